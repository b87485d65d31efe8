//! Notation: what is written reads back to the same thing and the same text; readers survive anything; what
//! they accept can be played; what the judges let pass leads to a position.

use super::conservation::sound;
use crate::walk::{Move, Spot};
use rules::{Game, Random, Stream, Turn, Viewer};

pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, random: &mut Stream) -> Result<(), String> {
    let game = spot.game;
    let position = game.write_position(spot.state);
    match game.read_position(&position) {
        Ok(state) if state == *spot.state => same_text("position", &position, &game.write_position(&state))?,
        Ok(state) => return Err(format!("reads back to another state: {}", game.write_position(&state))),
        Err(faults) => return Err(format!("position cannot be read back: {faults:?}")),
    }
    for _ in 0..3 {
        mangled_position(spot, &mangle(&position, random), random)?;
        let before = spot.earlier.get(random.below(spot.earlier.len().max(1) as u32) as usize);
        let other = before.map_or_else(|| position.clone(), |state| game.write_position(state));
        mangled_position(spot, &graft(&position, &other, random), random)?;
    }
    match &spot.next {
        None => Ok(()),
        Some(Move::Roll(roll)) => {
            let text = game.write_roll(roll);
            match game.read_roll(&text) {
                Ok(read) if read == *roll => same_text("roll", &text, &game.write_roll(&read))?,
                other => return Err(format!("roll {text:?} ({roll:?}) reads back to {other:?}")),
            }
            (0..6).try_for_each(|_| mangled_roll(spot, &mangle(&text, random)))
        }
        Some(Move::Joint(joint)) => joint.iter().try_for_each(|(_, action)| {
            let text = game.write_action(action);
            match game.read_action(&text) {
                Ok(read) if read == *action => same_text("action", &text, &game.write_action(&read))?,
                other => return Err(format!("action {text:?} ({action:?}) reads back to {other:?}")),
            }
            (0..6).try_for_each(|_| mangled_action(spot, &mangle(&text, random)))
        }),
    }
}

fn same_text(what: &str, first: &str, second: &str) -> Result<(), String> {
    if first.contains(['\n', '\r']) {
        return Err(format!("{what} {first:?} is not one line"));
    }
    if first == second { Ok(()) } else { Err(format!("{what} {first:?} is written again as {second:?}")) }
}

fn mangled_action<G: Game>(spot: &Spot<'_, G>, text: &str) -> Result<(), String> {
    spot.note(format!("reading the action {text:?}"));
    let Ok(action) = spot.game.read_action(text) else { return Ok(()) };
    let written = spot.game.write_action(&action);
    if spot.game.read_action(&written).as_ref() != Ok(&action) {
        return Err(format!("action {text:?} reads as {action:?}, which does not round-trip"));
    }
    if let Turn::Decide(asked) = spot.turn {
        spot.note(format!("judging the action {text:?}"));
        for seat in asked {
            let verdict = spot.game.check(spot.state, seat, &action);
            let joint = matches!(&spot.next, Some(Move::Joint(joint)) if joint.len() > 1);
            if verdict.is_ok() && !joint {
                let (after, _) = spot.after(spot.state, &Move::Joint(vec![(seat, action.clone())]));
                sound(spot, &after).map_err(|why| format!("the judge lets {action:?} pass: {why}"))?;
            }
        }
    }
    Ok(())
}

fn mangled_roll<G: Game>(spot: &Spot<'_, G>, text: &str) -> Result<(), String> {
    spot.note(format!("reading the roll {text:?}"));
    let Ok(roll) = spot.game.read_roll(text) else { return Ok(()) };
    let written = spot.game.write_roll(&roll);
    if spot.game.read_roll(&written).as_ref() != Ok(&roll) {
        return Err(format!("roll {text:?} reads as {roll:?}, which does not round-trip"));
    }
    spot.note(format!("judging the roll {text:?}"));
    if spot.game.check_roll(spot.state, &roll).is_ok() {
        let (after, _) = spot.after(spot.state, &Move::Roll(roll.clone()));
        sound(spot, &after).map_err(|why| format!("the judge lets {roll:?} pass: {why}"))?;
    }
    Ok(())
}

/// So far a position from outside is played on.
const ON: usize = 16;

