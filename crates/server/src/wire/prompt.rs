//! The shape of a prompt on the wire, for the page's types and the OpenAPI document. [`table::Prompt`] writes itself so;
//! a test holds the one against the other.

use super::described::{effect, text, texts};
use rules::Text;
use serde::Serialize;
use std::collections::BTreeMap;
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
    /// What is to be said of tokens in whichever slot they are met: unless the slot says otherwise, it holds there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "{ [token: string]: Always<E> }", optional))]
    pub tokens: Option<BTreeMap<String, Always>>,
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
    /// What is to be said of tokens wherever they are met: their picks leave it out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "{ [token: string]: Always<E> }", optional))]
    pub tokens: Option<BTreeMap<String, Always>>,
}

/// What is to be said of a token wherever it is met in a slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Always<E = unknown>"))]
pub struct Always {
    /// How it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    #[schema(schema_with = text)]
    pub label: Option<Text>,
    /// What it would do, as the game's page draws and says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "E", optional))]
    #[schema(schema_with = effect)]
    pub effect: Option<Effect>,
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
    /// A token, what may follow (nothing, after a last one), and what it would do.
    Doing(
        String,
        #[cfg_attr(test, ts(type = "Tree<E> | null"))]
        #[schema(no_recursion)]
        Option<Tree>,
        #[cfg_attr(test, ts(type = "E"))]
        #[schema(schema_with = effect)]
        Effect,
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
    use serde_json::json;
    use table::Pick;

    impl From<&table::Prompt> for Prompt {
        fn from(prompt: &table::Prompt) -> Prompt {
            let slots = prompt.slots.iter().map(PromptSlot::from).collect();
            Prompt { decision: prompt.decision, slots, tokens: None } // in this test no token is in two slots
        }
    }

    impl From<&table::PromptSlot> for PromptSlot {
        fn from(slot: &table::PromptSlot) -> PromptSlot {
            let (mut hints, mut tokens) = (Vec::new(), BTreeMap::new());
            // in this test what is said of a token is the same wherever it is met
            let all = || slot.tree.0.iter().flat_map(|place| &place.picks);
            for pick in all().filter(|pick| pick.label.is_some() || pick.effect.is_some()) {
                if all().filter(|other| other.token == pick.token).count() > 1 {
                    let always = Always { label: pick.label.clone(), effect: pick.effect.clone() };
                    tokens.insert(pick.token.to_string(), always);
                }
            }
            let tree = tree(slot.tree.root(), &tokens, &mut hints);
            let hints = (!hints.is_empty()).then_some(hints);
            let tokens = (!tokens.is_empty()).then_some(tokens);
            let (id, ask, optional) = (slot.id.clone(), slot.ask.clone(), slot.optional);
            PromptSlot { id, ask, optional, tree, hints, tokens }
        }
    }

    type Tokens = BTreeMap<String, Always>;

    fn tree(found: table::Branch<'_>, tokens: &Tokens, hints: &mut Vec<Text>) -> Tree {
        let picks = found.branches().map(|(pick, then)| branch(pick, then, tokens, hints)).collect();
        Tree { complete: found.complete(), picks }
    }

    fn branch(
        pick: &Pick,
        then: Option<table::Branch<'_>>,
        tokens: &Tokens,
        hints: &mut Vec<Text>,
    ) -> Branch {
        let token = pick.token.to_string();
        let then = match then {
            Some(then) => Some(tree(then, tokens, hints)),
            None => pick.last.then_some(Tree { complete: true, picks: Vec::new() }),
        };
        let ends = then.as_ref().is_some_and(|then| then.complete && then.picks.is_empty());
        let said = tokens.contains_key(&token);
        let (label, effect) = (pick.label.clone().filter(|_| !said), pick.effect.clone().filter(|_| !said));
        let hint = pick.hint.clone().filter(|_| pick.effect.is_none());
        match (label, hint, effect, then) {
            (None, None, None, _) if ends => Branch::Leaf(token),
            (None, Some(hint), None, _) if ends => {
                if !hints.contains(&hint) {
                    hints.push(hint.clone());
                }
                Branch::Hinted(token, hints.iter().position(|known| *known == hint).unwrap_or_default())
            }
            (None, None, Some(effect), _) if ends => Branch::Doing(token, None, effect),
            (None, None, Some(effect), Some(then)) => Branch::Doing(token, Some(then), effect),
            (None, None, None, Some(then)) => Branch::Parent(token, then),
            (label, hint, effect, then) => Branch::Pick { token, label, hint, effect, then },
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
            Pick::last("sole").doing(table::Effect::of(&[3])),
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
        let once = vec![Pick::last("b4").called(Text::new("north")).doing(table::Effect::of(&[2]))];
        let places = vec![
            place(false, first, 1..3),
            place(true, deep.clone(), 3..4),
            place(true, deep, 4..5),
            place(true, once, 0..0),
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
        assert_eq!(shape.matches("\"home\"").count(), 1, "said once for all last picks: {shape}");
        assert_eq!(shape.matches("\"east\"").count(), 1, "and the names of tokens once a slot: {shape}");
        assert!(shape.contains(r#""tokens":{"b1":{"label":{"id":"east"}},"b3":{"effect":[1]}}"#), "{shape}");
        assert!(shape.contains(r#"["sole",null,[3]]"#), "{shape}");
        assert!(
            shape.contains(r#"{"token":"b4","label":{"id":"north"},"effect":[2],"then":{"complete":true}}"#)
        );
    }

    /// Rows of a form have the same picks: their names are said once, and a row where one does something else says so.
    #[test]
    fn what_all_slots_say_of_a_token_is_said_once() {
        let row = |id: &str, effect| {
            let picks = vec![
                Pick::last("east").called(Text::new("orient")),
                Pick::last("west").called(Text::new("occident")).doing(table::Effect::of(&effect)),
            ];
            let tree = table::Tree(vec![table::Place { complete: true, picks, then: 0..0 }]);
            table::PromptSlot { id: id.to_owned(), ask: Text::new("ask"), optional: true, tree }
        };
        let prompt = table::Prompt { decision: 7, slots: vec![row("one", 1), row("two", 2)] };
        let slot = |id: &str, effect: u8| {
            json!({"id": id, "ask": {"id": "ask"}, "optional": true,
                "tree": {"complete": true, "picks": ["east", ["west", null, effect]]}})
        };
        let tokens = json!({"east": {"label": {"id": "orient"}}, "west": {"label": {"id": "occident"}}});
        let shape = json!({"decision": 7, "slots": [slot("one", 1), slot("two", 2)], "tokens": tokens});
        assert_eq!(serde_json::to_value(&prompt).unwrap(), shape);
    }
}
