//! Clocks on the wall: when the time of a seat runs out, somebody else answers for it. How the clocks stand
//! travels with the steps into the store, so a restart costs nobody a second.

use super::task::Task;
use crate::error::Result;
use crate::now;
use crate::wire::ClocksInfo;
use rules::{Seat, Seats};
use std::time::{Duration, Instant};
use store::StoredTable;
use table::clock::{Beat, Clock, Clocks};
use table::{By, Given, Step};

/// The clocks as they were kept, or fresh ones; `None` if nobody is hurried. Time that passed before this
/// server started was not the players'.
pub(super) fn read(row: &StoredTable, started: i64) -> Option<Clocks> {
    let contract: Clock = serde_json::from_str(row.clock.as_deref()?).ok()?;
    let kept = row.clocks.as_deref().and_then(|text| serde_json::from_str(text).ok());
    let mut clocks = kept.unwrap_or_else(|| Clocks::new(contract, row.seats.len() as u8));
    if !clocks.paused() {
        clocks.beat(0, &Beat::Pause);
        clocks.beat(started.max(0) as u64, &Beat::Resume);
    }
    Some(clocks)
}

/// As they are kept in the store.
pub(super) fn kept(clocks: &Clocks) -> String {
    serde_json::to_string(clocks).expect("clocks are plain data")
}

impl Task {
    fn wall(&self) -> u64 {
        self.shared.config.wall.millis().max(0) as u64
    }

    /// Takes the steps in that the table has just made; what is to be stored with them.
    pub(super) fn advance_clocks(&mut self, steps: &[Step]) -> Option<String> {
        let now = self.wall();
        let clocks = self.clocks.as_mut()?;
        clocks.beat(now, &Beat::play(steps, &*self.live));
        Some(kept(clocks))
    }

    pub(super) fn clocks_info(&self) -> Option<ClocksInfo> {
        let clocks = self.clocks.as_ref()?;
        let left = |place| clocks.left(Seat(place), self.wall()).unwrap_or_default();
        Some(ClocksInfo {
            left: (0..self.row.seats.len() as u8).map(left).collect(),
            running: self.seat_ids(clocks.running()),
            paused: clocks.paused(),
        })
    }

    /// When the next seat's time runs out, in milliseconds since 1970. Bots have their own.
    pub(super) fn deadline(&self, row: &StoredTable) -> Option<u64> {
        let clocks = self.clocks.as_ref()?;
        let people = clocks.running().into_iter().filter(|seat| row.seats[seat.index()].level.is_none());
        people.filter_map(|seat| clocks.left(seat, self.wall())).min().map(|left| self.wall() + left)
    }

    /// When to answer for somebody, if that is ours to do.
    pub(super) fn time_runs_out(&self) -> Option<Instant> {
        let deadline = self.deadline(&self.row).filter(|_| self.in_charge && self.playing())?;
        Some(now::instant() + Duration::from_millis(deadline.saturating_sub(self.wall())))
    }

    /// Answers for those whose time has run out: with their draft if it is an answer, else as the rules say,
    /// else a bot takes the seat until its owner is back.
    pub(super) async fn check_clocks(&mut self) {
        let clocks = self.clocks.as_ref().filter(|_| self.in_charge && self.playing());
        let late = clocks.map_or(Seats::NONE, |clocks| clocks.run_out(self.wall()));
        for seat in late {
            if self.row.seats[seat.index()].level.is_some() || !self.live.awaited().contains(seat) {
                continue;
            }
            if let Err(failure) = self.time_out(seat).await {
                tracing::warn!(table = &*self.row.id, code = failure.code(), "a time-out could not be kept");
            }
        }
    }

    async fn time_out(&mut self, seat: Seat) -> Result<()> {
        let decision = self.live.decision();
        let answer = |action: Given| Step::Answer { seat, action, by: By::Clock };
        if let Some(draft) = self.last_draft(seat).await?
            && self.act(answer(draft), Some(decision), None).await.is_ok()
        {
            return Ok(());
        }
        match self.live.timeout_answer(seat) {
            Some(action) => self.act(answer(action.into()), Some(decision), None).await,
            None => self.stand_in(seat).await,
        }
    }
}
