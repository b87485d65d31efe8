//! What a page asks over its socket.

use super::Desk;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Deed, Given};
use utoipa::ToSchema;

/// A message from the page.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "{ ack: number } & Question"))]
pub struct Ask {
    /// A number of the page's choice; it comes back in exactly one answer.
    pub ack: u32,
    /// The rest of the message.
    #[serde(flatten)]
    pub question: Question,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Answers the open decision: with the tokens picked in the prompt's slots, or in the game's notation.
    Answer {
        /// The decision it answers.
        decision: u32,
        /// The tokens picked, slot by slot; an optional slot may be empty.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        picks: Option<Vec<Vec<String>>>,
        /// The action as text; without `picks`.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        action: Option<String>,
    },
    /// What may follow these tokens in a slot? Answered by `next`.
    Pick {
        /// Which slot of the prompt.
        slot: u32,
        /// The tokens so far.
        picked: Vec<String>,
    },
    /// What would follow if these seats answered so, as far as I can know? Answered by `supposed`.
    Suppose {
        /// In the decision that comes so many after the open one; until then nobody answers.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<u8>", optional))]
        ahead: u8,
        /// By seat: the tokens picked, slot by slot, or the action as text.
        #[cfg_attr(test, ts(type = "{ [seat: string]: string[][] | string }"))]
        answers: BTreeMap<String, Given>,
    },
    /// What could this seat choose, as far as I can know? Answered by `choices`.
    Choices {
        /// In the decision that comes so many after the open one; until then nobody answers.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<u8>", optional))]
        ahead: u8,
        /// Which.
        seat: String,
    },
    /// Keeps a half-made answer for my own eyes; an empty one throws it away.
    Draft {
        /// The tokens picked so far, slot by slot.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        picks: Option<Vec<Vec<String>>>,
        /// Any text; without `picks`.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        text: Option<String>,
    },
    /// Says something.
    Say {
        /// To whom.
        room: Room,
        /// What.
        text: String,
    },
    /// What may follow these tokens in a treaty of mine? With none: with whom can I make one? Answered by `next`.
    Terms {
        /// The tokens so far.
        picked: Vec<String>,
        /// A place or a player: also every promise about it that could follow.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        about: Option<String>,
    },
    /// Keeps what I have on my desk at this table, in place of what I had.
    Keep {
        /// All of it.
        desk: Desk,
    },
    /// What would a bot do in my place? Answered by `hint`.
    Hint {},
    /// Everything up to this number has been shown to me, or I did not want to see it.
    Settled {
        /// The number of the last message.
        #[cfg_attr(test, ts(type = "number"))]
        n: u64,
    },
    /// From now on I look from another seat of mine. Answered by `welcome`.
    Look {
        /// Which, or `"public"`: as everybody sees it.
        seat: String,
    },
    /// I have everything up to this number: send the rest.
    Resume {
        /// The last number seen.
        #[cfg_attr(test, ts(type = "number"))]
        after: u64,
    },
    /// Does something else at the table.
    #[serde(untagged)]
    Deed(Deed),
}

/// Who hears what is said: `"public"`, `"watchers"`, or the seats of a private room (the speaker's own among them).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Room {
    /// `"public"`, for everybody, or `"watchers"`, for those who watch.
    #[cfg_attr(test, ts(type = "\"public\" | \"watchers\""))]
    Named(String),
    /// These seats only.
    Seats(Vec<String>),
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::OfferKind;

    fn read(text: &str) -> Option<Question> {
        serde_json::from_str::<Ask>(text).ok().filter(|ask| ask.ack == 7).map(|ask| ask.question)
    }

    /// Pages and programs rely on these words: they may be added to, never changed.
    #[test]
    fn every_deed_is_asked_for_by_its_word() {
        let (treaty, names) = ("fr alliance".to_owned(), vec!["ready".to_owned()]);
        let deeds = [
            (r#"{"t":"unseal","ack":7}"#, Deed::Unseal),
            (r#"{"t":"undo","ack":7}"#, Deed::Undo { to: None }),
            (r#"{"t":"resign","ack":7}"#, Deed::Resign),
            (r#"{"t":"offer","ack":7,"kind":"draw"}"#, Deed::Offer { kind: OfferKind::Draw }),
            (r#"{"t":"offer","ack":7,"kind":"take_back"}"#, Deed::Offer { kind: OfferKind::TakeBack }),
            (r#"{"t":"accept","ack":7}"#, Deed::Accept),
            (r#"{"ack":7,"t":"decline"}"#, Deed::Decline),
            (r#"{"t":"propose","ack":7,"treaty":"fr alliance"}"#, Deed::Propose { treaty }),
            (
                r#"{"t":"reply","ack":7,"treaty":3,"yes":true}"#,
                Deed::Reply { treaty: 3, yes: true, why: None },
            ),
            (r#"{"t":"instruct","ack":7,"instructions":["ready"]}"#, Deed::Instruct { instructions: names }),
        ];
        for (text, deed) in deeds {
            assert_eq!(read(text), Some(Question::Deed(deed)), "{text}");
            // a word too many is a misunderstanding
            assert_eq!(read(&text.replace(r#""ack":7"#, r#""ack":7,"seat":1"#)), None, "{text}");
        }
    }

    #[test]
    fn what_is_the_tables_own_cannot_be_asked_for() {
        for text in [
            r#"{"t":"contribute","ack":7,"bytes":[1]}"#,
            r#"{"t":"undo","ack":7,"to":1}"#,
            r#"{"t":"roll","ack":7,"roll":"6"}"#,
            r#"{"t":"hint","ack":7,"level":"strong"}"#,
            r#"{"t":"answer","ack":7,"decision":1,"action":"a2-a7","by":"bot"}"#,
            r#"{"t":"unseal","ack":7,"ack":7}"#,
            r#"{"t":"unseal"}"#,
            r#"{"ack":7}"#,
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
