//! Treaty cards: who can offer what to whom, who knows of it, and who kept their word when the sheets are read.

use africa::Africa;
use rules::{Fate, Seat, Setup, Viewer};
use table::{By, Deed, Faces, LiveTable, Opening, Salt, Seed, Step, Table, Typed};

const GB: Seat = Seat(0);
const FR: Seat = Seat(1);
const DE: Seat = Seat(2);
const EVERYBODY: [Viewer; 4] = [Viewer::Seat(GB), Viewer::Seat(FR), Viewer::Seat(DE), Viewer::Spectator];

fn table(options: &[(&str, &str)]) -> Table<Africa> {
    let mut setup = Setup { seats: ["gb", "fr", "de"].map(String::from).to_vec(), ..Setup::default() };
    let historical = [("setup", "historical")];
    for (name, value) in historical.iter().chain(options) {
        setup.options.insert((*name).into(), (*value).into());
    }
    let (seed, salt) = (Seed::from_number(1), Salt::from_number(1));
    let opening = Opening { setup, seed, salt, manual_chance: false, position: None };
    let faces =
        Faces { legal: None, bots: |_| None, treaties: Some(&Typed::<Africa>::CARDS), spelling: None };
    Table::open(opening, faces).expect("a table")
}

fn offer(table: &mut Table<Africa>, seat: Seat, treaty: &str) -> Result<Vec<Step>, table::Refusal> {
    table.act(Deed::Propose { treaty: treaty.into() }.of(seat))
}

fn reply(table: &mut Table<Africa>, seat: Seat, treaty: u32, yes: bool) -> Result<Vec<Step>, table::Refusal> {
    table.act(Deed::Reply { treaty, yes, why: None }.of(seat))
}

fn answer(table: &mut Table<Africa>, seat: Seat, action: &str) {
    let act = Step::Answer { seat, action: action.into(), by: By::Player };
    table.act(act).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
}

fn all_ready(table: &mut Table<Africa>) {
    [GB, FR, DE].into_iter().for_each(|seat| answer(table, seat, "ready"));
}

fn fates(table: &Table<Africa>, viewer: Viewer) -> Vec<Fate> {
    table.treaties(viewer).into_iter().map(|(card, _)| card.fate).collect()
}

#[test]
fn the_reading_says_who_kept_their_word() {
    let broken = |seats: &[Seat]| Fate::Broken(seats.iter().copied().collect());
    // offered by France, agreed to by Germany or Great Britain, and the sheets of gb, fr and de
    let cases: &[(&str, Seat, [&str; 3], Fate)] = &[
        ("de alliance", DE, ["", "war gb", ""], Fate::Kept),
        ("de alliance", DE, ["", "war de", ""], broken(&[FR])),
        ("de alliance", DE, ["", "war de", "war fr"], broken(&[FR, DE])),
        ("de keep-out sahara", DE, ["", "Alger D", ""], Fate::Kept),
        ("de keep-out sahara", DE, ["", "Alger>Sahara", ""], broken(&[FR])),
        ("de keep-out libye", DE, ["", "", "ship Libye"], broken(&[DE])),
        ("de leave sahara", DE, ["", "Alger D", "ship Libye"], Fate::Kept),
        ("de leave sahara", DE, ["", "Alger>Sahara", ""], broken(&[FR])),
        ("de leave alger", DE, ["", "Alger D", ""], broken(&[FR])),
        // it binds the partner alone, and its label says so: "for me", not "with me"
        ("de develop dahomey", DE, ["", "", "Dahomey D"], Fate::Kept),
        ("de develop dahomey", DE, ["", "", ""], broken(&[DE])),
        ("gb war de", GB, ["war de", "war de", ""], Fate::Kept),
        ("gb war de", GB, ["", "war de", ""], broken(&[GB])),
    ];
    for (treaty, partner, sheets, fate) in cases {
        let mut table = table(&[]);
        offer(&mut table, FR, treaty).unwrap_or_else(|refusal| panic!("{treaty}: {refusal}"));
        // what binds nobody but who offers it stands at once
        let pledge = treaty.starts_with("de leave");
        assert_eq!(reply(&mut table, *partner, 1, true).is_err(), pledge, "{treaty}");
        assert_eq!(fates(&table, Viewer::Seat(FR)), [Fate::Agreed], "{treaty}");
        all_ready(&mut table);
        for (seat, sheet) in [GB, FR, DE].into_iter().zip(sheets) {
            assert_eq!(fates(&table, Viewer::Seat(FR)), [Fate::Agreed], "{treaty}: not before the reading");
            answer(&mut table, seat, if sheet.is_empty() { "nothing" } else { sheet });
        }
        assert_eq!(fates(&table, Viewer::Seat(FR)), [*fate], "{treaty} with {sheets:?}");
    }
}

