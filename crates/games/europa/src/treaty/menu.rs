//! What can be picked for a treaty: nobody promises what could not happen anyway.

use super::coalition;
use crate::board::{Countries, Id};
use crate::legal::{allocations, cost_of_war, open_to_pawns};
use crate::view::country;
use crate::{Europa, Phase, Public};
use rules::{Draft, Next, Pick, Seat, Seats, Text};

/// The duties by their first word, and what they are called.
const DUTIES: [(&str, &str); 7] = [
    ("coalition", "europa-term-coalition"),
    ("yes", "europa-term-yes"),
    ("bar", "europa-term-bar"),
    ("place", "europa-term-place"),
    ("stay-out", "europa-term-stay-out"),
    ("peace", "europa-term-peace"),
    ("stop", "europa-term-stop"),
];

/// What can be true of a country.
const FACTS: [(&str, &str); 1] = [("joined", "europa-term-joined")];

/// The treaties of one sentence between two or three.
const KINDS: [(&str, &str); 4] = [
    ("coalition", "europa-treaty-kind-coalition"),
    ("place", "europa-treaty-kind-place"),
    ("peace", "europa-treaty-kind-peace"),
    ("votes", "europa-treaty-kind-votes"),
];

const DONE: Next = Next { options: Vec::new(), complete: true };

fn one_of(options: Vec<Pick>) -> Next {
    Next { options, complete: false }
}

pub(super) fn next(game: &Europa, state: &Public, draft: &Draft, picked: &[&str]) -> Next {
    let words: &[_] = if draft.doers.is_empty() { &FACTS } else { &DUTIES };
    match *picked {
        [] => {
            let open = |word: &str| !next(game, state, draft, &[word]).options.is_empty();
            let words = words.iter().filter(|(word, _)| open(word));
            one_of(words.map(|(word, label)| Pick::token(*word).called(Text::new(label))).collect())
        }
        ["peace"] => numbers(for_peace(state, draft.doers)),
        ["peace", n] => up_to(n, for_peace(state, draft.doers)),
        [word] if words.iter().any(|(known, _)| *known == word) => {
            let seats = !matches!(word, "bar" | "yes") || !seats(game, draft, word).is_empty();
            if seats { one_of(names(game, places(game, state, draft, word))) } else { Next::default() }
        }
        [word, at] if is_in(game, at, places(game, state, draft, word)) => match word {
            "bar" | "yes" => {
                one_of(seats(game, draft, word).into_iter().map(|seat| player(game, seat)).collect())
            }
            "place" => numbers(most(state, draft.doers)),
            _ => DONE,
        },
        ["place", at, n] if is_in(game, at, places(game, state, draft, "place")) => {
            up_to(n, most(state, draft.doers))
        }
        [word @ ("bar" | "yes"), at, whose] if is_in(game, at, places(game, state, draft, word)) => {
            let known = seats(game, draft, word).into_iter().any(|seat| game.id_of(seat) == whose);
            Next { options: Vec::new(), complete: known }
        }
        _ => Next::default(),
    }
}

/// Whom a vote can be about: not the doers themselves.
fn seats(game: &Europa, draft: &Draft, _: &str) -> Seats {
    Seats::first(game.colours.len() as u8) - draft.doers
}

/// The pawns that each of these has at least.
fn most(state: &Public, doers: Seats) -> u8 {
    doers.into_iter().map(|seat| state.hand[seat.index()]).min().unwrap_or(0)
}

fn for_peace(state: &Public, doers: Seats) -> u8 {
    if state.phase == Phase::Commit { most(state, doers) } else { 0 }
}

fn places(game: &Europa, state: &Public, draft: &Draft, word: &str) -> Countries {
    match word {
        "coalition" if !(2..=3).contains(&draft.doers.len()) => Countries::NONE,
        "coalition" => {
            let can_win = |at: &Id| coalition::can_win(game, state, *at, draft.doers);
            elections(game, state).into_iter().filter(can_win).collect()
        }
        "bar" | "yes" => elections(game, state),
        "place" if !draft.doers.into_iter().all(|seat| places_pawns(state, seat)) => Countries::NONE,
        "place" => open_to_pawns(game, state),
        "stay-out" => elections(game, state),
        "stop" => match state.phase {
            Phase::Commit => state.wars,
            Phase::Allocate { left, .. } if !allocations(game, state, left).is_empty() => {
                state.wars.into_iter().filter(|&at| cost_of_war(game, at) <= left).collect()
            }
            _ => Countries::NONE,
        },
        "joined" => game.board.uncovered(state.turn) - state.union,
        _ => Countries::NONE,
    }
}

