//! What then happens.

use crate::NeufPistes;
use crate::action::{Action, Arrangement, Move, Numbers};
use crate::cell::Cell;
use crate::event::{Crossing, Event};
use crate::options::Variant;
use crate::repetition::{History, Past};
use crate::state::{End, Position, Stage, State, other};
use crate::strips::{CellSet, MoveSet};
use rules::{Seat, Sink};

/// What a move did besides moving.
#[derive(Clone, Copy, Debug)]
pub struct Effect {
    /// The number of the pawn, 0 if pawns have none.
    pub pawn: u8,
    /// Did the counter of the variant rise (NP-41, NP-44)?
    pub rose: bool,
    /// Has the mover won (NP-10, NP-45)?
    pub won: bool,
}

impl NeufPistes {
    /// Moves a pawn of the side to move. The move is legal; whose turn it is does not change yet.
    #[inline(always)]
    pub fn carry_out(&self, position: &mut Position, what: Move) -> Effect {
        let side = position.side.index() & 1;
        let pawns = position.pawns[side] ^ CellSet::one(what.from) ^ CellSet::one(what.to);
        position.pawns[side] = pawns;
        let home = pawns.within(&self.ground(position.side).camp_set);
        if self.choices.variant == Variant::None {
            return Effect { pawn: 0, rose: false, won: home };
        }
        self.count(position, what, home)
    }

    /// The numbers and counters of the variants, after the pawn has moved.
    fn count(&self, position: &mut Position, what: Move, home: bool) -> Effect {
        let side = position.side;
        let s = side.index() & 1;
        let pawn = position.pawn_number(side, what.from).unwrap_or(0);
        if let (Some(numbered), 1..) = (&mut position.numbered, pawn) {
            numbered[s][usize::from(pawn) - 1] = what.to;
        }
        let cell = position.cell_number(side, what.to);
        let next = position.counter[s] + 1;
        let rose = match self.choices.variant {
            Variant::None => false,
            Variant::NumberedPawns => pawn == next && self.ground(side).camp_set.contains(what.to),
            Variant::NumberedCells => pawn == next && cell == Some(next),
            Variant::NumberedCellsBeginners => cell == Some(next),
        };
        position.counter[s] += u8::from(rose);
        Effect { pawn, rose, won: home && self.has_won(position, side) }
    }

    /// NP-10 and NP-45.
    pub(crate) fn has_won(&self, position: &Position, side: Seat) -> bool {
        let s = side.index() & 1;
        let home = position.pawns[s].within(&self.ground(side).camp_set);
        let all_taken = position.counter[s] == 9;
        match self.choices.variant {
            Variant::None | Variant::NumberedPawns => home,
            Variant::NumberedCells => home && all_taken && position.numbered(side) == position.due(side),
            Variant::NumberedCellsBeginners => home && all_taken,
        }
    }

    /// Carries out the move of the side to move, and sees whether the game goes on: the mover wins at once, and the
    /// other side gets no last turn (NP-35).
    #[inline(always)]
    pub fn play(&self, state: &mut State, what: Move, out: &mut impl Sink<Event>) {
        let seat = state.position.side;
        let s = seat.index() & 1;
        let effect = self.carry_out(&mut state.position, what);
        out.put(|| self.moved(seat, what, effect));
        if effect.rose {
            out.put(|| self.rise(&state.position, seat, what));
        }
        state.last = Some(what);
        if self.choices.repetition_draw > 0 {
            if effect.rose {
                state.history.add_last(seat, what, effect.pawn);
            } else {
                state.history.add(seat, what, effect.pawn);
            }
        }
        let home = (state.position.pawns[s] & self.ground(seat).camp_set).len() as u8;
        if home > state.best[s] || effect.rose {
            state.best[s] = state.best[s].max(home);
            state.quiet = 0;
        } else {
            state.quiet = state.quiet.saturating_add(1);
        }
        if effect.won {
            return self.end(state, End::Won(seat), out);
        }
        state.position.hand_over();
        self.await_move(state, out);
    }

    /// Finds the moves of whoever is to move next, and every reason why nobody is.
    #[inline(always)]
    pub(crate) fn await_move(&self, state: &mut State, out: &mut impl Sink<Event>) {
        let moves = self.legal_moves(&state.position);
        let blocked = moves.is_empty();
        state.moves = moves;
        if blocked && !self.skip(state, out) {
            return self.end(state, End::Blocked, out);
        }
        if self.choices.repetition_draw > 0 {
            let (times, limit) =
                (state.history.occurrences(state.position.side), self.choices.repetition_draw);
            if times >= limit {
                return self.end(state, End::Repetition, out);
            }
            if times > 1 {
                out.put(|| Event::Repeated { times, limit });
            }
        }
        if self.choices.no_progress_draw > 0 {
            let left = self.choices.no_progress_draw.saturating_sub(state.quiet);
            if left == 0 {
                self.end(state, End::NoProgress, out);
            } else if left == 20 || left == 10 {
                out.put(|| Event::Quiet { left });
            }
        }
    }

