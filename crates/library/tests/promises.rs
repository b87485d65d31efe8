//! What boxes, pages and options promise in words is what there is.

use crate::common::{begin, opening, play};
use library::Title;
use rules::{Arg, Options, Text, Viewer};
use table::LiveTable;
use table::clock::Clock;
use texts::{Lang, SeatNames, say};

/// The box's board on which everything is called otherwise.
fn renamed(title: &Title) -> String {
    let keys = ["name_fr = \"", "name_en = \"", "\nfr = \"", "\nen = \"", "\nlocal = \""];
    keys.iter().fold(title.boards[0].text.to_owned(), |text, key| text.replace(key, &format!("{key}Zz")))
}

/// The names in a text.
fn names(text: &Text) -> Vec<String> {
    fn within(arg: &Arg, found: &mut Vec<String>) {
        match arg {
            Arg::Name(id) => found.push(id.clone()),
            Arg::Text(text) => text.args.iter().for_each(|(_, arg)| within(arg, found)),
            Arg::List(list) => list.iter().for_each(|arg| within(arg, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    text.args.iter().for_each(|(_, arg)| within(arg, &mut found));
    found
}

/// Everything that is said to a viewer: the log, the stage, the lines of the terminal, the score, and what can be picked.
fn everything(table: &dyn LiveTable, viewer: Viewer) -> Vec<(&'static str, Text)> {
    let mut said: Vec<(&'static str, Text)> = Vec::new();
    said.extend(table.told(0, viewer).into_iter().map(|told| ("log", told.text)));
    said.extend(table.lines(viewer).into_iter().map(|line| ("terminal", line)));
    let parts = table.standing().scores.into_iter().flat_map(|score| score.parts);
    said.extend(parts.map(|part| ("standing", part.what)));
    if let Viewer::Seat(seat) = viewer
        && let Some(prompt) = table.prompt(seat)
    {
        for slot in prompt.slots {
            said.push(("prompt", slot.ask));
            let picks = slot.tree.0.into_iter().flat_map(|place| place.picks);
            said.extend(
                picks.flat_map(|pick| [pick.label, pick.hint]).flatten().map(|text| ("prompt", text)),
            );
        }
    }
    said
}

/// The names in a board file are used everywhere: in what is picked, told, counted, listed and drawn.
#[test]
fn a_board_names_its_things_everywhere() {
    for (game, classes) in
        [("couleurs", &["nation", "area"][..]), ("africa", &["territory"]), ("europa", &["country"])]
    {
        let title = library::title(game).unwrap();
        let mut opening = opening(title, title.min_seats, &Options::new(), 3);
        opening.setup.board = Some(renamed(title));
        let mut table = begin(title, opening);
        let own = table.names();
        assert!(own.len() > 30, "{game}: {}", own.len());
        let mut heard = std::collections::BTreeSet::new();
        let mut listen = |table: &dyn LiveTable| {
            let seats = table.awaited().into_iter().map(Viewer::Seat);
            for viewer in seats.chain([Viewer::Spectator]) {
                for (place, text) in everything(table, viewer) {
                    let named = names(&text);
                    let of_board = |id: &&String| {
                        classes.iter().any(|class| id.starts_with(&format!("{game}-{class}-")))
                    };
                    for lang in Lang::ALL {
                        let seats = SeatNames::of_game(lang, game, table.seat_ids());
                        let boxed = say(lang, &text, &seats);
                        // an argument need not be said
                        if named.iter().filter(of_board).any(|id| boxed.contains(&texts::name(lang, id))) {
                            heard.insert(place);
                            let said = say(lang, &text, &seats.on_board(own.clone()));
                            assert!(
                                said.contains("Zz") && !said.contains(&format!("{game}-")),
                                "{place}: {said}"
                            );
                        }
                    }
                }
            }
        };
        let mut answers = 0;
        play(table.as_mut(), 100_000, 3, |table, _| {
            answers += 1;
            if answers % 10 == 1 {
                listen(table);
            }
        });
        listen(table.as_ref());
        let spoken: &[&str] = match game {
            "couleurs" => &["log", "prompt", "standing", "terminal"],
            _ => &["log", "prompt", "terminal"],
        };
        assert!(spoken.iter().all(|place| heard.contains(place)), "{game}: {heard:?}");
        assert!(table.draw(Viewer::Spectator).contains("Zz"), "{game}: the picture");
        assert!(table.chart().get().contains("Zz"), "{game}: what the page draws");
    }
}

/// What the box says of time is what the contract says.
#[test]
fn a_box_and_its_contract_agree_on_how_long_it_takes() {
    let race = library::title("neuf-pistes").unwrap();
    assert_eq!(race.contract(Clock::None, &Options::new()).minutes, Some(30));
    for title in library::titles() {
        for lang in Lang::ALL {
            let blurb = texts::name(lang, &format!("{}-blurb", title.key));
            assert!(
                !["quart d’heure", "quarter of an hour"].iter().any(|words| blurb.contains(words)),
                "{blurb}"
            );
        }
    }
}

/// Where nothing is left to chance, no table says that its chance is sealed.
#[test]
fn only_games_with_chance_promise_that_it_is_fair() {
    for title in library::titles() {
        let mut table = begin(title, opening(title, title.min_seats, &Options::new(), 3));
        play(table.as_mut(), 100_000, 3, |_, _| {});
        let record = table.record(table::Level::Full, &[]);
        let drawn = record.lines().any(|line| line.contains(". * "));
        assert_eq!(title.contract(Clock::None, &Options::new()).chance, drawn, "{}", title.key);
    }
}

/// In the terminal, Europa's elections stand in their order with what each is worth, and so does what a move brings.
#[test]
fn the_terminal_tells_the_order_of_elections_and_what_a_move_is_worth() {
    let title = library::title("europa").unwrap();
    let mut table = begin(title, opening(title, 3, &Options::new(), 3));
    let (mut elections, mut worth) = (0, 0);
    play(table.as_mut(), 100_000, 3, |table, _| {
        let lines = table.lines(Viewer::Spectator);
        for line in lines.iter().filter(|line| line.id == "europa-line-elections") {
            let [("elections", Arg::List(list))] = &line.args[..] else { panic!("{line}") };
            let number = |arg: &Arg| match arg {
                Arg::Text(text) => {
                    let named = |name: &str| {
                        text.args.iter().find(|(key, _)| *key == name).map(|(_, arg)| arg.clone())
                    };
                    assert!(
                        named("points").is_some() && named("black").is_some() && named("country").is_some(),
                        "{text}"
                    );
                    named("number")
                }
                other => panic!("{other:?}"),
            };
            let numbers: Vec<i64> = list
                .iter()
                .filter_map(number)
                .filter_map(|arg| match arg {
                    Arg::Number(number) => Some(number),
                    _ => None,
                })
                .collect();
            assert!(numbers.len() == list.len() && numbers.is_sorted(), "{numbers:?}");
            elections += 1;
        }
        for seat in table.awaited() {
            let prompt = table.prompt(seat).expect("who is awaited is asked");
            let picks = prompt.slots.iter().flat_map(|slot| &slot.tree.0).flat_map(|place| &place.picks);
            worth += picks
                .filter(|pick| pick.hint.as_ref().is_some_and(|hint| hint.id == "europa-hint-country"))
                .count();
        }
    });
    assert!(elections > 10 && worth > 10, "{elections} {worth}");
}

/// The flags of 1961: red leaves for Canada, a Greek cross from edge to edge, the four trigrams of South Korea.
#[test]
fn flags_are_those_of_1961() {
    let board = library::title("couleurs").unwrap().boards[0].text;
    let flag = |nation: &str| {
        let line =
            board.lines().find(|line| line.contains(&format!("{{ id = \"{nation}\""))).expect("a nation");
        line.split_once("flag = \"").and_then(|(_, rest)| rest.split('"').next()).expect("a flag").to_owned()
    };
    let canada = flag("canada");
    let leaves = canada.rsplit(';').next().unwrap().trim().to_owned();
    assert!(leaves.starts_with("star red ") && !canada.contains("green"), "{canada}");
    assert_eq!(flag("grece"), "h blue; cross white 30 20 8");
    let mut bars = [[0; 2]; 2];
    for line in flag("coree-sud").split(';').filter_map(|mark| mark.trim().strip_prefix("line black 1.4 ")) {
        let (x, y) = line.split_once(' ').unwrap().0.split_once(',').unwrap();
        let low = |number: &str, middle: f64| usize::from(number.parse::<f64>().unwrap() > middle);
        bars[low(y, 20.0)][low(x, 30.0)] += 1;
    }
    // three whole bars, then a broken one between, two beside, and all three
    assert_eq!(bars, [[3, 5], [4, 6]], "heaven and water above, fire and earth below");
}

/// What is ours on the board of Couleurs is said, and who kept the booklets is thanked.
#[test]
fn what_is_reconstructed_is_called_so() {
    let said = |lang, id: &str| texts::name(lang, id);
    for (lang, words) in [
        (Lang::Fr, ["pas vu la boîte", "zones", "îles", "nations grises"]),
        (Lang::En, ["not seen the", "areas", "islands", "grey nations"]),
    ] {
        let why = said(lang, "couleurs-web-origin-why");
        assert!(words.iter().all(|word| why.contains(word)), "{why}");
        assert!(said(lang, "about-boards-4").contains("Escale à jeux"));
    }
}
