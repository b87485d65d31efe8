//! A turn carried out.

use crate::{Action, Chain, Couleurs, End, Event, Holding, Pass, Phase, State};
use rules::{Rules, Seat, Sink};

impl Couleurs {
    pub(crate) fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        out: &mut impl Sink<Event>,
    ) {
        let draw = match action {
            Action::Pass => self.pass(state, seat, out),
            Action::Play(chain) => self.play(state, seat, chain, out),
        };
        // A short stock gives what it has and is never rebuilt (CM-24).
        match draw.min(state.stock.len() as u8) {
            0 => self.end_turn(state, out),
            count => state.phase = Phase::Draw(count),
        }
    }

    /// A pass: a penalty (CM-43) and a draw (CM-25).
    fn pass(&self, state: &mut State, seat: Seat, out: &mut impl Sink<Event>) -> u8 {
        let numbers = &self.board.numbers;
        let pass = self.pass_of(&Holding::of(state, seat));
        self.learn_from_pass(state, seat, pass);
        let sheet = &mut state.sheets[seat.index()];
        let cost = match pass {
            Pass::Unable => {
                sheet.unable = sheet.unable.saturating_add(1);
                state.stalled = if state.stock.is_empty() { state.stalled + 1 } else { 0 };
                let cost = i32::from(numbers.penalty_unable);
                out.put(|| Event::Unable { seat, cost });
                cost
            }
            Pass::Refusal(nth) => {
                sheet.refusals = nth;
                state.stalled = 0;
                let cost = numbers.penalty_refusal(nth);
                out.put(|| Event::Refused { seat, nth, cost });
                cost
            }
            Pass::Forbidden => unreachable!("a third refusal was checked (CM-44)"),
        };
        state.pad.note(-cost);
        numbers.draw_after_pass
    }

    /// A chain, laid face down on its flags (CM-16): its points (CM-40), the areas it completes (CM-41), and how many cards are drawn (CM-23).
    fn play(&self, state: &mut State, seat: Seat, chain: &Chain, out: &mut impl Sink<Event>) -> u8 {
        let board = &*self.board;
        let points: i32 = (1..).zip(chain.cards()).map(|(times, &card)| times * board.value(card)).sum();
        out.put(|| Event::Played { seat, chain: *chain, points });
        let mut bonus = 0;
        for &card in chain.cards() {
            let area = board.area_of(card);
            state.covered = state.covered.with(card);
            state.latest[area] = Some(seat);
            if board.areas[area].bonus && board.area_cards(area).within(state.covered) {
                bonus += i32::from(board.numbers.bonus_area_last_card);
                out.put(|| Event::AreaCompleted { seat, area });
            }
        }
        state.hands[seat.index()] -= chain.set();
        self.learn_from_play(state, seat, chain.set());
        state.sheets[seat.index()].chains += points;
        state.stalled = 0;
        state.pad.note(points + bonus);
        board.numbers.draw_after(chain.cards().len())
    }

    /// After the draw that closes the turn: is the game over (CM-50, CM-51, CM-55)?
    pub(crate) fn end_turn(&self, state: &mut State, out: &mut impl Sink<Event>) {
        let mover = state.mover;
        if self.choices.first_empty && state.out.is_none() && state.hand(mover).is_empty() {
            self.pay_out(state, mover, out);
            state.pad.add(i32::from(self.board.numbers.bonus_out));
        }
        // while there is a stock, an empty hand only waits for its next turn (CM-52)
        if let (true, Some(longest)) = (state.stock.is_empty(), self.longest_empty(state)) {
            if !self.choices.first_empty {
                self.pay_out(state, longest, out);
            }
            self.finish(state, End::Out, out);
        } else if state.stalled >= self.seats() {
            self.finish(state, End::Stalled, out);
        } else {
            state.mover = self.left_of(mover);
            state.phase = Phase::Play;
        }
    }

    /// The seat whose hand has been empty longest (CM-53). A hand is emptied in its owner's turn, and while
    /// there is a stock it is filled again in the next one: so it is the one whose turn is longest ago.
    pub(crate) fn longest_empty(&self, state: &State) -> Option<Seat> {
        let mut seat = state.mover;
        for _ in 0..self.seats() {
            seat = self.left_of(seat);
            if state.hand(seat).is_empty() {
                return Some(seat);
            }
        }
        None
    }

    fn pay_out(&self, state: &mut State, seat: Seat, out: &mut impl Sink<Event>) {
        state.out = Some(seat);
        out.put(|| Event::WentOut { seat, points: i32::from(self.board.numbers.bonus_out) });
    }

    fn finish(&self, state: &mut State, end: End, out: &mut impl Sink<Event>) {
        state.phase = Phase::Over(end);
        if self.choices.last_played {
            for area in self.board.bonus_areas() {
                if let (false, Some(seat)) = (self.completed(state, area), state.latest[area]) {
                    out.put(|| Event::AreaLatest { seat, area });
                }
            }
        }
        out.put(|| Event::Over { end, winners: self.winners(state) });
    }

    /// Is every flag of the area covered?
    pub(crate) fn completed(&self, state: &State, area: usize) -> bool {
        self.board.area_cards(area).within(state.covered)
    }
}
