//! Records: three levels, reading, replay, and proof of fairness.

use crate::common::{X, Y, bids, cards, cards_of, opening, play};
use laws::toys::{Bids, Cards};
use rules::{Arg, Seat, Text, Viewer};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use table::{Deed, Faces, Level, LiveTable, OfferKind, Record, RecordError, Step, Table, replay, verify};

/// A game of *Cards* played to its end, with contributions and an undo in it.
fn finished() -> Table<Cards> {
    let mut table = cards_of(opening(&["x", "y"], 11));
    table.act(Deed::Contribute { bytes: b"anna".to_vec() }.of(X)).unwrap();
    table.act(Deed::Contribute { bytes: b"ben".to_vec() }.of(Y)).unwrap();
    table.begin();
    let undone = table.legal(X).unwrap()[0].clone();
    play(&mut table, X, &undone).unwrap();
    table.act(Deed::Undo { to: None }.of(X)).unwrap();
    for turn in 0..6u8 {
        let seat = Seat(turn % 2);
        let action = table.legal(seat).unwrap()[usize::from(turn % 3 == 1)].clone();
        play(&mut table, seat, &action).unwrap();
    }
    table
}

fn fresh(record: &Record) -> Table<Cards> {
    Table::open(record.opening(None), Faces { legal: None, bots: |_| None, treaties: None, spelling: None })
        .unwrap()
}

fn names() -> Vec<String> {
    vec!["Anna".to_owned(), "Ben \"le \\ grand\"".to_owned()]
}

fn full() -> String {
    finished().record(Level::Full, &names())
}

/// The example in docs/record-format.md is this game.
#[test]
fn the_example_of_the_documentation_is_true() {
    let docs = include_str!("../../../docs/record-format.md");
    for level in [Level::Full, Level::Seat(Y), Level::Public] {
        let record = finished().record(level, &names());
        assert!(docs.contains(&record), "docs/record-format.md should have:\n{record}");
    }
}

#[test]
fn what_is_written_reads_back_and_is_written_the_same() {
    for level in [Level::Full, Level::Seat(X), Level::Seat(Y), Level::Public] {
        for table in [finished(), cards(3)] {
            let text = table.record(level, &names());
            assert_eq!(text.parse::<Record>().unwrap().to_string(), text);
        }
    }
    let mut record: Record = full().parse().unwrap();
    record.notes = vec!["found in the attic".to_owned(), "two\nlines \\ \"quoted\"".to_owned()];
    assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
}

#[test]
fn tags_may_share_a_line_and_stand_in_any_order() {
    let record: Record = full().parse().unwrap();
    let (mut tags, mut rest): (Vec<&str>, Vec<&str>) = (vec![], vec![]);
    let text = full();
    text.lines().for_each(|line| if line.starts_with('[') { tags.push(line) } else { rest.push(line) });
    tags.swap(0, 3);
    let joined = format!("{}\n\n{}\n", rest.join("\n"), tags.join(" "));
    assert_eq!(joined.parse::<Record>().unwrap(), record);
}

#[test]
fn levels_show_what_their_viewer_may_know() {
    let table = finished();
    let public = table.record(Level::Public, &[]);
    assert!(public.contains("1. * deal ? ?\n") && public.contains("[Level \"public\"]"), "{public}");
    assert!(public.contains("y: hide ?"), "{public}");
    let full: Record = full().parse().unwrap();
    let Step::Roll { roll: deal } = &full.lines[0].what else { panic!("{full}") };
    let hands: Vec<&str> = deal.split(' ').collect();
    let seat = table.record(Level::Seat(Y), &[]);
    assert!(seat.contains(&format!("1. * deal ? {}\n", hands[2])), "{seat}");
    assert!(seat.contains("[Level \"seat y\"]") && !seat.contains("y: hide ?"), "{seat}");
    for hidden in ["Seed", "Salt", "Contribution"] {
        assert!(!public.contains(hidden) && !seat.contains(hidden), "{hidden}");
    }
}

