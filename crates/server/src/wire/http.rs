//! Bodies of the HTTP API, both directions.

use super::described::{self, clock, text, view, views};
use super::{Manners, Prompt, Said, TableInfo, TreatyInfo, TurnInfo, You};
use rules::Text;
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::Told;
use table::clock::Clock;
use utoipa::ToSchema;

/// Why a request was refused; nothing has changed. The body of every answer that is not a success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// Stable word for programs.
    pub code: String,
    /// The rule clause, if a rule refused it.
    pub clause: Option<String>,
    /// The reason for people.
    #[schema(schema_with = text)]
    pub text: Text,
    /// Every reason with its clause, where a rule refused an answer of many entries.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Reason>>", optional))]
    pub reasons: Vec<Reason>,
    /// What is wrong with which field, where a body or a text was wrong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<FieldError>>", optional))]
    pub faults: Vec<FieldError>,
}

/// One of several reasons.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reason {
    /// The rule clause.
    pub clause: String,
    /// The reason for people.
    #[schema(schema_with = text)]
    pub text: Text,
}

/// An error of one field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FieldError {
    /// The field.
    pub field: String,
    /// The line, if the field is one of a board file.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub line: Option<usize>,
    /// The rule clause, if a rule forbids it.
    pub clause: Option<String>,
    /// What is wrong, in English.
    pub message: String,
    /// The same as a message, to be said in the reader's language.
    #[schema(schema_with = text)]
    pub text: Text,
}

/// Who I am to the site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// The name that others see; empty until I gave one.
    pub name: String,
    /// The name of my account, if I have one.
    pub account: Option<String>,
}

/// How I want to be called.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MyName {
    /// 1 to 24 visible characters.
    pub name: String,
}

/// Name and passphrase of an account. Never printed, never logged.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The account's name.
    pub name: String,
    /// At least eight characters.
    pub passphrase: String,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Where the site is in the house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HouseInfo {
    /// An address that phones on the same network can open; `null` where there is none, or whoever asks comes from
    /// elsewhere.
    pub address: Option<String>,
}

/// A box on the shelf. Its title, blurb and option texts are messages of `locales/`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// The game's key.
    pub key: String,
    /// Every seat id, in the game's own order.
    pub seats: Vec<String>,
    /// The fewest seats that can play; the most is all of them.
    pub min_seats: u32,
    /// How long a game takes, about.
    pub minutes: u32,
    /// The options.
    pub options: Vec<OptionInfo>,
    /// Options that make a first game against bots a good one, by name; the others stay at their defaults.
    pub first_game: BTreeMap<String, String>,
    /// Standing instructions that a seat may give.
    pub instructions: Vec<String>,
    /// The phases that have a time of their own at live tables.
    pub phases: Vec<TimedPhase>,
    /// The levels of its bots, weakest first.
    pub levels: Vec<String>,
    /// The rules version that new tables are played by.
    pub rules_version: u32,
    /// Is it a game of negotiation, with treaty cards?
    pub treaties: bool,
    /// How many steps its guided first game has; 0: it has none.
    pub lessons: u32,
}

/// A phase with a time of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TimedPhase {
    /// Its name: the message `<game>-phase-<name>`.
    pub name: String,
    /// The option that says how many seconds it lasts.
    pub option: String,
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// Its values, the default first.
    pub values: Vec<String>,
    /// Does it take other texts as well?
    pub open: bool,
}

/// The rules in our own words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulesText {
    /// The game's name.
    pub title: String,
    /// What it is about, paragraph by paragraph.
    pub intro: Vec<String>,
    /// The chapters.
    pub sections: Vec<RulesSection>,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulesSection {
    /// Its heading.
    pub title: String,
    /// Paragraphs that introduce it.
    pub intro: Vec<String>,
    /// Its clauses.
    pub clauses: Vec<RulesClause>,
}

/// A clause of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulesClause {
    /// Its number, such as `NP-06`.
    pub id: String,
    /// What it says.
    pub text: String,
    /// Decided by us, where the printed rules are silent.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub ruling: bool,
}

impl From<&texts::Rulebook> for RulesText {
    fn from(book: &texts::Rulebook) -> RulesText {
        let clause = |clause: &texts::Clause| RulesClause {
            id: clause.id.clone(),
            text: clause.text.clone(),
            ruling: clause.ruling,
        };
        let section = |section: &texts::Section| RulesSection {
            title: section.title.clone(),
            intro: section.intro.clone(),
            clauses: section.clauses.iter().map(clause).collect(),
        };
        RulesText {
            title: book.title.clone(),
            intro: book.intro.clone(),
            sections: book.sections.iter().map(section).collect(),
        }
    }
}

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's key.
    pub game: String,
    /// The seats in play and who is to sit there.
    pub seats: Vec<SeatPlan>,
    /// The chosen options.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<BTreeMap<String, String>>", optional))]
    pub options: BTreeMap<String, String>,
    /// Show it on the list of open tables?
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub public: bool,
    /// The time contract.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Clock", optional))]
    #[serde(deserialize_with = "of_named_kind")]
    #[schema(schema_with = clock, required = false)]
    pub clock: Option<Clock>,
    /// What is agreed on about talk.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Manners>", optional))]
    #[schema(required = false)]
    pub manners: Manners,
    /// The text of a board file, to play on a board of one's own.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub board: Option<String>,
}

