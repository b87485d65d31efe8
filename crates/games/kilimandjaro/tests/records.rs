//! Whole games: the records of `records/kilimandjaro` replay to the exact result and verify, and there is one for
//! every way a game can end.

use kilimandjaro::Kilimandjaro;
use std::collections::BTreeSet;
use table::LiveTable;

#[test]
fn every_way_of_ending_has_a_record_that_replays() {
    let mut ends = BTreeSet::new();
    for (name, replayed) in laws::kept::<Kilimandjaro>() {
        let outcome = replayed.standing().outcome.unwrap_or_else(|| panic!("{name} is not over"));
        ends.insert(outcome.clause);
    }
    // base camp, furthest, tie-break, shared, everybody left
    assert_eq!(ends, BTreeSet::from(["KI-30", "KI-31", "KI-32", "KI-62", "KI-65"]));
}
