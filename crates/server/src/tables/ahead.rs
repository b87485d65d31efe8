//! An update of more than eight kilobytes comes in several messages, so that a phone on a bad line has each of them
//! before it gives up: the lists in it (treaties, what happened, what can be chosen, scores) begin in messages ahead of it.

use super::fanout::frame;
use crate::wire::{Ahead, Tell};
use axum::extract::ws::Utf8Bytes;
use serde::Deserialize;
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeMap;

/// The longest message, but for the `ack` that is put into it.
const MOST: usize = 8 * 1024 - 32;

/// The fields of an object as they are written.
type Fields<'a> = BTreeMap<&'a str, &'a RawValue>;

/// The lists that can come ahead, in the order in which they do, and the field of the update in which they stand.
const LISTS: [(&str, Option<&str>); 4] =
    [("treaties", None), ("told", None), ("slots", Some("prompt")), ("scores", Some("standing"))];

/// The update that is to be number `n`, and what comes ahead of it, which takes the numbers from `n` on.
pub(super) fn split(update: Utf8Bytes, n: u64) -> (Vec<Utf8Bytes>, Utf8Bytes) {
    if update.len() <= MOST {
        return (Vec::new(), update);
    }
    match parted(&update, n) {
        Some(parted) => parted,
        None => (Vec::new(), update),
    }
}

fn parted(update: &str, n: u64) -> Option<(Vec<Utf8Bytes>, Utf8Bytes)> {
    let mut fields: Fields<'_> = serde_json::from_str(update).ok()?;
    let mut entries: Vec<(usize, &RawValue)> = Vec::new();
    for (kind, (list, inside)) in LISTS.into_iter().enumerate() {
        let within: Fields<'_> = match inside {
            Some(field) => fields.get(field).map_or(Some(Fields::new()), |found| read(found))?,
            None => fields.clone(),
        };
        let found: Vec<&RawValue> = within.get(list).map_or(Some(Vec::new()), |found| read(found))?;
        entries.extend(found.into_iter().map(|entry| (kind, entry)));
    }
    let mut left = update.len();
    let mut ahead = Vec::new();
    let mut entries = entries.into_iter().peekable();
    while left > MOST && entries.peek().is_some() {
        let mut lists: [Vec<Box<RawValue>>; LISTS.len()] = Default::default();
        let mut room = MOST - 100; // for what frames them
        while let Some((kind, entry)) = entries.next_if(|(_, entry)| entry.get().len() < room) {
            room -= entry.get().len() + 1;
            left -= entry.get().len() + 1;
            lists[kind].push(entry.to_owned());
            if left <= MOST {
                break;
            }
        }
        if lists.iter().all(Vec::is_empty) {
            return None; // one entry alone is too long: nothing is gained
        }
        let [treaties, told, slots, scores] = lists;
        let n = n + ahead.len() as u64;
        ahead.push(frame(&Tell::Ahead(Ahead { n, told, slots, treaties, scores })));
    }
    // what is left of the lists stays in the update
    let mut rest: [Vec<&RawValue>; LISTS.len()] = Default::default();
    entries.for_each(|(kind, entry)| rest[kind].push(entry));
    let mut kept: Vec<(&str, Box<RawValue>)> = vec![("n", to_raw_value(&(n + ahead.len() as u64)).ok()?)];
    for ((list, inside), rest) in LISTS.into_iter().zip(&rest) {
        let rest = to_raw_value(rest).ok()?;
        match inside {
            Some(field) if fields.contains_key(field) => {
                let mut within: Fields<'_> = read(fields[field])?;
                within.insert(list, &rest);
                kept.push((field, to_raw_value(&within).ok()?));
            }
            None if fields.contains_key(list) => kept.push((list, rest)),
            _ => {}
        }
    }
    fields.extend(kept.iter().map(|(field, value)| (*field, &**value)));
    Some((ahead, serde_json::to_string(&fields).ok()?.into()))
}

/// What a text says, if it is of that shape.
fn read<'a, T: Deserialize<'a>>(text: &'a RawValue) -> Option<T> {
    serde_json::from_str(text.get()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn long(lines: usize, slots: usize, treaties: usize) -> Value {
        let entries = |count: usize, word: &str| -> Vec<Value> {
            (0..count).map(|at| json!({ word: at, "text": "x".repeat(90 + at % 60) })).collect()
        };
        json!({"t": "update", "n": 7, "step": 3, "view": {"at": "y".repeat(3_000)}, "told": entries(lines, "line"),
            "decision": 2, "prompt": {"decision": 2, "slots": entries(slots, "slot"), "tokens": {}},
            "treaties": entries(treaties, "treaty"), "standing": {"outcome": null, "scores": entries(6, "score")}})
    }

    const PLACES: [(&str, &str); 4] = [
        ("told", "/told"),
        ("slots", "/prompt/slots"),
        ("treaties", "/treaties"),
        ("scores", "/standing/scores"),
    ];

    fn said(message: &str) -> Value {
        serde_json::from_str(message).unwrap()
    }

    #[test]
    fn what_is_short_goes_as_it_is() {
        let short = long(5, 5, 5).to_string();
        let (ahead, update) = split(short.clone().into(), 7);
        assert!(ahead.is_empty());
        assert_eq!(update.as_str(), short);
    }

    /// Put together in their order, the messages say what the one would have said.
    #[test]
    fn what_is_long_comes_in_numbered_messages_of_eight_kilobytes() {
        for (lines, slots, treaties) in [(300, 0, 0), (0, 120, 0), (0, 0, 90), (200, 30, 40), (60, 0, 1)] {
            let whole = long(lines, slots, treaties);
            let (ahead, update) = split(whole.to_string().into(), 7);
            assert!(!ahead.is_empty());
            let mut together = said(&update);
            assert_eq!(together["n"], 7 + ahead.len());
            together["n"] = json!(7);
            for (at, message) in ahead.iter().enumerate().rev() {
                assert!(message.len() <= 8 * 1024, "{}", message.len());
                let before = said(message);
                assert_eq!((&before["t"], &before["n"]), (&json!("ahead"), &json!(7 + at)));
                for (list, place) in PLACES {
                    let mut all = before[list].as_array().cloned().unwrap_or_default();
                    let here = together.pointer_mut(place).unwrap();
                    all.extend(here.as_array().cloned().unwrap());
                    *here = all.into();
                }
            }
            assert!(update.len() <= 8 * 1024, "{}", update.len());
            assert_eq!(together, whole, "{lines} {slots} {treaties}");
        }
    }
}
