//! The guided first game: what a step shows, and what comes of an answer.

use super::Prompt;
use super::described::{self, text, view};
use rules::Text;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Pick, Told};
use utoipa::ToSchema;

/// A step of the guided first game, before the answer.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonStep {
    /// Which, from 1.
    pub n: u32,
    /// How many there are.
    pub count: u32,
    /// The seats of the prepared table, in seat order.
    pub seats: Vec<String>,
    /// Its options; what is not named has its default.
    pub options: BTreeMap<String, String>,
    /// The seat that the learner plays.
    pub seat: String,
    /// What is said and asked.
    #[schema(schema_with = text)]
    pub say: Text,
    /// The phase of the game.
    #[schema(schema_with = text)]
    pub stage: Option<Text>,
    /// The game's own view of this seat.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schema(schema_with = view)]
    pub view: Arc<RawValue>,
    /// What can be chosen.
    #[cfg_attr(test, ts(type = "Prompt | null"))]
    #[schema(value_type = Option<Prompt>)]
    pub prompt: Option<table::Prompt>,
    /// What is to be touched, in order, where the step names it: the tokens of an answer, or the blanks that it fills.
    pub target: Vec<String>,
    /// The treaty that is offered, where the step is about one: the answer is `yes` or `no`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub offer: Option<LessonOffer>,
}

/// A treaty that the learner is offered.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonOffer {
    /// By whom.
    pub from: String,
    /// What it says.
    #[schema(schema_with = text)]
    pub text: Text,
}

/// The learner's answer.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonGiven {
    /// The tokens picked, slot by slot; an optional slot may be empty.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub picks: Option<Vec<Vec<String>>>,
    /// The action as text; without `picks`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub action: Option<String>,
}

/// What comes of a legal answer.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonAnswered {
    /// The answer as the notation writes it.
    pub action: String,
    /// Is it what the step is about? If not, it is not carried out, and another may be tried.
    pub done: bool,
    /// What is said to that.
    #[schema(schema_with = text)]
    pub say: Text,
    /// The game's own view after it; absent if the answer was not carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[schema(schema_with = view)]
    pub view: Option<Box<RawValue>>,
    /// What then happened.
    #[cfg_attr(test, ts(type = "Array<Told>"))]
    #[schema(value_type = Vec<described::Told>)]
    pub told: Vec<Told>,
}

/// Asks what may follow these tokens.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonPick {
    /// In which slot.
    pub slot: u32,
    /// The tokens picked so far.
    pub picked: Vec<String>,
}

/// What may follow them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonNext {
    /// What can be picked next.
    #[cfg_attr(test, ts(type = "Array<Pick>"))]
    #[schema(value_type = Vec<described::Pick>)]
    pub options: Vec<Pick>,
    /// Could the slot be left as it is?
    pub complete: bool,
}