#[test]
fn before_the_end_nobody_gets_the_seed() {
    let record = cards(3).record(Level::Full, &[]);
    assert!(
        !record.contains("Seed") && !record.contains("Salt") && record.contains("= unfinished"),
        "{record}"
    );
    assert!(!record.contains("Score"), "{record}");
    let mut table = crate::common::cards_at("die -; x 135; y 246; ");
    play(&mut table, X, "open 1").unwrap();
    assert!(table.record(Level::Full, &[]).contains("[Position \"die -; x 135; y 246; \"]"));
    assert!(table.record(Level::Public, &[]).contains("[Position \"?\"]"));
}

#[test]
fn a_record_replays_frame_by_frame() {
    let record: Record = full().parse().unwrap();
    let mut frames = Vec::new();
    let mut table = fresh(&record);
    replay(&record, &mut table, &mut |frame| {
        frames.push((
            frame.position(),
            frame.view_json(Viewer::Seat(X)).to_string(),
            frame.told(0, Viewer::Spectator).len(),
        ));
    })
    .unwrap();
    assert_eq!(frames.len(), record.lines.len() + 1);
    assert_eq!(frames[0].0, "start");
    assert_eq!(frames.last().unwrap().0, finished().position());
    assert!(
        frames
            .windows(2)
            .all(|pair| pair[0].0 != pair[1].0 && pair[0].1 != pair[1].1 && pair[0].2 < pair[1].2)
    );
    assert_eq!(table.record(Level::Full, &names()), full());
}

#[test]
fn joint_answers_share_a_number() {
    let mut table = bids(&["a", "b"]);
    for (a, b) in [("1", "2"), ("2", "1"), ("3", "3"), ("4", "4")] {
        play(&mut table, Seat(1), b).unwrap();
        play(&mut table, Seat(0), a).unwrap();
    }
    let text = table.record(Level::Full, &[]);
    assert!(text.contains("1. a: 1\n1. b: 2\n2. a: 2\n2. b: 1\n"), "{text}");
    assert!(text.contains("= won a TB-04\n[Score \"a\" \"2\"]\n[Score \"b\" \"1\"]"), "{text}");
    let fresh = |record: &Record| {
        Table::<Bids>::open(
            record.opening(None),
            Faces { legal: None, bots: |_| None, treaties: None, spelling: None },
        )
        .unwrap()
    };
    let record: Record = text.parse().unwrap();
    verify(&record, &mut fresh(&record)).unwrap();
    for forged in ["1. a: 2\n1. a: 1\n1. b: 2\n", "1. b: 2\n1. a: 1\n"] {
        let forged: Record = text.replacen("1. a: 1\n1. b: 2\n", forged, 1).parse().unwrap();
        let error = replay(&forged, &mut fresh(&forged), &mut |_| {}).unwrap_err();
        assert_eq!(error.reason.id, "record-answers-order", "{error}");
    }
    let torn: Record = text.replacen("1. b: 2\n", "", 1).parse().unwrap();
    let error = replay(&torn, &mut fresh(&torn), &mut |_| {}).unwrap_err();
    assert_eq!(error.reason.id, "record-answers-missing", "{error}");
}

#[test]
fn resignation_and_agreement_are_in_the_record() {
    let mut resigned = cards(3);
    resigned.act(Deed::Resign.of(X)).unwrap();
    let mut agreed = cards(3);
    agreed.act(Deed::Offer { kind: OfferKind::Draw }.of(Y)).unwrap();
    agreed.act(Deed::Accept.of(X)).unwrap();
    for (table, line, result) in
        [(resigned, "2. x resigns\n", "= won y TC-05\n"), (agreed, "2. draw agreed\n", "= draw TC-05\n")]
    {
        let text = table.record(Level::Full, &[]);
        assert!(text.contains(line) && text.contains(result), "{text}");
        let record: Record = text.parse().unwrap();
        verify(&record, &mut fresh(&record)).unwrap();
        replay(&record, &mut fresh(&record), &mut |_| {}).unwrap();
    }
}

#[test]
fn a_game_given_up_before_the_first_draw_is_verified() {
    let mut table = cards_of(opening(&["x", "y"], 3));
    table.act(Deed::Resign.of(Y)).unwrap();
    let record: Record = table.record(Level::Full, &[]).parse().unwrap();
    assert_eq!(record.lines.len(), 1);
    verify(&record, &mut fresh(&record)).unwrap();
    replay(&record, &mut fresh(&record), &mut |_| {}).unwrap();
}

