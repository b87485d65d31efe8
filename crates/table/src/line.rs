//! A step as one line of text, and back.

use crate::record::{escape, unescape};
use crate::seed::{from_hex, to_hex};
use crate::{By, OfferKind, Step};
use rules::{Fault, Seat};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Answer { seat, action, by } => {
                write!(f, "answer {} {} {}", seat.0, by.word(), escape(action))
            }
            Step::Unseal { seat } => write!(f, "unseal {}", seat.0),
            Step::Roll { roll } => write!(f, "roll {}", escape(roll)),
            Step::Undo { seat, to } => write!(f, "undo {} {to}", seat.0),
            Step::Resign { seat } => write!(f, "resign {}", seat.0),
            Step::Offer { seat, kind } => write!(f, "offer {} {}", seat.0, kind.word()),
            Step::Accept { seat } => write!(f, "accept {}", seat.0),
            Step::Decline { seat } => write!(f, "decline {}", seat.0),
            Step::Contribute { seat, bytes } => write!(f, "contribute {} {}", seat.0, to_hex(bytes)),
            Step::Propose { seat, treaty } => write!(f, "propose {} {}", seat.0, escape(treaty)),
            Step::Instruct { seat, instructions } => {
                write!(f, "instruct {} {}", seat.0, escape(&instructions.join(" ")))
            }
            Step::Reply { seat, treaty, yes } => {
                write!(f, "reply {} {treaty} {}", seat.0, if *yes { "yes" } else { "no" })
            }
        }
    }
}

impl FromStr for Step {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Step, Fault> {
        let step = read(text).ok_or_else(|| Fault::spelling(format!("not a step: {text:?}")))?;
        // One spelling each: what would be written differently is not read.
        if step.to_string() == text {
            Ok(step)
        } else {
            Err(Fault::spelling(format!("should be written {step}")))
        }
    }
}

fn read(text: &str) -> Option<Step> {
    let (verb, rest) = text.split_once(' ')?;
    if verb == "roll" {
        return Some(Step::Roll { roll: unescape(rest)? });
    }
    let (seat, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let seat = Seat(seat.parse().ok()?);
    Some(match verb {
        "answer" => {
            let (by, action) = rest.split_once(' ')?;
            Step::Answer { seat, action: unescape(action)?, by: By::of_word(by)? }
        }
        "unseal" => Step::Unseal { seat },
        "undo" => Step::Undo { seat, to: rest.parse().ok()? },
        "resign" => Step::Resign { seat },
        "offer" => Step::Offer { seat, kind: OfferKind::of_word(rest)? },
        "accept" => Step::Accept { seat },
        "decline" => Step::Decline { seat },
        "contribute" => Step::Contribute { seat, bytes: from_hex(rest)? },
        "propose" => Step::Propose { seat, treaty: unescape(rest)? },
        "instruct" => {
            let instructions = unescape(rest)?;
            let names = instructions.split(' ').filter(|name| !name.is_empty()).map(str::to_owned);
            Step::Instruct { seat, instructions: names.collect() }
        }
        "reply" => {
            let (treaty, word) = rest.split_once(' ')?;
            Step::Reply { seat, treaty: treaty.parse().ok()?, yes: word == "yes" }
        }
        _ => return None,
    })
}

impl By {
    const ALL: [By; 3] = [By::Player, By::Bot, By::Clock];

    /// The word for programs: `player`, `bot` or `clock`.
    pub const fn word(self) -> &'static str {
        match self {
            By::Player => "player",
            By::Bot => "bot",
            By::Clock => "clock",
        }
    }

    /// The giver of a word.
    pub fn of_word(word: &str) -> Option<By> {
        By::ALL.into_iter().find(|by| by.word() == word)
    }
}

impl OfferKind {
    /// The word for programs: `draw` or `take-back`.
    pub const fn word(self) -> &'static str {
        match self {
            OfferKind::Draw => "draw",
            OfferKind::TakeBack => "take-back",
        }
    }

    /// The kind of a word.
    pub fn of_word(word: &str) -> Option<OfferKind> {
        [OfferKind::Draw, OfferKind::TakeBack].into_iter().find(|kind| kind.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Random, Stream};

    fn all_kinds(text: &str, number: u32) -> Vec<Step> {
        let seat = Seat(number as u8);
        let mut steps: Vec<Step> =
            By::ALL.iter().map(|&by| Step::Answer { seat, action: text.into(), by }).collect();
        steps.extend([
            Step::Unseal { seat },
            Step::Roll { roll: text.into() },
            Step::Undo { seat, to: number },
            Step::Resign { seat },
            Step::Offer { seat, kind: OfferKind::Draw },
            Step::Offer { seat, kind: OfferKind::TakeBack },
            Step::Accept { seat },
            Step::Decline { seat },
            Step::Contribute { seat, bytes: text.bytes().collect() },
            Step::Propose { seat, treaty: text.into() },
            Step::Reply { seat, treaty: number, yes: true },
            Step::Reply { seat, treaty: number, yes: false },
            Step::Instruct { seat, instructions: Vec::new() },
            Step::Instruct { seat, instructions: vec!["ready".into(), "solo".into()] },
        ]);
        steps
    }

    #[test]
    fn every_step_is_one_line_and_reads_back() {
        for text in
            ["", " ", "a2-a7", "Alger D; Dakar>Sahara", "two\nlines\r\n", "\\n", "\\", "é  ", "roll 3"]
        {
            for step in all_kinds(text, 260) {
                let line = step.to_string();
                assert_eq!(line.lines().count(), 1, "{line:?}");
                assert_eq!(line.parse(), Ok(step), "{line:?}");
            }
        }
    }

    #[test]
    fn a_reader_survives_any_text_and_accepts_one_spelling() {
        let mut random = Stream::from_number(1);
        let good: Vec<Vec<char>> =
            all_kinds("a\\b", 3).iter().map(|step| step.to_string().chars().collect()).collect();
        let alphabet: Vec<char> = " \\nroll0123+-é\n\u{0}".chars().collect();
        for _ in 0..20_000 {
            let mut text = good[random.below(good.len() as u32) as usize].clone();
            for _ in 0..=random.below(3) {
                let at = random.below(text.len() as u32 + 1) as usize;
                let c = alphabet[random.below(alphabet.len() as u32) as usize];
                match random.below(3) {
                    0 => text.insert(at, c),
                    1 if at < text.len() => text[at] = c,
                    _ => text.truncate(at),
                }
            }
            let text: String = text.into_iter().collect();
            if let Ok(step) = text.parse::<Step>() {
                assert_eq!(step.to_string(), text);
            }
        }
    }
}
