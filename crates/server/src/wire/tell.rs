//! What the server tells a page over its socket.

use super::described::{part, parts, text};
use super::{ClocksInfo, Desk, Reason, Room, TableInfo, You};
use rules::{Talk, Text};
use serde::Serialize;
use serde_json::value::RawValue;
use std::sync::Arc;
use table::{Given, OfferKind, Pick, Told, TreatyAnswer};
use utoipa::ToSchema;

/// A message to the page. Those that change what the page shows are numbered: `n` rises by one from message
/// to message, a gap means `resume`. Any of them carries the `ack` of the page's own message if it is its
/// answer.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum Tell {
    /// Everything there is to know: replaces what the page has, whenever it comes.
    Welcome(Box<Welcome>),
    /// Something happened in the game.
    Update(Box<Update>),
    /// What comes ahead of an `update` that would be too long: it belongs before what the update itself has of it.
    Ahead(Ahead),
    /// A seat was taken or left, the game started, a bot took over, someone came or went.
    Table {
        /// Number of this message.
        #[cfg_attr(test, ts(type = "number"))]
        n: u64,
        /// Answer to this message of the page.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        ack: Option<u32>,
        /// The table now.
        table: TableInfo,
    },
    /// Somebody said something.
    Said {
        /// Number of this message.
        #[cfg_attr(test, ts(type = "number"))]
        n: u64,
        /// Answer to this message of the page.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        ack: Option<u32>,
        /// What.
        said: Said,
    },
    /// Everybody has seen what happened: the clocks go on sooner than was said.
    Clocks {
        /// Number of this message.
        #[cfg_attr(test, ts(type = "number"))]
        n: u64,
        /// The clocks now.
        clocks: ClocksInfo,
    },
    /// What may follow the picked tokens.
    Next {
        /// Answer to this `pick`.
        ack: u32,
        /// What can be picked next.
        #[cfg_attr(test, ts(type = "Array<Pick>"))]
        options: Vec<Pick>,
        /// Could the slot be left as it is?
        complete: bool,
        /// What the treaty would say, where one is drawn up and could be offered so.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        says: Option<Text>,
        /// What of your own words and deeds speaks against offering it.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(as = "Option<Vec<Text>>", optional))]
        warnings: Vec<Text>,
        /// Where something of the board was pointed at: every promise about it, each as the picks that lead to it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(type = "Array<Array<Pick>>", optional))]
        ways: Option<Vec<Vec<Pick>>>,
    },
    /// What would follow, as far as you can know.
    Supposed {
        /// Answer to this `suppose`.
        ack: u32,
        /// What you would be told.
        #[cfg_attr(test, ts(type = "Array<Told>"))]
        told: Vec<Told>,
        /// The game's own view then; `null` if it depends on what you cannot know.
        #[cfg_attr(test, ts(type = "unknown"))]
        view: Option<Box<RawValue>>,
    },
    /// What a seat could choose, as far as you can know.
    Choices {
        /// Answer to this `choices`.
        ack: u32,
        /// `null` if the seat is not asked.
        #[cfg_attr(test, ts(type = "Prompt | null"))]
        prompt: Option<table::Prompt>,
    },
    /// What a bot would do.
    Hint {
        /// Answer to this `hint`.
        ack: u32,
        /// The decision that it is meant for.
        decision: u32,
        /// The action as text.
        action: String,
        /// The tokens that make it, slot by slot.
        picks: Vec<Vec<String>>,
    },
    /// Done; there is nothing else to say.
    Ok {
        /// Answer to this message.
        ack: u32,
    },
    /// Not done, and nothing has changed.
    Refused {
        /// Answer to this message; 0 if the message could not be read.
        ack: u32,
        /// Stable word for programs.
        code: String,
        /// The rule clause, if a rule refused it.
        clause: Option<String>,
        /// The reason for people.
        text: Text,
        /// Every reason with its clause, where a rule refused an answer of many entries.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(as = "Option<Vec<Reason>>", optional))]
        reasons: Vec<Reason>,
    },
    /// The server is going away for a moment; come back after this time.
    Closing {
        /// Milliseconds.
        retry_ms: u32,
    },
}

