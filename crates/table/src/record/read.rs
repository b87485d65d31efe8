//! Reading a record: never a panic, and every error with its line and field.

use super::quote::{part, tags, unescape};
use super::{AGREED, Ending, FORMAT, Line, Places, Record, RecordError, Recorded, no_seat, place};
use crate::{By, Deed, Level, Salt, Seed, Step};
use base16ct::lower::decode_vec;
use rules::{Options, Text};
use std::collections::BTreeMap;
use std::str::FromStr;

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut fields = Fields::default();
        let mut lines = Vec::new();
        let mut result = None;
        for (line, at) in text.lines().zip(1..) {
            if line.trim().is_empty() {
                continue;
            }
            if line.starts_with('[') {
                let found = tags(line).map_err(|why| RecordError::new(at, "text", why))?;
                found.into_iter().try_for_each(|tag| fields.add(at, tag))?;
            } else if let Some(ending) = line.strip_prefix('=') {
                if result.is_some() {
                    return Err(RecordError::new(at, "result", Text::new("record-result-twice")));
                }
                let form = Text::new("record-result-form");
                result = Some(read_ending(ending).ok_or(RecordError::new(at, "result", form))?);
                fields.places.insert("result".to_owned(), at);
            } else {
                if result.is_some() {
                    return Err(RecordError::new(at, "move", Text::new("record-move-late")));
                }
                let line = read_line(line).map_err(|why| RecordError::new(at, "move", why))?;
                fields.places.insert(place(lines.len()), at);
                lines.push(line);
            }
        }
        let result = result.ok_or(RecordError::new(0, "result", Text::new("record-missing")))?;
        fields.into_record(lines, result)
    }
}

/// Tags as they were found: each with its line.
#[derive(Default)]
struct Fields {
    once: BTreeMap<String, (usize, String)>,
    pairs: Vec<(usize, String, String, String)>,
    notes: Vec<String>,
    places: BTreeMap<String, usize>,
}

const ONCE: [&str; 12] = [
    "Veillee", "Game", "Rules", "Board", "Options", "Level", "Position", "Chance", "Commit", "Seed", "Salt",
    "Digest",
];
const PAIRS: [&str; 3] = ["Seat", "Score", "Contribution"];

impl Fields {
    fn add(&mut self, at: usize, (name, values): (String, Vec<String>)) -> Result<(), RecordError> {
        let error = |why: Text| Err(RecordError::new(at, &name, why));
        let takes = |count: usize| error(Text::new("record-values").with("count", count));
        let count = values.len();
        let mut values = values.into_iter();
        self.places.entry(name.clone()).or_insert(at);
        if ONCE.contains(&name.as_str()) {
            let (1, Some(value)) = (count, values.next()) else { return takes(1) };
            if self.once.insert(name.clone(), (at, value)).is_some() {
                return error(Text::new("record-twice"));
            }
        } else if PAIRS.contains(&name.as_str()) {
            let (2, Some(id), Some(value)) = (count, values.next(), values.next()) else { return takes(2) };
            if self.pairs.iter().any(|(_, other, seat, _)| (other, seat) == (&name, &id)) {
                return error(Text::new("record-seat-twice"));
            }
            self.pairs.push((at, name, id, value));
        } else if name == "Note" {
            let (1, Some(value)) = (count, values.next()) else { return takes(1) };
            self.notes.push(value);
        } else {
            return error(Text::new("record-tag-unknown"));
        }
        Ok(())
    }

    fn take(&mut self, name: &str) -> Option<(usize, String)> {
        self.once.remove(name)
    }

    fn need(&mut self, name: &str) -> Result<(usize, String), RecordError> {
        self.take(name).ok_or(RecordError::new(0, name, Text::new("record-missing")))
    }

    fn pairs<T>(
        &self,
        name: &str,
        read: impl Fn(&str) -> Result<T, Text>,
    ) -> Result<Vec<(String, T)>, RecordError> {
        let of_name = self.pairs.iter().filter(|(_, tag, ..)| tag == name);
        of_name
            .map(|(at, _, id, value)| {
                let value = read(value).map_err(|why| RecordError::new(*at, name, why))?;
                Ok((id.clone(), value))
            })
            .collect()
    }

