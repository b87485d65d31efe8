//! How a prompt is written as JSON, in as few bytes as a phone deserves: most picks are last ones, so a bare token is
//! one; what is to be said of a token is said once a slot, if it is the same wherever the token is met; and what last
//! picks would do is said once, however many do it.

use crate::{Branch, Effect, Pick, Prompt, PromptSlot, Tree};
use rules::Text;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

impl Serialize for Prompt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = Vec::new();
        self.write(&mut out);
        let text = String::from_utf8(out).expect("JSON is UTF-8");
        RawValue::from_string(text).expect("it was written as JSON").serialize(serializer)
    }
}

impl Prompt {
    /// Writes it as JSON. Most of what a server sends are tokens of a few letters: written here one after the other
    /// they cost a third of what they do by way of a serializer.
    pub fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(b"{\"decision\":");
        json(out, &self.decision);
        out.extend_from_slice(b",\"slots\":[");
        for (n, slot) in self.slots.iter().enumerate() {
            comma(out, n);
            slot.write(out);
        }
        out.extend_from_slice(b"]}");
    }
}

impl PromptSlot {
    fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(b"{\"id\":");
        string(out, &self.id);
        field(out, "ask", &self.ask);
        if self.optional {
            field(out, "optional", &true);
        }
        let (tokens, mut hints) = (tokens(&self.tree), Hints::default());
        out.extend_from_slice(b",\"tree\":");
        whole(out, self.tree.root(), &tokens, &mut hints);
        if !hints.0.is_empty() {
            field(out, "hints", &hints.0);
        }
        if !tokens.is_empty() {
            field(out, "tokens", &tokens);
        }
        out.push(b'}');
    }
}

fn json(out: &mut Vec<u8>, value: &impl Serialize) {
    serde_json::to_writer(out, value).expect("prompts are plain data");
}

fn field(out: &mut Vec<u8>, name: &str, value: &impl Serialize) {
    out.extend_from_slice(b",\"");
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
    json(out, value);
}

fn comma(out: &mut Vec<u8>, n: usize) {
    if n > 0 {
        out.push(b',');
    }
}

/// A string; few have anything in them that must not stand as it is.
fn string(out: &mut Vec<u8>, text: &str) {
    if text.bytes().any(|byte| byte < b' ' || byte == b'"' || byte == b'\\') {
        return json(out, &text);
    }
    out.push(b'"');
    out.extend_from_slice(text.as_bytes());
    out.push(b'"');
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
fn tokens(Tree(places): &Tree) -> Tokens<'_> {
    let mut met: BTreeMap<&str, (Always<'_>, u32)> = BTreeMap::new();
    let picks = || places.iter().flat_map(|place| &place.picks);
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
struct Hints<'a>(Vec<&'a Text>);

impl<'a> Hints<'a> {
    /// The place of a hint among them.
    fn place(&mut self, hint: &'a Text) -> usize {
        self.0.iter().position(|known| *known == hint).unwrap_or_else(|| {
            self.0.push(hint);
            self.0.len() - 1
        })
    }
}

/// A place in the tree with all that follows it.
fn whole<'t>(out: &mut Vec<u8>, branch: Branch<'t>, tokens: &Tokens<'t>, hints: &mut Hints<'t>) {
    out.push(b'{');
    if branch.complete() {
        out.extend_from_slice(b"\"complete\":true");
    }
    if !branch.picks().is_empty() {
        comma(out, usize::from(branch.complete()));
        out.extend_from_slice(b"\"picks\":[");
        for (n, (pick, then)) in branch.branches().enumerate() {
            comma(out, n);
            one(out, pick, then, tokens, hints);
        }
        out.push(b']');
    }
    out.push(b'}');
}

/// A pick in the shortest form that says everything.
fn one<'t>(
    out: &mut Vec<u8>,
    pick: &'t Pick,
    then: Option<Branch<'t>>,
    tokens: &Tokens<'t>,
    hints: &mut Hints<'t>,
) {
    let last = pick.last || then.is_some_and(|then| then.complete() && then.picks().is_empty());
    let said = if tokens.is_empty() { None } else { tokens.get(&*pick.token) };
    let label = pick.label.as_ref().filter(|_| said.is_none_or(|said| said.label.is_none()));
    let effect = pick.effect.as_ref().filter(|_| said.is_none_or(|said| said.effect.is_none()));
    // whoever is sent the effect is not sent the hint
    let hint = pick.hint.as_ref().filter(|_| pick.effect.is_none());
    let list = |out: &mut Vec<u8>, second: &mut dyn FnMut(&mut Vec<u8>)| {
        out.push(b'[');
        string(out, &pick.token);
        out.push(b',');
        second(out);
        if let Some(effect) = effect {
            out.push(b',');
            json(out, effect);
        }
        out.push(b']');
    };
    match (label.is_some() || effect.is_some(), hint, then) {
        // `["a7", null, {…}]`: a last token, and what it would do
        (true, None, _) if last && label.is_none() => list(out, &mut |out| out.extend_from_slice(b"null")),
        // `["a2", {…}, {…}]`: a token, what may follow, and what it would do
        (true, None, Some(branch)) if label.is_none() => {
            list(out, &mut |out| whole(out, branch, tokens, hints));
        }
        // `"a7"`: a last token that speaks for itself, or is spoken of above
        (false, None, _) if last => string(out, &pick.token),
        // `["a7", 0]`: a last token, and which of the slot's hints says what it would do
        (false, Some(hint), _) if last => list(out, &mut |out| json(out, &hints.place(hint))),
        // `["a2", {…}]`: such a token, and what may follow
        (false, None, Some(branch)) => list(out, &mut |out| whole(out, branch, tokens, hints)),
        // `{"token": …}`: with everything that there is to say about it
        _ => {
            json(out, &Full { token: &pick.token, label, hint, effect });
            if then.is_some() || pick.last {
                out.pop();
                out.extend_from_slice(b",\"then\":");
                match then {
                    Some(branch) => whole(out, branch, tokens, hints),
                    // nothing, since it was a last one
                    None => out.extend_from_slice(b"{\"complete\":true}"),
                }
                out.push(b'}');
            }
        }
    }
}

#[derive(Serialize)]
struct Full<'t> {
    token: &'t str,
    #[serde(skip_serializing_if = "Option::is_none")]
    label: Option<&'t Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<&'t Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    effect: Option<&'t Effect>,
}
