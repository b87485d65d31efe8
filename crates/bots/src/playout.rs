//! Games with uniformly random answers, through the traits alone: as fast as a game's rules are.
//!
//! A random game is one long chain in which every step waits for the one before; a processor could do
//! several at once. So a few games are played side by side, a step of each in turn; where one ends, the next begins
//! in its memory. Events go nowhere, and nothing is allocated on the way (unless a game's own rules do).

use crate::cpu;
#[cfg(target_arch = "x86_64")]
pub use crate::cpu::is_newer;
use rules::{Quick, Random, Rules, Seat, Turn};

/// How many games are played side by side: what the pipelines of today's processors can hold.
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

/// Random games one after the other, each from the same position.
pub struct Playouts<'a, G: Rules> {
    game: &'a G,
    start: &'a G::State,
    longest: usize,
    lanes: [Lane<G::State>; LANES],
    /// A buffer for answers that come together.
    joint: Vec<(Seat, G::Action)>,
}

/// A game on its way.
struct Lane<S> {
    state: S,
    /// Decisions and rolls before it is left where it is.
    left: usize,
    random: Quick,
}

impl<'a, G: Rules> Playouts<'a, G> {
    /// Games from `start`; one that is not over after `longest` decisions and rolls is left there.
    pub fn new(game: &'a G, start: &'a G::State, longest: usize, seed: u64) -> Playouts<'a, G> {
        let mut seeds = Quick::new(seed);
        let lanes = std::array::from_fn(|_| Lane {
            state: start.clone(),
            left: longest,
            random: Quick::new(seeds.word()),
        });
        Playouts { game, start, longest, lanes, joint: Vec::new() }
    }

    /// Plays on until [`LANES`] more games are over, and adds them to `played`.
    pub fn batch(&mut self, played: &mut Played) {
        cpu::batch(self, played);
    }

    /// The batch itself; `cpu` compiles it for the processor at hand.
    #[inline(always)]
    pub(crate) fn play(&mut self, played: &mut Played) {
        let enough = played.games + LANES as u64;
        while played.games < enough {
            for lane in &mut self.lanes {
                if lane.left > 0
                    && step(self.game, &mut lane.state, &mut lane.random, &mut self.joint, played)
                {
                    lane.left -= 1;
                    continue;
                }
                played.games += 1;
                played.unfinished += u64::from(self.game.turn(&lane.state) != Turn::Over);
                lane.state.clone_from(self.start);
                lane.left = self.longest;
            }
        }
    }
}

/// One decision or roll; false if the game is over.
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
