//! Whose answer the game waits for, and who is looking.

use crate::{Seat, Seats};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// An answer from each of these seats; with more than one, the answers are sealed until all are in.
    Decide(Seats),
    /// A draw, a deal or a throw of dice.
    Chance,
    /// Nothing: the game is over.
    Over,
}

/// Who is looking at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The person (or bot) in this seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Is this the given seat?
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
