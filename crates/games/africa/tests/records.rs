//! Whole games: the records of `records/africa` replay to the exact result and verify, and there is one for every
//! way a game can end.

use africa::Africa;
use std::collections::BTreeSet;
use table::{Faces, LiveTable, Record, Table, replay, verify};

fn table(record: &Record) -> Table<Africa> {
    Table::open(record.opening(None), Faces { legal: None, bots: |_| None, treaties: None })
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn every_way_of_ending_has_a_record_that_replays() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../records/africa");
    let mut ends = BTreeSet::new();
    for file in std::fs::read_dir(folder).expect("records/africa") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let name = path.display();
        let record: Record = text.parse().unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(record.to_string(), text, "{name}");
        let mut replayed = table(&record);
        replay(&record, &mut replayed, &mut |_| {}).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        verify(&record, &mut table(&record)).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let outcome = replayed.standing().outcome.unwrap_or_else(|| panic!("{name} is not over"));
        let by =
            if replayed.state().continent().colonies.len() >= africa::COLONIES { "colonies" } else { "1914" };
        ends.insert((outcome.how.id, by));
    }
    for end in [("africa-outcome-win", "1914"), ("africa-outcome-win", "colonies")] {
        assert!(ends.contains(&end), "no record ends by {end:?}: {ends:?}");
    }
    assert!(ends.iter().any(|(how, _)| *how == "africa-outcome-tie"), "no record ends in a tie: {ends:?}");
}
