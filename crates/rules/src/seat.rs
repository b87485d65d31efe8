//! Seats and sets of seats.

use crate::{Member, Set};
use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in the game's own order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Member for Seat {
    type Bits = u8;
    #[inline(always)]
    fn index(self) -> usize {
        self.0.into()
    }
    #[inline(always)]
    fn of_index(index: usize) -> Seat {
        Seat(index as u8)
    }
}

/// A set of up to eight seats.
pub type Seats = Set<Seat>;

impl Seats {
    /// Seats 0 up to but not including `count`.
    #[inline(always)]
    pub const fn first(count: u8) -> Seats {
        Set(((1u16 << count) - 1) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_seats_are_up_to_eight() {
        assert_eq!(Seats::first(3).into_iter().collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(2)]);
        assert_eq!((Seats::first(0), Seats::first(8).len()), (Seats::NONE, 8));
    }
}
