//! The shape of a prompt on the wire, for the page's types and the OpenAPI document. [`table::Prompt`] writes itself so;
//! a test holds the one against the other.

use super::described::{effect, text, texts};
use rules::Text;
use serde::Serialize;
use table::Effect;
use utoipa::ToSchema;

/// Everything a seat can pick now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Prompt<E = unknown>"))]
pub struct Prompt {
    /// The decision that an answer has to name.
    pub decision: u32,
    /// The blanks to fill; an answer gives the tokens picked in each.
    #[cfg_attr(test, ts(type = "Array<PromptSlot<E>>"))]
    pub slots: Vec<PromptSlot>,
}

/// A blank and its choices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PromptSlot<E = unknown>"))]
pub struct PromptSlot {
    /// Stable name within the decision.
    pub id: String,
    /// What is asked.
    #[schema(schema_with = text)]
    pub ask: Text,
    /// May stay empty.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub optional: bool,
    /// What can be picked.
    #[cfg_attr(test, ts(type = "Tree<E>"))]
    pub tree: Tree,
    /// What last picks would do: each said once, however many do it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    #[schema(schema_with = texts)]
    pub hints: Option<Vec<Text>>,
}

/// Choices, and whether one may stop here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Tree<E = unknown>"))]
pub struct Tree {
    /// Could the slot be left as it is?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub complete: bool,
    /// What can be picked next.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(type = "Array<Branch<E>>", optional))]
    pub picks: Vec<Branch>,
}

/// A pick and what follows it. Most picks are last ones, after which the slot is complete and nothing can
/// follow: such a token stands alone, or with what it would do. The next most common form is a token and what may
/// follow it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Branch<E = unknown>"))]
#[serde(untagged)]
pub enum Branch {
    /// A last token that speaks for itself.
    Leaf(String),
    /// A last token, and what it would do: counted from 0 in the slot's `hints`.
    Hinted(String, usize),
    /// A token that speaks for itself, and what may follow.
    Parent(
        String,
        #[cfg_attr(test, ts(type = "Tree<E>"))]
        #[schema(no_recursion)]
        Tree,
    ),
    /// Anything else.
    Pick {
        /// The token, as the notation writes it.
        token: String,
        /// How it is called, if the token does not speak for itself.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        #[schema(schema_with = text)]
        label: Option<Text>,
        /// What it would do.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        #[schema(schema_with = text)]
        hint: Option<Text>,
        /// What it would do, as the game's page draws and says it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(type = "E", optional))]
        #[schema(schema_with = effect)]
        effect: Option<Effect>,
        /// What may follow; absent: ask with `pick`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(type = "Tree<E>", optional))]
        #[schema(no_recursion)]
        then: Option<Tree>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Pick;

    impl From<&table::Prompt> for Prompt {
        fn from(prompt: &table::Prompt) -> Prompt {
            Prompt { decision: prompt.decision, slots: prompt.slots.iter().map(PromptSlot::from).collect() }
        }
    }

    impl From<&table::PromptSlot> for PromptSlot {
        fn from(slot: &table::PromptSlot) -> PromptSlot {
            let mut hints = Vec::new();
            let tree = tree(slot.tree.root(), &mut hints);
            let hints = (!hints.is_empty()).then_some(hints);
            PromptSlot { id: slot.id.clone(), ask: slot.ask.clone(), optional: slot.optional, tree, hints }
        }
    }

    fn tree(found: table::Branch<'_>, hints: &mut Vec<Text>) -> Tree {
        let picks = found.branches().map(|(pick, then)| branch(pick, then, hints)).collect();
        Tree { complete: found.complete(), picks }
    }

    fn branch(pick: &Pick, then: Option<table::Branch<'_>>, hints: &mut Vec<Text>) -> Branch {
        let token = pick.token.to_string();
        let then = match then {
            Some(then) => Some(tree(then, hints)),
            None => pick.last.then_some(Tree { complete: true, picks: Vec::new() }),
        };
        let ends = then.as_ref().is_some_and(|then| then.complete && then.picks.is_empty());
        match (pick.label.clone(), pick.hint.clone(), pick.effect.clone(), then) {
            (None, None, None, _) if ends => Branch::Leaf(token),
            (None, Some(hint), None, _) if ends => {
                if !hints.contains(&hint) {
                    hints.push(hint.clone());
                }
                Branch::Hinted(token, hints.iter().position(|known| *known == hint).unwrap_or_default())
            }
            (None, None, None, Some(then)) => Branch::Parent(token, then),
            (label, hint, effect, then) => {
                let hint = if effect.is_some() { None } else { hint };
                Branch::Pick { token, label, hint, effect, then }
            }
        }
    }

    #[test]
    fn prompts_are_written_in_this_shape() {
        let (home, far) = (Text::new("home"), Text::new("far").with("n", 2));
        let place = |complete, picks, then| table::Place { complete, picks, then };
        let first = vec![
            Pick::token("a2"),
            Pick::token("hold").hinting(far.clone()),
            Pick::token("unknown").called(Text::new("west")),
            Pick::last("stay").hinting(home.clone()),
        ];
        let deep = vec![
            Pick::last("a7"),
            Pick::last("a8").hinting(home.clone()),
            Pick::last("a9").hinting(far),
            Pick::last("b1").called(Text::new("east")).hinting(home),
            Pick::token("b2"),
            Pick::last("b3").hinting(Text::new("untold")).doing(table::Effect::of(&[1])),
        ];
        let places = vec![
            place(false, first, 1..3),
            place(true, deep.clone(), 3..4),
            place(true, deep, 4..5),
            place(true, Vec::new(), 0..0),
            place(true, Vec::new(), 0..0),
        ];
        let slot = |id: &str, optional, places| table::PromptSlot {
            id: id.to_owned(),
            ask: Text::new("ask"),
            optional,
            tree: table::Tree(places),
        };
        let empty = vec![place(false, Vec::new(), 0..0)];
        let prompt = table::Prompt {
            decision: 7,
            slots: vec![slot("move", false, places), slot("none", true, empty)],
        };
        let shape = serde_json::to_string(&Prompt::from(&prompt)).unwrap();
        assert_eq!(serde_json::to_string(&prompt).unwrap(), shape);
        assert_eq!(shape.matches("\"home\"").count(), 3, "said once for all last picks: {shape}");
        assert!(shape.contains(r#"{"token":"b3","effect":[1],"then":{"complete":true}}"#), "{shape}");
    }
}
