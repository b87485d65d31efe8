//! Seats and sets of seats.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in the game's own order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of up to eight seats: a bit each, so a turn costs nothing to name or to walk.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seats(pub u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// Just this seat.
    #[inline(always)]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Seats 0 up to but not including `count`.
    #[inline(always)]
    pub const fn first(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Is the seat in the set?
    #[inline(always)]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set with the seat added.
    #[inline(always)]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with the seat taken out.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// How many seats.
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// No seat at all?
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;
    #[inline(always)]
    fn into_iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }
}

/// Walks a set of seats in rising order, looking only at the bits that are set.
pub struct SeatsIter(u8);

impl Iterator for SeatsIter {
    type Item = Seat;
    #[inline(always)]
    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_exactly_what_was_put_in() {
        let set: Seats = [Seat(5), Seat(0), Seat(3)].into_iter().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [Seat(0), Seat(3), Seat(5)]);
        assert!(set.contains(Seat(3)) && !set.contains(Seat(1)));
        assert_eq!(set.without(Seat(0)).len(), 2);
        assert_eq!(Seats::first(8).len(), 8);
        assert!(Seats::first(0).is_empty());
    }
}
