//! The end: Presidency, winner, level of victory, and every point explained.

use crate::resolve::level;
use crate::{Europa, Event, Phase, Public, Ranking, State};
use rules::{Outcome, Part, Score, Seat, Seats, Sink, Standing, Text};
use serde::Serialize;

/// How far Europe has come, which is everybody's aim (EU-08, EU-76, EU-77).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// More than ten conflict points.
    Pyrrhic,
    /// Four to ten.
    Fragile,
    /// One to three, or peace in an incomplete Union.
    Decisive,
    /// Peace, and all countries united.
    Total,
}

impl Victory {
    /// Its message.
    pub fn message(self) -> &'static str {
        match self {
            Victory::Pyrrhic => "europa-victory-pyrrhic",
            Victory::Fragile => "europa-victory-fragile",
            Victory::Decisive => "europa-victory-decisive",
            Victory::Total => "europa-victory-total",
        }
    }
}

/// The level of victory as the map stands.
pub fn victory(game: &Europa, state: &Public) -> Victory {
    let complete = state.union == game.board.all() || game.rulings.total_by_peace;
    match level(game, state) {
        0 if complete => Victory::Total,
        0..=3 => Victory::Decisive,
        4..=10 => Victory::Fragile,
        _ => Victory::Pyrrhic,
    }
}

/// EU-74: the Presidency, when the last election is over.
pub fn crown(game: &Europa, state: &mut State, out: &mut impl Sink<Event>) {
    let ranking = Ranking::by(game.colours.len() as u8, |seat| Some(state.pp[seat]));
    let presidents: Seats = (0..6).filter(|&s| ranking.rank[s as usize] == 0).map(Seat).collect();
    let vp = match presidents.len() {
        1 => 3,
        2 => 2,
        _ => 1,
    };
    for seat in presidents {
        state.vp[seat.index()].presidency += i16::from(vp);
    }
    out.put(|| Event::President { seats: presidents.into_iter().collect(), vp });
    out.put(|| Event::Over { conflict: level(game, state), victory: victory(game, state) });
}

/// EU-78: VP + countries of the Union - conflict points, for each player.
pub fn comparison(game: &Europa, state: &State) -> Vec<i16> {
    let common = state.union.len() as i16 - level(game, state) as i16;
    state.vp[..game.colours.len()].iter().map(|vp| vp.total() + common).collect()
}

/// EU-75: most VP, then most PP, else shared.
pub fn winners(game: &Europa, state: &State) -> Seats {
    let key = |seat: usize| Some((state.vp[seat].total(), state.pp[seat]));
    let ranking = Ranking::by(game.colours.len() as u8, key);
    (0..6).filter(|&s| ranking.rank[s as usize] == 0).map(Seat).collect()
}

/// Scores with their parts.
pub fn standing(game: &Europa, state: &State) -> Standing {
    let scores = (0..game.colours.len())
        .map(|seat| {
            let vp = state.vp[seat];
            let part = |id, points: i16| Part { what: Text::new(id), points: points.into() };
            Score {
                seat: Seat(seat as u8),
                total: vp.total().into(),
                parts: vec![
                    part("europa-score-elections", vp.elections),
                    part("europa-score-peace", vp.peace),
                    part("europa-score-penalties", vp.penalties),
                    part("europa-score-presidency", vp.presidency),
                ],
            }
        })
        .collect();
    let outcome = (state.phase == Phase::Over).then(|| Outcome {
        winners: winners(game, state),
        how: Text::new(victory(game, state).message()).with("conflict", level(game, state) as i64),
        clause: "EU-75",
    });
    Standing { scores, outcome }
}
