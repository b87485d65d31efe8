//! The referee's operations as a program may use them that holds one seat at a table: of its own seat, and no more.

use super::answer::{Answer, Refused};
use super::ops;
use super::request::{self, Op};
use rules::Text;
use serde_json::{Map, Value};
use table::LiveTable;
use texts::Lang;

/// What came of a line.
pub struct Heard {
    /// What goes back.
    pub answer: Result<Answer, Refused>,
    /// Was it the seat's answer, and taken?
    pub played: bool,
}

/// The operations that tell a seat only what it may know, and the field that names the seat.
const OPEN: [(&str, &str); 11] = [
    ("view", "viewer"),
    ("suppose", "viewer"),
    ("legal", "seat"),
    ("prompt", "seat"),
    ("propose", "seat"),
    ("reply", "seat"),
    ("counter", "seat"),
    ("notice", "seat"),
    ("terms", "seat"),
    ("treaties", "viewer"),
    ("play", "seat"),
];

/// Carries out a line of the program that holds `seat`, which need not name it.
pub fn hear(table: &mut dyn LiveTable, seat: &str, line: &str) -> Heard {
    let mut lang = Lang::default();
    let answer = own(seat, line).and_then(|line| match request::read(&line, &mut lang)? {
        Op::Table(ask) => ops::at_seat(table, ask, lang),
        Op::Games | Op::Open(..) => unreachable!("not among the open operations"),
    });
    let op =
        serde_json::from_str::<Map<String, Value>>(line).ok().and_then(|fields| fields.get("op").cloned());
    let played = answer.is_ok() && op.as_ref().and_then(Value::as_str) == Some("play");
    Heard { answer, played }
}

/// The same line, about this seat.
fn own(seat: &str, line: &str) -> Result<String, Refused> {
    let Ok(mut fields) = serde_json::from_str::<Map<String, Value>>(line) else {
        return Ok(line.to_owned()); // refused as any other unreadable line is
    };
    let lang =
        fields.get("lang").and_then(Value::as_str).and_then(|code| code.parse().ok()).unwrap_or_default();
    let op = fields.get("op").and_then(Value::as_str).unwrap_or_default();
    let Some((_, field)) = OPEN.iter().find(|(open, _)| *open == op) else {
        let open = Text::new("cli-error-seat-op").with("ops", &OPEN.map(|(open, _)| open)[..]);
        return Err(Refused::said("no_op", &open, lang));
    };
    let named = fields.entry(*field).or_insert_with(|| seat.into());
    if named.as_str() != Some(seat) {
        let yours = Text::new("cli-error-not-yours").with("field", *field).with("seat", seat);
        return Err(Refused::said("not_yours", &yours, lang));
    }
    Ok(Value::Object(fields).to_string())
}
