//! The k-th move of a set without walking through it: how a uniform random move is found in a few
//! operations and no branch.
//!
//! What it earns is the rate of random games that `veillee bench` tells: 40 million moves a CPU second with the
//! lanes, 33 with a loop over the words; and 31 without the processor's own way to select a bit (`cpu.rs`).

use crate::action::Move;
use crate::cpu;
use crate::strips::{Arrival, CellSet, MoveSet, WORDS};
use rules::{Random, nth_bit};

// Seven lanes of nine bits: the moves in words 0 to 6. A side has at most 9 x 17 = 153 moves, so a sum never
// leaves its lane, and the ninth bit is free to tell "not less than".
const LANE: u32 = 9;
const ONES: u64 = 0x0040_2010_0804_0201;
const TOPS: u64 = ONES << 8;

impl MoveSet {
    /// A move of the set, which are moves of these pawns, every one equally likely. The set must not be empty.
    #[inline(always)]
    pub fn pick<R: Random>(&self, pawns: &CellSet, random: &mut R) -> Move {
        self.pick_arrival(random).of(pawns)
    }

    #[inline(always)]
    fn pick_arrival<R: Random>(&self, random: &mut R) -> Arrival {
        let mut lanes = 0;
        for (word, moves) in self.0[..WORDS - 1].iter().enumerate() {
            lanes |= u64::from(moves.count_ones()) << (LANE * word as u32);
        }
        // lane w of the product is the sum of lanes 0..=w
        let sums = lanes.wrapping_mul(ONES);
        let total = (sums >> (LANE * 6)) as u32 % 512 + self.0[WORDS - 1].count_ones();
        let k = u64::from(random.below(total));
        // the tops that survive belong to the words that end at or before k
        let passed = ((k * ONES) | TOPS) - (sums & (TOPS - ONES));
        let word = (passed & TOPS).count_ones() as usize % WORDS;
        // the lane before this one; a mask instead of a branch, which would be mispredicted one time in eight
        let before =
            sums >> ((LANE * word as u32 + 64 - LANE) % 64) & 511 & u64::from(word == 0).wrapping_sub(1);
        Arrival { word, bit: select(self.0[word], (k - before) as u32) }
    }
}

/// The place of the k-th set bit, counted from 0; `word` has more than `k`.
#[inline(always)]
fn select(word: u64, k: u32) -> u32 {
    match cpu::select(word, k) {
        Some(bit) => bit,
        None => nth_bit(word, k),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Quick;

    /// The processor's own way of selecting against the plain one.
    #[test]
    fn the_kth_bit_is_found() {
        let mut random = Quick::new(5);
        for _ in 0..20_000 {
            let word = random.word() & random.word() | 1 << random.below(64);
            for k in 0..word.count_ones() {
                assert_eq!(select(word, k), nth_bit(word, k));
            }
        }
    }

    /// Every number below the total picks another move, whatever the words hold.
    #[test]
    fn every_move_is_picked_by_its_number() {
        /// Answers the draws with 0, 1, 2, … in turn.
        struct Counting(u32, u32);
        impl Random for Counting {
            fn word(&mut self) -> u64 {
                unreachable!("only `below` is asked")
            }
            fn below(&mut self, n: u32) -> u32 {
                self.1 = n;
                self.0
            }
        }
        let mut random = Quick::new(6);
        for _ in 0..300 {
            // some words empty, none with more moves than a word of a real board can hold
            let set = MoveSet(std::array::from_fn(|_| {
                if random.below(3) == 0 { 0 } else { random.word() & random.word() & random.word() >> 14 }
            }));
            if set.is_empty() || set.len() > 153 {
                continue;
            }
            let picked: Vec<(usize, u32)> = (0..set.len())
                .map(|k| {
                    let mut counting = Counting(k, 0);
                    let arrival = set.pick_arrival(&mut counting);
                    assert_eq!(counting.1, set.len());
                    (arrival.word, arrival.bit)
                })
                .collect();
            let all: Vec<(usize, u32)> = (0..WORDS)
                .flat_map(|w| (0..64).filter(move |bit| set.0[w] >> bit & 1 == 1).map(move |bit| (w, bit)))
                .collect();
            assert_eq!(picked, all);
        }
    }
}
