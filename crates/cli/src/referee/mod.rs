//! `veillee referee`: one JSON object a line in, one a line out. Whatever comes in, an answer goes out, and
//! a refused request changes nothing. docs/protocol.md shows every operation.

mod answer;
mod lines;
mod ops;
mod request;
mod seat;
pub mod treaties;

pub use answer::{events, wire};
pub use seat::hear;

use answer::{Answer, Refused};
use std::io::{self, BufRead, Write};
use texts::Lang;

/// Answers requests until the input ends.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut referee = Referee::default();
    while let Some(line) = lines::next(&mut input)? {
        let answer = match line {
            Ok(text) => referee.answer(&text),
            Err((code, text)) => Err(Refused::said(code, &text, referee.lang)),
        };
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
    /// The language of the last request that could be read, for those that cannot.
    lang: Lang,
}

impl Referee {
    fn answer(&mut self, line: &str) -> Result<Answer, Refused> {
        let request = request::read(line, &mut self.lang)?;
        ops::carry_out(&mut self.table, request, self.lang)
    }
}

#[cfg(test)]
mod tests;
