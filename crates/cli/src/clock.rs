//! The one place of the terminal that reads the clock.
#![allow(clippy::disallowed_methods)] // commands measure time and limit bots; rules and bots never do

use rules::Budget;
use std::time::{Duration, Instant};

/// A moment, to measure from.
#[derive(Clone, Copy)]
pub struct Watch(Instant);

impl Watch {
    /// Starts measuring.
    pub fn start() -> Watch {
        Watch(Instant::now())
    }

    /// How long it has been.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// Runs something that may think for so long.
pub fn within<T>(limit: Duration, think: impl FnOnce(&Budget<'_>) -> T) -> T {
    let watch = Watch::start();
    think(&Budget::until(&|| watch.elapsed() >= limit))
}
