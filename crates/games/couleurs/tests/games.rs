//! Many whole games: all end, within the bound, in every set-up.

use couleurs::{Couleurs, End, Phase};
use rules::{Game, Quick, Rules, Setup, Turn};

/// Plays a random game to its end; how it ended and after how many decisions and rolls.
fn play(game: &Couleurs, seed: u64) -> (End, usize) {
    let mut random = Quick::new(seed);
    let mut state = game.start();
    for step in 0..=Couleurs::LONGEST {
        match game.turn(&state) {
            Turn::Over => match state.phase() {
                Phase::Over(end) => return (end, step),
                phase => panic!("over in {phase:?}"),
            },
            Turn::Chance => {
                let roll = game.roll(&state, &mut random);
                game.settle(&mut state, &roll, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.into_iter().next().expect("one seat is asked");
                let action = game.sample(&state, seat, &mut random);
                game.resolve(&mut state, &[(seat, action)], &mut ());
            }
        }
    }
    panic!("game {seed} is not over after {} decisions and rolls", Couleurs::LONGEST);
}

fn open(seats: usize, options: &[(&str, &str)], board: Option<String>) -> Couleurs {
    let seats = Couleurs::SEATS[..seats].iter().map(|&id| id.to_owned()).collect();
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    Couleurs::open(&Setup { seats, options, board }).expect("a set-up")
}

#[test]
fn ten_thousand_random_games_end() {
    for (seats, options) in [
        (3, &[][..]),
        (4, &[("hands", "closed")]),
        (5, &[("nations", "petits-etats"), ("caribbean", "all-three")]),
        (6, &[("out_bonus", "first-empty"), ("area_bonus", "last-played")]),
    ] {
        let game = open(seats, options, None);
        for seed in 0..2500 {
            // On the board of the box somebody can always play (CM-55).
            assert_eq!(play(&game, seed).0, End::Out);
        }
    }
}

#[test]
fn on_a_board_in_two_parts_games_stall_and_end_all_the_same() {
    let board = include_str!("../cases/boards/two-worlds.toml").to_owned();
    let game = open(3, &[], Some(board));
    let ends: Vec<End> = (0..500).map(|seed| play(&game, seed).0).collect();
    assert!(ends.contains(&End::Stalled) && ends.contains(&End::Out));
}
