//! Seats by number and by id.

use super::task::Task;
use crate::error::{Error, Result, Why};
use rules::{Seat, Seats};
use store::{PersonId, StoredTable};

impl Task {
    /// The seat of an id.
    pub(super) fn seat(&self, id: &str) -> Result<Seat> {
        let place = self.row.seats.iter().position(|seat| seat.id == id);
        place.map(|place| Seat(place as u8)).ok_or(Error::from(Why::NoSuchSeat))
    }

    /// The id of a seat.
    pub(super) fn seat_id(&self, seat: Seat) -> &'static str {
        self.live.seat_ids()[seat.index()]
    }

    /// The ids of several seats.
    pub(super) fn seat_ids(&self, seats: Seats) -> Vec<&'static str> {
        seats.into_iter().map(|seat| self.seat_id(seat)).collect()
    }

    /// The seats that a person holds.
    pub(super) fn seats_of(&self, person: Option<PersonId>) -> Seats {
        held(&self.row, person)
    }
}

/// The seats that a person holds at a table.
pub(super) fn held(row: &StoredTable, person: Option<PersonId>) -> Seats {
    let held = (0u8..).zip(&row.seats).filter(|(_, seat)| person.is_some() && seat.person == person);
    held.map(|(place, _)| Seat(place)).collect()
}
