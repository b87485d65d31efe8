//! Writes `web/src/net/wire.ts` and fails if the committed file is stale.
//!
//! The vocabulary of `rules` and `table` that travels as it is has mirrors here: they exist for their
//! TypeScript, and a test holds each to the JSON of the type that it mirrors.

use super::*;
use serde::Serialize;
use ts_rs::{Config, TS};

/// A sentence, said in the reader's language by the messages of `locales/`.
#[derive(Serialize, TS)]
struct Text {
    /// Message id.
    id: String,
    /// Named arguments of the message.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(String, Arg)>>", optional)]
    args: Vec<(String, Arg)>,
}

/// An argument of a message.
#[derive(Serialize, TS)]
#[serde(rename_all = "snake_case")]
enum Arg {
    /// A number, subject to the language's plural rules.
    Number(#[ts(type = "number")] i64),
    /// A word that is the same in every language.
    Word(String),
    /// The id of another message.
    Name(String),
    /// A seat: its place in the table's list of seats.
    Seat(u8),
    /// Several of these, joined as the language joins them.
    List(Vec<Arg>),
    /// A message with arguments of its own.
    Text(Text),
}

/// The time contract of a table.
#[derive(Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Clock {
    /// Nobody is hurried.
    None,
    /// A bank for each seat, topped up after each answer.
    Live {
        /// The bank at the start, in seconds.
        bank: u32,
        /// Added after each answer, in seconds.
        add: u32,
    },
    /// So many hours for each decision.
    Days {
        /// Hours a decision.
        hours: u32,
    },
}

/// Something that can be picked.
#[derive(Serialize, TS)]
struct Pick {
    /// The token, as the notation writes it.
    token: String,
    /// How it is called, if the token does not speak for itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    label: Option<Text>,
    /// What it would do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    hint: Option<Text>,
}

/// A line of a score.
#[derive(Serialize, TS)]
struct Part {
    /// What for.
    what: Text,
    /// How many points.
    points: i32,
}

/// A line of the log as one viewer may read it.
#[derive(Serialize, TS)]
struct Told {
    /// The step that made it happen.
    step: u32,
    /// The sentence.
    text: Text,
    /// The clause behind it, for "Why?".
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    clause: Option<String>,
    /// The event itself as the game's page knows it; `null` for matters of the table.
    #[ts(type = "unknown")]
    event: Option<Box<serde_json::value::RawValue>>,
}

impl From<&rules::Text> for Text {
    fn from(rules::Text { id, args }: &rules::Text) -> Text {
        Text { id: (*id).to_owned(), args: args.iter().map(|(k, v)| ((*k).to_owned(), v.into())).collect() }
    }
}

impl From<&rules::Arg> for Arg {
    fn from(arg: &rules::Arg) -> Arg {
        match arg {
            rules::Arg::Number(n) => Arg::Number(*n),
            rules::Arg::Word(word) => Arg::Word(word.clone()),
            rules::Arg::Name(id) => Arg::Name(id.clone()),
            rules::Arg::Seat(seat) => Arg::Seat(seat.0),
            rules::Arg::List(list) => Arg::List(list.iter().map(Arg::from).collect()),
            rules::Arg::Text(text) => Arg::Text(text.into()),
        }
    }
}

impl From<table::clock::Clock> for Clock {
    fn from(clock: table::clock::Clock) -> Clock {
        match clock {
            table::clock::Clock::None => Clock::None,
            table::clock::Clock::Live { bank, add } => Clock::Live { bank, add },
            table::clock::Clock::Days { hours } => Clock::Days { hours },
        }
    }
}

