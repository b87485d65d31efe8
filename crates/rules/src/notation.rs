//! How it is written down: short plain text that a person can read and type, without context, with an
//! exact round trip.

use crate::{Rules, Seat, Text, Viewer};

/// Something wrong in a text that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The clause it contradicts, if it is a matter of rules and not of spelling.
    pub clause: Option<&'static str>,
    /// What is wrong and where: a message from `locales/`, a part of a sentence.
    pub message: Text,
}

impl ParseError {
    /// A misspelt text.
    pub fn spelling(message: Text) -> ParseError {
        ParseError { clause: None, message }
    }

    /// A text that says something the rules forbid.
    pub fn clause(clause: &'static str, message: Text) -> ParseError {
        ParseError { clause: Some(clause), message }
    }

    /// A word that is no number, or none that can stand there.
    pub fn number(word: &str) -> ParseError {
        ParseError::spelling(Text::new("notation-number").with("word", quoted(word)))
    }

    /// Something that stands in the text a second time.
    pub fn twice(word: &str) -> ParseError {
        ParseError::spelling(Text::new("notation-twice").with("word", quoted(word)))
    }

    /// Something that is missing in the text.
    pub fn missing(word: &str) -> ParseError {
        ParseError::spelling(Text::new("notation-missing").with("word", quoted(word)))
    }

    /// A word where another is asked for, one of these.
    pub fn word(found: &str, known: &[&str]) -> ParseError {
        let text = Text::new("notation-word").with("found", quoted(found));
        ParseError::spelling(text.with("known", known.join(", ")))
    }

    /// A seat that is not at this table.
    pub fn seat(found: &str, seats: &[&str]) -> ParseError {
        ParseError::spelling(Text::new("setup-seat-absent").with("seat", quoted(found)).with("seats", seats))
    }

    /// The same, by a clause.
    #[must_use]
    pub fn by(self, clause: &'static str) -> ParseError {
        ParseError { clause: Some(clause), ..self }
    }

    /// The same, said of this part of the text.
    #[must_use]
    pub fn within(self, part: &str) -> ParseError {
        let message = Text::new("notation-within").with("part", quoted(part)).with("error", self.message);
        ParseError { message, ..self }
    }

    /// Both.
    #[must_use]
    pub fn and(self, next: ParseError) -> ParseError {
        let message = Text::new("notation-and").with("first", self.message).with("next", next.message);
        ParseError { clause: self.clause.or(next.clause), message }
    }
}

/// At most the first forty characters of what came in, on one line, for messages that quote it.
pub fn quoted(text: &str) -> String {
    let mut letters = text.trim().chars();
    let mut cut: String = letters.by_ref().take(40).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if letters.next().is_some() {
        cut.push('…');
    }
    cut
}

/// For whoever reads the output of a test; the message is for people.
impl std::fmt::Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.clause {
            Some(clause) => write!(f, "{clause}: {}", self.message),
            None => write!(f, "{}", self.message),
        }
    }
}

/// Texts of actions, rolls and positions. No text contains a line break; readers never panic, whatever
/// comes in, and ignore nothing. Documented per game in `docs/notation/`.
pub trait Notation: Rules {
    /// The action as text.
    fn write_action(&self, action: &Self::Action) -> String;
    /// The action of a text. It may still be illegal.
    ///
    /// # Errors
    /// What cannot be read.
    fn read_action(&self, text: &str) -> Result<Self::Action, ParseError>;

    /// What `viewer` may know of an action that `seat` gave in the position `before`, for records made as
    /// that viewer saw the game. A game in which an answer stays partly secret after it was carried out (a
    /// counter laid face down, a bid that is never shown) overrides this; a hidden word is written `?`.
    /// Never read back. The seat itself always gets [`Notation::write_action`].
    fn action_seen(&self, before: &Self::State, seat: Seat, action: &Self::Action, viewer: Viewer) -> String {
        let _ = (before, seat, viewer);
        self.write_action(action)
    }

    /// The roll as text.
    fn write_roll(&self, roll: &Self::Roll) -> String;
    /// The roll of a text. It may still be impossible.
    ///
    /// # Errors
    /// What cannot be read.
    fn read_roll(&self, text: &str) -> Result<Self::Roll, ParseError>;

    /// What `viewer` may know of a roll in the position `before`, for records made as that viewer saw the
    /// game. A game that deals or draws face down overrides this; a hidden word is written `?`.
    /// Never read back.
    fn roll_seen(&self, before: &Self::State, roll: &Self::Roll, viewer: Viewer) -> String {
        let _ = (before, viewer);
        self.write_roll(roll)
    }

    /// The whole position as text, secrets included.
    fn write_position(&self, state: &Self::State) -> String;
    /// The position of a text, checked against the rules.
    ///
    /// # Errors
    /// All reasons why it is not a position of this game, each with its clause.
    fn read_position(&self, text: &str) -> Result<Self::State, Vec<ParseError>>;
}
