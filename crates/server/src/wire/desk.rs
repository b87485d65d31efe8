//! What somebody keeps at a table for their own eyes.

use rules::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What somebody keeps at a table for their own eyes, on whichever device. A thread is named as pages like; the server only
/// keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Desk {
    /// How far a thread has been read: until when, and how much of what was said at that very moment.
    #[cfg_attr(test, ts(type = "{ [thread in string]?: [number, number] }"))]
    pub read: BTreeMap<String, (i64, u32)>,
    /// Words of a thread that were not sent yet.
    pub unsent: BTreeMap<String, String>,
    /// Whom one does not want to hear.
    pub muted: Vec<String>,
    /// Notes to oneself.
    pub notes: Vec<Note>,
}

/// A note to oneself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The number of the turn that it belongs to.
    #[serde(default)]
    pub turn: Option<u16>,
    /// What that turn is called; only ever told.
    #[serde(default, skip_deserializing, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub when: Option<Text>,
    /// What it says.
    pub text: String,
}
