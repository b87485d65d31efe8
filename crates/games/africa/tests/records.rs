//! Whole games: the records of `records/africa` replay to the exact result and verify, and there is one for every
//! way a game can end.

use africa::Africa;
use std::collections::BTreeSet;
use table::LiveTable;

#[test]
fn every_way_of_ending_has_a_record_that_replays() {
    let mut ends = BTreeSet::new();
    for (name, replayed) in laws::kept::<Africa>() {
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
