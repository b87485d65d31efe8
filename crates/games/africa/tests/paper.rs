//! The paper rule for wrong entries, at the end of the clock: AF-25 and AF-35. While a sheet can still be
//! corrected it is refused instead (RU-11), which `cases/` shows.

use africa::Africa;
use rules::{Game, Notation, Quick, Rules, Seat, Setup};

#[test]
fn wrong_entries_of_a_final_draft_count_as_nothing_and_the_rest_stands() {
    let setup = Setup { seats: ["gb", "fr", "de"].map(String::from).to_vec(), ..Setup::default() };
    let game = Africa::open(&setup).unwrap();
    let state = game.read_position("1885 writing | Alger: fr | Dakar: fr | Sahara: de colony").unwrap();
    let france = Seat(1);
    let forgiven = |text: &str| {
        let sheet = game.forgive(&state, france, text, &mut Quick::new(0)).expect("something was written");
        assert_eq!(game.check(&state, france, &sheet), Ok(()), "{text}");
        game.write_action(&sheet)
    };
    // WE-01: Alger is developed, the entry in the row of Angola is wrong.
    assert_eq!(forgiven("Alger D; Angola D"), "Alger D");
    assert_eq!(forgiven("Alger>Congo; Dakar D"), "Dakar D");
    assert_eq!(forgiven("Alger>Sahara; Dakar>Tombouctou"), "Dakar>Tombouctou");
    assert_eq!(forgiven("Alger D; ship Sahara; war fr de"), "Alger D; war de");
    assert_eq!(forgiven("ship Bangui"), "nothing");
    // So does an entry that cannot be read, or stands there twice.
    assert_eq!(forgiven("Alger, but where to?; Dakar D; war de xx"), "Dakar D; war de");
    assert_eq!(forgiven("Alger D; Alger>Congo; ship Libye; ship Congo; war"), "Alger D; ship Libye");
    // What is right is left alone.
    assert_eq!(
        forgiven("Alger D; Dakar>Dahomey; ship Libye; war gb"),
        "Alger D; Dakar>Dahomey; ship Libye; war gb"
    );
}