/// A board file to be looked at.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardDraft {
    /// The text of the file.
    pub board: String,
}

/// What is said of a board file before anybody plays on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardVerdict {
    /// Everything that is wrong with it; nothing: it can be played on.
    pub faults: Vec<FieldError>,
    /// What it looks like (SVG), if it can be played on.
    pub picture: Option<String>,
}

/// A seat of a table to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatPlan {
    /// The seat.
    pub id: String,
    /// `"me"`, `"open"`, or `"bot:"` and a level. `"me"` in several seats: they share my device.
    pub who: String,
    /// With `"me"`: how whoever sits here is called, if not as I am.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
}

/// A change of one seat by the host.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatChoice {
    /// The seat.
    pub seat: String,
    /// `"open"`, or `"bot:"` and a level; in play, `"away"` for somebody who is not there.
    pub who: String,
}

/// A table as the one who asks may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableOpened {
    /// Its id, also its address.
    pub id: String,
    /// The table.
    pub table: TableInfo,
    /// What it is to you.
    pub you: You,
}

/// A table on a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableCard {
    /// The table.
    pub table: TableInfo,
    /// What it is to you.
    pub you: You,
    /// Is an answer of yours awaited?
    pub your_turn: bool,
    /// When something last happened, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
}

/// Takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The seat.
    pub seat: String,
    /// The secret of the invitation link, for a table that is not public.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub invite: Option<String>,
    /// How whoever sits here is called, if not as I am: somebody beside me, who plays on my device.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// Anything at all, mixed into the table's randomness: a table to which you added a word of your own
    /// cannot have been stacked beforehand.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub luck: Option<String>,
}

/// Starts without waiting: bots take the empty seats.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The level of the bots for empty seats.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
}

/// An answer by HTTP.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// Which of your seats; not needed if you hold one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<String>,
    /// The decision it answers.
    pub decision: u32,
    /// The tokens picked, slot by slot; an optional slot may be empty.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub picks: Option<Vec<Vec<String>>>,
    /// The action as text; without `picks`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub action: Option<String>,
}

/// The answer was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Answered {
    /// The last step now.
    pub step: u32,
}

/// The table of the rematch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rematched {
    /// Its id; `null` until everybody wants it.
    pub id: Option<String>,
}

/// A line of the stream of turns: sent whenever an answer of the seat is awaited.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Turns {
    /// The seat.
    pub seat: &'static str,
    /// The decision that an answer has to name.
    pub decision: u32,
    /// The game's own view of this seat.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schema(schema_with = view)]
    pub view: Arc<RawValue>,
    /// What can be chosen; absent once the game is over.
    #[cfg_attr(test, ts(type = "Prompt | null"))]
    #[schema(value_type = Option<Prompt>)]
    pub prompt: Option<table::Prompt>,
    /// Every legal action as text, where the game can list them.
    pub legal: Option<Vec<String>>,
    /// What is asked of whom.
    pub turn: TurnInfo,
}

/// The record of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Record {
    /// The text, see `docs/record-format.md`.
    pub record: String,
}

/// Proof that it is the owner of an account who asks.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Passphrase {
    /// The passphrase as it is.
    pub passphrase: String,
}

/// A new passphrase.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PassphraseChange {
    /// The passphrase as it is.
    pub passphrase: String,
    /// As it is to be.
    pub new: String,
}

/// A game from its first step to its last, as one viewer knew it.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Replay {
    /// One a step that this viewer noticed.
    pub frames: Vec<Frame>,
}

/// What was said and promised at a table, as far as the one who asks may know it.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Chronicle {
    /// What was said, in order.
    pub said: Vec<Said>,
    /// The treaties, as the socket tells them.
    #[schema(value_type = Vec<Object>)]
    pub treaties: Vec<TreatyInfo>,
}

/// A moment of a game.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Frame {
    /// After this step.
    pub step: u32,
    /// The game's own view; seen with all eyes, one a seat.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schema(schema_with = views)]
    pub view: Box<RawValue>,
    /// What had just happened.
    #[cfg_attr(test, ts(type = "Array<Told>"))]
    #[schema(value_type = Vec<described::Told>)]
    pub told: Vec<Told>,
    /// The total of every seat, in seat order; empty as long as the game goes on.
    pub totals: Vec<i32>,
    /// The seats that were asked then.
    pub asked: Vec<String>,
}

/// Where to go on from, and as whom.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GoOn {
    /// After this step.
    pub step: u32,
    /// The seat that is mine from now on.
    pub seat: String,
    /// The level of the bots in all others; `medium` if absent.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// The secret of the invitation link, for a table that is not public.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub invite: Option<String>,
}

/// A clock whose kind is named: the library would take a number for the kind at that place.
fn of_named_kind<'de, D: Deserializer<'de>>(reader: D) -> Result<Option<Clock>, D::Error> {
    let value = Option::<serde_json::Value>::deserialize(reader)?.filter(|value| !value.is_null());
    match value {
        Some(value) if value["kind"].is_number() => {
            Err(D::Error::invalid_type(Unexpected::Other("number"), &"a string"))
        }
        Some(value) => Clock::deserialize(value).map(Some).map_err(D::Error::custom),
        None => Ok(None),
    }
}
