//! What is measured of a game.

use super::measure::{Cost, measure};
use crate::failure::Failure;
use library::{Seating, Title};
use rules::Setup;
use serde_json::{Value, json};
use std::time::Duration;

/// A rate.
pub struct Row {
    pub game: &'static str,
    /// What was counted; for people, the message `cli-bench-<what>`.
    pub what: &'static str,
    pub per_cpu: f64,
    pub per_second: f64,
    /// How many allocations each of them took.
    pub allocations: Option<f64>,
}

impl Row {
    fn new(game: &'static str, what: &'static str, count: u64, cost: &Cost) -> Row {
        let rate = |seconds: f64| count as f64 / seconds.max(1e-9);
        let allocations = Some(cost.allocations as f64 / count.max(1) as f64);
        Row { game, what, per_cpu: rate(cost.cpu), per_second: rate(cost.seconds), allocations }
    }

    pub fn json(&self) -> Value {
        json!({
            "game": self.game, "what": self.what, "per_cpu_second": self.per_cpu,
            "per_second": self.per_second, "allocations": self.allocations,
        })
    }
}

/// Measures a game with its fewest seats and its default options.
pub fn of(title: &'static Title, time: Duration) -> Result<Vec<Row>, Failure> {
    let seats = title.seat(&Seating::Count(title.min_seats)).map_err(|fault| Failure::setup(&[fault]))?;
    let setup = Setup { seats, ..Setup::default() };
    let (played, cost) = measure(time, |budget| title.playouts(&setup, budget, 1));
    let played = played.map_err(|faults| Failure::setup(&faults))?;
    Ok(vec![
        Row::new(title.key, "playouts", played.games, &cost),
        Row::new(title.key, "answers", played.answers, &cost),
    ])
}
