//! `veillee referee`: one JSON object a line in, one a line out. Whatever comes in, an answer goes out, and
//! a refused request changes nothing. docs/protocol.md shows every operation.

mod answer;
mod lines;
mod ops;
mod request;
mod seat;

pub use answer::{events, wire};
pub use seat::hear;

use answer::{Answer, Refused};
use std::io::{self, BufRead, Write};
use texts::Lang;

/// Answers requests until the input ends.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut referee = Referee::default();
    while let Some(line) = lines::next(&mut input)? {
        let answer = line.and_then(|text| referee.answer(&text));
        serde_json::to_writer(&mut output, &answer::wire(&answer))?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}

/// The referee and its one table.
#[derive(Default)]
struct Referee {
    table: Option<ops::Hosted>,
}

impl Referee {
    fn answer(&mut self, line: &str) -> Result<Answer, Refused> {
        let request = request::read(line)?;
        let lang = request.lang.unwrap_or(Lang::En);
        ops::carry_out(&mut self.table, request.op, lang)
    }
}

#[cfg(test)]
mod tests;
