//! How a prompt is written as JSON, in as few bytes as a phone deserves: most picks are last ones, so a bare token is
//! one; and what picks would do is said once a slot, however many do it.

use crate::{PromptSlot, Tree};
use rules::{Pick, Text};
use serde::ser::{SerializeSeq, SerializeStruct};
use serde::{Serialize, Serializer};

impl Serialize for PromptSlot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut hints = Vec::new();
        gather(&self.tree, &mut hints);
        let fields = 3 + usize::from(self.optional) + usize::from(!hints.is_empty());
        let mut slot = serializer.serialize_struct("PromptSlot", fields)?;
        slot.serialize_field("id", &self.id)?;
        slot.serialize_field("ask", &self.ask)?;
        if self.optional {
            slot.serialize_field("optional", &true)?;
        }
        if !hints.is_empty() {
            slot.serialize_field("hints", &hints)?;
        }
        slot.serialize_field("tree", &Whole { tree: &self.tree, hints: &hints })?;
        slot.end()
    }
}

/// The hints of last picks, each once.
fn gather<'a>(tree: &'a Tree, hints: &mut Vec<&'a Text>) {
    for (pick, then) in tree.branches() {
        match (form(pick, then), then) {
            (Form::Hinted(hint), _) if !hints.contains(&hint) => hints.push(hint),
            (Form::Parent(_) | Form::Full, Some(then)) => gather(then, hints),
            _ => {}
        }
    }
}

/// What a pick is written as.
enum Form<'a> {
    /// `"a7"`: a last token that speaks for itself.
    Last,
    /// `["a7", 0]`: a last token, and which of the slot's hints says what it would do.
    Hinted(&'a Text),
    /// `["a2", {…}]`: a token that speaks for itself, and what may follow.
    Parent(&'a Tree),
    /// `{"token": …}`: with everything that there is to say about it.
    Full,
}

fn form<'a>(pick: &'a Pick, then: Option<&'a Tree>) -> Form<'a> {
    let last = pick.last || then.is_some_and(|then| then.complete && then.picks.is_empty());
    match (&pick.label, &pick.hint, then) {
        (None, None, _) if last => Form::Last,
        (None, Some(hint), _) if last => Form::Hinted(hint),
        (None, None, Some(then)) => Form::Parent(then),
        _ => Form::Full,
    }
}

/// What follows a last pick.
static LAST: Tree = Tree { complete: true, picks: Vec::new(), then: Vec::new() };

/// A tree with the hints of its slot.
struct Whole<'a> {
    tree: &'a Tree,
    hints: &'a [&'a Text],
}

impl Serialize for Whole<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Whole { tree, hints } = self;
        let picks = !tree.picks.is_empty();
        let mut fields =
            serializer.serialize_struct("Tree", usize::from(tree.complete) + usize::from(picks))?;
        if tree.complete {
            fields.serialize_field("complete", &true)?;
        }
        if picks {
            fields.serialize_field("picks", &Branches { tree, hints })?;
        }
        fields.end()
    }
}

struct Branches<'a> {
    tree: &'a Tree,
    hints: &'a [&'a Text],
}

impl Serialize for Branches<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Branches { tree, hints } = *self;
        let mut list = serializer.serialize_seq(Some(tree.picks.len()))?;
        for (pick, then) in tree.branches() {
            match form(pick, then) {
                Form::Last => list.serialize_element(&*pick.token)?,
                Form::Hinted(hint) => {
                    let place = hints.iter().position(|known| *known == hint);
                    list.serialize_element(&(&*pick.token, place))?;
                }
                Form::Parent(tree) => list.serialize_element(&(&*pick.token, Whole { tree, hints }))?,
                Form::Full => {
                    let then = if pick.last { Some(&LAST) } else { then };
                    list.serialize_element(&Full { pick, then: then.map(|tree| Whole { tree, hints }) })?;
                }
            }
        }
        list.end()
    }
}

#[derive(Serialize)]
struct Full<'a> {
    #[serde(flatten)]
    pick: &'a Pick,
    #[serde(skip_serializing_if = "Option::is_none")]
    then: Option<Whole<'a>>,
}
