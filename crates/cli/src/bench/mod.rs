//! `veillee bench`: how fast the games of this binary are. Rates are per CPU second, since machines are busy.
//! Comparisons and the insides of single games are the `bench` crate's.

mod measure;
mod rows;

use crate::args::{self, Chosen};
use crate::error::Error;
use library::Seating;
use rows::Row;
use std::io::{self, Write};
use std::time::Duration;
use texts::{Lang, name};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME")]
    game: Option<String>,
    #[arg(long, value_name = "N", default_value = "1", value_parser = seconds)]
    seconds: Duration,
    #[command(flatten)]
    chosen: Chosen,
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "a number of seconds".to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Error> {
    let titles = match &args.game {
        Some(key) => vec![args::title(lang, key)?],
        None => library::titles().collect(),
    };
    let mut out = io::stdout().lock();
    if !args.json {
        let columns = ["game", "what", "per-cpu", "per-second"];
        let heads = columns.map(|column| name(lang, &format!("cli-bench-column-{column}")));
        writeln!(out, "{}", cells(&heads))?;
    }
    for title in titles {
        let setup = args.chosen.setup(lang, title, &table_of(title))?;
        for row in rows::of(title, &setup, args.seconds)? {
            if args.json {
                writeln!(out, "{}", row.json())?
            } else {
                writeln!(out, "{}", line(lang, &row))?
            }
            out.flush()?;
        }
    }
    Ok(())
}

/// Four seats, or as many as the game has: the size of table that people compare.
fn table_of(title: &library::Title) -> Seating {
    Seating::Count(title.seats.len().min(4))
}

fn line(lang: Lang, row: &Row) -> String {
    cells(&[
        row.game.to_owned(),
        name(lang, &format!("cli-bench-{}", row.what)),
        thousands(row.per_cpu),
        thousands(row.per_second),
    ])
}

fn cells([game, what, cpu, second]: &[String; 4]) -> String {
    format!("{game:<14} {what:<30} {cpu:>16} {second:>16}")
}

/// A rate in groups of three digits.
fn thousands(rate: f64) -> String {
    let digits = format!("{rate:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join("\u{202f}")
}
