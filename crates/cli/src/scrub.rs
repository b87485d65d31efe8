//! `veillee scrub`: is everything as it was written?

use crate::error::Error;
use crate::serve::{Where, runtime};
use rules::Text;
use server::{CopyError, Scrubbed};
use texts::{Lang, SeatNames, say};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    data: Where,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Error> {
    tell(runtime()?.block_on(server::scrub(&args.data.data())), lang)
}

/// Says what was found; faults are a failure.
pub fn tell(found: Result<Scrubbed, CopyError>, lang: Lang) -> Result<(), Error> {
    let Scrubbed { tables, steps, faults } = found.map_err(|error| Error::Failed(error.to_string()))?;
    for fault in &faults {
        println!("{fault}");
    }
    let text = Text::new("cli-scrub-done").with("tables", tables).with("steps", steps);
    println!("{}", say(lang, &text.with("faults", faults.len()), &SeatNames::default()));
    if faults.is_empty() {
        Ok(())
    } else {
        Err(Error::failed(lang, &Text::new("cli-scrub-faults"), &SeatNames::default()))
    }
}
