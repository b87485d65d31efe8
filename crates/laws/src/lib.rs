//! The laws that every game of the library is asked to keep, and the runner of their rule cases.
//!
//! A dev-dependency only. A game's `tests/laws.rs` hands the game to the [`Battery`](crate::Cases), its `tests/cases.rs` hands
//! its data files to [`Cases`].

mod cases;
mod check;

pub use cases::Cases;
