//! The choices of a seat, in as few bytes as a phone deserves.

use rules::{Pick, Text};
use serde::Serialize;
use utoipa::ToSchema;

/// Everything a seat can pick now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Prompt {
    /// The decision that an answer has to name.
    pub decision: u32,
    /// The blanks to fill; an answer gives the tokens picked in each.
    pub slots: Vec<PromptSlot>,
}

/// A blank and its choices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PromptSlot {
    /// Stable name within the decision.
    pub id: String,
    /// What is asked.
    #[cfg_attr(test, ts(type = "Text"))]
    #[schema(value_type = Object)]
    pub ask: Text,
    /// May stay empty.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub optional: bool,
    /// What can be picked.
    pub tree: Tree,
}

/// Choices, and whether one may stop here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tree {
    /// Could the slot be left as it is?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub complete: bool,
    /// What can be picked next.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Branch>>", optional))]
    pub picks: Vec<Branch>,
}

/// A pick and what follows it. A bare string is a token that speaks for itself, after which the slot is
/// complete and nothing can follow: by far the most common case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Branch {
    /// A last token.
    Leaf(String),
    /// Anything else.
    Pick {
        /// The token, as the notation writes it.
        token: String,
        /// How it is called, if the token does not speak for itself.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(type = "Text", optional))]
        #[schema(value_type = Option<Object>)]
        label: Option<Text>,
        /// What it would do.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(type = "Text", optional))]
        #[schema(value_type = Option<Object>)]
        hint: Option<Text>,
        /// What may follow; absent: ask with `pick`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        #[schema(no_recursion)]
        then: Option<Tree>,
    },
}

impl From<table::Prompt> for Prompt {
    fn from(prompt: table::Prompt) -> Prompt {
        Prompt { decision: prompt.decision, slots: prompt.slots.into_iter().map(PromptSlot::from).collect() }
    }
}

impl From<table::PromptSlot> for PromptSlot {
    fn from(slot: table::PromptSlot) -> PromptSlot {
        PromptSlot { id: slot.id, ask: slot.ask, optional: slot.optional, tree: slot.tree.into() }
    }
}

impl From<table::Tree> for Tree {
    fn from(tree: table::Tree) -> Tree {
        Tree { complete: tree.complete, picks: tree.picks.into_iter().map(Branch::from).collect() }
    }
}

impl From<(Pick, Option<table::Tree>)> for Branch {
    fn from((pick, then): (Pick, Option<table::Tree>)) -> Branch {
        match (pick, then) {
            (Pick { token, label: None, hint: None }, Some(table::Tree { complete: true, picks }))
                if picks.is_empty() =>
            {
                Branch::Leaf(token)
            }
            (Pick { token, label, hint }, then) => {
                Branch::Pick { token, label, hint, then: then.map(Tree::from) }
            }
        }
    }
}
