//! What then happens. The order of a turn is KI-52: card, distance, move, counters, draw, next player.

use crate::Kilimandjaro;
use crate::action::Action;
use crate::card::reach;
use crate::counter::{Counter, Laid};
use crate::event::{Event, Open};
use crate::state::{CAMP, Stage, State};
use rules::{Seat, Sink};

impl Kilimandjaro {
    #[inline(always)]
    pub(crate) fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        out: &mut impl Sink<Event>,
    ) {
        match (state.stage, action) {
            (_, Action::Leave) => self.leave(state, seat, out),
            (Stage::Lay { .. }, Action::Lay { counter, space }) => {
                state.stock[seat.index()].take(counter);
                state.path[space as usize] = Some(Laid { counter, by: seat, up: false });
                out.put(|| Event::Laid { seat, counter, space });
                self.next_to_lay(state, seat);
            }
            (Stage::Play { .. }, Action::Play { card, on, pile }) => {
                let Some(piles) = &mut state.piles[on.index()] else { return };
                let (before, covered) = (*piles, piles[pile as usize]);
                piles[pile as usize] = card;
                let after = *piles;
                state.hands[seat.index()].take(card);
                out.put(|| {
                    let (before, after) = (reach(before), reach(after));
                    Event::Open(Open::Played { seat, card, on, pile, covered, before, after })
                });
                let reach = state.reach(seat);
                if self.edition.up_to {
                    state.stage = Stage::Move { seat, reach };
                } else {
                    self.advance(state, seat, reach, false, out);
                }
            }
            (Stage::Move { .. }, Action::Go(distance)) => self.advance(state, seat, distance, false, out),
            (Stage::Banana { distance, .. }, Action::Eat) => self.advance(state, seat, distance, true, out),
            (Stage::Banana { .. }, _) => {
                out.put(|| Event::Open(Open::Stayed { seat, counter: Counter::Banana }));
                self.end_turn(state, seat, out);
            }
            (Stage::Swap { .. }, Action::Swap(with)) => {
                let (back, to) = (state.pawn(seat), state.pawn(with));
                state.path[back as usize] = None;
                // neither pawn has ended a move of its own there: no counter acts (KI-57)
                state.pawns.swap(seat.index(), with.index());
                out.put(|| Event::Open(Open::Swapped { seat, with, to, back }));
                self.end_turn(state, seat, out);
            }
            (Stage::Swap { .. }, _) => {
                out.put(|| Event::Open(Open::Stayed { seat, counter: Counter::Exchange }));
                self.end_turn(state, seat, out);
            }
            (Stage::Send { .. }, Action::Send(whom)) => {
                state.path[state.pawn(seat) as usize] = None;
                let from = state.pawn(whom);
                let to = self.board.village_behind(from);
                state.pawns[whom.index()] = to;
                out.put(|| Event::Open(Open::Sent { seat, whom, from, to }));
                self.end_turn(state, seat, out);
            }
            _ => {} // an illegal action, which the caller has promised not to bring
        }
    }

    /// KI-20: moves forward. Reaching the base camp ends the game at once (KI-30, KI-59).
    #[inline(always)]
    fn advance(&self, state: &mut State, seat: Seat, distance: u8, again: bool, out: &mut impl Sink<Event>) {
        let from = state.pawn(seat);
        let to = (from + distance).min(CAMP);
        state.pawns[seat.index()] = to;
        out.put(|| Event::Open(Open::Moved { seat, from, to, distance, again }));
        if to == CAMP {
            self.end(state, out);
        } else {
            self.land(state, seat, distance, out);
        }
    }

    /// KI-24: turns and applies the counter on which a move ended. Counters passed over do nothing
    /// (KI-53), nor does one on which a pawn starts its turn, or stands while another arrives (KI-58).
    #[inline(always)]
    fn land(&self, state: &mut State, seat: Seat, distance: u8, out: &mut impl Sink<Event>) {
        let space = state.pawn(seat);
        let Some(laid) = &mut state.path[space as usize] else {
            return self.end_turn(state, seat, out);
        };
        let (counter, turned) = (laid.counter, !laid.up);
        laid.up = true;
        out.put(|| Event::Open(Open::Met { seat, space, counter, turned }));
        match counter {
            Counter::Banana => state.stage = Stage::Banana { seat, distance },
            Counter::Lion => {
                let to = self.board.village_behind(space);
                state.pawns[seat.index()] = to;
                out.put(|| Event::Open(Open::Chased { seat, from: space, to }));
                self.end_turn(state, seat, out);
            }
            Counter::Exchange => {
                let send = self.edition.low_luck;
                let partners = if send { self.sendable(state, seat) } else { self.swappable(state, seat) };
                if partners.is_empty() {
                    out.put(|| Event::Open(Open::Useless { seat, send }));
                    self.end_turn(state, seat, out);
                } else {
                    state.stage = if send { Stage::Send { seat } } else { Stage::Swap { seat } };
                }
            }
        }
    }

    /// KI-23: last of all a card is drawn, while there are any (KI-61).
    #[inline(always)]
    fn end_turn(&self, state: &mut State, seat: Seat, out: &mut impl Sink<Event>) {
        if state.pile.is_empty() {
            self.next_to_play(state, seat, out);
        } else {
            state.stage = Stage::Draw { seat };
        }
    }

    /// KI-13: the turn passes clockwise. Who has no card is passed over (KI-63); when nobody has one, the
    /// game stops (KI-31).
    #[inline(always)]
    pub(crate) fn next_to_play(&self, state: &mut State, last: Seat, out: &mut impl Sink<Event>) {
        let may = |seat: &Seat| !state.left.contains(*seat) && !state.hands[seat.index()].is_empty();
        let Some(next) = self.clockwise_after(last).find(may) else {
            return self.end(state, out);
        };
        for seat in self.clockwise_after(last).take_while(|&seat| seat != next) {
            if !state.left.contains(seat) {
                out.put(|| Event::Open(Open::PassedOver { seat }));
            }
        }
        state.stage = Stage::Play { seat: next };
    }

    /// KI-07, KI-44: the next seat with a counter lays; when all lie there, the cards are dealt (KI-09).
    #[inline(always)]
    pub(crate) fn next_to_lay(&self, state: &mut State, last: Seat) {
        let has = |seat: &Seat| !state.left.contains(*seat) && !state.stock[seat.index()].is_empty();
        state.stage = match self.clockwise_after(last).find(has) {
            Some(seat) => Stage::Lay { seat },
            None => Stage::DealCards,
        };
    }

    /// All seats clockwise, from the left of this one round to itself.
    #[inline(always)]
    pub(crate) fn clockwise_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seats, after) = (self.seats, seat.0 + 1);
        (0..seats).map(move |step| {
            let seat = after + step;
            Seat(if seat >= seats { seat - seats } else { seat })
        })
    }

    /// KI-65: the seat's turns are skipped from now on. Its turn, if it was one, ends where its pawn stands.
    fn leave(&self, state: &mut State, seat: Seat, out: &mut impl Sink<Event>) {
        state.left = state.left.with(seat);
        out.put(|| Event::Open(Open::Left { seat }));
        if state.left.len() == self.seats as usize {
            self.end(state, out);
        } else if let Stage::Lay { .. } = state.stage {
            self.next_to_lay(state, seat);
        } else {
            self.next_to_play(state, seat, out);
        }
    }

    #[inline(always)]
    fn end(&self, state: &mut State, out: &mut impl Sink<Event>) {
        state.stage = Stage::Over;
        out.put(|| {
            let (winners, ending) = self.result(state);
            Event::Open(Open::Ended { winners, ending })
        });
    }
}