    /// NP-34: who has no move is skipped; false if the other side has none either.
    #[cold]
    fn skip(&self, state: &mut State, out: &mut impl Sink<Event>) -> bool {
        let seat = state.position.side;
        state.position.hand_over();
        state.moves = self.legal_moves(&state.position);
        if state.moves.is_empty() {
            state.position.hand_over();
            return false;
        }
        out.put(|| Event::Skipped { seat });
        true
    }

    fn end(&self, state: &mut State, end: End, out: &mut impl Sink<Event>) {
        state.stage = Stage::Over(end);
        state.moves = MoveSet::EMPTY;
        out.put(|| Event::Ended { end, clause: self.clause_of(end) });
    }

    fn moved(&self, seat: Seat, what: Move, effect: Effect) -> Event {
        let camp = self.ground(seat).camp_set;
        let crossing = match (camp.contains(what.from), camp.contains(what.to)) {
            (false, true) => Some(Crossing::In),
            (true, false) => Some(Crossing::Out),
            _ => None,
        };
        Event::Moved { seat, what, pawn: Some(effect.pawn).filter(|&pawn| pawn > 0), crossing }
    }

    fn rise(&self, position: &Position, seat: Seat, what: Move) -> Event {
        let number = position.counter(seat);
        if self.choices.variant == Variant::NumberedPawns {
            Event::Entered { seat, pawn: number }
        } else {
            Event::Taken { seat, number, cell: what.to }
        }
    }

    /// Both arrangements at once (NP-42); then Light begins (NP-05).
    pub(crate) fn arrange(&self, state: &mut State, joint: &[(Seat, Action)], out: &mut impl Sink<Event>) {
        // in seat order, so that the order of the answers is without effect on the log
        for by in [Seat(0), Seat(1)] {
            let answer = joint.iter().find(|(seat, _)| *seat == by);
            if let Some((_, Action::Arrange(arrangement))) = answer {
                self.lay_out(&mut state.position, other(by), arrangement);
                out.put(|| Event::Arranged { by, arrangement: *arrangement });
            }
        }
        state.stage = Stage::Playing;
        state.history = self.history(&state.position, Vec::new());
        self.await_move(state, out);
    }

    /// The history of a position that these moves led to; nothing is kept where repetition is off.
    pub(crate) fn history(&self, position: &Position, past: Vec<Past>) -> History {
        let key = if self.choices.repetition_draw > 0 { position.key() } else { 0 };
        History::new(past, key)
    }

    /// Numbers the pawns and the camp of a side.
    pub(crate) fn lay_out(&self, position: &mut Position, side: Seat, arrangement: &Arrangement) {
        let (ground, s) = (self.ground(side), side.index() & 1);
        if let Some(numbers) = &arrangement.pawns {
            position.numbered.get_or_insert([[Cell::A1; 9]; 2])[s] = by_number(&ground.start, numbers);
        }
        if let Some(numbers) = &arrangement.cells {
            position.due.get_or_insert([[Cell::A1; 9]; 2])[s] = by_number(&ground.camp, numbers);
        }
    }
}

/// The cells in the order of the numbers that they have.
fn by_number(cells: &[Cell; 9], numbers: &Numbers) -> [Cell; 9] {
    let mut ordered = [Cell::A1; 9];
    for (&cell, &number) in cells.iter().zip(numbers) {
        // an arrangement has been checked to hold 1 to 9
        ordered[usize::from(number.clamp(1, 9)) - 1] = cell;
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, Rules, Setup, Turn};

    /// NP-34: RULES.md proves that on no board of the box both sides can be without a move, so the board of
    /// this test is not of the box: every cell but the ones that the pawns stand on is closed.
    #[test]
    fn np_34_if_neither_side_can_move_the_game_is_drawn() {
        let seats = NeufPistes::SEATS.iter().map(|id| (*id).to_owned()).collect();
        let mut game = NeufPistes::open(&Setup { seats, ..Setup::default() }).expect("the box");
        let last = Move { from: game.board.ground[0].start[0], to: Cell::at(0, 6).expect("a7") };
        let mut state = game.start();
        let standing = state.position.all_pawns() ^ CellSet::one(last.from) | CellSet::one(last.to);
        for ground in &mut game.board.ground {
            ground.open = standing;
        }
        let mut events = Vec::new();
        game.resolve(&mut state, &[(Seat(0), Action::Move(last))], &mut events);
        assert_eq!((state.stage, game.turn(&state)), (Stage::Over(End::Blocked), Turn::Over));
        assert!(!events.iter().any(|event| matches!(event, Event::Skipped { .. })), "{events:?}");
        assert_eq!(game.standing(&state).outcome.map(|outcome| outcome.clause), Some("NP-34"));
        assert_eq!(crate::perft(&game, &state, 1), 0);
    }
}
