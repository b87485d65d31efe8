//! Who sits: a number of seats, or seats by name.

use crate::Title;
use rules::{Setup, SetupError};

/// The seats that somebody asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seating {
    /// The first so many seats of the game.
    Count(usize),
    /// These seats, in any order.
    Named(Vec<String>),
}

impl Title {
    /// The seat ids of a seating, in the game's own order.
    ///
    /// # Errors
    /// Too few or too many seats, an unknown one, or one twice.
    pub fn seat(&self, seating: &Seating) -> Result<Vec<String>, SetupError> {
        let count = match seating {
            Seating::Count(count) => *count,
            Seating::Named(names) => names.len(),
        };
        let by_rule = |error| SetupError { clause: Some(self.players), ..error };
        Setup::check_count(count, self.seats, self.min_seats).map_err(by_rule)?;
        let places = match seating {
            Seating::Count(count) => (0..*count).collect(),
            Seating::Named(names) => Setup::places(names, self.seats, self.min_seats)?,
        };
        Ok(places.into_iter().map(|place| self.seats[place].to_owned()).collect())
    }
}
