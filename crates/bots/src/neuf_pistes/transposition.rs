//! The transposition table: what searches know of positions that they meet again, in the same search or in a later one.

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

/// A table of fixed size. Every position has four places where it may be kept; a new one takes the place of the one that
/// is worth least, which is the shallowest, or the one that has not been of use for some searches.
#[derive(Default)]
pub(super) struct TranspositionTable {
    /// Key and packed entry. Plain numbers, so that a fresh table is memory that nobody has touched yet.
    slots: Vec<[u64; 2]>,
    /// The number of the search, counted round.
    age: u64,
}

/// Places for a position: one line of the processor's cache.
const PLACES: usize = 4;
/// Ages before they come round again.
const AGES: u64 = 64;
/// A search ago counts as much as so many moves of depth.
const FADES: i32 = 4;

impl TranspositionTable {
    /// Begins a search: makes room for `2^bits` positions of 16 bytes if there is none yet; what earlier searches left
    /// counts less.
    pub fn next_search(&mut self, bits: u32) {
        self.slots.resize(1 << bits, [0; 2]);
        self.age = (self.age + 1) % AGES;
    }

    pub fn bytes(&self) -> usize {
        size_of_val(self.slots.as_slice())
    }

    #[inline(always)]
    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - PLACES)
    }

    #[inline(always)]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let bucket = self.bucket(key);
        let &[_, packed] = self.slots[bucket..bucket + PLACES]
            .iter()
            .find(|[found, packed]| *found == key && *packed != 0)?;
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
    pub fn store(&mut self, key: u64, entry: Entry) {
        const NOWHERE: usize = 127;
        let cells = entry.best.map_or((NOWHERE, NOWHERE), |best| (best.from.index(), best.to.index()));
        let packed = u64::from(entry.depth as u8)
            | u64::from(entry.score as u16) << 8
            | (entry.bound as u64) << 24
            | self.age << 26
            | (cells.0 as u64) << 32
            | (cells.1 as u64) << 40;
        let (bucket, age) = (self.bucket(key), self.age);
        let worth = |[found, packed]: &[u64; 2]| match *packed {
            _ if *found == key => i32::MIN,
            0 => i32::MIN + 1,
            packed => {
                let searches = (AGES + age - (packed >> 26 & (AGES - 1))) % AGES;
                i32::from(packed as i8) - FADES * searches as i32
            }
        };
        let places = &mut self.slots[bucket..bucket + PLACES];
        let mut least = 0;
        for place in 1..PLACES {
            if worth(&places[place]) < worth(&places[least]) {
                least = place;
            }
        }
        places[least] = [key, packed];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: i8) -> Entry {
        Entry { depth, score: 1, bound: Bound::Exact, best: None }
    }

    /// A table with so many places.
    fn table(bits: u32) -> TranspositionTable {
        let mut table = TranspositionTable::default();
        table.next_search(bits);
        table
    }

    #[test]
    fn what_is_stored_is_found() {
        let mut table = table(4);
        let cells: Vec<Cell> = Cell::all().collect();
        let best = Some(Move { from: cells[89], to: cells[3] });
        for (score, bound, best) in
            [(-30_000, Bound::Exact, best), (0, Bound::Lower, None), (12, Bound::Upper, best)]
        {
            let entry = Entry { depth: 7, score, bound, best };
            table.store(5, entry);
            assert_eq!(table.probe(5), Some(entry));
            assert_eq!(table.probe(5 + 16), None);
        }
    }

    #[test]
    fn the_shallowest_and_the_oldest_go_first() {
        let mut table = table(2);
        (1..=4).for_each(|key| table.store(key, entry(key as i8)));
        table.store(5, entry(1));
        assert_eq!((table.probe(1), table.probe(2)), (None, Some(entry(2))));
        (0..3).for_each(|_| table.next_search(2));
        table.store(4, entry(4)); // of use again
        [6, 7, 8].into_iter().for_each(|key| table.store(key, entry(0)));
        let left = (1..=8).filter(|&key| table.probe(key).is_some());
        assert_eq!(left.collect::<Vec<u64>>(), [4, 6, 7, 8]);
    }
}
