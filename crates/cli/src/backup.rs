//! `veillee backup`: all data in one new file, or a look at such a file.

use crate::error::Error;
use crate::scrub;
use crate::serve::{Where, runtime};
use rules::Text;
use std::path::PathBuf;
use texts::{Lang, SeatNames, say};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, conflicts_with_all = ["data", "database"])]
    check: bool,
    #[command(flatten)]
    data: Where,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Error> {
    if args.check {
        return scrub::tell(runtime()?.block_on(server::check_backup(&args.file)), lang);
    }
    let copied = runtime()?.block_on(server::backup(&args.data.data(), &args.file));
    copied.map_err(|error| Error::Failed(error.to_string()))?;
    let text = Text::new("cli-backup-done").with("file", args.file.display().to_string());
    println!("{}", say(lang, &text, &SeatNames::default()));
    Ok(())
}
