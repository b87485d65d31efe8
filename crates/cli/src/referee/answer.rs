//! What goes out.

use crate::error;
use rules::{SetupError, Text, Turn};
use serde::Serialize;
use serde_json::{Map, Value, json};
use table::{LiveTable, Refusal, Told};
use texts::{Lang, SeatNames, say};

/// The fields of a good answer.
pub type Answer = Map<String, Value>;

/// A refused request.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Refused {
    /// Stable word for programs.
    pub code: &'static str,
    clause: Option<&'static str>,
    message: String,
    /// Every reason, where there can be several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<Value>,
}

impl Refused {
    /// A refusal without a clause, in the language of the request.
    pub fn said(code: &'static str, text: &Text, lang: Lang) -> Refused {
        Refused::of(code, text, lang, &SeatNames::default())
    }

    /// The same, about these seats.
    pub fn of(code: &'static str, text: &Text, lang: Lang, seats: &SeatNames) -> Refused {
        Refused { code, clause: None, message: say(lang, text, seats), reasons: Vec::new() }
    }

    /// The table refuses.
    pub fn table(refusal: &Refusal, lang: Lang, seats: &SeatNames) -> Refused {
        let message = say(lang, &refusal.text, seats);
        let ruled = refusal.reasons.iter().map(|(clause, text)| (Some(*clause), text));
        let unread = refusal.errors.iter().map(|error| (error.clause, &error.message));
        let reason = |(clause, text)| json!({"clause": clause, "message": say(lang, text, seats)});
        let reasons = ruled.chain(unread).map(reason).collect();
        Refused { code: refusal.code.word(), clause: refusal.clause, message, reasons }
    }

    /// The set-up or the position is refused, for all of these reasons.
    pub fn setup(errors: &[SetupError], lang: Lang) -> Refused {
        let position = !errors.is_empty() && errors.iter().all(|error| error.field == "position");
        let reason = |error: &SetupError| {
            let message = say(lang, &error.message, &SeatNames::default());
            json!({"field": error.field, "line": error.line, "clause": error.clause, "message": message})
        };
        Refused {
            code: if position { "position" } else { "setup" },
            clause: errors.iter().find_map(|error| error.clause),
            message: error::setup(lang, errors),
            reasons: errors.iter().map(reason).collect(),
        }
    }
}

/// The answer as it goes out.
pub fn wire(answer: &Result<Answer, Refused>) -> impl Serialize + '_ {
    match answer {
        Ok(fields) => Wire { ok: true, fields: Some(fields), error: None },
        Err(refused) => Wire { ok: false, fields: None, error: Some(refused) },
    }
}

#[derive(Serialize)]
struct Wire<'a> {
    ok: bool,
    #[serde(flatten)]
    fields: Option<&'a Answer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a Refused>,
}

/// An answer of one field.
pub fn one(name: &str, value: impl Into<Value>) -> Answer {
    Answer::from_iter([(name.to_owned(), value.into())])
}

/// What the table waits for: under `turn`, and its one field at the top as well, so that an answer to the
/// operation `turn` reads `{"decide":[…]}`.
pub fn turn(table: &dyn LiveTable) -> Answer {
    let (name, value) = match table.turn() {
        Turn::Decide(_) => ("decide", ids(table, table.awaited())),
        Turn::Chance => ("chance", Value::Bool(true)),
        Turn::Over => ("over", Value::Bool(true)),
    };
    let mut answer = one("turn", one(name, value.clone()));
    answer.insert(name.to_owned(), value);
    answer
}

/// Seats by their ids.
pub fn ids(table: &dyn LiveTable, seats: rules::Seats) -> Value {
    seats.into_iter().map(|seat| table.seat_ids()[seat.index()]).collect()
}

/// Lines of the log.
pub fn events(told: &[Told], lang: Lang, seats: &SeatNames) -> Value {
    let event = |told: &Told| json!({"text": say(lang, &told.text, seats), "clause": told.clause, "event": told.event});
    told.iter().map(event).collect()
}
