//! Treaties by what they say and what is done: the cases of the design, each told in few words.

use africa::Africa;
use rules::{Card, Fate, Seat, Seats, Setup, Treaties, Viewer};
use table::{By, Deed, Faces, LiveTable, Opening, Salt, Seed, Step, Table, Typed};

const IDS: [&str; 4] = ["gb", "fr", "de", "it"];

fn seat(id: &str) -> Seat {
    Seat(IDS.iter().position(|known| *known == id).unwrap_or_else(|| panic!("{id}")) as u8)
}

fn table(position: &str) -> Table<Africa> {
    let setup = Setup { seats: IDS.map(String::from).to_vec(), ..Setup::default() };
    let (seed, salt) = (Seed::from_number(1), Salt::from_number(1));
    let opening = Opening { setup, seed, salt, manual_chance: false, position: Some(position.into()) };
    let faces =
        Faces { legal: None, bots: |_| None, treaties: Some(&Typed::<Africa>::CARDS), spelling: None };
    Table::open(opening, faces).unwrap_or_else(|errors| panic!("{position}: {errors:?}"))
}

/// Everybody who is asked and present says this.
fn all(table: &mut Table<Africa>, say: impl Fn(Seat) -> String) {
    for seat in table.awaited() {
        let answer = Step::Answer { seat, action: say(seat).as_str().into(), by: By::Player };
        table.act(answer).unwrap_or_else(|refusal| panic!("{}: {refusal}", say(seat)));
    }
}

/// Signed by all its parties in the talk of the position; then turn after turn what is done: `fr Alger D, de war fr`,
/// `de leaves`, `fr notice`; who is not named writes nothing.
fn told(position: &str, card: &str, turns: &[&str]) -> Card {
    let mut table = table(position);
    let fr = seat("fr");
    // by a log, which may hold what could not be offered
    table
        .apply(Deed::Propose { treaty: card.into() }.of(fr))
        .unwrap_or_else(|refusal| panic!("{card}: {refusal}"));
    let (first, _) = table.treaties(Viewer::Seat(fr)).remove(0);
    for partner in first.partners {
        table.apply(Deed::Reply { treaty: 1, yes: true, why: None }.of(partner)).unwrap();
    }
    for turn in turns {
        let deeds: Vec<(Seat, &str)> = turn
            .split(", ")
            .filter(|deed| !deed.is_empty())
            .map(|deed| deed.split_once(' ').map(|(id, what)| (seat(id), what)).unwrap())
            .collect();
        for (seat, what) in &deeds {
            match *what {
                "leaves" => drop(table.act(Deed::Leave.of(*seat)).unwrap()),
                "notice" => drop(table.act(Deed::Notice { treaty: 1 }.of(*seat)).unwrap()),
                _ => {}
            }
        }
        all(&mut table, |_| "ready".to_owned());
        all(&mut table, |seat| {
            let sheets =
                deeds.iter().filter(|(by, what)| *by == seat && !["leaves", "notice"].contains(what));
            let sheet: Vec<&str> = sheets.map(|(_, what)| *what).collect();
            if sheet.is_empty() { "nothing".to_owned() } else { sheet.join("; ") }
        });
    }
    table.treaties(Viewer::Seat(fr)).remove(0).0
}

fn fate(position: &str, card: &str, turns: &[&str]) -> String {
    let card = told(position, card, turns);
    let seats = |seats: Seats| seats.into_iter().map(|seat| IDS[seat.index()]).collect::<Vec<_>>().join(" ");
    let why = card.why.as_ref().map_or("", |why| why.id);
    let told = match card.fate {
        Fate::Broken(by) => format!("broken {}", seats(by)),
        Fate::Kept if card.early => "early".to_owned(),
        Fate::Void => format!("void {why}"),
        fate => fate.word().to_owned(),
    };
    told.trim().to_owned()
}

const OPEN: &str = "1880 diplomacy | Kuruman: gb | Alger: fr | Dahomey: de | Libye: it";
/// Two in Dakar, with squares to fill.
const DAKAR: &str = "1880 diplomacy | Kuruman: gb | Alger: fr | Dakar: fr de | Libye: it";
const LAST: &str = "1914 diplomacy | Kuruman: gb | Alger: fr | Dahomey: de | Libye: it";

