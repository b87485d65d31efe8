//! Whole games: the records of `records/neuf-pistes` replay to the exact result and verify, and there is one for
//! every way a game can end. (That neither side can move has none: RULES.md proves that it cannot happen.)

use neuf_pistes::NeufPistes;
use std::collections::BTreeSet;
use table::LiveTable;

#[test]
fn every_way_of_ending_has_a_record_that_replays() {
    let mut ends = BTreeSet::new();
    for (name, replayed) in laws::kept::<NeufPistes>() {
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
