//! Who stands where, and why.

use crate::{Seat, Seats, Text};
use serde::Serialize;

/// The scores as they are, and the outcome once the game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// One score a seat, in seat order.
    pub scores: Vec<Score>,
    /// `None` while the game goes on.
    pub outcome: Option<Outcome>,
}

/// The score of a seat with every point explained.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// Whose.
    pub seat: Seat,
    /// The sum, or whatever the game compares first.
    pub total: i32,
    /// What it is made of.
    pub parts: Vec<Part>,
}

/// A line of a score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Part {
    /// What for.
    pub what: Text,
    /// How many points.
    pub points: i32,
}

/// How the game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Who won: one, several who share it, or nobody (a draw).
    pub winners: Seats,
    /// In which way.
    pub how: Text,
    /// By which clause.
    pub clause: &'static str,
}