#[test]
fn an_honest_record_is_verified() {
    let record: Record = full().parse().unwrap();
    verify(&record, &mut fresh(&record)).unwrap();
}

/// The record with one text replaced, and the digest that belonged to the other.
fn forged(old: &str, new: &str) -> Record {
    let text = full();
    assert!(text.contains(old), "nothing to replace: {old} in\n{text}");
    text.replacen(old, new, 1).parse().unwrap()
}

/// What replay and verify say about the record with one text replaced and digested again: whoever forges one can do
/// that, so every check has to stand alone.
fn judged(old: &str, new: &str) -> [Result<(), RecordError>; 2] {
    let mut record = forged(old, new);
    record.digest = record.digest.is_some().then(|| record.digest_of());
    [replay(&record, &mut fresh(&record), &mut |_| {}), verify(&record, &mut fresh(&record))]
}

#[test]
fn every_forgery_is_refused_with_its_line_and_reason() {
    let cases = [
        ("1. * deal 126 357", "1. * deal 357 126", "line 10, move: record-roll-differs", "deal 126 357"),
        ("6. * die 2", "6. * die 3", "line 15, move: record-roll-differs", "die 2"),
        ("7. x: hide 6", "7. x: hide 5", "line 16, move: TC-02: record-refused", "toy-cards-not-yours"),
        ("7. x: hide 6", "7. x: hide six", "line 16, move: record-refused", "table-refused-unreadable"),
        ("7. x: hide 6", "7. y: open 7", "line 16, move: record-refused", "table-refused-not-asked"),
        ("7. x: hide 6", "9. x: hide 6", "line 16, move: record-number-unexpected", "Number(9)"),
        ("7. x: hide 6", "7. z: hide 6", "line 16, move: record-seat-unknown", "\"z\""),
        ("6. * die 2\n", "", "line 15, move: record-number-unexpected", "Number(6)"),
        ("6. * die 2\n7. x: hide 6\n", "6. x: hide 6\n", "line 15, move: record-roll-missing", ""),
        ("6. * die 2", "6. * die 2\n7. * die 2", "line 16, move: record-roll-extra", ""),
        ("8. y: open 7\n", "", "line 17, result: record-rules-differ", "ruled: Word(\"unfinished\")"),
        ("= won y TC-04", "= won x TC-04", "line 18, result: record-rules-differ", "\"won y TC-04\""),
        ("= won y TC-04", "= won y TC-05", "line 18, result: record-rules-differ", "\"won y TC-04\""),
        ("= won y TC-04", "= unfinished", "line 18, result: record-rules-differ", "\"won y TC-04\""),
        // legal, but it gives other points
        ("7. x: hide 6", "7. x: open 6", "line 19, Score: record-rules-differ", "\"x 13\""),
        ("[Score \"x\" \"13\"]", "[Score \"x\" \"14\"]", "line 19, Score: record-rules-differ", "\"x 14\""),
        ("[Contribution \"x\" \"61", "[Contribution \"x\" \"62", "line 10, move: record-roll-differs", ""),
        ("[Contribution \"y\" \"62656e\"]\n", "", "line 10, move: record-roll-differs", ""),
        ("[Seed \"4e", "[Seed \"4f", "line 7, Commit: record-commitment", ""),
        ("[Salt \"c2", "[Salt \"c3", "line 7, Commit: record-commitment", ""),
        ("[Commit \"72", "[Commit \"73", "line 7, Commit: record-commitment", "\"72"),
        ("[Board \"sha256:19", "[Board \"sha256:e4", "line 4, Board: record-table-differs", "sha256:19"),
        ("[Rules \"1\"]", "[Rules \"2\"]", "line 3, Rules: record-table-differs", ""),
        ("[Game \"toy-cards\"]", "[Game \"toy-bids\"]", "line 2, Game: record-table-differs", "toy-cards"),
        ("[Level \"full\"]", "[Level \"public\"]", "line 6, Level: record-level", ""),
        ("[Level \"full\"]", "[Level \"full\"]\n[Chance \"manual\"]", "line 7, Chance: record-manual", ""),
        ("[Digest", "[Note", "line 0, Digest: record-missing", ""),
    ];
    for (old, new, place, reason) in cases {
        let [_, verified] = judged(old, new);
        let why = verified.expect_err(new).to_string();
        assert!(why.starts_with(place) && why.contains(reason), "{new}: {why}");
    }
    let too_long = format!("[Contribution \"x\" \"{}", "00".repeat(65));
    for judged in judged("[Contribution \"x\" \"", &too_long) {
        let why = judged.expect_err("65 bytes").to_string();
        assert!(why.starts_with("line 21, Contribution: record-contribution; seat: Seat(Seat(0))"), "{why}");
        assert!(why.contains("table-refused-too-long"), "{why}");
    }
    // Names and remarks are nobody's proof.
    assert_eq!(judged("\"Anna\"", "\"Annette\""), [Ok(()), Ok(())]);
}

