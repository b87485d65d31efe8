//! A request becomes steps: the one it asks for, and the draws that follow from it.

use crate::{Act, Refusal, Step, Table};
use rules::{Game, Turn};

impl<G: Game> Table<G> {
    /// The steps that the request makes, carried out.
    pub(crate) fn judge(&mut self, act: Act) -> Result<Vec<Step>, Refusal> {
        let before = self.log.len();
        // Nothing is drawn before everybody could contribute, so other requests draw nothing.
        let plays = match act {
            Act::Begin | Act::Answer { .. } => true,
            Act::Instruct { .. } => matches!(self.turn_now(), Turn::Decide(_)),
            _ => false,
        };
        let draws = !self.manual_chance && plays;
        if let Some(step) = self.step_of(act)? {
            self.carry_out(step)?;
        }
        loop {
            if draws && self.turn_now() == Turn::Chance {
                let roll = self.game.write_roll(&self.draw_roll());
                self.carry_out(Step::Roll { roll }).expect("a game accepts the rolls that it draws");
            } else if let Some(answer) = self.instructed().filter(|_| plays) {
                self.carry_out(answer).expect("a game accepts what it answers itself");
            } else {
                break;
            }
        }
        Ok(self.log[before..].iter().map(|logged| logged.step.clone()).collect())
    }

    fn step_of(&self, act: Act) -> Result<Option<Step>, Refusal> {
        Ok(Some(match act {
            Act::Begin => return Ok(None),
            Act::Answer { seat, decision, action, by } => {
                if decision != self.decision && self.turn_now() != Turn::Over {
                    return Err(Refusal::STALE);
                }
                Step::Answer { seat, action, by }
            }
            Act::Undo { seat } => {
                if self.turn_now() == Turn::Over {
                    return Err(Refusal::OVER);
                }
                let keep = self.undo_target(seat)?;
                Step::Undo { seat, to: self.done[keep].step - 1 }
            }
            Act::Roll { roll } => {
                if !self.manual_chance {
                    return Err(Refusal::NOT_MANUAL);
                }
                Step::Roll { roll }
            }
            Act::Unseal { seat } => Step::Unseal { seat },
            Act::Resign { seat } => Step::Resign { seat },
            Act::Offer { seat, kind } => Step::Offer { seat, kind },
            Act::Accept { seat } => Step::Accept { seat },
            Act::Decline { seat } => Step::Decline { seat },
            Act::Contribute { seat, bytes } => Step::Contribute { seat, bytes },
            Act::Propose { seat, treaty } => Step::Propose { seat, treaty },
            Act::Instruct { seat, instructions } => Step::Instruct { seat, instructions },
            Act::Reply { seat, treaty, yes } => Step::Reply { seat, treaty, yes },
        }))
    }
}
