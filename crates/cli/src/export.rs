//! `veillee export`: finished games as files that need no server.

use crate::error::Error;
use crate::serve::{Where, runtime};
use rules::Text;
use std::path::PathBuf;
use texts::{Lang, SeatNames, say};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    #[command(flatten)]
    data: Where,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Error> {
    let written = runtime()?.block_on(server::export(&args.data.data(), &args.folder, lang));
    let games = written.map_err(|error| Error::Failed(error.to_string()))?;
    let text = Text::new("cli-export-done").with("games", games);
    let text = text.with("folder", args.folder.display().to_string());
    println!("{}", say(lang, &text, &SeatNames::default()));
    Ok(())
}
