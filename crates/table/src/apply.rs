//! Carrying out a step: all checks first, then the change, so that a refusal leaves the table untouched.

use crate::table::{Done, Ended, Logged, Offer, What};
use crate::{By, OfferKind, Refusal, Step, Table};
use rules::{Game, Seat, Seats, Text, Turn};
use thin_vec::ThinVec;

impl<G: Game> Table<G> {
    /// Judges a step and carries it out.
    pub(crate) fn carry_out(&mut self, step: Step) -> Result<(), Refusal> {
        if self.turn_now() == Turn::Over {
            return Err(Refusal::OVER);
        }
        if step.seat().is_some_and(|seat| seat.0 >= self.game.seats()) {
            return Err(Refusal::NO_SEAT);
        }
        match step {
            Step::Answer { seat, action, by } => self.answer(seat, &action, by),
            Step::Unseal { seat } => self.unseal(seat),
            Step::Roll { roll } => self.roll(&roll),
            Step::Undo { seat, to } => self.undo(seat, to),
            Step::Resign { seat } => self.resign(seat),
            Step::Offer { seat, kind } => self.make_offer(seat, kind),
            Step::Accept { seat } => self.accept(seat),
            Step::Decline { seat } => self.decline(seat),
            Step::Contribute { seat, bytes } => self.contribute(seat, bytes),
            Step::Propose { seat, treaty } => self.propose(seat, &treaty),
            Step::Reply { seat, treaty, yes } => self.reply(seat, treaty, yes),
            Step::Instruct { seat, instructions } => self.instruct(seat, instructions),
        }
    }

    fn answer(&mut self, seat: Seat, action: &str, by: By) -> Result<(), Refusal> {
        let asked = self.asked();
        if !asked.contains(seat) {
            return Err(Refusal::NOT_ASKED);
        }
        let action = self.game.read_action(action).map_err(Refusal::unreadable)?;
        self.game.check(&self.state, seat, &action).map_err(|illegal| Refusal::illegal(&illegal))?;

        let text = self.game.write_action(&action);
        let again = self.sealed.insert(seat, (action, by)).is_some();
        let open = self.sealed.len() < asked.len();
        let matter = match by {
            By::Clock => Some("table-clock-answered"),
            By::Player | By::Bot if open && !again => Some("table-ready"),
            By::Player | By::Bot => None,
        };
        self.note(Step::Answer { seat, action: text, by }, matter.map(|id| Text::new(id).with("seat", seat)));
        if !open {
            // In seat order, whoever was first.
            let sealed = std::mem::take(&mut self.sealed);
            let (mut joint, mut givers) =
                (Vec::with_capacity(sealed.len()), ThinVec::with_capacity(sealed.len()));
            for (seat, (action, by)) in sealed {
                joint.push((seat, action));
                givers.push(by);
            }
            self.enact(What::Joint(joint), givers);
            self.decision += 1;
        }
        Ok(())
    }

    fn unseal(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.sealed.remove(&seat).ok_or(Refusal::NOT_SEALED)?;
        self.note(Step::Unseal { seat }, Some(Text::new("table-unsealed").with("seat", seat)));
        Ok(())
    }

    fn roll(&mut self, text: &str) -> Result<(), Refusal> {
        if self.turn_now() != Turn::Chance {
            return Err(Refusal::NO_CHANCE);
        }
        let roll = self.game.read_roll(text).map_err(Refusal::unreadable)?;
        self.game.check_roll(&self.state, &roll).map_err(|illegal| Refusal::illegal(&illegal))?;

        self.note(Step::Roll { roll: self.game.write_roll(&roll) }, None);
        self.enact(What::Roll(roll), ThinVec::new());
        self.rolls += 1;
        Ok(())
    }

