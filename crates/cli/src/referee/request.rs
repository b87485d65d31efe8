//! What can be asked, field by field.

use super::answer::Refused;
use library::Seating;
use rules::{ParseError, Text, quoted};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use table::unread;
use texts::Lang;

/// The operations.
pub enum Op {
    Games,
    /// A new table, perhaps from a position.
    Open(New, Option<String>),
    /// Something about the table that is there.
    Table(Ask),
}

/// The operations on a table.
pub enum Ask {
    Turn,
    Prompt(Prompt),
    Legal(Of),
    Play(Play),
    Roll(String),
    View(String),
    Suppose(Suppose),
    Position,
    Standing,
    Record(String),
    Bot(Bot),
    Propose(Propose),
    Reply(Reply),
    Counter(Counter),
    Notice(Notice),
    Terms(Terms),
    Treaties(String),
    Bargain(BTreeMap<String, String>),
}

/// Opens a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    pub game: String,
    #[serde(default)]
    seats: Option<Seats>,
    #[serde(default)]
    options: BTreeMap<String, Scalar>,
    /// Text of a board file.
    #[serde(default)]
    pub board: Option<String>,
    /// Drawn by the system if there is none.
    #[serde(default)]
    pub seed: Option<u64>,
    #[serde(default)]
    pub manual_chance: bool,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "a number of seats or a list of seat names")]
enum Seats {
    Count(usize),
    Named(Vec<String>),
}

/// Values of options may be written as what they look like.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a text, a number, true or false")]
enum Scalar {
    Text(String),
    Number(serde_json::Number),
    Truth(bool),
}

impl New {
    /// The seats asked for.
    pub fn seating(&self, fewest: usize) -> Seating {
        match &self.seats {
            None => Seating::Count(fewest),
            Some(Seats::Count(count)) => Seating::Count(*count),
            Some(Seats::Named(names)) => Seating::Named(names.clone()),
        }
    }

    /// The options as texts.
    pub fn options(&self) -> rules::Options {
        let text = |value: &Scalar| match value {
            Scalar::Text(text) => text.clone(),
            Scalar::Number(number) => number.to_string(),
            Scalar::Truth(truth) => truth.to_string(),
        };
        self.options.iter().map(|(name, value)| (name.clone(), text(value))).collect()
    }
}

/// Names a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Of {
    pub seat: String,
}

/// What can be picked next?
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prompt {
    pub seat: String,
    #[serde(default)]
    picked: Option<Picked>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "a list of tokens, or one list of tokens a slot")]
enum Picked {
    One(Vec<String>),
    Each(Vec<Vec<String>>),
}

impl Prompt {
    /// The tokens picked so far, slot by slot.
    pub fn picked(&self) -> Vec<Vec<String>> {
        match &self.picked {
            None => Vec::new(),
            Some(Picked::One(tokens)) => vec![tokens.clone()],
            Some(Picked::Each(slots)) => slots.clone(),
        }
    }
}

/// An answer of a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    pub seat: String,
    pub action: String,
}

/// What would follow if these seats answered so?
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Suppose {
    pub viewer: String,
    #[serde(default)]
    pub ahead: u8,
    #[serde(default)]
    pub answers: BTreeMap<String, String>,
}

/// What would a bot do?
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bot {
    pub seat: String,
    pub level: String,
    #[serde(default)]
    pub ms: Option<u64>,
}

/// A treaty that a seat offers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Propose {
    pub seat: String,
    pub treaty: String,
}

/// A seat's word on the treaty of a number.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    pub seat: String,
    pub treaty: u32,
    pub yes: bool,
    #[serde(default)]
    pub why: Option<String>,
}

/// Another offer in answer to the treaty of a number.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counter {
    pub seat: String,
    pub treaty: u32,
    pub offer: String,
}

/// A standing treaty is to end with this turn.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notice {
    pub seat: String,
    pub treaty: u32,
}

