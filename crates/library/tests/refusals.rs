//! Refusals are said in the reader's language, all of them; and names may be typed as they are shown.

mod hostile;

use crate::common::{begin, opening};
use laws::Cases;
use laws::words::{Heard, foreign, unheard};
use rules::{Game, Options, Turn};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use table::{By, Code, Given, Step};
use texts::{Lang, SeatNames, say};

#[test]
fn every_code_of_a_table_has_its_sentence_in_both_languages() {
    for code in Code::ALL.iter().filter(|code| !matches!(code, Code::Illegal | Code::Unreadable)) {
        let refusal = table::Refusal::from(*code);
        let text = refusal.text.with("seat", "x");
        for lang in Lang::ALL {
            let said = say(lang, &text, &SeatNames::default());
            assert_eq!(foreign(lang.code(), &said, ""), None, "{said}");
        }
    }
}

/// The kinds of messages that refuse something in a game, by what follows its key.
const KINDS: [&str; 9] =
    ["refused", "illegal", "wrong", "now", "unread", "position", "setup", "board", "flag"];
/// And in every game.
const SHARED: [&str; 5] = ["setup-", "board-", "notation-", "record-", "table-refused-"];

/// What these take to be heard nobody has written down yet: they are read by the tests of `locales/` alone.
const RARE: [&str; 28] = [
    "board-most",
    "board-word",
    "couleurs-flag-point",
    "couleurs-position-after-dealer",
    "couleurs-position-pad",
    "couleurs-unread-long",
    "europa-position-die",
    "europa-unread-alone",
    "europa-unread-placed",
    "kilimandjaro-position-dealt-form",
    "kilimandjaro-position-turned-early",
    "kilimandjaro-refused-no-such-pile",
    "kilimandjaro-refused-no-such-seat",
    "kilimandjaro-unread-cards",
    "neuf-pistes-position-past-won",
    "neuf-pistes-position-shared",
    "notation-no-treaty",
    "record-answers-missing",
    "record-bytes",
    "record-commitment",
    "record-contribution",
    "record-format",
    "record-game-unknown",
    "record-roll-differs",
    "record-rules-differ",
    "record-table-differs",
    "table-refused-unanswered",
    "table-refused-unreadable-treaty",
];

/// The words of a game that are the same in every language: its options and their values, and the keys and ids of its
/// board files.
fn notation(title: &library::Title) -> String {
    let options = title.options.iter().flat_map(|option| [&[option.name], option.values].concat());
    let board = title.boards[0].text.lines().filter(|line| !line.starts_with('#'));
    let keys = board.clone().filter_map(|line| Some(line.split_once(" = ")?.0));
    let ids = board.clone().filter_map(|line| line.split_once("id = \"")?.1.split('"').next());
    let parts = board.filter_map(|line| line.trim_start_matches('[').split([']', ' ']).next());
    // and what stands inside of lines, or on the boards of rule cases
    let own = "area nation border flag counts layout omitted side track territory numbers atlantis beta lions memory north";
    options
        .chain(keys)
        .chain(ids)
        .chain(parts)
        .chain([own])
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect::<Vec<_>>()
        .join(" ")
}

/// What a game refuses: its rule cases and hostile texts.
fn of<G: Game>() -> (&'static str, Vec<Heard>) {
    let cases = format!("{}/../games/{}/cases", env!("CARGO_MANIFEST_DIR"), G::KEY);
    let mut heard = Cases::<G>::of(cases).refusals();
    assert!(heard.len() > 20, "{}: the cases are refused something", G::KEY);
    heard.extend(hostile::all::<G>(library::title(G::KEY).unwrap()));
    (G::KEY, heard)
}

