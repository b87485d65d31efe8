//! What the games cost, beyond what `veillee bench` tells of the released binary:
//!
//! ```sh
//! cargo run --profile dist -p bench                  # allocations, single games, the price of the traits
//! cargo run --profile dist -p bench -- compare 5 'old/veillee bench --json' 'new/veillee bench --json'
//! ```
//!
//! Everything is per second of CPU time, since machines are busy.

mod africa;
mod allocations;
mod by_hand;
mod compare;
mod couleurs;
mod measure;
mod neuf_pistes;

use clap::{Parser, Subcommand};
use library::Seating;
use measure::measure;
use rules::Setup;
use std::time::Duration;

#[derive(Parser)]
struct Line {
    #[command(subcommand)]
    what: Option<What>,
    /// Seconds of CPU time for each measurement.
    #[arg(long, default_value = "1")]
    seconds: f64,
}

#[derive(Subcommand)]
enum What {
    /// Runs two command lines in turn, so that both see the same busy machine, and sets the rates that they print
    /// as JSON lines against each other: first over second.
    Compare { rounds: usize, first: String, second: String },
}

fn main() {
    let line = Line::parse();
    match line.what {
        Some(What::Compare { rounds, first, second }) => compare::run(rounds, &first, &second),
        None => {
            let time = Duration::try_from_secs_f64(line.seconds).expect("a number of seconds");
            playouts(time);
            neuf_pistes::run(time);
            couleurs::run();
            africa::run(time);
        }
    }
}

/// Random games of every game, as `veillee bench` plays them, with what they allocate.
fn playouts(time: Duration) {
    for title in library::titles() {
        let seats =
            title.seat(&Seating::Count(title.seats.len().min(4))).expect("a size of table of the game");
        let setup = Setup { seats, ..Setup::default() };
        measure(title.key, "answers", time, |budget| {
            title.playouts(&setup, budget, 1).expect("the box").answers
        });
    }
}
