//! All tests of this crate in one program: what they share is compiled and linked once.

mod africa;
mod common;
mod couleurs;
mod europa;
mod kilimandjaro;
mod neuf_pistes;
