//! The card that lies on the table.

use crate::{Seat, Seats, Text};

/// A treaty on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its number, from 1, as whoever holds the card counts them.
    pub number: u32,
    /// Who offered it.
    pub from: Seat,
    /// The other parties.
    pub partners: Seats,
    /// Who has agreed so far.
    pub agreed: Seats,
    /// The treaty in the game's notation.
    pub text: String,
    /// What has become of it.
    pub fate: Fate,
    /// The number of the offer that it answers.
    pub counters: Option<u32>,
    /// Who ended it by a word: declined it, or gave notice.
    pub by: Option<Seat>,
    /// Why it was declined, came to nothing or is void.
    pub why: Option<Text>,
    /// Which of its clauses was broken, from 1.
    pub clause: Option<usize>,
    /// It was fulfilled before its term was over.
    pub early: bool,
    /// The turn in which it was offered.
    pub made: Text,
    /// When its fate was decided.
    pub when: Option<Text>,
    /// The step in which it was offered.
    pub offered_at: u32,
    /// The step in which the last of its parties agreed.
    pub agreed_at: Option<u32>,
    /// The step that decided its fate.
    pub decided_at: Option<u32>,
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
    /// One of those asked declined.
    Declined,
    /// The one who offered it took it back.
    Withdrawn,
    /// It was answered by another offer.
    Countered,
    /// It was offered in a time that has been undone.
    Undone,
    /// It could no longer be done before everybody had agreed.
    Lapsed,
    /// Events took it away: nobody broke it, and nobody had to keep it.
    Void,
    /// Everybody did as promised.
    Kept,
    /// These did not.
    Broken(Seats),
}

impl Fate {
    /// The word for programs.
    pub const fn word(self) -> &'static str {
        match self {
            Fate::Offered => "offered",
            Fate::Agreed => "agreed",
            Fate::Declined => "declined",
            Fate::Withdrawn => "withdrawn",
            Fate::Countered => "countered",
            Fate::Undone => "undone",
            Fate::Lapsed => "lapsed",
            Fate::Void => "void",
            Fate::Kept => "kept",
            Fate::Broken(_) => "broken",
        }
    }

    /// Those who broke it.
    pub fn breakers(self) -> Seats {
        if let Fate::Broken(seats) = self { seats } else { Seats::NONE }
    }
}

/// Why somebody declines: a word that bots give, and people may, with the message that says it.
pub const REASONS: [(&str, &str); 8] = [
    ("gains-nothing", "table-reason-gains-nothing"),
    ("word-given", "table-reason-word-given"),
    ("you-broke-yours", "table-reason-you-broke-yours"),
    ("cannot-keep", "table-reason-cannot-keep"),
    ("you-lead", "table-reason-you-lead"),
    ("end-is-near", "table-reason-end-is-near"),
    ("better-offer", "table-reason-better-offer"),
    ("already-answered", "table-reason-already-answered"),
];

/// What a bot says about treaties.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// Offers one.
    Offer(String),
    /// Agrees to the one of this number.
    Agree(u32),
    /// Declines it, for one of the [`REASONS`].
    Decline(u32, &'static str),
    /// Answers it with another offer.
    Counter(u32, String),
}
