//! A box on the shelf: what it is called, who can sit, what can be chosen, and how to set one up.

use crate::{Draws, Notation, Prompts, Seat, Talk, Text};
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
    /// Seat ids in play, in the game's own order; from [`Game::SEATS`].
    pub seats: Vec<String>,
    /// Chosen options.
    pub options: Options,
    /// Text of the board file; `None` for the board of the box.
    pub board: Option<String>,
}

/// Why a table could not be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupFault {
    /// The field: `"seats"`, an option's name, or the line or key of the board file.
    pub field: String,
    /// The clause, if a rule forbids it.
    pub clause: Option<&'static str>,
    /// What is wrong, in English, for whoever wrote it.
    pub message: String,
}

impl SetupFault {
    /// A fault in a field.
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> SetupFault {
        SetupFault { field: field.into(), clause: None, message: message.into() }
    }
}

impl std::fmt::Display for SetupFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.field, self.message)
    }
}

/// A complete game of the library.
pub trait Game: Notation + Prompts + Draws + Sized {
    /// Folder, address and database name; never changes.
    const KEY: &'static str;
    /// Raised by every fix that changes the result of an old record.
    const RULES_VERSION: u32;
    /// Every seat id, in the game's own order (which is the seat order at any table).
    const SEATS: &'static [&'static str];
    /// The fewest seats that can play; the most is all of them.
    const MIN_SEATS: usize;
    /// The options.
    const OPTIONS: &'static [OptionSpec];
    /// The board file of the box.
    const BOARD: &'static str;
    /// No sampled game is longer than this many decisions and rolls (law of the end).
    const LONGEST: usize;

    /// The guided first game as data (`tutorial.toml`, read by `library`); empty: none.
    const LESSONS: &'static str = "";

    /// Opens a box.
    ///
    /// # Errors
    /// Every fault of the set-up: unknown seats or options, a board that contradicts itself.
    fn open(setup: &Setup) -> Result<Self, Vec<SetupFault>>;

    /// The ids of the seats in play, in seat order.
    fn seat_ids(&self) -> Vec<&'static str>;

    /// The options of a rematch, in which everybody moves one seat on. Where the deal passes, they name the
    /// next dealer.
    fn rematch(&self, state: &Self::State, options: &Options) -> Options {
        let _ = state;
        options.clone()
    }

    /// The name of a phase or stage that the table is in, for the line above the board.
    fn stage(&self, view: &Self::View) -> Option<Text> {
        let _ = view;
        None
    }

    /// Standing instructions that a seat may give, so that a slow game need not wait for an answer that is known
    /// beforehand: the messages `<key>-instruction-<name>`.
    const INSTRUCTIONS: &'static [&'static str] = &[];

    /// The answer that an instruction gives to what the seat is asked now, if it gives one. From the view alone.
    fn obey(&self, view: &Self::View, seat: Seat, instruction: &str) -> Option<Self::Action> {
        let _ = (view, seat, instruction);
        None
    }

    /// What may be said at the table now, and the clause that says so.
    fn talk(&self, state: &Self::State) -> (Talk, Option<&'static str>) {
        let _ = state;
        (Talk::Free, None)
    }
}

impl OptionSpec {
    /// The default value.
    pub const fn default(&self) -> &'static str {
        self.values[0]
    }

    /// Checks the chosen options against the specs; the message lists what is possible.
    pub fn check_all(specs: &[OptionSpec], chosen: &Options) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        for (name, value) in chosen {
            match specs.iter().find(|spec| spec.name == name) {
                None => {
                    let names: Vec<_> = specs.iter().map(|spec| spec.name).collect();
                    faults.push(SetupFault::new(
                        name,
                        format!("no such option; there are: {}", names.join(", ")),
                    ));
                }
                Some(spec) if spec.open.is_none() && !spec.values.contains(&value.as_str()) => {
                    faults.push(SetupFault::new(
                        name,
                        format!("cannot be {value:?}; values: {}", spec.values.join(", ")),
                    ));
                }
                Some(_) => {}
            }
        }
        faults
    }
}
