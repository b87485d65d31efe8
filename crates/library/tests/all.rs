//! All tests of this crate in one program: what they share is compiled and linked once.

mod boards;
mod common;
mod contract;
#[path = "common/edits.rs"]
mod edits;
mod lessons;
mod promises;
mod readers;
mod records;
mod refusals;
mod shelf;
mod types;
