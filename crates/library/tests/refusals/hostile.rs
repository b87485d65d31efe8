//! Texts that are wrong, one after the other: good ones with one word or one line made bad.

use crate::common::{Material, begin, material, opening, play};
use laws::words::Heard;
use library::{Seating, Title};
use rules::{Game, Options, SetupError, Turn};
use table::{By, Given, Level, LiveTable, Record, RecordError, Step};

/// Everything that a game's readers say to hostile texts.
pub fn all<G: Game>(title: &'static Title) -> Vec<Heard> {
    let material = material(title);
    let setup = opening(title, title.min_seats, &Options::new(), 5).setup;
    let Ok(game) = G::open(&setup) else { panic!("{} does not open", title.key) };
    [setups(title), positions(&game, &material), answers(&material), boards(title), records(title)].concat()
}

fn set_up(errors: Vec<SetupError>, typed: &str) -> Vec<Heard> {
    errors.into_iter().map(|error| Heard { text: error.text(), typed: typed.to_owned() }).collect()
}

/// So many of a list, evenly spread.
fn some<T>(list: &[T], count: usize) -> impl Iterator<Item = &T> {
    list.iter().step_by((list.len() / count).max(1))
}

/// A text with each of its first words, and some of the others, left out, said twice, or made another.
fn spoiled(text: &str) -> impl Iterator<Item = String> {
    const SIGNS: [char; 9] = [' ', ',', '=', '@', ':', '+', '>', '/', '-'];
    let words: Vec<String> = text.split_inclusive(SIGNS).map(str::to_owned).collect();
    let often = (words.len() / 24).max(1);
    (0..words.len()).filter(move |at| *at < 12 || at % often == 0).flat_map(move |at| {
        let words = words.clone();
        let bad = ["", "xyz ", "0 ", "99 ", "| "].map(str::to_owned);
        bad.into_iter().chain([words[at].repeat(2)]).map(move |bad| {
            let mut words = words.clone();
            words[at] = bad;
            words.concat()
        })
    })
}

/// Seats and options that no table has.
fn setups(title: &'static Title) -> Vec<Heard> {
    let mut heard = Vec::new();
    let ids = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
    let backwards: Vec<&str> = title.seats.iter().rev().copied().collect();
    let twice = vec![title.seats[0]; title.min_seats];
    let strange: Vec<&str> = title.seats[..title.min_seats - 1].iter().copied().chain(["purple"]).collect();
    for seats in [&[][..], &title.seats[..1], &backwards, &twice, &strange, &["x"; 9]] {
        let mut opening = opening(title, title.min_seats, &Options::new(), 1);
        opening.setup.seats = ids(seats);
        let typed = seats.join(" ");
        heard.extend(set_up(title.open(opening).err().unwrap_or_default(), &typed));
        heard.extend(
            title
                .seat(&Seating::Named(ids(seats)))
                .err()
                .into_iter()
                .flat_map(|error| set_up(vec![error], &typed)),
        );
    }
    for count in [0, 1, 9] {
        heard.extend(
            title.seat(&Seating::Count(count)).err().into_iter().flat_map(|error| set_up(vec![error], "")),
        );
    }
    let names = title.options.iter().map(|option| option.name).chain(["weather"]);
    let named = |name: &str, value: &str| Options::from([(name.to_owned(), value.to_owned())]);
    let wrong = names.flat_map(|name| ["xyz"].map(|value| named(name, value)));
    // and what is good alone but not together
    let together = PAIRS.iter().filter(|(game, ..)| *game == title.key);
    let together =
        together.map(|(_, options)| options.iter().flat_map(|(name, value)| named(name, value)).collect());
    // options and their values are typed in every language as they are listed
    let words = title.options.iter().flat_map(|option| [&[option.name], option.values].concat());
    let words = words.collect::<Vec<_>>().join(" ");
    for options in wrong.chain(together) {
        let refused = title.open(opening(title, title.min_seats, &options, 1)).err().unwrap_or_default();
        heard.extend(set_up(refused, &format!("{options:?} {words}")));
    }
    heard
}

fn positions<G: Game>(game: &G, material: &Material) -> Vec<Heard> {
    let spoiled = some(&material.positions, 6).flat_map(|good| spoiled(good));
    let heard = spoiled.flat_map(|position| {
        let errors = game.read_position(&position).err().unwrap_or_default();
        errors
            .into_iter()
            .map(|error| Heard { text: error.message, typed: position.clone() })
            .collect::<Vec<_>>()
    });
    heard.collect()
}

