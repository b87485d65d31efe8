//! All tests of this crate in one program: what they share is compiled and linked once.

mod common;
mod minds;
mod record;
mod table;
mod texts;
