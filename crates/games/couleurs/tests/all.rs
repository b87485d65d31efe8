//! All tests of this crate in one program: what they share is compiled and linked once.

mod cases;
mod games;
mod laws;
mod page;
mod readers;
mod records;
mod texts;
mod tutorial;
