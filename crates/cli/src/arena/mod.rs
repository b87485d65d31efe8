//! `veillee arena`: bots against bots, seats rotated, with honest intervals.

mod contest;
mod plot;
mod tally;

use crate::args::{self, Chosen};
use crate::clock::Watch;
use crate::error::Error;
use contest::{Contest, Entrant};
use indicatif::{ProgressBar, ProgressStyle};
use library::{Seating, level};
use rules::{Arg, Text};
use std::fs;
use std::io::Write;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;
use tally::{Row, Tally};
use texts::{Lang, SeatNames, say};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[arg(long, value_name = "N", default_value = "100")]
    games: NonZeroU32,
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    #[arg(long, value_name = "N")]
    ms: Option<u64>,
    #[arg(long, value_name = "N", default_value = "2")]
    jobs: NonZeroUsize,
    #[command(flatten)]
    chosen: Chosen,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Error> {
    let title = args::title(lang, &args.game)?;
    let entrants =
        args.bots.iter().map(|name| entrant(lang, name, args.ms)).collect::<Result<Vec<_>, _>>()?;
    let setup = args.chosen.setup(lang, title, &Seating::Count(entrants.len()))?;
    let contest = Contest { title, setup, entrants, seed: args.seed };
    contest.open(0)?; // a set-up that cannot be opened is refused before any thread starts

    let bar = ProgressBar::new(u64::from(args.games.get()))
        .with_style(ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}").expect("a fixed template"));
    let watch = Watch::start();
    let results = contest.play(args.games.get(), args.jobs.get(), &|| bar.inc(1))?;
    bar.finish_and_clear();

    let tally = Tally::of(&contest, &results, watch.elapsed());
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", tally.json())?;
    } else {
        table(&mut out, lang, &tally)?;
    }
    if let Some(path) = &args.plot {
        let heading = say(lang, &heading(&tally), &SeatNames::default());
        fs::write(path, plot::svg(&heading, &tally)).map_err(|error| Error::file(lang, path, &error))?;
    }
    Ok(())
}

fn entrant(lang: Lang, name: &str, ms: Option<u64>) -> Result<Entrant, Error> {
    let yardstick = || Some(&library::GREEDY).filter(|greedy| greedy.name == name);
    let level = level(name).or_else(yardstick).ok_or_else(|| {
        let levels: Vec<_> = library::LEVELS.iter().map(|level| level.name).collect();
        Error::bad(lang, Text::new("cli-error-level").with("level", name).with("levels", levels.join(", ")))
    })?;
    Ok(Entrant { level: level.name, time: ms.map_or(level.time, Duration::from_millis) })
}

fn heading(tally: &Tally) -> Text {
    let title = Arg::name(format!("{}-title", tally.game));
    Text::new("cli-arena-heading")
        .with("title", title)
        .with("games", tally.games)
        .with("seed", tally.seed as i64)
}

fn table(out: &mut impl Write, lang: Lang, tally: &Tally) -> Result<(), Error> {
    let said = |text: &Text| say(lang, text, &SeatNames::default());
    writeln!(out, "{}", said(&heading(tally)))?;
    let head = ["bot", "wins", "shared", "draws", "losses", "points", "rate"]
        .map(|column| texts::name(lang, &format!("cli-arena-{column}")));
    let mut rows = vec![head];
    rows.extend(tally.rows.iter().map(|row| cells(lang, row)));
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..7).map(width).collect();
    for row in &rows {
        let mut line = format!("{:<w$}", row[0], w = widths[0]);
        for (cell, width) in row[1..].iter().zip(&widths[1..]) {
            line.push_str(&format!("  {cell:>width$}"));
        }
        writeln!(out, "{line}")?;
    }
    let text = Text::new("cli-arena-footer")
        .with("answers", tally.answers as i64)
        .with("seconds", format!("{:.1}", tally.seconds));
    writeln!(out, "{}", said(&text))?;
    if tally.unfinished > 0 {
        writeln!(out, "{}", said(&Text::new("cli-arena-unfinished").with("games", tally.unfinished)))?;
    }
    Ok(())
}

fn cells(lang: Lang, row: &Row) -> [String; 7] {
    let percent = |rate: f64| {
        let text = Text::new("cli-arena-percent").with("rate", format!("{:.1}", 100.0 * rate));
        say(lang, &text, &SeatNames::default())
    };
    [
        row.name.clone(),
        row.wins.to_string(),
        row.shared.to_string(),
        row.draws.to_string(),
        row.losses.to_string(),
        format!("{:.1}", row.points),
        format!("{} [{} – {}]", percent(row.rate), percent(row.low), percent(row.high)),
    ]
}
