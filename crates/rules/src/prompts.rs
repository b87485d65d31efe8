//! What can be picked next: so that the screen, the terminal and a screen reader offer the same legal
//! choices and know no rule.

use crate::{Seat, Text, Views};
use serde::Serialize;
use std::borrow::Cow;

/// One blank of the answer that a seat has to fill: a move has one, a sheet has one per presence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Slot {
    /// Stable name within the decision, such as `"move"` or `"Alger"`.
    pub id: String,
    /// What is asked.
    pub ask: Text,
    /// May stay empty.
    pub optional: bool,
}

/// Something that can be picked: a cell, a card, a word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pick {
    /// The token, as the notation writes it.
    pub token: Cow<'static, str>,
    /// How it is called, if the token does not speak for itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<Text>,
    /// What it would do, or why it may do nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<Text>,
    /// With it the slot is complete and nothing can follow: whoever lists a whole tree need not ask.
    #[serde(skip)]
    pub last: bool,
}

impl Pick {
    /// A token that speaks for itself.
    pub fn token(token: impl Into<Cow<'static, str>>) -> Pick {
        Pick { token: token.into(), label: None, hint: None, last: false }
    }

    /// A token that speaks for itself and completes the slot.
    pub fn last(token: impl Into<Cow<'static, str>>) -> Pick {
        Pick { last: true, ..Pick::token(token) }
    }

    /// The same pick under a name for people.
    #[must_use]
    pub fn called(mut self, label: Text) -> Pick {
        self.label = Some(label);
        self
    }

    /// The same pick with a remark.
    #[must_use]
    pub fn hinting(mut self, hint: Text) -> Pick {
        self.hint = Some(hint);
        self
    }
}

/// What may follow the tokens picked so far in a slot.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Next {
    /// What can be picked next; empty when nothing can.
    pub options: Vec<Pick>,
    /// Could the slot be left as it is? With options left: could be sent, could go on.
    pub complete: bool,
}

/// Prompts work from a view alone, so they can leak nothing.
pub trait Prompts: Views {
    /// The blanks that this seat has to fill now; none if it is not asked.
    fn slots(&self, view: &Self::View, seat: Seat) -> Vec<Slot>;

    /// What can be picked in `slot` after the tokens `picked`. Tokens that do not fit give an empty,
    /// incomplete `Next`.
    fn next(&self, view: &Self::View, seat: Seat, slot: usize, picked: &[String]) -> Next;

    /// The action that the filled slots make, if they make one.
    fn assemble(&self, view: &Self::View, seat: Seat, filled: &[Vec<String>]) -> Option<Self::Action>;
}