#[test]
fn twenty_five_cases() {
    let ally = "with de : all ally";
    let develop = "with de : de develop dakar until 1890";
    let leave = "with de : if de leave egypte then fr leave khartoum";
    let mutual =
        "with de : if fr leave khartoum then de leave egypte ; if de leave egypte then fr leave khartoum";
    let egypt = "1880 diplomacy | Kuruman: gb | Libye: fr de | Alger: it";
    let cases: &[(&str, &str, &str, &[&str], &str)] = &[
        ("A1", OPEN, ally, &[""], "kept"),
        ("A2", OPEN, ally, &["de war fr"], "broken de"),
        ("A3", OPEN, ally, &["de war fr, fr war de"], "broken fr de"),
        ("A4", OPEN, ally, &["de Dahomey D"], "kept"),
        ("A5", OPEN, ally, &["de leaves"], "kept"),
        ("A6", OPEN, "with de : all war gb", &["fr war gb, de leaves"], "kept"),
        ("A7", LAST, "with de : all war gb", &["fr war gb"], "broken de"),
        ("A8", OPEN, "with de : all keep-out sahara", &["fr Alger>Sahara"], "broken fr"),
        (
            "A9",
            "1880 diplomacy | Kuruman: gb | Alger: fr | Sahara: fr | Dahomey: de | Libye: it",
            "with de : all keep-out sahara",
            &["fr Sahara D"],
            "kept",
        ),
        (
            "A10",
            "1880 diplomacy | Kuruman: gb | Alger: fr | Sahara: fr | Dahomey: de | Libye: it",
            "with de : fr leave sahara",
            &["fr Sahara D"],
            "broken fr",
        ),
        (
            "A11",
            "1880 diplomacy | Kuruman: gb | Alger: fr | Dakar: fr de 2 | Libye: it",
            "with de : de develop dakar",
            &["fr Dakar D, de Dakar D"],
            "kept",
        ),
        ("A12", DAKAR, "with de : all develop dakar", &["fr Dakar D"], "broken de"),
        (
            "A13",
            "1880 diplomacy | Kuruman: gb | Dakar: fr | Dahomey: de | Libye: it",
            "with de : all develop dakar",
            &["fr Dakar D"],
            "kept",
        ),
        (
            "A13",
            "1880 diplomacy | Kuruman: gb | Dakar: fr | Dahomey: de | Libye: it",
            "with de : all develop dakar",
            &[""],
            "broken fr",
        ),
        ("A14", DAKAR, develop, &["", "de Dakar D"], "early"),
        ("A15", DAKAR, develop, &["", "", ""], "broken de"),
        ("A16", DAKAR, develop, &["fr war de", "", ""], "void africa-void-presence"),
        (
            "A17",
            "1880 diplomacy | Kuruman: gb | Alger: fr | Dakar: fr de 2 | Libye: it",
            develop,
            &["", "fr Dakar D"],
            "void africa-void-colony",
        ),
        ("A18", egypt, leave, &["de Libye>Egypte, fr Libye>Khartoum"], "void table-void-condition"),
        ("A19", egypt, leave, &["fr Libye>Khartoum"], "broken fr"),
        (
            "A20",
            DAKAR,
            "with gb : if it land angola then fr develop dakar",
            &["it ship Angola, fr Dakar D"],
            "kept",
        ),
        ("A21", egypt, mutual, &["de Libye>Egypte, fr Libye>Khartoum"], "void table-void-condition"),
        ("A22", OPEN, "with de it : all ally until 1890", &["", "it war de", "fr war de"], "broken it"),
        ("A23", OPEN, "with de : all ally standing", &["", "", "fr notice, fr war de"], "broken fr"),
        ("A23", OPEN, "with de : all ally standing", &["", "", "fr notice", "fr war de"], "kept"),
        ("A23", OPEN, "with de : all ally standing", &["", "", ""], "agreed"),
        ("A25", LAST, "with de : all ally until 1914", &[""], "kept"),
    ];
    for (name, position, card, turns, expected) in cases {
        assert_eq!(fate(position, card, turns), *expected, "{name}: {card}: {turns:?}");
    }
}

