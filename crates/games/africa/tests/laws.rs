//! The laws of the library, asked of Africa. Its states hold no secret (a sheet that is being written is in
//! no state), so there is nothing to scramble here; `secrets.rs` changes sealed sheets at a table instead.

use africa::{Africa, PRESENCES, State};
use laws::{Battery, setup};
use rules::{Rules, Seats};

/// Nobody has more pawns on the map than are in the box; filled squares lie one upon the other; a colony is full and
/// inhabited.
fn pieces(game: &Africa, state: &State) -> bool {
    let map = state.continent();
    let seats = Seats::first(game.seats());
    let pawns = seats.into_iter().all(|seat| map.presences[seat.index()].len() <= PRESENCES);
    let stacked = map.filled.windows(2).all(|pair| (pair[1] - pair[0]).is_empty());
    let colonies = map.colonies - (game.board().full(&map.filled) & map.occupied());
    pawns && stacked && colonies.is_empty()
}

fn laws(seats: &[&str], options: &[(&str, &str)]) {
    Battery::<Africa>::new(setup(seats, options)).invariant(pieces).treaties().games(4).run();
}

#[test]
fn three_players() {
    laws(&["fr", "it", "be"], &[]);
}

#[test]
fn four_players_exclusive_coasts() {
    laws(&["gb", "fr", "de", "be"], &[("setup_sharing", "exclusive"), ("madagascar", "isolated")]);
}

#[test]
fn five_players_other_rulings() {
    let options = [("landing_check", "after_exploration"), ("stock_order", "destination"), ("tie", "shared")];
    laws(&["gb", "de", "it", "nl", "be"], &options);
}

#[test]
fn six_players_historical() {
    laws(&["gb", "fr", "de", "it", "nl", "be"], &[("setup", "historical")]);
}

#[test]
fn six_players_with_bots_for_those_who_leave() {
    let options = [("absent_player", "bot"), ("talk", "none"), ("diplomacy_seconds", "none")];
    laws(&["gb", "fr", "de", "it", "nl", "be"], &options);
}