/// The walk over all refusals of games, tables, records and boards: those of the rule cases, and those that hostile
/// texts get. Each is said in both languages without a foreign word, a raw id or an open variable; and whatever could be
/// said with a variable in it was said.
#[test]
fn every_refusal_is_said_in_the_language_of_the_reader() {
    let heard = [
        of::<africa::Africa>(),
        of::<couleurs::Couleurs>(),
        of::<europa::Europa>(),
        of::<kilimandjaro::Kilimandjaro>(),
        of::<neuf_pistes::NeufPistes>(),
    ];
    assert_eq!(heard.len(), library::titles().count(), "a game is missing here");
    let mut wrong = BTreeSet::new();
    for (game, refusals) in &heard {
        let title = library::title(game).unwrap();
        let notation = notation(title);
        let seats = Lang::ALL.map(|lang| SeatNames::of_game(lang, game, title.seats));
        // a few of each kind: they differ by what they quote
        let mut known: BTreeMap<Vec<&str>, u32> = BTreeMap::new();
        for refusal in refusals {
            let times = known.entry(refusal.ids().into_iter().collect()).or_default();
            *times += 1;
            if *times > 6 {
                continue;
            }
            for (lang, seats) in Lang::ALL.into_iter().zip(&seats) {
                let typed = format!("{} {notation}", refusal.typed);
                wrong.extend(Heard { typed, ..refusal.clone() }.wrong(lang, seats));
            }
        }
    }
    let all: Vec<Heard> = heard.iter().flat_map(|(_, refusals)| refusals.clone()).collect();
    let of_game = |id: &str| {
        let games = || library::titles().filter_map(|title| id.strip_prefix(title.key)?.strip_prefix('-'));
        games().any(|rest| KINDS.iter().any(|kind| rest.starts_with(&format!("{kind}-"))))
    };
    let silent = unheard(&all, |id| of_game(id) || SHARED.iter().any(|kind| id.starts_with(kind)));
    let silent: Vec<String> =
        silent.into_iter().filter(|wrong| !RARE.contains(&wrong.split(' ').next().unwrap())).collect();
    assert!(wrong.is_empty() && silent.is_empty(), "{wrong:#?} {silent:#?}");
}
/// Every name as it is shown, in either language, is read as what it names.
#[test]
fn names_may_be_typed_as_they_are_shown() {
    for (game, class, before) in
        [("europa", "country", "stop "), ("couleurs", "nation", ""), ("africa", "territory", "")]
    {
        let title = library::title(game).unwrap();
        let fresh = || begin(title, opening(title, title.min_seats, &Options::new(), 5));
        let (mut table, mut heard) = (fresh(), 0);
        for lang in Lang::ALL {
            let file = format!("../../locales/{}/{game}.ftl", lang.code());
            let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
            for line in text.lines().filter(|line| line.starts_with(&format!("{game}-{class}-"))) {
                let (_, name) = line.split_once(" = ").unwrap();
                let typed = format!("{before}{}", name.to_uppercase());
                let Turn::Decide(asked) = table.turn() else { panic!("{game} begins with a decision") };
                let seat = asked.into_iter().next().unwrap();
                let answer = Step::Answer { seat, action: Given::Text(typed.clone()), by: By::Player };
                match table.act(answer) {
                    Ok(_) => table = fresh(),
                    Err(refusal) => assert!(refusal.code != Code::Unreadable, "{game}: {typed}"),
                }
                heard += 1;
            }
        }
        assert!(heard > 30, "{game}");
    }
    // and the words of the notation
    for (game, typed) in [
        ("couleurs", "Passer"),
        ("europa", "Placer Pays-Bas 2"),
        ("kilimandjaro", "Banane@37"),
        ("neuf-pistes", "A2-A7"),
        ("neuf-pistes", "passer"),
    ] {
        let title = library::title(game).unwrap();
        let mut table = begin(title, opening(title, title.min_seats, &Options::new(), 5));
        let seat = table.awaited().into_iter().next().unwrap();
        let answer = Step::Answer { seat, action: Given::Text(typed.to_owned()), by: By::Player };
        assert!(
            !table.act(answer).err().is_some_and(|refusal| refusal.code == Code::Unreadable),
            "{game}: {typed}"
        );
    }
}
