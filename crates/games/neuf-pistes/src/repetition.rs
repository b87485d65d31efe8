//! How often the position on the board has occurred (NP-36).
//!
//! Every position has a key: for each pawn a random word of its side, number and cell, all combined. A move
//! changes it by two words. Keys have 64 random bits: in a game of a thousand moves two different positions
//! are taken for the same once in 10^13 games.

use crate::action::Move;
use crate::cell::Cell;
use crate::state::{Past, Position, State};
use rules::Seat;

/// A random word for every cell, by side and number of the pawn (0 for pawns without number).
static WORDS: [[[u64; 128]; 10]; 2] = {
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

/// The word of a pawn on a cell.
#[inline(always)]
fn word(side: Seat, pawn: u8, cell: Cell) -> u64 {
    WORDS[side.index() & 1][usize::from(pawn) % 10][cell.index() & 127]
}

impl Position {
    /// The key of the pawns; who is to move is not in it.
    pub fn key(&self) -> u64 {
        let of = |side: Seat| {
            let words = self
                .pawns(side)
                .cells()
                .map(move |cell| word(side, self.pawn_number(side, cell).unwrap_or(0), cell));
            words.fold(0, |key, word| key ^ word)
        };
        of(Seat(0)) ^ of(Seat(1))
    }
}

/// How a move of a side's pawn (0 without number) changes the key.
#[inline(always)]
pub fn key_change(side: Seat, pawn: u8, what: Move) -> u64 {
    word(side, pawn, what.from) ^ word(side, pawn, what.to)
}

impl State {
    /// How often this position has occurred by now.
    #[inline(always)]
    pub(crate) fn occurrences(&self) -> u8 {
        occurrences(&self.past, self.key, self.position.side)
    }
}

/// How often the position of this key, with this side to move, has occurred with the one now on the board.
#[inline(always)]
pub(crate) fn occurrences(past: &[Past], key: u64, side: Seat) -> u8 {
    let same = past.iter().filter(|past| past.key == key && past.by == side).count();
    u8::try_from(same + 1).unwrap_or(u8::MAX)
}
