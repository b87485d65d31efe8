//! `veillee bench`: what the games cost. Rates are per CPU second, since machines are busy.

mod measure;
mod peer;
mod rows;

use crate::args::{self, Chosen};
use crate::failure::Failure;
use library::Seating;
use peer::Ratios;
use rows::Row;
use rules::{Arg, Text};
use std::io::{self, Write};
use std::time::Duration;
use texts::{Lang, SeatNames, name, say};

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
    #[arg(long, value_name = "COMMAND", requires = "game")]
    peer: Option<String>,
    #[arg(long, value_name = "N", default_value = "5", value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
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
    if let (Some(command), [title]) = (&args.peer, &titles[..]) {
        let setup = args.chosen.setup(lang, title, &table_of(title))?;
        for ratios in peer::compare(command, args.rounds, || rows::of(title, &setup, args.seconds))? {
            let text = Text::new("cli-bench-ratio");
            let text = text.with("what", Arg::name(format!("cli-bench-{}", ratios.what)));
            writeln!(out, "{}", ratio_line(args, lang, &ratios, text))?;
        }
        return Ok(());
    }
    if !args.json {
        let columns = ["game", "what", "per-cpu", "per-second", "allocations"];
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
        if let Some(ratios) = rows::overhead(title, &setup, args.seconds, args.rounds)? {
            writeln!(out, "{}", ratio_line(args, lang, &ratios, Text::new("cli-bench-traits")))?;
        }
    }
    Ok(())
}

/// Four seats, or as many as the game has: the size of table that people compare.
fn table_of(title: &library::Title) -> Seating {
    Seating::Count(title.seats.len().min(4))
}

fn ratio_line(args: &Args, lang: Lang, ratios: &Ratios, text: Text) -> String {
    let text = text
        .with("rounds", ratios.ratios.len())
        .with("smallest", format!("{:.2}", ratios.ratios[0]))
        .with("median", format!("{:.2}", ratios.median()));
    if args.json { ratios.json().to_string() } else { say(lang, &text, &SeatNames::default()) }
}

fn line(lang: Lang, row: &Row) -> String {
    cells(&[
        row.game.to_owned(),
        name(lang, &format!("cli-bench-{}", row.what)),
        thousands(row.per_cpu),
        thousands(row.per_second),
        format!("{:.2}", row.allocations),
    ])
}

fn cells([game, what, cpu, second, allocations]: &[String; 5]) -> String {
    format!("{game:<14} {what:<30} {cpu:>16} {second:>16} {allocations:>14}")
}

/// A rate in groups of three digits.
fn thousands(rate: f64) -> String {
    let digits = format!("{rate:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join("\u{202f}")
}
