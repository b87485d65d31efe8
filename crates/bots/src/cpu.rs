//! The same code, compiled once more for what newer x86 processors can do. The only unsafe code of the
//! crate: the call stands right behind the check that the processor has the instructions.

#![allow(unsafe_code)]

use crate::playout::{Played, Playouts};
use rules::Rules;

/// [`Playouts::play`], compiled for the processor at hand.
pub(crate) fn batch<G: Rules>(playouts: &mut Playouts<'_, G>, played: &mut Played) {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2")
        && std::arch::is_x86_feature_detected!("bmi1")
        && std::arch::is_x86_feature_detected!("bmi2")
        && std::arch::is_x86_feature_detected!("lzcnt")
        && std::arch::is_x86_feature_detected!("popcnt")
    {
        // SAFETY: the processor has all that `newer` is compiled for, as just seen.
        return unsafe { newer(playouts, played) };
    }
    playouts.play(played);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn newer<G: Rules>(playouts: &mut Playouts<'_, G>, played: &mut Played) {
    playouts.play(played);
}
