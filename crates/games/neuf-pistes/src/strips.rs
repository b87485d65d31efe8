//! Why this game is fast: every line of the board at once.
//!
//! A pawn slides. On a strip of bits where "one cell further" is "one bit up", adding a bit at the bottom
//! of a run of ones carries through the whole run: `empty + first` clears exactly the cells that a slide
//! passes, however far it goes. One addition therefore slides every pawn of every line in a word.
//!
//! So the board is kept four times, once for each way a pawn can go (right, left, up, down), as words in
//! which that way is upwards. A line takes its cells and one guard bit that is never empty, so a carry
//! never runs into the next line; five lines fit a word, two words a way, eight words in all:
//!
//! | words | way | a line is | bits a line |
//! |---|---|---|---|
//! | 0, 1 | right | a row | 9 + 1 |
//! | 2, 3 | left | a row, reversed | 9 + 1 |
//! | 4, 5 | up | a column | 10 + 1 |
//! | 6, 7 | down | a column, reversed | 10 + 1 |
//!
//! A [`CellSet`] holds the same cells in all four ways. A [`MoveSet`] holds arrivals: a bit in the words of
//! a way is a pawn that comes to rest there going that way. Behind an arrival the first pawn is its origin,
//! so the bit alone is the whole move and a set of moves takes no more room than a set of cells.

use crate::action::Move;
use crate::cell::{CELLS, COLUMNS, Cell, ROWS};
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// Words of a set: four ways of two words.
pub const WORDS: usize = 8;

/// A set of cells, kept once for each of the four ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub struct CellSet([u64; WORDS]);

/// A set of moves of one side: the cells of arrival, apart for each of the four ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub struct MoveSet(pub(crate) [u64; WORDS]);

/// One move of a [`MoveSet`]: a word and a bit in it.
#[derive(Clone, Copy)]
pub(crate) struct Arrival {
    pub word: usize,
    pub bit: u32,
}

/// Where a cell lies in the words of each way.
const fn places(column: usize, row: usize) -> [(usize, u32); 4] {
    const LINES: usize = 5;
    let (width, height) = (COLUMNS as usize, ROWS as usize);
    let (left, down) = (width - 1 - column, height - 1 - row);
    [
        (row / LINES, (row % LINES * (width + 1) + column) as u32),
        (2 + down / LINES, (down % LINES * (width + 1) + left) as u32),
        (4 + column / LINES, (column % LINES * (height + 1) + row) as u32),
        (6 + left / LINES, (left % LINES * (height + 1) + down) as u32),
    ]
}

/// The set of each single cell. A power of two long, so that a masked index needs no bounds check.
static SINGLE: [CellSet; 128] = {
    let mut table = [CellSet::EMPTY; 128];
    let mut cell = 0;
    while cell < CELLS {
        let (column, row) = (cell % COLUMNS as usize, cell / COLUMNS as usize);
        let mut way = 0;
        while way < 4 {
            let (word, bit) = places(column, row)[way];
            table[cell].0[word] |= 1 << bit;
            way += 1;
        }
        cell += 1;
    }
    table
};

