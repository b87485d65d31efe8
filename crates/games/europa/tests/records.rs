//! Whole games: the records of `records/europa` replay to the exact result and verify, and there is one for every
//! level of victory and one for a shared win.

use europa::Europa;
use std::collections::BTreeSet;
use table::LiveTable;

#[test]
fn every_level_of_victory_has_a_record_that_replays() {
    let mut ends = BTreeSet::new();
    for (name, replayed) in laws::kept::<Europa>() {
        let told = replayed.told(0, rules::Viewer::Spectator);
        let level = told.iter().rev().find(|told| told.text.id.starts_with("europa-victory-"));
        ends.insert(level.unwrap_or_else(|| panic!("{name} is not over")).text.id);
        if replayed.standing().outcome.is_some_and(|outcome| outcome.winners.len() > 1) {
            ends.insert("shared");
        }
    }
    let all = ["pyrrhic", "fragile", "decisive", "total"].map(|level| format!("europa-victory-{level}"));
    for end in all.iter().map(String::as_str).chain(["shared"]) {
        assert!(ends.contains(end), "no record ends as {end}: {ends:?}");
    }
}
