//! All tests of this crate in one program: what they share is compiled and linked once.

mod cases;
mod flags;
mod games;
mod laws;
mod readers;
mod records;
mod rematch;
mod texts;
mod tutorial;
