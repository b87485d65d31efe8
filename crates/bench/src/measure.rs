//! CPU time and allocations of a piece of work.

use crate::allocations;
use cpu_time::ThreadTime;
use rules::Budget;
use serde_json::json;
use std::time::Duration;

/// Lets the work go on for so long, and tells how much of it a second of CPU time does, as `veillee bench` does.
/// The rate.
pub fn measure(game: &str, what: &str, time: Duration, work: impl FnOnce(&Budget<'_>) -> u64) -> f64 {
    let (cpu, before) = (ThreadTime::now(), allocations::count());
    let count = work(&Budget::until(&|| cpu.elapsed() >= time)) as f64;
    let allocations = (allocations::count() - before) as f64 / count;
    let rate = count / cpu.elapsed().as_secs_f64();
    println!("{}", json!({"game": game, "what": what, "per_cpu_second": rate, "allocations": allocations}));
    rate
}
