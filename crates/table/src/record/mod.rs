//! The record: one text file a game, written to be read by people and diffed. The grammar, with examples, is
//! in `docs/record-format.md`.

mod quote;
mod read;
mod replay;
mod verify;
mod write;

pub(crate) use quote::{escape, unescape};
pub use read::read_step;
pub use replay::{replay, steps};
pub use verify::verify;

use crate::seed::text_hash;
use crate::{Level, Opening, Salt, Seed, Step};
use rules::{Arg, Options, Setup, Text};
use std::collections::BTreeMap;

/// The version of the format.
const FORMAT: &str = "1";

/// What stands for an offer of a draw and everybody's agreement.
const AGREED: &str = "draw agreed";

/// A record, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's key.
    pub game: String,
    /// The rules version it was played by.
    pub rules: u32,
    /// `sha256:` and hex: the hash of what the board file says, in older records of its bytes.
    pub board: String,
    /// The options, defaults left out.
    pub options: Options,
    /// How much it tells.
    pub level: Level<String>,
    /// Where play began, if not at the start.
    pub position: Option<String>,
    /// Rolls were chosen by hand.
    pub manual_chance: bool,
    /// The public hash that commits to the seed.
    pub commit: String,
    /// Seat ids with the players' names, in seat order.
    pub seats: Vec<(String, String)>,
    /// Remarks of whoever keeps the record.
    pub notes: Vec<String>,
    /// What was done, in order.
    pub lines: Vec<Line>,
    /// How it ended; `None` while it goes on.
    pub result: Option<Ending>,
    /// The final score of each seat, by id; empty while the game goes on.
    pub scores: Vec<(String, i32)>,
    /// What the seats added to the randomness, by id.
    pub contributions: Vec<(String, Vec<u8>)>,
    /// The seed, once the game is over.
    pub seed: Option<Seed>,
    /// The salt, once the game is over.
    pub salt: Option<Salt>,
    /// `sha256:` and hex over everything above but names and notes: so that a slip of the pen is noticed
    /// even where the rules would allow it.
    pub digest: Option<String>,
    /// Where the text that was read has its fields, for whoever has to find an error in it.
    places: Places,
}

/// Line numbers of fields. They are no part of what a record says, so all are equal.
#[derive(Clone, Debug, Default)]
struct Places(BTreeMap<String, usize>);

impl PartialEq for Places {
    fn eq(&self, _: &Places) -> bool {
        true
    }
}
impl Eq for Places {}

/// A numbered line. Answers that were carried out together share a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Counts decisions and rolls, from 1.
    pub number: u32,
    /// What was done: an answer, a roll, a resignation, the agreement that ended the game as a draw, or the word of the
    /// last one who was there.
    pub what: Recorded,
}

/// A step by the ids of the seats.
pub type Recorded = Step<String, String, String>;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Ids of the winners; none for a draw.
    pub winners: Vec<String>,
    /// By which clause.
    pub clause: String,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Line of the text, from 1; 0 if the error is in what is missing.
    pub line: usize,
    /// The field: a tag's name, `move`, `result` or `text`.
    pub field: String,
    /// The rule clause, if a rule is broken.
    pub clause: Option<&'static str>,
    /// What is wrong, from `locales/`.
    pub reason: Text,
}

impl RecordError {
    fn new(line: usize, field: &str, reason: Text) -> RecordError {
        RecordError { line, field: field.to_owned(), clause: None, reason }
    }

    /// The whole error for people: where it is, what is wrong and by which clause.
    pub fn text(&self) -> Text {
        let field = match self.field.as_str() {
            "move" => Arg::name("record-field-move"),
            "result" => Arg::name("record-field-result"),
            "text" => Arg::name("record-field-text"),
            tag => Arg::from(tag),
        };
        let error = Text::new("record-fault").with("line", self.line).with("field", field);
        let error = error.with("reason", self.reason.clone());
        match self.clause {
            Some(clause) => Text::new("record-clause").with("fault", error).with("clause", clause),
            None => error,
        }
    }
}

/// For whoever reads the output of a test; [`RecordError::text`] is for people.
impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}, {}: ", self.line, self.field)?;
        if let Some(clause) = self.clause {
            write!(f, "{clause}: ")?;
        }
        write!(f, "{}", self.reason)
    }
}

impl Record {
    /// How to open the table that this record was made at. A table on a board of its own needs the text
    /// of that board, which the record names by its hash.
    pub fn opening(&self, board: Option<String>) -> Opening {
        let seats = self.seats.iter().map(|(id, _)| id.clone()).collect();
        Opening {
            setup: Setup { seats, options: self.options.clone(), board },
            // Without a seed nothing can be drawn again, but everything can be replayed.
            seed: self.seed.clone().unwrap_or(Seed::new([0; 32])),
            salt: self.salt.clone().unwrap_or(Salt::new([0; 16])),
            manual_chance: self.manual_chance,
            position: self.position.clone(),
        }
    }

    /// The digest that belongs to what the record says.
    pub fn digest_of(&self) -> String {
        let mut bare = Record { notes: Vec::new(), digest: None, ..self.clone() };
        bare.seats.iter_mut().for_each(|(_, name)| name.clear());
        text_hash(&bare.to_string())
    }

    /// The error of a record whose game, by the version of its rules, is nowhere to be found.
    pub fn game_unknown(&self) -> RecordError {
        let reason = Text::new("record-game-unknown").with("game", self.game.as_str());
        self.error("Game", reason.with("rules", self.rules))
    }

    fn error(&self, field: &str, reason: Text) -> RecordError {
        RecordError::new(self.places.0.get(field).copied().unwrap_or(0), field, reason)
    }

    fn error_at(&self, line: usize, reason: Text) -> RecordError {
        RecordError { field: "move".to_owned(), ..self.error(&place(line), reason) }
    }
}

fn no_seat(id: &str) -> Text {
    Text::new("record-seat-unknown").with("seat", id)
}

/// The name under which the place of numbered line `index` is kept.
fn place(index: usize) -> String {
    format!("move {index}")
}
