//! What every game of the library is made of: seats, turns, chance, views, notation, prompts.
//!
//! A game is one type (its edition, options and board: the `&self` below) that implements, one file each:
//!
//! | trait | file of a game | says |
//! |---|---|---|
//! | [`Rules`] | `legal.rs`, `resolve.rs`, `chance.rs`, `standing.rs` | what may happen, and what then is |
//! | [`Views`] | `view.rs` | who may know what |
//! | [`Notation`] | `notation.rs` | how it is written down |
//! | [`Prompts`] | `prompt.rs` | what can be picked next, from a view alone |
//! | [`Draws`] | `draw.rs` | a picture of a view |
//! | [`Listed`] | `legal.rs` | all legal actions, for games whose actions can be listed |
//! | [`Treaties`] | `treaty.rs` | promises, for games of negotiation |
//! | [`Game`] | `lib.rs` | key, seats, options, how to build one from a board file |
//!
//! Invariants: nothing here or in a game does I/O, reads a clock, starts a thread or holds a generator in
//! its state; a [`Rules::State`] cannot be serialised, so it can never reach a wire by accident.

mod bits;
mod board;
mod bot;
mod game;
mod listed;
mod notation;
mod prompts;
mod random;
mod rules;
mod seat;
mod set;
mod setup;
mod sink;
mod standing;
mod suppose;
mod text;
mod time;
mod treaty;
mod turn;
mod views;

pub use bits::nth_bit;
pub use board::{BoardFile, Errors, Names, Shown, meaning, own_names};
pub use bot::{Bot, Budget};
pub use game::Game;
pub use listed::Listed;
pub use notation::{Notation, ParseError, quoted};
pub use prompts::{Next, NoEffect, Pick, Prompts, Slot};
pub use random::{DrawKey, Quick, Random, Stream};
pub use rules::Rules;
pub use seat::{Seat, Seats};
pub use set::{Bits, Member, Members, Set};
pub use setup::{OptionSpec, Options, Setup, SetupError};
pub use sink::Sink;
pub use standing::{Outcome, Part, Score, Standing};
pub use suppose::{Supposed, Unsupposable, idle, suppose};
pub use text::{Arg, Explain, Tell, Text};
pub use time::{Absence, Phase, Time};
pub use treaty::{
    Card, Clause, Deed, Draft, Fate, Line, MOST_CLAUSES, MOST_LETTERS, Nature, REASONS, Stage, Status, Talk,
    Term, Treaties, Treaty, Verdict, When, Word,
};
pub use turn::{Turn, Viewer};
pub use views::{Draws, Views};
