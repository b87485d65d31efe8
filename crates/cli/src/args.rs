//! The command line. What each command and argument means is said by `help.rs` from `locales/`.

use crate::error::Error;
use crate::{arena, backup, bench, board, export, perft, play, referee, replay, scrub, serve};
use clap::{Parser, Subcommand};
use library::{Seating, Title};
use rules::{Options, Setup, Text};
use std::io;
use texts::Lang;

/// The whole command line.
#[derive(Parser)]
#[command(name = "veillee", version, disable_help_subcommand = true)]
pub struct Line {
    /// Read before everything else, by `help::language`.
    #[arg(long, global = true, value_name = "fr|en", value_parser = ["fr", "en"])]
    pub lang: Option<String>,
    #[command(subcommand)]
    pub command: Command,
}

/// The commands, in the order of the help.
#[derive(Subcommand)]
pub enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Referee,
    Arena(arena::Args),
    Replay(replay::Args),
    Perft(perft::Args),
    Bench(bench::Args),
    #[command(subcommand)]
    Board(board::Args),
    Backup(backup::Args),
    Scrub(scrub::Args),
    Export(export::Args),
}

impl Command {
    /// Carries the command out.
    pub fn run(self, lang: Lang) -> Result<(), Error> {
        match self {
            Command::Serve(args) => serve::run(args, lang),
            Command::Play(args) => play::run(&args, lang),
            Command::Referee => Ok(referee::run(io::stdin().lock(), io::stdout().lock())?),
            Command::Arena(args) => arena::run(&args, lang),
            Command::Replay(args) => replay::run(&args, lang),
            Command::Perft(args) => perft::run(&args, lang),
            Command::Bench(args) => bench::run(&args, lang),
            Command::Board(args) => board::run(&args, lang),
            Command::Backup(args) => backup::run(&args, lang),
            Command::Scrub(args) => scrub::run(&args, lang),
            Command::Export(args) => export::run(&args, lang),
        }
    }
}

/// Chosen options and board.
#[derive(clap::Args)]
pub struct Chosen {
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub options: Vec<(String, String)>,
    #[arg(long, value_name = "FILE")]
    pub board: Option<std::path::PathBuf>,
}

fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

/// The game of this key.
pub fn title(lang: Lang, key: &str) -> Result<&'static Title, Error> {
    library::title(key)
        .ok_or_else(|| Error::bad(lang, Text::new("cli-error-game").with("game", key).with("games", keys())))
}

/// The keys of all games.
pub fn keys() -> String {
    library::titles().map(|title| title.key).collect::<Vec<_>>().join(", ")
}

/// The game of this key by a rules version.
pub fn edition(lang: Lang, key: &str, rules: u32) -> Result<&'static Title, Error> {
    match library::edition(key, rules) {
        Some(title) => Ok(title),
        None => title(lang, key),
    }
}

impl Chosen {
    /// The set-up for these seats.
    pub fn setup(&self, lang: Lang, title: &Title, seating: &Seating) -> Result<Setup, Error> {
        let read = |path| std::fs::read_to_string(path).map_err(|error| Error::file(lang, path, &error));
        let board = self.board.as_deref().map(read).transpose()?;
        let errors = board.as_deref().map_or_else(Vec::new, |board| title.check_board(board));
        if !errors.is_empty() {
            return Err(errors.into());
        }
        let seats = title.seat(seating)?;
        let options: Options = self.options.iter().cloned().collect();
        Ok(Setup { seats, options, board })
    }
}