/// The cell of each bit of each word.
static CELL_OF: [[Cell; 64]; WORDS] = {
    let mut table = [[Cell::A1; 64]; WORDS];
    let mut row = 0;
    while row < ROWS {
        let mut column = 0;
        while column < COLUMNS {
            let mut way = 0;
            while way < 4 {
                let (word, bit) = places(column as usize, row as usize)[way];
                if let Some(cell) = Cell::at(column, row) {
                    table[word][bit as usize] = cell;
                }
                way += 1;
            }
            column += 1;
        }
        row += 1;
    }
    table
};

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet([0; WORDS]);

    /// Every cell of the board.
    pub const ALL: CellSet = {
        let mut all = CellSet::EMPTY;
        let mut cell = 0;
        while cell < CELLS {
            let mut word = 0;
            while word < WORDS {
                all.0[word] |= SINGLE[cell].0[word];
                word += 1;
            }
            cell += 1;
        }
        all
    };

    /// Just this cell.
    #[inline(always)]
    pub fn one(cell: Cell) -> CellSet {
        SINGLE[cell.index() & 127]
    }

    /// Is the cell in the set?
    #[inline(always)]
    pub fn contains(&self, cell: Cell) -> bool {
        let only = &SINGLE[cell.index() & 127];
        (self.0[0] & only.0[0]) | (self.0[1] & only.0[1]) != 0
    }

    /// How many cells.
    #[inline(always)]
    pub fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// No cell at all?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Are all of these cells among the others?
    #[inline(always)]
    pub fn within(&self, others: &CellSet) -> bool {
        (self.0[0] & !others.0[0]) | (self.0[1] & !others.0[1]) == 0
    }

    /// The words, for evaluations that work on all lines at once as this module does.
    #[inline(always)]
    pub fn words(&self) -> &[u64; WORDS] {
        &self.0
    }

    /// The cells, row by row from a1.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..2).flat_map(move |word| Bits(self.0[word]).map(move |bit| CELL_OF[word][bit as usize & 63]))
    }

    /// Where the pawns of this set can come to rest, going straight over cells that are open to them and on
    /// which no pawn stands: on every such cell, or, if `stop` is [`Stop::AtObstacle`], only on the last.
    #[inline(always)]
    pub fn arrivals(&self, open: &CellSet, pawns: &[CellSet; 2], stop: Stop) -> MoveSet {
        // One loop without a branch: the compiler then keeps all eight words in vector registers.
        let goes_on = stop as u64;
        let mut arrivals = [0; WORDS];
        for (word, arrival) in arrivals.iter_mut().enumerate() {
            let empty = open.0[word] & !(pawns[0].0[word] | pawns[1].0[word]);
            let first = (self.0[word] << 1) & empty;
            let passed = empty & !empty.wrapping_add(first);
            *arrival = passed & !((passed >> 1) & goes_on);
        }
        MoveSet(arrivals)
    }
}

/// Where a pawn that goes straight may stop (NP-31).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u64)]
pub enum Stop {
    /// On any cell before the obstacle.
    Anywhere = 0,
    /// On the last cell before the obstacle only: a cell that another one follows is none to stop on.
    AtObstacle = u64::MAX,
}

impl MoveSet {
    /// No move.
    pub const EMPTY: MoveSet = MoveSet([0; WORDS]);

    /// How many moves.
    #[inline(always)]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// No move at all?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The moves, for the pawns that they are moves of; always in the same order.
    #[inline(always)]
    pub fn moves<'a>(&'a self, pawns: &'a CellSet) -> impl Iterator<Item = Move> + 'a {
        self.arrivals().map(move |arrival| arrival.of(pawns))
    }

    /// The moves as arrivals, in the same order.
    #[inline(always)]
    pub(crate) fn arrivals(&self) -> impl Iterator<Item = Arrival> {
        (0..WORDS).flat_map(move |word| Bits(self.0[word]).map(move |bit| Arrival { word, bit }))
    }

    /// Does something with each of these moves, in the same order: what search and counting use, since it
    /// becomes part of the caller and is compiled for the same processor.
    #[inline(always)]
    pub fn for_each(&self, pawns: &CellSet, mut f: impl FnMut(Move)) {
        for word in 0..WORDS {
            let mut left = self.0[word];
            while left != 0 {
                f(Arrival { word, bit: left.trailing_zeros() }.of(pawns));
                left &= left - 1;
            }
        }
    }

    /// The moves that end on these cells.
    #[inline(always)]
    #[must_use]
    pub fn onto(self, cells: &CellSet) -> MoveSet {
        MoveSet(zip(self.0, cells.0, |moves, cells| moves & cells))
    }
}

impl Arrival {
    /// Is the cell that a pawn would come to next if it went on one of these? The rim is before none.
    pub fn is_before(self, cells: &CellSet) -> bool {
        cells.0[self.word % WORDS] >> ((self.bit + 1) & 63) & 1 == 1
    }

