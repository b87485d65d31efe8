//! What newer x86 processors do in one instruction. The only unsafe code of the crate: each call stands
//! right behind the check that the processor has the instructions; without them the plain code runs.

#![allow(unsafe_code)]

use crate::NeufPistes;
use crate::perft;
use crate::state::Position;

/// The place of the k-th set bit of a word, if the processor can tell.
#[inline(always)]
pub(crate) fn select(word: u64, k: u32) -> Option<u32> {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("bmi2") {
        // SAFETY: the processor has BMI2, as just seen.
        return Some(unsafe { x86::select(word, k) });
    }
    let _ = (word, k);
    None
}

/// [`perft::count`], compiled for the processor at hand.
pub(crate) fn count(game: &NeufPistes, position: &Position, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2")
        && std::arch::is_x86_feature_detected!("bmi1")
        && std::arch::is_x86_feature_detected!("lzcnt")
        && std::arch::is_x86_feature_detected!("popcnt")
    {
        // SAFETY: the processor has all that `x86::count` is compiled for, as just seen.
        return unsafe { x86::count(game, position, depth) };
    }
    plain_count(game, position, depth)
}

fn plain_count(game: &NeufPistes, position: &Position, depth: u32) -> u64 {
    perft::count(game, position, depth, |after, depth| plain_count(game, after, depth))
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{NeufPistes, Position, perft};

    #[target_feature(enable = "bmi2")]
    #[inline]
    pub(super) fn select(word: u64, k: u32) -> u32 {
        std::arch::x86_64::_pdep_u64(1 << k, word).trailing_zeros()
    }

    #[target_feature(enable = "avx2,bmi1,lzcnt,popcnt")]
    pub(super) fn count(game: &NeufPistes, position: &Position, depth: u32) -> u64 {
        perft::count(game, position, depth, |after, depth| count(game, after, depth))
    }
}
