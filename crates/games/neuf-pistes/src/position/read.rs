//! A position read from text, with every reason why it is none.

mod past;
mod progress;

use crate::NeufPistes;
use crate::action::{Arrangement, Move};
use crate::cell::Cell;
use crate::legal::each_once;
use crate::notation::{read_cell, read_move, read_rows};
use crate::options::Variant;
use crate::state::{End, Position, Stage, State};
use crate::strips::{CellSet, MoveSet};
use rules::{Game, ParseError, Rules, Seat, Text, quoted};

/// The parts of the text, before anything is made of them.
#[derive(Default)]
struct Parts {
    pawns: [Option<Vec<Cell>>; 2],
    side: Option<Seat>,
    counter: Option<[u8; 2]>,
    cells: [Option<Arrangement>; 2],
    best: Option<[u8; 2]>,
    quiet: Option<u16>,
    last: Option<Move>,
    past: Option<Vec<Move>>,
}

const SIDES: [&str; 2] = ["light", "dark"];

impl NeufPistes {
    pub(crate) fn state_of_text(&self, text: &str) -> Result<State, Vec<ParseError>> {
        if text.trim() == "arranging" {
            return if self.choices.variant.is_arranged() {
                Ok(self.start())
            } else {
                Err(vec![ParseError::clause("NP-42", Text::new("neuf-pistes-position-base"))])
            };
        }
        let mut errors = Vec::new();
        let parts = self.read_parts(text, &mut errors);
        let state = self.make_state(&parts, &mut errors);
        match state {
            Some(mut state) if errors.is_empty() => {
                self.take_up(&mut state);
                Ok(state)
            }
            _ => Err(errors),
        }
    }

    fn read_parts(&self, text: &str, errors: &mut Vec<ParseError>) -> Parts {
        let mut parts = Parts::default();
        for part in text.split(';').map(str::trim) {
            if let Err(error) = self.read_part(part, &mut parts) {
                errors.push(error);
            }
        }
        parts
    }

    fn read_part(&self, part: &str, parts: &mut Parts) -> Result<(), ParseError> {
        let (word, rest) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
        let again = match word {
            "light" | "dark" => {
                let cells = rest.split_whitespace().map(read_cell).collect::<Result<_, _>>()?;
                parts.pawns[side(word)?.index()].replace(cells).is_some()
            }
            "to" => {
                let who = rest.trim().strip_prefix("move").map(str::trim).unwrap_or_default();
                parts.side.replace(side(who)?).is_some()
            }
            word if Some(word) == self.counter_word() => parts.counter.replace(two(rest)?).is_some(),
            "cells" if self.choices.variant.numbers_cells() => {
                let (who, rows) = rest.trim().split_once(char::is_whitespace).unwrap_or((rest, ""));
                let cells = Arrangement { pawns: None, cells: Some(read_rows(rows)?) };
                parts.cells[side(who)?.index()].replace(cells).is_some()
            }
            "best" => parts.best.replace(two(rest)?).is_some(),
            "quiet" => parts.quiet.replace(number(rest)?).is_some(),
            "last" => parts.last.replace(read_move(rest.trim())?).is_some(),
            "past" => {
                let moves = rest.split_whitespace().map(read_move).collect::<Result<_, _>>()?;
                parts.past.replace(moves).is_some()
            }
            "entered" | "taken" | "cells" => {
                let variant = Text::new("neuf-pistes-position-variant").with("word", word);
                return Err(ParseError::spelling(variant));
            }
            _ => {
                let counter = self.counter_word();
                let words = ["light", "dark", "to move"].into_iter().chain(counter);
                let words: Vec<_> = words.chain(["cells", "best", "quiet", "last", "past"]).collect();
                return Err(ParseError::word(part, &words));
            }
        };
        if again { Err(ParseError::twice(word)) } else { Ok(()) }
    }

    fn make_state(&self, parts: &Parts, errors: &mut Vec<ParseError>) -> Option<State> {
        let mut position = Position {
            pawns: [CellSet::EMPTY; 2],
            side: parts.side.unwrap_or(Seat(0)),
            counter: parts.counter.unwrap_or_default(),
            ..self.set_up()
        };
        if parts.side.is_none() {
            errors.push(ParseError::missing("to move"));
        }
        for seat in [Seat(0), Seat(1)] {
            self.place(parts, seat, &mut position, errors);
        }
        for cell in (position.pawns[0] & position.pawns[1]).cells() {
            let shared = Text::new("neuf-pistes-position-shared").with("cell", cell.to_string());
            errors.push(ParseError::clause("NP-07", shared));
        }
        if !errors.is_empty() {
            return None; // the rest would only repeat what has been said
        }
        if self.has_won(&position, Seat(0)) && self.has_won(&position, Seat(1)) {
            errors.push(ParseError::clause("NP-10", Text::new("neuf-pistes-position-two-won")));
        }
        let past = self.read_past(parts, &position, errors);
        let (best, quiet) = self.read_progress(parts, &position, &past, errors);
        let last = past.last().map(|past| past.what).or(parts.last);
        if let Some(last) = last.filter(|_| past.is_empty())
            && let Err(error) = self.before(&position, last)
        {
            errors.push(error.within(&format!("last {last}")));
        }
        let (moves, stage) = (MoveSet::EMPTY, Stage::Playing);
        let history = self.history(&position, past);
        Some(State { position, moves, stage, best, quiet, last, history })
    }

