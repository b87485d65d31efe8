//! Seats that bots play: they think on worker threads and come back as requests.

use super::request::{Request, SocketId};
use super::seats::bot_in;
use super::task::Task;
use crate::error::{Result, Why};
use crate::minds::SeatAt;
use crate::wire::Tell;
use rules::Seat;
use table::{By, Given, Step};

impl Task {
    /// After every request: bots say what they have to say, and then think about what they are asked.
    pub(super) async fn rouse_bots(&mut self) {
        // while the store fails, nobody thinks in vain
        if self.trouble.is_some() {
            return;
        }
        self.hear_bots().await;
        if !self.plays_bots() {
            return;
        }
        for seat in self.live.awaited() {
            let Some(level) = self.bot_in(seat).map(str::to_owned) else { continue };
            if self.thinking[seat.index()] != Some(self.live.decision()) {
                self.think(seat, &level);
            }
        }
    }

    /// Where all the people have left, bots do not play on among themselves: those people may return.
    fn plays_bots(&self) -> bool {
        self.playing() && self.in_charge && !self.lost && !self.is_deserted(&self.row)
    }

    /// Offers, and replies to those of others.
    async fn hear_bots(&mut self) {
        while self.plays_bots()
            && let Some(word) = self.next_word()
        {
            let _ = self.act(word, None, None).await; // refused if the matter is settled meanwhile
        }
    }

    fn next_word(&mut self) -> Option<Step<Given>> {
        let Task { talks, live, row, thinking, shared, .. } = self;
        talks.next(live.as_ref(), |seat| {
            // whoever is thinking speaks before they answer
            let level = bot_in(row, live.as_ref(), seat).filter(|_| thinking[seat.index()].is_none())?;
            let mut random = shared.luck.bot(row, seat, live.decision());
            let at = (row.id.clone(), seat);
            Some(shared.bots.minds().with(at, |mind| live.words(seat, level, mind, &mut random)))
        })
    }

    fn seat_at(&self, seat: Seat) -> SeatAt {
        (self.row.id.clone(), seat)
    }

    pub(super) fn think(&mut self, seat: Seat, level: &str) {
        let decision = self.live.decision();
        let thought = self.live.think(seat, level).or_else(|| self.live.think(seat, "random"));
        let Some(thought) = thought else {
            tracing::error!(table = &*self.row.id, level, "there is no such bot for this game");
            return;
        };
        self.thinking[seat.index()] = Some(decision);
        let mailbox = self.mailbox.clone();
        let random = self.shared.luck.bot(&self.row, seat, decision);
        self.shared.bots.think(
            self.seat_at(seat),
            (thought, random),
            level,
            true,
            move |action| async move {
                if let Some(mailbox) = mailbox.upgrade() {
                    let _ = mailbox.send(Request::Thought { seat, decision, action }).await;
                }
            },
        );
    }

    /// What a bot chose. It goes the way of every answer; if the table has moved on, it is void.
    pub(super) async fn thought(&mut self, seat: Seat, decision: u32, action: Option<String>) {
        if self.thinking[seat.index()] != Some(decision) {
            return;
        }
        self.thinking[seat.index()] = None;
        self.hear_bots().await;
        let wanted = self.live.decision() == decision && self.live.awaited().contains(seat);
        if !wanted {
            return;
        }
        // a bot that holds no seat answers for somebody who is late
        let by = if self.bot_in(seat).is_some() { By::Bot } else { By::Clock };
        let answer = |action: String| Step::Answer { seat, action: action.into(), by };
        let done = match action {
            Some(action) => self.act(answer(action), Some(decision), None).await,
            None => Err(Why::Internal.into()),
        };
        let Err(failure) = done else { return };
        if failure.code() == "unavailable" {
            self.is_in_trouble();
        }
        if matches!(failure.code(), "busy" | "stale" | "not_asked" | "unavailable" | "over") {
            return; // another node's bot was first, or the store has to recover
        }
        // a bot that fails must not stop the game: whatever is legal will do
        tracing::error!(table = &*self.row.id, code = failure.code(), "a bot's answer was refused");
        let legal = self.live.legal(seat).and_then(|actions| actions.into_iter().next());
        if let Some(action) = self.live.late_answer(seat, None).or(legal) {
            let _ = self.act(answer(action), Some(decision), None).await;
        }
    }

    /// What would a bot do in this seat? Only where no other person could be wronged by it.
    pub(super) fn ask_hint(&mut self, socket: SocketId, seat: Seat, ack: u32) -> Result<()> {
        let me = self.row.seats[seat.index()].person;
        if self.row.seats.iter().any(|other| other.person.is_some() && other.person != me) {
            return Err(Why::NoHints.into());
        }
        let thought = library::LEVELS.iter().rev().find_map(|level| self.live.think(seat, level.name));
        let thought = thought.filter(|_| self.playing()).ok_or(crate::error::Error::from(Why::NotAsked))?;
        let (mailbox, decision) = (self.mailbox.clone(), self.live.decision());
        let random = self.shared.luck.bot(&self.row, seat, decision);
        self.shared.bots.think(
            self.seat_at(seat),
            (thought, random),
            "strong",
            false,
            move |action| async move {
                if let Some(mailbox) = mailbox.upgrade() {
                    let _ = mailbox.send(Request::Suggestion { socket, seat, ack, decision, action }).await;
                }
            },
        );
        Ok(())
    }

    pub(super) fn suggest(
        &mut self,
        socket: SocketId,
        seat: Seat,
        ack: u32,
        decision: u32,
        action: Option<String>,
    ) {
        let picks = action.as_deref().and_then(|action| self.live.picks(seat, action));
        match action.zip(picks).filter(|_| decision == self.live.decision()) {
            Some((action, picks)) => self.tell_one(socket, &Tell::Hint { ack, decision, action, picks }),
            None => self.refuse(socket, ack, Why::Internal.into()),
        }
    }
}
