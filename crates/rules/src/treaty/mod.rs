//! Talk and promises, for games of negotiation. A promise binds nobody; the referee only remembers it, and
//! says afterwards who kept it.
//!
//! In reading order: what a treaty is made of (here), how it is written and picked (`words.rs`), what it means
//! (`judge.rs`), and the card that lies on the table (`card.rs`). A game brings its duties: [`Treaties`].

mod card;
mod judge;
mod words;

pub use card::{Card, Fate, REASONS, Word};
pub use judge::{Line, Stage, Status, Verdict};
pub use words::{MOST_CLAUSES, MOST_LETTERS};

use crate::{Game, Next, ParseError, Seat, Seats, Text};
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

/// What is promised: by whom, on which conditions, and for how long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Treaty<D> {
    /// Who offers it.
    pub from: Seat,
    /// The other parties.
    pub with: Seats,
    /// What is promised.
    pub clauses: Vec<Clause<D>>,
    /// For how long.
    pub term: Term,
}

/// One promise: these seats do this, perhaps on a condition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause<D> {
    /// What is promised, and who does it.
    pub deed: Deed<D>,
    /// On which condition.
    pub when: Option<When<D>>,
}

/// Somebody does something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed<D> {
    /// Who; nobody, where it is a fact of the map ([`Nature::Fact`]).
    pub doers: Seats,
    /// What.
    pub duty: D,
}

/// A condition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct When<D> {
    /// It binds from the occasion after the one that made it true; else it is about the same time.
    pub once: bool,
    /// All of these.
    pub deeds: Vec<Deed<D>>,
}

/// For how long a treaty holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// For the turn in which it was offered.
    Turn,
    /// To the end of this turn.
    Until(u16),
    /// As long as everybody keeps it; a notice ends it with the turn in which it is given.
    Standing,
}

/// What sort of duty it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nature {
    /// Holds at every occasion of the term.
    Lasting,
    /// To be done once, by the end of the term.
    Single,
    /// Nobody's doing: only good for a condition.
    Fact,
}

impl<D> Treaty<D> {
    /// Everybody who is party to it.
    pub fn parties(&self) -> Seats {
        self.with.with(self.from)
    }

    /// Those whom it binds to something.
    pub fn bound(&self) -> Seats {
        self.clauses.iter().fold(Seats::NONE, |all, clause| all | clause.deed.doers)
    }
}

/// What is being picked when a game is asked for the next word of a duty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Who offers the treaty.
    pub from: Seat,
    /// All of its parties.
    pub parties: Seats,
    /// Who does it; nobody: a fact is asked for.
    pub doers: Seats,
    /// It is part of a condition.
    pub condition: bool,
}

/// Treaty cards: typed promises that people click and bots read.
///
/// The text of a treaty is its picked tokens with single spaces between them, so that what can be picked, what
/// can be written and what is allowed are one thing. The language is the same for all games (`docs/notation/treaties.md`);
/// a game brings its duties, and the short texts that it had before there was a language.
pub trait Treaties: Game {
    /// Something that can be promised. Its order is that of clauses in a text.
    type Duty: Copy + Ord + Debug + Send + Sync;

    /// What sort of duty it is.
    fn nature(&self, duty: &Self::Duty) -> Nature;
    /// Do its doers do it together, so that it is one promise and not one for each of them?
    fn is_joint(&self, duty: &Self::Duty) -> bool;
    /// The duty at the beginning of these words, and how many words it takes.
    fn read_duty(&self, words: &[&str]) -> Option<(Self::Duty, usize)>;
    /// Its words.
    fn write_duty(&self, duty: &Self::Duty) -> String;
    /// What can be picked after these words of a duty: nothing follows where it is complete. Tokens that do not fit give
    /// an empty, incomplete `Next`.
    fn next_duty(&self, view: &Self::View, draft: &Draft, picked: &[&str]) -> Next;
    /// What it says: a sentence without its capital and its full stop, as a promise and as a condition alike.
    fn say_duty(&self, deed: &Deed<Self::Duty>) -> Text;

    /// The turn of a text such as `1895`, or `turn 3`, and how many words it takes.
    fn read_turn(&self, words: &[&str]) -> Option<(u16, usize)>;
    /// The words of a turn.
    fn write_turn(&self, turn: u16) -> String;
    /// A turn by its name.
    fn say_turn(&self, turn: u16) -> Text;
    /// Until when a treaty holds, with its capital; or by when it is to be fulfilled, where something is to be done once.
    fn say_term(&self, turn: u16, once: bool) -> Text;
    /// The turn that is played.
    fn turn_of(&self, state: &Self::State) -> u16;
    /// The turn that a viewer sees being played.
    fn turn_in(&self, view: &Self::View) -> u16;
    /// The last one there can be.
    fn last_turn(&self) -> u16;

    /// A treaty in the words of before there was a language; they are read for ever.
    fn read_short(&self, from: Seat, words: &[&str]) -> Option<Treaty<Self::Duty>>;
    /// What can be picked after these words of such a treaty.
    fn next_short(&self, view: &Self::View, from: Seat, picked: &[&str]) -> Next;

    /// Has this doer done it, along this line of play? A joint duty is told what all its doers did.
    fn status(&self, deed: &Deed<Self::Duty>, doer: Seat, line: &Line<'_, Self>) -> Status;

    /// Can a seat not keep both of these promises of its own, whatever happens?
    fn contradict(&self, seat: Seat, one: &Deed<Self::Duty>, other: &Deed<Self::Duty>) -> bool;
    /// Would this answer of a doer to the open decision break the promise?
    fn is_against(
        &self,
        state: &Self::State,
        doer: Seat,
        deed: &Deed<Self::Duty>,
        answer: &Self::Action,
    ) -> bool;

    /// What can be picked after these tokens by a seat that makes an offer. Tokens that do not fit give an empty,
    /// incomplete `Next`.
    fn next_term(&self, view: &Self::View, from: Seat, picked: &[&str]) -> Next {
        words::next(self, view, from, picked)
    }

    /// The treaty of a text, in its canonical form.
    ///
    /// # Errors
    /// What cannot be read.
    fn read_treaty(&self, from: Seat, text: &str) -> Result<Treaty<Self::Duty>, ParseError> {
        words::read(self, from, text)
    }

    /// Its text.
    fn write_treaty(&self, treaty: &Treaty<Self::Duty>) -> String {
        words::write(self, treaty)
    }

    /// What it says.
    fn tell_treaty(&self, treaty: &Treaty<Self::Duty>) -> Text {
        words::tell(self, treaty)
    }

    /// What has become of it along a line of play that begins where it was agreed to.
    fn judge(&self, treaty: &Treaty<Self::Duty>, line: &Line<'_, Self>) -> Verdict {
        judge::judge(self, treaty, line)
    }
}
