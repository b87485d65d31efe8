//! CM-56: in a rematch the deal passes to the left, whether the first dealer was drawn or named.

use couleurs::Couleurs;
use laws::setup;
use rules::{Game, Notation, Rules, Setup};

#[test]
fn the_deal_passes_to_the_left() {
    for (seats, dealer, next) in [
        // red dealt; blue is next and sits where green sat, since everybody moves one seat on
        (&["red", "blue", "green"][..], "red", "green"),
        (&["red", "blue", "green"], "green", "blue"),
        (&["red", "blue", "green", "yellow", "black", "white"], "black", "red"),
    ] {
        for named in [false, true] {
            let chosen =
                if named { vec![("dealer", dealer), ("hands", "closed")] } else { vec![("hands", "closed")] };
            let first = setup(seats, &chosen);
            let game = Couleurs::open(&first).unwrap();
            let mut state = game.start();
            if !named {
                game.settle(&mut state, &game.read_roll(&format!("dealer {dealer}")).unwrap(), &mut ());
            }
            let options = game.rematch(&state, &first.options);
            assert_eq!(options["dealer"], next, "{dealer} of {seats:?}, named: {named}");
            assert_eq!(options["hands"], "closed");
            let again = Couleurs::open(&Setup { options, ..first }).unwrap();
            assert!(again.write_position(&again.start()).contains(&format!("dealer {next}")));
        }
    }
}