/// Legal, with the same points: nothing but the digest tells a slip of the pen from what was played.
#[test]
fn a_slip_of_the_pen_is_noticed_by_the_digest_alone() {
    let [old, new] = [(1, 2), (2, 1)].map(|(a, b)| format!("2. x: open {a}\n3. y: hide 3\n4. x: open {b}"));
    let slip = forged(&old, &new);
    let why = verify(&slip, &mut fresh(&slip)).unwrap_err().to_string();
    assert!(why.starts_with("line 25, Digest: record-changed"), "{why}");
    assert_eq!(judged(&old, &new), [Ok(()), Ok(())]);
}

#[test]
fn replay_needs_no_seed_but_judges_every_line() {
    let without_seed = |text: &str| {
        let kept = text
            .lines()
            .filter(|line| !["[Seed", "[Salt", "[Digest"].iter().any(|tag| line.starts_with(tag)));
        kept.collect::<Vec<_>>().join("\n").parse::<Record>().unwrap()
    };
    let record = without_seed(&full());
    replay(&record, &mut fresh(&record), &mut |_| {}).unwrap();
    assert_eq!(verify(&record, &mut fresh(&record)).unwrap_err().reason.id, "record-seedless");
    let [replayed, _] = judged("7. x: hide", "7. x: close");
    assert_eq!(replayed.unwrap_err().reason.id, "record-refused");
    let longer: Record = full().replacen("= won", "9. x: open 1\n= won", 1).parse().unwrap();
    let over = replay(&longer, &mut fresh(&longer), &mut |_| {}).unwrap_err();
    assert!(over.reason.args.contains(&("answer", Text::new("table-refused-over").into())), "{over}");
}

#[test]
fn a_fault_is_one_text_with_place_reason_and_clause() {
    let [_, verified] = judged("7. x: hide 6", "7. x: hide 5");
    let refused = Text::new("record-refused").with("move", "7. x: hide 5");
    let error = Text::new("record-fault")
        .with("line", 16u8)
        .with("field", Arg::name("record-field-move"))
        .with("reason", refused.with("answer", Text::new("toy-cards-not-yours").with("card", 5u8)));
    let whole = Text::new("record-clause").with("fault", error).with("clause", "TC-02");
    assert_eq!(verified.unwrap_err().text(), whole);
}

/// The messages about records are those that the code names, in both languages.
#[test]
fn every_fault_of_a_record_is_written_in_both_languages() {
    let read = |path: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let sources = ["mod", "quote", "read", "replay", "verify"];
    let sources = sources.map(|name| read(&format!("src/record/{name}.rs"))).concat();
    let said: BTreeSet<&str> = sources.split('"').filter(|piece| piece.starts_with("record-")).collect();
    for language in ["fr", "en"] {
        let file = read(&format!("../../locales/{language}/record.ftl"));
        let written: BTreeSet<&str> =
            file.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id).collect();
        assert_eq!(written, said, "{language}");
    }
}