/// Everything about a table as one viewer may know it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Welcome {
    /// Number to go on from.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: u64,
    /// Answer to a `resume`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub ack: Option<u32>,
    /// What the table is to you.
    pub you: You,
    /// The table.
    pub table: TableInfo,
    /// Does everybody see the same of the board? Then one device can be passed around without looking away, but for what
    /// is answered together.
    pub open: bool,
    /// The last step.
    pub step: u32,
    /// The game's own view; `null` until the game has started.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Option<Arc<RawValue>>,
    /// The log so far.
    #[cfg_attr(test, ts(type = "Array<Told>"))]
    pub log: Vec<Told>,
    /// What is asked of whom; `null` until the game has started.
    pub turn: Option<TurnInfo>,
    /// The open decision.
    pub decision: u32,
    /// What you can choose, if you are asked.
    #[cfg_attr(test, ts(type = "Prompt | null"))]
    pub prompt: Option<table::Prompt>,
    /// Your sealed answer.
    pub sealed: Option<String>,
    /// The tokens that make it, slot by slot.
    pub sealed_picks: Option<Vec<Vec<String>>>,
    /// Your half-made answer as you kept it: the tokens picked, slot by slot, or a text.
    #[cfg_attr(test, ts(type = "string[][] | string | null"))]
    pub draft: Option<Given>,
    /// The open offer.
    pub offer: Option<Offer>,
    /// Could you undo now?
    pub can_undo: bool,
    /// Scores and outcome, once the game is over.
    pub standing: Option<Standing>,
    /// The phase of the game.
    pub stage: Option<Text>,
    /// The clocks, if the table has any.
    pub clocks: Option<ClocksInfo>,
    /// The last things said that you may hear.
    pub talk: Vec<Said>,
    /// What may be said now, in a game of negotiation; `null` where it is always everything.
    pub talk_now: Option<Talk>,
    /// The treaties that you know of.
    pub treaties: Vec<TreatyInfo>,
    /// The standing instructions that you have given.
    pub instructions: Vec<String>,
    /// The turn that is played, in a game of negotiation.
    pub now: Option<TurnName>,
    /// What you keep at this table for your own eyes; `null` if you are nobody yet.
    pub desk: Option<Desk>,
}

/// What changed, as one viewer may know it. What can be absent is absent when it is `null`, `false` or empty.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Update {
    /// Number of this message.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: u64,
    /// Answer to this message of the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub ack: Option<u32>,
    /// The last step.
    pub step: u32,
    /// The game's own view.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Arc<RawValue>,
    /// What happened.
    #[cfg_attr(test, ts(type = "Array<Told>"))]
    pub told: Arc<RawValue>,
    /// What is asked of whom.
    pub turn: TurnInfo,
    /// The open decision.
    pub decision: u32,
    /// What you can choose, if you are asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "Prompt", optional))]
    pub prompt: Option<table::Prompt>,
    /// Your sealed answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub sealed: Option<String>,
    /// The tokens that make it, slot by slot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub sealed_picks: Option<Vec<Vec<String>>>,
    /// The open offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub offer: Option<Offer>,
    /// Could you undo now?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub can_undo: bool,
    /// Scores and outcome, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub standing: Option<Standing>,
    /// The phase of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub stage: Option<Text>,
    /// The clocks, if the table has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clocks: Option<ClocksInfo>,
    /// What may be said now, in a game of negotiation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub talk_now: Option<Talk>,
    /// The treaties that you know of, if there is news of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub treaties: Option<Vec<TreatyInfo>>,
    /// The standing instructions that you have given.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub instructions: Vec<String>,
    /// The turn that is played, in a game of negotiation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub now: Option<TurnName>,
}

/// A turn of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnName {
    /// Counted from the first.
    pub number: u16,
    /// What it is called.
    #[schema(schema_with = text)]
    pub name: Text,
}

/// The beginning of the lists of an `update` that has more to say than one message holds. Several may come before it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ahead {
    /// Number of this message.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: u64,
    /// Lines that come before those of the update.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(type = "Array<Told>", optional))]
    pub told: Vec<Box<RawValue>>,
    /// Slots that come before those of the update's prompt.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(type = "Array<PromptSlot>", optional))]
    pub slots: Vec<Box<RawValue>>,
    /// Treaties that come before those of the update.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(type = "Array<TreatyInfo>", optional))]
    pub treaties: Vec<Box<RawValue>>,
    /// Scores that come before those of the update's standing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(type = "Array<StandingScore>", optional))]
    pub scores: Vec<Box<RawValue>>,
}

