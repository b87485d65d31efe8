//! The ninety cells, `a1` to `i10`.

use serde::{Serialize, Serializer};
use std::fmt;

/// Columns of the board (NP-03).
pub const COLUMNS: u8 = 9;
/// Rows of the board (NP-03).
pub const ROWS: u8 = 10;
/// Cells of the board.
pub const CELLS: usize = COLUMNS as usize * ROWS as usize;

/// A cell, counted row by row from a1. Every value names a cell of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), schema(value_type = String))]
pub struct Cell(#[cfg_attr(feature = "types", ts(type = "string"))] u8);

impl Cell {
    /// The cell a1.
    pub const A1: Cell = Cell(0);

    /// The cell of a column and a row, both counted from 0.
    pub const fn at(column: u8, row: u8) -> Option<Cell> {
        if column < COLUMNS && row < ROWS { Some(Cell(row * COLUMNS + column)) } else { None }
    }

    /// The cell of an index.
    #[inline(always)]
    pub const fn of_index(index: usize) -> Option<Cell> {
        if index < CELLS { Some(Cell(index as u8)) } else { None }
    }

    /// All cells, row by row from a1.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// The cell as an index into tables.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, a = 0.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The next cell in a direction, if the board goes on.
    pub fn step(self, (columns, rows): (i8, i8)) -> Option<Cell> {
        Cell::at(self.column().checked_add_signed(columns)?, self.row().checked_add_signed(rows)?)
    }

    /// Which way `other` lies, if it lies in a straight line.
    pub fn towards(self, other: Cell) -> Option<(i8, i8)> {
        let columns = (other.column() as i8 - self.column() as i8).signum();
        let rows = (other.row() as i8 - self.row() as i8).signum();
        (self.column() == other.column() || self.row() == other.row()).then_some((columns, rows))
    }

    /// The name, such as `c10`.
    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// The cell of a name such as `c10`.
    pub fn named(name: &str) -> Option<Cell> {
        let (column, row) = (name.chars().next()?, name.get(1..)?);
        if !row.bytes().all(|digit| digit.is_ascii_digit()) || row.starts_with('0') {
            return None;
        }
        let column = u8::try_from(column).ok()?.checked_sub(b'a')?;
        Cell::at(column, row.parse::<u8>().ok()?.checked_sub(1)?)
    }
}

/// The names of the cells, put together once: a view and a prompt hold a hundred of them.
static NAMES: [&str; CELLS] = {
    const LETTERS: [[u8; 3]; CELLS] = {
        let mut letters = [[0; 3]; CELLS];
        let mut index = 0;
        while index < CELLS {
            let (column, row) = (b'a' + index as u8 % COLUMNS, index as u8 / COLUMNS);
            letters[index] = if row < 9 { [column, b'1' + row, 0] } else { [column, b'1', b'0'] };
            index += 1;
        }
        letters
    };
    let mut names = [""; CELLS];
    let mut index = 0;
    while index < CELLS {
        let long = LETTERS[index][2] != 0;
        names[index] = match str::from_utf8(LETTERS[index].split_at(if long { 3 } else { 2 }).0) {
            Ok(name) => name,
            Err(_) => panic!("letters and digits"),
        };
        index += 1;
    }
    names
};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_both_ways_and_nothing_else_is_a_name() {
        for cell in Cell::all() {
            assert_eq!(Cell::named(&cell.to_string()), Some(cell));
        }
        for bad in ["", "a", "a0", "a11", "j1", "A1", "a01", "a1 ", "é1", "a+1", "1a", "a999999999999"] {
            assert_eq!(Cell::named(bad), None, "{bad:?}");
        }
    }
}
