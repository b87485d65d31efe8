//! Couleurs du Monde: chains found by search, weighed against what the hand is good for later, and an end game
//! played out in worlds that the seat cannot rule out.

pub mod chain;
mod weigh;

use crate::rollout::{Rollout, best};
use couleurs::{Action, Chain, Couleurs, Holding, State, View};
use rules::{Bot, Budget, Quick, Random, Rules, Seat, Stream, Views};
use std::cell::Cell;

/// The bot of a level.
pub fn level(name: &str) -> Option<Box<dyn Bot<Couleurs>>> {
    Some(match name {
        "random" => Box::new(crate::RandomBot),
        "easy" => Box::new(Easy),
        "medium" => Box::new(Medium),
        "strong" => Box::new(Strong),
        _ => return None,
    })
}

/// Nodes that a search for the best-paid chain may look at: all there are, but for monstrous hands.
const NODES: u32 = 200_000;

/// Plays whenever it can: the better of two chains that come to mind.
struct Easy;

impl Bot<Couleurs> for Easy {
    fn choose(
        &mut self,
        game: &Couleurs,
        view: &View,
        seat: Seat,
        _: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        let Some(holding) = view.holding(seat) else { return Action::Pass };
        let ideas = [whim(game, &holding, random), whim(game, &holding, random)];
        let best = ideas.into_iter().flatten().max_by_key(|chain| paid(game, &holding, chain));
        best.map_or(Action::Pass, Action::Play)
    }
}

/// Takes what pays best now.
struct Medium;

impl Bot<Couleurs> for Medium {
    fn choose(&mut self, game: &Couleurs, view: &View, seat: Seat, _: &Budget<'_>, _: &mut Stream) -> Action {
        view.holding(seat).map_or(Action::Pass, |holding| greedy(game, &holding, NODES))
    }
}

/// Weighs what it keeps against what it plays; near the end it plays its best ideas out.
struct Strong;

impl Strong {
    /// Turns that are played out.
    const IDEAS: usize = 8;
    /// Playouts for each of them.
    const PLAYOUTS: u32 = 60;
    /// The end game begins when the stock has no more cards than this for each seat.
    const STOCK_PER_SEAT: usize = 2;
}

impl Bot<Couleurs> for Strong {
    fn choose(
        &mut self,
        game: &Couleurs,
        view: &View,
        seat: Seat,
        budget: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        let mut ideas = weigh::turns(game, &game.guess(view, random), seat, weigh::CLOSE);
        if view.stock > Self::STOCK_PER_SEAT * view.hands.len() {
            ideas.truncate(1);
        }
        ideas.truncate(Self::IDEAS);
        let ideas: Vec<Action> = ideas.into_iter().map(|(_, action)| action).collect();
        let left = Cell::new(Self::PLAYOUTS * ideas.len() as u32);
        let over = || {
            left.set(left.get().saturating_sub(1));
            left.get() == 0 || budget.is_over()
        };
        let policy = |game: &Couleurs, state: &State, asked: Seat, quick: &mut Quick| {
            in_playout(game, state, asked, seat, quick)
        };
        let rollout = Rollout { policy, value: lead };
        best(game, view, seat, ideas, &rollout, &Budget::until(&over), random)
    }
}

/// The bot itself goes on as it weighs; of the others nobody knows how well they play: now well, now on a whim.
fn in_playout(game: &Couleurs, state: &State, asked: Seat, own: Seat, quick: &mut Quick) -> Action {
    let holding = Holding::of(state, asked);
    if asked == own {
        let turns = weigh::turns(game, state, asked, weigh::QUICK);
        turns.into_iter().next().map_or(Action::Pass, |(_, action)| action)
    } else if quick.below(2) == 0 {
        whim(game, &holding, quick).map_or(Action::Pass, Action::Play)
    } else {
        greedy(game, &holding, 300)
    }
}

/// Near 1 for a safe lead over the best of the others at the end, near 0 for a clear defeat.
fn lead(game: &Couleurs, state: &State, seat: Seat) -> f64 {
    let totals = game.totals(state);
    let others = (0..usize::from(game.seats())).filter(|&other| other != seat.index());
    let ahead = totals[seat.index()] - others.map(|other| totals[other]).max().unwrap_or(0);
    1.0 / (1.0 + (-f64::from(ahead) / 15.0).exp())
}

/// The best-paid chain.
fn greedy(game: &Couleurs, holding: &Holding, nodes: u32) -> Action {
    let paid = chain::best(game, holding, game.beginners(holding), nodes);
    if paid.chain.cards().is_empty() { Action::Pass } else { Action::Play(paid.chain) }
}

/// Some chain, if one can begin: it may end wherever it could go on.
fn whim<R: Random>(game: &Couleurs, holding: &Holding, random: &mut R) -> Option<Chain> {
    let mut next = game.beginners(holding);
    let mut left = holding.hand;
    let mut chain = Chain::EMPTY;
    while !next.is_empty() {
        let choice = random.below(next.len() as u32 + u32::from(!chain.cards().is_empty()));
        if choice as usize == next.len() {
            break;
        }
        let card = next.nth(choice);
        chain.push(card);
        left = left.without(card);
        next = game.followers(holding, card, left);
    }
    (!chain.cards().is_empty()).then_some(chain)
}

fn paid(game: &Couleurs, holding: &Holding, chain: &Chain) -> i32 {
    let (points, bonus) = game.worth(holding.covered, chain);
    points + bonus
}
