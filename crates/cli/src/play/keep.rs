//! A game that is left and taken up again: how its table was opened, then every step of it, a line each.

use super::evening::Evening;
use crate::error::Error;
use library::Title;
use rules::{Options, Setup, Text};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::path::Path;
use table::{LiveTable, Opening, Salt, Seed, Step};
use texts::Lang;

/// How the table was opened. The number is what all chance comes from, so whoever reads it can know the next die.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opened {
    pub game: String,
    pub rules: u32,
    /// Who sits where, as `--seats` has it.
    pub seats: Vec<String>,
    pub options: Options,
    /// The text of a board of one's own.
    pub board: Option<String>,
    pub seed: u64,
}

impl Opened {
    /// The table as it was when nothing had happened yet.
    pub fn table(&self, title: &Title, ids: Vec<String>) -> Result<Box<dyn LiveTable>, Error> {
        let setup = Setup { seats: ids, options: self.options.clone(), board: self.board.clone() };
        let (seed, salt) = (Seed::from_number(self.seed), Salt::from_number(self.seed));
        Ok(title.open(Opening { setup, seed, salt, manual_chance: false, position: None })?)
    }
}

/// Writes a game down to be taken up again.
pub fn write(lang: Lang, path: &Path, evening: &Evening) -> Result<(), Error> {
    let mut text =
        serde_json::to_string(&evening.opened).map_err(|error| Error::Failed(error.to_string()))?;
    text.push('\n');
    for step in &evening.steps {
        let _ = writeln!(text, "{step}");
    }
    std::fs::write(path, text).map_err(|error| Error::file(lang, path, &error))
}

/// Reads what was written: how the table was opened, and its steps.
pub fn read(lang: Lang, path: &Path) -> Result<(Opened, Vec<Step>), Error> {
    let text = std::fs::read_to_string(path).map_err(|error| Error::file(lang, path, &error))?;
    let unusable = || {
        let reason = Text::new("cli-play-not-kept");
        let file = path.display().to_string();
        Error::bad(lang, Text::new("cli-error-file").with("file", file).with("reason", reason))
    };
    let (first, rest) = text.split_once('\n').ok_or_else(unusable)?;
    let opened: Opened = serde_json::from_str(first).map_err(|_| unusable())?;
    let steps = rest.lines().map(|line| line.parse().map_err(|_| unusable())).collect::<Result<_, _>>()?;
    Ok((opened, steps))
}
