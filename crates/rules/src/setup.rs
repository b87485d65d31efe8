//! What a table asks for when a box is opened, and why it cannot be had.

use crate::Text;
use std::collections::BTreeMap;

/// The chosen options of a table, by name. What is not named has its default.
pub type Options = BTreeMap<String, String>;

/// An option of a game. Its name, values and explanation for people are the messages
/// `<key>-option-<name>`, `<key>-option-<name>-<value>` and `<key>-option-<name>-help`.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Name, stable.
    pub name: &'static str,
    /// Values, the default first; stable.
    pub values: &'static [&'static str],
    /// Other texts it takes, if it is open-ended (a seed, a number in a range), in words of English.
    pub open: Option<&'static str>,
}

/// What a table asks for when a box is opened.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// Seat ids in play, in the game's own order; from [`crate::Game::SEATS`].
    pub seats: Vec<String>,
    /// Chosen options.
    pub options: Options,
    /// Text of the board file; `None` for the board of the box.
    pub board: Option<String>,
}

/// Why a table could not be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// The field: `"seats"`, an option's name, or a key of the board file.
    pub field: String,
    /// The line of the board file.
    pub line: Option<usize>,
    /// The clause, if a rule forbids it.
    pub clause: Option<&'static str>,
    /// What is wrong: a message from `locales/`.
    pub message: Text,
}

impl SetupError {
    /// An error in a field.
    pub fn new(field: impl Into<String>, message: Text) -> SetupError {
        SetupError { field: field.into(), line: None, clause: None, message }
    }

    /// The whole error for people: where it is, what is wrong and by which clause.
    pub fn text(&self) -> Text {
        let error = Text::new("setup-fault").with("field", self.field.as_str());
        let error = error.with("line", self.line.map_or_else(|| "none".to_owned(), |line| line.to_string()));
        error.with("reason", self.message.clone()).with("clause", self.clause.unwrap_or("none"))
    }
}

impl Setup {
    /// Can so many of all the seats of a game play?
    ///
    /// # Errors
    /// Too few or too many.
    pub fn check_count(count: usize, all: &[&str], fewest: usize) -> Result<(), SetupError> {
        if (fewest..=all.len()).contains(&count) {
            return Ok(());
        }
        let number = if fewest == all.len() {
            Text::new("setup-seats-exactly")
        } else {
            Text::new("setup-seats-between").with("fewest", fewest)
        };
        let number = number.with("most", all.len()).with("count", count.to_string()).with("seats", all);
        Err(SetupError::new("seats", number))
    }

    /// The places of the chosen seats among all the seats of a game, in the game's own order.
    ///
    /// # Errors
    /// Too few or too many, one that the game does not have, or one named twice.
    pub fn places(chosen: &[String], all: &[&str], fewest: usize) -> Result<Vec<usize>, SetupError> {
        Setup::check_count(chosen.len(), all, fewest)?;
        let wrong = |id: &str, message: Text| SetupError::new("seats", message.with("seat", id));
        let mut places = Vec::new();
        for id in chosen {
            let unknown = || wrong(id, Text::new("setup-seat-unknown").with("seats", all));
            let place = all.iter().position(|seat| seat == id).ok_or_else(unknown)?;
            if places.contains(&place) {
                return Err(wrong(id, Text::new("setup-seat-twice")));
            }
            places.push(place);
        }
        places.sort_unstable();
        Ok(places)
    }

    /// The same of seats that have to be named in this order.
    ///
    /// # Errors
    /// The same, or another order.
    pub fn places_in_order(chosen: &[String], all: &[&str], fewest: usize) -> Result<Vec<usize>, SetupError> {
        let places = Setup::places(chosen, all, fewest)?;
        if places.iter().zip(chosen).any(|(place, id)| all[*place] != id) {
            return Err(SetupError::new("seats", Text::new("setup-seats-order").with("seats", all)));
        }
        Ok(places)
    }
}

impl OptionSpec {
    /// The default value.
    pub const fn default(&self) -> &'static str {
        self.values[0]
    }

    /// The value among the chosen ones.
    pub fn of<'a>(&self, chosen: &'a Options) -> &'a str {
        chosen.get(self.name).map_or(self.default(), String::as_str)
    }

    /// Checks the chosen options against the specs; the message lists what is possible.
    pub fn check_all(specs: &[OptionSpec], chosen: &Options) -> Vec<SetupError> {
        let mut errors = Vec::new();
        for (name, value) in chosen {
            match specs.iter().find(|spec| spec.name == name) {
                None => {
                    let names: Vec<_> = specs.iter().map(|spec| spec.name).collect();
                    let unknown = Text::new("setup-option-unknown").with("options", &names[..]);
                    errors.push(SetupError::new(name, unknown));
                }
                Some(spec) if spec.open.is_none() && !spec.values.contains(&value.as_str()) => {
                    let wrong = Text::new("setup-option-value").with("value", value.as_str());
                    errors.push(SetupError::new(name, wrong.with("values", spec.values)));
                }
                Some(_) => {}
            }
        }
        errors
    }
}