/// A treaty as its parties see it, and everybody once the game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TreatyInfo {
    /// Its number.
    pub number: u32,
    /// Who offered it.
    pub from: &'static str,
    /// Who has to agree.
    pub partners: Vec<&'static str>,
    /// Who has agreed so far.
    pub agreed: Vec<&'static str>,
    /// What it says.
    pub text: Text,
    /// The treaty in notation, as `propose` would have it of whoever offered it.
    pub terms: String,
    /// What has become of it.
    pub fate: TreatyFate,
    /// Who broke it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub broken_by: Vec<&'static str>,
    /// The number of the offer that it answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub counters: Option<u32>,
    /// Who declined it, took it back, answered it with another offer, or gave notice of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub by: Option<&'static str>,
    /// Why it was declined, came to nothing or is void.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub why: Option<Text>,
    /// Which of its clauses was broken, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clause: Option<usize>,
    /// It was fulfilled before its term was over.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub early: bool,
    /// The turn in which it was offered, by its name.
    pub made: Text,
    /// The turn in which its fate was decided, by its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub when: Option<Text>,
    /// The step in which it was offered.
    pub offered_at: u32,
    /// The step in which the last of its parties agreed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub agreed_at: Option<u32>,
    /// The step that decided its fate.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub decided_at: Option<u32>,
    /// What of your own words and deeds speaks against signing it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Text>>", optional))]
    pub warnings: Vec<Text>,
    /// What you may say to it, whenever there is time for diplomacy.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<TreatyAnswer>>", optional))]
    pub answers: Vec<TreatyAnswer>,
}

/// What has become of a treaty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TreatyFate {
    /// It waits for somebody's word.
    Offered,
    /// Everybody agreed.
    Agreed,
    /// Declined.
    Declined,
    /// Taken back by who offered it.
    Withdrawn,
    /// Answered with another offer.
    Countered,
    /// Offered in a time that was undone.
    Undone,
    /// It could no longer be done before everybody had agreed.
    Lapsed,
    /// Events took it away: there was nothing to keep.
    Void,
    /// Everybody did as promised.
    Kept,
    /// Somebody did not.
    Broken,
}

/// What the table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum TurnInfo {
    /// Answers.
    Decide {
        /// The seats that are asked.
        decide: Vec<&'static str>,
        /// Those of them that have not answered yet.
        awaited: Vec<&'static str>,
    },
    /// Nothing: the game is over.
    Over {
        /// Always true.
        #[cfg_attr(test, ts(type = "true"))]
        over: bool,
    },
}

/// An open offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offer {
    /// Who offers.
    pub from: &'static str,
    /// What.
    pub kind: OfferKind,
    /// Who has agreed so far.
    pub agreed: Vec<&'static str>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Said {
    /// Who heard it.
    pub room: Room,
    /// After which step.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub step: Option<u32>,
    /// In which turn, in a game of negotiation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub turn: Option<TurnName>,
    /// The speaker's seat; `null` for a spectator.
    pub seat: Option<String>,
    /// The speaker's name.
    pub name: String,
    /// What was said. Plain text: never to be read as markup.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
}

/// Scores with every point explained, and the outcome.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Standing {
    /// One a seat, in seat order.
    pub scores: Vec<StandingScore>,
    /// How it ended.
    pub outcome: Option<StandingOutcome>,
}

/// The score of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StandingScore {
    /// Whose.
    pub seat: &'static str,
    /// The sum, or whatever the game compares first.
    pub total: i32,
    /// What it is made of.
    #[schema(schema_with = parts)]
    pub parts: Vec<rules::Part>,
    /// The place among all, from 1; equals share one.
    pub rank: usize,
    /// What decides among equal totals, in games that say so: more is better.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    #[schema(schema_with = part)]
    pub tie_break: Option<rules::Part>,
}

/// How the game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StandingOutcome {
    /// Who won: one, several who share it, or nobody (a draw).
    pub winners: Vec<&'static str>,
    /// In which way.
    #[schema(schema_with = text)]
    pub how: Text,
    /// By which clause.
    pub clause: String,
    /// The clause of `how`, where it says something beside who has won.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub how_clause: Option<String>,
}
