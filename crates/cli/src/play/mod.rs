//! `veillee play`: a game in the terminal, in text alone.

mod ask;
mod evening;
mod house;
mod screen;
mod words;

use crate::args::{self, Chosen};
use crate::error::Error;
use crate::seats::{self, Who};
use evening::Evening;
use library::Seating;
use rules::Text;
use screen::Screen;
use std::fs;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use table::{Level, Opening, Salt, Seed};
use texts::{Lang, SeatNames};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "WHO,…", value_delimiter = ',')]
    seats: Vec<String>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    chosen: Chosen,
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    ms: Option<u64>,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Error> {
    let title = args::title(lang, &args.game)?;
    let (ids, who) = seats::read(lang, title, &args.seats)?;
    let setup = args.chosen.setup(lang, title, &Seating::Named(ids.clone()))?;
    let number = match args.seed {
        Some(number) => number,
        None => getrandom::u64().map_err(|error| Error::Failed(error.to_string()))?,
    };
    let (seed, salt) = (Seed::from_number(number), Salt::from_number(number));
    let opening = Opening { setup, seed, salt, manual_chance: false, position: None };
    let mut table = title.open(opening)?;
    table.begin();

    let names = names(lang, title.key, &ids, &who);
    let screen = Screen::new(
        Box::new(io::stdin().lock()),
        Box::new(anstream::stdout().lock()),
        lang,
        names,
        io::stdin().is_terminal() && io::stdout().is_terminal(),
    );
    let mut evening = Evening::new(table, who, screen, number, args.ms);
    evening.spend()?;
    if let Some(path) = &args.record {
        let record = evening.table.record(Level::Full, &evening.written());
        fs::write(path, record).map_err(|error| Error::file(lang, path, &error))?;
        let file = path.display().to_string();
        evening.screen.line(&Text::new("cli-play-saved").with("file", file))?;
    }
    Ok(())
}

/// A person's own name instead of a colour; a country stays what it is, whoever leads it.
fn names(lang: Lang, key: &str, ids: &[String], who: &[Who]) -> SeatNames {
    let called = |(id, who): (&String, &Who)| match (format!("{key}-seat-{id}"), who) {
        (colour, Who::You(Some(own))) if !texts::is_name(lang, &colour) => own.clone(),
        (seat, _) => texts::name(lang, &seat),
    };
    SeatNames(ids.iter().zip(who).map(called).collect())
}
