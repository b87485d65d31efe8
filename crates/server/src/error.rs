//! Why the site refuses something. One list; each reason has its word for programs, its HTTP status, and its
//! sentence in `locales/*/server.ftl` under `server-<word>`.

use crate::wire::{FieldError, Problem, Reason};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use rules::{ParseError, SetupError, Text};
use table::{Code, Refusal};
use texts::{Lang, SeatNames, say};

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident $status:ident $code:literal $text:literal),* $(,)?) => {
        /// Why the site refuses something.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Why { $($(#[$doc])* $name),* }

        impl Why {
            /// Every reason there is.
            #[cfg(test)]
            pub(crate) const ALL: &[Why] = &[$(Why::$name),*];

            fn parts(self) -> (StatusCode, &'static str, &'static str) {
                match self { $(Why::$name => (StatusCode::$status, $code, $text)),* }
            }
        }
    };
}

reasons! {
    /// No such address.
    NoSuchPage NOT_FOUND "no_such_page" "server-no-such-page",
    /// No such method at this address.
    NoSuchMethod METHOD_NOT_ALLOWED "no_such_method" "server-no-such-method",
    /// No such game on the shelf.
    NoSuchGame NOT_FOUND "no_such_game" "server-no-such-game",
    /// The game has no such lesson, or none at all.
    NoSuchLesson NOT_FOUND "no_such_lesson" "server-no-such-lesson",
    /// No such table.
    NoSuchTable NOT_FOUND "no_such_table" "server-no-such-table",
    /// No such seat at this table.
    NoSuchSeat NOT_FOUND "no_such_seat" "server-no-such-seat",
    /// No such strength of bot.
    NoSuchLevel UNPROCESSABLE_ENTITY "no_such_level" "server-no-such-level",
    /// The body, query or message cannot be read.
    Unreadable BAD_REQUEST "unreadable" "server-unreadable",
    /// Too many bytes.
    TooLarge PAYLOAD_TOO_LARGE "too_large" "server-too-large",
    /// Too often.
    TooFast TOO_MANY_REQUESTS "too_fast" "server-too-fast",
    /// Too many unfinished tables.
    TooManyTables TOO_MANY_REQUESTS "too_many_tables" "server-too-many-tables",
    /// From a page of another site.
    WrongOrigin FORBIDDEN "wrong_origin" "server-wrong-origin",
    /// There is no session, or it has expired.
    NoSession UNAUTHORIZED "no_session" "server-no-session",
    /// Account and passphrase do not match.
    WrongPassphrase UNAUTHORIZED "wrong_passphrase" "server-wrong-passphrase",
    /// A passphrase that is too short or too long.
    BadPassphrase UNPROCESSABLE_ENTITY "bad_passphrase" "server-bad-passphrase",
    /// A name that cannot be.
    BadName UNPROCESSABLE_ENTITY "bad_name" "server-bad-name",
    /// Words that cannot be said.
    BadWords UNPROCESSABLE_ENTITY "bad_words" "server-bad-words",
    /// The account's name is taken.
    NameTaken CONFLICT "name_taken" "server-name-taken",
    /// You have an account already.
    HasAccount CONFLICT "has_account" "server-has-account",
    /// The set-up of a table has errors.
    BadSetup UNPROCESSABLE_ENTITY "bad_setup" "server-bad-setup",
    /// Not at a table that was opened to you.
    NotInvited FORBIDDEN "not_invited" "server-not-invited",
    /// You do not sit there.
    NotSeated FORBIDDEN "not_seated" "server-not-seated",
    /// Only the host may.
    NotHost FORBIDDEN "not_host" "server-not-host",
    /// Somebody sits there.
    SeatTaken CONFLICT "seat_taken" "server-seat-taken",
    /// The game has not started.
    NotStarted CONFLICT "not_started" "server-not-started",
    /// The game has started.
    Started CONFLICT "started" "server-started",
    /// The game is not over.
    NotOver CONFLICT "not_over" "server-not-over",
    /// Nothing can follow the end of a game.
    NoMore CONFLICT "no_more" "server-no-more",
    /// That is kept secret until the game is over.
    Secret FORBIDDEN "secret" "server-secret",
    /// One person, one seat.
    OneSeat CONFLICT "one_seat" "server-one-seat",
    /// They were here a moment ago.
    NotGone CONFLICT "not_gone" "server-not-gone",
    /// Others are there who want to play.
    NotAlone CONFLICT "not_alone" "server-not-alone",
    /// Which of your seats?
    WhichSeat UNPROCESSABLE_ENTITY "which_seat" "server-which-seat",
    /// No such room, or not yours.
    BadRoom UNPROCESSABLE_ENTITY "bad_room" "server-bad-room",
    /// Private rooms are closed in this phase of the game.
    RoomsClosed CONFLICT "rooms_closed" "server-rooms-closed",
    /// Nobody talks at this table.
    Silence CONFLICT "silence" "server-silence",
    /// Those who play here make treaties and write nothing else.
    CardsOnly CONFLICT "cards_only" "server-cards-only",
    /// Those who watch have a room of their own.
    WatchersApart CONFLICT "watchers_apart" "server-watchers-apart",
    /// Those who watch say nothing at this table.
    WatchersSilent FORBIDDEN "watchers_silent" "server-watchers-silent",
    /// Nothing is asked of you now.
    NotAsked CONFLICT "not_asked" "server-not-asked",
    /// Hints are for games against bots.
    NoHints FORBIDDEN "no_hints" "server-no-hints",
    /// What was sent took too long to come.
    TooSlow REQUEST_TIMEOUT "too_slow" "server-too-slow",
    /// Too much at once; try again.
    Busy SERVICE_UNAVAILABLE "busy" "server-busy",
    /// The table cannot be read with this version of the program.
    Unplayable INTERNAL_SERVER_ERROR "unplayable" "server-unplayable",
    /// The store does not answer.
    Unavailable SERVICE_UNAVAILABLE "unavailable" "server-unavailable",
    /// An error of ours.
    Internal INTERNAL_SERVER_ERROR "internal" "server-internal",
}

