//! What travels as `rules`, `table` and the games write it: its shape, for the page's types and the OpenAPI document.
//! A test holds each to the JSON of what it describes.

use rules::Text;
use serde::Serialize;
use serde_json::value::RawValue;
use table::Effect;
use utoipa::ToSchema;
use utoipa::openapi::schema::{Array, ObjectBuilder, OneOfBuilder};
use utoipa::openapi::{Ref, RefOr, Schema};

/// What is printed on a table's board, as its game's page draws it: described by `library`.
#[derive(Debug, ToSchema)]
pub struct Chart;

/// Something that can be picked.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Pick<E = unknown>"))]
pub struct Pick {
    /// The token, as the notation writes it.
    pub token: String,
    /// How it is called, if the token does not speak for itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    #[schema(schema_with = text)]
    pub label: Option<Text>,
    /// What it would do, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    #[schema(schema_with = text)]
    pub hint: Option<Text>,
    /// What it would do, as the game's page draws and says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "E", optional))]
    #[schema(schema_with = effect)]
    pub effect: Option<Effect>,
}

/// A line of the log as one viewer may read it.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Told<E = unknown>"))]
pub struct Told {
    /// The step that made it happen.
    pub step: u32,
    /// The sentence.
    #[schema(schema_with = text)]
    pub text: Text,
    /// The clause behind it, for "Why?".
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clause: Option<String>,
    /// The table went back to this step: what happened since has been taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub back: Option<u32>,
    /// The event itself as the game's page knows it; `null` for matters of the table.
    #[cfg_attr(test, ts(type = "E | null"))]
    #[schema(schema_with = event)]
    pub event: Option<Box<RawValue>>,
}

// Schemas that `library` has written down, by their names there.

pub(super) fn text() -> Ref {
    Ref::from_schema_name("Text")
}

pub(super) fn texts() -> RefOr<Schema> {
    Array::new(text()).into()
}

pub(super) fn part() -> Ref {
    Ref::from_schema_name("Part")
}

pub(super) fn parts() -> RefOr<Schema> {
    Array::new(part()).into()
}

pub(super) fn clock() -> Ref {
    Ref::from_schema_name("Clock")
}

pub(super) fn view() -> Ref {
    Ref::from_schema_name("View")
}

/// The view of one viewer, or those of all seats by their ids.
pub(super) fn views() -> RefOr<Schema> {
    let by_seat = ObjectBuilder::new().additional_properties(Some(view()));
    OneOfBuilder::new().item(view()).item(by_seat).into()
}

pub(super) fn event() -> Ref {
    Ref::from_schema_name("Event")
}

pub(super) fn effect() -> Ref {
    Ref::from_schema_name("Effect")
}