/// Answers and rolls, of the seat that is asked and by hand.
fn answers(material: &Material) -> Vec<Heard> {
    let mut heard = Vec::new();
    for good in some(&material.positions, 4) {
        let mut opening = opening(material.title, material.title.min_seats, &Options::new(), 5);
        opening.manual_chance = true;
        opening.position = Some(good.clone());
        let mut table = begin(material.title, opening);
        let actions = some(&material.actions, 4)
            .flat_map(|action| spoiled(action))
            .chain(["", "x y z"].map(str::to_owned));
        for typed in actions {
            let seat = match table.turn() {
                Turn::Decide(_) => table.awaited().into_iter().next(),
                _ => None,
            };
            let Some(seat) = seat else { break };
            let answer = Step::Answer { seat, action: Given::Text(typed.clone()), by: By::Player };
            heard.extend(refused(table.as_mut(), answer, &typed));
        }
        let rolls = some(&material.rolls, 4).flat_map(|roll| spoiled(roll)).chain([String::new()]);
        for typed in rolls {
            heard.extend(refused(table.as_mut(), Step::Roll { roll: typed.clone() }, &typed));
        }
    }
    heard
}

fn refused(table: &mut dyn LiveTable, step: Step<Given>, typed: &str) -> Vec<Heard> {
    table.act(step).err().map_or(Vec::new(), |refusal| Heard::of(&refusal, typed))
}

/// A board file with one thing in it made wrong.
fn boards(title: &'static Title) -> Vec<Heard> {
    let good = title.boards[0].text;
    let (mut heard, mut passed) = (Vec::new(), Vec::new());
    for (_, from, to) in EDITS.iter().filter(|(game, ..)| *game == title.key) {
        let text = good.replacen(from, to, 1);
        assert_ne!(text, good, "{}: {from}", title.key);
        match title.check_board(&text) {
            errors if errors.is_empty() => passed.push(to),
            errors => heard.extend(set_up(errors, &format!("{from} {to}"))),
        }
    }
    assert!(passed.is_empty(), "{}: these pass: {passed:?}", title.key);
    heard
}

/// Options that contradict each other.
const PAIRS: &[(&str, &[(&str, &str)])] = &[
    ("neuf-pistes", &[("variant2_order", "strict"), ("variant", "numbered_cells")]),
    ("europa", &[("campaign_seconds", "5")]),
    ("europa", &[("shared_war_dice", "x y")]),
];

