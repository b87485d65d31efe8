//! How a command ends when it does not end well: one line on stderr and an exit code.

use rules::{SetupError, Text};
use std::io;
use std::process::ExitCode;
use texts::{Lang, SeatNames, name, say};

/// Why a command stopped.
#[derive(Debug)]
pub enum Error {
    /// What was asked cannot be: a wrong argument, an unreadable file. Exit code 2.
    Bad(String),
    /// No table can be set up like this. Exit code 2.
    Setup(Vec<SetupError>),
    /// It should have worked and did not. Exit code 1.
    Failed(String),
    /// Whoever was reading has gone (`veillee … | head`): nothing to say, nothing wrong.
    NobodyReads,
}

impl Error {
    /// Bad input, in the reader's language.
    pub fn bad(lang: Lang, text: Text) -> Error {
        Error::Bad(say(lang, &text, &SeatNames::default()))
    }

    /// A failure, in the reader's language, with the seats called by these names.
    pub fn failed(lang: Lang, text: &Text, seats: &SeatNames) -> Error {
        Error::Failed(say(lang, text, seats))
    }

    /// A file that cannot be read or written.
    pub fn file(lang: Lang, path: &std::path::Path, error: &io::Error) -> Error {
        let text = Text::new("cli-error-file");
        Error::bad(lang, text.with("file", path.display().to_string()).with("reason", system(error)))
    }

    /// The exit code.
    pub fn code(&self) -> ExitCode {
        match self {
            Error::Bad(_) | Error::Setup(_) => ExitCode::from(2),
            Error::Failed(_) => ExitCode::FAILURE,
            Error::NobodyReads => ExitCode::SUCCESS,
        }
    }

    /// What to say of it; nothing where nobody reads. It may quote a file, and stays one line whatever that
    /// file holds.
    pub fn line(&self, lang: Lang) -> String {
        let line = match self {
            Error::Bad(line) | Error::Failed(line) => line.clone(),
            Error::Setup(errors) => setup(lang, errors),
            Error::NobodyReads => String::new(),
        };
        line.replace(char::is_control, " ")
    }
}

/// What the system says of a file, which speaks a language of its own.
fn system(error: &io::Error) -> Text {
    Text::new(match error.kind() {
        io::ErrorKind::NotFound => "cli-file-missing",
        io::ErrorKind::PermissionDenied => "cli-file-forbidden",
        io::ErrorKind::IsADirectory => "cli-file-folder",
        io::ErrorKind::NotADirectory => "cli-file-no-folder",
        io::ErrorKind::InvalidData => "cli-file-no-text",
        io::ErrorKind::AlreadyExists => "cli-file-exists",
        io::ErrorKind::StorageFull => "cli-file-full",
        _ => return Text::new("cli-file-other").with("code", error.raw_os_error().unwrap_or(0)),
    })
}

/// Everything that is wrong with a set-up, in one line.
pub fn setup(lang: Lang, errors: &[SetupError]) -> String {
    let said = |error: &SetupError| say(lang, &error.text(), &SeatNames::default());
    errors.iter().map(said).collect::<Vec<_>>().join(&name(lang, "setup-fault-next"))
}

impl From<Vec<SetupError>> for Error {
    fn from(errors: Vec<SetupError>) -> Error {
        Error::Setup(errors)
    }
}

impl From<SetupError> for Error {
    fn from(error: SetupError) -> Error {
        Error::Setup(vec![error])
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Error::NobodyReads,
            _ => Error::Failed(error.to_string()),
        }
    }
}
