//! Who stands where, and how it ended.

use crate::NeufPistes;
use crate::options::Variant;
use crate::state::{End, Stage, State};
use rules::{Outcome, Part, Score, Seat, Seats, Standing, Text};

impl NeufPistes {
    pub(crate) fn score(&self, state: &State) -> Standing {
        let score = |seat: Seat| {
            let home = (*state.position.pawns(seat) & self.ground(seat).camp_set).len() as i32;
            let part = Part { what: Text::new("neuf-pistes-score-home"), points: home, clause: "NP-02" };
            Score { seat, total: home, parts: vec![part], tie_break: None }
        };
        let outcome = match state.stage {
            Stage::Over(end) => Some(Outcome {
                winners: match end {
                    End::Won(seat) => Seats::one(seat),
                    End::Repetition | End::NoProgress | End::Blocked => Seats::NONE,
                },
                how: end.text(),
                clause: self.clause_of(end),
                how_clause: None,
            }),
            Stage::Arranging | Stage::Playing => None,
        };
        Standing { scores: vec![score(Seat(0)), score(Seat(1))], outcome }
    }

    /// The clause by which a game ends so.
    pub(crate) fn clause_of(&self, end: End) -> &'static str {
        match (end, self.choices.variant) {
            (End::Won(_), Variant::NumberedCells | Variant::NumberedCellsBeginners) => "NP-45",
            (End::Won(_), _) => "NP-10",
            (End::Repetition, _) => "NP-36",
            (End::NoProgress, _) => "NP-37",
            (End::Blocked, _) => "NP-34",
        }
    }
}
