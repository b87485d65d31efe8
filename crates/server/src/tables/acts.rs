//! From a request to durable steps: judged, written, and only then told.

use super::clocks;
use super::load::{self, Loaded, apply};
use super::request::{Caller, SocketId};
use super::task::Task;
use crate::error::{Error, Result, Why};
use crate::now;
use crate::wire::{self, Answered};
use rules::{Seat, Text, Turn};
use std::sync::atomic::Ordering;
use store::{Append, Pace, StoredStage};
use table::{By, Deed, Given, Step};

impl Task {
    /// Judges a request and, if it stands, makes it durable and tells everybody. One that was made for a
    /// decision is refused if another is open by now.
    ///
    /// If another node wrote first, the table is read again and the request judged anew, once.
    pub(super) async fn act(
        &mut self,
        step: Step<Given>,
        decision: Option<u32>,
        ack: Option<(SocketId, u32)>,
    ) -> Result<()> {
        if self.row.stage == StoredStage::Open {
            return Err(Why::NotStarted.into());
        }
        for _ in 0..2 {
            let before = self.live.last_step();
            decision.map_or(Ok(()), |decision| self.live.expects(decision))?;
            let steps = self.live.act(step.clone())?;
            if self.keep(before, &steps).await? {
                self.changed(ack);
                return Ok(());
            }
        }
        Err(Why::Busy.into())
    }

    /// Makes steps durable that the table in memory has already taken. False: somebody else wrote first; the
    /// table has been read again and is as if nothing had been asked.
    async fn keep(&mut self, before: u32, steps: &[Step]) -> Result<bool> {
        if steps.is_empty() {
            return Ok(true);
        }
        let ends = self.live.turn() == Turn::Over;
        let lines = || steps.iter().map(ToString::to_string).collect::<Vec<_>>();
        let clocks = self.advance_clocks(steps);
        let due = self.due(&self.row);
        let append = Append {
            table: self.row.id.clone(),
            after: before,
            at: now::millis(),
            steps: lines(),
            ends,
            pace: (clocks.is_some() || due != self.row.due).then_some(Pace { clocks, due }),
        };
        let Err(error) = self.shared.store.append(append).await else {
            self.row.due = due;
            if ends {
                self.row.stage = StoredStage::Over;
                metrics::counter!("veillee_games_finished_total").increment(1);
            }
            metrics::counter!("veillee_steps_total").increment(steps.len() as u64);
            return Ok(true);
        };
        if error != store::Error::Conflict {
            self.shared.failing.store(true, Ordering::SeqCst);
        }
        self.reload().await?;
        if error == store::Error::Conflict {
            metrics::counter!("veillee_conflicts_total").increment(1);
            return Ok(false);
        }
        // the line broke while we waited for the answer: the steps may have been written all the same
        let stored = self.shared.store.steps(&self.row.id, before).await?;
        let written = stored.iter().map(|step| &step.step).take(steps.len()).eq(&lines());
        if written { Ok(true) } else { Err(error.into()) }
    }

    /// Throws away what is in memory and reads the table again.
    pub(super) async fn reload(&mut self) -> Result<()> {
        let loaded = match load::load(&self.shared, &self.row.id).await {
            Ok(Some(loaded)) => loaded,
            Ok(None) => return Err(self.give_up(Why::NoSuchTable.into())),
            Err(failure) => return Err(self.give_up(failure)),
        };
        let Loaded { row, live, clocks, drafts, .. } = loaded;
        (self.row, self.live, self.clocks, self.drafts) = (row, live, clocks, drafts);
        self.thinking = [None; 8];
        if self.live.last_step() > self.shown {
            self.changed(None);
        }
        Ok(())
    }

    /// What is in memory is ahead of the store and cannot be put right: the table leaves memory.
    fn give_up(&mut self, failure: Error) -> Error {
        tracing::error!(table = &*self.row.id, code = failure.code(), "a table had to be given up");
        self.lost = true;
        failure
    }

    /// After every change that is durable.
    pub(super) fn changed(&mut self, ack: Option<(SocketId, u32)>) {
        if self.live.turn() == Turn::Over {
            self.row.stage = StoredStage::Over;
            self.shared.bots.minds().forget(&self.row.id, self.row.seats.len());
        }
        self.tell_game(ack);
    }

    /// Lets chance decide what it has to decide before the first decision, with what the seats added to it.
    pub(super) async fn begin(&mut self) -> Result<()> {
        if !self.playing() || self.live.last_step() > 0 {
            return Ok(());
        }
        let mut steps = Vec::new();
        for (place, seat) in (0u8..).zip(&self.row.seats) {
            if let Some(luck) = &seat.luck {
                let bytes = luck.as_bytes()[..luck.len().min(64)].to_vec();
                steps.extend(self.live.act(Deed::Contribute { bytes }.of(Seat(place)))?);
            }
        }
        steps.extend(self.live.begin());
        // time begins to run; a beginning without a draw leaves no step that could say so
        if steps.is_empty() && self.advance_clocks(&[]).is_some() {
            self.save(|_| {}).await?;
        }
        // if another node was first, its beginning is ours as well
        self.keep(0, &steps).await?;
        // whoever is here or comes later is welcomed with all of it
        self.shown = self.live.last_step();
        Ok(())
    }

    /// Takes over the steps that another node has written.
    pub(super) async fn catch_up_steps(&mut self) -> Result<()> {
        let steps = self.shared.store.steps(&self.row.id, self.live.last_step()).await?;
        if steps.is_empty() {
            return Ok(());
        }
        for step in &steps {
            if let Err(reason) = apply(self.live.as_mut(), step) {
                tracing::error!(table = &*self.row.id, reason, "a step of another node does not fit");
                return self.reload().await;
            }
        }
        if self.clocks.is_some() {
            let row = self.shared.store.table(&self.row.id).await?;
            self.clocks = row.and_then(|row| clocks::read(&row, self.shared.back()));
        }
        self.row.due = self.due(&self.row); // as the other node has written it
        self.changed(None);
        Ok(())
    }

    /// An answer by HTTP.
    pub(super) async fn given(&mut self, caller: &Caller, answer: wire::Given) -> Result<Answered> {
        self.admit(caller)?;
        let seat = self.own_seat(caller, answer.seat.as_deref())?;
        self.is_back(seat).await?;
        let action = given(answer.picks, answer.action)?;
        self.act(Step::Answer { seat, action, by: By::Player }, Some(answer.decision), None).await?;
        Ok(Answered { step: self.live.last_step() })
    }
}

/// An answer is either picks or text.
pub(crate) fn given(picks: Option<Vec<Vec<String>>>, action: Option<String>) -> Result<Given> {
    match (picks, action) {
        (Some(picks), None) => Ok(Given::Picks(picks)),
        (None, Some(action)) => Ok(Given::Text(action)),
        _ => Err(Error::from(Why::Unreadable).field("action", Text::new("server-field-answer"))),
    }
}
