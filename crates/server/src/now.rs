//! The one place that reads the clock on the wall.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// What the clocks of players and the limits go by: a time that runs evenly from when it was set, whatever becomes of the
/// clock on the wall, or one that stands still until a test sets it forward.
#[derive(Clone, Debug)]
pub struct WallClock {
    at: (i64, Instant),
    stopped: Option<Arc<AtomicU64>>,
}

impl Default for WallClock {
    fn default() -> WallClock {
        WallClock { at: (millis(), instant()), stopped: None }
    }
}

impl WallClock {
    /// A clock that stands still.
    pub fn stopped() -> WallClock {
        WallClock { stopped: Some(Arc::default()), ..WallClock::default() }
    }

    /// Sets a clock that stands still forward. A table notices when it is asked something the next time.
    pub fn forward(&self, by: Duration) {
        if let Some(stopped) = &self.stopped {
            stopped.fetch_add(by.as_millis() as u64, Ordering::SeqCst);
        }
    }

    /// Sets a clock that runs to the time of others.
    pub(crate) fn set_to(&mut self, millis: i64) {
        if self.stopped.is_none() {
            self.at = (millis, instant());
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn millis(&self) -> i64 {
        self.at.0 + self.passed(instant()).as_millis() as i64
    }

    /// How much time has passed at a moment.
    fn passed(&self, now: Instant) -> Duration {
        let stopped = self.stopped.as_ref().map(|by| Duration::from_millis(by.load(Ordering::SeqCst)));
        stopped.unwrap_or_else(|| now.saturating_duration_since(self.at.1))
    }
}

impl governor::clock::Clock for WallClock {
    type Instant = Instant;

    fn now(&self) -> Instant {
        self.at.1 + self.passed(instant())
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

/// For measuring how long something takes: the runtime's time, which a simulation makes pass as it likes.
pub(crate) fn instant() -> Instant {
    tokio::time::Instant::now().into_std()
}

/// How long ago a moment was.
pub(crate) fn since(moment: Instant) -> Duration {
    instant().saturating_duration_since(moment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_runs_evenly_whatever_the_wall_says() {
        let mut clock = WallClock::default();
        clock.set_to(5_000); // an hour ago or a year ahead, it does not matter
        let later = clock.at.1 + Duration::from_secs(3);
        assert_eq!((clock.at.0, clock.passed(later)), (5_000, Duration::from_secs(3)));
        let still = WallClock::stopped();
        still.forward(Duration::from_secs(7));
        assert_eq!(still.passed(later), Duration::from_secs(7));
    }
}
