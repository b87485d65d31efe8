//! What a seat can commit to, and what chance can decide.

use crate::board::{Id, MAX_COUNTRIES};
use rules::Seats;

/// Pawns to put on the map, by country.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement(pub [u8; MAX_COUNTRIES]);

impl Placement {
    /// How many pawns in all.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }
}

/// One seat's commitment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Pawns for peace.
    Commit(u8),
    /// The decider stops a war.
    Stop(Id),
    /// The decider calms tensions.
    Calm(Id),
    /// Pawns on the map.
    Place(Placement),
    /// The campaign is over for me.
    Ready,
    /// I name this coalition.
    Propose(Seats),
    /// I name none.
    Pass,
    /// Yes or no to the named coalition.
    Answer(bool),
    /// One pawn from the country just won goes there.
    Move(Id),
    /// My pawns go home.
    Stay,
}

/// What chance decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// A ten-sided die for each of some seats; 0 = did not roll.
    Dice([u8; 6]),
    /// The order of elections, and how many.
    Cards([Id; MAX_COUNTRIES], u8),
    /// Two dice for the risks of war.
    War(u8, u8),
}
