//! Talk and promises, for games of negotiation. A promise binds nobody; the referee only remembers it, and
//! says afterwards who kept it.

use crate::{Next, ParseError, Seat, Seats, Text, Views};
use serde::Serialize;
use std::fmt::Debug;

/// What may be said at the table now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "TalkNow"))]
#[serde(rename_all = "snake_case")]
pub enum Talk {
    /// Anything, in public or apart.
    Free,
    /// Aloud only: private rooms are closed, and treaties are made before everybody's eyes.
    Public,
    /// Aloud, but nothing is agreed now: private rooms and treaties wait.
    Aloud,
    /// Nothing.
    Silent,
}

/// Treaty cards: typed promises that people click and bots read.
///
/// The text of a treaty is its picked tokens with single spaces between them, so that what can be picked, what
/// can be written and what is allowed are one thing.
pub trait Treaties: Views {
    /// What is promised.
    type Treaty: Clone + Eq + Debug + Send + Sync;

    /// What can be picked after these tokens by a seat that makes an offer; with none picked, the kinds. Tokens
    /// that do not fit give an empty, incomplete `Next`.
    fn next_term(&self, view: &Self::View, from: Seat, picked: &[&str]) -> Next;

    /// Could this be offered now? Every term has to be one that can be picked after those before it.
    fn can_be_offered(&self, view: &Self::View, from: Seat, text: &str) -> bool {
        let terms: Vec<&str> = text.split(' ').collect();
        let next = |at: usize| self.next_term(view, from, &terms[..at]);
        let offered = |at: usize| next(at).options.iter().any(|pick| pick.token == terms[at]);
        (0..terms.len()).all(offered) && next(terms.len()).complete
    }

    /// The treaty of a text.
    ///
    /// # Errors
    /// What cannot be read.
    fn read_treaty(&self, text: &str) -> Result<Self::Treaty, ParseError>;

    /// Those who have to agree; never the one who offers it.
    fn partners(&self, treaty: &Self::Treaty) -> Seats;

    /// What it says.
    fn tell_treaty(&self, from: Seat, treaty: &Self::Treaty) -> Text;

    /// Was it kept, broken, or did it come to nothing, by what has happened since it was made? `None` while that
    /// is not decided.
    fn judge<'a>(
        &self,
        from: Seat,
        treaty: &Self::Treaty,
        since: impl Iterator<Item = &'a Self::Event>,
    ) -> Option<Fate>;
}

/// A treaty on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its number, from 1, as whoever holds the card counts them.
    pub number: u32,
    /// Who offered it.
    pub from: Seat,
    /// Who has to agree.
    pub partners: Seats,
    /// Who has agreed so far.
    pub agreed: Seats,
    /// The treaty in the game's notation.
    pub text: String,
    /// What has become of it.
    pub fate: Fate,
}

impl Card {
    /// Is this seat one of its parties?
    pub fn binds(&self, seat: Seat) -> bool {
        seat == self.from || self.partners.contains(seat)
    }

    /// Does it wait for this seat's word?
    pub fn awaits(&self, seat: Seat) -> bool {
        self.fate == Fate::Offered && self.partners.contains(seat) && !self.agreed.contains(seat)
    }
}

/// What has become of a treaty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It waits for somebody's word.
    Offered,
    /// Everybody agreed.
    Agreed,
    /// One of those asked declined, or the one who offered it took it back.
    Declined,
    /// Its moment passed before everybody had agreed, or never came.
    Lapsed,
    /// Everybody did as promised.
    Kept,
    /// These did not.
    Broken(Seats),
}

/// What a bot says about treaties.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// Offers one.
    Offer(String),
    /// Agrees to the one of this number, or declines it.
    Reply(u32, bool),
}
