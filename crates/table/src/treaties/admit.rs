//! What may be said about treaties now. Only who speaks is refused: a log is read as it is.

use super::{Pact, Treating};
use crate::{Code, Deed, Refusal, Table};
use rules::{Fate, Game, MOST_LETTERS, REASONS, Seat, Verdict, Viewer};
use serde::Serialize;

/// So many of a seat's offers may wait for an answer at the same time.
const MOST_OFFERS: usize = 12;
/// So many offers a seat may make to one partner before play goes on: nobody is to be pestered, no bot to be probed.
const MOST_TO_ONE: usize = 6;
/// The longest chain of counter-offers.
const MOST_COUNTERS: usize = 4;

/// What somebody may say to a treaty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TreatyAnswer {
    /// Agree to it.
    Accept,
    /// Decline it.
    Decline,
    /// Answer it with another offer.
    Counter,
    /// Take it back.
    Withdraw,
    /// Give notice of it.
    Notice,
}

impl<G: Game> Table<G> {
    /// What this seat may say to a treaty that it knows, when there is time for diplomacy.
    pub(crate) fn answers(&self, seat: Seat, pact: &Pact) -> Vec<TreatyAnswer> {
        let Some(treating) = self.faces.treaties else { return Vec::new() };
        let card = &pact.card;
        let mut answers = Vec::new();
        if card.awaits(seat) {
            answers.extend([TreatyAnswer::Accept, TreatyAnswer::Decline]);
            if self.chain(pact) < MOST_COUNTERS {
                answers.push(TreatyAnswer::Counter);
            }
        }
        if card.fate == Fate::Offered && card.from == seat {
            answers.push(TreatyAnswer::Withdraw);
        }
        if card.fate == Fate::Agreed && card.binds(seat) && pact.notice.is_none() {
            let read = treating.read(&self.game, card.from, &card.text);
            answers.extend(read.is_ok_and(|read| read.standing).then_some(TreatyAnswer::Notice));
        }
        answers
    }

    /// May this seat say so?
    pub(crate) fn admit(&self, seat: Seat, deed: &Deed) -> Result<(), Refusal> {
        match deed {
            Deed::Propose { treaty } => self.admit_offer(seat, treaty).map(drop),
            Deed::Reply { treaty, yes, why } => self.admit_reply(seat, *treaty, *yes, why.as_deref()),
            Deed::Counter { treaty, offer } => {
                let (treating, _) = self.treating()?;
                let pact = self.pact_of(seat, *treaty)?;
                if !pact.card.awaits(seat) {
                    return Err(Code::TreatySettled.into());
                }
                self.admit_offer(seat, offer)?;
                let read = treating.read(&self.game, seat, offer).map_err(Refusal::unreadable_treaty)?;
                let fits = read.with.contains(pact.card.from) && self.chain(pact) < MOST_COUNTERS;
                if fits { Ok(()) } else { Err(Code::TreatyUnfit.into()) }
            }
            Deed::Notice { treaty } => {
                let (treating, _) = self.treating()?;
                let pact = self.pact_of(seat, *treaty)?;
                let card = &pact.card;
                let read =
                    treating.read(&self.game, card.from, &card.text).map_err(Refusal::unreadable_treaty)?;
                let holds = card.fate == Fate::Agreed && read.standing && pact.notice.is_none();
                if holds { Ok(()) } else { Err(Code::TreatySettled.into()) }
            }
            _ => Ok(()),
        }
    }

    fn admit_offer(&self, seat: Seat, text: &str) -> Result<(), Refusal> {
        let (treating, _) = self.treating()?;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let words: Vec<&str> = text.split(' ').collect();
        let unfit = || Refusal::from(Code::TreatyUnfit);
        let fits = treating.next(&self.game, &view, seat, &words).complete;
        let read = match treating.read(&self.game, seat, text) {
            Ok(read) if fits => read,
            _ => return Err(unfit()),
        };
        if text.len() > MOST_LETTERS {
            return Err(Code::TooLong.into());
        }
        // what would be over before it began
        if !matches!(self.outlook(treating, seat, &read.text), Verdict::Open) {
            return Err(unfit());
        }
        let own = |pact: &&Pact| pact.card.from == seat;
        let waiting = self.pacts.iter().filter(own).filter(|pact| pact.card.fate == Fate::Offered);
        let lately = |pact: &&Pact| pact.offered == self.done.len() && pact.card.fate != Fate::Undone;
        let to = |partner: Seat| {
            let offers = self.pacts.iter().filter(own).filter(lately);
            offers.filter(|pact| pact.card.partners.contains(partner)).count()
        };
        if waiting.count() >= MOST_OFFERS || read.with.into_iter().any(|partner| to(partner) >= MOST_TO_ONE) {
            return Err(Code::TooManyTreaties.into());
        }
        let same = |pact: &Pact| {
            let card = &pact.card;
            pact.is_live() && treating.same(&self.game, (seat, &read.text), (card.from, &card.text))
        };
        let known = self.pacts.iter().filter(|pact| pact.card.binds(seat));
        if known.into_iter().any(same) { Err(Code::TreatyTwice.into()) } else { Ok(()) }
    }

    fn admit_reply(&self, seat: Seat, number: u32, yes: bool, why: Option<&str>) -> Result<(), Refusal> {
        self.treating()?;
        let card = &self.pact_of(seat, number)?.card;
        let own = card.from == seat;
        if card.fate != Fate::Offered || (yes && (own || card.agreed.contains(seat))) {
            return Err(Code::TreatySettled.into());
        }
        match why {
            Some(why) if yes || !REASONS.iter().any(|(word, _)| *word == why) => {
                Err(Code::TreatyUnfit.into())
            }
            _ => Ok(()),
        }
    }

    /// The treaty of this number, if the seat is party to it.
    fn pact_of(&self, seat: Seat, number: u32) -> Result<&Pact, Refusal> {
        let pact = (number as usize).checked_sub(1).and_then(|at| self.pacts.get(at));
        Ok(pact.filter(|pact| pact.card.binds(seat)).ok_or(Code::NoTreaty)?)
    }

    /// How many offers a card answers, one after the other.
    fn chain(&self, pact: &Pact) -> usize {
        let mut counters = pact.card.counters;
        let mut length = 0;
        while let Some(number) = counters {
            length += 1;
            counters = self.pacts[number as usize - 1].card.counters;
        }
        length
    }

    /// What would become of a treaty that is agreed to now.
    pub(super) fn outlook(&self, treating: &dyn Treating<G>, from: Seat, text: &str) -> Verdict {
        let made = treating.turn_of(&self.game, &self.state);
        treating.judge(&self.game, (from, text), &self.line(&[], made, None))
    }
}
