//! What the guided first turns say about points, draws and being unable is so. (That every lesson can be taken is
//! seen for all games at once, in the library.)

use couleurs::{Action, Couleurs, Holding};
use rules::{Game, Notation, Rules, Seat, Seats, Setup, Turn};
use serde::Deserialize;

#[derive(Deserialize)]
struct Tutorial {
    seats: Vec<String>,
    step: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    position: String,
    say: String,
    expect: Vec<String>,
}

#[test]
fn the_lessons_tell_the_truth() {
    let tutorial: Tutorial = toml::from_str(Couleurs::LESSONS).expect("a readable tutorial");
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