/// What may follow in a treaty of the seat's?
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    pub seat: String,
    #[serde(default)]
    pub picked: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bargain {
    /// The level of the bot at each of these seats.
    bots: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Empty {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Roll {
    roll: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct View {
    viewer: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    #[serde(default = "full")]
    level: String,
}

fn full() -> String {
    "full".to_owned()
}

/// Reads a line, and the language to answer in: English, if it names none. A line that cannot be read is answered in the
/// language of the one before.
pub fn read(line: &str, lang: &mut Lang) -> Result<Op, Refused> {
    let mut fields: Map<String, Value> =
        serde_json::from_str(line).map_err(|error| bad(&unread(&error), *lang))?;
    *lang = match fields.remove("lang") {
        None => Lang::En,
        Some(named) => {
            let code = named.as_str().map_or_else(|| named.to_string(), str::to_owned);
            let unknown = ParseError::word(&code, &Lang::ALL.map(Lang::code)).within("lang");
            let known = Lang::ALL.into_iter().find(|lang| lang.code() == code);
            known.ok_or_else(|| bad(&unknown.message, *lang))?
        }
    };
    let said = *lang;
    let op = match fields.remove("op") {
        Some(Value::String(op)) => op,
        _ => return Err(bad(&missing("op"), said)),
    };
    let op = match op.as_str() {
        "games" => with(fields, |_: Empty| Op::Games),
        "new" => with(fields, |new| Op::Open(new, None)),
        "load" => match fields.remove("position") {
            Some(Value::String(position)) => with(fields, |new| Op::Open(new, Some(position))),
            _ => Err(missing("position")),
        },
        "turn" => with(fields, |_: Empty| Op::Table(Ask::Turn)),
        "prompt" => with(fields, |prompt| Op::Table(Ask::Prompt(prompt))),
        "legal" => with(fields, |of| Op::Table(Ask::Legal(of))),
        "play" => with(fields, |play| Op::Table(Ask::Play(play))),
        "roll" => with(fields, |roll: Roll| Op::Table(Ask::Roll(roll.roll))),
        "view" => with(fields, |view: View| Op::Table(Ask::View(view.viewer))),
        "suppose" => with(fields, |suppose| Op::Table(Ask::Suppose(suppose))),
        "position" => with(fields, |_: Empty| Op::Table(Ask::Position)),
        "standing" => with(fields, |_: Empty| Op::Table(Ask::Standing)),
        "record" => with(fields, |record: Record| Op::Table(Ask::Record(record.level))),
        "bot" => with(fields, |bot| Op::Table(Ask::Bot(bot))),
        "propose" => with(fields, |propose| Op::Table(Ask::Propose(propose))),
        "reply" => with(fields, |reply| Op::Table(Ask::Reply(reply))),
        "counter" => with(fields, |counter| Op::Table(Ask::Counter(counter))),
        "notice" => with(fields, |notice| Op::Table(Ask::Notice(notice))),
        "terms" => with(fields, |terms| Op::Table(Ask::Terms(terms))),
        "treaties" => with(fields, |view: View| Op::Table(Ask::Treaties(view.viewer))),
        "bargain" => with(fields, |bargain: Bargain| Op::Table(Ask::Bargain(bargain.bots))),
        unknown => {
            let text = Text::new("cli-error-no-op").with("op", quoted(unknown)).with("ops", &OPS[..]);
            return Err(Refused::said("no_op", &text, said));
        }
    };
    op.map_err(|text| bad(&text, said))
}

/// The names of the operations.
const OPS: [&str; 17] = [
    "games", "new", "load", "turn", "prompt", "legal", "play", "roll", "view", "suppose", "position",
    "standing", "record", "bot", "propose", "reply", "bargain",
];

fn bad(reason: &Text, lang: Lang) -> Refused {
    Refused::said("unreadable", &Text::new("cli-error-request").with("reason", reason.clone()), lang)
}

fn missing(field: &str) -> Text {
    Text::new("json-missing").with("field", field)
}

fn with<F: DeserializeOwned>(fields: Map<String, Value>, make: impl FnOnce(F) -> Op) -> Result<Op, Text> {
    serde_json::from_value(Value::Object(fields)).map(make).map_err(|error| unread(&error))
}
