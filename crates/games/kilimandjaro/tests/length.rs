//! KI-61: if nobody reaches the base camp, a game lasts 50, 47 or 44 turns, shared out as the board file says.

use kilimandjaro::Kilimandjaro;
use kilimandjaro::action::Action;
use kilimandjaro::state::Stage;
use laws::setup;
use rules::{Game, Listed, Quick, Rules, Turn};

/// Plays as slowly as possible and counts each seat's turns, in the order of play.
fn slow_game(seats: usize, seed: u64) -> Option<Vec<u8>> {
    let dealer = Kilimandjaro::SEATS[seats - 1];
    let game =
        Kilimandjaro::open(&setup(&Kilimandjaro::SEATS[..seats], &[("first_dealer", dealer)])).unwrap();
    let (mut state, mut random) = (game.start(), Quick::new(seed));
    let mut turns = vec![0; seats];
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let roll = game.roll(&state, &mut random);
                game.settle(&mut state, &roll, &mut ());
            }
            Turn::Decide(asked) => {
                let seat = asked.into_iter().next()?;
                let mut actions = Vec::new();
                game.legal(&state, seat, &mut actions);
                let slowest = |action: &&Action| {
                    let mut after = state.clone();
                    game.resolve(&mut after, &[(seat, **action)], &mut ());
                    (after.reach(seat), **action != Action::Stay)
                };
                let action = *actions.iter().min_by_key(slowest)?;
                turns[seat.index()] += u8::from(matches!(state.stage(), Stage::Play { .. }));
                game.resolve(&mut state, &[(seat, action)], &mut ());
            }
        }
    }
    let exhausted = game.standing(&state).outcome?.clause != "KI-30";
    exhausted.then(|| {
        assert!(state.pile().is_empty());
        turns
    })
}

#[test]
fn a_game_that_nobody_finishes_has_its_full_number_of_turns() {
    for (seats, expected) in [(2, vec![25, 25]), (3, vec![16, 16, 15]), (4, vec![11; 4])] {
        let found: Vec<Vec<u8>> = (0..200).filter_map(|seed| slow_game(seats, seed)).take(3).collect();
        assert!(!found.is_empty(), "no game of {seats} ran out of cards");
        assert!(found.iter().all(|turns| *turns == expected), "{found:?}");
    }
}