/// A refusal on its way out: a status, and the body that says why.
#[derive(Clone, Debug)]
pub(crate) struct Error {
    status: StatusCode,
    problem: Box<Problem>,
}

/// What a request comes to.
pub(crate) type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// The body.
    pub(crate) fn problem(self) -> Problem {
        *self.problem
    }

    /// The word for programs.
    pub(crate) fn code(&self) -> &str {
        &self.problem.code
    }

    /// The same with the rule behind it.
    pub(crate) fn by(mut self, clause: Option<&str>) -> Error {
        self.problem.clause = clause.map(str::to_owned);
        self
    }

    /// The same with what is wrong in one field.
    pub(crate) fn field(mut self, field: &str, message: Text) -> Error {
        self.problem.faults.push(SetupError::new(field, message).into());
        self
    }

    /// Every error of a set-up.
    pub(crate) fn setup(errors: Vec<SetupError>) -> Error {
        let mut error = Error::from(Why::BadSetup);
        error.problem.clause = errors.iter().find_map(|wrong| wrong.clause).map(str::to_owned);
        error.problem.faults = errors.into_iter().map(FieldError::from).collect();
        error
    }
}

/// A word where one of these is asked for.
pub(crate) fn one_of(found: &str, known: &[&str]) -> Text {
    ParseError::word(found, known).message
}

impl From<SetupError> for FieldError {
    fn from(error: SetupError) -> FieldError {
        FieldError {
            field: error.field,
            line: error.line,
            clause: error.clause.map(str::to_owned),
            message: say(Lang::En, &error.message, &SeatNames::default()),
            text: error.message,
        }
    }
}

impl From<Why> for Error {
    fn from(why: Why) -> Error {
        let (status, code, text) = why.parts();
        let text = Text::new(text);
        let problem =
            Problem { code: code.into(), clause: None, text, reasons: Vec::new(), faults: Vec::new() };
        Error { status, problem: Box::new(problem) }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        let status = match refusal.code {
            Code::Illegal | Code::Unreadable | Code::Incomplete | Code::TooLong => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            _ => StatusCode::CONFLICT,
        };
        let reason = |(clause, text): (&str, Text)| Reason { clause: clause.to_owned(), text };
        let error = |error: ParseError| {
            FieldError::from(SetupError { clause: error.clause, ..SetupError::new("action", error.message) })
        };
        let problem = Problem {
            code: refusal.code.word().into(),
            clause: refusal.clause.map(str::to_owned),
            text: refusal.text,
            reasons: refusal.reasons.into_iter().map(reason).collect(),
            faults: refusal.errors.into_iter().map(error).collect(),
        };
        Error { status, problem: Box::new(problem) }
    }
}

impl From<store::Error> for Error {
    fn from(error: store::Error) -> Error {
        match error {
            store::Error::Conflict => Why::Busy.into(),
            store::Error::Taken => Why::NameTaken.into(),
            error @ store::Error::Damaged(_) => {
                tracing::error!(%error, "something is not as it was written");
                Why::Unplayable.into()
            }
            error => {
                tracing::error!(%error, "the store failed");
                Why::Unavailable.into()
            }
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        (self.status, Json(*self.problem)).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_its_sentence_in_both_languages() {
        for why in Why::ALL {
            let (_, code, text) = why.parts();
            assert_eq!(text, format!("server-{}", code.replace('_', "-")));
            for lang in Lang::ALL {
                assert!(texts::has(lang, text), "{text} is missing in {}", lang.code());
            }
        }
        // and none has a word of the other language; those with variables would have to be heard
        assert_eq!(laws::words::unheard(&[], |id| id.starts_with("server-")), [""; 0]);
    }
}