#[test]
fn the_mirrors_are_true() {
    use table::clock::Clock as Contract;
    for clock in [Contract::None, Contract::Live { bank: 5, add: 1 }, Contract::Days { hours: 24 }] {
        assert_eq!(json(&clock), json(&Clock::from(clock)));
    }
    let text = rules::Text::new("a-b")
        .with("n", 3)
        .with("w", "x")
        .with("l", rules::Arg::List(vec![rules::Seat(1).into(), rules::Arg::name("c")]));
    let bare = rules::Text::new("bare");
    let pick = rules::Pick::token("a1").called(text.clone());
    let part = rules::Part { what: bare.clone(), points: -2 };
    let event = serde_json::value::to_raw_value(&[1]).ok();
    let told = table::Told { step: 4, text: text.clone(), clause: Some("NP-01"), event };

    assert_eq!(json(&text), json(&Text::from(&text)));
    assert_eq!(json(&bare), json(&Text::from(&bare)));
    let rules::Pick { token, label, hint, last: _ } = &pick;
    let mirror = Pick {
        token: token.to_string(),
        label: label.as_ref().map(Text::from),
        hint: hint.as_ref().map(Text::from),
    };
    assert_eq!(json(&pick), json(&mirror));
    let rules::Part { what, points } = &part;
    assert_eq!(json(&part), json(&Part { what: what.into(), points: *points }));
    let table::Told { step, text, clause, event } = &told;
    let mirror =
        Told { step: *step, text: text.into(), clause: clause.map(str::to_owned), event: event.clone() };
    assert_eq!(json(&told), json(&mirror));
}

/// What may be said now; written by hand after [`rules::Talk`], and compared with it.
#[derive(Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(dead_code, reason = "its variants are only compared")]
enum TalkNow {
    Free,
    Public,
    Aloud,
    Silent,
}

#[test]
fn what_may_be_said_is_written_alike() {
    use rules::Talk;
    let pairs = [
        (Talk::Free, TalkNow::Free),
        (Talk::Public, TalkNow::Public),
        (Talk::Aloud, TalkNow::Aloud),
        (Talk::Silent, TalkNow::Silent),
    ];
    for (talk, mirror) in pairs {
        assert_eq!(json(&talk), json(&mirror));
    }
}

fn json(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("messages are JSON")
}

fn declare<T: TS + 'static>(config: &Config, out: &mut String) {
    let docs = T::docs().unwrap_or_default();
    out.push_str(&format!("\n{docs}export {}\n", T::decl(config)));
}

#[test]
fn the_pages_have_fresh_types() {
    let config = Config::new();
    let mut out = String::from(
        "// Written from crates/server/src/wire by its tests; VEILLEE_WRITE=1 cargo test -p server wire\n",
    );
    macro_rules! all { ($($t:ty),* $(,)?) => { $(declare::<$t>(&config, &mut out);)* } }
    all!(
        Text,
        Arg,
        Pick,
        Part,
        Told,
        Ask,
        Question,
        table::Deed,
        table::OfferKind,
        Room,
        Tell,
        Welcome,
        Update,
        TurnInfo,
        Offer,
        TalkNow,
        TreatyInfo,
        TreatyFate,
        Said,
        Standing,
        StandingScore,
        StandingOutcome,
        Prompt,
        PromptSlot,
        Tree,
        Branch,
        TableInfo,
        Stage,
        SeatInfo,
        SeatKind,
        You,
        Clock,
        ClocksInfo,
        Problem,
        Reason,
        FieldFault,
        Me,
        MyName,
        Credentials,
        GameInfo,
        OptionInfo,
        RulesText,
        RulesSection,
        RulesClause,
        LessonStep,
        LessonGiven,
        LessonAnswered,
        LessonPick,
        LessonNext,
        NewTable,
        SeatPlan,
        SeatChoice,
        TableOpened,
        TableCard,
        Sit,
        Start,
        Given,
        Answered,
        Rematched,
        Turns,
        Record,
        Replay,
        Frame,
    );
    let out: String = out.lines().map(|line| format!("{}\n", line.trim_end())).collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/net/wire.ts");
    if std::env::var_os("VEILLEE_WRITE").is_some() {
        std::fs::create_dir_all(std::path::Path::new(path).parent().expect("a folder")).expect("a folder");
        std::fs::write(path, &out).expect("wire.ts can be written");
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    assert!(committed == out, "web/src/net/wire.ts is stale: VEILLEE_WRITE=1 cargo test -p server wire");
}
