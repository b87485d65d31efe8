//! `veillee bench`: what the games cost. Rates are per CPU second, since machines are busy.

mod measure;
mod rows;

use crate::args;
use crate::failure::Failure;
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
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "a number of seconds".to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Failure> {
    let titles = match &args.game {
        Some(key) => vec![args::title(lang, key)?],
        None => library::titles().collect(),
    };
    let mut out = io::stdout().lock();
    if !args.json {
        writeln!(out, "{}", name(lang, "cli-bench-heading"))?;
    }
    for title in titles {
        for row in rows::of(title, args.seconds)? {
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

fn line(lang: Lang, row: &Row) -> String {
    let what = name(lang, &format!("cli-bench-{}", row.what));
    let allocations = row.allocations.map_or(String::new(), |count| format!("{count:>12.2}"));
    format!(
        "{:<14} {what:<28} {:>16} {:>16}{allocations}",
        row.game,
        thousands(row.per_cpu),
        thousands(row.per_second)
    )
}

/// A rate in groups of three digits.
fn thousands(rate: f64) -> String {
    let digits = format!("{rate:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join("\u{202f}")
}
