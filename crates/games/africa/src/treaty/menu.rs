//! What can be picked for a treaty: nobody promises what could not happen anyway.

use crate::{Africa, Continent, PRESENCES, Territories, Territory, View};
use rules::{Draft, Next, Pick, Seat, Seats, Text};

/// The duties by their first word, and what they are called.
const DUTIES: [(&str, &str); 8] = [
    ("ally", "africa-term-ally"),
    ("war", "africa-term-war"),
    ("keep-out", "africa-term-keep-out"),
    ("halt", "africa-term-halt"),
    ("leave", "africa-term-leave"),
    ("develop", "africa-term-develop"),
    ("enter", "africa-term-enter"),
    ("land", "africa-term-land"),
];

/// What can be true of a territory.
const FACTS: [(&str, &str); 2] = [("colony", "africa-term-colony"), ("full", "africa-term-full")];

/// The treaties of one promise between two.
const KINDS: [(&str, &str); 5] = [
    ("alliance", "africa-treaty-kind-alliance"),
    ("keep-out", "africa-treaty-kind-keep-out"),
    ("leave", "africa-treaty-kind-leave"),
    ("develop", "africa-treaty-kind-develop"),
    ("war", "africa-treaty-kind-war"),
];

const DONE: Next = Next { options: Vec::new(), complete: true };

fn one_of(options: Vec<Pick>) -> Next {
    Next { options, complete: false }
}

fn country(game: &Africa, seat: Seat) -> Pick {
    Pick::token(game.seat_id(seat)).called(Text::new("africa-pick-seat").with("seat", seat))
}

fn place(at: Territory) -> Pick {
    Pick::token(at.id()).called(Text::new("africa-pick-territory").with("at", at))
}

pub(super) fn next(game: &Africa, view: &View, draft: &Draft, picked: &[&str]) -> Next {
    let words: &[_] = if draft.doers.is_empty() { &FACTS } else { &DUTIES };
    match *picked {
        [] => {
            let open = |word: &str| next(game, view, draft, &[word]) != Next::default();
            let words = words.iter().filter(|(word, _)| open(word));
            one_of(words.map(|(word, label)| Pick::token(*word).called(Text::new(label))).collect())
        }
        ["ally"] if draft.doers.len() > 1 => DONE,
        [word] if words.iter().any(|(known, _)| *known == word) => {
            let objects = objects(game, view, draft, word);
            if objects.is_empty() { Next::default() } else { one_of(objects) }
        }
        [word, object] if objects(game, view, draft, word).iter().any(|pick| pick.token == object) => DONE,
        _ => Next::default(),
    }
}

fn objects(game: &Africa, view: &View, draft: &Draft, word: &str) -> Vec<Pick> {
    let doers = draft.doers;
    let others = || game.all_seats() - doers;
    match word {
        "ally" if doers.len() > 1 => Vec::new(),
        "ally" | "war" => others().into_iter().map(|seat| country(game, seat)).collect(),
        _ => places(game, &view.continent(), doers, word).into_iter().map(place).collect(),
    }
}

/// The territories that these could promise something about.
fn places(game: &Africa, map: &Continent, doers: Seats, word: &str) -> Territories {
    let open = crate::territory::ALL - map.colonies;
    let own = |seat: Seat| map.presences[seat.index()];
    let all = |of: &dyn Fn(Seat) -> Territories| doers.into_iter().fold(open, |all, seat| all & of(seat));
    match word {
        "keep-out" | "leave" | "halt" | "colony" => open,
        "full" => open - game.board.full(&map.filled),
        "develop" => all(&own) - game.board.full(&map.filled),
        "enter" => all(&|seat| reach(game, map, seat)),
        "land" => all(&|_| game.empty_coasts(map)),
        _ => Territories::NONE,
    }
}

/// Where a country could be after this turn and is not yet.
pub(super) fn reach(game: &Africa, map: &Continent, seat: Seat) -> Territories {
    let own = map.presences[seat.index()];
    let by_land = own.into_iter().map(|row| game.targets(map, row));
    let all = by_land.fold(game.empty_coasts(map), |all, some| all | some) - own;
    if own.len() < PRESENCES { all } else { Territories::NONE }
}

pub(super) fn next_short(game: &Africa, view: &View, from: Seat, picked: &[&str]) -> Next {
    let others = || game.all_seats().without(from).into_iter();
    let [partner, terms @ ..] = picked else {
        return one_of(others().map(|seat| country(game, seat)).collect());
    };
    let Some(with) = others().find(|seat| game.seat_id(*seat) == *partner) else {
        return Next::default();
    };
    let objects = |kind: &str| -> Vec<Pick> {
        match kind {
            "war" => others().filter(|seat| *seat != with).map(|seat| country(game, seat)).collect(),
            _ => short_places(game, view, from, with, kind).into_iter().map(place).collect(),
        }
    };
    match terms {
        [] => {
            let possible = KINDS.iter().filter(|(kind, _)| *kind == "alliance" || !objects(kind).is_empty());
            one_of(possible.map(|(kind, name)| Pick::token(*kind).called(Text::new(name))).collect())
        }
        ["alliance"] => DONE,
        [kind] if KINDS.iter().any(|(known, _)| known == kind) => one_of(objects(kind)),
        [kind, object] if objects(kind).iter().any(|pick| pick.token == *object) => DONE,
        _ => Next::default(),
    }
}

fn short_places(game: &Africa, view: &View, from: Seat, with: Seat, kind: &str) -> Territories {
    let map = view.continent();
    let open = crate::territory::ALL - map.colonies;
    let own = |seat: Seat| map.presences[seat.index()];
    match kind {
        "keep-out" => (reach(game, &map, from) | reach(game, &map, with)) & open,
        "leave" => reach(game, &map, from) & open | own(from) & open,
        "develop" => own(with) & (open - game.board.full(&map.filled)),
        _ => Territories::NONE,
    }
}