/// What can be wrong in a board file.
const EDITS: &[(&str, &str, &str)] = &[
    ("couleurs", "deal = 9", "deel = 9"),
    ("couleurs", "deal = 9", "deal = 9\ndeel = 9"),
    ("couleurs", "deal = 9", "deal = 40"),
    ("couleurs", "columns = 21", "columns = \"21\""),
    ("couleurs", "columns = 21", "columns = -1"),
    ("couleurs", "columns = 21", "columns = 1.5"),
    ("couleurs", "columns = 21", "columns = true"),
    ("couleurs", "columns = 21", "columns = []"),
    ("couleurs", "columns = 21", "columns = {}"),
    ("couleurs", "columns = 21", "columns = 1979-05-27"),
    ("couleurs", "columns = 21", "columns = "),
    ("couleurs", "letter = \"C\"", "letter = \"c\""),
    ("couleurs", "letter = \"C\"", "letter = \"CC\""),
    ("couleurs", "border = \"#8A8A8A\"", "border = \"grey\""),
    ("couleurs", "bonus = true", "bonus = false"),
    ("couleurs", "count = 25", "count = 24"),
    ("couleurs", "area = \"centre\"", "area = \"xyz\""),
    ("couleurs", "area = \"centre\"", "area = \"europe\""),
    ("couleurs", "id = \"europe\"", "id = \"centre\""),
    ("couleurs", "value = 2", "value = 100"),
    ("couleurs", "capital = [23.7, 38.0]", "capital = [23.7]"),
    ("couleurs", "cross white 30 20 8", "xyz white 30 20 8"),
    ("couleurs", "cross white 30 20 8", "cross xyz 30 20 8"),
    ("couleurs", "cross white 30 20 8", "cross white 30"),
    ("couleurs", "cross white 30 20 8", "cross white 30 20 8 9 9"),
    ("couleurs", "cross white 30 20 8", "shape xyz white 30 20 8"),
    ("couleurs", "cross white 30 20 8", "flag xyz 0 0 30 20"),
    ("couleurs", "cross white 30 20 8", "cross white a b c"),
    ("couleurs", "cross white 30 20 8", "poly white 1,2 x,y 3,4"),
    ("couleurs", "cross white 30 20 8", "flag canada 0 0 30 20"),
    ("couleurs", "\ncedar = \"", "\ncedar = \"! "),
    ("africa", "historical_start = \"alexandrie\"", "historical_start = \"tombouctou\""),
    ("africa", "sheet_row = 1\n", "sheet_row = 2\n"),
    ("africa", "name = \"Abyssinie\"", "name = \"D\""),
    ("africa", "squares = 3", "squares = 99"),
    ("africa", "id = \"gb\"", "id = \"xx\""),
    ("africa", "setup = [", "xyz = ["),
    ("africa", "players_max = 6", "players_max = 8"),
    ("europa", "sum = 2\n", "sum = 3\n"),
    ("europa", "players = 3\n", "players = 4\n"),
    ("europa", "war_rolls = 6", "war_rolls = 5"),
    ("kilimandjaro", "goal = 100", "goal = 100\nmoon = 1"),
    ("neuf-pistes", "camp = [\"g1\"", "camp = [\"z9\""),
    ("neuf-pistes", "camp = [\"g1\"", "camp = [\"c8\""),
    ("neuf-pistes", "camp = [\"g1\"", "camp = [\"h1\""),
    ("neuf-pistes", "start = [\"a2\"", "start = [\"a1\""),
    ("neuf-pistes", "start = [\"a2\"", "start = [\"g1\""),
    ("neuf-pistes", "light_start = \"a2\"", "light_start = \"b3\""),
    ("neuf-pistes", "light_start = \"a2\"", "light_start = \"a3\""),
    ("neuf-pistes", "gates = [\"f1\"", "gates = [\"e1\""),
    ("neuf-pistes", "movement = [\"slide\"", "xyz = 1\nmovement = [\"slide\""),
    ("neuf-pistes", "slide = [16,", "slide = [17,"),
];

/// A record with each of its lines left out, said twice or made another; replayed and verified as far as it goes.
fn records(title: &'static Title) -> Vec<Heard> {
    // records are read alike whatever the game: one without chance, and one with it
    if !["neuf-pistes", "kilimandjaro"].contains(&title.key) {
        return Vec::new();
    }
    // a few answers are enough to be wrong in
    let mut table = begin(title, opening(title, title.min_seats, &Options::new(), 5));
    play(table.as_mut(), 6, 5, |_, _| {});
    let record = table.record(Level::Full, &[]);
    let lines: Vec<&str> = record.lines().collect();
    let mut heard = Vec::new();
    let tags = lines.iter().position(|line| line.is_empty()).unwrap_or(lines.len());
    let chosen = (0..tags + 4).chain([lines.len() / 2, lines.len() - 2, lines.len() - 1]);
    for at in chosen.filter(|at| *at < lines.len()) {
        let line = lines[at];
        let twice = format!("{line}\n{line}");
        let bad = spoiled(line).chain(["xyz".to_owned(), "[Xyz \"\"]".to_owned(), twice]);
        for bad in bad {
            let text = [&lines[..at], &[bad.as_str()], &lines[at + 1..]].concat().join("\n");
            heard.extend(told(&text, &format!("{bad} {line}")));
        }
    }
    heard
}

fn told(text: &str, typed: &str) -> Vec<Heard> {
    let hear = |error: RecordError| vec![Heard { text: error.text(), typed: typed.to_owned() }];
    let mut record: Record = match text.parse() {
        Ok(record) => record,
        Err(error) => return hear(error),
    };
    // a forger knows how to count
    record.digest = Some(record.digest_of());
    let open = || library::table_for(&record, None);
    match open() {
        Err(errors) => set_up(errors, typed),
        Ok(mut table) => match table::replay(&record, table.as_mut(), &mut |_| {}) {
            Err(error) => hear(error),
            Ok(_) => open()
                .ok()
                .and_then(|mut table| table::verify(&record, table.as_mut()).err())
                .map_or(Vec::new(), hear),
        },
    }
}
