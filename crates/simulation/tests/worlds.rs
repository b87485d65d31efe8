//! Worlds that break, and what holds in them.

use simulation::{Unattended, run, unattended};
use testing::trust;

/// As many as are lived through in some seconds; any number by `cargo run -p simulation -- NUMBER`.
const WORLDS: u64 = 40;

#[test]
fn whatever_breaks_nothing_is_lost_doubled_or_forked() {
    let (mut faults, mut acknowledged) = (0, 0);
    for seed in 0..WORLDS {
        let story = run(seed).unwrap_or_else(|wrong| {
            panic!("cargo run -p simulation -- --seed {seed} lives through it again: {wrong}")
        });
        faults += story.faults;
        acknowledged += story.acknowledged;
    }
    assert!(faults > 2 * WORLDS && acknowledged > 5 * WORLDS, "{faults} faults, {acknowledged} answers");
    let none = [("lost", 0), ("doubled", 0), ("forked", 0)];
    let figures = [("worlds", WORLDS), ("faults", faults), ("acknowledged", acknowledged)];
    trust::note("simulation", &[&figures[..], &none].concat());
}

#[test]
fn a_world_follows_from_its_seed() {
    for seed in [1, 5] {
        assert_eq!(run(seed), run(seed));
    }
    assert_ne!(run(1), run(2));
}

#[test]
fn a_table_that_nobody_looks_at_outlives_its_node() {
    let (before, after, _) = unattended(Unattended::NodeDies);
    assert!(after > before, "nobody took it up: {before} steps before, {after} after");
}

#[test]
fn a_store_that_is_full_is_not_hammered() {
    let (before, after, asked) = unattended(Unattended::DiskFull);
    assert!(asked < 12, "{asked} questions a second");
    assert!(after > before, "it goes on when there is room again: {before}, {after}");
}
