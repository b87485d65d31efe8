//! All tests of this crate in one program: what they share is compiled and linked once.

mod board;
mod cases;
mod common;
mod laws;
mod lists;
mod perft;
mod records;
