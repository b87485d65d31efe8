//! What can be picked next: so that the screen, the terminal and a screen reader offer the same legal
//! choices and know no rule.

use crate::{Seat, Text, Views};
use serde::ser::{Serialize, SerializeStruct, Serializer};
use std::borrow::Cow;
use std::fmt::Debug;

/// One blank of the answer that a seat has to fill: a move has one, a sheet has one per presence.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Slot {
    /// Stable name within the decision, such as `"move"` or `"Alger"`.
    pub id: String,
    /// What is asked.
    pub ask: Text,
    /// May stay empty.
    pub optional: bool,
}

/// Something that can be picked: a cell, a card, a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick<E = NoEffect> {
    /// The token, as the notation writes it.
    pub token: Cow<'static, str>,
    /// How it is called, if the token does not speak for itself.
    pub label: Option<Text>,
    /// What it would do, or why it may do nothing.
    pub hint: Option<Text>,
    /// What it would do, as the game's board draws it and says it: whoever is sent the effect is not sent the hint.
    pub effect: Option<E>,
    /// With it the slot is complete and nothing can follow: whoever lists a whole tree need not ask.
    pub last: bool,
}

/// The effect of picks that have none beyond their words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum NoEffect {}

impl<E> Pick<E> {
    /// A token that speaks for itself.
    pub fn token(token: impl Into<Cow<'static, str>>) -> Pick<E> {
        Pick { token: token.into(), label: None, hint: None, effect: None, last: false }
    }

    /// A token that speaks for itself and completes the slot.
    pub fn last(token: impl Into<Cow<'static, str>>) -> Pick<E> {
        Pick { last: true, ..Pick::token(token) }
    }

    /// The same pick under a name for people.
    #[must_use]
    pub fn called(mut self, label: Text) -> Pick<E> {
        self.label = Some(label);
        self
    }

    /// The same pick with a remark.
    #[must_use]
    pub fn hinting(mut self, hint: Text) -> Pick<E> {
        self.hint = Some(hint);
        self
    }

    /// The same pick with what it would do.
    #[must_use]
    pub fn doing(mut self, effect: E) -> Pick<E> {
        self.effect = Some(effect);
        self
    }
}

impl<E: Serialize> Serialize for Pick<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut pick = serializer.serialize_struct("Pick", 3)?;
        pick.serialize_field("token", &self.token)?;
        if let Some(label) = &self.label {
            pick.serialize_field("label", label)?;
        }
        match (&self.effect, &self.hint) {
            (Some(effect), _) => pick.serialize_field("effect", effect)?,
            (None, Some(hint)) => pick.serialize_field("hint", hint)?,
            (None, None) => {}
        }
        pick.end()
    }
}

/// What may follow the tokens picked so far in a slot.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Next<E = NoEffect> {
    /// What can be picked next; empty when nothing can.
    pub options: Vec<Pick<E>>,
    /// Could the slot be left as it is? With options left: could be sent, could go on.
    pub complete: bool,
}

impl<E> Default for Next<E> {
    fn default() -> Next<E> {
        Next { options: Vec::new(), complete: false }
    }
}

/// Prompts work from a view alone, so they can leak nothing.
pub trait Prompts: Views {
    /// What a pick would do, for boards to draw.
    type Effect: Clone + Eq + Debug + Serialize;

    /// The blanks that this seat has to fill now; none if it is not asked.
    fn slots(&self, view: &Self::View, seat: Seat) -> Vec<Slot>;

    /// What can be picked in `slot` after the tokens `picked`. Tokens that do not fit give an empty,
    /// incomplete `Next`.
    fn next(&self, view: &Self::View, seat: Seat, slot: usize, picked: &[String]) -> Next<Self::Effect>;

    /// The action that the filled slots make, if they make one. Whether it is legal is not asked here: a pick that was
    /// not offered is refused by the one judge, who names the clause.
    fn assemble(&self, view: &Self::View, seat: Seat, filled: &[Vec<String>]) -> Option<Self::Action>;

    /// The tokens, slot by slot, that make this action: [`Prompts::assemble`] the other way round. Of weight for
    /// actions that are legal now only.
    fn picks(&self, view: &Self::View, seat: Seat, action: &Self::Action) -> Vec<Vec<String>>;
}
