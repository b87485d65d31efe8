//! How it is written down: `docs/notation/africa.md` has it with examples.

mod names;
mod position;
mod sheet;

pub(crate) use names::{fold, is_name};

use crate::{Action, Africa, State};
use rules::{Notation, ParseError, Text};
use std::convert::Infallible;

impl Notation for Africa {
    fn write_action(&self, action: &Action) -> String {
        match action {
            Action::Place(at) => at.name().to_owned(),
            Action::Ready => "ready".to_owned(),
            Action::Sheet(sheet) => self.write_sheet(sheet),
            Action::Absent => "absent".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseError> {
        if let Some(at) = self.find_territory(text) {
            return Ok(Action::Place(at));
        }
        match fold(text).as_str() {
            "ready" | "pret" => Ok(Action::Ready),
            "absent" => Ok(Action::Absent),
            _ => self.read_sheet(text).map(Action::Sheet),
        }
    }

    fn write_roll(&self, roll: &Infallible) -> String {
        match *roll {}
    }

    fn read_roll(&self, _: &str) -> Result<Infallible, ParseError> {
        Err(ParseError::spelling(Text::new("notation-no-chance")))
    }

    fn write_position(&self, state: &State) -> String {
        self.position_text(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<ParseError>> {
        self.position_of(text)
    }
}
