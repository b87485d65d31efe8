//! Sockets that come and go, and what they say.

use super::acts::given;
use super::fanout::{frame, seat_of};
use super::request::{Attach, Caller, SocketId};
use super::task::Task;
use crate::error::{Error, Result, Why};
use crate::wire::{Ask, Question, Tell};
use rules::{Seat, Viewer};
use store::StoredStage;
use table::{By, Given, Step, Supposed};

impl Task {
    /// A socket comes: it is admitted, and shown what it missed or everything.
    pub(super) async fn attach(&mut self, attach: Attach) {
        let Attach { caller, session, seat, after, turns, outlet, reply } = attach;
        // whoever comes from a node that has just died may have seen more than we have
        if self.shared.store.is_shared() {
            self.refresh().await;
        }
        let eyes = match self.viewer(&caller, seat.as_deref(), turns).await {
            Ok(eyes) => eyes,
            Err(failure) => return drop(reply.send(Err(failure))),
        };
        let seated = caller.id().filter(|_| !self.seats_of(caller.id()).is_empty());
        if let Some(person) = caller.id() {
            self.fetch_desk(person).await;
        }
        let socket = self.viewers.add((caller, session), eyes, outlet, turns);
        if reply.send(Ok(socket)).is_err() {
            self.viewers.remove(socket);
            return;
        }
        if let Some(person) = seated {
            self.was_here(person).await;
        }
        self.presence_changed();
        // the others may have waited for just them
        let asked = self.row.seats.iter().any(|seat| seat.again == Some(true));
        if asked
            && self.row.rematch.is_none()
            && let Err(failure) = self.play_again().await
        {
            tracing::warn!(table = &*self.row.id, code = failure.code(), "a rematch could not be made");
        }
        match after {
            _ if turns => self.tell_turns(),
            Some(after) => self.resume(socket, after, None),
            None => self.welcome(socket, None),
        }
    }

    async fn viewer(&mut self, caller: &Caller, seat: Option<&str>, turns: bool) -> Result<(Viewer, bool)> {
        self.admit(caller)?;
        let eyes = self.eyes(caller, seat)?;
        // whoever is never asked has nothing to wait for
        if turns && eyes.0 == Viewer::Spectator {
            return Err(Why::NotSeated.into());
        }
        for seat in self.seats_of(caller.id()) {
            self.is_back(seat).await?;
        }
        Ok(eyes)
    }

    /// Through whose eyes a caller wants to look: of the seat that is named, or the public's; else of the first that they
    /// hold. Beside it: is it the public's by wish?
    fn eyes(&self, caller: &Caller, seat: Option<&str>) -> Result<(Viewer, bool)> {
        let seat = match seat {
            Some("public") => return Ok((Viewer::Spectator, true)),
            Some(_) => Some(self.own_seat(caller, seat)?),
            None => self.seats_of(caller.id()).into_iter().next(),
        };
        Ok((seat.map_or(Viewer::Spectator, Viewer::Seat), false))
    }

    pub(super) async fn detach(&mut self, socket: SocketId) {
        let Some(gone) = self.viewers.remove(socket) else { return };
        self.presence_changed();
        self.check_scene();
        if let Some(person) = gone.caller.id().filter(|id| !self.seats_of(Some(*id)).is_empty()) {
            self.was_here(person).await;
        }
    }

    pub(super) fn caught_up(&mut self, socket: SocketId) {
        let Some(found) = self.viewers.socket(socket) else { return };
        found.outlet.caught_up();
        if found.turns.is_some() {
            self.tell_turns();
        } else {
            self.welcome(socket, None);
        }
    }

    /// What a socket missed, or everything if that is no longer at hand.
    fn resume(&mut self, socket: SocketId, after: u64, ack: Option<u32>) {
        let Some(found) = self.viewers.socket(socket) else { return };
        let (viewer, outlet) = (found.viewer, found.outlet.clone());
        let Some(missed) = self.viewers.history(viewer).since(after) else {
            return self.welcome(socket, ack);
        };
        missed.for_each(|message| outlet.put(message.clone()));
        if let Some(ack) = ack {
            outlet.put(frame(&Tell::Ok { ack }));
        }
    }

    /// A message from a socket: done and told, or refused, never ignored.
    pub(super) async fn hear(&mut self, socket: SocketId, ask: Ask) {
        let Ask { ack, question } = ask;
        if let Err(failure) = self.carry_out(socket, ack, question).await {
            self.refuse(socket, ack, failure);
        }
    }

