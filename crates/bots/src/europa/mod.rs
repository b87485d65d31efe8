//! Europa: a policy that weighs countries, coalitions and peace, and a search that plays its candidates out.

mod candidates;
mod policy;
mod treaty;

use crate::rollout::{Rollout, best};
use europa::{Action, Europa, State, View};
use rules::{Bot, Budget, Card, Quick, Random, Rules, Seat, Stream, Views, Word};
use treaty::Memory;

/// The bot of a level.
pub fn level(name: &str) -> Option<Box<dyn Bot<Europa>>> {
    Some(match name {
        "random" => Box::new(crate::RandomBot),
        "easy" => Box::new(Easy(Memory::default())),
        "medium" => Box::new(Medium(Memory::default())),
        "strong" => Box::new(Strong(Memory::default())),
        _ => return None,
    })
}

/// Every other answer is a whim.
struct Easy(Memory);

impl Bot<Europa> for Easy {
    fn choose(
        &mut self,
        game: &Europa,
        view: &View,
        seat: Seat,
        _: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        let state = game.guess(view, random);
        if random.below(2) == 0 {
            game.sample(&state, seat, random)
        } else {
            let answer = policy::answer(game, &state, seat, random, 1.0);
            self.0.keep(game, &state, seat, answer)
        }
    }

    fn remember(&mut self, game: &Europa, seat: Seat, cards: &[Card]) {
        self.0 = Memory::of(game, seat, cards);
    }

    fn negotiate(&mut self, game: &Europa, view: &View, seat: Seat, random: &mut Stream) -> Vec<Word> {
        let state = game.guess(view, random);
        self.0.words(game, &state, seat, &mut Quick::new(random.word()))
    }
}

/// The policy as it is.
struct Medium(Memory);

impl Bot<Europa> for Medium {
    fn choose(
        &mut self,
        game: &Europa,
        view: &View,
        seat: Seat,
        _: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        let state = game.guess(view, random);
        let answer = policy::answer(game, &state, seat, random, 0.2);
        self.0.keep(game, &state, seat, answer)
    }

    fn remember(&mut self, game: &Europa, seat: Seat, cards: &[Card]) {
        self.0 = Memory::of(game, seat, cards);
    }

    fn negotiate(&mut self, game: &Europa, view: &View, seat: Seat, random: &mut Stream) -> Vec<Word> {
        let state = game.guess(view, random);
        self.0.words(game, &state, seat, &mut Quick::new(random.word()))
    }
}

/// Candidates of the policy, played out.
struct Strong(Memory);

impl Bot<Europa> for Strong {
    fn choose(
        &mut self,
        game: &Europa,
        view: &View,
        seat: Seat,
        budget: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        let state = game.guess(view, random);
        let candidates = candidates::candidates(game, &state, seat, random);
        // people have whims: a plan that needs everybody to be reasonable is a bad plan
        let policy = |game: &Europa, state: &State, other: Seat, quick: &mut Quick| {
            if other != seat && quick.below(4) == 0 {
                game.sample(state, other, quick)
            } else {
                policy::answer(game, state, other, quick, 0.4)
            }
        };
        let rollout = Rollout { policy, value: worth };
        let answer = best(game, view, seat, candidates, &rollout, budget, random);
        self.0.keep(game, &state, seat, answer)
    }

    fn remember(&mut self, game: &Europa, seat: Seat, cards: &[Card]) {
        self.0 = Memory::of(game, seat, cards);
    }

    fn negotiate(&mut self, game: &Europa, view: &View, seat: Seat, random: &mut Stream) -> Vec<Word> {
        let state = game.guess(view, random);
        self.0.words(game, &state, seat, &mut Quick::new(random.word()))
    }
}

/// A won game is worth most; a good place in points decides between the rest.
fn worth(game: &Europa, state: &State, seat: Seat) -> f64 {
    let points = |s: u8| {
        let s = s as usize;
        f64::from(state.vp[s].total()) + f64::from(state.pp[s]) / 100.0
    };
    let rival = (0..game.seats()).filter(|&s| s != seat.0).map(points).fold(f64::MIN, f64::max);
    let lead = points(seat.0) - rival;
    let won = if lead > 0.0 { 1.0 } else { 0.0 };
    won + (lead / 12.0).clamp(-1.0, 1.0)
}
