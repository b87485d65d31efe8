//! Treaty cards: what has become of a promise, by what happened after it. Each case is a position, a card of blue's, what
//! is done, and the fate.

use europa::Europa;
use rules::{Card, Fate, Game, Rules, Seat, Seats, Setup, Treaties, Viewer, Views};
use table::{By, Deed, Faces, LiveTable, Opening, Salt, Seed, Step, Table, Typed};

const IDS: [&str; 4] = ["blue", "green", "red", "yellow"];
const BLUE: Seat = Seat(0);

fn seat(id: &str) -> Seat {
    Seat(IDS.iter().position(|known| *known == id).unwrap_or_else(|| panic!("{id}")) as u8)
}

fn table(position: &str, options: &[(&str, &str)]) -> Table<Europa> {
    let mut setup = Setup { seats: IDS.map(String::from).to_vec(), ..Setup::default() };
    setup.options.extend(options.iter().map(|(name, value)| ((*name).into(), (*value).into())));
    let (seed, salt) = (Seed::from_number(1), Salt::from_number(1));
    let opening = Opening { setup, seed, salt, manual_chance: false, position: Some(position.into()) };
    let faces =
        Faces { legal: None, bots: |_| None, treaties: Some(&Typed::<Europa>::CARDS), spelling: None };
    Table::open(opening, faces).unwrap_or_else(|errors| panic!("{position}: {errors:?}"))
}

/// `sign` is where everybody agrees to the card (at the beginning, if it is not there); `ready` is said by all who are
/// asked; `green leaves`; `green late` is answered by the clock; `blue undo`; else `blue: propose blue green`.
fn told(position: &str, options: &[(&str, &str)], card: &str, script: &str) -> Card {
    let mut table = table(position, options);
    let sign = |table: &mut Table<Europa>| {
        // as a log would have it
        table
            .apply(Deed::Propose { treaty: card.into() }.of(BLUE))
            .unwrap_or_else(|why| panic!("{card}: {why}"));
        let (first, _) = table.treaties(Viewer::Seat(BLUE)).remove(0);
        for partner in first.partners {
            table.apply(Deed::Reply { treaty: 1, yes: true, why: None }.of(partner)).unwrap();
        }
    };
    let words: Vec<&str> = script.split(", ").filter(|word| !word.is_empty()).collect();
    if !words.contains(&"sign") {
        sign(&mut table);
    }
    for word in words {
        let made = match word.split_once(' ') {
            None if word == "sign" => {
                sign(&mut table);
                continue;
            }
            None => {
                for seat in table.awaited() {
                    let answer = Step::Answer { seat, action: "ready".into(), by: By::Player };
                    table.act(answer).unwrap_or_else(|why| panic!("{script}: {why}"));
                }
                continue;
            }
            Some((who, "leaves")) => table.act(Deed::Leave.of(seat(who))),
            Some((who, "undo")) => table.act(Deed::Undo { to: None }.of(seat(who))),
            Some((who, "late")) => {
                let late = table.late_answer(seat(who), None).unwrap();
                table.act(Step::Answer { seat: seat(who), action: late.into(), by: By::Clock })
            }
            Some((who, action)) => {
                let seat = seat(who.trim_end_matches(':'));
                table.act(Step::Answer { seat, action: action.into(), by: By::Player })
            }
        };
        made.unwrap_or_else(|why| panic!("{card}: {script}: {word}: {why}; at {}", table.position()));
    }
    table.treaties(Viewer::Seat(BLUE)).remove(0).0
}

fn fate(position: &str, options: &[(&str, &str)], card: &str, script: &str) -> String {
    let card = told(position, options, card, script);
    let seats = |seats: Seats| seats.into_iter().map(|seat| IDS[seat.index()]).collect::<Vec<_>>().join(" ");
    match card.fate {
        Fate::Broken(by) => format!("broken {}", seats(by)),
        Fate::Kept if card.early => "early".to_owned(),
        Fate::Void | Fate::Lapsed => format!("{} {}", card.fate.word(), card.why.unwrap().id),
        fate => fate.word().to_owned(),
    }
}

/// Grande-Bretagne as in the rulebook's example, and another election after it.
const UK: &str = "turn 1; phase campaign; at grande_bretagne; order blue green red yellow; pp blue 100 green 100 red 100 yellow 100; \
                  pawns grande_bretagne blue 2 green 2 red 1 yellow 3, irlande blue 4 green 4";

/// Everybody has two pawns to place.
const PLACING: &str = "turn 1; phase place 1 blue; order blue green red yellow; pp blue 20 green 20 red 20 yellow 20; \
                       hand blue 2 green 2 red 2 yellow 2; half blue 1 green 1 red 1 yellow 1";

