//! Time of a piece of work.

use crate::clock::{self, Watch};
use cpu_time::ThreadTime;
use rules::Budget;
use std::time::Duration;

/// What a piece of work took.
pub struct Cost {
    pub seconds: f64,
    pub cpu: f64,
}

/// Runs the work on this thread for about so long.
pub fn measure<T>(time: Duration, work: impl FnOnce(&Budget<'_>) -> T) -> (T, Cost) {
    let (watch, cpu) = (Watch::start(), ThreadTime::now());
    let result = clock::within(time, work);
    (result, Cost { seconds: watch.elapsed().as_secs_f64(), cpu: cpu.elapsed().as_secs_f64() })
}
