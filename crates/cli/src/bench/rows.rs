//! What is measured of a game.

use super::measure::{Cost, measure};
use crate::error::Error;
use library::{Perft, Title};
use rules::{Budget, Setup, SetupError, Stream, Turn};
use serde_json::{Value, json};
use std::time::Duration;
use table::{By, Mind, Opening, Salt, Seed, Step};

/// A rate.
pub struct Row {
    pub game: &'static str,
    /// What was counted; for people, the message `cli-bench-<what>`.
    pub what: &'static str,
    pub per_cpu: f64,
    pub per_second: f64,
}

impl Row {
    fn new(title: &Title, what: &'static str, count: u64, cost: &Cost) -> Row {
        let rate = |seconds: f64| count as f64 / seconds.max(1e-9);
        Row { game: title.key, what, per_cpu: rate(cost.cpu), per_second: rate(cost.seconds) }
    }

    pub fn json(&self) -> Value {
        json!({
            "game": self.game, "what": self.what,
            "per_cpu_second": self.per_cpu, "per_second": self.per_second,
        })
    }
}

/// Measures a game in this set-up.
pub fn of(title: &'static Title, setup: &Setup, time: Duration) -> Result<Vec<Row>, Error> {
    let (played, cost) = measure(time, |budget| title.playouts(setup, budget, 1));
    let played = played?;
    let mut rows = vec![
        Row::new(title, "playouts", played.games, &cost),
        Row::new(title, "answers", played.answers, &cost),
    ];
    let steps = game(title, setup)?;
    let (judged, cost) = measure(time, |budget| judge(title, setup, &steps, budget));
    rows.push(Row::new(title, "steps", judged?, &cost));
    // A variant that begins with an arrangement has no lines to count.
    if let Some(perft) = title.perft
        && let Ok((lines, cost)) = count(perft, setup, time)
    {
        rows.push(Row::new(title, "perft", lines, &cost));
    }
    Ok(rows)
}

fn opening(setup: &Setup) -> Opening {
    let (seed, salt) = (Seed::from_number(1), Salt::from_number(1));
    Opening { setup: setup.clone(), seed, salt, manual_chance: false, position: None }
}

/// The steps of a game between random bots: a whole one, unless the options allow endless play.
fn game(title: &Title, setup: &Setup) -> Result<Vec<Step>, Error> {
    let failed = |refusal: table::Refusal| Error::Failed(refusal.to_string());
    let mut table = title.open(opening(setup))?;
    let mut random = Stream::from_number(1);
    let mut steps = table.begin();
    for _ in 0..title.longest {
        if table.turn() == Turn::Over {
            break;
        }
        for seat in table.awaited() {
            let thought =
                table.think(seat, "random").ok_or_else(|| Error::Failed("no random bot".to_owned()))?;
            let action = thought(&mut Mind::default(), &Budget::until(&|| true), &mut random);
            steps.extend(
                table.act(Step::Answer { seat, action: action.into(), by: By::Bot }).map_err(failed)?,
            );
        }
    }
    Ok(steps)
}

/// Plays the steps again and again at a table: every text is read, judged and carried out.
fn judge(title: &Title, setup: &Setup, steps: &[Step], budget: &Budget<'_>) -> Result<u64, Error> {
    let mut judged = 0;
    loop {
        let mut table = title.open(opening(setup))?;
        for step in steps {
            table.apply(step.clone()).map_err(|refusal| Error::Failed(refusal.to_string()))?;
        }
        judged += steps.len() as u64;
        if budget.is_over() {
            return Ok(judged);
        }
    }
}

/// Counts as deep as the time allows; the deepest count is the one that is told.
fn count(perft: Perft, setup: &Setup, time: Duration) -> Result<(u64, Cost), Vec<SetupError>> {
    let mut depth = 1;
    loop {
        let (counts, cost) = measure(time, |_| perft(setup, None, depth));
        let lines = counts?.iter().map(|(_, lines)| lines).sum();
        // The next depth takes some twenty times as long.
        if cost.cpu * 10.0 > time.as_secs_f64() || depth == 20 {
            return Ok((lines, cost));
        }
        depth += 1;
    }
}
