//! Seats that bots play: they think on worker threads and come back as requests.

use super::request::{Request, SocketId};
use super::task::Task;
use crate::error::{Outcome, Why};
use crate::wire::Tell;
use rules::{Seat, Seats};
use table::{By, Deed, OfferKind, Step};

/// A bot plays at least this many decisions before it thinks of a draw.
const LONG: u32 = 60;

impl Task {
    /// Sets every bot to work whose answer is awaited, and lets bots reply to an offer.
    pub(super) fn wake_bots(&mut self) {
        if !self.playing() || !self.in_charge {
            return;
        }
        let decision = self.live.decision();
        for seat in self.live.awaited() {
            let Some(level) = self.row.seats[seat.index()].level.clone() else { continue };
            if self.thinking[seat.index()] != Some(decision) {
                self.think(seat, &level);
            }
        }
        self.answer_offer();
        self.bargain();
    }

    /// Bots reply to treaties, and once in every decision offer some of their own.
    fn bargain(&mut self) {
        if !self.live.has_treaties() {
            return;
        }
        let decision = self.live.decision();
        for place in 0..self.row.seats.len() {
            let Some(level) = self.row.seats[place].level.clone() else { continue };
            let seat = Seat(place as u8);
            let mut random = self.shared.luck.bot(&self.row, seat, decision);
            let mut words = self.live.negotiate(seat, &level, &mut random);
            if self.bargained[place].replace(decision) == Some(decision) {
                words.retain(|step| matches!(step, Step::Deed { deed: Deed::Reply { .. }, .. }));
            }
            self.pending.extend(words);
        }
    }

    fn think(&mut self, seat: Seat, level: &str) {
        let decision = self.live.decision();
        let thought = self.live.think(seat, level).or_else(|| self.live.think(seat, "random"));
        let Some(thought) = thought else {
            tracing::error!(table = &*self.row.id, level, "there is no such bot for this game");
            return;
        };
        self.thinking[seat.index()] = Some(decision);
        let mailbox = self.mailbox.clone();
        let random = self.shared.luck.bot(&self.row, seat, decision);
        self.shared.bots.think(thought, random, level, true, move |action| async move {
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Request::Thought { seat, decision, action }).await;
            }
        });
    }

    /// What a bot chose. It goes the way of every answer; if the table has moved on, it is void.
    pub(super) async fn thought(&mut self, seat: Seat, decision: u32, action: Option<String>) {
        if self.thinking[seat.index()] != Some(decision) {
            return;
        }
        self.thinking[seat.index()] = None;
        let wanted = self.live.decision() == decision && self.live.awaited().contains(seat);
        if !wanted || self.row.seats[seat.index()].level.is_none() {
            return self.wake_bots();
        }
        let answer = |action: String| Step::Answer { seat, action: action.into(), by: By::Bot };
        let done = match action {
            Some(action) => self.act(answer(action), Some(decision), None).await,
            None => Err(Why::Internal.into()),
        };
        let Err(failure) = done else { return };
        if matches!(failure.code(), "busy" | "stale" | "not_asked" | "unavailable" | "over") {
            return self.wake_bots(); // another node's bot was first, or the store has to recover
        }
        // a bot that fails must not stop the game: whatever is legal will do
        tracing::error!(table = &*self.row.id, code = failure.code(), "a bot's answer was refused");
        let legal = self.live.legal(seat).and_then(|actions| actions.into_iter().next());
        if let Some(action) = self.live.timeout_answer(seat).or(legal) {
            let _ = self.act(answer(action), Some(decision), None).await;
        }
    }

    /// Bots let people take back, and agree to a draw when a long game has left them behind.
    fn answer_offer(&mut self) {
        let Some((from, kind, agreed)) = self.live.offer() else { return };
        let bots: Seats = (0u8..)
            .zip(&self.row.seats)
            .filter(|(_, seat)| seat.level.is_some())
            .map(|(place, _)| Seat(place))
            .filter(|&seat| seat != from && !agreed.contains(seat))
            .collect();
        for seat in bots {
            let gladly = match kind {
                OfferKind::TakeBack => true,
                OfferKind::Draw => self.live.decision() > LONG && self.is_behind(seat),
            };
            self.pending.push_back(if gladly { Deed::Accept } else { Deed::Decline }.of(seat));
        }
    }

    fn is_behind(&self, seat: Seat) -> bool {
        let scores = self.live.standing().scores;
        let own = scores.iter().find(|score| score.seat == seat).map_or(0, |score| score.total);
        scores.iter().any(|score| score.total > own)
    }

    /// Carries out what bots wanted to do besides answering.
    pub(super) async fn serve_bots(&mut self) {
        while let Some(step) = self.pending.pop_front() {
            // refused if the offer has lapsed or another bot has declined it meanwhile: then it is settled
            let _ = self.act(step, None, None).await;
        }
    }

    /// What would a bot do in this seat? Only where no other person could be wronged by it.
    pub(super) fn ask_hint(&mut self, socket: SocketId, seat: Seat, ack: u32) -> Outcome<()> {
        let me = self.row.seats[seat.index()].person;
        if self.row.seats.iter().any(|other| other.person.is_some() && other.person != me) {
            return Err(Why::NoHints.into());
        }
        let thought = library::LEVELS.iter().rev().find_map(|level| self.live.think(seat, level.name));
        let thought = thought.filter(|_| self.playing()).ok_or(crate::error::Failure::from(Why::NotAsked))?;
        let (mailbox, decision) = (self.mailbox.clone(), self.live.decision());
        let random = self.shared.luck.bot(&self.row, seat, decision);
        self.shared.bots.think(thought, random, "strong", false, move |action| async move {
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Request::Suggestion { socket, ack, decision, action }).await;
            }
        });
        Ok(())
    }

    pub(super) fn suggest(&mut self, socket: SocketId, ack: u32, decision: u32, action: Option<String>) {
        match action {
            Some(action) => self.tell_one(socket, &Tell::Hint { ack, decision, action }),
            None => self.refuse(socket, ack, Why::Internal.into()),
        }
    }
}