#[test]
fn coalitions() {
    let s = "with green red : all coalition grande_bretagne";
    let (fr, en, reverse): (&[_], &[_], &[_]) =
        (&[], &[("election_rule", "en1999")], &[("voting_order", "reverse")]);
    let (named, pass) = ("blue: propose blue green red", "blue: pass, green: pass");
    let all_yes = |by: &str, others: [&str; 2]| {
        format!("{by}: propose blue green red, {}: yes, {}: yes", others[0], others[1])
    };
    type Case<'a> = (&'a str, &'a [(&'a str, &'a str)], &'a str, String, &'a str);
    let cases: &[Case<'_>] = &[
        ("E1", fr, s, format!("ready, {}", all_yes("blue", ["green", "red"])), "kept"),
        ("E2", fr, s, format!("ready, {named}, green: no, red: yes"), "agreed"),
        ("E2", fr, s, format!("ready, {named}, green: no, red: yes, green: propose green yellow, yellow: yes"), "broken green"),
        ("E3", fr, s, "ready, blue: propose blue yellow, yellow: yes".to_owned(), "broken blue"),
        ("E4", fr, s, format!("ready, blue: propose blue yellow, yellow: no, {}", all_yes("green", ["blue", "red"])), "kept"),
        ("E5", fr, s, format!("ready, blue: pass, {}", all_yes("green", ["blue", "red"])), "kept"),
        ("E6", fr, s, format!("ready, {pass}, red: pass, yellow: propose yellow green, green: no"), "broken blue green red"),
        ("E7", fr, s, format!("ready, {pass}, red: propose red green yellow, green: yes, yellow: no, yellow: pass"), "broken green red"),
        ("E8", reverse, s, format!("ready, yellow: propose yellow green, green: no, {}", all_yes("red", ["blue", "green"])), "kept"),
        ("E9", reverse, s, "ready, yellow: propose yellow blue, blue: yes".to_owned(), "broken blue"),
        ("E16", fr, s, format!("ready, blue: pass, sign, {}", all_yes("green", ["blue", "red"])), "kept"),
        ("E16", fr, s, "ready, blue: pass, sign, green: pass, red: pass, yellow: pass".to_owned(), "broken green red"),
        ("E17", fr, s, format!("ready, {named}, red: yes, green late, green: pass, red: pass, yellow: pass"), "broken green"),
        ("E17", fr, s, format!("ready, {named}, red: yes, green leaves, green: no, green: pass, red: pass, yellow: pass"), "void table-void-absent"),
        ("E18", en, "with green red : all coalition grande_bretagne",
            format!("ready, {named}, green: yes, red: yes, yellow: no"), "kept"),
        // four against three: the answers of those outside decide
        ("E18", en, "with green : all coalition grande_bretagne",
            "ready, blue: propose blue green, green: yes, red: no, yellow: no, green: pass, red: pass, yellow: pass".to_owned(),
            "void europa-void-outvoted"),
    ];
    for (name, options, card, script, expected) in cases {
        assert_eq!(fate(UK, options, card, script), *expected, "{name}: {script}");
    }
    let alone = "turn 1; phase campaign; at belgique; order blue green red yellow; pp blue 100 green 100 red 100 yellow 100; pawns belgique blue 3 red 1 green 1";
    let pair = "with green : all coalition belgique";
    assert_eq!(fate(alone, fr, pair, "ready, blue: propose blue"), "broken blue", "E10");
}

#[test]
fn coalitions_that_events_took_away() {
    let place = "turn 1; phase place 2 green; order blue green red yellow; pp blue 100 green 100 red 100 yellow 100; hand green 2; pawns grande_bretagne";
    let s = "with green red : all coalition grande_bretagne";
    let fate_of = |pawns: &str, script: &str| fate(&format!("{place} {pawns}"), &[], s, script);
    assert_eq!(fate_of("blue 1", "green: place grande_bretagne 2"), "void europa-void-few", "E11");
    assert_eq!(
        fate_of("blue 1 red 1 yellow 4", "green: place grande_bretagne 2"),
        "void europa-void-no-majority",
        "E12"
    );
    let away = "green: place irlande 2";
    assert_eq!(fate_of("blue 3 red 1 yellow 3", away), "broken green", "E14: did not come");
    let longer = format!("{s} until turn 2");
    let position = format!("{place} blue 3 red 1 yellow 3");
    assert_eq!(fate(&position, &[], &longer, away), "agreed", "next turn is another chance");
    let joined = "green: place irlande 2, ready, blue: propose blue red, red: yes";
    assert_eq!(fate(&position, &[], &longer, joined), "broken green", "or is not");
    // what joins is no longer to be had
    let joined = "ready, blue: propose blue yellow, yellow: yes";
    let mut table = table(UK, &[]);
    table.act(Deed::Propose { treaty: s.into() }.of(BLUE)).unwrap();
    for word in joined.split(", ") {
        for seat in if word == "ready" { table.awaited() } else { Seats::NONE } {
            table.act(Step::Answer { seat, action: "ready".into(), by: By::Player }).unwrap();
        }
        if let Some((who, action)) = word.split_once(": ") {
            table.act(Step::Answer { seat: seat(who), action: action.into(), by: By::Player }).unwrap();
        }
    }
    let (card, _) = table.treaties(Viewer::Seat(BLUE)).remove(0);
    assert_eq!((card.fate, card.why.unwrap().id), (Fate::Lapsed, "europa-void-joined"), "E15");
    let again = table.act(Deed::Propose { treaty: s.into() }.of(BLUE)).unwrap_err();
    assert_eq!(again.code.word(), "treaty_unfit");
}

