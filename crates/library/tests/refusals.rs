//! Every refusal is one text in the reader's language: all of them are provoked through their doors, and said in both.

use crate::common::{Material, begin, materials, opening};
use rules::{Arg, Options, Random, Seat, SetupError, Stream, Text, Turn};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use table::{By, Code, Deed, Given, Record, Step};
use testing::words::foreign;
use texts::{Lang, SeatNames, say};

/// What was refused so far, by the ids of what was said.
#[derive(Default)]
struct Walk(BTreeSet<&'static str>);

impl Walk {
    /// Says it in both languages and finds no foreign word.
    fn hear(&mut self, text: &Text, typed: &str, seats: &[&str], game: &str) {
        self.note(text);
        for lang in Lang::ALL {
            let said = say(lang, text, &SeatNames::of_game(lang, game, seats));
            let wrong = foreign(lang.code(), &said, &format!("{typed} {}", seats.join(" ")));
            assert_eq!(wrong, None, "{game}: {said} ({typed})");
        }
    }

    fn note(&mut self, text: &Text) {
        assert_ne!(text.id, "plain", "a line in no language: {text}");
        assert!(Lang::ALL.iter().all(|lang| texts::has(*lang, text.id)), "nobody wrote {}", text.id);
        self.0.insert(text.id);
        text.args.iter().for_each(|(_, arg)| self.note_arg(arg));
    }

    fn note_arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Text(text) => self.note(text),
            Arg::List(args) => args.iter().for_each(|arg| self.note_arg(arg)),
            Arg::Name(id) => assert!(texts::has(Lang::Fr, id) && texts::has(Lang::En, id), "{id}"),
            Arg::Number(_) | Arg::Word(_) | Arg::Seat(_) => {}
        }
    }

    fn setup(&mut self, errors: &[SetupError], typed: &str, game: &str) {
        errors.iter().for_each(|error| self.hear(&error.text(), typed, &[], game));
    }

    /// The messages whose ids begin so and that were never said.
    fn unheard(&self, prefix: &str) -> Vec<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
        let files = fs::read_dir(folder).unwrap().map(|entry| fs::read_to_string(entry.unwrap().path()));
        let ids = files.filter_map(Result::ok).flat_map(|text| {
            let ids = text.lines().filter_map(|line| line.split_once(" = "));
            ids.map(|(id, _)| id.to_owned()).collect::<Vec<_>>()
        });
        ids.filter(|id| id.starts_with(prefix) && !self.0.contains(id.as_str())).collect()
    }
}

/// A text with a few of its words left out, doubled, exchanged, or put in from elsewhere.
fn spoilt(text: &str, scraps: &[&str], random: &mut Stream) -> String {
    let mut words: Vec<&str> = text.split_inclusive([' ', ';', ',', '>', '=', '/', '|', '\n']).collect();
    for _ in 0..=random.below(2) {
        let at = random.below(words.len() as u32 + 1) as usize;
        let scrap = scraps[random.below(scraps.len() as u32) as usize];
        match random.below(4) {
            0 if at < words.len() => drop(words.remove(at)),
            1 if at < words.len() => words.insert(at, words[at]),
            2 if at < words.len() => words[at] = scrap,
            _ => words.insert(at, scrap),
        }
    }
    words.concat()
}

/// Positions that the cases of the games call wrong.
fn wrong_positions(game: &str) -> Vec<(Vec<String>, Options, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{game}/cases"));
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let texts = files.filter(|path| path.extension().is_some_and(|end| end == "toml"));
    let mut found = Vec::new();
    for text in texts.map(|path| fs::read_to_string(path).unwrap()) {
        let file: toml::Table = text.parse().unwrap();
        let defaults = file.get("defaults").cloned().unwrap_or(toml::Value::Table(toml::Table::new()));
        for case in file["case"].as_array().unwrap().iter().filter(|case| case.get("faults").is_some()) {
            let of = |key: &str| case.get(key).or_else(|| defaults.get(key)).cloned();
            let Some(position) = of("position").and_then(|position| Some(position.as_str()?.to_owned()))
            else {
                continue;
            };
            let word = |value: &toml::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let seats = of("seats").and_then(|seats| Some(seats.as_array()?.iter().map(word).collect()));
            let options = of("options").and_then(|options| {
                Some(options.as_table()?.iter().map(|(name, value)| (name.clone(), word(value))).collect())
            });
            found.push((seats.unwrap_or_default(), options.unwrap_or_default(), position));
        }
    }
    found
}

