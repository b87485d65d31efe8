//! How often the position on the board has occurred (NP-36).
//!
//! Every position has a key: for each pawn a random word of its side, number and cell, all combined. A move
//! changes it by two words. Keys have 64 random bits: in a game of a thousand moves two different positions
//! are taken for the same once in 10^13 games.

use crate::action::Move;
use crate::cell::Cell;
use crate::state::Position;
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

/// A move that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Past {
    /// The key of the position before it.
    pub key: u64,
    /// Who made it.
    pub by: Seat,
    /// From where to where.
    pub what: Move,
    /// The number of the pawn, 0 if pawns have none.
    pub pawn: u8,
}

/// Words that tell at a glance that a position is new.
const MET: usize = 64;

/// The moves since a counter of the variants last rose: no earlier position can come back. Empty where
/// repetition is off.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct History {
    /// The key of the position on the board.
    key: u64,
    past: Vec<Past>,
    /// Two bits for every key that has been, by its lowest bits. Where those of a position are not set, which is
    /// nearly always, there is nothing to look for.
    met: [u64; MET],
}

impl Clone for History {
    fn clone(&self) -> History {
        History { past: self.past.clone(), ..*self }
    }

    /// Keeps the memory of the moves.
    fn clone_from(&mut self, other: &History) {
        self.past.clone_from(&other.past);
        (self.key, self.met) = (other.key, other.met);
    }
}

impl History {
    /// The history of a position with this key that these moves led to.
    pub fn new(past: Vec<Past>, key: u64) -> History {
        let mut history = History { key, past, met: [0; MET] };
        for i in 0..history.past.len() {
            history.mark(history.past[i].key);
        }
        history
    }

    /// The moves, the first one first.
    pub fn past(&self) -> &[Past] {
        &self.past
    }

    /// A move was made.
    #[inline(always)]
    pub fn add(&mut self, by: Seat, what: Move, pawn: u8) {
        if self.past.capacity() == 0 {
            // room for most games at once, so that moves need not wait for memory
            self.past.reserve(256);
        }
        let key = self.key;
        self.past.push(Past { key, by, what, pawn });
        self.mark(key);
        self.key ^= key_change(by, pawn, what);
    }

    /// A move was made after which nothing before it can come back.
    pub fn add_last(&mut self, by: Seat, what: Move, pawn: u8) {
        self.past.clear();
        self.met = [0; MET];
        self.key ^= key_change(by, pawn, what);
    }

    /// How often the position, with this side to move, has occurred by now.
    #[inline(always)]
    pub fn occurrences(&self, side: Seat) -> u8 {
        let (word, bits) = History::place(self.key);
        if self.met[word] & bits != bits { 1 } else { occurrences(&self.past, self.key, side) }
    }

    #[inline(always)]
    fn mark(&mut self, key: u64) {
        let (word, bits) = History::place(key);
        self.met[word] |= bits;
    }

    #[inline(always)]
    fn place(key: u64) -> (usize, u64) {
        ((key >> 12) as usize % MET, 1 << (key % 64) | 1 << ((key >> 6) % 64))
    }
}

/// How often the position of this key, with this side to move, has occurred after these moves, now included.
pub(crate) fn occurrences(past: &[Past], key: u64, side: Seat) -> u8 {
    let same = past.iter().filter(|past| past.key == key && past.by == side).count();
    u8::try_from(same + 1).unwrap_or(u8::MAX)
}
