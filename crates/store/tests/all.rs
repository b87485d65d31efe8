//! All tests of this crate in one program: what they share is compiled and linked once.

mod charges;
mod expiry;
mod files;
mod older;
mod story;
mod tls;
