//! A quick answer for any seat in any state. It uses only what that seat knows: its hand, what lies open, and
//! the counters that are face up or that it laid itself.

use kilimandjaro::Kilimandjaro;
use kilimandjaro::action::Action;
use kilimandjaro::card::reach;
use kilimandjaro::counter::Counter;
use kilimandjaro::state::{CAMP, Stage, State};
use rules::{Random, Rules, Seat, Seats};

/// How many more turns a reach is worth, in halves: cards are covered soon.
const LASTING: i32 = 3;
/// The same for what is taken from somebody ahead.
const HARM: i32 = 4;
/// Better than any distance.
const CAMP_REACHED: i32 = 10_000;

/// What the policy answers.
pub(super) fn answer<R: Random>(game: &Kilimandjaro, state: &State, seat: Seat, random: &mut R) -> Action {
    match state.stage() {
        Stage::Lay { .. } => lay(game, state, seat, random),
        Stage::Play { .. } => play(game, state, seat, random),
        Stage::Move { reach, .. } => {
            let landing = |&distance: &u8| progress(game, state, seat, distance);
            Action::Go((1..=reach).max_by_key(landing).unwrap_or(1))
        }
        Stage::Banana { distance, .. } => {
            let gain = progress(game, state, seat, distance) - 2 * i32::from(state.pawn(seat));
            if gain > 0 { Action::Eat } else { Action::Stay }
        }
        Stage::Swap { .. } => {
            let ahead = |&other: &Seat| state.pawn(other) > state.pawn(seat);
            let leader = others(game, seat).filter(ahead).max_by_key(|&other| state.pawn(other));
            leader.map_or(Action::Stay, Action::Swap)
        }
        Stage::Send { .. } => send(game, state, seat, random),
        _ => game.sample(state, seat, random),
    }
}

/// A random answer of one who wants to stay in the game.
pub(super) fn whim<R: Random>(game: &Kilimandjaro, state: &State, seat: Seat, random: &mut R) -> Action {
    loop {
        match game.sample(state, seat, random) {
            Action::Leave => {}
            action => return action,
        }
    }
}

fn others(game: &Kilimandjaro, seat: Seat) -> impl Iterator<Item = Seat> {
    Seats::first(game.seats()).without(seat).into_iter()
}

/// The counter on a space, if this seat knows it.
fn known(state: &State, seat: Seat, space: u8) -> Option<Counter> {
    state.counter(space).filter(|laid| laid.up || laid.by == seat).map(|laid| laid.counter)
}

/// Where a move of this distance leads, twice the number of the space, as far as this seat knows.
fn progress(game: &Kilimandjaro, state: &State, seat: Seat, distance: u8) -> i32 {
    let mut space = state.pawn(seat);
    loop {
        space = space.saturating_add(distance);
        if space >= CAMP {
            return CAMP_REACHED;
        }
        match known(state, seat, space) {
            Some(Counter::Banana) => {}
            Some(Counter::Lion) => return 2 * i32::from(game.board().village_behind(space)),
            Some(Counter::Exchange) => {
                let furthest = others(game, seat).map(|other| state.pawn(other)).max();
                return 2 * i32::from(furthest.unwrap_or(0).max(space));
            }
            None => return 2 * i32::from(space),
        }
    }
}

/// The play that leads farthest, counting what the piles will be worth and what it costs somebody ahead.
fn play<R: Random>(game: &Kilimandjaro, state: &State, seat: Seat, random: &mut R) -> Action {
    let mut best = (i32::MIN, Action::Leave);
    let mine = state.reach(seat);
    let unchanged = progress(game, state, seat, mine) + LASTING * i32::from(mine);
    for on in game.coverable(state, seat) {
        let Some(piles) = state.piles(on) else { continue };
        let before = i32::from(reach(piles));
        for card in state.hand(seat).iter_kinds() {
            for pile in 0..3u8 {
                let mut changed = piles;
                changed[pile as usize] = card;
                let after = reach(changed);
                let value = if on == seat {
                    progress(game, state, seat, after) + LASTING * i32::from(after)
                } else {
                    unchanged + HARM * (before - i32::from(after))
                };
                // plays of equal value in any order: the dice decide
                let value = 4 * value + (random.word() & 3) as i32;
                if value > best.0 {
                    best = (value, Action::Play { card, on, pile });
                }
            }
        }
    }
    best.1
}

/// Lions where they cost most, anything else anywhere.
fn lay<R: Random>(game: &Kilimandjaro, state: &State, seat: Seat, random: &mut R) -> Action {
    let mut action = whim(game, state, seat, random);
    for _ in 0..6 {
        match action {
            Action::Lay { counter: Counter::Lion, space } if lost_to_lion(game, space) < 13 => {}
            _ => break,
        }
        action = whim(game, state, seat, random);
    }
    action
}

/// How many spaces a lion here costs.
pub(super) fn lost_to_lion(game: &Kilimandjaro, space: u8) -> u8 {
    space - game.board().village_behind(space)
}

/// Whoever is furthest, or loses most.
fn send<R: Random>(game: &Kilimandjaro, state: &State, seat: Seat, random: &mut R) -> Action {
    let loss = |&other: &Seat| {
        let space = state.pawn(other);
        2 * (space - game.board().village_behind(space)) + space / 2
    };
    let may = |&other: &Seat| game.check(state, seat, &Action::Send(other)).is_ok();
    let whom = others(game, seat).filter(may).max_by_key(loss);
    whom.map_or_else(|| whim(game, state, seat, random), Action::Send)
}
