//! The board file as it is written. A missing field or one of another type is refused.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;

/// Where a fact comes from.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Provenance {
    Rulebook,
    Published,
    Reconstructed,
}

/// A value of an option: a word, or yes and no.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Value {
    Word(String),
    Switch(bool),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Word(word) => f.write_str(word),
            Value::Switch(on) => write!(f, "{on}"),
        }
    }
}

/// One table of the file each.
macro_rules! tables {
    ($($name:ident { $($field:ident: $type:ty,)* })*) => { $(
        #[derive(Deserialize)]
        #[allow(dead_code, reason = "sources and names are there for people; reading them checks their form")]
        pub(super) struct $name { $(pub(super) $field: $type,)* }
    )* };
}

tables! {
    File {
        format: u32,
        game: Game,
        sources: BTreeMap<String, String>,
        deck: Deck,
        card_type: Vec<CardType>,
        cards: CardIds,
        counters: Counters,
        counter: Vec<CounterKind>,
        pawns: Pawns,
        setup: Vec<Setup>,
        track: Track,
        space: Vec<Space>,
        adjacency: Adjacency,
        scenery: Vec<Scenery>,
        options: BTreeMap<String, Vec<Value>>,
    }
    Game {
        id: String,
        title_fr: String,
        title_de: String,
        author: String,
        players_min: u8,
        players_max: u8,
        age_min: u8,
        publisher: String,
        year: u16,
    }
    Deck { total: u8, values: Vec<u8>, copies_of_each: u8, provenance: Provenance, }
    CardType { id: String, name_fr: String, colour: String, count: u8, provenance: Provenance, }
    CardIds { provenance: Provenance, ids: Vec<String>, }
    Counters { total: u8, provenance: Provenance, }
    CounterKind { id: String, count: u8, effect: String, removed_when_used: bool, provenance: Provenance, }
    Pawns { count: u8, colours: Vec<String>, provenance: Provenance, }
    Setup {
        players: u8,
        counters_per_seat: Vec<u8>,
        faceup_cards_each: u8,
        hand_cards_each: u8,
        draw_pile: u8,
        turns_per_seat_if_exhausted: Vec<u8>,
        provenance: Provenance,
    }
    Track {
        start: u8,
        first_path_space: u8,
        goal: u8,
        path_length: u8,
        villages: Vec<u8>,
        provenance: Provenance,
    }
    Space {
        n: usize,
        kind: String,
        counter: bool,
        x: i32,
        y: i32,
        stage: u8,
        provenance: Provenance,
    }
    Adjacency { provenance: Provenance, pairs: Vec<[usize; 2]>, }
    Scenery { stage: u8, theme: String, provenance: Provenance, }
}
