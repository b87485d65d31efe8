//! How a command ends when it does not end well: one line on stderr and an exit code.

use rules::{SetupFault, Text};
use std::fmt::{self, Write};
use std::io;
use std::process::ExitCode;
use texts::{Lang, SeatNames, say};

/// Why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// What was asked cannot be: a wrong argument, an unreadable file. Exit code 2.
    Bad(String),
    /// It should have worked and did not. Exit code 1.
    Failed(String),
    /// Whoever was reading has gone (`veillee … | head`): nothing to say, nothing wrong.
    NobodyReads,
}

impl Failure {
    /// Bad input, in the reader's language.
    pub fn bad(lang: Lang, text: Text) -> Failure {
        Failure::Bad(say(lang, &text, &SeatNames::default()))
    }

    /// A failure, in the reader's language, with the seats called by these names.
    pub fn failed(lang: Lang, text: &Text, seats: &SeatNames) -> Failure {
        Failure::Failed(say(lang, text, seats))
    }

    /// A file that cannot be read or written.
    pub fn file(lang: Lang, path: &std::path::Path, error: &io::Error) -> Failure {
        let text = Text::new("cli-error-file");
        Failure::bad(lang, text.with("file", path.display().to_string()).with("reason", error.to_string()))
    }

    /// Everything that is wrong with a set-up, in one line.
    pub fn setup(faults: &[SetupFault]) -> Failure {
        let all: Vec<String> = faults.iter().map(ToString::to_string).collect();
        Failure::Bad(all.join("; "))
    }

    /// The exit code.
    pub fn code(&self) -> ExitCode {
        match self {
            Failure::Bad(_) => ExitCode::from(2),
            Failure::Failed(_) => ExitCode::FAILURE,
            Failure::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // It may quote a file, and stays one line whatever that file holds.
            Failure::Bad(line) | Failure::Failed(line) => {
                line.chars().try_for_each(|c| f.write_char(if c.is_control() { ' ' } else { c }))
            }
            Failure::NobodyReads => Ok(()),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyReads,
            _ => Failure::Failed(error.to_string()),
        }
    }
}
