//! Which coalitions can be named in the present election, and what they would earn (EU-58 to EU-65).

use crate::board::Id;
use crate::{Europa, Public, Token};
use rules::{Seat, Seats, Set};

/// EU-47: the number to beat, one more under Tensions.
pub fn black(game: &Europa, state: &Public, country: Id) -> u16 {
    let tense = u16::from(state.token(country) == Token::Tensions);
    u16::from(game.board.countries[country as usize].black) + tense
}

/// Pawns that these seats have in the country.
pub fn pawns(state: &Public, country: Id, seats: Seats) -> u16 {
    seats.into_iter().map(|seat| u16::from(state.pawns[seat.index()][country as usize])).sum()
}

/// EU-63, steps 1 and 2: may this coalition be named in the country?
pub fn may_be_named(game: &Europa, state: &Public, country: Id, coalition: Seats) -> bool {
    let present = state.seats_in(country);
    if coalition.is_empty() || coalition.len() > 3 || coalition.0 & !present.0 != 0 {
        return false;
    }
    let (own, all) = (pawns(state, country, coalition), state.present(country));
    let black = black(game, state, country);
    if game.rulings.coalition_beats_black { own >= black } else { all >= black && own * 2 > all }
}

/// Every coalition that may be named, the smaller sets of seats first in bit order.
pub fn all(game: &Europa, state: &Public, country: Id) -> impl Iterator<Item = Seats> {
    let present = state.seats_in(country).0;
    (1..=present).map(Set).filter(move |&set| may_be_named(game, state, country, set))
}

/// EU-63, step 5: who answers when `by` names this coalition.
pub fn asked(game: &Europa, state: &Public, by: u8, coalition: Seats) -> Seats {
    let all = if game.rulings.coalition_beats_black { state.seats_in(state.country()) } else { coalition };
    all.without(Seat(by))
}

/// EU-63, step 5: does the coalition win with these answers?
pub fn wins(game: &Europa, state: &Public, by: u8, coalition: Seats, yes: Seats) -> bool {
    let willing = yes.with(Seat(by));
    let members_agree = coalition.0 & !willing.0 == 0;
    if !game.rulings.coalition_beats_black {
        return members_agree;
    }
    let country = state.country();
    members_agree && pawns(state, country, willing) * 2 > state.present(country)
}

/// EU-64, EU-65: the PP that each of `winners` gets for a country worth `points`.
pub fn share(points: u16, winners: usize) -> u16 {
    match (points, winners) {
        (2, 3) => 1,
        (4, 3) => 2,
        _ => points / winners.max(1) as u16,
    }
}
