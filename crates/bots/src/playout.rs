//! Games with uniformly random answers, through the traits alone: as fast as a game's rules are.
//!
//! A random game is one long chain in which every step waits for the one before; a processor could do
//! several at once. So a batch plays a few games side by side, a step of each in turn. Events go nowhere,
//! and nothing is allocated once a batch has begun (unless a game's own rules do).

use crate::cpu;
use rules::{Quick, Random, Rules, Seat, Turn};

/// How many games a batch plays side by side: what the pipelines of today's processors can hold.
pub const LANES: usize = 4;

/// What random playouts amounted to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Games played, to their end or to the limit.
    pub games: u64,
    /// Of these, games that were not over at the limit.
    pub unfinished: u64,
    /// Answers given by seats.
    pub answers: u64,
    /// Draws, deals and throws of dice.
    pub rolls: u64,
}

/// Random games, batch after batch, each from the same position.
pub struct Playouts<'a, G: Rules> {
    game: &'a G,
    start: &'a G::State,
    longest: usize,
    random: [Quick; LANES],
}

impl<'a, G: Rules> Playouts<'a, G> {
    /// Games from `start`; one that is not over after `longest` decisions and rolls is left there.
    pub fn new(game: &'a G, start: &'a G::State, longest: usize, seed: u64) -> Playouts<'a, G> {
        let mut seeds = Quick::new(seed);
        Playouts { game, start, longest, random: std::array::from_fn(|_| Quick::new(seeds.word())) }
    }

    /// Plays the next [`LANES`] games and adds them to `played`.
    pub fn batch(&mut self, played: &mut Played) {
        cpu::batch(self, played);
    }

    /// The batch itself; `cpu` compiles it for the processor at hand.
    #[inline(always)]
    pub(crate) fn play(&mut self, played: &mut Played) {
        let mut states: [G::State; LANES] = std::array::from_fn(|_| self.start.clone());
        let mut going = [true; LANES];
        let mut joint = Vec::new();
        for _ in 0..self.longest {
            for lane in 0..LANES {
                if going[lane] {
                    let random = &mut self.random[lane];
                    going[lane] = step(self.game, &mut states[lane], random, &mut joint, played);
                }
            }
            if going == [false; LANES] {
                break;
            }
        }
        let over = states.iter().filter(|state| self.game.turn(state) == Turn::Over).count() as u64;
        played.games += LANES as u64;
        played.unfinished += LANES as u64 - over;
    }
}

/// One decision or roll; false if the game is over. `joint` is a buffer for answers that come together.
#[inline(always)]
fn step<G: Rules>(
    game: &G,
    state: &mut G::State,
    random: &mut Quick,
    joint: &mut Vec<(Seat, G::Action)>,
    played: &mut Played,
) -> bool {
    match game.turn(state) {
        Turn::Decide(seats) => {
            match (seats.len(), seats.into_iter().next()) {
                (1, Some(seat)) => {
                    let action = game.sample(state, seat, random);
                    game.resolve(state, &[(seat, action)], &mut ());
                }
                _ => {
                    joint.clear();
                    joint.extend(seats.into_iter().map(|seat| (seat, game.sample(state, seat, random))));
                    game.resolve(state, joint, &mut ());
                }
            }
            played.answers += seats.len() as u64;
            true
        }
        Turn::Chance => {
            let roll = game.roll(state, random);
            game.settle(state, &roll, &mut ());
            played.rolls += 1;
            true
        }
        Turn::Over => false,
    }
}
