//! What a position is worth to a side: pawns at home, and how soon the others can be.
//!
//! An outside pawn counts by the slides it needs to come home while everything else stands still. That is worked
//! out for all pawns of a side at once, on strips (see `neuf_pistes::CellSet`): first the cells with a clear way
//! into the camp, then the cells from which a slide ends on one of those.

use super::variants;
use neuf_pistes::{Cell, CellSet, Ground, MoveSet, NeufPistes, Position, Stop, Variant, WORDS, other};
use rules::Seat;

const HOME: i32 = 100;
/// For each way home of an outside pawn. A pawn can have two, and must still be worth more at home.
const ONE_SLIDE: i32 = 25;
const TWO_SLIDES: i32 = 8;
const MOBILITY: i32 = 1;
/// For each step that a pawn at home stands away from the outer corner: the rim fills first.
const DEEP: i32 = 2;
/// The right to move.
const TEMPO: i32 = 10;
/// Enemy pawns on the own gates, by their number. One or two are no siege: a pawn does better to go home.
const BESIEGED: [i32; 10] = [0, 1, 4, 14, 40, 75, 120, 120, 120, 120];
/// With one hole left: how far it is from being filled. The outer corner is worst.
const HOLE: i32 = 14;

/// What is fixed about a side's camp, worked out once.
struct Camp {
    /// The cells of the camp through which pawns come in.
    doors: CellSet,
    /// The six lines that lead out of it.
    lines: [Line; 6],
    /// The cells at least 1, 2, 3 and 4 steps away from the outer corner.
    deep: [CellSet; 4],
    outer_corner: Cell,
    /// The two cells that a pawn reaches along the rim of the board without help.
    easy_holes: CellSet,
}

/// A line that leads out of a camp.
struct Line {
    /// Where its cells are, in the way that leads out.
    word: usize,
    mask: u64,
    /// The first so many cells of it.
    runs: [CellSet; 8],
}

/// Evaluates positions.
pub(crate) struct Evaluation {
    camps: [Camp; 2],
}

impl Evaluation {
    pub fn new(game: &NeufPistes) -> Evaluation {
        Evaluation { camps: [Seat(0), Seat(1)].map(|side| Camp::new(game.ground(side))) }
    }

    /// The worth of a position to the side to move.
    #[inline(always)]
    pub fn of(&self, game: &NeufPistes, position: &Position) -> i32 {
        let (side, enemy) = (position.side(), other(position.side()));
        if game.choices().variant != Variant::None {
            return variants::side(game, position, side) - variants::side(game, position, enemy);
        }
        TEMPO + self.side(game, position, side) - self.side(game, position, enemy)
    }

    #[inline(always)]
    fn side(&self, game: &NeufPistes, position: &Position, side: Seat) -> i32 {
        let (ground, camp) = (game.ground(side), &self.camps[side.index() & 1]);
        let enemy = other(side);
        let pawns = position.pawns(side);
        let home = *pawns & ground.camp_set;
        let at_home = home.len() as i32;
        let deep: u32 = camp.deep.iter().map(|cells| (home & *cells).len()).sum();
        let besiegers = (*position.pawns(enemy) & game.ground(enemy).enemy_gates).len();
        let mut worth = HOME * at_home + DEEP * deep as i32 - BESIEGED[besiegers as usize % 10];
        if at_home == 8 {
            worth -= HOLE * camp.hole_cost(ground.camp_set & !home);
        }
        worth + self.approach(ground, camp, position, *pawns & !ground.camp_set)
    }

    /// The worth of the pawns outside the camp.
    #[inline(always)]
    fn approach(&self, ground: &Ground, camp: &Camp, position: &Position, outside: CellSet) -> i32 {
        let empty = ground.open & !position.all_pawns();
        let near = camp.clear_ways(empty, position);
        let slides = outside.arrivals(&ground.open, position.both_pawns(), Stop::AtObstacle);
        ONE_SLIDE * slides.onto(&ground.camp_set).len() as i32
            + TWO_SLIDES * slides.onto(&near).len() as i32
            + MOBILITY * slides.len() as i32
    }
}

impl Camp {
    fn new(ground: &Ground) -> Camp {
        let camp = ground.camp_set;
        let ways = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let exits: Vec<(Cell, (i8, i8))> = camp
            .cells()
            .flat_map(|cell| ways.map(|way| (cell, way)))
            .filter(|(cell, way)| cell.step(*way).is_some_and(|next| !camp.contains(next)))
            .collect();
        let doors: CellSet = exits.iter().map(|(cell, _)| *cell).collect();
        let lines: Vec<Line> = exits.iter().map(|&(door, way)| Line::new(door, way)).collect();
        // the outer corner is the one cell with two ways out
        let outer_corner = exits
            .iter()
            .map(|(cell, _)| *cell)
            .find(|cell| exits.iter().filter(|(door, _)| door == cell).count() == 2)
            .unwrap_or(ground.camp[0]);
        let steps = |cell: Cell| {
            cell.column().abs_diff(outer_corner.column()) + cell.row().abs_diff(outer_corner.row())
        };
        let deep = [1, 2, 3, 4].map(|least| camp.cells().filter(|&cell| steps(cell) >= least).collect());
        let easy_holes = doors.cells().filter(|&cell| steps(cell) == 2).collect();
        let lines = lines.try_into().unwrap_or_else(|_| unreachable!("a corner camp has six ways out"));
        Camp { doors, lines, deep, outer_corner, easy_holes }
    }

    /// The empty cells outside from which a pawn can go straight into the camp.
    #[inline(always)]
    fn clear_ways(&self, empty: CellSet, position: &Position) -> CellSet {
        let open_doors = self.doors & empty;
        // the doors stand in for pawns that walk out
        let out: MoveSet = open_doors.arrivals(&empty, &[position.all_pawns(), open_doors], Stop::Anywhere);
        let mut cells = CellSet::EMPTY;
        for line in &self.lines {
            let length = (out.words()[line.word] & line.mask).count_ones();
            cells = cells | line.runs[length as usize % 8];
        }
        cells
    }

    fn hole_cost(&self, hole: CellSet) -> i32 {
        if hole.contains(self.outer_corner) {
            5
        } else if hole.within(&self.easy_holes) {
            2
        } else {
            3
        }
    }
}

impl Line {
    fn new(door: Cell, way: (i8, i8)) -> Line {
        let cells: Vec<Cell> = std::iter::successors(door.step(way), |cell| cell.step(way)).collect();
        // Where the line lies is told by a pawn that walks out of the door on an empty board.
        let all: CellSet = Cell::all().collect();
        let walker = CellSet::one(door);
        let walk = walker.arrivals(&all, &[walker, CellSet::EMPTY], Stop::Anywhere);
        let line: CellSet = cells.iter().copied().collect();
        let (word, mask) = (0..WORDS)
            .map(|word| (word, walk.words()[word] & line.words()[word]))
            .find(|(word, mask)| *mask != 0 && *mask == walk.words()[*word])
            .unwrap_or((0, 0));
        let runs = std::array::from_fn(|length| cells.iter().copied().take(length).collect());
        Line { word, mask, runs }
    }
}
