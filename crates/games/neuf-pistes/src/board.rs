//! The board file as compact tables. A file that contradicts itself is refused with every error (`check`).

mod check;
mod file;

use crate::cell::Cell;
use crate::strips::CellSet;
use rules::{BoardFile, SetupError};
use std::sync::Arc;

/// What the board file says of a side.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The cells of the camp, row by row from the top: the order in which numbers are written.
    pub camp: [Cell; 9],
    /// The dotted cells, in the order of the file.
    pub start: [Cell; 9],
    /// The cells of the camp as a set.
    pub camp_set: CellSet,
    /// The cells that touch the camp, row by row.
    pub gates: Arc<[Cell]>,
    /// The cells that touch the *enemy* camp (NP-39).
    pub enemy_gates: CellSet,
    /// The cells that this side's pawns may stand on: all but the enemy camp (NP-07).
    pub open: CellSet,
}

/// A board that can be played on.
#[derive(Clone, Debug)]
pub struct Board {
    /// Light and Dark.
    pub ground: [Ground; 2],
    /// How many lines of play the file says there are, by movement (`slide`, `free`) and depth from 1.
    pub(crate) perft: [Vec<u64>; 2],
}

impl Board {
    /// Reads a board file.
    ///
    /// # Errors
    /// A file that is not a board file, or every contradiction in it.
    pub fn read(text: &str) -> Result<Board, Vec<SetupError>> {
        let file = BoardFile::read(text, check::judge)?;
        // Nothing below can fail any more: the check has seen two sides with nine known cells each.
        let cells = |names: &[String]| -> [Cell; 9] {
            std::array::from_fn(|i| Cell::named(&names[i]).expect("a checked cell"))
        };
        let camps = [0, 1].map(|side| cells(&file.side[side].camp));
        let sets = camps.map(|camp| camp.into_iter().collect::<CellSet>());
        let ground = [0, 1].map(|side| {
            let enemy = 1 - side;
            let mut camp = camps[side];
            camp.sort_by_key(|cell| (std::cmp::Reverse(cell.row()), cell.column()));
            Ground {
                camp,
                start: cells(&file.side[side].start),
                camp_set: sets[side],
                gates: gates_of(sets[side]).cells().collect(),
                enemy_gates: gates_of(sets[enemy]),
                open: Cell::all().filter(|&cell| !sets[enemy].contains(cell)).collect(),
            }
        });
        Ok(Board { ground, perft: [file.perft.slide, file.perft.free] })
    }

    /// Everything that is wrong with a board file, what would go unheard included.
    pub fn check(text: &str) -> Vec<SetupError> {
        BoardFile::check(text, check::judge)
    }
}

/// The pairs (outside cell, inside cell) that the edge of a camp runs between.
fn edge_of(camp: CellSet) -> impl Iterator<Item = (Cell, Cell)> {
    camp.cells().flat_map(move |inside| {
        let around = [(1, 0), (-1, 0), (0, 1), (0, -1)].into_iter().filter_map(move |way| inside.step(way));
        around.filter(move |&outside| !camp.contains(outside)).map(move |outside| (outside, inside))
    })
}

/// The outside cells that touch a camp.
fn gates_of(camp: CellSet) -> CellSet {
    edge_of(camp).map(|(outside, _)| outside).collect()
}
