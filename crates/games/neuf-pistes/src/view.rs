//! Who may know what: everybody everything. The only secret of this game, an arrangement that waits for the
//! other one, is sealed at the table and never in the state.

use crate::NeufPistes;
use crate::action::{Move, Numbers};
use crate::cell::Cell;
use crate::event::Event;
use crate::options::{Choices, is_off};
use crate::repetition::{History, Past};
use crate::state::{Position, Stage, State};
use crate::strips::{CellSet, MoveSet};
use rules::{Random, Seat, Viewer, Views};
use serde::Serialize;
use std::sync::Arc;

/// The table as anybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct View {
    /// How far the game has come.
    pub stage: Stage,
    /// Whose move it is; nobody's while arranging and after the end.
    pub to_move: Option<Seat>,
    /// Light and Dark.
    pub sides: [Side; 2],
    /// The last move.
    pub last: Option<Move>,
    /// Single moves since the last progress (NP-37).
    pub quiet: u16,
    /// How often this position has occurred, if more than once (NP-36).
    #[serde(skip_serializing_if = "is_first")]
    #[cfg_attr(feature = "types", ts(as = "Option<u8>", optional), schema(required = false))]
    pub occurrences: u8,
    /// The options of the table.
    pub choices: Choices,
    /// For bots and prompts, which need not put the position together again.
    #[serde(skip)]
    pub(crate) position: Position,
    /// The legal moves of the side to move.
    #[serde(skip)]
    pub(crate) moves: MoveSet,
    /// What bots need to avoid repeating themselves. Anyone can keep it from the log, so it is not sent again
    /// with every view.
    #[serde(skip)]
    pub(crate) past: Vec<Past>,
}

/// What belongs to a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Side {
    /// Its pawns, by number if they have one, else row by row.
    pub pawns: [Cell; 9],
    /// The numbers of the pawns, in the same order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional), schema(value_type = Option<[u8; 9]>))]
    pub numbers: Option<Numbers>,
    /// Its dotted cells.
    pub start: [Cell; 9],
    /// The cells of its camp, row by row from the top.
    pub camp: [Cell; 9],
    /// The numbers of these cells, in the same order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional), schema(value_type = Option<[u8; 9]>))]
    pub camp_numbers: Option<Numbers>,
    /// The cells around its camp, where the table limits how many pawns may besiege it (NP-39).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<Cell>>", optional), schema(value_type = Option<Vec<Cell>>))]
    pub gates: Option<Arc<[Cell]>>,
    /// Its pawns on the gates of the other side's camp, if any, where the table limits them.
    #[serde(skip_serializing_if = "is_off")]
    #[cfg_attr(feature = "types", ts(as = "Option<u8>", optional), schema(required = false))]
    pub on_gates: u8,
    /// Its pawns in its camp.
    pub home: u8,
    /// The most it has had there in this game (NP-37): for bots.
    #[serde(skip)]
    pub best: u8,
    /// Pawns entered in order (NP-41) or cells taken (NP-44).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub counter: Option<u8>,
    /// The number that is to enter or to be taken next, while there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub next: Option<u8>,
}

impl Side {
    /// Its pawns with their numbers.
    pub(crate) fn numbered_pawns(&self) -> [Numbered; 9] {
        std::array::from_fn(|at| (self.pawns[at], self.numbers.map(|numbers| numbers[at])))
    }

    /// The cells of its camp with their numbers.
    pub(crate) fn numbered_camp(&self) -> [Numbered; 9] {
        std::array::from_fn(|at| (self.camp[at], self.camp_numbers.map(|numbers| numbers[at])))
    }
}

/// A cell, and the number of the pawn on it or its own number in a camp.
pub(crate) type Numbered = (Cell, Option<u8>);

fn is_first(occurrences: &u8) -> bool {
    *occurrences == 1
}

impl View {
    /// The moves that a seat can choose from.
    pub(crate) fn moves_of(&self, seat: Seat) -> MoveSet {
        if self.to_move == Some(seat) { self.moves } else { MoveSet::EMPTY }
    }

    /// Is this one of them?
    pub(crate) fn may(&self, seat: Seat, what: Move) -> bool {
        let there = self.moves_of(seat).onto(&CellSet::one(what.to));
        there.moves(self.position.pawns(seat)).any(|legal| legal == what)
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The keys of the positions that were on the board before and could come back, each with who was to move.
    pub fn been(&self) -> impl Iterator<Item = (u64, Seat)> {
        self.past.iter().map(|past| (past.key, past.by))
    }
}

impl Views for NeufPistes {
    type View = View;
    type EventView = Event;

    fn view(&self, state: &State, _viewer: Viewer) -> View {
        View {
            stage: state.stage,
            to_move: (state.stage == Stage::Playing).then_some(state.position.side),
            sides: [Seat(0), Seat(1)].map(|seat| self.side_of(state, seat)),
            last: state.last,
            quiet: state.quiet,
            occurrences: state.history.occurrences(state.position.side),
            choices: self.choices,
            position: state.position,
            moves: state.moves,
            past: state.history.past().to_vec(),
        }
    }

    fn is_open(&self) -> bool {
        true
    }

    fn event_view(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn guess<R: Random>(&self, view: &View, _random: &mut R) -> State {
        State {
            position: view.position,
            moves: view.moves,
            stage: view.stage,
            best: [view.sides[0].best, view.sides[1].best],
            quiet: view.quiet,
            last: view.last,
            history: match view.stage {
                Stage::Arranging => History::new(Vec::new(), 0),
                _ => self.history(&view.position, view.past.clone()),
            },
        }
    }
}

impl NeufPistes {
    fn side_of(&self, state: &State, seat: Seat) -> Side {
        let (position, ground) = (&state.position, self.ground(seat));
        let (pawns, in_order) = (position.pawns(seat), self.pawns_in_order(state, seat));
        let limited = self.choices.gate_cap > 0;
        let counter = self.choices.variant.is_arranged().then_some(position.counter(seat));
        let numbers = |of: &dyn Fn(usize) -> Option<u8>| {
            let mut numbers = Numbers::default();
            for (at, number) in numbers.iter_mut().enumerate() {
                *number = of(at)?;
            }
            Some(numbers)
        };
        Side {
            pawns: in_order,
            numbers: numbers(&|at| position.pawn_number(seat, in_order[at])),
            start: ground.start,
            camp: ground.camp,
            camp_numbers: numbers(&|at| position.cell_number(seat, ground.camp[at])),
            gates: limited.then(|| Arc::clone(&ground.gates)),
            on_gates: if limited { (*pawns & ground.enemy_gates).len() as u8 } else { 0 },
            home: (*pawns & ground.camp_set).len() as u8,
            best: state.best[seat.index()],
            counter,
            next: counter.filter(|&counter| counter < 9).map(|counter| counter + 1),
        }
    }
}
