//! Whole games: the records of `records/europa` replay to the exact result and verify, and there is one for every
//! level of victory and one for a shared win.

use europa::Europa;
use std::collections::BTreeSet;
use table::{Faces, LiveTable, Record, Table, replay, verify};

fn table(record: &Record) -> Table<Europa> {
    Table::open(record.opening(None), Faces { legal: None, bots: |_| None, treaties: None })
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn every_level_of_victory_has_a_record_that_replays() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../records/europa");
    let mut ends = BTreeSet::new();
    for file in std::fs::read_dir(folder).expect("records/europa") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let name = path.display();
        let record: Record = text.parse().unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(record.to_string(), text, "{name}");
        let mut replayed = table(&record);
        replay(&record, &mut replayed, &mut |_| {}).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        verify(&record, &mut table(&record)).unwrap_or_else(|fault| panic!("{name}: {fault}"));
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