    /// The pawns, numbers and counter of a side.
    fn place(&self, parts: &Parts, seat: Seat, position: &mut Position, errors: &mut Vec<ParseError>) {
        let (s, name, variant) = (seat.index(), SIDES[seat.index()], self.choices.variant);
        let mut say = |clause, text: Text| errors.push(ParseError::clause(clause, text.with("side", name)));
        let cells = parts.pawns[s].as_deref().unwrap_or_default();
        position.pawns[s] = cells.iter().copied().collect();
        if cells.len() != 9 {
            say("NP-03", Text::new("neuf-pistes-position-pawns").with("pawns", cells.len()));
        } else if position.pawns[s].len() != 9 {
            say("NP-07", Text::new("neuf-pistes-position-same-cell"));
        }
        for cell in (position.pawns[s] & !self.ground(seat).open).cells() {
            say("NP-33", Text::new("neuf-pistes-position-enemy-camp").with("cell", cell.to_string()));
        }
        let (on_gates, cap) =
            ((position.pawns[s] & self.ground(seat).enemy_gates).len(), self.choices.gate_cap);
        if cap > 0 && on_gates > cap.into() {
            say("NP-39", Text::new("neuf-pistes-position-gates").with("pawns", on_gates).with("cap", cap));
        }
        if variant.numbers_pawns()
            && let Ok(numbered) = <[Cell; 9]>::try_from(cells)
        {
            position.numbered.get_or_insert([numbered; 2])[s] = numbered;
        }
        if variant.numbers_cells() {
            match &parts.cells[s] {
                Some(cells) if cells.cells.as_ref().is_some_and(each_once) => {
                    self.lay_out(position, seat, cells);
                }
                Some(_) => say("NP-15", Text::new("neuf-pistes-position-numbers")),
                None => say("NP-15", Text::new("neuf-pistes-position-no-numbers")),
            }
        }
        let counter = position.counter[s];
        if counter > 9 {
            say("NP-03", Text::new("neuf-pistes-position-counter").with("found", counter));
        }
        // What may rest in the camp under NP-41 and NP-46 is what has been counted.
        for cell in (position.pawns[s] & self.ground(seat).camp_set).cells() {
            let pawn = position.pawn_number(seat, cell).unwrap_or(0);
            let (clause, early) = match variant {
                Variant::NumberedPawns => ("NP-41", pawn > counter),
                Variant::NumberedCells => ("NP-46", self.choices.strict_order && pawn > counter),
                Variant::NumberedCellsBeginners => {
                    let number = position.cell_number(seat, cell).unwrap_or(0);
                    ("NP-46", self.choices.strict_order && number > counter)
                }
                Variant::None => continue,
            };
            if early {
                say(clause, Text::new("neuf-pistes-position-early").with("cell", cell.to_string()));
            }
        }
    }

    /// Goes on from a position: it may be won, blocked or drawn already.
    fn take_up(&self, state: &mut State) {
        match [Seat(0), Seat(1)].into_iter().find(|&seat| self.has_won(&state.position, seat)) {
            Some(winner) => state.stage = Stage::Over(End::Won(winner)),
            None => self.await_move(state, &mut ()),
        }
    }
}

fn side(name: &str) -> Result<Seat, ParseError> {
    let place = NeufPistes::SEATS.iter().position(|id| *id == name);
    place.map(|place| Seat(place as u8)).ok_or_else(|| ParseError::word(name, NeufPistes::SEATS))
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, ParseError> {
    let text = text.trim();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = if digits { text.parse().ok() } else { None };
    number.ok_or_else(|| ParseError::number(text))
}

fn two(text: &str) -> Result<[u8; 2], ParseError> {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [light, dark] => Ok([number(light)?, number(dark)?]),
        _ => Err(ParseError::spelling(Text::new("neuf-pistes-position-two").with("text", quoted(text)))),
    }
}
