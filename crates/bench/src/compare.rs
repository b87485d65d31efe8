//! Two programs at the same work, in alternating rounds, so that both see the same busy machine.
//!
//! Either prints JSON lines: ours (`veillee bench --json`, this program) or those of a peer at neuf-pistes, whose
//! `moves_per_cpu_s` are random moves and whose `Mnps_cpu` are millions of perft leaves. The last line of each
//! kind counts.

use serde_json::Value;
use std::collections::BTreeMap;
use std::process::{Command, Stdio};

type Rates = BTreeMap<String, f64>;

/// The rates of the first command line over those of the second, round by round.
pub fn run(rounds: usize, first: &str, second: &str) {
    let mut compared: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for _ in 0..rounds {
        let (first, second) = (rates(first), rates(second));
        for (what, rate) in first {
            if let Some(other) = second.get(&what) {
                compared.entry(what).or_default().push(rate / other);
            }
        }
    }
    assert!(!compared.is_empty(), "the two print no rate of the same kind");
    for (what, mut ratios) in compared {
        ratios.sort_by(f64::total_cmp);
        let (median, largest) = (ratios[ratios.len() / 2], ratios[ratios.len() - 1]);
        println!("{what:<46} {median:>6.3} times ({:.3} to {largest:.3})", ratios[0]);
    }
}

fn rates(command: &str) -> Rates {
    let output = Command::new("sh").args(["-c", command]).stderr(Stdio::inherit()).output().expect("a shell");
    assert!(output.status.success(), "{command} failed");
    String::from_utf8_lossy(&output.stdout).lines().flat_map(read).collect()
}

/// The rates of a line.
fn read(line: &str) -> Vec<(String, f64)> {
    let Ok(line) = serde_json::from_str::<Value>(line) else { return Vec::new() };
    let number = |field: &str| line[field].as_f64();
    let own = number("per_cpu_second").map(|rate| {
        (format!("{} {}", line["game"].as_str().unwrap_or("?"), line["what"].as_str().unwrap_or("?")), rate)
    });
    let moves = number("moves_per_cpu_s").map(|rate| ("neuf-pistes answers".to_owned(), rate));
    let leaves = number("Mnps_cpu").map(|rate| ("neuf-pistes perft".to_owned(), rate * 1e6));
    [own, moves, leaves].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ours_and_a_peers_lines_are_set_against_each_other() {
        let ours = read(r#"{"game":"neuf-pistes","what":"answers","per_cpu_second":20.0,"allocations":0}"#);
        assert_eq!(ours, [("neuf-pistes answers".to_owned(), 20.0)]);
        assert_eq!(read(r#"{"peer":"a","moves_per_cpu_s":5}"#), [("neuf-pistes answers".to_owned(), 5.0)]);
        assert_eq!(read(r#"{"Mnps_cpu":1.5}"#), [("neuf-pistes perft".to_owned(), 1.5e6)]);
        assert_eq!(read("through the traits: 0.98 times"), []);
    }
}
