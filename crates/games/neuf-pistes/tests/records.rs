//! Whole games: the records of `records/neuf-pistes` replay to the exact result and verify, and there is one for
//! every way a game can end. (That neither side can move has none: RULES.md proves that it cannot happen.)

use neuf_pistes::NeufPistes;
use std::collections::BTreeSet;
use table::{Faces, LiveTable, Record, Table, replay, verify};

fn table(record: &Record) -> Table<NeufPistes> {
    Table::open(record.opening(None), Faces { legal: None, bots: |_| None, treaties: None })
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn every_way_of_ending_has_a_record_that_replays() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../records/neuf-pistes");
    let mut ends = BTreeSet::new();
    for file in std::fs::read_dir(folder).expect("records/neuf-pistes") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let name = path.display();
        let record: Record = text.parse().unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(record.to_string(), text, "{name}");
        let mut replayed = table(&record);
        replay(&record, &mut replayed, &mut |_| {}).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        verify(&record, &mut table(&record)).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let outcome = replayed.standing().outcome.unwrap_or_else(|| panic!("{name} is not over"));
        ends.insert((outcome.clause, outcome.how.id));
    }
    let all = [
        ("NP-10", "neuf-pistes-end-won"),
        ("NP-36", "neuf-pistes-end-repetition"),
        ("NP-37", "neuf-pistes-end-no-progress"),
        ("NP-38", "table-outcome-agreed"),
        ("NP-38", "table-outcome-resigned"),
        ("NP-45", "neuf-pistes-end-won"),
    ];
    assert_eq!(ends, BTreeSet::from(all));
}