    async fn carry_out(&mut self, socket: SocketId, ack: u32, question: Question) -> Result<()> {
        let from = Some((socket, ack));
        match question {
            Question::Answer { decision, picks, action } => {
                let seat = self.acting(socket).await?;
                let answer = Step::Answer { seat, action: given(picks, action)?, by: By::Player };
                self.act(answer, Some(decision), from).await
            }
            Question::Deed(deed) => {
                let seat = self.acting(socket).await?;
                self.act(deed.of(seat), None, from).await
            }
            Question::Pick { slot, picked } => {
                let seat = self.own(socket)?;
                let next = self.live.next(seat, slot as usize, &picked);
                let (options, complete) = (next.options, next.complete);
                self.tell_one(
                    socket,
                    &Tell::Next { ack, options, complete, says: None, warnings: Vec::new(), ways: None },
                );
                Ok(())
            }
            Question::Suppose { ahead, answers } => {
                let viewer = self.looking(socket)?;
                let guess = |(id, guess): (String, Given)| Ok((self.seat(&id)?, guess));
                let answers = answers.into_iter().map(guess).collect::<Result<_>>()?;
                let Supposed { told, view } = self.live.suppose(viewer, ahead, &answers)?;
                self.tell_one(socket, &Tell::Supposed { ack, told, view });
                Ok(())
            }
            Question::Choices { ahead, seat } => {
                let prompt = self.live.supposed_prompt(self.looking(socket)?, ahead, self.seat(&seat)?);
                self.tell_one(socket, &Tell::Choices { ack, prompt });
                Ok(())
            }
            Question::Draft { picks, text } => {
                let seat = self.own(socket)?;
                self.keep_draft(seat, given(picks, text)?).await?;
                self.tell_one(socket, &Tell::Ok { ack });
                Ok(())
            }
            Question::Say { room, text } => self.say(socket, ack, room, &text).await,
            Question::Keep { desk } => self.keep_desk(socket, ack, desk).await,
            Question::Terms { picked, about } => {
                let seat = self.own(socket)?;
                let next = self.live.next_term(seat, &picked);
                let draft =
                    if next.complete { self.live.draft_treaty(seat, &picked.join(" ")) } else { None };
                let (says, warnings) =
                    draft.map_or((None, Vec::new()), |(says, warnings)| (Some(says), warnings));
                let (options, complete) = (next.options, next.complete);
                let ways = about.map(|about| self.live.terms_about(seat, &picked, &about));
                self.tell_one(socket, &Tell::Next { ack, options, complete, says, warnings, ways });
                Ok(())
            }
            Question::Hint {} => {
                let seat = self.own(socket)?;
                self.ask_hint(socket, seat, ack)
            }
            Question::Settled { n } => {
                self.has_settled(socket, n);
                self.tell_one(socket, &Tell::Ok { ack });
                Ok(())
            }
            Question::Look { seat } => {
                let found = self.viewers.socket(socket).ok_or(Error::from(Why::NotSeated))?;
                let eyes = self.eyes(&found.caller, Some(&seat))?;
                self.viewers.turn_into(socket, eyes);
                self.welcome(socket, Some(ack));
                Ok(())
            }
            Question::Resume { after } => {
                self.resume(socket, after, Some(ack));
                Ok(())
            }
        }
    }

    /// The seat that a socket looks from.
    fn own(&self, socket: SocketId) -> Result<Seat> {
        let viewer = self.viewers.socket(socket).map(|found| found.viewer);
        viewer.and_then(seat_of).ok_or(Error::from(Why::NotSeated))
    }

    /// Through whose eyes a socket looks at a game that has started.
    fn looking(&self, socket: SocketId) -> Result<Viewer> {
        if self.row.stage == StoredStage::Open {
            return Err(Why::NotStarted.into());
        }
        Ok(self.viewers.socket(socket).map_or(Viewer::Spectator, |found| found.viewer))
    }

    /// The same for somebody who acts: a bot that plays for them hands the seat back.
    async fn acting(&mut self, socket: SocketId) -> Result<Seat> {
        let seat = self.own(socket)?;
        self.is_back(seat).await?;
        Ok(seat)
    }

    /// Sends a message to one socket.
    pub(super) fn tell_one(&self, socket: SocketId, message: &Tell) {
        if let Some(found) = self.viewers.socket(socket) {
            found.outlet.put(frame(message));
        }
    }

    pub(super) fn refuse(&self, socket: SocketId, ack: u32, failure: Error) {
        self.tell_one(socket, &refusal(ack, failure));
    }
}

/// A refusal as a message.
pub(crate) fn refusal(ack: u32, failure: Error) -> Tell {
    metrics::counter!("veillee_refusals_total").increment(1);
    let problem = failure.problem();
    Tell::Refused {
        ack,
        code: problem.code,
        clause: problem.clause,
        text: problem.text,
        reasons: problem.reasons,
    }
}
