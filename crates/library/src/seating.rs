//! Who sits: a number of seats, or seats by name.

use crate::Title;
use rules::SetupFault;

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
    pub fn seat(&self, seating: &Seating) -> Result<Vec<String>, SetupFault> {
        let fault = |message: String| Err(SetupFault::new("seats", message));
        let count = match seating {
            Seating::Count(count) => *count,
            Seating::Named(names) => names.len(),
        };
        if !(self.min_seats..=self.seats.len()).contains(&count) {
            return fault(format!(
                "{} is played by {} to {} seats, not {count}",
                self.key,
                self.min_seats,
                self.seats.len()
            ));
        }
        let owned = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect();
        let Seating::Named(names) = seating else { return Ok(owned(&self.seats[..count])) };
        if let Some(stranger) = names.iter().find(|name| !self.seats.contains(&name.as_str())) {
            return fault(format!("no seat {stranger:?}; there are: {}", self.seats.join(", ")));
        }
        let chosen: Vec<&str> =
            self.seats.iter().copied().filter(|id| names.iter().any(|name| name == id)).collect();
        if chosen.len() < count {
            return fault("a seat is named twice".to_owned());
        }
        Ok(owned(&chosen))
    }
}