/// A position that the reader accepts is a position: it can be written, seen and played on, and what comes of it can be
/// read again.
fn mangled_position<G: Game>(spot: &Spot<'_, G>, text: &str, random: &mut Stream) -> Result<(), String> {
    spot.note(format!("reading the position {text:?}"));
    let game = spot.game;
    let mut state = match game.read_position(text) {
        Ok(state) => state,
        Err(faults) if faults.is_empty() => {
            return Err(format!("position {text:?} is refused without a reason"));
        }
        Err(_) => return Ok(()),
    };
    for step in 0..ON {
        spot.note(format!("{step} steps after the position {text:?}"));
        let written = game.write_position(&state);
        if game.read_position(&written).ok().as_ref() != Some(&state) {
            return Err(format!("{step} steps after position {text:?}, {written:?} does not round-trip"));
        }
        game.view(&state, Viewer::Spectator);
        let outcome = game.standing(&state).outcome;
        let next = match game.turn(&state) {
            Turn::Over if outcome.is_none() => {
                return Err(format!(
                    "{step} steps after position {text:?} the game is over without an outcome"
                ));
            }
            Turn::Over => break,
            Turn::Chance => Move::Roll(game.roll(&state, random)),
            Turn::Decide(seats) => {
                Move::Joint(seats.into_iter().map(|seat| (seat, game.sample(&state, seat, random))).collect())
            }
        };
        (state, _) = spot.after(&state, &next);
    }
    Ok(())
}

/// The text with a few accidents in it, or something else altogether.
pub(crate) fn mangle(text: &str, random: &mut Stream) -> String {
    const STRANGE: [char; 12] = [' ', '0', '9', '-', '+', ';', ':', '\n', '\u{0}', 'é', '\u{202e}', '𝕏'];
    let mut chars: Vec<char> = text.chars().collect();
    if random.below(16) == 0 {
        let length = random.below(40);
        return (0..length).map(|_| char::from_u32(random.below(0x3000)).unwrap_or('?')).collect();
    }
    for _ in 0..=random.below(3) {
        let any = |random: &mut Stream, chars: &[char]| match chars.len() {
            0 => STRANGE[random.below(12) as usize],
            _ if random.below(3) == 0 => STRANGE[random.below(12) as usize],
            n => chars[random.below(n as u32) as usize],
        };
        let at = random.below(chars.len() as u32 + 1) as usize;
        let to = at + random.below((chars.len() - at) as u32 + 1) as usize;
        match random.below(6) {
            0 => chars.truncate(at),
            1 => drop(chars.drain(at..to.min(at + 4))),
            2 => chars.insert(at, any(random, &chars)),
            3 if at < chars.len() => chars[at] = any(random, &chars),
            4 if at < chars.len() => {
                let other = random.below(chars.len() as u32) as usize;
                chars.swap(at, other);
            }
            _ => {
                let copy: Vec<char> = chars[at..to.min(at + 12)].to_vec();
                chars.splice(at..at, copy);
            }
        }
    }
    chars.into_iter().collect()
}

/// The text with something of another position in it, or less, or more: parts, words and numbers that can be read, and
/// may contradict each other.
fn graft(text: &str, other: &str, random: &mut Stream) -> String {
    let mut parts: Vec<Vec<&str>> = text.split(';').map(|part| part.split_whitespace().collect()).collect();
    let others: Vec<Vec<&str>> = other.split(';').map(|part| part.split_whitespace().collect()).collect();
    let below = |random: &mut Stream, count: usize| random.below(count.max(1) as u32) as usize;
    for _ in 0..=random.below(2) {
        let at = below(random, parts.len());
        let from = &others[below(random, others.len())];
        let to = below(random, parts[at].len());
        match random.below(6) {
            0 => parts[at] = from.clone(),
            1 => {
                let named = others.iter().find(|part| part.first() == parts[at].first());
                parts[at] = named.unwrap_or(from).clone();
            }
            2 if parts.len() > 1 => drop(parts.remove(at)),
            3 => parts[at].truncate(to + 1),
            4 if to < parts[at].len() => parts[at][to] = NUMBERS[below(random, NUMBERS.len())],
            _ if to < parts[at].len() && !from.is_empty() => parts[at][to] = from[below(random, from.len())],
            _ => {}
        }
    }
    parts.iter().map(|part| part.join(" ")).collect::<Vec<_>>().join("; ")
}

/// Numbers that could stand in a position.
const NUMBERS: [&str; 12] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "20"];
