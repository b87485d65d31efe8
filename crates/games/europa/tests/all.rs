//! All tests of this crate in one program: what they share is compiled and linked once.

mod cases;
mod instructions;
mod judgement;
mod laws;
mod records;
mod treaties;
