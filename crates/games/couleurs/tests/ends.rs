//! Every game ends: ten thousand of them, with random turns, for every number of players and both kinds of hands.

use couleurs::Couleurs;
use rules::{Game, Quick, Rules, Setup, Turn};

fn open(seats: usize, hands: &str) -> Couleurs {
    let seats = Couleurs::SEATS[..seats].iter().map(|id| (*id).to_owned()).collect();
    let options = [("hands".to_owned(), hands.to_owned())].into();
    Couleurs::open(&Setup { seats, options, board: None }).expect("a game of the box")
}

#[test]
fn ten_thousand_random_games_end() {
    let mut random = Quick::new(1961);
    for (seats, hands) in (3..=6).flat_map(|seats| [(seats, "open"), (seats, "closed")]) {
        let game = open(seats, hands);
        for number in 0..1_250 {
            let mut state = game.start();
            let mut moments = 0;
            loop {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let roll = game.roll(&state, &mut random);
                        game.settle(&mut state, &roll, &mut ());
                    }
                    Turn::Decide(asked) => {
                        let joint: Vec<_> = asked
                            .into_iter()
                            .map(|seat| (seat, game.sample(&state, seat, &mut random)))
                            .collect();
                        game.resolve(&mut state, &joint, &mut ());
                    }
                }
                moments += 1;
                assert!(
                    moments <= Couleurs::LONGEST,
                    "game {number} of {seats} with {hands} hands goes on and on"
                );
            }
            assert!(
                game.standing(&state).outcome.is_some(),
                "game {number} of {seats} ends without an outcome"
            );
        }
    }
}
