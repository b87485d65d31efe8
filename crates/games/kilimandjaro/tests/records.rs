//! Whole games: the records of `records/kilimandjaro` replay to the exact result and verify, and there is one for
//! every way a game can end.

use kilimandjaro::Kilimandjaro;
use std::collections::BTreeSet;
use table::{Faces, LiveTable, Record, Table, replay, verify};

fn table(record: &Record) -> Table<Kilimandjaro> {
    Table::open(record.opening(None), Faces { legal: None, bots: |_| None, treaties: None })
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn every_way_of_ending_has_a_record_that_replays() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../records/kilimandjaro");
    let mut ends = BTreeSet::new();
    for file in std::fs::read_dir(folder).expect("records/kilimandjaro") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let name = path.display();
        let record: Record = text.parse().unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(record.to_string(), text, "{name}");
        let mut replayed = table(&record);
        replay(&record, &mut replayed, &mut |_| {}).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        verify(&record, &mut table(&record)).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let outcome = replayed.standing().outcome.unwrap_or_else(|| panic!("{name} is not over"));
        ends.insert(outcome.clause);
    }
    // base camp, furthest, tie-break, shared, everybody left
    assert_eq!(ends, BTreeSet::from(["KI-30", "KI-31", "KI-32", "KI-62", "KI-65"]));
}
