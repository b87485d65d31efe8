//! How often the position on the board has occurred (NP-36).
//!
//! Nothing is stored but the moves. Walking back through them, the key of the difference between then and
//! now grows by the two cells of each move; where it is zero and the same side was to move, the position
//! was the same. Keys have 64 random bits: in a game of a thousand moves two different positions are taken
//! for the same once in 10^13 games.

use crate::state::Past;
use rules::Seat;

/// A random word for every cell, by side and number of the pawn (0 for pawns without number).
static KEYS: [[[u64; 128]; 10]; 2] = {
    let mut table = [[[0; 128]; 10]; 2];
    let mut seed = 0u64;
    let mut i = 0;
    while i < 2 * 10 * 128 {
        // splitmix64
        seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = seed;
        word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        table[i / 1280][i / 128 % 10][i % 128] = word ^ word >> 31;
        i += 1;
    }
    table
};

/// How often the position that these moves led to, with this side to move, has occurred by now.
pub(crate) fn occurrences(past: &[Past], side: Seat) -> u8 {
    let (mut difference, mut times) = (0, 1u8);
    for past in past.iter().rev() {
        let keys = &KEYS[past.by.index() & 1][usize::from(past.pawn) % 10];
        difference ^= keys[past.what.from.index() & 127] ^ keys[past.what.to.index() & 127];
        if difference == 0 && past.by == side {
            times = times.saturating_add(1);
        }
    }
    times
}