/// A24: each card is judged by itself.
#[test]
fn who_promises_two_things_at_once_breaks_one() {
    let story = ["fr war gb, de war gb"];
    assert_eq!(fate(OPEN, "with de : all war gb", &story), "kept");
    assert_eq!(fate(OPEN, "with gb : all ally", &story), "broken fr");
    let mut table = table(OPEN);
    let fr = seat("fr");
    table.act(Deed::Propose { treaty: "with de : all war gb".into() }.of(fr)).unwrap();
    table.act(Deed::Reply { treaty: 1, yes: true, why: None }.of(seat("de"))).unwrap();
    // who signs otherwise sees it before
    let (_, warnings) = table.draft_treaty(fr, "with gb : all ally").unwrap();
    assert_eq!(warnings.len(), 1);
    table.act(Deed::Propose { treaty: "with fr de : all ally".into() }.of(seat("gb"))).unwrap();
    assert_eq!(table.treaty_warnings(seat("de"), 2).len(), 1);
    assert_eq!(table.treaty_warnings(seat("gb"), 1).len(), 0);
}

/// The game may be over before the term: 22 colonies are its end, too.
#[test]
fn what_was_still_to_be_done_when_the_game_ends_is_void() {
    let places = "Abyssinie Alexandrie Angola Bangui Cameroun Cap_town Congo Dahomey Djibouti Egypte Fachoda Kenya \
                  Khartoum Kuruman Namibie Nigeria Rodhesie Sahara Tamanrasset Tenere Tombouctou";
    let colonies: Vec<String> = places.split_whitespace().map(|at| format!("{at}: gb colony")).collect();
    let position =
        format!("1905 diplomacy | {} | Zanzibar: it 3 | Dakar: fr de | Libye: it", colonies.join(" | "));
    assert_eq!(
        fate(&position, "with de : de develop dakar until 1914", &["it Zanzibar D"]),
        "void table-void-over"
    );
    assert_eq!(fate(&position, "with de : all ally until 1914", &["it Zanzibar D"]), "kept");
}

#[test]
fn texts_have_one_form_and_old_ones_are_read() {
    let table = table(OPEN);
    let game = table.rules();
    let written = |text: &str| game.write_treaty(&game.read_treaty(seat("fr"), text).unwrap());
    for (text, canonical) in [
        ("de alliance", "with de : all ally"),
        ("de keep-out sahara", "with de : all keep-out sahara"),
        ("de leave sahara", "with de : fr leave sahara"),
        ("de develop dakar", "with de : de develop dakar"),
        ("de war gb", "with de : all war gb"),
        ("with it de : fr & de ally", "with de it : fr & de ally"),
        ("with de : de leave alger ; fr leave alger", "with de : all leave alger"),
        ("with de : de leave alger ; fr halt alger", "with de : fr halt alger ; de leave alger"),
        (
            "with de : once colony dakar and gb war it then fr land libye until 1895",
            "with de : once colony dakar and gb war it then fr land libye until 1895",
        ),
        ("with gb de it : all ally standing", "with gb de it : all ally standing"),
    ] {
        assert_eq!(written(text), canonical);
        assert_eq!(written(canonical), canonical);
    }
    for text in [
        "",
        "with",
        "with de",
        "with de :",
        "with fr : all ally",
        "with de : all fly",
        "with de : gb leave alger",
        "with de : fr develop dakar standing",
        "with de : all ally until 1893",
        "with de : fr colony dakar",
        "with de : colony dakar",
        "with gb de it : fr leave alger",
        "with de : if fr ally de fr leave alger",
        "with de : all ally ; ",
        "with  de : all ally",
        "with de : fr halt alger ; fr halt dakar ; fr halt libye ; fr halt kenya ; fr halt congo",
    ] {
        assert!(game.read_treaty(seat("fr"), text).is_err(), "{text:?}");
    }
}
