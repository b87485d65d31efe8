//! `veillee play`: a game in the terminal, in text alone.

mod ask;
mod evening;
mod house;
mod keep;
mod screen;
mod words;

use crate::args::{self, Chosen};
use crate::error::Error;
use crate::seats::{self, Who};
use evening::Evening;
use keep::Opened;
use library::Seating;
use rules::{Setup, Text};
use screen::Screen;
use std::fs;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use table::{Level, Refusal};
use texts::{Lang, SeatNames};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME", required_unless_present = "resume")]
    game: Option<String>,
    #[arg(long, value_name = "WHO,…", value_delimiter = ',')]
    seats: Vec<String>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    chosen: Chosen,
    #[arg(long = "continue", value_name = "FILE",
        conflicts_with_all = ["game", "seats", "seed", "options", "board"])]
    resume: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    ms: Option<u64>,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Error> {
    let (opened, steps) = match &args.resume {
        Some(path) => keep::read(lang, path)?,
        None => (open(args, lang)?, Vec::new()),
    };
    let title = args::edition(lang, &opened.game, opened.rules)?;
    let (ids, who) = seats::read(lang, title, &opened.seats)?;
    let mut table = opened.table(title, ids.clone())?;
    for step in &steps {
        let failed = |refusal: Refusal| Error::Failed(refusal.to_string());
        table.apply(step.clone()).map_err(failed)?;
    }

    let names = names(lang, title.key, &ids, &who).on_board(table.names());
    let screen = Screen::new(
        Box::new(io::stdin().lock()),
        Box::new(anstream::stdout().lock()),
        lang,
        names,
        io::stdin().is_terminal() && io::stdout().is_terminal(),
    );
    let mut evening = Evening::new(table, (opened, steps), who, screen, args.ms);
    if evening.spend()? {
        leave(args, lang, &mut evening)?;
    }
    if let Some(path) = &args.record {
        let record = evening.table.record(Level::Full, &evening.written());
        fs::write(path, record).map_err(|error| Error::file(lang, path, &error))?;
        let file = path.display().to_string();
        evening.screen.line(&Text::new("cli-play-saved").with("file", file))?;
    }
    Ok(())
}

/// What is asked for on the command line.
fn open(args: &Args, lang: Lang) -> Result<Opened, Error> {
    let title = args::title(lang, args.game.as_deref().unwrap_or_default())?;
    let (ids, who) = seats::read(lang, title, &args.seats)?;
    let seed = match args.seed {
        Some(number) => number,
        None => getrandom::u64().map_err(|error| Error::Failed(error.to_string()))?,
    };
    let seats = ids.iter().zip(&who).map(|(id, who)| format!("{id}={who}")).collect();
    let Setup { options, board, .. } = args.chosen.setup(lang, title, &Seating::Named(ids))?;
    Ok(Opened { game: title.key.to_owned(), rules: title.rules_version, seats, options, board, seed })
}

/// Offers to keep a game that is left; one that was continued is kept where it was.
fn leave(args: &Args, lang: Lang, evening: &mut Evening) -> Result<(), Error> {
    let mut path = args.resume.clone();
    while path.is_none() {
        let prompt = evening.screen.say(&Text::new("cli-play-keep"));
        let Some(line) = evening.screen.ask(&prompt)?.filter(|line| !line.is_empty()) else { break };
        if fs::exists(&line).unwrap_or(true) {
            evening.screen.line(&Text::new("cli-play-keep-other").with("file", line))?;
        } else {
            path = Some(line.into());
        }
    }
    if let Some(path) = &path {
        keep::write(lang, path, evening)?;
        let file = path.display().to_string();
        evening.screen.line(&Text::new("cli-play-kept").with("file", file))?;
    }
    Ok(evening.screen.line(&Text::new("cli-play-left"))?)
}

/// A person's own name instead of a colour; a country stays what it is, whoever leads it.
fn names(lang: Lang, key: &str, ids: &[String], who: &[Who]) -> SeatNames {
    let called = |(id, who): (&String, &Who)| match (format!("{key}-seat-{id}"), who) {
        (colour, Who::You(Some(own))) if !texts::is_name(lang, &colour) => own.clone(),
        (seat, _) => texts::name(lang, &seat),
    };
    SeatNames(ids.iter().zip(who).map(called).collect(), rules::Names::new())
}