#[test]
fn a_reader_names_line_and_field() {
    let text = full();
    let cases = [
        ("[Veillee \"1\"]", "[Veillee \"2\"]", "line 1, Veillee: record-format"),
        ("[Veillee \"1\"]\n", "", "line 0, Veillee: record-missing"),
        ("[Game \"toy-cards\"]", "[Game]", "line 2, Game: record-values"),
        ("[Game \"toy-cards\"]", "[Game \"a\"] [Game \"b\"]", "line 2, Game: record-twice"),
        ("[Game \"toy-cards\"]", "[Gome \"a\"]", "line 2, Gome: record-tag-unknown"),
        ("[Game \"toy-cards\"]", "[Game \"toy", "line 2, text: record-quote-open"),
        ("[Rules \"1\"]", "[Rules \"one\"]", "line 3, Rules: record-number"),
        ("[Options \"\"]", "[Options \"a\"]", "line 5, Options: record-options"),
        ("[Seat \"x\" \"Anna\"]", "[Seat \"x\"]", "line 8, Seat: record-values"),
        ("[Seat \"x\" \"Anna\"]", "[Seat \"y\" \"Anna\"]", "line 9, Seat: record-seat-twice"),
        ("1. * deal", "one. * deal", "line 10, move: record-move-begin"),
        ("1. * deal", "1 * deal", "line 10, move: record-move-begin"),
        ("2. x: ", "2. x ", "line 11, move: record-move-form"),
        ("2. x: ", "2. x (dog): ", "line 11, move: record-move-by"),
        ("= won", "= lost", "line 18, result: record-result-form"),
        ("= won", "= unfinished\n= won", "line 19, result: record-result-twice"),
        ("[Seed \"", "[Seed \"x", "line 23, Seed: record-bytes"),
        ("[Score \"x\"", "[Score \"z\"", "line 19, Score: record-seat-unknown"),
    ];
    for (old, new, expected) in cases {
        assert!(text.contains(old), "nothing to replace: {old} in\n{text}");
        let error = text.replacen(old, new, 1).parse::<Record>().expect_err(new).to_string();
        assert!(error.starts_with(expected), "{new}: {error}");
    }
    let after = format!("{text}9. x: open 1\n").parse::<Record>().unwrap_err();
    assert_eq!((after.field.as_str(), after.line), ("move", text.lines().count() + 1));
    assert_eq!(after.reason.id, "record-move-late");
}

proptest::proptest! {
    #![proptest_config(proptest::test_runner::Config {
        failure_persistence: None,
        rng_seed: proptest::test_runner::RngSeed::Fixed(1),
        ..Default::default()
    })]

    /// Whatever the texts in it are, a record is written and read back without a change.
    #[test]
    fn any_text_survives(name: String, note: String, value: String, action: String, roll: String, position: String) {
        let mut record: Record = full().parse().unwrap();
        record.seats[0].1 = name;
        record.notes = vec![note];
        record.options.insert("open".to_owned(), value);
        record.lines[0].what = Step::Roll { roll };
        record.lines[1].what = Step::Answer { seat: "x".to_owned(), action, by: table::By::Bot };
        record.position = Some(position);
        let text = record.to_string();
        let again: Record = text.parse().unwrap();
        proptest::prop_assert_eq!(&again, &record);
        proptest::prop_assert_eq!(again.to_string(), text);
    }

    /// A reader takes any text without panicking, and what it accepts it can write and read again.
    #[test]
    fn any_damage_is_survived(edits in proptest::collection::vec((0usize..1200, 0usize..12, "[ -~\n]{0,6}"), 1..5)) {
        let mut text: Vec<char> = full().chars().collect();
        for (at, cut, new) in edits {
            let at = at.min(text.len());
            let end = (at + cut).min(text.len());
            text.splice(at..end, new.chars());
        }
        let text: String = text.into_iter().collect();
        if let Ok(record) = text.parse::<Record>() {
            let again = record.to_string().parse::<Record>();
            proptest::prop_assert_eq!(again.as_ref(), Ok(&record));
            let _ = replay(&record, &mut fresh_or_first(&record), &mut |_| {});
            let _ = verify(&record, &mut fresh_or_first(&record));
        }
    }
}

/// A table for the record, or the toy's usual one if it asks for something else.
fn fresh_or_first(record: &Record) -> Table<Cards> {
    let open =
        |opening| Table::open(opening, Faces { legal: None, bots: |_| None, treaties: None, spelling: None });
    open(record.opening(None)).or_else(|_| open(opening(&["x", "y"], 11))).unwrap_or_else(|f| panic!("{f:?}"))
}
