//! Everything that the game says can be said in both languages.

use couleurs::{Board, Couleurs, EventView, Illegal, View, Worth};
use rules::{
    Arg, Draws, Explain, Game, Names, Pick, Prompts, Quick, Rules, Seat, Setup, Tell, Text, Turn, Viewer,
    Views,
};
use std::sync::LazyLock;
use texts::{Lang, SeatNames, has, say};

fn exists(id: &str) {
    for lang in Lang::ALL {
        assert!(has(lang, id), "{lang:?} lacks {id}");
    }
}

/// Says the text in both languages and demands that every name and variable was found.
fn sayable(text: &Text) {
    // The nations of a board of one's own have the names that it gives them.
    static NAMES: LazyLock<Names> = LazyLock::new(|| {
        let board = Some(include_str!("../cases/boards/two-worlds.toml").to_owned());
        let seats = ["red", "blue", "green"].map(str::to_owned).to_vec();
        Couleurs::open(&Setup { seats, board, ..Setup::default() }).expect("a board").names()
    });
    for lang in Lang::ALL {
        let said = say(lang, text, &SeatNames(vec!["Anna".into(); 6], NAMES.clone()));
        assert!(!said.is_empty() && !said.contains('{') && !said.contains("couleurs-"), "{text:?}: {said}");
    }
    for (_, arg) in &text.args {
        names_exist(arg);
    }
}

fn names_exist(arg: &Arg) {
    match arg {
        Arg::List(list) => list.iter().for_each(names_exist),
        Arg::Text(text) => sayable(text),
        _ => {}
    }
}

#[test]
fn names_of_areas_and_nations() {
    let board = Board::read(Couleurs::BOARD, true).expect("the board of the box");
    board.areas.iter().for_each(|area| exists(&format!("couleurs-area-{}", area.id)));
    for flag in &board.nations {
        let id = format!("couleurs-nation-{}", flag.id);
        // the board has them as the booklet of 1961 prints them, capitals and points and all
        let plain = |name: &str| name.to_lowercase().replace(['.', '\'', '’'], "").replace('é', "e");
        let said = Lang::ALL.map(|lang| plain(&texts::name(lang, &id)));
        assert_eq!(said, [plain(&flag.names[1]), plain(&flag.names[0])]);
    }
}

#[test]
fn refusals() {
    let (a, b) = ("japon".to_owned(), "laos".to_owned());
    for illegal in [
        Illegal::Nothing,
        Illegal::NoCard(a.clone()),
        Illegal::NotHeld(a.clone()),
        Illegal::CannotBegin(a.clone()),
        Illegal::NotJoined(a.clone(), b.clone()),
        Illegal::Branches(a.clone(), b.clone()),
        Illegal::IslandEnds(a.clone()),
        Illegal::IslandLater(a.clone()),
        Illegal::GroupNotWhole(a.clone(), b),
        Illegal::NoMoreRefusals,
        Illegal::OtherRoll("CM-05"),
        Illegal::OtherSeat("CM-05"),
        Illegal::OtherCount("CM-05", 1),
        Illegal::NotInStock("CM-05", a),
    ] {
        sayable(&illegal.text());
        let clause = illegal.clause();
        assert!(
            texts::rules(Lang::Fr, "couleurs").is_some_and(|book| book.clause(clause).is_some()),
            "{clause}"
        );
    }
}

/// Whole games, and everything that is said on the way: stages, events, prompts, scores, lines.
#[test]
fn whole_games() {
    let board = Some(include_str!("../cases/boards/two-worlds.toml").to_owned());
    let options =
        [("hands", "closed"), ("area_bonus", "last-played")].map(|(k, v)| (k.to_owned(), v.to_owned()));
    let seats: Vec<String> = ["red", "blue", "white"].map(str::to_owned).to_vec();
    let mut kinds = std::collections::BTreeSet::new();
    for (seed, setup) in [
        Setup { seats: seats.clone(), ..Setup::default() },
        Setup { seats: seats.clone(), options: options.into(), ..Setup::default() },
        Setup { seats, board, ..Setup::default() },
    ]
    .into_iter()
    .enumerate()
    {
        let game = Couleurs::open(&setup).expect("a set-up");
        for game_number in 0..8 {
            play(&game, Quick::new(seed as u64 * 100 + game_number), &mut kinds);
        }
    }
    assert_eq!(kinds.len(), 13, "every kind of event was told: {kinds:?}");
}

fn play(game: &Couleurs, mut random: Quick, kinds: &mut std::collections::BTreeSet<&'static str>) {
    let mut state = game.start();
    loop {
        let mut events = Vec::new();
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let roll = game.roll(&state, &mut random);
                game.settle(&mut state, &roll, &mut events);
            }
            Turn::Decide(seats) => {
                let seat = seats.into_iter().next().expect("one seat is asked");
                prompts(game, &game.view(&state, Viewer::Seat(seat)), seat);
                let action = game.sample(&state, seat, &mut random);
                game.resolve(&mut state, &[(seat, action)], &mut events);
            }
        }
        for event in events {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                let seen: EventView = game.event_view(&event, viewer).expect("everybody is told something");
                kinds.insert(seen.text().id);
                sayable(&seen.text());
                let clause = seen.clause().expect("every event has its clause");
                assert!(texts::rules(Lang::En, "couleurs").is_some_and(|book| book.clause(clause).is_some()));
            }
        }
        let view = game.view(&state, Viewer::Seat(Seat(1)));
        sayable(&game.stage(&view).expect("every moment has a stage"));
        game.lines(&view).iter().for_each(sayable);
    }
    let standing = game.standing(&state);
    sayable(&standing.outcome.expect("over").how);
    standing.scores.iter().flat_map(|score| &score.parts).for_each(|part| sayable(&part.what));
}

fn prompts(game: &Couleurs, view: &View, seat: Seat) {
    let mut said = |pick: &Pick<Worth>| [&pick.label, &pick.hint].into_iter().flatten().for_each(sayable);
    game.slots(view, seat).iter().for_each(|slot| sayable(&slot.ask));
    let first = game.next(view, seat, 0, &[]);
    first.options.iter().for_each(&mut said);
    for pick in &first.options {
        game.next(view, seat, 0, &[pick.token.to_string()]).options.iter().for_each(&mut said);
    }
}