    /// Changes the state; the step that does so is the last of the log.
    fn enact(&mut self, what: What<G>, by: ThinVec<By>) {
        let logged = self.log.last_mut().expect("a step was noted just before");
        logged.events.reserve_exact(1); // many answers have one event, and a long game has many answers
        let revealed = match &what {
            What::Joint(joint) => {
                self.game.resolve(&mut self.state, joint, &mut logged.events);
                joint.len() > 1 || logged.events.iter().any(|event| self.game.reveals(event))
            }
            What::Roll(roll) => {
                self.game.settle(&mut self.state, roll, &mut logged.events);
                true
            }
        };
        self.done.push(Done { step: self.number_of_last_step(), what, by, revealed });
        self.offer = None; // it was about a position that is no more
        self.judge_treaties();
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.game.duel().ok_or(Refusal::NO_DUEL)?;
        self.end(Ended::Resigned(seat));
        self.note(Step::Resign { seat }, Some(Text::new("table-resigned").with("seat", seat)));
        Ok(())
    }

    fn end(&mut self, how: Ended) {
        self.ended = Some(how);
        self.offer = None;
        self.sealed.clear();
    }

    fn make_offer(&mut self, seat: Seat, kind: OfferKind) -> Result<(), Refusal> {
        if self.offer.as_ref().is_some_and(|offer| offer.seat != seat) {
            return Err(Refusal::OFFER_OPEN);
        }
        let matter = match kind {
            OfferKind::Draw => {
                self.game.duel().ok_or(Refusal::NO_DUEL)?;
                "table-draw-offered"
            }
            OfferKind::TakeBack => {
                self.take_back_target(seat)?;
                "table-take-back-asked"
            }
        };
        self.offer = Some(Offer { seat, kind, agreed: Seats::NONE });
        self.note(Step::Offer { seat, kind }, Some(Text::new(matter).with("seat", seat)));
        Ok(())
    }

    fn accept(&mut self, seat: Seat) -> Result<(), Refusal> {
        let offer = self.offer.as_mut().filter(|offer| offer.seat != seat).ok_or(Refusal::NO_OFFER)?;
        if offer.agreed.contains(seat) {
            return Err(Refusal::AGREED);
        }
        offer.agreed = offer.agreed.with(seat);
        let (maker, kind) = (offer.seat, offer.kind);
        let matter = if offer.agreed.len() + 1 < usize::from(self.game.seats()) {
            Text::new("table-agreed").with("seat", seat)
        } else {
            match kind {
                OfferKind::Draw => {
                    self.end(Ended::Agreed);
                    Text::new("table-draw-agreed")
                }
                OfferKind::TakeBack => {
                    // Nothing was carried out since the offer, or it would have lapsed.
                    let keep = self.take_back_target(maker).expect("still possible");
                    self.go_back(keep);
                    Text::new("table-take-back-agreed").with("seat", maker)
                }
            }
        };
        self.note(Step::Accept { seat }, Some(matter));
        Ok(())
    }

    fn decline(&mut self, seat: Seat) -> Result<(), Refusal> {
        let offer = self.offer.take().ok_or(Refusal::NO_OFFER)?;
        let matter = if offer.seat == seat { "table-offer-withdrawn" } else { "table-offer-declined" };
        self.note(Step::Decline { seat }, Some(Text::new(matter).with("seat", seat)));
        Ok(())
    }

    fn contribute(&mut self, seat: Seat, bytes: Vec<u8>) -> Result<(), Refusal> {
        if self.rolls > 0 {
            return Err(Refusal::DRAWN);
        }
        if bytes.len() > 64 {
            return Err(Refusal::TOO_LONG);
        }
        self.contributions.insert(seat, bytes.clone());
        self.note(Step::Contribute { seat, bytes }, Some(Text::new("table-contributed").with("seat", seat)));
        Ok(())
    }

    pub(crate) fn note(&mut self, step: Step, matter: Option<Text>) {
        self.log.push(Logged { step, matter, whispers: ThinVec::new(), events: ThinVec::new() });
    }
}
