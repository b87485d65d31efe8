//! What changes in play.

use crate::{PRESENCES, Sheet, Territories, Territory};
use rules::{Seat, Seats, Set};
use serde::Serialize;

/// The most countries (AF-03).
pub const COUNTRIES: usize = 6;
/// The years of the eight turns (AF-13).
pub const YEARS: [u16; 8] = [1880, 1885, 1890, 1895, 1900, 1905, 1910, 1914];
/// Squares of a territory, at most.
pub const MOST_SQUARES: usize = 4;

/// What lies on the map. Small and `Copy`: it is all that a reading needs besides the sheets.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Continent {
    /// Where each seat has its presence. One never moves (AF-43): it only founds others next door.
    pub presences: [Territories; COUNTRIES],
    /// `filled[k]`: where more than `k` squares hold a development.
    pub filled: [Territories; MOST_SQUARES],
    /// Where a colony figure stands.
    pub colonies: Territories,
}

impl Continent {
    /// Where anybody has a presence.
    #[inline(always)]
    pub fn occupied(&self) -> Territories {
        self.presences.iter().fold(Territories::NONE, |all, some| all | *some)
    }

    /// Who has a presence there.
    #[inline(always)]
    pub fn present(&self, at: Territory) -> Seats {
        let mut present = 0;
        for (seat, presences) in self.presences.iter().enumerate() {
            present |= ((presences.0 >> at.index() & 1) as u8) << seat;
        }
        Set(present)
    }

    /// Presence pawns that the seat has left (AF-49).
    #[inline(always)]
    pub fn pawns_left(&self, seat: Seat) -> usize {
        PRESENCES.saturating_sub(self.presences[seat.index()].len())
    }

    /// Development pawns in a territory.
    #[inline(always)]
    pub fn developments(&self, at: Territory) -> usize {
        self.filled.iter().filter(|filled| filled.contains(at)).count()
    }

    /// Puts one more development there.
    #[inline(always)]
    pub fn develop(&mut self, at: Territory) {
        if let Some(filled) = self.filled.iter_mut().find(|filled| !filled.contains(at)) {
            filled.insert(at);
        }
    }
}

/// The phases in which somebody is asked. Reading, conflicts and colonies follow the last sheet at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The first presences are placed, one after the other (AF-09).
    Setup,
    /// Phase 1: everybody talks until everybody is ready.
    Diplomacy,
    /// Phase 2: everybody writes.
    Writing,
    /// The last turn has been played.
    Over,
}

/// The sheets of a turn that has been read, by seat; blank beyond the seats in play.
pub type Column = [Sheet; COUNTRIES];

/// The whole truth. Sheets that are being written are not in it: the table keeps them sealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) continent: Continent,
    /// Index into [`YEARS`].
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// Countries whose players have left (RU-20).
    pub(crate) absent: Seats,
    /// The turns read so far; `None` for turns that a position text left out. Public, and kept because the
    /// sheets stay readable (RU-23).
    pub(crate) past: Vec<Option<Column>>,
}

impl State {
    /// What lies on the map.
    pub fn continent(&self) -> &Continent {
        &self.continent
    }

    /// The turn, from 0.
    pub fn turn_index(&self) -> usize {
        usize::from(self.turn)
    }

    /// The year of the turn.
    pub fn year(&self) -> u16 {
        YEARS[self.turn_index()]
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The sheets last read, whose declarations lie in the embassies; none before the first reading
    /// (AF-08).
    pub fn embassies(&self) -> Option<&Column> {
        self.past.last().and_then(Option::as_ref)
    }
}
