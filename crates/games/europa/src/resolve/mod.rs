//! What then happens: one file a phase of the rulebook (EU-14, EU-15: overlays, A, B, C, W, D, E).
//!
//! Every function leaves the game waiting for an answer or for chance; phases without a decision run
//! through by themselves.

mod election;
mod peace;
mod placement;
mod turns;
mod war;

pub use peace::{POINTS, Tally};
pub use turns::{cap, cards_in_play, start};
pub use war::{TENSIONS, level};

use crate::{Action, Europa, Event, Phase, Roll, State};
use rules::{Seat, Sink};

/// Carries out the answers of the seats that were asked.
pub fn resolve(game: &Europa, state: &mut State, joint: &[(Seat, Action)], out: &mut impl Sink<Event>) {
    match state.phase {
        Phase::Commit => peace::commit(game, state, joint, out),
        Phase::Allocate { decider, left } => peace::allocate(game, state, decider, left, joint[0].1, out),
        Phase::Place { round, next } => placement::place(game, state, round, next, joint[0].1, out),
        Phase::Campaign => election::open_vote(game, state, 0, out),
        Phase::Propose { next } => election::propose(game, state, next, joint[0].1, out),
        Phase::Vote { next, coalition } => election::vote(game, state, next, coalition, joint, out),
        Phase::Moves { waiting } => election::move_pawn(game, state, waiting, joint[0].0, joint[0].1, out),
        _ => {}
    }
}

/// Carries out what chance decided.
pub fn settle(game: &Europa, state: &mut State, roll: &Roll, out: &mut impl Sink<Event>) {
    match (state.phase, *roll) {
        (Phase::Order(mut ranking), Roll::Dice(dice)) => {
            tie_dice(out, "order", &dice);
            ranking.split(&dice);
            turns::rank(game, state, ranking, out);
        }
        (Phase::Cards, Roll::Cards(row, cards)) => turns::lay_out(game, state, row, cards, out),
        (Phase::WarDice(done), Roll::War(a, b)) => war::roll(game, state, done, [a, b], out),
        (Phase::Rewards(mut ranking), Roll::Dice(dice)) => {
            tie_dice(out, "rewards", &dice);
            ranking.split(&dice);
            peace::reward(game, state, ranking, out);
        }
        (Phase::Penalties(mut ranking), Roll::Dice(dice)) => {
            tie_dice(out, "penalties", &dice);
            // the lower die is punished harder (EU-42), so it goes ahead
            ranking.split(&dice.map(|die| if die == 0 { 0 } else { 11 - die }));
            peace::punish(game, state, ranking, out);
        }
        (Phase::Decider(mut ranking), Roll::Dice(dice)) => {
            tie_dice(out, "decider", &dice);
            ranking.split(&dice);
            peace::decide(game, state, ranking, out);
        }
        _ => {}
    }
}

fn tie_dice(out: &mut impl Sink<Event>, purpose: &'static str, dice: &[u8; 6]) {
    out.put(|| Event::TieDice {
        purpose,
        dice: (0..6).filter(|&s| dice[s] > 0).map(|s| (Seat(s as u8), dice[s])).collect(),
    });
}
