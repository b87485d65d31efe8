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

impl Standing {
    /// The rank of every seat, in seat order, from 1; equals share one. The winners of a game that is over come first,
    /// however they won.
    pub fn ranks(&self) -> Vec<usize> {
        let won = |seat| self.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(seat));
        let key =
            |score: &Score| (won(score.seat), score.total, score.tie_break.as_ref().map(|part| part.points));
        let ahead = |own: &Score| self.scores.iter().filter(|other| key(other) > key(own)).count();
        self.scores.iter().map(|score| ahead(score) + 1).collect()
    }
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
    /// What decides among equal totals, in games that say so: more is better.
    pub tie_break: Option<Part>,
}

/// A line of a score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Part {
    /// What for.
    pub what: Text,
    /// How many points.
    pub points: i32,
    /// By which clause.
    pub clause: &'static str,
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
    /// The clause of `how`, where it says something beside who has won.
    pub how_clause: Option<&'static str>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_follow_victory_then_totals_then_the_tie_break() {
        let score = |seat: u8, total, tie: Option<i32>| Score {
            seat: Seat(seat),
            total,
            parts: Vec::new(),
            tie_break: tie.map(|points| Part { what: Text::new("tie"), points, clause: "T-2" }),
        };
        let ranks = |scores: &[(i32, Option<i32>)], winners: Option<Seats>| {
            let scores = (0..).zip(scores).map(|(seat, &(total, tie))| score(seat, total, tie)).collect();
            let how = Text::new("how");
            let outcome = winners.map(|winners| Outcome { winners, how, clause: "T-1", how_clause: None });
            Standing { scores, outcome }.ranks()
        };
        assert_eq!(ranks(&[(3, None), (5, None), (3, None)], None), [2, 1, 2]);
        assert_eq!(ranks(&[(5, Some(1)), (5, Some(2)), (7, Some(0))], None), [3, 2, 1]);
        assert_eq!(
            ranks(&[(2, None), (4, None)], Some(Seats::one(Seat(0)))),
            [1, 2],
            "the other one resigned"
        );
        assert_eq!(ranks(&[(4, None), (4, None)], Some(Seats::NONE)), [1, 1]);
    }
}
