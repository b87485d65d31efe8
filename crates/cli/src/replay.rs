//! `veillee replay`: a record, told again, checked, or turned into pictures.

use crate::error::Error;
use rules::{Seat, Text, Viewer};
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
    let names = names(lang, &record);
    let failed = |error: RecordError| {
        let text = Text::new("cli-replay-failed").with("file", name.as_str()).with("reason", error.text());
        Error::failed(lang, &text, &names)
    };
    let fresh = || library::table_for(&record, board.clone());
    let mut out = io::stdout().lock();
    if args.verify {
        table::verify(&record, fresh()?.as_mut()).map_err(failed)?;
        let text = Text::new("cli-replay-verified").with("lines", record.lines.len());
        writeln!(out, "{}", say(lang, &text, &SeatNames::default()))?;
        return Ok(());
    }
    let mut table = fresh()?;
    let mut telling = Telling::new(args, lang, &record, &names, table.as_ref(), &mut out)?;
    let told = table::replay(&record, table.as_mut(), &mut |table| telling.frame(table));
    telling.failure.map_or(Ok(()), Err)?;
    told.map_err(failed)
}

/// The players' names that the record has, else the game's names of their seats.
fn names(lang: Lang, record: &Record) -> SeatNames {
    let ids: Vec<&str> = record.seats.iter().map(|(id, _)| id.as_str()).collect();
    let mut names = SeatNames::of_game(lang, &record.game, &ids);
    for (name, (_, written)) in names.0.iter_mut().zip(&record.seats) {
        if !written.is_empty() {
            name.clone_from(written);
        }
    }
    names
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
