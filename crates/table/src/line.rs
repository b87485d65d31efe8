//! A step as one line of text, and back.

use crate::record::{escape, unescape};
use crate::{By, Deed, OfferKind, Step};
use base16ct::lower::{decode_vec, encode_string};
use rules::{ParseError, Seat, Text};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seat, deed) = match self {
            Step::Roll { roll } => return write!(f, "roll {}", escape(roll)),
            Step::Answer { seat, action, by } => {
                return write!(f, "answer {} {} {}", seat.0, by.word(), escape(action));
            }
            Step::Deed { seat, deed } => (seat.0, deed),
        };
        match deed {
            Deed::Unseal => write!(f, "unseal {seat}"),
            Deed::Undo { to: None } => write!(f, "undo {seat}"),
            Deed::Undo { to: Some(to) } => write!(f, "undo {seat} {to}"),
            Deed::Resign => write!(f, "resign {seat}"),
            Deed::Offer { kind } => write!(f, "offer {seat} {}", kind.word()),
            Deed::Accept => write!(f, "accept {seat}"),
            Deed::Decline => write!(f, "decline {seat}"),
            Deed::Contribute { bytes } => write!(f, "contribute {seat} {}", encode_string(bytes)),
            Deed::Leave => write!(f, "leave {seat}"),
            Deed::Return => write!(f, "return {seat}"),
            Deed::Close => write!(f, "close {seat}"),
            Deed::Propose { treaty } => write!(f, "propose {seat} {}", escape(treaty)),
            Deed::Instruct { instructions } => {
                write!(f, "instruct {seat} {}", escape(&instructions.join(" ")))
            }
            Deed::Reply { treaty, yes, why } => {
                write!(f, "reply {seat} {treaty} {}", if *yes { "yes" } else { "no" })?;
                why.iter().try_for_each(|why| write!(f, " {}", escape(why)))
            }
            Deed::Counter { treaty, offer } => write!(f, "counter {seat} {treaty} {}", escape(offer)),
            Deed::Notice { treaty } => write!(f, "notice {seat} {treaty}"),
        }
    }
}

impl FromStr for Step {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Step, ParseError> {
        let step =
            read(text).ok_or_else(|| ParseError::spelling(Text::plain(format!("not a step: {text:?}"))))?;
        // One spelling each: what would be written differently is not read.
        if step.to_string() == text {
            Ok(step)
        } else {
            Err(ParseError::spelling(Text::plain(format!("should be written {step}"))))
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
    if verb == "answer" {
        let (by, action) = rest.split_once(' ')?;
        return Some(Step::Answer { seat, action: unescape(action)?, by: By::of_word(by)? });
    }
    let deed = match verb {
        "unseal" => Deed::Unseal,
        "undo" if rest.is_empty() => Deed::Undo { to: None },
        "undo" => Deed::Undo { to: Some(rest.parse().ok()?) },
        "resign" => Deed::Resign,
        "offer" => Deed::Offer { kind: OfferKind::of_word(rest)? },
        "accept" => Deed::Accept,
        "decline" => Deed::Decline,
        "contribute" => Deed::Contribute { bytes: decode_vec(rest).ok()? },
        "leave" => Deed::Leave,
        "return" => Deed::Return,
        "close" => Deed::Close,
        "propose" => Deed::Propose { treaty: unescape(rest)? },
        "instruct" => {
            let instructions = unescape(rest)?;
            let names = instructions.split(' ').filter(|name| !name.is_empty()).map(str::to_owned);
            Deed::Instruct { instructions: names.collect() }
        }
        "reply" => {
            let (treaty, word) = rest.split_once(' ')?;
            let (word, why) = word.split_once(' ').map_or((word, None), |(word, why)| (word, Some(why)));
            let why = why.map(unescape).map_or(Some(None), |why| why.map(Some))?;
            Deed::Reply { treaty: treaty.parse().ok()?, yes: word == "yes", why }
        }
        "counter" => {
            let (treaty, offer) = rest.split_once(' ')?;
            Deed::Counter { treaty: treaty.parse().ok()?, offer: unescape(offer)? }
        }
        "notice" => Deed::Notice { treaty: rest.parse().ok()? },
        _ => return None,
    };
    Some(deed.of(seat))
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
        let answer = |&by: &By| Step::Answer { seat, action: text.into(), by };
        let deeds = [
            Deed::Unseal,
            Deed::Undo { to: None },
            Deed::Undo { to: Some(number) },
            Deed::Resign,
            Deed::Offer { kind: OfferKind::Draw },
            Deed::Offer { kind: OfferKind::TakeBack },
            Deed::Accept,
            Deed::Decline,
            Deed::Contribute { bytes: text.bytes().collect() },
            Deed::Propose { treaty: text.into() },
            Deed::Reply { treaty: number, yes: true, why: None },
            Deed::Reply { treaty: number, yes: false, why: None },
            Deed::Reply { treaty: number, yes: false, why: Some(text.into()) },
            Deed::Counter { treaty: number, offer: text.into() },
            Deed::Notice { treaty: number },
            Deed::Instruct { instructions: Vec::new() },
            Deed::Instruct { instructions: vec!["ready".into(), "solo".into()] },
            Deed::Leave,
            Deed::Return,
            Deed::Close,
        ];
        let game = By::ALL.iter().map(answer).chain([Step::Roll { roll: text.into() }]);
        game.chain(deeds.map(|deed| deed.of(seat))).collect()
    }

    /// Stored games must be read for ever: no line may change its spelling.
    #[test]
    fn every_kind_of_line_is_pinned() {
        let lines: Vec<String> = all_kinds("a b\n\\c", 3).iter().map(ToString::to_string).collect();
        assert_eq!(
            lines,
            [
                r"answer 3 player a b\n\\c",
                r"answer 3 bot a b\n\\c",
                r"answer 3 clock a b\n\\c",
                r"roll a b\n\\c",
                "unseal 3",
                "undo 3",
                "undo 3 3",
                "resign 3",
                "offer 3 draw",
                "offer 3 take-back",
                "accept 3",
                "decline 3",
                "contribute 3 6120620a5c63",
                r"propose 3 a b\n\\c",
                "reply 3 3 yes",
                "reply 3 3 no",
                r"reply 3 3 no a b\n\\c",
                r"counter 3 3 a b\n\\c",
                "notice 3 3",
                "instruct 3 ",
                "instruct 3 ready solo",
                "leave 3",
                "return 3",
                "close 3",
            ]
        );
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
