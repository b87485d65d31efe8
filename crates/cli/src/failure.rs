//! How a command ends when it does not end well: one line on stderr and an exit code.

use rules::{SetupFault, Text};
use std::io;
use std::process::ExitCode;
use texts::{Lang, SeatNames, name, say};

/// Why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// What was asked cannot be: a wrong argument, an unreadable file. Exit code 2.
    Bad(String),
    /// No table can be set up like this. Exit code 2.
    Setup(Vec<SetupFault>),
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

    /// The exit code.
    pub fn code(&self) -> ExitCode {
        match self {
            Failure::Bad(_) | Failure::Setup(_) => ExitCode::from(2),
            Failure::Failed(_) => ExitCode::FAILURE,
            Failure::NobodyReads => ExitCode::SUCCESS,
        }
    }

    /// What to say of it; nothing where nobody reads. It may quote a file, and stays one line whatever that
    /// file holds.
    pub fn line(&self, lang: Lang) -> String {
        let line = match self {
            Failure::Bad(line) | Failure::Failed(line) => line.clone(),
            Failure::Setup(faults) => setup(lang, faults),
            Failure::NobodyReads => String::new(),
        };
        line.replace(char::is_control, " ")
    }
}

/// Everything that is wrong with a set-up, in one line.
pub fn setup(lang: Lang, faults: &[SetupFault]) -> String {
    let said = |fault: &SetupFault| say(lang, &fault.text(), &SeatNames::default());
    faults.iter().map(said).collect::<Vec<_>>().join(&name(lang, "setup-fault-next"))
}

impl From<Vec<SetupFault>> for Failure {
    fn from(faults: Vec<SetupFault>) -> Failure {
        Failure::Setup(faults)
    }
}

impl From<SetupFault> for Failure {
    fn from(fault: SetupFault) -> Failure {
        Failure::Setup(vec![fault])
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
