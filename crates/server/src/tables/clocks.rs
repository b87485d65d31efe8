//! Clocks on the wall: when the time of a seat runs out, what it has written counts, or somebody answers for it, once.
//! How the clocks stand travels with the steps into the store, so a restart costs nobody a second.

use super::seats::STAND_IN;
use super::task::Task;
use crate::error::Result;
use crate::now;
use crate::wire::ClocksInfo;
use rules::{Seat, Seats};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use store::StoredTable;
use table::clock::{Beat, Clock, Clocks};
use table::{By, Step};

/// The clocks as they were kept, or fresh ones; `None` if nobody is hurried. Time that passed before this
/// server started, or its store was back, was not the players'.
pub(super) fn read(row: &StoredTable, back: i64) -> Option<Clocks> {
    let contract: Clock = serde_json::from_str(row.clock.as_deref()?).ok()?;
    let kept = row.clocks.as_deref().and_then(|text| serde_json::from_str(text).ok());
    let mut clocks = kept.unwrap_or_else(|| Clocks::new(contract, row.seats.len() as u8));
    if !clocks.paused() {
        clocks.beat(0, &Beat::Pause);
        clocks.beat(back.max(0) as u64, &Beat::Resume);
    }
    Some(clocks)
}

/// As they are kept in the store.
pub(super) fn kept(clocks: &Clocks) -> String {
    serde_json::to_string(clocks).expect("clocks are plain data")
}

impl Task {
    pub(super) fn wall(&self) -> u64 {
        self.shared.config.wall.millis().max(0) as u64
    }

    /// Takes the steps in that the table has just made; what is to be stored with them.
    pub(super) fn advance_clocks(&mut self, steps: &[Step]) -> Option<String> {
        let now = self.wall();
        self.clocks.as_mut()?.beat(now, &Beat::play(steps, &*self.live));
        self.time_waits(steps.len() as u32);
        self.clocks.as_ref().map(kept)
    }

    pub(super) fn clocks_info(&self) -> Option<ClocksInfo> {
        let clocks = self.clocks.as_ref()?;
        let left = |place| clocks.left(Seat(place), self.wall()).unwrap_or_default();
        Some(ClocksInfo {
            left: (0..self.row.seats.len() as u8).map(left).collect(),
            phase: clocks.phase_left(self.wall()),
            running: self.seat_ids(clocks.running()),
            paused: clocks.paused(),
            held: clocks.held(self.wall()),
        })
    }

    /// When the next seat's time runs out, in milliseconds since 1970.
    pub(super) fn deadline(&self, row: &StoredTable) -> Option<u64> {
        self.clocks.as_ref()?.deadline(self.hurried(row))
    }

    /// The seats whose time can run out: bots have their own, and whoever is late already is being answered for.
    fn hurried(&self, row: &StoredTable) -> Seats {
        let decision = Some(self.live.decision());
        self.present(row).into_iter().filter(|seat| self.thinking[seat.index()] != decision).collect()
    }

    /// When to answer for somebody, if that is ours to do.
    pub(super) fn time_runs_out(&self) -> Option<Instant> {
        let deadline = self.deadline(&self.row).filter(|_| self.in_charge && self.playing())?;
        let at = now::instant() + Duration::from_millis(deadline.saturating_sub(self.wall()));
        Some(self.trouble.as_ref().map_or(at, |trouble| at.max(trouble.until)))
    }

    /// Answers for those whose time has run out. Each time-out decides what was open then, and nothing after it.
    pub(super) async fn check_clocks(&mut self) {
        if self.trouble.as_ref().is_some_and(|trouble| trouble.until > now::instant()) {
            return;
        }
        // the store failed when it was last asked: what the clocks ran meanwhile is nobody's time
        if self.trouble.take().is_some() && self.playing() {
            self.shared.failing.store(true, Ordering::SeqCst);
            if let Err(failure) = self.reload().await {
                tracing::warn!(table = &*self.row.id, code = failure.code(), "the store still fails");
            }
            return;
        }
        let clocks = self.clocks.as_ref().filter(|_| self.in_charge && self.playing());
        let late = clocks.map_or(Seats::NONE, |clocks| clocks.run_out(self.wall()));
        let decision = self.live.decision();
        for seat in late & self.hurried(&self.row) {
            if self.live.decision() != decision {
                break;
            }
            if let Err(failure) = self.time_out(seat, decision).await {
                tracing::warn!(table = &*self.row.id, code = failure.code(), "a time-out could not be kept");
                self.is_in_trouble();
                break;
            }
        }
    }

    /// What was written counts, as the rulebook forgives it; else the rules answer, else a bot does. Who lets the time
    /// run out once more, with nothing written, is held to have left.
    async fn time_out(&mut self, seat: Seat, decision: u32) -> Result<()> {
        let written = self.last_draft(seat).await?;
        let now = self.wall();
        if let Some(clocks) = self.clocks.as_mut().filter(|_| written.is_none()) {
            clocks.beat(now, &Beat::Missed(seat));
            if clocks.is_absent(seat) {
                return self.depart(seat, Some(decision)).await;
            }
        }
        match self.live.late_answer(seat, written.as_ref()) {
            Some(action) => {
                let answer = Step::Answer { seat, action: action.into(), by: By::Clock };
                self.act(answer, Some(decision), None).await
            }
            None => {
                self.think(seat, STAND_IN);
                Ok(())
            }
        }
    }
}
