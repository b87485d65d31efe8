//! Whole games: the records of `records/kilimandjaro` replay to the exact result and verify, and there is one for
//! every way a game can end.

use kilimandjaro::Kilimandjaro;
use rules::{Seat, Viewer};
use std::collections::BTreeSet;
use table::{Faces, Level, LiveTable, Opening, Salt, Seed, Step, Table};

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

#[test]
fn what_was_laid_from_memory_is_written_for_nobody_before_the_end() {
    let table = |memory: &str| {
        let setup = laws::setup(&["red", "blue"], &[("counter_memory", memory), ("first_dealer", "blue")]);
        let (seed, salt) = (Seed::from_number(1), Salt::from_number(1));
        let opening = Opening { setup, seed, salt, manual_chance: true, position: None };
        let faces = Faces { legal: None, bots: |_| None, treaties: None, spelling: None };
        let mut table = Table::<Kilimandjaro>::open(opening, faces).unwrap();
        table.act(Step::Roll { roll: "counters red=bbbbbbbb blue=lllleeee".into() }).unwrap();
        let red = table::By::Player;
        table.act(Step::Answer { seat: Seat(0), action: "banana@17".into(), by: red }).unwrap();
        table
    };
    let red = Viewer::Seat(Seat(0));
    let shown = table("show_own");
    assert!(shown.record(Level::Seat(Seat(0)), &[]).contains("banana@17"));
    assert_eq!(shown.looking_back(red), red);
    let hidden = table("hide_after_placing");
    assert_eq!(hidden.record(Level::Seat(Seat(0)), &[]), hidden.record(Level::Public, &[]));
    assert!(!hidden.record(Level::Seat(Seat(0)), &[]).contains("banana@17"));
    assert_eq!(hidden.looking_back(red), Viewer::Spectator);
}
