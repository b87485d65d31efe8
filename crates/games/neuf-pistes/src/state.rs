//! The state: the position, and what the game remembers of how it came about.
//!
//! A [`Position`] decides what may be moved and is what a search copies about. A [`State`] adds the legal
//! moves, ready made (so that a playout works them out once a move), the counters of the two draw rules,
//! and the moves since the last one that cannot be undone, by which positions are seen to come back.

use crate::action::Move;
use crate::cell::Cell;
use crate::repetition::History;
use crate::strips::{CellSet, MoveSet};
use rules::Seat;
use serde::Serialize;

/// Where the pawns stand, who is to move, and the counters of the variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The pawns of Light and of Dark; always nine each, for none is ever captured (NP-02).
    pub(crate) pawns: [CellSet; 2],
    /// Whose turn it is.
    pub(crate) side: Seat,
    /// How many pawns have entered in order (NP-41) or cells have been taken (NP-44), by side.
    pub(crate) counter: [u8; 2],
    /// Where pawns 1 to 9 of each side stand, once pawns have numbers.
    pub(crate) numbered: Option<[[Cell; 9]; 2]>,
    /// The cells of each camp in the order in which they fall due, once cells have numbers.
    pub(crate) due: Option<[[Cell; 9]; 2]>,
}

impl Position {
    /// Whose turn it is.
    #[inline(always)]
    pub fn side(&self) -> Seat {
        self.side
    }

    /// The pawns of a side.
    #[inline(always)]
    pub fn pawns(&self, side: Seat) -> &CellSet {
        &self.pawns[side.index() & 1]
    }

    /// The pawns of Light and of Dark.
    #[inline(always)]
    pub fn both_pawns(&self) -> &[CellSet; 2] {
        &self.pawns
    }

    /// All pawns.
    #[inline(always)]
    pub fn all_pawns(&self) -> CellSet {
        self.pawns[0] | self.pawns[1]
    }

    /// How many pawns of a side have entered in order, or cells have been taken.
    pub fn counter(&self, side: Seat) -> u8 {
        self.counter[side.index() & 1]
    }

    /// Where a side's pawns 1 to 9 stand; empty if pawns have no numbers.
    pub fn numbered(&self, side: Seat) -> &[Cell] {
        self.numbered.as_ref().map_or(&[], |both| &both[side.index() & 1])
    }

    /// The cells of a side's camp, numbers 1 to 9; empty if cells have no numbers.
    pub fn due(&self, side: Seat) -> &[Cell] {
        self.due.as_ref().map_or(&[], |both| &both[side.index() & 1])
    }

    /// The number of a side's pawn on a cell, if pawns have numbers.
    pub fn pawn_number(&self, side: Seat, cell: Cell) -> Option<u8> {
        number_of(self.numbered(side), cell)
    }

    /// The number of a cell of a side's camp, if cells have numbers.
    pub fn cell_number(&self, side: Seat, cell: Cell) -> Option<u8> {
        number_of(self.due(side), cell)
    }

    /// Ends the turn without a move, as for a player who has none (NP-34).
    #[inline(always)]
    pub fn hand_over(&mut self) {
        self.side = other(self.side);
    }
}

fn number_of(cells: &[Cell], cell: Cell) -> Option<u8> {
    cells.iter().position(|&at| at == cell).map(|place| place as u8 + 1)
}

/// The other side.
#[inline(always)]
pub const fn other(side: Seat) -> Seat {
    Seat(side.0 ^ 1)
}

/// The whole truth.
#[derive(PartialEq, Eq)]
pub struct State {
    pub(crate) position: Position,
    /// The legal moves of the side to move; none unless a game is being played.
    pub(crate) moves: MoveSet,
    pub(crate) stage: Stage,
    /// The most pawns that a side has had in its camp in this game (NP-37).
    pub(crate) best: [u8; 2],
    /// Single moves since the last progress (NP-37).
    pub(crate) quiet: u16,
    pub(crate) last: Option<Move>,
    /// By which positions are seen to come back (NP-36).
    pub(crate) history: History,
}

impl Clone for State {
    fn clone(&self) -> State {
        State { history: self.history.clone(), ..*self }
    }

    /// Keeps the memory of the history, so that game after game is played without asking for any.
    fn clone_from(&mut self, other: &State) {
        self.history.clone_from(&other.history);
        let State { position, moves, stage, best, quiet, last, history: _ } = other;
        (self.position, self.moves, self.stage) = (*position, *moves, *stage);
        (self.best, self.quiet, self.last) = (*best, *quiet, *last);
    }
}

impl State {
    /// The position on the board.
    #[inline(always)]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The legal moves of the side to move; none unless a game is being played.
    #[inline(always)]
    pub fn moves(&self) -> &MoveSet {
        &self.moves
    }

    /// How far the game has come.
    #[inline(always)]
    pub fn stage(&self) -> Stage {
        self.stage
    }
}

/// How far the game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The players arrange each other's pawns and camps (NP-42).
    Arranging,
    /// The pawns move.
    Playing,
    /// Nothing moves any more.
    Over(End),
}

/// How a game ends by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A side has filled its camp as the rules ask (NP-10, NP-45).
    Won(Seat),
    /// The same position once too often (NP-36).
    Repetition,
    /// Too many moves without progress (NP-37).
    NoProgress,
    /// Neither side can move (NP-34).
    Blocked,
}
