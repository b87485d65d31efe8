//! Positions as text: one line of parts, each a word and what it says.
//!
//! `light a2 b3 … ; dark a1 b2 … ; to move light ; best 0 0 ; quiet 0 ; past a2-a7 i9-i4`

mod read;

use crate::NeufPistes;
use crate::cell::Cell;
use crate::notation::in_rows;
use crate::options::Variant;
use crate::state::{Stage, State};
use rules::{Game, Seat};

impl NeufPistes {
    pub(crate) fn position_text(&self, state: &State) -> String {
        if state.stage == Stage::Arranging {
            return "arranging".to_owned();
        }
        let position = &state.position;
        let mut parts = Vec::new();
        for seat in [Seat(0), Seat(1)] {
            parts.push(format!("{} {}", Self::SEATS[seat.index()], names(&self.pawns_in_order(state, seat))));
        }
        parts.push(format!("to move {}", Self::SEATS[position.side.index() & 1]));
        if let Some(word) = self.counter_word() {
            parts.push(format!("{word} {} {}", position.counter[0], position.counter[1]));
        }
        if position.due.is_some() {
            for seat in [Seat(0), Seat(1)] {
                let number = |cell| position.cell_number(seat, cell).unwrap_or_default();
                let rows = in_rows(&self.ground(seat).camp.map(number));
                parts.push(format!("cells {} {rows}", Self::SEATS[seat.index()]));
            }
        }
        parts.push(format!("best {} {}", state.best[0], state.best[1]));
        parts.push(format!("quiet {}", state.quiet));
        if !state.history.past().is_empty() {
            let moves: Vec<String> = state.history.past().iter().map(|past| past.what.to_string()).collect();
            parts.push(format!("past {}", moves.join(" ")));
        } else if let Some(last) = state.last {
            parts.push(format!("last {last}"));
        }
        parts.join(" ; ")
    }

    /// The cells of a side's pawns: by number if they have one, else row by row.
    pub(crate) fn pawns_in_order(&self, state: &State, seat: Seat) -> [Cell; 9] {
        let mut cells = state.position.pawns(seat).cells();
        match state.position.numbered {
            Some(numbered) => numbered[seat.index() & 1],
            None => std::array::from_fn(|_| cells.next().expect("a side always has nine pawns")),
        }
    }

    /// What the counter of the variant counts.
    pub(crate) fn counter_word(&self) -> Option<&'static str> {
        match self.choices.variant {
            Variant::None => None,
            Variant::NumberedPawns => Some("entered"),
            Variant::NumberedCells | Variant::NumberedCellsBeginners => Some("taken"),
        }
    }
}

fn names(cells: &[Cell]) -> String {
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
}
