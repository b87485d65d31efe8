//! A program at a seat: a process that is told when it is asked, and answers by the referee's protocol.

use crate::error::Error;
use crate::referee;
use rules::{Seat, Viewer};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;
use table::LiveTable;
use texts::{Lang, SeatNames};

/// How much later than its time a program may be before it counts as stuck.
const GRACE: Duration = Duration::from_secs(30);

/// A program that sits at a table, for one game.
pub struct Program {
    command: String,
    process: Child,
    words: Option<ChildStdin>,
    lines: Receiver<String>,
    /// What it has been told of.
    since: u32,
}

impl Program {
    /// Starts the command: words, with blanks between them.
    pub fn start(command: &str) -> Result<Program, Error> {
        let failed = |why: String| Error::Failed(format!("{command}: {why}"));
        let mut words = command.split_whitespace();
        let mut process = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let output = BufReader::new(process.stdout.take().expect("piped above"));
        // Read on a thread of its own, so that a program which says nothing is noticed.
        let (heard, lines) = channel();
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| heard.send(line)));
        let words = process.stdin.take();
        Ok(Program { command: command.to_owned(), process, words, lines, since: 0 })
    }

    /// Tells the program that its seat is asked, and carries out what it says until it has answered.
    pub fn answer(&mut self, table: &mut dyn LiveTable, seat: Seat, time: Duration) -> Result<(), Error> {
        let id = table.seat_ids()[seat.index()];
        self.tell(&self.asked(table, seat, time))?;
        self.since = table.last_step();
        loop {
            let line =
                self.lines.recv_timeout(time + GRACE).map_err(|error| self.failed(&error.to_string()))?;
            let heard = referee::hear(table, id, &line);
            self.tell(&json!(referee::wire(&heard.answer)))?;
            if heard.played {
                return Ok(());
            }
        }
    }

    /// The line that begins a turn: what a person in that seat has before their eyes.
    fn asked(&self, table: &dyn LiveTable, seat: Seat, time: Duration) -> Value {
        let seats = SeatNames::of_game(Lang::En, table.game(), table.seat_ids());
        let told = table.told(self.since, Viewer::Seat(seat));
        json!({
            "game": table.game(),
            "options": table.options(),
            "seats": table.seat_ids(),
            "seat": table.seat_ids()[seat.index()],
            "decision": table.decision(),
            "ms": time.as_millis() as u64,
            "view": table.view_json(Viewer::Seat(seat)),
            "legal": table.legal(seat),
            "events": referee::events(&told, Lang::En, &seats),
            "treaties": referee::treaties::known(table, Viewer::Seat(seat), Lang::En, &seats),
        })
    }

    fn tell(&mut self, line: &Value) -> Result<(), Error> {
        let words = self.words.as_mut().expect("open until dropped");
        let told = writeln!(words, "{line}").and_then(|()| words.flush());
        told.map_err(|error| self.failed(&error.to_string()))
    }

    fn failed(&self, why: &str) -> Error {
        Error::Failed(format!("{}: {why}", self.command))
    }
}

/// The game is over: the end of its input tells the program, and one that goes on is ended.
impl Drop for Program {
    fn drop(&mut self) {
        self.words = None;
        while self.lines.recv_timeout(GRACE).is_ok() {}
        let _ = self.process.kill(); // it has ended, or has had its time
        let _ = self.process.wait();
    }
}
