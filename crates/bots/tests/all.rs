//! All tests of this crate in one program: what they share is compiled and linked once.

mod africa;
mod couleurs;
mod neuf_pistes;