pub(super) fn next_short(game: &Europa, state: &Public, from: Seat, picked: &[&str]) -> Next {
    let others = || Seats::first(game.colours.len() as u8).without(from).into_iter();
    let [partner, terms @ ..] = picked else {
        return one_of(others().map(|seat| player(game, seat)).collect());
    };
    let Some(with) = others().find(|&seat| game.id_of(seat) == *partner) else { return Next::default() };
    let pair = Seats::one(from).with(with);
    let third = |at: &str| -> Vec<Pick> {
        let wins = |seat: &Seat| {
            let set = pair.with(*seat);
            set != pair && game.named(at).is_some_and(|at| coalition::can_win(game, state, at, set))
        };
        others().filter(wins).map(|seat| player(game, seat)).collect()
    };
    let alone = |at: &str| game.named(at).is_some_and(|at| coalition::can_win(game, state, at, pair));
    let winnable = || {
        let name = |at: &Id| game.board.countries[*at as usize].id.as_str();
        let some = |at: &Id| alone(name(at)) || !third(name(at)).is_empty();
        elections(game, state).into_iter().filter(some).collect::<Countries>()
    };
    let hand = |seat: Seat| state.hand[seat.index()];
    let open = || open_to_pawns(game, state);
    match *terms {
        [] => {
            let open = |kind: &str| next_short(game, state, from, &[partner, kind]) != Next::default();
            let kinds = KINDS.iter().filter(|(kind, _)| open(kind));
            one_of(kinds.map(|(kind, name)| Pick::token(*kind).called(Text::new(name))).collect())
        }
        ["coalition"] => one_of(names(game, winnable())),
        ["coalition", at] if is_in(game, at, winnable()) => Next { options: third(at), complete: alone(at) },
        ["coalition", at, who] if is_in(game, at, winnable()) => {
            Next { options: Vec::new(), complete: third(at).iter().any(|pick| pick.token == who) }
        }
        ["place"] if places_pawns(state, from) => one_of(names(game, open())),
        ["place", at] if places_pawns(state, from) && is_in(game, at, open()) => numbers(hand(from)),
        ["place", at, n] if places_pawns(state, from) && is_in(game, at, open()) => up_to(n, hand(from)),
        ["peace"] if state.phase == Phase::Commit && hand(with) > 0 => numbers(hand(from)),
        ["peace", own] if up_to(own, hand(from)).complete => numbers(hand(with)),
        ["peace", own, other] if up_to(own, hand(from)).complete => up_to(other, hand(with)),
        ["votes"] => one_of(names(game, elections(game, state))),
        ["votes", at] if is_in(game, at, elections(game, state)) => {
            one_of(names(game, elections(game, state)))
        }
        ["votes", at, other] => {
            let open = elections(game, state);
            Next { options: Vec::new(), complete: is_in(game, at, open) && is_in(game, other, open) }
        }
        _ => Next::default(),
    }
}

fn player(game: &Europa, seat: Seat) -> Pick {
    Pick::token(game.id_of(seat)).called(Text::new("europa-pick-seat").with("seat", seat))
}

fn names(game: &Europa, set: Countries) -> Vec<Pick> {
    let name = |id: Id| {
        let label = Text::new("europa-name").with("country", country(game, id));
        Pick::token(game.board.countries[id as usize].id.clone()).called(label)
    };
    set.into_iter().map(name).collect()
}

fn is_in(game: &Europa, name: &str, set: Countries) -> bool {
    game.named(name).is_some_and(|id| set.contains(id))
}

fn numbers(most: u8) -> Next {
    one_of((1..=most).map(|n| Pick::token(n.to_string())).collect())
}

fn up_to(text: &str, most: u8) -> Next {
    let fits = text.parse().is_ok_and(|n: u8| (1..=most).contains(&n) && n.to_string() == text);
    Next { options: Vec::new(), complete: fits }
}

/// Has this seat still something to place this turn?
fn places_pawns(state: &Public, seat: Seat) -> bool {
    let time = matches!(state.phase, Phase::Commit | Phase::Allocate { .. } | Phase::Place { .. });
    time && state.hand[seat.index()] > 0
}

/// Countries whose election of this turn is on or still to come.
pub(super) fn elections(game: &Europa, state: &Public) -> Countries {
    match state.phase {
        Phase::Campaign | Phase::Propose { .. } | Phase::Vote { .. } => state.to_come().with(state.country()),
        Phase::Moves { .. } => state.to_come(),
        Phase::Commit | Phase::Allocate { .. } | Phase::Place { .. } => open_to_pawns(game, state),
        _ => Countries::NONE,
    }
}
