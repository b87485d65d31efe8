//! A request becomes steps: the one it asks for, and the draws that follow from it.

use crate::{By, Code, Deed, Given, Refusal, Step, Table};
use rules::{Game, Seat, Turn, Viewer};

impl<G: Game> Table<G> {
    /// The steps that the request makes, carried out.
    pub(crate) fn judge(&mut self, step: Step<Given>) -> Result<Vec<Step>, Refusal> {
        // Nothing is drawn before everybody could contribute, so other requests draw nothing.
        let plays = match &step {
            Step::Answer { .. } => true,
            Step::Deed { deed: Deed::Instruct { .. }, .. } => matches!(self.turn_now(), Turn::Decide(_)),
            Step::Roll { .. } if !self.manual_chance => return Err(Code::NotManual.into()),
            _ => false,
        };
        let step = self.read(self.counted(step))?;
        if let Step::Deed { seat, deed } = &step {
            self.admit(*seat, deed)?;
        }
        let mut made = vec![self.write(&step)];
        self.carry_out(step)?;
        if plays || self.answer_of_absent().is_some() {
            self.go_on(&mut made);
        }
        Ok(made)
    }

    /// A seat names a treaty as it counts them, the log as the table does; 0 is none.
    fn counted(&self, step: Step<Given>) -> Step<Given> {
        let Step::Deed { seat, mut deed } = step else { return step };
        if let Deed::Reply { treaty, .. } | Deed::Counter { treaty, .. } | Deed::Notice { treaty } = &mut deed
        {
            let place = (*treaty as usize).checked_sub(1);
            let pact = place.and_then(|place| self.cards(Viewer::Seat(seat)).nth(place));
            *treaty = pact.map_or(0, |pact| pact.card.number);
        }
        deed.of(seat)
    }

    /// Draws what chance has to decide, and answers what seats have answered beforehand and what the rules answer for
    /// those who are away, until somebody is asked.
    pub(crate) fn go_on(&mut self, made: &mut Vec<Step>) {
        loop {
            if !self.manual_chance && self.turn_now() == Turn::Chance {
                let roll = self.draw_roll();
                made.push(Step::Roll { roll: self.game.write_roll(&roll) });
                self.roll(roll);
                continue;
            }
            let instructed = || self.instructed().map(|(seat, action)| (seat, action, By::Player));
            let absent = || self.answer_of_absent().map(|(seat, action)| (seat, action, By::Clock));
            let Some((seat, action, by)) = instructed().or_else(absent) else { break };
            self.check(seat, &action).expect("a game accepts what it answers itself");
            made.push(Step::Answer { seat, action: self.game.write_action(&action), by });
            self.answer(seat, action, by);
        }
    }

    /// What comes from outside as a step of this game. Its answers and rolls are judged here, deeds when they are
    /// carried out.
    pub(crate) fn read(&self, step: Step<Given>) -> Result<Step<G::Action, G::Roll>, Refusal> {
        if self.turn_now() == Turn::Over {
            return Err(Code::Over.into());
        }
        if let Step::Answer { seat, .. } | Step::Deed { seat, .. } = step
            && seat.0 >= self.game.seats()
        {
            return Err(Code::NoSeat.into());
        }
        Ok(match step {
            Step::Answer { seat, action, by } => {
                if !self.asked().contains(seat) {
                    return Err(Code::NotAsked.into());
                }
                let action = match action {
                    Given::Text(text) => self.read_answer(&text)?,
                    Given::Picks(picks) => {
                        let view = self.game.view(&self.state, Viewer::Seat(seat));
                        self.game.assemble(&view, seat, &picks).ok_or(Code::Incomplete)?
                    }
                };
                self.check(seat, &action)?;
                Step::Answer { seat, action, by }
            }
            Step::Roll { roll } => {
                if self.turn_now() != Turn::Chance {
                    return Err(Code::NoChance.into());
                }
                let roll = self.game.read_roll(&roll).map_err(Refusal::unreadable_roll)?;
                self.game.check_roll(&self.state, &roll).map_err(|illegal| Refusal::illegal(&illegal))?;
                Step::Roll { roll }
            }
            Step::Deed { seat, deed: Deed::Undo { to: None } } => {
                let keep = self.may_undo(seat)?;
                Deed::Undo { to: Some(self.done[keep].step - 1) }.of(seat)
            }
            Step::Deed { seat, deed } => deed.of(seat),
        })
    }

    /// The action of a text: as it is written, or as people type it.
    pub(crate) fn read_answer(&self, text: &str) -> Result<G::Action, Refusal> {
        let respelt = || {
            let text = self.faces.spelling?(G::KEY, &self.game.names(), text);
            self.game.read_action(&text).ok()
        };
        self.game.read_action(text).or_else(|error| respelt().ok_or(error)).map_err(Refusal::unreadable)
    }

    fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        self.game.check(&self.state, seat, action).map_err(|illegal| Refusal::illegal(&illegal))
    }

    fn write(&self, step: &Step<G::Action, G::Roll>) -> Step {
        match step {
            Step::Answer { seat, action, by } => {
                Step::Answer { seat: *seat, action: self.game.write_action(action), by: *by }
            }
            Step::Roll { roll } => Step::Roll { roll: self.game.write_roll(roll) },
            Step::Deed { seat, deed } => deed.clone().of(*seat),
        }
    }
}
