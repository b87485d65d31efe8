//! What lies in the box, as pages draw it.

use crate::Kilimandjaro;
use crate::counter::Counter;
use crate::state::CAMP;
use rules::{Seat, Seats};
use serde::Serialize;

/// What is the same in every view.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Chart {
    /// The space of the base camp; the start is 0.
    camp: u8,
    /// How many counters there are of each face (KI-03).
    counters: [(Counter, u8); 3],
    /// What an answer calls each pile, by seat.
    piles: Vec<[String; 3]>,
}

impl Kilimandjaro {
    pub(crate) fn chart(&self) -> Chart {
        let piles = |of: Seat| [0, 1, 2].map(|pile| self.pile_token(of, pile));
        Chart {
            camp: CAMP,
            counters: Counter::ALL.map(|face| (face, face.total())),
            piles: Seats::first(self.seats).into_iter().map(piles).collect(),
        }
    }
}
