//! Au pied du Kilimandjaro: a quick policy, and a search that plays its candidates out in guessed worlds.

mod candidates;
mod policy;

use crate::rollout::{Rollout, best};
use kilimandjaro::Kilimandjaro;
use kilimandjaro::action::Action;
use kilimandjaro::state::{CAMP, State};
use kilimandjaro::view::View;
use rules::{Bot, Budget, Quick, Random, Rules, Seat, Seats, Stream, Views};
use std::cell::Cell;

/// The bot of a level.
pub fn level(name: &str) -> Option<Box<dyn Bot<Kilimandjaro>>> {
    Some(match name {
        "random" => Box::new(crate::RandomBot),
        "easy" => Box::new(Easy),
        "medium" => Box::new(Medium),
        "strong" => Box::new(Strong),
        _ => return crate::yardstick::kilimandjaro::named(name),
    })
}

/// Every third answer is a whim.
struct Easy;

impl Bot<Kilimandjaro> for Easy {
    fn choose(
        &mut self,
        game: &Kilimandjaro,
        view: &View,
        seat: Seat,
        _: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        let state = game.guess(view, random);
        if random.below(3) == 0 {
            policy::whim(game, &state, seat, random)
        } else {
            policy::answer(game, &state, seat, random)
        }
    }
}

/// Looks as far as a quick glance at each answer goes.
struct Medium;

/// How many games a glance plays out, besides two for each answer.
const GLANCE: u32 = 60;

impl Bot<Kilimandjaro> for Medium {
    fn choose(
        &mut self,
        game: &Kilimandjaro,
        view: &View,
        seat: Seat,
        budget: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        let played = Cell::new(0);
        let seen_enough = || played.replace(played.get() + 1) >= GLANCE || budget.is_over();
        search(game, view, seat, &Budget::until(&seen_enough), random)
    }
}

/// Plays every answer out for as long as there is time.
struct Strong;

impl Bot<Kilimandjaro> for Strong {
    fn choose(
        &mut self,
        game: &Kilimandjaro,
        view: &View,
        seat: Seat,
        budget: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        search(game, view, seat, budget, random)
    }
}

/// Every play, and the better places for a counter, played out by the policy.
fn search(game: &Kilimandjaro, view: &View, seat: Seat, budget: &Budget<'_>, random: &mut Stream) -> Action {
    let candidates = candidates::candidates(game, &game.guess(view, random), seat, random);
    let rollout = Rollout { policy: policy::answer::<Quick>, value: worth };
    best(game, view, seat, candidates, &rollout, budget, random)
}

/// A win is worth everything, a shared one its share; a good place decides between games that are lost or won
/// alike.
fn worth(game: &Kilimandjaro, state: &State, seat: Seat) -> f64 {
    let winners = game.standing(state).outcome.map_or(Seats::NONE, |outcome| outcome.winners);
    let won = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    let rival = Seats::first(game.seats()).without(seat).into_iter().map(|other| state.pawn(other)).max();
    let lead = f64::from(state.pawn(seat)) - f64::from(rival.unwrap_or(0));
    won + 0.2 * lead / f64::from(CAMP)
}
