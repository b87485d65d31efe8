//! KI-45: in a rematch the deal passes one player clockwise.

use kilimandjaro::Kilimandjaro;
use laws::setup;
use rules::{Game, Notation, Rules, Setup};

#[test]
fn the_deal_passes_to_the_next_player() {
    for (seats, dealer, next) in [
        // green dealt; yellow is next and sits where red sat, since everybody moves one seat on
        (&["red", "blue", "green", "yellow"][..], "green", "red"),
        (&["red", "blue", "green"], "red", "green"),
        (&["red", "yellow"], "yellow", "yellow"),
    ] {
        let first = setup(seats, &[("move_rule", "up_to")]);
        let game = Kilimandjaro::open(&first).unwrap();
        let mut state = game.start();
        game.settle(&mut state, &game.read_roll(&format!("dealer {dealer}")).unwrap(), &mut ());
        let options = game.rematch(&state, &first.options);
        assert_eq!(options["first_dealer"], next);
        assert_eq!(options["move_rule"], "up_to");
        let again = Kilimandjaro::open(&Setup { options, ..first }).unwrap();
        assert!(again.write_position(&again.start()).contains(&format!("dealer {next}")));
    }
}
