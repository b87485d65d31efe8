//! What is printed and what is typed. Lines only: nothing is ever redrawn, so a screen reader misses nothing.

use anstyle::{Effects, Style};
use rules::Text;
use std::io::{self, BufRead, Write};
use texts::{Lang, SeatNames, say};

/// How wide paragraphs and rows of choices become.
const WIDTH: usize = 78;

const BOLD: Style = Style::new().effects(Effects::BOLD);

/// The terminal.
pub struct Screen {
    input: Box<dyn BufRead>,
    out: Box<dyn Write>,
    /// The reader's language.
    pub lang: Lang,
    /// How the seats are called.
    pub names: SeatNames,
    /// A person looks on, so that a screen can be cleared, and what is typed shows by itself.
    live: bool,
}

impl Screen {
    pub fn new(
        input: Box<dyn BufRead>,
        out: Box<dyn Write>,
        lang: Lang,
        names: SeatNames,
        live: bool,
    ) -> Screen {
        Screen { input, out, lang, names, live }
    }

    /// The sentence in the reader's language.
    pub fn say(&self, text: &Text) -> String {
        say(self.lang, text, &self.names)
    }

    /// Prints a sentence.
    pub fn line(&mut self, text: &Text) -> io::Result<()> {
        let said = self.say(text);
        self.raw(&said)
    }

    /// Prints a line that is already in words.
    pub fn raw(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    /// Prints a heading after an empty line.
    pub fn heading(&mut self, text: &Text) -> io::Result<()> {
        let said = self.say(text);
        writeln!(self.out, "\n{BOLD}{said}{BOLD:#}")
    }

    /// Prints a paragraph, broken between words.
    pub fn paragraph(&mut self, text: &str, indent: &str) -> io::Result<()> {
        let options = textwrap::Options::new(WIDTH).initial_indent(indent).subsequent_indent(indent);
        textwrap::wrap(text, options).iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }

    /// Prints short items side by side.
    pub fn row(&mut self, items: &[String]) -> io::Result<()> {
        self.paragraph(&items.join("   "), "  ")
    }

    /// Asks for a line; `None` when nobody will type any more.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt}> ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !self.live {
            // A transcript should show the answer after the question.
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    /// Hides what stands on the screen from the next person.
    pub fn clear(&mut self) -> io::Result<()> {
        if self.live { write!(self.out, "\x1b[2J\x1b[3J\x1b[H") } else { writeln!(self.out) }
    }
}