#[test]
fn a_treaty_is_known_to_its_parties_alone_until_the_game_is_over() {
    let mut table = table(&[]);
    let before = table.last_step();
    let log = |table: &Table<Africa>, viewer| table.told(before, viewer).len();
    offer(&mut table, FR, "de alliance").unwrap();
    reply(&mut table, DE, 1, true).unwrap();
    for viewer in EVERYBODY {
        let party = viewer.is(FR) || viewer.is(DE);
        assert_eq!(table.treaties(viewer).len(), usize::from(party), "{viewer:?}");
        assert_eq!(log(&table, viewer), 2 * usize::from(party), "{viewer:?}");
        assert_eq!(table.concerns(before, viewer), party, "{viewer:?}");
        assert_eq!(table.has_treaty_news(before, viewer), party, "{viewer:?}");
    }
    while !matches!(table.turn(), rules::Turn::Over) {
        all_ready(&mut table);
        [GB, FR, DE].into_iter().for_each(|seat| answer(&mut table, seat, "nothing"));
    }
    for viewer in EVERYBODY {
        assert_eq!(fates(&table, viewer), [Fate::Kept], "{viewer:?}");
    }
}

#[test]
fn what_cannot_be_offered_or_answered_is_refused_and_changes_nothing() {
    let mut table = table(&[]);
    let unfit = [
        "",
        "de",
        "fr alliance",
        "it alliance",
        "de alliance ",
        "de war de",
        "de develop sahara",
        "de keep-out",
    ];
    for treaty in unfit {
        assert_eq!(offer(&mut table, FR, treaty).unwrap_err().code.word(), "treaty_unfit", "{treaty:?}");
    }
    offer(&mut table, FR, "de alliance").unwrap();
    assert_eq!(reply(&mut table, GB, 1, true).unwrap_err().code.word(), "no_treaty", "not a party");
    assert_eq!(reply(&mut table, DE, 2, true).unwrap_err().code.word(), "no_treaty", "no such number");
    assert_eq!(reply(&mut table, DE, 0, true).unwrap_err().code.word(), "no_treaty", "no such number");
    assert_eq!(reply(&mut table, FR, 1, true).unwrap_err().code.word(), "treaty_settled", "one's own");
    reply(&mut table, DE, 1, false).unwrap();
    assert_eq!(reply(&mut table, DE, 1, true).unwrap_err().code.word(), "treaty_settled", "declined");
    let places = ["alger", "angola", "bangui", "cameroun", "congo", "dakar"];
    for (at, place) in places.iter().enumerate() {
        let offered = offer(&mut table, FR, &format!("with de : all keep-out {place}"));
        assert_eq!(
            offered.map_err(|refusal| refusal.code.word()).err(),
            (at == 5).then_some("too_many_treaties")
        );
    }
    for place in &places[..6] {
        offer(&mut table, FR, &format!("with gb : all keep-out {place}")).unwrap();
    }
    for word in ["with de : all keep-out kenya", "with gb : all keep-out kenya"] {
        assert_eq!(offer(&mut table, FR, word).unwrap_err().code.word(), "too_many_treaties");
    }
    // whoever says it, and however it is said
    for word in ["with fr : all keep-out alger", "with fr : fr keep-out alger ; de keep-out alger"] {
        assert_eq!(offer(&mut table, DE, word).unwrap_err().code.word(), "treaty_twice", "{word}");
    }
    all_ready(&mut table);
    let refusal = offer(&mut table, FR, "de alliance").unwrap_err();
    assert_eq!((refusal.code.word(), refusal.clause), ("talk_closed", Some("AF-19")));
    assert_eq!(reply(&mut table, DE, 3, true).unwrap_err().code.word(), "talk_closed");
    [GB, FR, DE].into_iter().for_each(|seat| answer(&mut table, seat, "nothing"));
    let offered = fates(&table, Viewer::Seat(DE)).into_iter().filter(|fate| *fate == Fate::Lapsed).count();
    assert_eq!(offered, 5, "what nobody answered has lapsed");
}

