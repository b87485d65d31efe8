//! Every box on the shelf is complete: named and explained in both languages, drawn, and played to its end.

use crate::common::{begin, opening, play};
use rules::{Budget, Options, Setup, Stream, Turn, Viewer};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use table::{By, Given, Level, Opening, Record, Step};
use texts::{Lang, has, rules};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What no compiler asks for, and what nothing else would: without its line in `Cargo.toml` a game is slow in release.
#[test]
fn every_game_is_named_and_explained_in_both_languages() {
    let mut missing = BTreeSet::new();
    for title in library::titles() {
        let key = title.key;
        let mut ids = vec![format!("{key}-title"), format!("{key}-blurb")];
        ids.extend(title.seats.iter().map(|seat| format!("{key}-seat-{seat}")));
        for option in title.options {
            let id = format!("{key}-option-{}", option.name);
            ids.push(format!("{id}-help"));
            ids.extend(option.values.iter().map(|value| format!("{id}-{value}")));
            ids.push(id);
        }
        for lang in Lang::ALL {
            missing.extend(ids.iter().filter(|id| !has(lang, id)).map(|id| format!("{} {id}", lang.code())));
            if rules(lang, key).is_none() {
                missing.insert(format!("locales/{}/rules/{key}.md", lang.code()));
            }
        }
        for path in [format!("docs/notation/{key}.md"), format!("crates/games/{key}/RULES.md")] {
            missing.extend((!root().join(&path).exists()).then_some(path));
        }
        for (file, line) in [
            ("README.md", format!("| `{key}` |")),
            ("Cargo.toml", format!("[profile.release.package.{key}]")),
        ] {
            let text = fs::read_to_string(root().join(file)).unwrap_or_default();
            missing.extend((!text.contains(&line)).then(|| format!("{file}: {line}")));
        }
    }
    let levels = library::LEVELS.iter().map(|level| format!("bot-level-{}", level.name));
    let treating = library::titles().filter(|title| title.treaties);
    let characters =
        treating.flat_map(|title| library::LEVELS.iter().map(|level| title.character(level.name)));
    let characters = characters.flatten().map(|name| format!("bot-character-{name}"));
    for id in levels.chain(characters) {
        missing.extend(
            Lang::ALL.iter().filter(|lang| !has(**lang, &id)).map(|lang| format!("{} {id}", lang.code())),
        );
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn the_boards_of_the_box_are_good() {
    for title in library::titles() {
        for board in title.boards.iter().filter(|board| !board.text.is_empty()) {
            assert_eq!(title.check_board(board.text), [], "{}", title.key);
        }
    }
}

#[test]
fn every_game_is_drawn_and_told_to_everybody() {
    for title in library::titles() {
        let mut table = begin(title, opening(title, title.seats.len(), &Options::new(), 1));
        play(table.as_mut(), 20, 1, |_, _| {});
        let seats = (0..title.seats.len() as u8).map(|seat| Viewer::Seat(rules::Seat(seat)));
        for viewer in seats.chain([Viewer::Spectator]) {
            assert!(table.draw(viewer).starts_with("<svg"), "{} {viewer:?}", title.key);
            assert!(!table.lines(viewer).is_empty(), "{} {viewer:?}", title.key);
        }
    }
}

#[test]
fn every_level_of_bot_answers_legally_in_no_time() {
    for title in library::titles() {
        for level in library::LEVELS {
            let mut table = begin(title, opening(title, title.min_seats, &Options::new(), 2));
            let mut minds = [(); 8].map(|()| table::Mind::default());
            for _ in 0..6 {
                let Some(seat) = table.awaited().into_iter().next() else { break };
                let thought = table.think(seat, level.name);
                let thought = thought.unwrap_or_else(|| panic!("{}: no bot {}", title.key, level.name));
                let action =
                    thought(&mut minds[seat.index()], &Budget::until(&|| true), &mut Stream::from_number(1));
                let answer = table::Step::Answer { seat, action: action.into(), by: table::By::Bot };
                table.act(answer).unwrap_or_else(|refusal| panic!("{} {}: {refusal}", title.key, level.name));
            }
        }
    }
}

/// With every number of seats: the record of a random game replays and verifies, and a forged one does not.
#[test]
fn records_of_whole_games_hold_and_forgeries_do_not() {
    for title in library::titles() {
        for seats in title.min_seats..=title.seats.len() {
            let mut table = begin(title, opening(title, seats, &Options::new(), 9));
            play(table.as_mut(), 100_000, 9, |_, _| {});
            assert_eq!(table.turn(), Turn::Over, "{} with {seats}", title.key);

            let text = table.record(Level::Full, &["Anna".to_owned()]);
            let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", title.key));
            assert_eq!(record.to_string(), text);
            let mut again = library::table_for(&record, None).unwrap();
            table::replay(&record, again.as_mut(), &mut |_| {}).unwrap();
            assert_eq!(again.position(), table.position());
            table::verify(&record, library::table_for(&record, None).unwrap().as_mut()).unwrap();

            for forged in forgeries(&record) {
                let mut table = library::table_for(&forged, None).unwrap();
                let verdict = table::verify(&forged, table.as_mut());
                assert!(verdict.is_err(), "{} with {seats}: {forged}", title.key);
            }
        }
    }
}

/// Another seed; other scores; a line less.
fn forgeries(record: &Record) -> Vec<Record> {
    let mut seed = record.clone();
    seed.seed = Some(table::Seed::from_number(10));
    let mut result = record.clone();
    result.scores.iter_mut().for_each(|(_, score)| *score += 1);
    let mut shorter = record.clone();
    shorter.lines.remove(shorter.lines.len() / 2);
    vec![seed, result, shorter]
}

#[test]
fn playouts_end_and_are_counted() {
    for title in library::titles() {
        let seats = title.seats[..title.min_seats].iter().map(|id| (*id).to_owned()).collect();
        let setup = Setup { seats, ..Setup::default() };
        let played = title.playouts(&setup, &Budget::until(&|| true), 1).unwrap();
        assert!(played.games > 0 && played.answers > 0, "{} {played:?}", title.key);
    }
}

#[test]
fn perft_of_neuf_pistes_is_the_published_count() {
    let title = library::title("neuf-pistes").unwrap();
    let count = |movement: &str, depth| {
        let options = [("movement".to_owned(), movement.to_owned())].into();
        let setup = opening(title, 2, &options, 0).setup;
        title.perft.unwrap()(&setup, None, depth).unwrap().iter().map(|(_, lines)| lines).sum::<u64>()
    };
    assert_eq!([1, 2, 3].map(|depth| count("slide", depth)), [16, 287, 5_220]);
    assert_eq!([1, 2, 3].map(|depth| count("free", depth)), [54, 3_237, 185_210]);
}

#[test]
fn perft_begins_anywhere_in_play_and_refuses_what_it_cannot_count() {
    let title = library::title("neuf-pistes").unwrap();
    let options = [("variant".to_owned(), "numbered_pawns".to_owned())].into();
    let setup = opening(title, 2, &options, 0).setup;
    let perft = |position: Option<&str>| title.perft.unwrap()(&setup, position, 1);
    assert_eq!(perft(None).unwrap_err()[0].clause, Some("NP-42"), "arrangements are not counted as none");
    assert_eq!(perft(Some("arranging")).unwrap_err()[0].clause, Some("NP-42"));
    assert_eq!(perft(Some("light a1")).unwrap_err()[0].field, "position");
    let start =
        "light a2 b3 c4 d5 e6 f7 g8 h9 i10 ; dark a1 b2 c3 d4 e5 f6 g7 h8 i9 ; to move light ; entered 0 0";
    assert_eq!(perft(Some(start)).unwrap().iter().map(|(_, lines)| lines).sum::<u64>(), 16);
}

#[test]
fn unknown_games_and_editions_are_not_found() {
    assert!(library::title("chess").is_none());
    for title in library::titles() {
        assert!(library::edition(title.key, title.rules_version).is_some());
        assert!(library::edition(title.key, title.rules_version + 1).is_none());
    }
}

/// A page need not know how a game writes its answers: picks that were not offered are judged like the same answer in
/// words, and the judge says why not.
#[test]
fn picks_that_were_not_offered_are_refused_by_their_clause() {
    let river = "play red; dealer blue; red at 10, piles jeep3 jeep4 mule5, hand canoe3 foot1 mule1, laid \
        banana@17 exchange@73 exchange@77 lion@82 lion@86 banana@90 banana@94 banana@98; blue at 3, piles canoe1 \
        jeep1 foot1, hand foot345, laid banana@24 exchange@71 exchange@75 lion@79 lion@84 banana@88 banana@92 \
        banana@96; pile canoe2 foot7";
    let benelux = "turn 1; phase moves blue; at belgique; order blue green red; union belgique; row belgique \
        luxembourg france allemagne pays_bas italie grande_bretagne irlande danemark norvege suede finlande \
        islande autriche suisse; pawns belgique blue 2";
    let last_card =
        "turn red; dealer green; hand red yemen; hand blue japon laos; hand green urss; covered rest";
    /// A game, its seats and position, and the same action in picks and in words.
    type Attempt<'a> = (&'a str, &'a [&'a str], Option<&'a str>, &'a [&'a str], &'a str);
    let cases: [Attempt<'_>; 6] = [
        ("neuf-pistes", &["light", "dark"], None, &["a2", "a3"], "a2-a3"),
        ("kilimandjaro", &["red", "blue"], Some(river), &["canoe7", "red1"], "canoe7>red1"),
        ("couleurs", &["red", "blue", "green"], Some(last_card), &["japon", "laos"], "japon>laos"),
        ("africa", &["gb", "fr", "de"], None, &["Abyssinie"], "Abyssinie"),
        ("europa", &["blue", "green", "red"], Some(benelux), &["portugal"], "move portugal"),
        ("europa", &["blue", "green", "red"], Some(benelux), &["move portugal"], "move portugal"),
    ];
    for (key, seats, position, picks, words) in cases {
        let title = library::title(key).expect("a game of the shelf");
        let seats = seats.iter().map(|&seat| seat.to_owned()).collect();
        let opening = Opening {
            setup: Setup { seats, options: Options::new(), board: None },
            position: position.map(str::to_owned),
            ..opening(title, title.min_seats, &Options::new(), 1)
        };
        let mut table = begin(title, opening);
        let seat = table.awaited().into_iter().next().expect("somebody is asked");
        let picks = vec![picks.iter().map(|&token| token.to_owned()).collect()];
        assert_eq!(table.assemble(seat, &picks), None, "{key}: what is not allowed makes no answer");
        let mut answer = |action: Given| {
            table.act(Step::Answer { seat, action, by: By::Player }).expect_err("not allowed")
        };
        let (picked, said) = (answer(Given::Picks(picks)), answer(words.into()));
        assert_eq!(picked, said, "{key} {words}");
        assert!(picked.clause.is_some(), "{key} {words}: {picked}");
    }
}