    fn into_record(mut self, lines: Vec<Line>, result: Option<Ending>) -> Result<Record, RecordError> {
        let (at, format) = self.need("Veillee")?;
        if format != FORMAT {
            let why = Text::new("record-format").with("format", format).with("known", FORMAT);
            return Err(RecordError::new(at, "Veillee", why));
        }
        let (at, rules) = self.need("Rules")?;
        let number = || Text::new("record-number");
        let rules = read_number(&rules).ok_or(RecordError::new(at, "Rules", number()))?;
        let (at, options) = self.need("Options")?;
        let form = Text::new("record-options");
        let options = read_options(&options).ok_or(RecordError::new(at, "Options", form))?;
        let (at, level) = self.need("Level")?;
        let form = Text::new("record-level-form");
        let level = read_level(&level).ok_or(RecordError::new(at, "Level", form))?;
        let manual_chance = match self.take("Chance") {
            None => false,
            Some((_, word)) if word == "manual" => true,
            Some((at, _)) => return Err(RecordError::new(at, "Chance", Text::new("record-chance"))),
        };
        let bytes = |found: Option<(usize, String)>, name: &str, length: usize| match found {
            None => Ok(None),
            Some((at, text)) => match decode_vec(&text).ok().filter(|bytes| bytes.len() == length) {
                Some(bytes) => Ok(Some(bytes)),
                None => Err(RecordError::new(at, name, Text::new("record-bytes").with("count", length))),
            },
        };
        let seed = bytes(self.take("Seed"), "Seed", 32)?;
        let salt = bytes(self.take("Salt"), "Salt", 16)?;
        let seats = self.pairs("Seat", |name| Ok(name.to_owned()))?;
        if seats.is_empty() {
            return Err(RecordError::new(0, "Seat", Text::new("record-missing")));
        }
        for (at, name, id, _) in &self.pairs {
            if !seats.iter().any(|(seat, _)| seat == id) {
                return Err(RecordError::new(*at, name, no_seat(id)));
            }
        }
        Ok(Record {
            game: self.need("Game")?.1,
            rules,
            board: self.need("Board")?.1,
            options,
            level,
            position: self.take("Position").map(|(_, text)| text),
            manual_chance,
            commit: self.need("Commit")?.1,
            seats,
            scores: self.pairs("Score", |text| text.parse().map_err(|_| number()))?,
            contributions: self
                .pairs("Contribution", |text| decode_vec(text).map_err(|_| Text::new("record-hex")))?,
            digest: self.take("Digest").map(|(_, text)| text),
            notes: self.notes,
            lines,
            result,
            seed: seed.and_then(|bytes| bytes.try_into().ok()).map(Seed::new),
            salt: salt.and_then(|bytes| bytes.try_into().ok()).map(Salt::new),
            places: Places(self.places),
        })
    }
}

fn read_number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number: &u32| number.to_string() == text)
}

fn read_options(text: &str) -> Option<Options> {
    text.split_whitespace()
        .map(|pair| {
            let (name, value) = pair.split_once('=')?;
            Some((name.to_owned(), part(value)?))
        })
        .collect()
}

fn read_line(text: &str) -> Result<Line, Text> {
    let numbered = text.split_once(". ").and_then(|(number, rest)| Some((read_number(number)?, rest)));
    let (number, rest) = numbered.ok_or(Text::new("record-move-begin"))?;
    Ok(Line { number, what: read_step(rest)? })
}

fn read_level(text: &str) -> Option<Level<String>> {
    Some(match text {
        "public" => Level::Public,
        "full" => Level::Full,
        _ => Level::Seat(text.strip_prefix("seat ")?.to_owned()),
    })
}

/// What a numbered line says after its number.
///
/// # Errors
/// What is wrong with it.
pub fn read_step(text: &str) -> Result<Recorded, Text> {
    let unescape = |text: &str| unescape(text).ok_or(Text::new("record-escape"));
    Ok(if let Some(roll) = text.strip_prefix('*') {
        Step::Roll { roll: unescape(roll.strip_prefix(' ').unwrap_or(roll))? }
    } else if let Some((who, action)) = text.split_once(':') {
        let (seat, by) = match who.split_once(" (") {
            None => (who, By::Player),
            Some((seat, by)) => {
                let by = by.strip_suffix(')').and_then(By::of_word).filter(|by| *by != By::Player);
                (seat, by.ok_or(Text::new("record-move-by"))?)
            }
        };
        let action = unescape(action.strip_prefix(' ').unwrap_or(action))?;
        Step::Answer { seat: seat.to_owned(), action, by }
    } else if text == AGREED {
        Deed::Accept.of(String::new()) // who agreed last is not told
    } else if let Some(seat) = text.strip_suffix(" resigns") {
        Deed::Resign.of(seat.to_owned())
    } else if let Some(seat) = text.strip_suffix(" ends") {
        Deed::Close.of(seat.to_owned())
    } else {
        return Err(Text::new("record-move-form"));
    })
}

#[expect(clippy::option_option, reason = "outer: could it be read; inner: is the game over")]
fn read_ending(text: &str) -> Option<Option<Ending>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["unfinished"] => Some(None),
        ["draw", clause] => Some(Some(Ending { winners: Vec::new(), clause: clause.to_owned() })),
        ["won", ref winners @ .., clause] if !winners.is_empty() => {
            let winners = winners.iter().map(|&seat| seat.to_owned()).collect();
            Some(Some(Ending { winners, clause: clause.to_owned() }))
        }
        _ => None,
    }
}
