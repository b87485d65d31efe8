//! Points, and who has won.

use crate::resolve::Embassies;
use crate::{ALONE, Africa, COLONIES, Phase, SHARED, State, Territories};
use rules::{Arg, Outcome, Part, Score, Seat, Seats, Standing, Text};

/// The points of a country as they would be counted now. Nothing else scores: neither developments nor presences
/// outside colonies (AF-73).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Points {
    /// Colonies it has alone (AF-70).
    pub alone: usize,
    /// Colonies it shares (AF-71).
    pub shared: usize,
    /// Alliances declared to it at the last reading (AF-72). Before the end these are provisional.
    pub alliances: usize,
}

impl Points {
    /// The sum.
    pub fn total(self) -> usize {
        ALONE * self.alone + SHARED * self.shared + self.alliances
    }
}

impl Africa {
    /// The points of a seat.
    pub fn points(&self, state: &State, seat: Seat) -> Points {
        let continent = &state.continent;
        let own = continent.presences[seat.index()] & continent.colonies;
        let others = (continent.presences.iter().enumerate())
            .filter(|(other, _)| *other != seat.index())
            .fold(Territories::NONE, |all, (_, presences)| all | *presences);
        let rivals = self.all_seats().without(seat);
        let alliances = state
            .embassies()
            .map_or(0, |sheets| rivals.len() - Embassies::of(sheets).wars_on(seat, rivals).len());
        Points { alone: (own - others).len(), shared: (own & others).len(), alliances }
    }

    pub(crate) fn stand(&self, state: &State) -> Standing {
        let score = |seat: Seat| {
            let points = self.points(state, seat);
            let part = |id, count: usize, each: usize, clause| Part {
                what: Text::new(id).with("count", count),
                points: (count * each) as i32,
                clause,
            };
            Score {
                seat,
                total: points.total() as i32,
                parts: vec![
                    part("africa-score-alone", points.alone, ALONE, "AF-70"),
                    part("africa-score-shared", points.shared, SHARED, "AF-71"),
                    part("africa-score-alliances", points.alliances, 1, "AF-72"),
                ],
                tie_break: None,
            }
        };
        let scores: Vec<Score> = self.all_seats().into_iter().map(score).collect();
        let outcome = (state.phase == Phase::Over).then(|| self.outcome(state, &scores));
        Standing { scores, outcome }
    }

    /// AF-74 and AF-75, among those whose players have not left (RU-20).
    fn outcome(&self, state: &State, scores: &[Score]) -> Outcome {
        let staying = || scores.iter().filter(|score| !state.absent.contains(score.seat));
        let best = staying().map(|score| score.total).max();
        let leaders: Seats =
            staying().filter(|score| Some(score.total) == best).map(|score| score.seat).collect();
        let (winners, id, clause) = match leaders.len() {
            0 => (Seats::NONE, "africa-outcome-deserted", "RU-20"),
            1 => (leaders, "africa-outcome-win", "AF-74"),
            _ if self.edition.tie_shared => (leaders, "africa-outcome-shared", "RU-18"),
            _ => (Seats::NONE, "africa-outcome-tie", "AF-75"),
        };
        let end = if state.continent.colonies.len() >= COLONIES {
            Text::new("africa-end-colonies").with("year", state.year().to_string())
        } else {
            Text::new("africa-end-1914")
        };
        let leaders = leaders.into_iter().map(Arg::Seat).collect();
        let how = Text::new(id)
            .with("leaders", Arg::List(leaders))
            .with("total", best.unwrap_or(0))
            .with("end", Arg::Text(end));
        Outcome { winners, how, clause, how_clause: None }
    }
}
