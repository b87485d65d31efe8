//! A table that nobody looks at: time runs out, and somebody has to answer for those who are late.

use crate::dice::Dice;
use crate::disk::Disk;
use crate::player::History;
use crate::world::{CASTS, NODES, TABLE, nodes, now_or_never, table};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::Store;

/// What happens to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unattended {
    /// The node that has it in its charge dies and does not come back.
    NodeDies,
    /// There is no room for anything new, at either node, for a minute and a half.
    DiskFull,
}

/// Two minutes without anybody: the steps that there were when it happened, those at the end, and how often the store was
/// asked for something in a second, on average, while it lasted.
///
/// # Panics
/// If the world itself fails.
pub fn unattended(what: Unattended) -> (usize, usize, u64) {
    let disk = Disk::new(1);
    let mut sim = nodes(1, &disk);
    let history = Arc::new(Mutex::new(History::default()));
    // seven seconds each, and nobody comes
    drop(table(&CASTS[1], &disk, &history, &mut Dice(1)));
    sim.client("nobody", async {
        tokio::time::sleep(Duration::from_secs(120)).await;
        Ok(())
    });
    let steps = || now_or_never(disk.store.steps(TABLE, 0)).expect("the log").len();
    let (from, to) = (Duration::from_secs(4), Duration::from_secs(94));
    let (mut before, mut asked) = (None, 0);
    while !sim.step().expect("the world goes on") {
        if before.is_none() && sim.elapsed() >= from {
            before = Some((steps(), disk.state().asked));
            match what {
                Unattended::NodeDies => {
                    let charge =
                        disk.state().charges.get(TABLE).copied().expect("it is in somebody's charge");
                    sim.crash(NODES[charge as usize - 1]);
                }
                Unattended::DiskFull => disk.state().lines.iter_mut().for_each(|line| line.full = to),
            }
        }
        if sim.elapsed() < to {
            asked = disk.state().asked;
        }
    }
    let (before, first) = before.expect("it happened");
    (before, steps(), (asked - first) / (to - from).as_secs())
}
