//! Writes `web/src/net/wire.ts` and fails if the committed file is stale.
//!
//! What `table` writes is described in `described.rs`; a test holds each description to the JSON of what it describes.

use super::described::{Pick, Told};
use super::*;
use rules::{Arg, Part, Seat, Talk, Text};
use serde::Serialize;
use table::clock::Clock;
use ts_rs::{Config, TS};

#[test]
fn the_mirrors_are_true() {
    let text = rules::Text::new("text").with("n", 3);
    let mut pick = table::Pick::token("a1").called(text.clone()).hinting(text.clone());
    for effect in [None, Some(table::Effect::of(&[1]))] {
        pick.effect = effect;
        let table::Pick { token, label, hint, effect, last: _ } = pick.clone();
        let hint = if effect.is_some() { None } else { hint };
        assert_eq!(json(&pick), json(&Pick { token: token.into_owned(), label, hint, effect }));
    }
    let event = serde_json::value::to_raw_value(&[1]).ok();
    for (clause, back) in [(None, Some(3)), (Some("NP-01"), None)] {
        let told = table::Told { step: 4, text: text.clone(), clause, back, event: event.clone() };
        let table::Told { step, text, clause, back, event } = told.clone();
        let mirror = Told { step, text, clause: clause.map(str::to_owned), back, event };
        assert_eq!(json(&told), json(&mirror));
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
        Seat,
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
        Ahead,
        TurnInfo,
        Offer,
        Talk,
        TreatyInfo,
        TreatyFate,
        table::TreatyAnswer,
        TurnName,
        Said,
        Desk,
        Note,
        Standing,
        StandingScore,
        StandingOutcome,
        Prompt,
        PromptSlot,
        Always,
        Tree,
        Branch,
        TableInfo,
        ContractInfo,
        PhaseInfo,
        AbsenceKind,
        Manners,
        Words,
        Watchers,
        PrivateTalk,
        Stage,
        SeatInfo,
        SeatKind,
        You,
        Clock,
        ClocksInfo,
        Problem,
        Reason,
        FieldError,
        Me,
        MyName,
        Credentials,
        GameInfo,
        OptionInfo,
        TimedPhase,
        RulesText,
        RulesSection,
        RulesClause,
        LessonStep,
        LessonOffer,
        LessonGiven,
        LessonAnswered,
        LessonPick,
        LessonNext,
        Passphrase,
        PassphraseChange,
        NewTable,
        BoardDraft,
        BoardVerdict,
        SeatPlan,
        SeatChoice,
        TableOpened,
        TableCard,
        Sit,
        Start,
        Given,
        Answered,
        Rematched,
        HouseInfo,
        Turns,
        Record,
        Replay,
        Frame,
        Chronicle,
        GoOn,
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
