//! Actions as text. Positions: `position.rs`. Both are described in `docs/notation/neuf-pistes.md`.

use crate::action::{Action, Arrangement, Move, Numbers};
use crate::cell::Cell;
use crate::state::State;
use crate::{NeufPistes, Never};
use rules::{Notation, ParseError, Text, quoted};
use std::fmt;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl Notation for NeufPistes {
    fn write_action(&self, action: &Action) -> String {
        match action {
            Action::Move(what) => what.to_string(),
            Action::Pass => "pass".to_owned(),
            Action::Arrange(Arrangement { pawns, cells }) => {
                let pawns = pawns.as_ref().map(|numbers| format!("pawns {}", in_line(numbers)));
                let cells = cells.as_ref().map(|numbers| format!("cells {}", in_rows(numbers)));
                let parts: Vec<String> = pawns.into_iter().chain(cells).collect();
                if parts.is_empty() { "arrange".to_owned() } else { parts.join(" ; ") }
            }
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseError> {
        let first = text.split_whitespace().next().unwrap_or_default();
        match first {
            "pass" if text.trim() == "pass" => Ok(Action::Pass),
            "arrange" if text.trim() == "arrange" => Ok(Action::Arrange(Arrangement::default())),
            "pawns" | "cells" => read_arrangement(text).map(Action::Arrange),
            _ => read_move(text.trim()).map(Action::Move),
        }
    }

    fn write_roll(&self, roll: &Never) -> String {
        match *roll {}
    }

    fn read_roll(&self, _text: &str) -> Result<Never, ParseError> {
        Err(ParseError::spelling(Text::new("notation-no-chance")))
    }

    fn write_position(&self, state: &State) -> String {
        self.position_text(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<ParseError>> {
        self.state_of_text(text)
    }
}

/// The move of a text such as `a2-a7`.
pub(crate) fn read_move(text: &str) -> Result<Move, ParseError> {
    let Some((from, to)) = text.split_once('-') else {
        return Err(ParseError::spelling(Text::new("neuf-pistes-unread-move").with("text", quoted(text))));
    };
    Ok(Move { from: read_cell(from)?, to: read_cell(to)? })
}

/// The cell of a name.
pub(crate) fn read_cell(name: &str) -> Result<Cell, ParseError> {
    let unread = || Text::new("neuf-pistes-unread-cell").with("text", quoted(name));
    Cell::named(name).ok_or_else(|| ParseError::spelling(unread()))
}

fn read_arrangement(text: &str) -> Result<Arrangement, ParseError> {
    let mut arrangement = Arrangement::default();
    for part in text.split(';') {
        let (word, rest) = part.trim().split_once(char::is_whitespace).unwrap_or((part.trim(), ""));
        let before = match word {
            "pawns" => arrangement.pawns.replace(read_line(rest)?),
            "cells" => arrangement.cells.replace(read_rows(rest)?),
            _ => return Err(ParseError::word(word, &["pawns", "cells"])),
        };
        if before.is_some() {
            return Err(ParseError::twice(word));
        }
    }
    Ok(arrangement)
}

fn in_line(numbers: &Numbers) -> String {
    numbers.map(|number| number.to_string()).join(" ")
}

/// Nine numbers as the three rows of a camp.
pub(crate) fn in_rows(numbers: &Numbers) -> String {
    let rows: Vec<String> =
        numbers.chunks(3).map(|row| format!("{} {} {}", row[0], row[1], row[2])).collect();
    rows.join(" / ")
}

fn read_line(text: &str) -> Result<Numbers, ParseError> {
    let mut numbers = Vec::new();
    for word in text.split_whitespace() {
        match word.parse() {
            Ok(number @ 1..=9) if word.len() == 1 => numbers.push(number),
            _ => {
                let unread = Text::new("neuf-pistes-unread-number").with("text", quoted(word));
                return Err(ParseError::spelling(unread));
            }
        }
    }
    let count = numbers.len();
    let unread = || Text::new("neuf-pistes-unread-numbers").with("count", count);
    numbers.try_into().map_err(|_| ParseError::spelling(unread()))
}

/// Three rows of three numbers with strokes between them.
pub(crate) fn read_rows(text: &str) -> Result<Numbers, ParseError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 3 || rows.iter().any(|row| row.split_whitespace().count() != 3) {
        return Err(ParseError::spelling(Text::new("neuf-pistes-unread-rows").with("text", quoted(text))));
    }
    read_line(&rows.join(" "))
}
