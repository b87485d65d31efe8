//! Carrying out what is said about treaties. What a log holds was admitted when it was said: it is carried out as far as
//! it means something, and never refused.

use super::{Pact, Reply, Said};
use crate::{Refusal, Table};
use rules::{Card, Fate, Game, REASONS, Seat, Seats, Talk, Text};

impl<G: Game> Table<G> {
    pub(crate) fn propose(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        self.offer_treaty(seat, text, None)
    }

    pub(crate) fn counter(&mut self, seat: Seat, number: u32, text: &str) -> Result<(), Refusal> {
        self.offer_treaty(seat, text, Some(number))
    }

    fn offer_treaty(&mut self, seat: Seat, text: &str, counters: Option<u32>) -> Result<(), Refusal> {
        let treating = self.faces.treaties.ok_or(crate::Code::NoTreaties)?;
        let read = treating.read(&self.game, seat, text).map_err(Refusal::unreadable_treaty)?;
        self.note_secret();
        let step = self.number_of_last_step();
        let number = self.pacts.len() as u32 + 1;
        let made = treating.turn_of(&self.game, &self.state);
        let card = Card {
            number,
            from: seat,
            partners: read.with,
            agreed: Seats::NONE,
            text: read.text,
            fate: Fate::Offered,
            counters,
            by: None,
            why: None,
            clause: None,
            early: false,
            made: treating.say_turn(&self.game, made),
            when: None,
            offered_at: step,
            agreed_at: None,
            decided_at: None,
        };
        let pledge = read.bound == Seats::one(seat);
        let mut pact = Pact {
            card,
            says: read.says,
            public: matches!(self.game.talk(&self.state).0, Talk::Public),
            pledge,
            made,
            offered: self.done.len(),
            said: Vec::new(),
            signed: None,
            notice: None,
            decided: None,
        };
        pact.hear();
        self.pacts.push(pact);
        match counters.and_then(|old| (old as usize).checked_sub(1)) {
            Some(old) if old + 1 < number as usize => {
                self.say_to(old, seat, Reply::Counter);
                let before = self.pacts[old].says.clone();
                let text = self.about(number, "table-treaty-countered", seat).with("before", before);
                self.tell_parties(number, text);
            }
            _ => {
                let id = if pledge { "table-treaty-pledged" } else { "table-treaty-offered" };
                self.tell_parties(number, self.about(number, id, seat));
            }
        }
        Ok(())
    }

    pub(crate) fn reply(&mut self, seat: Seat, number: u32, yes: bool, why: Option<&str>) {
        self.note_secret();
        let Some(at) = self.place_of(number) else { return };
        let card = &self.pacts[at].card;
        if card.fate != Fate::Offered {
            return; // it has been settled since
        }
        let own = card.from == seat;
        let reason = why.and_then(|why| REASONS.iter().find(|(word, _)| *word == why));
        let reason = reason.map(|(_, id)| Text::new(id));
        let id = match (yes, own, &reason) {
            (true, ..) => "table-treaty-agreed",
            (false, true, _) => "table-treaty-withdrawn",
            (false, false, None) => "table-treaty-declined",
            (false, false, Some(_)) => "table-treaty-declined-why",
        };
        let mut text = self.about(number, id, seat);
        if let (Some(reason), false, false) = (&reason, yes, own) {
            text = text.with("why", reason.clone());
        }
        self.say_to(at, seat, if yes { Reply::Yes } else { Reply::No(reason) });
        self.tell_parties(number, text);
    }

    pub(crate) fn notice(&mut self, seat: Seat, number: u32) {
        self.note_secret();
        let (Some(at), Some(treating)) = (self.place_of(number), self.faces.treaties) else { return };
        let turn = treating.turn_of(&self.game, &self.state);
        self.say_to(at, seat, Reply::Notice(turn));
        let text = self.about(number, "table-treaty-notice", seat);
        self.tell_parties(number, text);
    }

    fn place_of(&self, number: u32) -> Option<usize> {
        (number as usize).checked_sub(1).filter(|at| *at < self.pacts.len())
    }

    fn say_to(&mut self, at: usize, seat: Seat, word: Reply) {
        let (done, step) = (self.done.len(), self.number_of_last_step());
        let pact = &mut self.pacts[at];
        pact.said.push(Said { seat, word, done, step });
        pact.hear();
    }

    pub(super) fn about(&self, number: u32, id: &'static str, seat: Seat) -> Text {
        let says = self.pacts[number as usize - 1].says.clone();
        Text::new(id).with("seat", seat).with("treaty", says)
    }

    /// Tells the parties of a treaty, in the last step of the log.
    pub(super) fn tell_parties(&mut self, number: u32, text: Text) {
        let hearers = self.pacts[number as usize - 1].hearers();
        self.whisper(hearers, text);
    }
}
