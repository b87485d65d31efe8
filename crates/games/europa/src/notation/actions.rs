//! `place france 2, belgique 1` · `propose blue green` · `commit 3` · `dice blue 7 red 2` · `war 4 7`

use super::words::{self, read_country, read_number, read_seat, read_seats};
use crate::board::MAX_COUNTRIES;
use crate::{Action, Europa, Placement, Roll};
use rules::{ParseError, Seats, Text};

pub fn write_action(game: &Europa, action: &Action) -> String {
    match action {
        Action::Commit(pawns) => format!("commit {pawns}"),
        Action::Stop(id) => format!("stop {}", words::country(game, *id)),
        Action::Calm(id) => format!("calm {}", words::country(game, *id)),
        Action::Place(placement) => {
            let parts: Vec<_> = (0..)
                .zip(placement.0)
                .filter(|&(_, n)| n > 0)
                .map(|(id, n)| format!("{} {n}", words::country(game, id)))
                .collect();
            format!("place {}", if parts.is_empty() { "nothing".into() } else { parts.join(", ") })
        }
        Action::Ready => "ready".into(),
        Action::Propose(Seats::NONE) => "propose nobody".into(),
        Action::Propose(set) => format!("propose {}", words::seats(game, *set)),
        Action::Pass => "pass".into(),
        Action::Answer(true) => "yes".into(),
        Action::Answer(false) => "no".into(),
        Action::Move(id) => format!("move {}", words::country(game, *id)),
        Action::Stay => "stay".into(),
    }
}

/// How actions begin.
const VERBS: [&str; 11] =
    ["commit", "stop", "calm", "place", "ready", "propose", "pass", "yes", "no", "move", "stay"];

pub fn read_action(game: &Europa, text: &str) -> Result<Action, ParseError> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let alone = |action: Action| {
        if rest.is_empty() {
            Ok(action)
        } else {
            Err(ParseError::spelling(Text::new("europa-unread-alone").with("word", verb)))
        }
    };
    match verb {
        "commit" => Ok(Action::Commit(read_number(rest)?)),
        "stop" => Ok(Action::Stop(read_country(game, rest)?)),
        "calm" => Ok(Action::Calm(read_country(game, rest)?)),
        "move" => Ok(Action::Move(read_country(game, rest)?)),
        "place" => read_placement(game, rest),
        "propose" if rest == "nobody" => Ok(Action::Propose(Seats::NONE)),
        "propose" if rest.is_empty() => Err(ParseError::spelling(Text::new("europa-unread-propose"))),
        "propose" => Ok(Action::Propose(read_seats(game, rest.split(' '))?)),
        "ready" => alone(Action::Ready),
        "pass" => alone(Action::Pass),
        "yes" => alone(Action::Answer(true)),
        "no" => alone(Action::Answer(false)),
        "stay" => alone(Action::Stay),
        _ => Err(ParseError::word(text, &VERBS)),
    }
}

fn read_placement(game: &Europa, rest: &str) -> Result<Action, ParseError> {
    let mut pawns = [0u8; MAX_COUNTRIES];
    for part in rest.split(", ").filter(|_| rest != "nothing") {
        let (name, count) = part.split_once(' ').unwrap_or((part, "1"));
        let (id, count) = (read_country(game, name)?, read_number::<u8>(count)?);
        if count == 0 || pawns[id as usize] > 0 {
            return Err(ParseError::spelling(Text::new("europa-unread-placed").with("word", name)));
        }
        pawns[id as usize] = count;
    }
    Ok(Action::Place(Placement(pawns)))
}

pub fn write_roll(game: &Europa, roll: &Roll) -> String {
    match roll {
        Roll::Dice(dice) => {
            let each = (0..game.colours.len()).filter(|&s| dice[s] > 0);
            let each = each.map(|s| format!(" {} {}", words::seat(game, s as u8), dice[s]));
            format!("dice{}", each.collect::<String>())
        }
        Roll::Cards(row, cards) => {
            let row = row[..*cards as usize].iter().map(|&id| format!(" {}", words::country(game, id)));
            format!("cards{}", row.collect::<String>())
        }
        Roll::War(a, b) => format!("war {a} {b}"),
    }
}

pub fn read_roll(game: &Europa, text: &str) -> Result<Roll, ParseError> {
    let mut words = text.split(' ');
    match words.next() {
        Some("dice") => {
            let mut dice = [0; 6];
            while let Some(name) = words.next() {
                let seat = read_seat(game, name)? as usize;
                let die = read_number::<u8>(words.next().unwrap_or(""))?;
                if die == 0 || dice[seat] > 0 {
                    return Err(ParseError::spelling(Text::new("europa-position-die").with("word", name)));
                }
                dice[seat] = die;
            }
            Ok(Roll::Dice(dice))
        }
        Some("cards") => {
            let mut row = [0; MAX_COUNTRIES];
            let mut cards = 0;
            for word in words {
                let many = || ParseError::spelling(Text::new("europa-position-cards"));
                let place = row.get_mut(cards).ok_or_else(many)?;
                *place = read_country(game, word)?;
                cards += 1;
            }
            Ok(Roll::Cards(row, cards as u8))
        }
        Some("war") => {
            let dice: Vec<u8> = words.map(read_number).collect::<Result<_, _>>()?;
            let [a, b] = dice[..] else {
                return Err(ParseError::spelling(Text::new("europa-position-war-dice")));
            };
            Ok(Roll::War(a, b))
        }
        _ => Err(ParseError::word(text, &["dice …", "cards …", "war …"])),
    }
}