    /// The move: its origin is the nearest pawn behind the arrival.
    #[inline(always)]
    pub fn of(self, pawns: &CellSet) -> Move {
        let word = self.word % WORDS;
        let behind = pawns.0[word] & ((1 << self.bit) - 1);
        // `| 1` keeps the logarithm defined; there always is a pawn behind an arrival
        let origin = (behind | 1).ilog2();
        Move { from: CELL_OF[word][origin as usize & 63], to: CELL_OF[word][self.bit as usize & 63] }
    }
}

/// The bits of a word that are set, from the lowest.
struct Bits(u64);

impl Iterator for Bits {
    type Item = u32;
    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

#[inline(always)]
fn zip(mut left: [u64; WORDS], right: [u64; WORDS], f: impl Fn(u64, u64) -> u64) -> [u64; WORDS] {
    for (word, other) in left.iter_mut().zip(right) {
        *word = f(*word, other);
    }
    left
}

macro_rules! set_operators { ($($set:ident)*) => { $(
    impl BitAnd for $set {
        type Output = $set;
        #[inline(always)]
        fn bitand(self, other: $set) -> $set {
            $set(zip(self.0, other.0, |a, b| a & b))
        }
    }
    impl BitOr for $set {
        type Output = $set;
        #[inline(always)]
        fn bitor(self, other: $set) -> $set {
            $set(zip(self.0, other.0, |a, b| a | b))
        }
    }
    impl BitXor for $set {
        type Output = $set;
        #[inline(always)]
        fn bitxor(self, other: $set) -> $set {
            $set(zip(self.0, other.0, |a, b| a ^ b))
        }
    }
)* } }
set_operators!(CellSet MoveSet);

impl Not for CellSet {
    type Output = CellSet;
    /// Guard bits come out set as well: meant for use under `&` with a set of cells.
    #[inline(always)]
    fn not(self) -> CellSet {
        CellSet(self.0.map(|word| !word))
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, |set, cell| set | CellSet::one(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Quick, Random};

    /// The carry trick against walking cell by cell, on random boards.
    #[test]
    fn strips_slide_as_pawns_do() {
        let mut random = Quick::new(11);
        for _ in 0..2_000 {
            let fill = 2 + random.below(12);
            let blocked: Vec<Cell> = Cell::all().filter(|_| random.below(fill) == 0).collect();
            let pawns: CellSet = blocked.iter().copied().filter(|_| random.below(2) == 0).collect();
            let empty: CellSet = Cell::all().filter(|cell| !blocked.contains(cell)).collect();
            let (mut all, mut last) = (Vec::new(), Vec::new());
            for from in pawns.cells() {
                for way in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                    let path: Vec<Move> = std::iter::successors(from.step(way), |cell| cell.step(way))
                        .take_while(|&cell| empty.contains(cell))
                        .map(|to| Move { from, to })
                        .collect();
                    last.extend(path.last());
                    all.extend(path);
                }
            }
            let sorted = |mut moves: Vec<Move>| {
                moves.sort();
                moves
            };
            let others = blocked.iter().copied().filter(|&cell| !pawns.contains(cell)).collect();
            let (open, both) = (Cell::all().collect::<CellSet>(), [pawns, others]);
            assert_eq!(
                sorted(pawns.arrivals(&open, &both, Stop::Anywhere).moves(&pawns).collect()),
                sorted(all)
            );
            assert_eq!(
                sorted(pawns.arrivals(&open, &both, Stop::AtObstacle).moves(&pawns).collect()),
                sorted(last)
            );
        }
    }

    #[test]
    fn a_set_of_cells_gives_its_cells_back() {
        let cells = [Cell::A1, Cell::named("e5").unwrap(), Cell::named("i10").unwrap()];
        let set: CellSet = cells.into_iter().collect();
        assert_eq!(set.cells().collect::<Vec<_>>(), cells);
        assert!(set.contains(cells[1]) && !set.contains(Cell::named("e6").unwrap()));
        assert_eq!((set.len(), CellSet::EMPTY.is_empty()), (3, true));
    }
}
