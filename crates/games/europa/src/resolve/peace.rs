//! Phase W, second half: the secret commitments, rewards or penalties, and the use of the dove
//! (EU-37 to EU-48).

use super::{placement, war};
use crate::board::Countries;
use crate::legal::{allocations, cost_of_war};
use crate::{Action, Europa, Event, Phase, Public, Ranking, State};
use rules::{Seat, Sink};

const PAID: u8 = 3;
/// What the first three gain or lose (EU-38, EU-41).
pub const POINTS: [u8; 3] = [4, 2, 1];

/// All commitments are revealed together (EU-37).
pub fn commit(game: &Europa, state: &mut State, joint: &[(Seat, Action)], out: &mut impl Sink<Event>) {
    for (seat, action) in joint {
        if let Action::Commit(pawns) = *action {
            state.dove[seat.index()] = pawns;
            state.hand[seat.index()] -= pawns;
        }
    }
    weigh(game, state, out);
}

/// Is it enough? (EU-38, EU-41)
pub fn weigh(game: &Europa, state: &mut State, out: &mut impl Sink<Event>) {
    let players = game.colours.len() as u8;
    let level = war::level(game, state);
    let peace = state.on_dove() >= level;
    out.put(|| Event::Dove { pawns: state.dove[..players as usize].to_vec(), level, peace });
    if peace {
        (state.tensions, state.wars) = (Countries::NONE, Countries::NONE);
        reward(game, state, Tally::Rewards.of(game, state), out);
    } else {
        punish(game, state, Tally::Penalties.of(game, state), out);
    }
}

/// What the players are ranked for, before any die.
#[derive(Clone, Copy)]
pub enum Tally {
    /// EU-39: fewer PP ranks higher; EU-40: who gave nothing is not ranked.
    Rewards,
    /// EU-42: fewer pawns on the dove is punished harder; EU-43: who kept nothing is not ranked.
    Penalties,
    /// EU-44: most pawns on the dove decides; nobody if it is empty.
    Decider,
}

impl Tally {
    /// The ranking.
    pub fn of(self, game: &Europa, state: &Public) -> Ranking {
        let (hand, dove, pp) = (&state.hand, &state.dove, &state.pp);
        let key = |s: usize| match self {
            Tally::Rewards => (dove[s] > 0).then(|| (dove[s], u16::MAX - pp[s])),
            Tally::Penalties => (hand[s] > 0).then(|| (hand[s], u16::from(u8::MAX - dove[s]))),
            Tally::Decider => {
                (dove[s] > 0).then(|| (dove[s], if game.rulings.richest_decides { pp[s] } else { 0 }))
            }
        };
        Ranking::by(game.colours.len() as u8, key)
    }
}

/// EU-38: 4, 2 and 1 VP.
pub fn reward(game: &Europa, state: &mut State, ranking: Ranking, out: &mut impl Sink<Event>) {
    if !ranking.tied(PAID).is_empty() {
        state.phase = Phase::Rewards(ranking);
        return;
    }
    for (rank, &vp) in POINTS.iter().enumerate() {
        if let Some(seat) = ranking.seat_at(rank as u8) {
            state.vp[seat as usize].peace += i16::from(vp);
            out.put(|| Event::Reward { seat: Seat(seat), vp });
        }
    }
    placement::begin(game, state, out);
}

/// EU-41: 4, 2 and 1 VP lost, at most what one has (EU-43).
pub fn punish(game: &Europa, state: &mut State, ranking: Ranking, out: &mut impl Sink<Event>) {
    if !ranking.tied(PAID).is_empty() {
        state.phase = Phase::Penalties(ranking);
        return;
    }
    for (rank, &due) in POINTS.iter().enumerate() {
        if let Some(seat) = ranking.seat_at(rank as u8) {
            let vp = &mut state.vp[seat as usize];
            let lost = i16::from(due);
            vp.penalties -= if game.rulings.debt { lost } else { lost.min(vp.total().max(0)) };
            out.put(|| Event::Penalty { seat: Seat(seat), vp: due });
        }
    }
    decide(game, state, Tally::Decider.of(game, state), out);
}

/// EU-44: who decides.
pub fn decide(game: &Europa, state: &mut State, ranking: Ranking, out: &mut impl Sink<Event>) {
    if !ranking.tied(1).is_empty() {
        state.phase = Phase::Decider(ranking);
        return;
    }
    match ranking.seat_at(0) {
        None => placement::begin(game, state, out),
        Some(decider) => {
            let left = state.on_dove().min(u16::from(u8::MAX)) as u8;
            if let Some(left) = spend(game, state, decider, left, out) {
                out.put(|| Event::Decides { seat: Seat(decider), left });
            }
        }
    }
}

/// The decider's choice (EU-45, EU-46).
pub fn allocate(
    game: &Europa,
    state: &mut State,
    decider: u8,
    left: u8,
    action: Action,
    out: &mut impl Sink<Event>,
) {
    let left = calm(game, state, left, action, out);
    spend(game, state, decider, left, out);
}

fn calm(game: &Europa, state: &mut State, left: u8, action: Action, out: &mut impl Sink<Event>) -> u8 {
    let (country, war, cost) = match action {
        Action::Stop(id) => (id, true, cost_of_war(game, id)),
        Action::Calm(id) => (id, false, 1),
        _ => return left,
    };
    state.wars.remove(country);
    state.tensions.remove(country);
    let left = left - cost;
    out.put(|| Event::Calmed { country, war, left });
    left
}

/// All that is left are Tensions, and there are pawns for each: in which order they are calmed is nothing to anybody.
fn covers(all: &[Action], left: u8) -> bool {
    all.len() <= usize::from(left) && all.iter().all(|action| matches!(action, Action::Calm(_)))
}

/// Asks the decider while there is a choice, and says about how many pawns; a single possibility is compulsory anyway
/// (EU-46).
fn spend(
    game: &Europa,
    state: &mut State,
    decider: u8,
    mut left: u8,
    out: &mut impl Sink<Event>,
) -> Option<u8> {
    loop {
        match allocations(game, state, left).as_slice() {
            [] => {
                placement::begin(game, state, out);
                return None;
            }
            [only] => left = calm(game, state, left, *only, out),
            all if game.rulings.brisk && covers(all, left) => {
                for action in all {
                    left = calm(game, state, left, *action, out);
                }
            }
            _ => {
                state.phase = Phase::Allocate { decider, left };
                return Some(left);
            }
        }
    }
}
