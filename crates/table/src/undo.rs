//! Going back: alone while nobody has acted or learned anything since, or with everybody's agreement while
//! nobody has learned anything since.

use crate::table::{Done, What};
use crate::{By, Code, Refusal, Table};
use rules::{Game, Seat, Text};

impl<G: Game> Table<G> {
    /// How much of `done` stays if the seat undoes its last answer by itself.
    pub(crate) fn undo_target(&self, seat: Seat) -> Result<usize, Refusal> {
        let keep = self.take_back_target(seat)?;
        // A sealed answer to the open decision is somebody's act, too; the seat's own can be unsealed first.
        if keep + 1 == self.done.len() && self.sealed.is_empty() {
            Ok(keep)
        } else {
            Err(Code::CannotUndo.into())
        }
    }

    /// The same for a seat that asks: what the clock decided stands, or its time would have been for nothing. (Logs from
    /// before that are read all the same.)
    pub(crate) fn may_undo(&self, seat: Seat) -> Result<usize, Refusal> {
        let keep = self.undo_target(seat)?;
        if self.done[keep].by.contains(&By::Clock) { Err(Code::CannotUndo.into()) } else { Ok(keep) }
    }

    /// How much of `done` stays if the seat's last answer is taken back with everybody's agreement.
    pub(crate) fn take_back_target(&self, seat: Seat) -> Result<usize, Refusal> {
        let keep = self.last_answer(seat).ok_or(Code::CannotUndo)?;
        let revealed = self.done[keep..].iter().any(|done| done.revealed);
        if revealed { Err(Code::Revealed.into()) } else { Ok(keep) }
    }

    pub(crate) fn undo(&mut self, seat: Seat, to: Option<u32>) -> Result<(), Refusal> {
        let keep = self.undo_target(seat)?;
        if to != Some(self.done[keep].step - 1) {
            return Err(Code::CannotUndo.into());
        }
        self.go_back(keep, Text::new("table-undone").with("seat", seat));
        Ok(())
    }

    /// Carries out again what was done.
    pub(crate) fn replay_one(&self, state: &mut G::State, done: &Done<G>) {
        match &done.what {
            What::Joint(joint) => self.game.resolve(state, joint, &mut ()),
            What::Roll(roll) => self.game.settle(state, roll, &mut ()),
        }
    }

    /// Forgets what was done after the first `keep` and plays those again; the step is told so.
    pub(crate) fn go_back(&mut self, keep: usize, matter: Text) {
        self.backs.insert(self.number_of_last_step() + 1, self.done[keep].step - 1);
        self.done.truncate(keep);
        let mut state = self.first.clone();
        self.done.iter().for_each(|done| self.replay_one(&mut state, done));
        self.state = state;
        self.sealed.clear();
        self.offer = None;
        self.decision += 1;
        self.note(Some(matter));
        self.unsay_treaties();
    }
}
