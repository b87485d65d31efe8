//! The shelf.

use crate::Title;
use std::sync::LazyLock;

/// One line a game. A rules version that old records and running tables still need stays here as a line
/// of its own, after the newer one.
static SHELF: LazyLock<Vec<Title>> = LazyLock::new(|| vec![Title::of::<europa::Europa>(150, None, |_| None)]);

/// Every game in its newest edition, in the order of the shelf.
pub fn titles() -> impl Iterator<Item = &'static Title> {
    let shelf: &[Title] = &SHELF;
    shelf
        .iter()
        .enumerate()
        .filter(|(i, title)| !shelf[..*i].iter().any(|newer| newer.key == title.key))
        .map(|(_, title)| title)
}

/// The game of this key in its newest edition.
pub fn title(key: &str) -> Option<&'static Title> {
    titles().find(|title| title.key == key)
}

/// The game of this key by the rules version that a record or a stored table names.
pub fn edition(key: &str, rules_version: u32) -> Option<&'static Title> {
    SHELF.iter().find(|title| title.key == key && title.rules_version == rules_version)
}
