//! Phase D: pawns go on the map in two halves (EU-49 to EU-55).

use super::election;
use crate::legal::{due, open_to_pawns};
use crate::{Action, Europa, Event, Phase, State};
use rules::{Seat, Sink};

/// EU-49, EU-55: half of the pawns left, rounded up, in the first round.
pub fn begin(game: &Europa, state: &mut State, out: &mut impl Sink<Event>) {
    state.half = state.hand.map(|pawns| pawns.div_ceil(2));
    ask(game, state, 1, 0, out);
}

/// A player's placement.
pub fn place(
    game: &Europa,
    state: &mut State,
    round: u8,
    next: u8,
    action: Action,
    out: &mut impl Sink<Event>,
) {
    let seat = state.order[next as usize] as usize;
    if let Action::Place(placement) = action {
        for (on_map, more) in state.pawns[seat].iter_mut().zip(placement.0) {
            *on_map += more;
        }
        let placed = placement.total() as u8;
        state.hand[seat] -= placed;
        state.half[seat] = 0;
        out.put(|| Event::Placed {
            seat: Seat(seat as u8),
            pawns: (0..).zip(placement.0).filter(|&(_, n)| n > 0).collect(),
        });
    }
    ask(game, state, round, next + 1, out);
}

/// Asks the next player who has pawns for this round; then the second round; then the elections.
fn ask(game: &Europa, state: &mut State, mut round: u8, mut next: u8, out: &mut impl Sink<Event>) {
    if open_to_pawns(game, state).is_empty() {
        // EU-53: nowhere to go
        for seat in 0..game.colours.len() {
            if state.hand[seat] > 0 {
                out.put(|| Event::Unplaced { seat: Seat(seat as u8), pawns: state.hand[seat] });
                (state.hand[seat], state.half[seat]) = (0, 0);
            }
        }
    }
    let players = game.colours.len() as u8;
    loop {
        if next == players {
            if round == 2 {
                state.at = 0;
                return election::begin(game, state, out);
            }
            (round, next) = (2, 0);
        }
        if due(state, state.order[next as usize], round) > 0 {
            state.phase = Phase::Place { round, next };
            return;
        }
        next += 1;
    }
}
