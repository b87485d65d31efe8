//! What a search remembers of positions that it meets again (the transposition table).

use neuf_pistes::{Cell, Move};

/// How a remembered score relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact = 1,
    /// The true score is at least this.
    Lower = 2,
    /// The true score is at most this.
    Upper = 3,
}

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub depth: i8,
    pub score: i16,
    pub bound: Bound,
    pub best: Option<Move>,
}

/// A table of fixed size in which a newer entry takes the place of an older one.
pub(super) struct Memory {
    /// Key and packed entry. Plain numbers, so that a fresh table is memory that nobody has touched yet.
    slots: Vec<[u64; 2]>,
}

impl Memory {
    /// Room for `2^bits` positions of 16 bytes.
    pub fn new(bits: u32) -> Memory {
        Memory { slots: vec![[0; 2]; 1 << bits] }
    }

    #[inline(always)]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    #[inline(always)]
    pub fn recall(&self, key: u64) -> Option<Entry> {
        let [found, packed] = self.slots[self.place(key)];
        if found != key || packed == 0 {
            return None;
        }
        let cell = |shift: u32| Cell::of_index((packed >> shift) as usize & 127);
        Some(Entry {
            depth: packed as i8,
            score: (packed >> 8) as i16,
            bound: match packed >> 24 & 3 {
                1 => Bound::Exact,
                2 => Bound::Lower,
                _ => Bound::Upper,
            },
            best: cell(32).zip(cell(40)).map(|(from, to)| Move { from, to }),
        })
    }

    #[inline(always)]
    pub fn keep(&mut self, key: u64, entry: Entry) {
        const NOWHERE: usize = 127;
        let cells = entry.best.map_or((NOWHERE, NOWHERE), |best| (best.from.index(), best.to.index()));
        let packed = u64::from(entry.depth as u8)
            | u64::from(entry.score as u16) << 8
            | (entry.bound as u64) << 24
            | (cells.0 as u64) << 32
            | (cells.1 as u64) << 40;
        let place = self.place(key);
        self.slots[place] = [key, packed];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_recalled() {
        let mut memory = Memory::new(4);
        let cells: Vec<Cell> = Cell::all().collect();
        let best = Some(Move { from: cells[89], to: cells[3] });
        for (score, bound, best) in
            [(-30_000, Bound::Exact, best), (0, Bound::Lower, None), (12, Bound::Upper, best)]
        {
            let entry = Entry { depth: 7, score, bound, best };
            memory.keep(5, entry);
            assert_eq!(memory.recall(5), Some(entry));
            assert_eq!(memory.recall(5 + 16), None);
        }
        memory.keep(5 + 16, Entry { depth: 0, score: 1, bound: Bound::Exact, best: None });
        assert_eq!(memory.recall(5), None);
    }
}
