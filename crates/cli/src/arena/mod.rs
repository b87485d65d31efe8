//! `veillee arena`: bots against bots, seats rotated, with honest intervals.

mod contest;
mod plot;
mod program;
mod tally;

use crate::args::{self, Chosen};
use crate::clock::Watch;
use crate::error::Error;
use contest::{Contest, Entrant, Who};
use indicatif::{ProgressBar, ProgressStyle};
use library::{Seating, Title, level};
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
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[arg(long, value_name = "N", default_value = "100")]
    games: NonZeroU32,
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    #[arg(long, value_name = "N")]
    ms: Option<u64>,
    #[arg(long, value_name = "N", default_value = "2")]
    jobs: NonZeroUsize,
    #[arg(long, value_name = "N", default_value = "0")]
    opening: u32,
    #[arg(long)]
    until_sure: bool,
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
        args.bots.iter().map(|name| entrant(lang, title, name, args.ms)).collect::<Result<Vec<_>, _>>()?;
    let setup = args.chosen.setup(lang, title, &Seating::Count(entrants.len()))?;
    let contest = Contest { title, setup, entrants, seed: args.seed, opening: args.opening };
    contest.open(0)?; // a set-up that cannot be opened is refused before any thread starts

    let bar = ProgressBar::new(u64::from(args.games.get()))
        .with_style(ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}").expect("a fixed template"));
    let watch = Watch::start();
    // whole rotations, so that whoever stops early has stopped fairly
    let rotation = contest.entrants.len() as u32;
    let part = if args.until_sure { rotation * args.jobs.get() as u32 } else { args.games.get() };
    let mut results = Vec::new();
    let tally = loop {
        let from = results.len() as u32;
        let to = args.games.get().min(from + part);
        results.extend(contest.play(from..to, args.jobs.get(), &|| bar.inc(1))?);
        let tally = Tally::of(&contest, &results, watch.elapsed());
        if to == args.games.get() || tally.sure() {
            break tally;
        }
    };
    bar.finish_and_clear();
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

/// `LEVEL`, a yardstick of the game or `program:COMMAND`, and perhaps `@` and its time in milliseconds.
fn entrant(lang: Lang, title: &Title, word: &str, ms: Option<u64>) -> Result<Entrant, Error> {
    let (who, own) = match word.rsplit_once('@').map(|(who, ms)| (who, ms.parse())) {
        Some((who, Ok(ms))) => (who, Some(ms)),
        _ => (word, None),
    };
    let (who, usual) = match who.strip_prefix("program:") {
        Some(command) => (Who::Program(command.to_owned()), USUAL_TIME),
        None => (Who::Bot(who.to_owned()), usual_time(lang, title, who)?),
    };
    Ok(Entrant { name: word.to_owned(), who, time: own.or(ms).map_or(usual, Duration::from_millis) })
}

/// For programs whose time nobody said.
const USUAL_TIME: Duration = Duration::from_secs(1);

fn usual_time(lang: Lang, title: &Title, bot: &str) -> Result<Duration, Error> {
    let yardstick = || title.has_bot(bot).then_some(library::YARDSTICK);
    level(bot).map(|level| level.time).or_else(yardstick).ok_or_else(|| {
        let levels: Vec<_> = library::LEVELS.iter().map(|level| level.name).collect();
        Error::bad(lang, Text::new("cli-error-level").with("level", bot).with("levels", levels.join(", ")))
    })
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
    let head = ["bot", "wins", "shared", "draws", "losses", "points", "rate", "elo"]
        .map(|column| texts::name(lang, &format!("cli-arena-{column}")));
    let mut rows = vec![head];
    rows.extend(tally.rows.iter().map(|row| cells(lang, row)));
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..8).map(width).collect();
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

fn cells(lang: Lang, row: &Row) -> [String; 8] {
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
        elo(row),
    ]
}

/// With its interval; all points or none have no rating.
fn elo(row: &Row) -> String {
    let [low, rate, high] = row.elo.map(|points| match points {
        points if points.is_finite() => format!("{points:+.0}").replace('-', "−"),
        points if points > 0.0 => "+∞".to_owned(),
        _ => "−∞".to_owned(),
    });
    format!("{rate} [{low} – {high}]")
}
