//! What a position is worth to a side: pawns at home, and how soon the others can be.
//!
//! An outside pawn counts by the slides it needs to come home while everything else stands still (`distance.rs`), and by
//! the ways it can go. What the slides and the ways are worth was fitted to how 90 games of the bot against itself ended
//! (logistic regression over 14 000 positions).

use super::distance::{MOST, slides_home};
use super::variants;
use neuf_pistes::{Cell, CellSet, Ground, NeufPistes, Position, Stop, Variant, other};
use rules::Seat;

const HOME: i32 = 100;
/// For an outside pawn, by the slides that it is from home, from 1; the last is for those that are farther.
const OUTSIDE: [i32; MOST + 1] = [60, 28, 12, 2, 0];
/// For each slide that an outside pawn can make.
const MOBILITY: i32 = 10;
/// For each step that a pawn at home stands away from the outer corner: the rim fills first.
const DEEP: i32 = 2;
/// The right to move.
const TEMPO: i32 = 10;
/// Enemy pawns on the own gates, by their number. One or two are no siege: a pawn does better to go home.
const BESIEGED: [i32; 10] = [0, 1, 4, 14, 40, 75, 120, 120, 120, 120];

/// How much is believed of what pawns outside promise.
#[derive(Clone, Copy)]
pub(super) enum Trust {
    Half = 1,
    Whole = 2,
}

/// What is fixed about a side's camp, worked out once.
struct Camp {
    /// The cells at least 1, 2, 3 and 4 steps away from the outer corner.
    deep: [CellSet; 4],
}

/// Evaluates positions.
pub(crate) struct Evaluation {
    trust: Trust,
    camps: [Camp; 2],
}

impl Evaluation {
    pub fn new(game: &NeufPistes, trust: Trust) -> Evaluation {
        Evaluation { trust, camps: [Seat(0), Seat(1)].map(|side| Camp::new(game.ground(side))) }
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
        let outside = *pawns & !ground.camp_set;
        let slides = slides_home(ground, position, game.stop(), outside);
        let slides: i32 = slides.into_iter().zip(OUTSIDE).map(|(pawns, each)| pawns * each).sum();
        let ways = outside.arrivals(&ground.open, position.both_pawns(), Stop::AtObstacle).len();
        HOME * at_home + DEEP * deep as i32 - BESIEGED[besiegers as usize % 10]
            + (slides + MOBILITY * ways as i32) * self.trust as i32 / Trust::Whole as i32
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
        Camp { deep }
    }
}
