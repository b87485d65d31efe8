//! Records: three levels, reading, replay, and proof of fairness.

mod common;

use common::{X, Y, bids, cards, cards_of, opening, play};
use laws::toys::{Bids, Cards};
use rules::{Seat, Viewer};
use table::record::Entry;
use table::{Act, Faces, Level, LiveTable, OfferKind, Record, Table, replay, verify};

/// A game of *Cards* played to its end, with contributions and an undo in it.
fn finished() -> Table<Cards> {
    let mut table = cards_of(opening(&["x", "y"], 11));
    table.act(Act::Contribute { seat: X, bytes: b"anna".to_vec() }).unwrap();
    table.act(Act::Contribute { seat: Y, bytes: b"ben".to_vec() }).unwrap();
    table.act(Act::Begin).unwrap();
    let undone = table.legal(X).unwrap()[0].clone();
    play(&mut table, X, &undone).unwrap();
    table.act(Act::Undo { seat: X }).unwrap();
    for turn in 0..6u8 {
        let seat = Seat(turn % 2);
        let action = table.legal(seat).unwrap()[usize::from(turn % 3 == 1)].clone();
        play(&mut table, seat, &action).unwrap();
    }
    table
}

fn fresh(record: &Record) -> Table<Cards> {
    Table::open(record.opening(None), Faces { legal: None, bots: |_| None, treaties: None }).unwrap()
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
    let Entry::Roll(deal) = &full.lines[0].what else { panic!("{full}") };
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
    let mut table = common::cards_at("die -; x 135; y 246; ");
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
            frame.view_json(Viewer::Seat(X)),
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
        Table::<Bids>::open(record.opening(None), Faces { legal: None, bots: |_| None, treaties: None })
            .unwrap()
    };
    let record: Record = text.parse().unwrap();
    verify(&record, &mut fresh(&record)).unwrap();
    let torn: Record = text.replacen("1. b: 2\n", "", 1).parse().unwrap();
    let fault = replay(&torn, &mut fresh(&torn), &mut |_| {}).unwrap_err();
    assert!(fault.message.contains("missing"), "{fault}");
}

