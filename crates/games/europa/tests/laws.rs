//! The laws of the library, asked of Europa.

use europa::{Europa, State};
use laws::{Battery, setup};
use rules::{Random, Stream, Viewer};

/// The one secret in the state: the victory points of others, until the game is over.
fn scramble(game: &Europa, state: &State, viewer: Viewer, random: &mut Stream) -> State {
    use rules::{Rules, Seat, Turn};
    let mut other = state.clone();
    if game.turn(state) != Turn::Over {
        for seat in (0..game.seats()).filter(|&seat| !viewer.is(Seat(seat))) {
            other.vp[seat as usize].elections += random.below(9) as i16;
            other.vp[seat as usize].peace += random.below(5) as i16;
        }
    }
    other
}

/// Pieces are never made out of nothing: pawns within the limit, no token in the Union, none twice.
fn pieces(cap: u16, state: &State) -> bool {
    let pawns = |seat: usize| {
        let map: u16 = state.pawns[seat].iter().map(|&n| u16::from(n)).sum();
        map + u16::from(state.hand[seat]) + u16::from(state.dove[seat])
    };
    (0..6).all(|seat| pawns(seat) <= (state.pp[seat] / 10).min(cap))
        && !state.tensions.meets(state.wars)
        && !(state.tensions | state.wars).meets(state.union)
}

fn laws(seats: &[&str], options: &[(&str, &str)], games: u64) {
    let cap = if options.contains(&("pawn_cap", "none")) { u16::MAX } else { 20 };
    let battery = Battery::<Europa>::new(setup(seats, options)).scramble(scramble).treaties();
    battery.invariant(move |_, state| pieces(cap, state)).games(games).run();
}

#[test]
fn three_players() {
    laws(&["blue", "red", "orange"], &[], 12);
}

#[test]
fn six_players() {
    laws(&["blue", "green", "red", "yellow", "violet", "orange"], &[], 10);
}

#[test]
fn english_rules_and_other_orders() {
    let options = [("election_rule", "en1999"), ("turn_order", "each_election"), ("voting_order", "reverse")];
    laws(&["blue", "green", "red", "yellow"], &options, 10);
}

#[test]
fn other_rulings() {
    let options =
        [("total_victory", "zero_conflict"), ("peace_decider_tie", "most_pp"), ("shared_war_dice", "club")];
    laws(&["green", "red", "yellow", "violet", "orange"], &options, 10);
}

#[test]
fn debts_and_unlimited_pawns() {
    let options = [("vp_floor", "debt"), ("pawn_cap", "none"), ("campaign_seconds", "none")];
    laws(&["green", "red", "violet"], &options, 10);
}

/// With open victory points and no campaign clock there is nothing to hide at all.
#[test]
fn open_points() {
    let options = [("vp_visibility", "open"), ("campaign_seconds", "none"), ("pace", "brisk")];
    Battery::<Europa>::new(setup(&["blue", "green", "red"], &options)).games(10).run();
}
