//! All tests of this crate in one program: what they share is compiled and linked once.

mod commands;
mod crash;
mod docs;
mod faults;
mod nodes;
mod operations;
mod refusals;
