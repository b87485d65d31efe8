//! How a prompt is written as JSON, in as few bytes as a phone deserves: most picks are last ones, so a bare token is
//! one; what is to be said of a token is said once, if it is the same wherever the token is met, in all slots or in one;
//! and what last picks would do is said once a slot, however many do it.

use crate::{Branch, Effect, Pick, Place, Prompt, PromptSlot};
use rules::Text;
use serde::ser::{SerializeSeq, SerializeStruct};
use serde::{Serialize, Serializer};
use std::cell::RefCell;
use std::collections::BTreeMap;

impl Serialize for Prompt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut shared = match &self.slots[..] {
            [] | [_] => Tokens::new(),
            slots => tokens(|| slots.iter().flat_map(|slot| &slot.tree.0)),
        };
        let met = |slot: &PromptSlot, token: &str| {
            slot.tree.0.iter().any(|place| place.picks.iter().any(|pick| pick.token == token))
        };
        shared.retain(|token, _| self.slots.iter().filter(|slot| met(slot, token)).nth(1).is_some());
        let mut prompt = serializer.serialize_struct("Prompt", 3)?;
        prompt.serialize_field("decision", &self.decision)?;
        let slots = self.slots.iter().map(|slot| Sharing { slot, shared: &shared });
        prompt.serialize_field("slots", &slots.collect::<Vec<_>>())?;
        if !shared.is_empty() {
            prompt.serialize_field("tokens", &shared)?;
        }
        prompt.end()
    }
}

/// A slot, and what is said of its tokens for all slots together.
struct Sharing<'t, 's> {
    slot: &'t PromptSlot,
    shared: &'s Tokens<'t>,
}

impl Serialize for Sharing<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Sharing { slot: PromptSlot { id, ask, optional, tree }, shared } = self;
        let mut slot = serializer.serialize_struct("PromptSlot", 6)?;
        slot.serialize_field("id", id)?;
        slot.serialize_field("ask", ask)?;
        if *optional {
            slot.serialize_field("optional", &true)?;
        }
        let mut own = tokens(|| tree.0.iter());
        own.retain(|token, always| shared.get(token) != Some(always));
        let known = shared.iter().chain(&own).map(|(token, always)| (*token, *always)).collect();
        let hints = Hints::default();
        slot.serialize_field("tree", &Whole { branch: tree.root(), tokens: &known, hints: &hints })?;
        let hints = hints.0.into_inner();
        if !hints.is_empty() {
            slot.serialize_field("hints", &hints)?;
        }
        if !own.is_empty() {
            slot.serialize_field("tokens", &own)?;
        }
        slot.end()
    }
}

/// What is to be said of a token wherever it is met.
#[derive(Clone, Copy, PartialEq, Serialize)]
struct Always<'t> {
    #[serde(skip_serializing_if = "Option::is_none")]
    label: Option<&'t Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    effect: Option<&'t Effect>,
}

impl<'t> Always<'t> {
    fn of(pick: &'t Pick) -> Always<'t> {
        Always { label: pick.label.as_ref(), effect: pick.effect.as_ref() }
    }

    fn is_nothing(&self) -> bool {
        self.label.is_none() && self.effect.is_none()
    }
}

type Tokens<'t> = BTreeMap<&'t str, Always<'t>>;

/// What is the same of every token that is met more than once.
fn tokens<'t, P: Iterator<Item = &'t Place>>(places: impl Fn() -> P) -> Tokens<'t> {
    let mut met: BTreeMap<&str, (Always<'_>, u32)> = BTreeMap::new();
    let picks = || places().flat_map(|place| &place.picks);
    if picks().all(|pick| Always::of(pick).is_nothing()) {
        return Tokens::new(); // they speak for themselves
    }
    for pick in picks() {
        let here = Always::of(pick);
        let (always, times) = met.entry(&pick.token).or_insert((here, 0));
        always.label = always.label.filter(|label| Some(*label) == here.label);
        always.effect = always.effect.filter(|effect| Some(*effect) == here.effect);
        *times += 1;
    }
    let often = met.into_iter().filter(|(_, (always, times))| *times > 1 && !always.is_nothing());
    often.map(|(token, (always, _))| (token, always)).collect()
}

/// The hints of last picks, each once, as they are met.
#[derive(Default)]
struct Hints<'a>(RefCell<Vec<&'a Text>>);