fn scraps(game: &str) -> Vec<&'static str> {
    let words = match game {
        "neuf-pistes" => {
            "a2-a7 a2 z9 pass pawns cells 10 ; light dark best quiet 9 past last to move entered 1 2 3 4 / "
        }
        "kilimandjaro" => {
            "banana@37 lion@300 canoe4>red2 canoe9>red2 canoe45>red1 go 500 eat pink red=b counters cards aside= left at 100 101 hand laid holds pile none move play ; , / exchange@27! "
        }
        "couleurs" => {
            "pass France>Italie nowhere dealer turn draw over out stalled score chains=5 chains=x latest hand covered stock rest pad 99 lacked one-of ; "
        }
        "africa" => {
            "Alger Sahara>Alger ship Libye war de be ready absent 1880 1881 diplomacy writing over setup colony fr: 9 | ; D nothing nowhere: "
        }
        _ => {
            "commit 3 stop france calm place nowhere propose nobody blue pink yes pass turn 9 phase order cards war - 0 at union tensions wars hand half dove row pawns named vp pp ; , dice 0 "
        }
    };
    words.split_inclusive(' ').collect()
}

#[test]
fn every_refusal_of_a_text_is_said_in_both_languages() {
    let mut walk = Walk::default();
    for Material { title, positions, actions, rolls, record } in &materials() {
        let (game, mut random) = (title.key, Stream::from_number(7));
        let scraps = scraps(game);
        let plain = || opening(title, title.min_seats, &Options::new(), 5);
        for (seats, options, position) in wrong_positions(game) {
            let mut opening = plain();
            opening.setup.options = options;
            if !seats.is_empty() {
                opening.setup.seats = seats;
            }
            opening.position = Some(position.clone());
            walk.setup(&title.open(opening).err().unwrap_or_default(), &position, game);
        }
        for _ in 0..250 {
            let at = random.below(positions.len() as u32) as usize;
            let mut opening = plain();
            opening.manual_chance = true;
            let position = spoilt(&positions[at], &scraps, &mut random);
            opening.position = Some(position.clone());
            walk.setup(&title.open(opening.clone()).err().unwrap_or_default(), &position, game);
            opening.position = Some(positions[at].clone());
            let mut table = begin(title, opening);
            let seats = table.seat_ids().to_vec();
            let pick = |all: &[String], random: &mut Stream| {
                spoilt(&all[random.below(all.len() as u32) as usize], &scraps, random)
            };
            let (typed, step) = match table.turn() {
                Turn::Chance => {
                    let roll = pick(rolls, &mut random);
                    (roll.clone(), Step::Roll { roll })
                }
                Turn::Decide(asked) => {
                    let action = pick(actions, &mut random);
                    let seat = asked.into_iter().next().unwrap_or(Seat(0));
                    (action.clone(), Step::Answer { seat, action: Given::Text(action), by: By::Player })
                }
                Turn::Over => continue,
            };
            if let Err(refusal) = table.act(step) {
                walk.hear(&refusal.text, &typed, &seats, game);
                refusal.reasons.iter().for_each(|(_, text)| walk.hear(text, &typed, &seats, game));
                refusal.errors.iter().for_each(|error| walk.hear(&error.message, &typed, &seats, game));
            }
        }
        for _ in 0..40 {
            let board = spoilt(
                title.boards[0].text,
                &["0\n", "= ", "[", "\"x\" ", "true\n", "zz = 1\n", "-1 "],
                &mut random,
            );
            walk.setup(&title.check_board(&board), &board, game);
            let text = spoilt(
                record,
                &["0", "[X \"1\"]\n", "\"", "= draw NP-01\n", "1. * 3\n", "pink", "full"],
                &mut random,
            );
            let error = match text.parse::<Record>() {
                Err(error) => Some(error),
                Ok(record) => match library::table_for(&record, None) {
                    Err(errors) => {
                        walk.setup(&errors, &text, game);
                        None
                    }
                    Ok(mut table) => table::verify(&record, table.as_mut()).err(),
                },
            };
            error.into_iter().for_each(|error| walk.hear(&error.text(), &text, title.seats, game));
        }
        for seats in [0, 1, title.seats.len() + 1] {
            let error = title.seat(&library::Seating::Count(seats)).unwrap_err();
            assert_eq!(error.clause, Some(title.players), "{game}: {seats} seats");
            walk.setup(&[error], "", game);
        }
        let mut wrong = plain();
        wrong.setup.options.insert("speed".into(), "9".into());
        let names: Vec<&str> = title.options.iter().map(|spec| spec.name).collect();
        walk.setup(&title.open(wrong).err().unwrap_or_default(), &names.join(" "), game);
        for spec in title.options {
            let mut wrong = plain();
            wrong.setup.options.insert(spec.name.into(), "nonsense".into());
            let typed = format!("{} nonsense {}", spec.name, spec.values.join(" "));
            walk.setup(&title.open(wrong).err().unwrap_or_default(), &typed, game);
        }
        let mut table = begin(title, plain());
        let treaty = Deed::Propose { treaty: "pink love".into() }.of(Seat(0));
        let seats = table.seat_ids().to_vec();
        let refusal = table.act(treaty).expect_err("no treaty");
        walk.hear(&refusal.text, "pink love", &seats, game);
        let prefixes = ["unread-", "position-"].map(|part| format!("{game}-{part}"));
        let (all, unheard) = prefixes.iter().fold((0, Vec::new()), |(all, unheard), prefix| {
            (all + Walk::default().unheard(prefix).len(), [unheard, walk.unheard(prefix)].concat())
        });
        assert!(unheard.len() * 2 < all, "{game}: the walk goes by most of {all}: {unheard:?}");
    }
    assert_eq!(walk.unheard("notation-"), Vec::<String>::new());
}

