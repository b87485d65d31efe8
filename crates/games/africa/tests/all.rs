//! All tests of this crate in one program: what they share is compiled and linked once.

mod board;
mod cases;
mod chart;
mod judgement;
mod laws;
mod paper;
mod records;
mod secrets;
mod texts;
mod treaties;
mod words;
