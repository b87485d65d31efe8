//! Africa's bots answer legally whatever they see, think the same of the same, and the levels are worth their
//! names.

use africa::{Action, Africa};
use bots::africa::level;
use rules::{Bot, Budget, Game, Rules, Seat, Setup, Stream, Turn, Viewer, Views};

const LEVELS: [&str; 4] = ["random", "easy", "medium", "strong"];

fn open(seats: &[&str], options: &[(&str, &str)]) -> Africa {
    let seats = seats.iter().map(|id| (*id).to_owned()).collect();
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Africa::open(&Setup { seats, options, board: None }).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn bot(name: &str) -> Box<dyn Bot<Africa>> {
    level(name).unwrap_or_else(|| panic!("no level {name}"))
}

/// Plays a game; returns the winner's seat, if there is one.
fn play(game: &Africa, names: &[&str], budget: &Budget<'_>, random: &mut Stream) -> Option<Seat> {
    let mut bots: Vec<_> = names.iter().map(|name| bot(name)).collect();
    let mut state = game.start();
    while let Turn::Decide(asked) = game.turn(&state) {
        let answer = |seat: Seat| {
            let view = game.view(&state, Viewer::Seat(seat));
            let action = bots[seat.index()].choose(game, &view, seat, budget, random);
            assert_eq!(game.check(&state, seat, &action), Ok(()), "{}", names[seat.index()]);
            (seat, action)
        };
        let joint: Vec<(Seat, Action)> = asked.into_iter().map(answer).collect();
        game.resolve(&mut state, &joint, &mut ());
    }
    let outcome = game.standing(&state).outcome.expect("the game is over");
    outcome.winners.into_iter().next()
}

#[test]
fn every_level_answers_legally_with_time_and_without() {
    let tables = [
        open(&["fr", "de", "be"], &[("setup_sharing", "exclusive"), ("madagascar", "isolated")]),
        open(&["gb", "fr", "de", "it", "nl", "be"], &[("setup", "historical")]),
    ];
    for game in &tables {
        for over in [false, true] {
            let clock = move || over;
            for shift in 0..LEVELS.len() {
                let names: Vec<&str> = (0..usize::from(game.seats()))
                    .map(|seat| LEVELS[(seat + shift) % LEVELS.len()])
                    .collect();
                play(game, &names, &Budget::until(&clock), &mut Stream::from_number(shift as u64));
            }
        }
    }
    assert!(level("godlike").is_none());
}

#[test]
fn the_same_view_and_luck_make_the_same_sheet() {
    let game = open(&["gb", "fr", "de"], &[("setup", "historical")]);
    let never = || false;
    for name in LEVELS {
        let think = || play(&game, &[name; 3], &Budget::until(&never), &mut Stream::from_number(5));
        assert_eq!(think(), think(), "{name}");
    }
}

/// How often of 24 games, seats rotated, the one bot comes first among five others; a tie is nobody's.
fn firsts(one: &str, others: &str) -> usize {
    let game = open(&["gb", "fr", "de", "it", "nl", "be"], &[("setup", "historical")]);
    let never = || false;
    let won = |number: usize| {
        let hero = Seat((number % 6) as u8);
        let mut names = [others; 6];
        names[hero.index()] = one;
        play(&game, &names, &Budget::until(&never), &mut Stream::from_number(number as u64)) == Some(hero)
    };
    (0..24).filter(|number| won(*number)).count()
}

#[test]
fn levels_are_worth_their_names() {
    // By chance alone one seat of six comes first in four games of 24.
    assert!(firsts("strong", "random") >= 22);
    assert!(firsts("strong", "easy") >= 12);
    assert!(firsts("strong", "medium") >= 8);
    assert!(firsts("easy", "random") >= 10);
}