#[test]
fn the_talk_option_decides_who_hears_of_treaties() {
    let mut open = table(&[("talk", "public_only")]);
    offer(&mut open, FR, "de alliance").unwrap();
    for viewer in EVERYBODY {
        assert_eq!(open.treaties(viewer).len(), 1, "{viewer:?}");
    }
    let mut silent = table(&[("talk", "none")]);
    assert_eq!(offer(&mut silent, FR, "de alliance").unwrap_err().code.word(), "talk_closed");
}

#[test]
fn a_table_read_back_from_its_steps_has_the_same_treaties() {
    let mut first = table(&[]);
    let mut steps = offer(&mut first, FR, "de alliance").unwrap();
    steps.extend(offer(&mut first, DE, "gb war fr").unwrap());
    steps.extend(reply(&mut first, DE, 1, true).unwrap());
    steps.extend(reply(&mut first, GB, 1, false).unwrap());
    steps.extend(offer(&mut first, FR, "gb alliance").unwrap());
    let counter = Deed::Counter { treaty: 2, offer: "with fr : all ally until 1890".into() };
    steps.extend(first.act(counter.of(GB)).unwrap());
    let mut second = table(&[]);
    for step in &steps {
        let line = step.to_string();
        second.apply(line.parse().expect(&line)).unwrap();
    }
    for viewer in EVERYBODY {
        assert_eq!(first.treaties(viewer), second.treaties(viewer));
    }
}

#[test]
fn what_may_be_picked_are_the_treaties_that_can_be_offered() {
    let game = table(&[]);
    let tokens = |picked: &[&str]| -> Vec<String> {
        let picked: Vec<String> = picked.iter().map(|token| (*token).into()).collect();
        game.next_term(FR, &picked).options.into_iter().map(|pick| pick.token.into_owned()).collect()
    };
    assert_eq!(tokens(&[]), ["gb", "de", "with"]);
    assert_eq!(tokens(&["de"]), ["alliance", "keep-out", "leave", "develop", "war"]);
    assert_eq!(tokens(&["de", "war"]), ["gb"]);
    for kind in ["keep-out", "leave", "develop"] {
        for place in tokens(&["de", kind]) {
            let treaty = format!("de {kind} {place}");
            assert!(offer(&mut table(&[]), FR, &treaty).is_ok(), "{treaty}");
        }
    }
    assert_eq!(game.treaties(Viewer::Seat(FR)), []);
}

#[test]
fn a_treaty_between_others_leaves_no_gap_in_anybodys_count() {
    let numbers = |talked: bool| {
        let mut table = table(&[]);
        if talked {
            offer(&mut table, FR, "de alliance").unwrap();
            reply(&mut table, DE, 1, true).unwrap();
            offer(&mut table, DE, "fr keep-out libye").unwrap();
        }
        offer(&mut table, GB, "de alliance").unwrap();
        let of = |seat| table.treaties(Viewer::Seat(seat)).into_iter().map(|(card, _)| card.number);
        let (gb, de): (Vec<u32>, Vec<u32>) = (of(GB).collect(), of(DE).collect());
        // the log counts them all, so that what is stored is read for ever
        let made = reply(&mut table, DE, *de.last().unwrap(), true).unwrap();
        let last = table.all_treaties().len() as u32;
        assert_eq!(made, [Deed::Reply { treaty: last, yes: true, why: None }.of(DE)]);
        assert_eq!(table.own_number(GB, last), Some(1));
        assert_eq!(fates(&table, Viewer::Seat(GB)), [Fate::Agreed]);
        (gb, de)
    };
    assert_eq!(numbers(false), (vec![1], vec![1]));
    assert_eq!(numbers(true), (vec![1], vec![1, 2, 3]), "to Great Britain nothing else was ever offered");
}