#[test]
fn resignation_and_agreement_are_in_the_record() {
    let mut resigned = cards(3);
    resigned.act(Act::Resign { seat: X }).unwrap();
    let mut agreed = cards(3);
    agreed.act(Act::Offer { seat: Y, kind: OfferKind::Draw }).unwrap();
    agreed.act(Act::Accept { seat: X }).unwrap();
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
    table.act(Act::Resign { seat: Y }).unwrap();
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

/// What replay and verify say about the record with one text replaced.
fn judged(old: &str, new: &str) -> [Result<(), String>; 2] {
    let text = full();
    assert!(text.contains(old), "nothing to replace: {old} in\n{text}");
    let record: Record = text.replacen(old, new, 1).parse().unwrap();
    let say = |fault: table::RecordFault| fault.to_string();
    [
        replay(&record, &mut fresh(&record), &mut |_| {}).map_err(say),
        verify(&record, &mut fresh(&record)).map_err(say),
    ]
}

#[test]
fn every_forgery_is_refused_with_its_line_and_reason() {
    let cases = [
        ("1. * deal 126 357", "1. * deal 357 126", "line 10, move: the record has roll", "the seed gives"),
        ("6. * die 2", "6. * die 3", "line 15, move: the record has roll", "the seed gives"),
        ("7. x: hide 6", "7. x: hide 5", "line 16, move: TC-02", "is refused: illegal"),
        ("7. x: hide 6", "7. x: hide six", "line 16, move", "unreadable"),
        ("7. x: hide 6", "7. y: open 7", "line 16, move", "not_asked"),
        ("7. x: hide 6", "9. x: hide 6", "line 16, move", "number 9 and should be 7"),
        ("7. x: hide 6", "7. z: hide 6", "line 16, move", "no seat \"z\""),
        ("6. * die 2\n", "", "line 15, move", "number 7 and should be 6"),
        ("6. * die 2\n7. x: hide 6\n", "6. x: hide 6\n", "line 15, move", "a roll is missing"),
        ("6. * die 2", "6. * die 2\n7. * die 2", "line 16, move", "draw none"),
        (
            "8. y: open 7\n",
            "",
            "line 17, result",
            "the record says \"won y TC-04\", the rules \"unfinished\"",
        ),
        ("= won y TC-04", "= won x TC-04", "line 18, result", "the rules \"won y TC-04\""),
        ("= won y TC-04", "= won y TC-05", "line 18, result", "the rules \"won y TC-04\""),
        ("= won y TC-04", "= unfinished", "line 18, result", "the rules \"won y TC-04\""),
        // legal, but it gives other points
        ("7. x: hide 6", "7. x: open 6", "line 19, Score", "the rules"),
        // legal, and it gives the same points
        (
            "2. x: open 1\n3. y: hide 3\n4. x: open 2",
            "2. x: open 2\n3. y: hide 3\n4. x: open 1",
            "line 25, Digest",
            "was changed",
        ),
        ("[Score \"x\" \"13\"]", "[Score \"x\" \"14\"]", "line 19, Score", "the rules"),
        ("[Contribution \"x\" \"61", "[Contribution \"x\" \"62", "line 10, move", "the seed gives"),
        ("[Contribution \"y\" \"62656e\"]\n", "", "line 10, move", "the seed gives"),
        ("[Seed \"4e", "[Seed \"4f", "line 7, Commit", "another seed"),
        ("[Salt \"c2", "[Salt \"c3", "line 7, Commit", "another seed"),
        ("[Commit \"72", "[Commit \"73", "line 7, Commit", "another seed"),
        ("[Board \"sha256:e3", "[Board \"sha256:e4", "line 4, Board", "this table"),
        ("[Rules \"1\"]", "[Rules \"2\"]", "line 3, Rules", "this table"),
        ("[Game \"toy-cards\"]", "[Game \"toy-bids\"]", "line 2, Game", "this table"),
        ("[Level \"full\"]", "[Level \"public\"]", "line 6, Level", "only full records"),
        ("[Level \"full\"]", "[Level \"full\"]\n[Chance \"manual\"]", "line 7, Chance", "cannot be proved"),
        ("[Digest", "[Note", "line 0, Digest", "is missing"),
    ];
    for (old, new, place, reason) in cases {
        let [_, verified] = judged(old, new);
        let why = verified.expect_err(new);
        assert!(why.starts_with(place) && why.contains(reason), "{new}: {why}");
    }
    // Names and remarks are nobody's proof.
    assert_eq!(judged("\"Anna\"", "\"Annette\""), [Ok(()), Ok(())]);
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
    assert!(verify(&record, &mut fresh(&record)).unwrap_err().message.contains("Seed"));
    let [replayed, _] = judged("7. x: hide", "7. x: close");
    assert!(replayed.unwrap_err().contains("unreadable"));
    let longer: Record = full().replacen("= won", "9. x: open 1\n= won", 1).parse().unwrap();
    assert!(replay(&longer, &mut fresh(&longer), &mut |_| {}).unwrap_err().message.contains("over"));
}

#[test]
fn a_reader_names_line_and_field() {
    let text = full();
    let cases = [
        ("[Veillee \"1\"]", "[Veillee \"2\"]", "line 1, Veillee"),
        ("[Veillee \"1\"]\n", "", "line 0, Veillee"),
        ("[Game \"toy-cards\"]", "[Game]", "line 2, Game"),
        ("[Game \"toy-cards\"]", "[Game \"a\"] [Game \"b\"]", "line 2, Game"),
        ("[Game \"toy-cards\"]", "[Gome \"a\"]", "line 2, Gome"),
        ("[Game \"toy-cards\"]", "[Game \"toy", "line 2, text"),
        ("[Rules \"1\"]", "[Rules \"one\"]", "line 3, Rules"),
        ("[Options \"\"]", "[Options \"a\"]", "line 5, Options"),
        ("[Seat \"x\" \"Anna\"]", "[Seat \"x\"]", "line 8, Seat"),
        ("[Seat \"x\" \"Anna\"]", "[Seat \"y\" \"Anna\"]", "line 9, Seat"),
        ("1. * deal", "one. * deal", "line 10, move"),
        ("1. * deal", "1 * deal", "line 10, move"),
        ("2. x: ", "2. x ", "line 11, move"),
        ("2. x: ", "2. x (dog): ", "line 11, move"),
        ("= won", "= lost", "result"),
        ("= won", "= unfinished\n= won", "result"),
        ("[Seed \"", "[Seed \"x", "Seed"),
        ("[Score \"x\"", "[Score \"z\"", "Score"),
    ];
    for (old, new, expected) in cases {
        assert!(text.contains(old), "nothing to replace: {old} in\n{text}");
        let fault = text.replacen(old, new, 1).parse::<Record>().expect_err(new).to_string();
        assert!(fault.contains(expected), "{new}: {fault}");
    }
    let after = format!("{text}9. x: open 1\n").parse::<Record>().unwrap_err();
    assert_eq!((after.field.as_str(), after.line), ("move", text.lines().count() + 1));
}

proptest::proptest! {
    #![proptest_config(proptest::test_runner::Config { failure_persistence: None, ..Default::default() })]

    /// Whatever the texts in it are, a record is written and read back without a change.
    #[test]
    fn any_text_survives(name: String, note: String, value: String, action: String, roll: String, position: String) {
        let mut record: Record = full().parse().unwrap();
        record.seats[0].1 = name;
        record.notes = vec![note];
        record.options.insert("open".to_owned(), value);
        record.lines[0].what = Entry::Roll(roll);
        record.lines[1].what = Entry::Answer { seat: "x".to_owned(), by: table::By::Bot, action };
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
    let open = |opening| Table::open(opening, Faces { legal: None, bots: |_| None, treaties: None });
    open(record.opening(None)).or_else(|_| open(opening(&["x", "y"], 11))).unwrap_or_else(|f| panic!("{f:?}"))
}
