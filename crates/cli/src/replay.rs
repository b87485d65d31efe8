//! `veillee replay`: a record, told again, checked, or turned into pictures.

use crate::error::Error;
use rules::{Arg, Seat, Text, Viewer};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use table::{LiveTable, Record, RecordError};
use texts::{Lang, SeatNames, say};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    verify: bool,
    #[arg(long = "as", value_name = "SEAT|public|full", default_value = "full")]
    viewer: String,
    #[arg(long, value_name = "DIR")]
    svg: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Error> {
    let file = |path: &Path| fs::read_to_string(path).map_err(|error| Error::file(lang, path, &error));
    let text = file(&args.file)?;
    let board = args.board.as_deref().map(file).transpose()?;
    let name = args.file.display().to_string();
    let unusable = |error: RecordError| {
        let text = Text::new("cli-error-file").with("file", name.as_str()).with("reason", error.text());
        Error::bad(lang, text)
    };
    let record: Record = text.parse().map_err(unusable)?;
    library::edition(&record.game, record.rules).ok_or_else(|| unusable(record.game_unknown()))?;
    let fresh = || library::table_for(&record, board.clone());
    let names = names(lang, &record).on_board(fresh()?.names());
    let failed = |error: RecordError| {
        let text = Text::new("cli-replay-failed").with("file", name.as_str()).with("reason", error.text());
        Error::failed(lang, &text, &names)
    };
    let mut out = io::stdout().lock();
    if args.verify {
        table::verify(&record, fresh()?.as_mut()).map_err(failed)?;
        let text = Text::new("cli-replay-verified").with("lines", record.lines.len());
        writeln!(out, "{}", say(lang, &text, &SeatNames::default()))?;
        return Ok(());
    }
    for sitter in sitters(&record) {
        writeln!(out, "{}", say(lang, &sitter, &names))?;
    }
    let mut table = fresh()?;
    let mut telling = Telling::new(args, lang, &record, &names, table.as_ref(), &mut out)?;
    let told = table::replay(&record, table.as_mut(), &mut |table| telling.frame(table));
    telling.failure.map_or(Ok(()), Err)?;
    told.map_err(failed)
}

/// The game's own names of the seats: who sat there is said once, at the head.
fn names(lang: Lang, record: &Record) -> SeatNames {
    let ids: Vec<&str> = record.seats.iter().map(|(id, _)| id.as_str()).collect();
    SeatNames::of_game(lang, &record.game, &ids)
}

/// Who sat where, in the reader's language.
fn sitters(record: &Record) -> impl Iterator<Item = Text> {
    // a player without a name may be written down as the seat that the game gave them, in whichever language
    let own = |id: &str, written: &str| {
        Lang::ALL.iter().any(|lang| texts::name(*lang, &format!("{}-seat-{id}", record.game)) == written)
    };
    let named =
        move |(_, (id, written)): &(Seat, &(String, String))| !written.is_empty() && !own(id, written);
    let seats = (0..).map(Seat).zip(&record.seats).filter(named);
    seats.map(|(seat, (_, written))| {
        let level = written.strip_prefix("bot (").and_then(|rest| rest.strip_suffix(')'));
        let text = match level.filter(|level| library::level(level).is_some()) {
            Some(level) => Text::new("cli-play-bot").with("level", Arg::name(format!("bot-level-{level}"))),
            None => Text::new("cli-play-person").with("name", written.as_str()),
        };
        text.with("seat", seat)
    })
}

/// Tells frame after frame; what goes wrong meanwhile is kept, since a frame cannot fail.
struct Telling<'a, W: Write> {
    lang: Lang,
    record: &'a Record,
    viewer: Viewer,
    /// Everything is told: the lines of the record too.
    full: bool,
    names: &'a SeatNames,
    pictures: Option<&'a Path>,
    out: &'a mut W,
    frames: usize,
    told: u32,
    failure: Option<Error>,
}

impl<'a, W: Write> Telling<'a, W> {
    fn new(
        args: &'a Args,
        lang: Lang,
        record: &'a Record,
        names: &'a SeatNames,
        table: &dyn LiveTable,
        out: &'a mut W,
    ) -> Result<Telling<'a, W>, Error> {
        let viewer = match args.viewer.as_str() {
            "public" | "full" => Viewer::Spectator,
            id => {
                let at = table.seat_ids().iter().position(|seat| *seat == id);
                let unknown = || {
                    let seats = table.seat_ids().join(", ");
                    Error::bad(lang, Text::new("cli-error-viewer").with("viewer", id).with("seats", seats))
                };
                Viewer::Seat(Seat(at.ok_or_else(unknown)? as u8))
            }
        };
        if let Some(folder) = &args.svg {
            fs::create_dir_all(folder).map_err(|error| Error::file(lang, folder, &error))?;
        }
        Ok(Telling {
            lang,
            record,
            viewer,
            full: args.viewer == "full",
            names,
            pictures: args.svg.as_deref(),
            out,
            frames: 0,
            told: 0,
            failure: None,
        })
    }

    fn frame(&mut self, table: &dyn LiveTable) {
        if self.failure.is_none() {
            self.failure = self.tell(table).err();
        }
        self.frames += 1;
    }

    fn tell(&mut self, table: &dyn LiveTable) -> Result<(), Error> {
        let line = self.frames.checked_sub(1).map(|index| &self.record.lines[index]);
        if let (true, Some(line)) = (self.full, line) {
            writeln!(self.out, "{line}")?;
        }
        let indent = if self.full { "    " } else { "" };
        for told in table.told(self.told, self.viewer) {
            writeln!(self.out, "{indent}{}", say(self.lang, &told.text, self.names))?;
        }
        self.told = table.last_step();
        if let Some(folder) = self.pictures {
            let path = folder.join(format!("{:04}.svg", self.frames));
            fs::write(&path, table.draw(self.viewer))
                .map_err(|error| Error::file(self.lang, &path, &error))?;
        }
        Ok(())
    }
}
