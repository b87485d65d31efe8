//! The guided first turns can be played as they are told.

use couleurs::{Action, Couleurs, Holding};
use rules::{Game, Notation, Rules, Seat, Seats, Setup, Turn};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tutorial {
    seats: Vec<String>,
    step: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    position: String,
    seat: String,
    say: String,
    expect: Vec<String>,
    then: String,
}

#[test]
fn every_step_stands() {
    let tutorial: Tutorial = toml::from_str(include_str!("../tutorial.toml")).expect("a readable tutorial");
    let game = Couleurs::open(&Setup { seats: tutorial.seats, ..Setup::default() }).expect("a set-up");
    for step in &tutorial.step {
        let state =
            game.read_position(&step.position).unwrap_or_else(|faults| panic!("{}: {faults:?}", step.say));
        let index = game.seat_ids().iter().position(|id| *id == step.seat).expect("a seat at the table");
        let seat = Seat(index as u8);
        assert_eq!(game.turn(&state), Turn::Decide(Seats::one(seat)), "{}", step.say);
        for text in &step.expect {
            let action = game.read_action(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
            game.check(&state, seat, &action).unwrap_or_else(|illegal| panic!("{text}: {illegal:?}"));
        }
        for id in [&step.say, &step.then] {
            assert!(texts::Lang::ALL.iter().all(|&lang| texts::has(lang, id)), "nobody wrote {id}");
        }
    }
}

/// What the lessons say about points and about being unable is so.
#[test]
fn the_lessons_tell_the_truth() {
    let tutorial: Tutorial = toml::from_str(include_str!("../tutorial.toml")).expect("a readable tutorial");
    let game = Couleurs::open(&Setup { seats: tutorial.seats, ..Setup::default() }).expect("a set-up");
    let after = |number: usize| {
        let step = &tutorial.step[number];
        let mut state = game.read_position(&step.position).expect("a position");
        let before = game.totals(&state)[0];
        let action = game.read_action(&step.expect[0]).expect("an action");
        let able = !game.beginners(&Holding::of(&state, Seat(0))).is_empty();
        assert_eq!(able, action != Action::Pass, "{}", step.say);
        game.resolve(&mut state, &[(Seat(0), action)], &mut ());
        (game.totals(&state)[0] - before, game.turn(&state))
    };
    assert_eq!(after(0), (19, Turn::Chance));
    assert_eq!(after(1), (30, Turn::Decide(Seats::one(Seat(1)))));
    assert_eq!(after(3).0, 35);
    assert_eq!(after(4), (-5, Turn::Chance));
    assert_eq!(after(5), (30, Turn::Over));
}
