//! What newer x86 processors do in one instruction. The only unsafe code of the crate: each call stands
//! right behind the check that the processor has the instructions; without them the plain code runs.

#![allow(unsafe_code)]

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

#[cfg(target_arch = "x86_64")]
mod x86 {
    #[target_feature(enable = "bmi2")]
    #[inline]
    pub(super) fn select(word: u64, k: u32) -> u32 {
        std::arch::x86_64::_pdep_u64(1 << k, word).trailing_zeros()
    }
}
