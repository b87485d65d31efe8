//! The laws that every game of the library is asked to keep, and the runner of their rule cases.
//!
//! A dev-dependency only. A game's `tests/laws.rs` hands the game to the [`Battery`], its `tests/cases.rs`
//! hands its data files to [`Cases`].

mod battery;
mod cases;
mod check;
mod judgement;
mod kept;
mod law;
pub mod toys;
mod walk;
pub mod words;

pub use battery::{Battery, Broken, Quantity, setup};
pub use cases::Cases;
pub use judgement::{Moment, Seen, Slow, Told, histories, judgement};
pub use kept::kept;
