//! The end: Presidency, winner, level of victory, and every point explained.

use crate::resolve::level;
use crate::state::Victories;
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

/// EU-74: what the Presidency is worth to each seat: 3 VP for most PP, 2 each for two, 1 each for more.
pub fn presidency(game: &Europa, state: &Public) -> [i16; 6] {
    let ranking = Ranking::by(game.colours.len() as u8, |seat| Some(state.pp[seat]));
    let first = ranking.rank.iter().filter(|&&rank| rank == 0).count() as i16;
    ranking.rank.map(|rank| if rank == 0 { (4 - first).max(1) } else { 0 })
}

/// EU-74: the Presidency, when the last election is over.
pub fn crown(game: &Europa, state: &mut State, out: &mut impl Sink<Event>) {
    let due = presidency(game, state);
    for (vp, due) in state.vp.iter_mut().zip(due) {
        vp.presidency += due;
    }
    out.put(|| Event::President {
        seats: (0..6).filter(|&s| due[s] > 0).map(|s| Seat(s as u8)).collect(),
        vp: due.into_iter().max().unwrap_or(0) as u8,
    });
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

/// The victory points of a seat, by where they came from, and its political points.
pub fn score(seat: Seat, vp: Victories, pp: u16) -> Score {
    let part = |id, points: i16, clause| Part { what: Text::new(id), points: points.into(), clause };
    let parts = vec![
        part("europa-score-elections", vp.elections, "EU-66"),
        part("europa-score-peace", vp.peace, "EU-38"),
        part("europa-score-penalties", vp.penalties, "EU-41"),
        part("europa-score-presidency", vp.presidency, "EU-74"),
    ];
    let tie_break = Some(Part { what: Text::new("europa-score-pp"), points: pp.into(), clause: "EU-75" });
    Score { seat, total: vp.total().into(), parts, tie_break }
}

/// Scores with their parts.
pub fn standing(game: &Europa, state: &State) -> Standing {
    let scores =
        (0..game.colours.len()).map(|seat| score(Seat(seat as u8), state.vp[seat], state.pp[seat])).collect();
    let incomplete = level(game, state) == 0 && state.union != game.board.all();
    let outcome = (state.phase == Phase::Over).then(|| Outcome {
        winners: winners(game, state),
        how: Text::new(victory(game, state).message()).with("conflict", level(game, state) as i64),
        clause: "EU-75",
        how_clause: Some(if incomplete { "EU-77" } else { "EU-76" }),
    });
    Standing { scores, outcome }
}
