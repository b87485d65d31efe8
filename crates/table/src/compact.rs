//! How a prompt is written as JSON, in as few bytes as a phone deserves: most picks are last ones, so a bare token is
//! one; and what picks would do is said once a slot, however many do it.

use crate::{Branch, Pick, PromptSlot};
use rules::Text;
use serde::ser::{SerializeSeq, SerializeStruct};
use serde::{Serialize, Serializer};
use std::cell::RefCell;

impl Serialize for PromptSlot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut slot = serializer.serialize_struct("PromptSlot", 5)?;
        slot.serialize_field("id", &self.id)?;
        slot.serialize_field("ask", &self.ask)?;
        if self.optional {
            slot.serialize_field("optional", &true)?;
        }
        let hints = Hints::default();
        slot.serialize_field("tree", &Whole { branch: self.tree.root(), hints: &hints })?;
        let hints = hints.0.into_inner();
        if !hints.is_empty() {
            slot.serialize_field("hints", &hints)?;
        }
        slot.end()
    }
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
struct Whole<'t, 'h> {
    branch: Branch<'t>,
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
        let Branches(&Whole { branch, hints }) = *self;
        let mut list = serializer.serialize_seq(Some(branch.picks().len()))?;
        for (pick, then) in branch.branches() {
            let last = pick.last || then.is_some_and(|then| then.complete() && then.picks().is_empty());
            let told = pick.label.is_some() || pick.effect.is_some();
            match (told, &pick.hint, then) {
                // `"a7"`: a last token that speaks for itself
                (false, None, _) if last => list.serialize_element(&*pick.token)?,
                // `["a7", 0]`: a last token, and which of the slot's hints says what it would do
                (false, Some(hint), _) if last => {
                    list.serialize_element(&(&*pick.token, hints.place(hint)))?;
                }
                // `["a2", {…}]`: a token that speaks for itself, and what may follow
                (false, None, Some(branch)) => {
                    list.serialize_element(&(&*pick.token, Whole { branch, hints }))?;
                }
                // `{"token": …}`: with everything that there is to say about it
                _ => {
                    let then = match then {
                        Some(branch) => Some(Then::Whole(Whole { branch, hints })),
                        None => pick.last.then_some(Then::Nothing { complete: true }),
                    };
                    list.serialize_element(&Full { pick, then })?;
                }
            }
        }
        list.end()
    }
}

#[derive(Serialize)]
struct Full<'p, 't, 'h> {
    #[serde(flatten)]
    pick: &'p Pick,
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
