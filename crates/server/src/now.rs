//! The one place that reads the clock on the wall.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// What the clocks of players and the limits go by: the time of day, or a time that stands still until a test sets
/// it forward.
#[derive(Clone, Debug, Default)]
pub struct WallClock(Option<Arc<Stopped>>);

#[derive(Debug)]
struct Stopped {
    at: (i64, Instant),
    forward: AtomicU64,
}

impl WallClock {
    /// A clock that stands still.
    pub fn stopped() -> WallClock {
        let at = (millis(), instant());
        WallClock(Some(Arc::new(Stopped { at, forward: AtomicU64::new(0) })))
    }

    /// Sets a clock that stands still forward. A table notices when it is asked something the next time.
    pub fn forward(&self, by: Duration) {
        if let Some(stopped) = &self.0 {
            stopped.forward.fetch_add(by.as_millis() as u64, Ordering::SeqCst);
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn millis(&self) -> i64 {
        self.0.as_ref().map_or_else(millis, |stopped| stopped.at.0 + stopped.passed() as i64)
    }
}

impl Stopped {
    fn passed(&self) -> u64 {
        self.forward.load(Ordering::SeqCst)
    }
}

impl governor::clock::Clock for WallClock {
    type Instant = Instant;

    fn now(&self) -> Instant {
        self.0.as_ref().map_or_else(instant, |stopped| stopped.at.1 + Duration::from_millis(stopped.passed()))
    }
}

/// Milliseconds since 1970.
pub(crate) fn millis() -> i64 {
    since_1970().as_millis() as i64
}

/// Microseconds since 1970: what message numbers count on from, so that none is ever used twice.
pub(crate) fn micros() -> u64 {
    since_1970().as_micros() as u64
}

#[allow(clippy::disallowed_methods)] // the server lives in time; rules, table and bots do not
fn since_1970() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// For measuring how long something takes.
#[allow(clippy::disallowed_methods)] // as above
pub(crate) fn instant() -> Instant {
    Instant::now()
}
