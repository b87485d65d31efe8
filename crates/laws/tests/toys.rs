//! The toys keep every law.

use laws::toys::{Bids, Card, Cards, CardsState};
use laws::{Battery, setup};
use rules::{Random, Seat, Stream, Viewer};

/// Redeals among everything that the viewer cannot see: hands, hidden cards, and what was never dealt.
fn scramble(_: &Cards, state: &CardsState, viewer: Viewer, random: &mut Stream) -> CardsState {
    let mut state = state.clone();
    if !state.dealt || state.laid.len() == 6 {
        return state;
    }
    let foreign = |seat: usize| !viewer.is(Seat(seat as u8));
    let mut unseen: Vec<Card> = (1..=8).collect();
    let in_sight = |state: &CardsState, card: Card| {
        let held = (0..2).any(|seat| !foreign(seat) && state.hands[seat].contains(&card));
        held || state.laid.iter().enumerate().any(|(i, p)| p.card == card && (!p.hidden || !foreign(i % 2)))
    };
    unseen.retain(|&card| !in_sight(&state, card));
    random.shuffle(&mut unseen);
    for seat in (0..2).filter(|&seat| foreign(seat)) {
        state.hands[seat].iter_mut().for_each(|card| *card = unseen.pop().expect("enough cards"));
        state.hands[seat].sort_unstable();
    }
    for (i, play) in state.laid.iter_mut().enumerate() {
        if play.hidden && foreign(i % 2) {
            play.card = unseen.pop().expect("enough cards");
        }
    }
    state
}

#[test]
fn bids_keep_the_laws() {
    for seats in [&["a", "b"][..], &["a", "b", "c"]] {
        Battery::<Bids>::new(setup(seats, &[])).listed().games(100).run();
    }
}

#[test]
fn cards_keep_the_laws() {
    let cards_in_play = |_: &Cards, state: &CardsState| {
        if state.dealt { state.hands.concat().len() + state.laid.len() } else { 6 }
    };
    let battery = Battery::<Cards>::new(setup(&["x", "y"], &[]));
    battery.listed().scramble(scramble).conserved(cards_in_play).games(200).run();
}
