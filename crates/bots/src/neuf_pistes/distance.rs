//! How many slides each pawn is from home while everything else stands still, for all pawns of a side at once.
//!
//! The search goes backwards on strips (see `neuf_pistes::CellSet`): from the free cells of the camp to all cells from
//! which a slide ends on one of those, and so on. A slide ends on a cell if an obstacle is behind it, and it can begin on
//! any cell of the free run before it, or with the pawn at the end of that run. A strip tells this for its own lines
//! only, so after each slide the rows are told what the columns found, and the other way round.

use neuf_pistes::{COLUMNS, CellSet, Ground, Position, ROWS, Stop};

/// Pawns are told apart by their slides up to so many.
pub(super) const MOST: usize = 4;

/// Two words of rows and two of columns: the ways right and up of a [`CellSet`], which hold all of it.
type Lines = [u64; 4];

/// Lines of a word.
const LINES: u32 = 5;
/// Bits of a row and of a column: its cells and the guard.
const ROW: u32 = COLUMNS as u32 + 1;
const COLUMN: u32 = ROWS as u32 + 1;

/// How many of these pawns need 1, 2, … slides; the last number is of those that need more, or never come.
#[inline(always)]
pub(super) fn slides_home(
    ground: &Ground,
    position: &Position,
    stop: Stop,
    pawns: CellSet,
) -> [i32; MOST + 1] {
    let goes_on = stop as u64;
    let empty = lines(&(ground.open & !position.all_pawns()));
    let pawns = lines(&pawns);
    let mut ends = lines(&ground.camp_set);
    let (mut left, mut met) = ([pawns[0], pawns[1]], [ends[0], ends[1]]);
    let mut found = [0; MOST + 1];
    for found in found.iter_mut().take(MOST) {
        let mut begins = [0; 4];
        for word in 0..4 {
            begins[word] = begins_of(empty[word], ends[word] & empty[word], pawns[word], goes_on);
        }
        let others = turned(&begins[2..], COLUMN, &BY_ROW);
        let rows = [begins[0] | others[0], begins[1] | others[1]];
        *found = count([left[0] & rows[0], left[1] & rows[1]]);
        left = [left[0] & !rows[0], left[1] & !rows[1]];
        let fresh = [rows[0] & !met[0], rows[1] & !met[1]];
        if left == [0; 2] || fresh == [0; 2] {
            break;
        }
        met = [met[0] | fresh[0], met[1] | fresh[1]];
        let columns = turned(&fresh, ROW, &BY_COLUMN);
        ends = [fresh[0], fresh[1], columns[0], columns[1]];
    }
    found[MOST] = count(left);
    found
}

/// The cells of a word from which a slide up or down the strip ends on one of these, be they empty or a pawn's.
#[inline(always)]
fn begins_of(empty: u64, ends: u64, pawns: u64, goes_on: u64) -> u64 {
    // Who goes down ends above an obstacle. Adding the ends to the run of empty cells above carries through it.
    let end = ends & !(empty << 1 & goes_on);
    let above = empty & !empty.wrapping_add(end) | end;
    // Carries only go up: downwards the run is filled by 1, 2, 4 and 8 cells.
    let mut below = ends & !(empty >> 1 & goes_on);
    let mut run = empty;
    for cells in [1, 2, 4, 8] {
        below |= run & below >> cells;
        run &= run >> cells;
    }
    above | below | (above << 1 | below >> 1) & pawns
}

#[inline(always)]
fn lines(cells: &CellSet) -> Lines {
    let words = cells.words();
    [words[0], words[1], words[4], words[5]]
}

#[inline(always)]
fn count(words: [u64; 2]) -> i32 {
    (words[0].count_ones() + words[1].count_ones()) as i32
}

/// Five cells of a line, by their bits, as the first cells of five lines that cross it.
const fn spread(length: u32) -> [u64; 32] {
    let mut table = [0; 32];
    let mut bits = 0;
    while bits < 32 {
        let mut bit = 0;
        while bit < LINES {
            table[bits as usize] |= (bits >> bit & 1) << (bit * length);
            bit += 1;
        }
        bits += 1;
    }
    table
}
static BY_ROW: [u64; 32] = spread(ROW);
static BY_COLUMN: [u64; 32] = spread(COLUMN);

/// Columns as rows, or rows as columns. `length`: bits of a line before; `spread`: the table of the lines after.
#[inline(always)]
fn turned(words: &[u64], length: u32, spread: &[u64; 32]) -> [u64; 2] {
    let mut turned = [0; 2];
    for (word, first) in words.iter().zip([0, LINES]) {
        for line in 0..LINES {
            let bits = (word >> (line * length)) as usize;
            // a guard bit is never set in a set of cells
            turned[0] |= spread[bits & 31] << (first + line);
            turned[1] |= spread[bits >> LINES & 31] << (first + line);
        }
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::*;
    use neuf_pistes::{Cell, NeufPistes};
    use rules::{Game, Rules, Seat, Setup, Stream, Turn};

    /// By walking cell by cell from every cell, until nothing changes.
    fn walked(ground: &Ground, position: &Position, stop: Stop, pawns: CellSet) -> [i32; MOST + 1] {
        let free = |cell: Cell| ground.open.contains(cell) && !position.all_pawns().contains(cell);
        let ends = |from: Cell, way: (i8, i8)| -> Vec<Cell> {
            let path = std::iter::successors(from.step(way), |cell| cell.step(way));
            let path: Vec<Cell> = path.take_while(|&cell| free(cell)).collect();
            if stop == Stop::Anywhere { path } else { path.last().copied().into_iter().collect() }
        };
        let mut slides: Vec<Option<usize>> =
            Cell::all().map(|cell| ground.camp_set.contains(cell).then_some(0)).collect();
        for most in 0..MOST {
            for from in Cell::all().filter(|cell| free(*cell) || pawns.contains(*cell)) {
                let ways = [(1, 0), (-1, 0), (0, 1), (0, -1)];
                let near = |cell: Cell| slides[cell.index()] == Some(most);
                if slides[from.index()].is_none()
                    && ways.iter().any(|&way| ends(from, way).into_iter().any(near))
                {
                    slides[from.index()] = Some(most + 1);
                }
            }
        }
        let mut found = [0; MOST + 1];
        pawns.cells().for_each(|pawn| found[slides[pawn.index()].map_or(MOST, |slides| slides - 1)] += 1);
        found
    }

    #[test]
    fn strips_tell_what_walking_tells() {
        for movement in ["slide", "free"] {
            let seats = NeufPistes::SEATS.iter().map(|&id| id.to_owned()).collect();
            let options = [("movement".to_owned(), movement.to_owned())].into();
            let game = NeufPistes::open(&Setup { seats, options, board: None }).expect("a game");
            let (mut state, mut random) = (game.start(), Stream::from_number(3));
            for _ in 0..400 {
                let Turn::Decide(seats) = game.turn(&state) else { break };
                for side in [Seat(0), Seat(1)] {
                    let (ground, position) = (game.ground(side), state.position());
                    let outside = *position.pawns(side) & !ground.camp_set;
                    assert_eq!(
                        slides_home(ground, position, game.stop(), outside),
                        walked(ground, position, game.stop(), outside),
                    );
                }
                let joint: Vec<_> =
                    seats.into_iter().map(|seat| (seat, game.sample(&state, seat, &mut random))).collect();
                game.resolve(&mut state, &joint, &mut ());
            }
        }
    }
}
