//! Another program at the same work, in alternating rounds, so that both see the same busy machine.
//!
//! The program prints JSON lines; of its last one that has `moves_per_cpu_s` (random moves) or `Mnps_cpu`
//! (millions of perft leaves), the number is set against ours of the same round.

use super::rows::Row;
use crate::failure::Failure;
use serde_json::{Value, json};
use std::process::{Command, Stdio};

/// Our rates over the peer's, round by round.
pub struct Ratios {
    /// What was compared: `answers` or `perft` with a peer's, or `traits` with a loop written by hand.
    pub what: &'static str,
    /// One ratio a round, the smallest first.
    pub ratios: Vec<f64>,
}

/// Plays so many rounds: `ours` measures us, the shell command line the peer.
pub fn compare(
    command: &str,
    rounds: u32,
    ours: impl Fn() -> Result<Vec<Row>, Failure>,
) -> Result<Vec<Ratios>, Failure> {
    let mut compared = ["answers", "perft"].map(|what| (what, Vec::new()));
    for _ in 0..rounds {
        let rows = ours()?;
        let output = Command::new("sh").args(["-c", command]).stderr(Stdio::inherit()).output()?;
        let lines = String::from_utf8_lossy(&output.stdout).into_owned();
        for (what, ratios) in &mut compared {
            let own = rows.iter().find(|row| row.what == *what);
            if let (Some(own), Some(theirs)) = (own, rate(&lines, what)) {
                ratios.push(own.per_cpu / theirs);
            }
        }
    }
    let found: Vec<Ratios> = compared
        .into_iter()
        .filter(|(_, ratios)| !ratios.is_empty())
        .map(|(what, ratios)| Ratios::new(what, ratios))
        .collect();
    if found.is_empty() {
        Err(Failure::Failed(format!("{command}: no moves_per_cpu_s or Mnps_cpu")))
    } else {
        Ok(found)
    }
}

/// The peer's rate per CPU second.
fn rate(lines: &str, what: &str) -> Option<f64> {
    let (field, unit) = if what == "perft" { ("Mnps_cpu", 1e6) } else { ("moves_per_cpu_s", 1.0) };
    let last =
        lines.lines().rev().find_map(|line| serde_json::from_str::<Value>(line).ok()?.get(field)?.as_f64());
    last.map(|rate| rate * unit)
}

impl Ratios {
    pub fn new(what: &'static str, mut ratios: Vec<f64>) -> Ratios {
        ratios.sort_by(f64::total_cmp);
        Ratios { what, ratios }
    }

    /// The middle one.
    pub fn median(&self) -> f64 {
        self.ratios[self.ratios.len() / 2]
    }

    pub fn json(&self) -> Value {
        json!({"what": self.what, "rounds": self.ratios.len(), "smallest": self.ratios[0], "median": self.median()})
    }
}