#[test]
fn every_code_of_a_table_has_its_sentence_in_both_languages() {
    for code in Code::ALL.iter().filter(|code| !matches!(code, Code::Illegal | Code::Unreadable)) {
        let refusal = table::Refusal::from(*code);
        Walk::default().hear(&refusal.text.with("seat", "x"), "", &[], "europa");
    }
}

/// Every name as it is shown, in either language, is read as what it names.
#[test]
fn names_may_be_typed_as_they_are_shown() {
    for (game, class, before) in
        [("europa", "country", "stop "), ("couleurs", "nation", ""), ("africa", "territory", "")]
    {
        let title = library::title(game).unwrap();
        let mut heard = 0;
        for lang in Lang::ALL {
            let file = format!("../../locales/{}/{game}.ftl", lang.code());
            let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
            for line in text.lines().filter(|line| line.starts_with(&format!("{game}-{class}-"))) {
                let (_, name) = line.split_once(" = ").unwrap();
                let typed = format!("{before}{}", name.to_uppercase());
                let mut table = begin(title, opening(title, title.min_seats, &Options::new(), 5));
                let Turn::Decide(asked) = table.turn() else { panic!("{game} begins with a decision") };
                let seat = asked.into_iter().next().unwrap();
                let answer = Step::Answer { seat, action: Given::Text(typed.clone()), by: By::Player };
                let refused = table.act(answer).err();
                assert!(!refused.is_some_and(|refusal| refusal.code == Code::Unreadable), "{game}: {typed}");
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
