//! `veillee perft`: how many lines of play there are, the outside check of the rules.

use crate::args::{self, Chosen};
use crate::error::Error;
use library::Seating;
use rules::Text;
use std::io::{self, Write};
use texts::Lang;

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=20))]
    depth: u32,
    #[command(flatten)]
    chosen: Chosen,
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    #[arg(long)]
    divide: bool,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Error> {
    let title = args::title(lang, &args.game)?;
    let uncounted = || Error::bad(lang, Text::new("cli-error-perft").with("game", title.key));
    let perft = title.perft.ok_or_else(uncounted)?;
    let setup = args.chosen.setup(lang, title, &Seating::Count(title.seats.len()))?;
    let counts = perft(&setup, args.position.as_deref(), args.depth)?;
    let mut out = io::stdout().lock();
    if args.divide {
        counts.iter().try_for_each(|(action, lines)| writeln!(out, "{action} {lines}"))?;
    }
    // No move at all is one line of play.
    let total = if args.depth == 0 { 1 } else { counts.iter().map(|(_, lines)| lines).sum::<u64>() };
    Ok(writeln!(out, "{total}")?)
}
