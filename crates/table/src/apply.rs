//! Carrying out a step. Of a deed, all checks come first, then the change: a refusal leaves the table untouched.

use crate::table::{Done, Ended, Logged, Offer, What};
use crate::treaties::Hearers;
use crate::{By, Code, Deed, OfferKind, Refusal, Step, Table};
use rules::{Game, Seat, Seats, Text};
use thin_vec::ThinVec;

impl<G: Game> Table<G> {
    /// Carries out a step that has been read.
    pub(crate) fn carry_out(&mut self, step: Step<G::Action, G::Roll>) -> Result<(), Refusal> {
        match step {
            Step::Answer { seat, action, by } => self.answer(seat, action, by),
            Step::Roll { roll } => self.roll(roll),
            Step::Deed { seat, deed } => return self.do_deed(seat, deed),
        }
        Ok(())
    }

    fn do_deed(&mut self, seat: Seat, deed: Deed) -> Result<(), Refusal> {
        match deed {
            Deed::Unseal => self.unseal(seat),
            Deed::Undo { to } => self.undo(seat, to),
            Deed::Resign => self.resign(seat),
            Deed::Offer { kind } => self.make_offer(seat, kind),
            Deed::Accept => self.accept(seat),
            Deed::Decline => self.decline(seat),
            Deed::Contribute { bytes } => self.contribute(seat, bytes),
            Deed::Leave => self.leave(seat),
            Deed::Return => self.come_back(seat),
            Deed::Close => self.close(seat),
            Deed::Propose { treaty } => self.propose(seat, &treaty),
            Deed::Counter { treaty, offer } => self.counter(seat, treaty, &offer),
            Deed::Reply { treaty, yes, why } => {
                self.reply(seat, treaty, yes, why.as_deref());
                Ok(())
            }
            Deed::Notice { treaty } => {
                self.notice(seat, treaty);
                Ok(())
            }
            Deed::Instruct { instructions } => self.instruct(seat, instructions),
        }
    }

    /// Takes a legal answer.
    pub(crate) fn answer(&mut self, seat: Seat, action: G::Action, by: By) {
        let again = self.sealed.insert(seat, (action, by)).is_some();
        let open = self.sealed.len() < self.asked().len();
        if open && again && by != By::Clock {
            // that somebody has answered is known already, and what is no longer there never was
            self.note_secret();
            return self.whisper(Hearers::These(Seats::one(seat)), Text::new("table-resealed"));
        }
        let matter = match by {
            By::Clock if self.away.contains(seat) => None, // that the player is away has been told
            By::Clock => Some("table-clock-answered"),
            By::Player | By::Bot if open => Some("table-ready"),
            By::Player | By::Bot => None,
        };
        self.note(matter.map(|id| Text::new(id).with("seat", seat)));
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
    }

    fn unseal(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.sealed.remove(&seat).ok_or(Code::NotSealed)?;
        self.note(Some(Text::new("table-unsealed").with("seat", seat)));
        Ok(())
    }

    /// Takes a possible roll.
    pub(crate) fn roll(&mut self, roll: G::Roll) {
        self.note(None);
        self.enact(What::Roll(roll), ThinVec::new());
        self.rolls += 1;
    }

    /// Changes the state; the step that does so is the last of the log.
    fn enact(&mut self, what: What<G>, by: ThinVec<By>) {
        let (before, away) = (self.position_to_keep(), self.away);
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
        self.done.push(Done { step: self.number_of_last_step(), what, by, revealed, away, before });
        self.offer = None; // it was about a position that is no more
        self.judge_treaties();
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        G::DUEL.ok_or(Code::NoDuel)?;
        self.end(Ended::Resigned(seat));
        self.note(Some(Text::new("table-resigned").with("seat", seat)));
        self.judge_treaties();
        Ok(())
    }

    pub(crate) fn end(&mut self, how: Ended) {
        self.ended = Some(how);
        self.offer = None;
        self.sealed.clear();
    }

    fn make_offer(&mut self, seat: Seat, kind: OfferKind) -> Result<(), Refusal> {
        if self.offer.as_ref().is_some_and(|offer| offer.seat != seat) {
            return Err(Code::OfferOpen.into());
        }
        let matter = match kind {
            OfferKind::Draw => {
                G::DUEL.ok_or(Code::NoDuel)?;
                "table-draw-offered"
            }
            OfferKind::TakeBack => {
                self.take_back_target(seat)?;
                "table-take-back-asked"
            }
        };
        self.offer = Some(Offer { seat, kind, agreed: Seats::NONE });
        self.note(Some(Text::new(matter).with("seat", seat)));
        Ok(())
    }

    fn accept(&mut self, seat: Seat) -> Result<(), Refusal> {
        let offer = self.offer.as_mut().filter(|offer| offer.seat != seat).ok_or(Code::NoOffer)?;
        if offer.agreed.contains(seat) {
            return Err(Code::Agreed.into());
        }
        offer.agreed = offer.agreed.with(seat);
        let (maker, kind) = (offer.seat, offer.kind);
        // Whoever is away has no say.
        let asked = (Seats::first(self.game.seats()) - self.away).without(offer.seat);
        let matter = if !(asked - offer.agreed).is_empty() {
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
                    let matter = Text::new("table-take-back-agreed").with("seat", maker);
                    self.go_back(keep, matter);
                    return Ok(());
                }
            }
        };
        self.note(Some(matter));
        self.judge_treaties();
        Ok(())
    }

    fn decline(&mut self, seat: Seat) -> Result<(), Refusal> {
        let offer = self.offer.take().ok_or(Code::NoOffer)?;
        let matter = if offer.seat == seat { "table-offer-withdrawn" } else { "table-offer-declined" };
        self.note(Some(Text::new(matter).with("seat", seat)));
        Ok(())
    }

    fn contribute(&mut self, seat: Seat, bytes: Vec<u8>) -> Result<(), Refusal> {
        if self.rolls > 0 {
            return Err(Code::Drawn.into());
        }
        if bytes.len() > 64 {
            return Err(Code::TooLong.into());
        }
        self.contributions.insert(seat, bytes);
        self.note(Some(Text::new("table-contributed").with("seat", seat)));
        Ok(())
    }

    /// A step was made, and this is what the table says of it.
    pub(crate) fn note(&mut self, matter: Option<Text>) {
        self.log.push(Logged { matter, whispers: ThinVec::new(), secret: false, events: ThinVec::new() });
    }

    /// A step was made that only some may know of.
    pub(crate) fn note_secret(&mut self) {
        self.note(None);
        self.last_logged().secret = true;
    }

    /// Tells some of the last step.
    pub(crate) fn whisper(&mut self, hearers: Hearers, text: Text) {
        self.last_logged().whispers.push((hearers, text));
    }

    fn last_logged(&mut self) -> &mut Logged<G> {
        self.log.last_mut().expect("a step was noted just before")
    }
}
