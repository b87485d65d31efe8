//! The beginning, phases A to C, and the end of a turn.

use super::placement;
use crate::board::{Countries, Id, MAX_COUNTRIES};
use crate::state::{Proposal, Victories};
use crate::{Europa, Event, Phase, Public, Ranking, State, standing};
use rules::{Seat, Sink};

/// EU-09 to EU-12: the position before the first die.
pub fn start(game: &Europa) -> State {
    let players = game.colours.len();
    let points = game.board.starts[players - 3];
    let mut public = Public {
        turn: 1,
        phase: Phase::Order(Ranking::by(players as u8, |_| Some(0))),
        union: Countries::NONE,
        tensions: Countries::NONE,
        wars: Countries::NONE,
        pp: [0; 6],
        order: [0, 1, 2, 3, 4, 5],
        hand: [0; 6],
        half: [0; 6],
        dove: [0; 6],
        pawns: [[0; MAX_COUNTRIES]; 6],
        row: [0; MAX_COUNTRIES],
        cards: 0,
        at: 0,
        proposals: [Proposal::default(); 6],
        proposed: 0,
    };
    public.pp[..players].fill(points);
    State { public, vp: [Victories::default(); 6] }
}

/// Phase A from turn 2 on: descending PP (EU-18).
fn begin(game: &Europa, state: &mut State, out: &mut impl Sink<Event>) {
    let uncovered = game.board.uncovered(state.turn) - game.board.uncovered(state.turn - 1);
    out.put(|| Event::Turn { turn: state.turn, uncovered });
    let ranking = Ranking::by(game.colours.len() as u8, |seat| Some(state.pp[seat]));
    rank(game, state, ranking, out);
}

/// Ends phase A when no tie is left that matters; in turn 1 only the first place does (EU-17).
pub fn rank(game: &Europa, state: &mut State, ranking: Ranking, out: &mut impl Sink<Event>) {
    let players = game.colours.len() as u8;
    let paid = if state.turn == 1 { 1 } else { players };
    if !ranking.tied(paid).is_empty() {
        state.phase = Phase::Order(ranking);
        return;
    }
    let first = ranking.seat_at(0).unwrap_or(0);
    for place in 0..players {
        state.order[place as usize] =
            if state.turn == 1 { (first + place) % players } else { ranking.seat_at(place).unwrap_or(place) };
    }
    out.put(|| Event::Order { seats: state.order[..players as usize].iter().map(|&s| Seat(s)).collect() });
    give_pawns(game, state, out);
}

/// EU-22: the most pawns for so many PP.
pub fn cap(game: &Europa, pp: u16) -> u8 {
    (pp / 10).min(u16::from(game.rulings.pawn_cap)) as u8
}

/// Phase B (EU-21), then phase C if any card is left.
fn give_pawns(game: &Europa, state: &mut State, out: &mut impl Sink<Event>) {
    let players = game.colours.len();
    for seat in 0..players {
        state.hand[seat] = cap(game, state.pp[seat]);
    }
    out.put(|| Event::Pawns { pawns: state.hand[..players].to_vec() });
    if cards_in_play(game, state).is_empty() {
        lay_out(game, state, [0; MAX_COUNTRIES], 0, out);
    } else {
        state.phase = Phase::Cards;
    }
}

/// EU-23, EU-24, EU-27: countries whose cards are shuffled this turn.
pub fn cards_in_play(game: &Europa, state: &Public) -> Countries {
    game.board.uncovered(state.turn) - state.union
}

/// Phase C: the cards lie in this order, which is that of the elections (EU-11). A card's place in the row is the
/// number on its country (EU-25), however many there are (EU-26).
pub fn lay_out(
    game: &Europa,
    state: &mut State,
    row: [Id; MAX_COUNTRIES],
    cards: u8,
    out: &mut impl Sink<Event>,
) {
    (state.row, state.cards, state.at) = (row, cards, 0);
    out.put(|| Event::Cards { row: row[..cards as usize].to_vec() });
    if state.risks_war() {
        state.phase = Phase::WarDice(0);
    } else {
        placement::begin(game, state, out);
    }
}

/// EU-73: the next turn, or the end.
pub fn end(game: &Europa, state: &mut State, out: &mut impl Sink<Event>) {
    state.pawns = [[0; MAX_COUNTRIES]; 6];
    (state.hand, state.half, state.dove) = ([0; 6], [0; 6], [0; 6]);
    (state.row, state.cards, state.at) = ([0; MAX_COUNTRIES], 0, 0);
    if state.turn < 4 {
        state.turn += 1;
        begin(game, state, out);
    } else {
        state.phase = Phase::Over;
        standing::crown(game, state, out);
    }
}
