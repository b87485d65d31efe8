//! The shelf.

use crate::{Title, perft};
use africa::Africa;
use couleurs::Couleurs;
use europa::Europa;
use kilimandjaro::Kilimandjaro;
use neuf_pistes::NeufPistes;
use rules::Listed;
use std::sync::LazyLock;

/// One line a game: how many minutes it takes, its list of actions if it can make one, its bots. A rules
/// version that old records and running tables still need stays here as a line of its own, after the newer one.
static SHELF: LazyLock<Vec<Title>> = LazyLock::new(|| {
    vec![
        Title::of::<NeufPistes>(30, Some(NeufPistes::legal), bots::neuf_pistes::level)
            .without_chance()
            .counting(perft::neuf_pistes),
        Title::of::<Kilimandjaro>(30, Some(Kilimandjaro::legal), bots::kilimandjaro::level),
        Title::of::<Couleurs>(60, None, bots::couleurs::level),
        Title::treating::<Africa>(150, None, bots::africa::level).without_chance(),
        Title::treating::<Europa>(120, None, bots::europa::level),
    ]
});

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
