//! `veillee board`: board files, checked and drawn.

use crate::args;
use crate::error::Error;
use crate::picture;
use library::{Seating, Title};
use rules::{Setup, Text, Viewer};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use table::{Opening, Salt, Seed};
use texts::{Lang, SeatNames, say};

#[derive(clap::Subcommand)]
pub enum Args {
    Check {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
    },
    Draw {
        #[arg(value_name = "GAME")]
        game: String,
        #[arg(short, long, value_name = "FILE.svg|.png")]
        output: PathBuf,
        #[arg(long, value_name = "FILE")]
        board: Option<PathBuf>,
        #[arg(long)]
        flags: bool,
    },
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Error> {
    match args {
        Args::Check { file, game } => check(lang, file, game.as_deref()),
        Args::Draw { game, output, board, flags } => draw(lang, game, output, board.as_deref(), *flags),
    }
}

fn read(lang: Lang, path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(|error| Error::file(lang, path, &error))
}

fn check(lang: Lang, file: &Path, game: Option<&str>) -> Result<(), Error> {
    let text = read(lang, file)?;
    let title = match game {
        Some(key) => args::title(lang, key)?,
        None => named(&text).ok_or_else(|| Error::bad(lang, Text::new("cli-board-no-game")))?,
    };
    let errors = title.check_board(&text);
    let mut out = io::stdout().lock();
    for error in &errors {
        writeln!(out, "{}", say(lang, &error.text(), &SeatNames::default()))?;
    }
    let text = if errors.is_empty() { Text::new("cli-board-good") } else { Text::new("cli-board-bad") };
    let text = text.with("file", file.display().to_string()).with("game", title.key);
    if errors.is_empty() {
        writeln!(out, "{}", say(lang, &text, &SeatNames::default()))?;
        return Ok(());
    }
    Err(Error::bad(lang, text.with("count", errors.len())))
}

/// The game that a board file says it is for: `game = "…"`, or `id = "…"` in its table `game`.
fn named(text: &str) -> Option<&'static Title> {
    let board: toml::Table = text.parse().ok()?;
    let game = board.get("game")?;
    let key = game.as_str().or_else(|| game.get("id")?.as_str())?;
    library::title(&key.replace('_', "-"))
}

fn draw(lang: Lang, game: &str, output: &Path, board: Option<&Path>, flags: bool) -> Result<(), Error> {
    let title = args::title(lang, game)?;
    let board = board.map(|path| read(lang, path)).transpose()?;
    let seats = title.seat(&Seating::Count(title.seats.len()))?;
    let opening = Opening {
        setup: Setup { seats, board, ..Setup::default() },
        seed: Seed::from_number(0),
        salt: Salt::from_number(0),
        manual_chance: true,
        position: None,
    };
    let table = title.open(opening)?;
    let no_flags = || Error::bad(lang, Text::new("cli-board-no-flags").with("game", title.key));
    let svg = if flags { table.flags().ok_or_else(no_flags)? } else { table.draw(Viewer::Spectator) };
    let svg = picture::in_language(&svg, lang.code()).map_err(Error::Failed)?;
    let bytes = match output.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => svg.into_bytes(),
        Some("png") => picture::png(&svg).map_err(Error::Failed)?,
        _ => return Err(Error::bad(lang, Text::new("cli-board-format"))),
    };
    fs::write(output, bytes).map_err(|error| Error::file(lang, output, &error))
}
