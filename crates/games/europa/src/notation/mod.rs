//! Texts of actions, rolls and positions; documented in `docs/notation/europa.md`.

mod actions;
mod position;
mod sound;
mod words;

use crate::{Action, Europa, Roll, State};
use rules::{Notation, ParseError};

impl Notation for Europa {
    fn write_action(&self, action: &Action) -> String {
        actions::write_action(self, action)
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseError> {
        actions::read_action(self, text)
    }

    fn write_roll(&self, roll: &Roll) -> String {
        actions::write_roll(self, roll)
    }

    fn read_roll(&self, text: &str) -> Result<Roll, ParseError> {
        actions::read_roll(self, text)
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<ParseError>> {
        position::read(self, text)
    }
}