#[test]
fn peace_places_and_votes() {
    let dove = "turn 3; phase commit; order blue green red yellow; pp blue 60 green 60 red 60 yellow 60; wars croatie bosnie; hand blue 6 green 6 red 6 yellow 6";
    let bargain = "with green : blue peace 3 ; green peace 2";
    let commit = |pawns: [u8; 4]| {
        let said = IDS.iter().zip(pawns).map(|(id, n)| format!("{id}: commit {n}"));
        said.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(fate(dove, &[], bargain, &commit([4, 1, 0, 0])), "broken green", "E19");
    assert_eq!(fate(dove, &[], bargain, &commit([3, 2, 0, 0])), "kept");
    assert_eq!(fate(dove, &[], "green peace 3 2", &commit([2, 1, 0, 0])), "broken blue green");
    let quiet = "turn 3; phase place 1 blue; order blue green red yellow; pp blue 20 green 20 red 20 yellow 20; \
                 hand blue 2 green 2 red 2 yellow 2; half blue 1 green 1 red 1 yellow 1";
    assert_eq!(fate(quiet, &[], bargain, "blue: place italie 1"), "void europa-void-no-dove", "E20");
    let due = "with green : blue place irlande 2";
    let others = "green: place irlande 1, red: place italie 1, yellow: place italie 1";
    assert_eq!(
        fate(PLACING, &[], due, &format!("blue: place irlande 1, {others}, blue: place irlande 1, {others}")),
        "kept",
        "E22"
    );
    assert_eq!(
        fate(PLACING, &[], due, &format!("blue: place irlande 1, {others}, blue: place france 1, {others}")),
        "broken blue"
    );
    let stay = "with green : blue stay-out irlande until turn 3";
    assert_eq!(fate(PLACING, &[], stay, "blue: place irlande 1"), "broken blue", "E23");
    assert_eq!(fate(PLACING, &[], stay, "blue: place france 1"), "agreed");
    // E21, with the votes alone
    let yes = "with green : blue yes grande_bretagne green";
    let asked = "ready, blue: pass, green: propose blue green red, blue: no, red: yes";
    assert_eq!(fate(UK, &[], yes, asked), "broken blue", "E21");
    let never = "ready, blue: pass, green: pass, red: pass, yellow: pass";
    assert_eq!(fate(UK, &[], yes, never), "void europa-void-never-asked", "E21");
    let bar = "with green : blue bar grande_bretagne yellow";
    assert_eq!(fate(UK, &[], bar, "ready, blue: propose blue yellow, yellow: no"), "broken blue");
    // a war that is stopped first
    let decider = "turn 3; phase allocate blue 18; order blue green red yellow; pp blue 90 green 90 red 90 yellow 90; \
                   wars bulgarie yougoslavie macedoine; dove blue 9 green 9; hand red 9 yellow 9";
    let stop = "with green : blue stop yougoslavie";
    assert_eq!(fate(decider, &[], stop, "blue: stop macedoine"), "broken blue", "E24");
    assert_eq!(fate(decider, &[], stop, "blue: stop yougoslavie"), "kept");
    let other = decider.replace("allocate blue", "allocate green");
    assert_eq!(
        fate(&other, &[], stop, "green: stop macedoine, green: stop bulgarie"),
        "void europa-void-not-decider",
        "E24"
    );
}

#[test]
fn an_undo_takes_promises_with_it() {
    let card = "with green : blue place france 2 ; green stay-out france";
    let card = told(PLACING, &[], card, "blue: place france 1, sign, blue undo, blue: place italie 1");
    assert_eq!((card.fate, card.agreed), (Fate::Undone, Seats::NONE), "E25");
    // offered before, agreed to after: the offer stands, the agreement does not
    let mut table = table(PLACING, &[]);
    let deed = |table: &mut Table<Europa>, deed: Deed, who: &str| table.act(deed.of(seat(who))).unwrap();
    deed(&mut table, Deed::Propose { treaty: "with green : all place france 1".into() }, "blue");
    table.act(Step::Answer { seat: BLUE, action: "place france 1".into(), by: By::Player }).unwrap();
    deed(&mut table, Deed::Reply { treaty: 1, yes: true, why: None }, "green");
    let fate_now = |table: &Table<Europa>| table.treaties(Viewer::Seat(BLUE))[0].0.fate;
    assert_eq!(fate_now(&table), Fate::Agreed);
    deed(&mut table, Deed::Undo { to: None }, "blue");
    assert_eq!(fate_now(&table), Fate::Offered);
    deed(&mut table, Deed::Reply { treaty: 1, yes: false, why: Some("gains-nothing".into()) }, "green");
    let (card, _) = table.treaties(Viewer::Seat(BLUE)).remove(0);
    assert_eq!((card.fate, card.by), (Fate::Declined, Some(seat("green"))));
    assert_eq!(card.why.unwrap().id, "table-reason-gains-nothing");
}

#[test]
fn who_signs_against_a_sealed_answer_is_told() {
    let vote = "turn 1; phase vote blue on blue green red; at grande_bretagne; order blue green red yellow; pp blue 100 green 100 red 100 yellow 100; \
                pawns grande_bretagne blue 2 green 2 red 1 yellow 3";
    let mut table = table(vote, &[]);
    table.act(Step::Answer { seat: seat("green"), action: "no".into(), by: By::Player }).unwrap();
    table
        .act(Deed::Propose { treaty: "with green red : all coalition grande_bretagne".into() }.of(BLUE))
        .unwrap();
    let warnings =
        |who: &str| table.treaty_warnings(seat(who), 1).iter().map(|text| text.id).collect::<Vec<_>>();
    assert_eq!(warnings("green"), ["table-warn-sealed"]);
    assert_eq!(warnings("red"), [""; 0]);
}

#[test]
fn every_term_that_can_be_picked_leads_to_a_treaty_that_reads_back() {
    let seats = IDS.map(String::from).to_vec();
    let game = Europa::open(&Setup { seats, ..Setup::default() }).expect("a game");
    let mut state = game.start();
    let mut random = rules::Stream::from_number(7);
    let mut offered = std::collections::BTreeSet::new();
    // through the whole game, at every decision, one way down the tree
    for _ in 0..2_500 {
        let view = game.view(&state, Viewer::Seat(BLUE));
        let mut terms: Vec<String> = Vec::new();
        loop {
            let picked: Vec<&str> = terms.iter().map(String::as_str).collect();
            let next = game.next_term(&view, BLUE, &picked);
            if next.complete {
                let text = terms.join(" ");
                let treaty = game.read_treaty(BLUE, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
                let written = game.write_treaty(&treaty);
                assert_eq!(game.read_treaty(BLUE, &written), Ok(treaty), "{text}: {written}");
                offered.extend(treaty_words(&written));
            }
            if next.options.is_empty() {
                assert!(next.complete || terms.len() <= 1, "{terms:?} leads nowhere");
                break;
            }
            let at = rules::Random::below(&mut random, next.options.len() as u32) as usize;
            terms.push(next.options[at].token.to_string());
        }
        match game.turn(&state) {
            rules::Turn::Over => state = game.start(),
            rules::Turn::Chance => {
                let roll = game.roll(&state, &mut random);
                game.settle(&mut state, &roll, &mut ());
            }
            rules::Turn::Decide(seats) => {
                let joint: Vec<_> =
                    seats.into_iter().map(|seat| (seat, game.sample(&state, seat, &mut random))).collect();
                game.resolve(&mut state, &joint, &mut ());
            }
        }
    }
    let all = "bar coalition if joined once peace place standing stay-out stop until yes";
    assert_eq!(offered.into_iter().collect::<Vec<_>>().join(" "), all);
}

fn treaty_words(text: &str) -> impl Iterator<Item = String> + '_ {
    let all = [
        "bar",
        "coalition",
        "if",
        "joined",
        "once",
        "peace",
        "place",
        "standing",
        "stay-out",
        "stop",
        "until",
        "yes",
    ];
    text.split(' ').filter(move |word| all.contains(word)).map(str::to_owned)
}

#[test]
fn what_is_no_treaty_is_not_read() {
    let seats = IDS.map(String::from).to_vec();
    let game = Europa::open(&Setup { seats, ..Setup::default() }).expect("a game");
    for text in [
        "",
        "green",
        "green peace",
        "green peace 2",
        "orange peace 1 1",
        "green coalition atlantis",
        "green place france x",
        "green  peace 1 1",
        "with green : blue coalition",
        "with green : all place france 0",
        "with green : all peace 03",
        "with green : all stay-out france until 3",
        "with green : all stay-out france until turn 5",
        "with green : all coalition france standing",
    ] {
        assert!(game.read_treaty(BLUE, text).is_err(), "{text:?}");
    }
}
