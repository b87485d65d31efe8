//! When answers are due, and what they took.

use crate::Args;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// What was counted: microseconds, bytes, games.
#[derive(Default)]
pub struct Tally {
    /// Until the one who answered held the new view.
    pub ack: Vec<u32>,
    /// Until the other held it too.
    pub seen: Vec<u32>,
    /// The same as `ack`, from when the answer was due.
    pub due: Vec<u32>,
    /// Bytes of messages that both received.
    pub bytes: u64,
    /// Bytes of the longest of them.
    pub longest: usize,
    /// Games that ended.
    pub games: u64,
}

/// The rhythm that all tables share.
pub struct Pace {
    tables: usize,
    /// Time between two answers of one table.
    period: Duration,
    warm: Duration,
    secs: Duration,
    ready: Cell<usize>,
    began: Cell<Option<Instant>>,
    go: Notify,
    tally: RefCell<Tally>,
}

impl Pace {
    pub fn new(args: &Args) -> Pace {
        let period = if args.rate > 0.0 { args.tables as f64 / args.rate } else { 0.0 };
        Pace {
            tables: args.tables,
            period: Duration::from_secs_f64(period),
            warm: Duration::from_secs_f64(args.warm),
            secs: Duration::from_secs_f64(args.secs),
            ready: Cell::new(0),
            began: Cell::new(None),
            go: Notify::new(),
            tally: RefCell::default(),
        }
    }

    /// A table is ready; it waits for the others.
    pub async fn ready(&self) -> Instant {
        self.ready.set(self.ready.get() + 1);
        if self.ready.get() == self.tables {
            self.began.set(Some(Instant::now()));
            self.go.notify_waiters();
        }
        self.all_ready().await
    }

    /// When all tables were ready.
    pub async fn all_ready(&self) -> Instant {
        loop {
            let go = self.go.notified();
            if let Some(began) = self.began.get() {
                return began;
            }
            go.await;
        }
    }

    /// When answer `k` of a table is due.
    pub fn due(&self, began: Instant, table: usize, k: u64) -> Instant {
        let phase = self.period.mul_f64(table as f64 / self.tables as f64);
        began + phase + self.period.mul_f64(k as f64)
    }

    pub fn is_paced(&self) -> bool {
        self.period > Duration::ZERO
    }

    pub fn is_over(&self, began: Instant, now: Instant) -> bool {
        now >= began + self.warm + self.secs
    }

    /// Counts an answer that was acknowledged while counting.
    pub fn count(&self, began: Instant, times: [Instant; 4], bytes: [usize; 2]) {
        let [due, sent, ack, seen] = times;
        let first = began + self.warm;
        if ack < first || self.is_over(began, ack) {
            return;
        }
        let micros = |from: Instant, to: Instant| (to - from).as_micros() as u32;
        let mut tally = self.tally.borrow_mut();
        tally.ack.push(micros(sent, ack));
        tally.seen.push(micros(sent, seen));
        if self.is_paced() {
            tally.due.push(micros(due.min(sent), ack));
        }
        tally.bytes += bytes.iter().sum::<usize>() as u64;
        tally.longest = tally.longest.max(bytes[0]).max(bytes[1]);
    }

    pub fn game_over(&self) {
        self.tally.borrow_mut().games += 1;
    }

    pub fn tally(&self) -> Tally {
        self.tally.take()
    }
}

/// Milliseconds at some percentiles.
pub fn percentiles(mut micros: Vec<u32>) -> Value {
    if micros.is_empty() {
        return Value::Null;
    }
    micros.sort_unstable();
    let at = |part: f64| {
        let micros = micros[((micros.len() - 1) as f64 * part) as usize];
        (f64::from(micros) / 10.0).round() / 100.0
    };
    json!({ "p50": at(0.5), "p99": at(0.99), "max": at(1.0) })
}
