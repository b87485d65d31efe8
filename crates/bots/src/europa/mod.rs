//! Europa: a policy that weighs countries, coalitions and peace, and a search that plays its candidates out.

mod candidates;
mod policy;
mod treaty;

use crate::rollout::{Rollout, best};
use europa::{Action, Europa, Event, Phase, State, Told, View};
use rules::{Bot, Budget, Card, Quick, Random, Rules, Seat, Stream, Views, Word};
use treaty::Memory;

/// The bot of a level.
pub fn level(name: &str) -> Option<Box<dyn Bot<Europa>>> {
    Some(match name {
        "random" => Box::new(crate::RandomBot),
        "easy" => Box::new(Easy(Memory::default())),
        "medium" => Box::new(Medium(Memory::default())),
        "strong" => Box::new(Strong::default()),
        _ => return crate::yardstick::europa::named(name),
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
#[derive(Default)]
struct Strong {
    memory: Memory,
    gifts: Gifts,
}

/// What the others gave for peace.
#[derive(Default)]
struct Gifts {
    /// The pawns of this turn, by seat.
    pawns: Vec<u8>,
    /// What each gave when it was last asked, of its part; nothing is known of those who were not.
    zeal: Vec<f64>,
}

impl Gifts {
    fn notice(&mut self, event: &Event) {
        match event {
            Event::Pawns { pawns } => self.pawns.clone_from(pawns),
            Event::Dove { pawns, level, .. } if *level > 0 && self.pawns.len() == pawns.len() => {
                let all: f64 = self.pawns.iter().map(|&n| f64::from(n)).sum();
                let zeal = |(&gift, &had): (&u8, &u8)| {
                    let part = f64::from(*level) * f64::from(had) / all.max(1.0);
                    (f64::from(gift) / part.max(0.5)).min(2.0)
                };
                self.zeal = pawns.iter().zip(&self.pawns).map(zeal).collect();
            }
            _ => {}
        }
    }

    /// What a seat is expected to give, of what the policy would.
    fn zeal(&self, seat: Seat) -> f64 {
        self.zeal.get(seat.index()).copied().unwrap_or(1.0)
    }
}

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
            if other != seat && state.phase == Phase::Commit {
                // people give what they gave, or what it takes, or what they please
                let zeal = if quick.below(3) == 0 {
                    f64::from(quick.below(5)) * 0.4
                } else {
                    self.gifts.zeal(other)
                };
                Action::Commit(policy::commit(game, state, other, zeal, quick))
            } else if other != seat && quick.below(4) == 0 {
                game.sample(state, other, quick)
            } else {
                policy::answer(game, state, other, quick, 0.4)
            }
        };
        let rollout = Rollout { policy, value: worth };
        let answer = best(game, view, seat, candidates, &rollout, budget, random);
        self.memory.keep(game, &state, seat, answer)
    }

    fn notice(&mut self, _: &Europa, told: &Told) {
        self.gifts.notice(&told.event);
    }

    fn remember(&mut self, game: &Europa, seat: Seat, cards: &[Card]) {
        self.memory = Memory::of(game, seat, cards);
    }

    fn negotiate(&mut self, game: &Europa, view: &View, seat: Seat, random: &mut Stream) -> Vec<Word> {
        let state = game.guess(view, random);
        self.memory.words(game, &state, seat, &mut Quick::new(random.word()))
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
