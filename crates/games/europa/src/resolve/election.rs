//! Phase E: elections in the order of the cards (EU-56 to EU-72).

use super::turns;
use crate::board::Countries;
use crate::event::seats;
use crate::legal::{first_in_order, open_to_moves, voter};
use crate::state::Proposal;
use crate::{Action, Europa, Event, Phase, State, coalition, share};
use rules::{Seat, Seats, Sink};

/// Runs through the row from the present card until somebody has to decide.
pub fn begin(game: &Europa, state: &mut State, out: &mut impl Sink<Event>) {
    let mut empty = Countries::NONE;
    while state.at < state.cards {
        let country = state.country();
        let contested = state.present(country) > 0;
        if !empty.is_empty() && contested {
            out.put(|| Event::Empty { countries: empty });
            empty = Countries::NONE;
        }
        if state.wars.contains(country) {
            out.put(|| Event::NoElection { country });
        } else if !contested {
            empty.insert(country);
        } else if open(game, state, out) {
            return;
        }
        state.at += 1;
    }
    if !empty.is_empty() {
        out.put(|| Event::Empty { countries: empty });
    }
    turns::end(game, state, out);
}

/// Opens a contested election; false if the nationalists win it at once (EU-63, steps 1 and 2).
fn open(game: &Europa, state: &mut State, out: &mut impl Sink<Event>) -> bool {
    let country = state.country();
    if coalition::all(game, state, country).next().is_none() {
        let few = state.present(country) < coalition::black(game, state, country);
        out.put(|| Event::Nationalists { country, why: if few { "pawns" } else { "majority" } });
        send_home(state);
        return false;
    }
    if game.rulings.rank_each_election {
        // ties keep the former order: a stable sort by falling PP
        let pp = state.pp;
        state.order[..game.colours.len()].sort_by_key(|&seat| u16::MAX - pp[seat as usize]);
    }
    let (pawns, black) = (state.present(country), coalition::black(game, state, country));
    out.put(|| Event::Campaign { country, pawns, black });
    state.phase = Phase::Campaign;
    let decided = || game.rulings.brisk && coalition::all(game, state, country).any(|set| set.len() == 1);
    if state.seats_in(country).len() == 1 || decided() {
        open_vote(game, state, 0, out); // nobody to bargain with, or one who needs nobody
    }
    true
}

/// EU-63, step 4: the pointer goes to the next player with a pawn in the country.
pub fn open_vote(game: &Europa, state: &mut State, from: u8, out: &mut impl Sink<Event>) {
    let present = state.seats_in(state.country());
    for next in from..game.colours.len() as u8 {
        if present.contains(Seat(voter(game, state, next))) {
            state.phase = Phase::Propose { next };
            return;
        }
    }
    let country = state.country();
    out.put(|| Event::Nationalists { country, why: "vote" });
    close(game, state, out);
}

/// A coalition is named, or none.
pub fn propose(game: &Europa, state: &mut State, next: u8, action: Action, out: &mut impl Sink<Event>) {
    let by = voter(game, state, next);
    let Action::Propose(coalition) = action else {
        out.put(|| Event::Passed { by: Seat(by) });
        return open_vote(game, state, next + 1, out);
    };
    out.put(|| Event::Named { by: Seat(by), coalition: seats(coalition) });
    if coalition::asked(game, state, by, coalition).is_empty() {
        win(game, state, coalition, out);
    } else {
        state.phase = Phase::Vote { next, coalition };
    }
}

/// Yes or no and nothing else (EU-61); the answers are shown together (EU-63, step 5).
pub fn vote(
    game: &Europa,
    state: &mut State,
    next: u8,
    coalition: Seats,
    joint: &[(Seat, Action)],
    out: &mut impl Sink<Event>,
) {
    let by = voter(game, state, next);
    let yes: Seats = joint.iter().filter(|(_, a)| *a == Action::Answer(true)).map(|(s, _)| *s).collect();
    let no: Seats = joint.iter().filter(|(_, a)| *a == Action::Answer(false)).map(|(s, _)| *s).collect();
    out.put(|| Event::Answers { yes: seats(yes), no: seats(no) });
    if coalition::wins(game, state, by, coalition, yes) {
        return win(game, state, coalition, out);
    }
    let public = &mut state.public;
    public.proposals[public.proposed as usize] = Proposal { by, coalition, yes };
    public.proposed += 1;
    open_vote(game, state, next + 1, out);
}

/// EU-65 to EU-67, EU-72: political points shared, one victory point each (EU-66), and the country joins for good
/// (EU-02).
fn win(game: &Europa, state: &mut State, winners: Seats, out: &mut impl Sink<Event>) {
    let country = state.country();
    let each = share(game.board.countries[country as usize].points, winners.len());
    for seat in winners {
        state.pp[seat.index()] += each;
        state.vp[seat.index()].elections += 1;
    }
    (state.proposals, state.proposed) = ([Proposal::default(); 6], 0);
    state.union.insert(country);
    state.tensions.remove(country);
    out.put(|| Event::Joined { country, winners: seats(winners), share: each });
    ask_moves(game, state, winners, out);
}

/// EU-68, EU-69: each winner may move one pawn, in turn order. It counts there like any other, and may move on
/// again (EU-71).
fn ask_moves(game: &Europa, state: &mut State, waiting: Seats, out: &mut impl Sink<Event>) {
    if waiting.is_empty() || open_to_moves(game, state).is_empty() {
        close(game, state, out);
    } else {
        state.phase = Phase::Moves { waiting };
    }
}

/// A winner moves a pawn, or not.
pub fn move_pawn(
    game: &Europa,
    state: &mut State,
    waiting: Seats,
    seat: Seat,
    action: Action,
    out: &mut impl Sink<Event>,
) {
    debug_assert_eq!(seat.0, first_in_order(game, state, waiting));
    if let Action::Move(to) = action {
        let from = state.country();
        let own = &mut state.pawns[seat.index()];
        own[from as usize] -= 1;
        own[to as usize] += 1;
        out.put(|| Event::Moved { seat, country: to });
    }
    ask_moves(game, state, waiting.without(seat), out);
}

/// EU-70: the pawns go home, and the next card is taken.
fn close(game: &Europa, state: &mut State, out: &mut impl Sink<Event>) {
    send_home(state);
    state.at += 1;
    begin(game, state, out);
}

fn send_home(state: &mut State) {
    (state.proposals, state.proposed) = ([Proposal::default(); 6], 0);
    let country = state.country() as usize;
    state.pawns.iter_mut().for_each(|of| of[country] = 0);
}
