//! The guided first game: five steps, each of which can be played and is told in both languages.

use kilimandjaro::Kilimandjaro;
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
fn every_step_can_be_played_and_told() {
    let tutorial: Tutorial = toml::from_str(include_str!("../tutorial.toml")).unwrap();
    let game = Kilimandjaro::open(&Setup { seats: tutorial.seats.clone(), ..Setup::default() }).unwrap();
    assert_eq!(tutorial.step.len(), 5);
    for step in &tutorial.step {
        let state = game.read_position(&step.position).unwrap();
        assert_eq!(game.write_position(&state), step.position);
        let seat = Seat(tutorial.seats.iter().position(|id| *id == step.seat).unwrap() as u8);
        assert_eq!(game.turn(&state), Turn::Decide(Seats::one(seat)), "{}", step.say);
        assert!(!step.expect.is_empty(), "{}", step.say);
        for text in &step.expect {
            game.check(&state, seat, &game.read_action(text).unwrap()).unwrap();
        }
        for message in [&step.say, &step.then] {
            assert!(texts::Lang::ALL.iter().all(|lang| texts::has(*lang, message)), "{message}");
        }
    }
    // the last step wins the game
    let last = tutorial.step.last().unwrap();
    let mut state = game.read_position(&last.position).unwrap();
    game.resolve(&mut state, &[(Seat(0), game.read_action(&last.expect[0]).unwrap())], &mut ());
    assert_eq!(game.standing(&state).outcome.map(|outcome| outcome.winners), Some(Seats::one(Seat(0))));
}
