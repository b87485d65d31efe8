//! The one place that reads the clock on the wall.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

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