impl<'a> Hints<'a> {
    /// The place of a hint among them.
    fn place(&self, hint: &'a Text) -> usize {
        let mut met = self.0.borrow_mut();
        met.iter().position(|known| *known == hint).unwrap_or_else(|| {
            met.push(hint);
            met.len() - 1
        })
    }
}

/// A place in the tree with all that follows it.
#[derive(Clone, Copy)]
struct Whole<'t, 'h> {
    branch: Branch<'t>,
    tokens: &'h Tokens<'t>,
    hints: &'h Hints<'t>,
}

impl Serialize for Whole<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (complete, picks) = (self.branch.complete(), !self.branch.picks().is_empty());
        let mut fields = serializer.serialize_struct("Tree", usize::from(complete) + usize::from(picks))?;
        if complete {
            fields.serialize_field("complete", &true)?;
        }
        if picks {
            fields.serialize_field("picks", &Branches(self))?;
        }
        fields.end()
    }
}

/// Its picks, each in the shortest form that says everything.
struct Branches<'w, 't, 'h>(&'w Whole<'t, 'h>);

impl Serialize for Branches<'_, '_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Branches(&whole) = *self;
        let Whole { branch, tokens, hints } = whole;
        let mut list = serializer.serialize_seq(Some(branch.picks().len()))?;
        for (pick, then) in branch.branches() {
            let last = pick.last || then.is_some_and(|then| then.complete() && then.picks().is_empty());
            let said = tokens.get(&*pick.token);
            let label = pick.label.as_ref().filter(|_| said.is_none_or(|said| said.label.is_none()));
            let effect = pick.effect.as_ref().filter(|_| said.is_none_or(|said| said.effect.is_none()));
            // whoever is sent the effect is not sent the hint
            let hint = pick.hint.as_ref().filter(|_| pick.effect.is_none());
            match (label.is_some() || effect.is_some(), hint, then) {
                // `["a7", null, {…}]`: a last token, and what it would do
                (true, None, _) if last && label.is_none() => {
                    list.serialize_element(&(&*pick.token, (), effect))?;
                }
                // `["a2", {…}, {…}]`: a token, what may follow, and what it would do
                (true, None, Some(branch)) if label.is_none() => {
                    list.serialize_element(&(&*pick.token, Whole { branch, ..whole }, effect))?;
                }
                // `"a7"`: a last token that speaks for itself, or is spoken of above
                (false, None, _) if last => list.serialize_element(&*pick.token)?,
                // `["a7", 0]`: a last token, and which of the slot's hints says what it would do
                (false, Some(hint), _) if last => {
                    list.serialize_element(&(&*pick.token, hints.place(hint)))?;
                }
                // `["a2", {…}]`: such a token, and what may follow
                (false, None, Some(branch)) => {
                    list.serialize_element(&(&*pick.token, Whole { branch, ..whole }))?;
                }
                // `{"token": …}`: with everything that there is to say about it
                _ => {
                    let then = match then {
                        Some(branch) => Some(Then::Whole(Whole { branch, ..whole })),
                        None => pick.last.then_some(Then::Nothing { complete: true }),
                    };
                    list.serialize_element(&Full { token: &pick.token, label, hint, effect, then })?;
                }
            }
        }
        list.end()
    }
}

#[derive(Serialize)]
struct Full<'t, 'h> {
    token: &'t str,
    #[serde(skip_serializing_if = "Option::is_none")]
    label: Option<&'t Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<&'t Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    effect: Option<&'t Effect>,
    #[serde(skip_serializing_if = "Option::is_none")]
    then: Option<Then<'t, 'h>>,
}

/// What follows a pick: more picks, or nothing, since it was a last one.
#[derive(Serialize)]
#[serde(untagged)]
enum Then<'t, 'h> {
    Whole(Whole<'t, 'h>),
    Nothing { complete: bool },
}
