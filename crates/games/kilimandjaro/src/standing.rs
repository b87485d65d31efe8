//! When it ends and who stands where.

use crate::Kilimandjaro;
use crate::event::Ending;
use crate::state::{CAMP, Stage, State};
use rules::{Outcome, Part, Score, Seats, Standing, Text};

impl Ending {
    /// How it is told.
    pub fn text(self) -> Text {
        Text::new(match self {
            Ending::Camp => "kilimandjaro-end-camp",
            Ending::Furthest => "kilimandjaro-end-furthest",
            Ending::TieBreak => "kilimandjaro-end-tie-break",
            Ending::Shared => "kilimandjaro-end-shared",
            Ending::Deserted => "kilimandjaro-end-deserted",
        })
    }

    /// The clause behind it.
    pub const fn clause(self) -> &'static str {
        match self {
            Ending::Camp => "KI-30",
            Ending::Furthest => "KI-31",
            Ending::TieBreak => "KI-32",
            Ending::Shared => "KI-62",
            Ending::Deserted => "KI-65",
        }
    }
}

impl Kilimandjaro {
    /// Who has won a game that is over. Furthest means furthest along the path (KI-60); a seat that left
    /// cannot win (KI-65).
    pub(crate) fn result(&self, state: &State) -> (Seats, Ending) {
        let all = Seats::first(self.seats);
        let in_play: Seats = all.into_iter().filter(|&seat| !state.left.contains(seat)).collect();
        let Some(furthest) = in_play.into_iter().map(|seat| state.pawn(seat)).max() else {
            return (Seats::NONE, Ending::Deserted);
        };
        let tied: Seats = in_play.into_iter().filter(|&seat| state.pawn(seat) == furthest).collect();
        if furthest == CAMP {
            return (tied, Ending::Camp);
        }
        if tied.len() == 1 {
            return (tied, Ending::Furthest);
        }
        let reach = tied.into_iter().map(|seat| state.reach(seat)).max();
        let winners: Seats = tied.into_iter().filter(|&seat| Some(state.reach(seat)) == reach).collect();
        (winners, if winners.len() == 1 { Ending::TieBreak } else { Ending::Shared })
    }

    pub(crate) fn standing_of(&self, state: &State) -> Standing {
        let score = |seat| {
            let points = i32::from(state.pawn(seat));
            Score {
                seat,
                total: points,
                parts: vec![Part { what: Text::new("kilimandjaro-score-space"), points, clause: "KI-31" }],
                tie_break: Some(Part {
                    what: Text::new("kilimandjaro-score-reach"),
                    points: state.reach(seat).into(),
                    clause: "KI-32",
                }),
            }
        };
        let outcome = (state.stage == Stage::Over).then(|| {
            let (winners, ending) = self.result(state);
            Outcome { winners, how: ending.text(), clause: ending.clause(), how_clause: None }
        });
        Standing { scores: Seats::first(self.seats).into_iter().map(score).collect(), outcome }
    }
}
