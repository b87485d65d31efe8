//! Random games in a loop written by hand, over the same states but through the game's own functions: what
//! `bots::playout` is measured against, to know what the traits cost.

#![allow(unsafe_code)] // compiled for the processor at hand, as `bots::playout` is

use bots::playout::{LANES, Played};
use neuf_pistes::{NeufPistes, Stage, State};
use rules::{Quick, Random};

/// Games of the base game, a few side by side, each from the start.
pub struct ByHand<'a> {
    game: &'a NeufPistes,
    start: &'a State,
    longest: usize,
    lanes: [Lane; LANES],
}

struct Lane {
    state: State,
    left: usize,
    random: Quick,
}

impl<'a> ByHand<'a> {
    /// Games that are left where they are after `longest` moves.
    pub fn new(game: &'a NeufPistes, start: &'a State, longest: usize, seed: u64) -> ByHand<'a> {
        let mut seeds = Quick::new(seed);
        let lanes = std::array::from_fn(|_| {
            let random = Quick::new(seeds.word());
            Lane { state: start.clone(), left: longest, random }
        });
        ByHand { game, start, longest, lanes }
    }

    /// Plays on until as many more games are over as are played side by side.
    pub fn batch(&mut self, played: &mut Played) {
        #[cfg(target_arch = "x86_64")]
        if bots::playout::is_newer() {
            // SAFETY: the processor has the instructions, as just seen.
            return unsafe { newer(self, played) };
        }
        self.play(played);
    }

    #[inline(always)]
    fn play(&mut self, played: &mut Played) {
        let enough = played.games + LANES as u64;
        while played.games < enough {
            for lane in &mut self.lanes {
                let state = &mut lane.state;
                let position = state.position();
                let what = state.moves().pick(position.pawns(position.side()), &mut lane.random);
                self.game.play(state, what, &mut ());
                played.answers += 1;
                lane.left -= 1;
                if lane.left == 0 || state.stage() != Stage::Playing {
                    played.games += 1;
                    played.unfinished += u64::from(state.stage() == Stage::Playing);
                    state.clone_from(self.start);
                    lane.left = self.longest;
                }
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn newer(by_hand: &mut ByHand<'_>, played: &mut Played) {
    by_hand.play(played);
}
