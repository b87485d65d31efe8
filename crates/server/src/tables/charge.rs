//! Which node plays a table's bots and minds its clocks, and when somebody has to.

use super::seats::bot_in;
use super::task::Task;
use store::StoredTable;

/// A table is in memory at some node from so long before it is due, in milliseconds.
pub(crate) const SOON: i64 = 60_000;

impl Task {
    /// When the table goes on by itself, if this is its row.
    pub(super) fn due(&self, row: &StoredTable) -> Option<i64> {
        if row.stage != store::StoredStage::Playing {
            return None;
        }
        let awaited = self.live.awaited();
        // nobody is awaited before the first draw
        if awaited.is_empty() {
            return Some(0);
        }
        if self.is_deserted(row) {
            return None;
        }
        if awaited.into_iter().any(|seat| bot_in(row, self.live.as_ref(), seat).is_some()) {
            return Some(0);
        }
        self.deadline(row).map(|deadline| deadline as i64)
    }

    /// Has it to be in memory here, whether or not somebody looks?
    pub(super) fn is_needed(&self) -> bool {
        self.in_charge && self.due(&self.row).is_some_and(|due| due < self.shared.config.wall.millis() + SOON)
    }

    /// Takes charge of the table if something can happen at it without a person and nobody else has it.
    pub(super) async fn take_charge(&mut self) {
        let row = &self.row;
        let ticks =
            row.due.is_some() || row.clock.is_some() || row.seats.iter().any(|seat| seat.level.is_some());
        if self.in_charge || !self.playing() || !ticks {
            return;
        }
        match self.shared.store.take_charge(&row.id).await {
            Ok(ours) => self.in_charge = ours,
            // tried again when the table is next compared with the store
            Err(error) => tracing::warn!(table = &*row.id, %error, "nobody could take charge of a table"),
        }
    }

    /// The store says in whose charge the table is.
    pub(super) async fn in_charge(&mut self, ours: Option<bool>) {
        self.in_charge = ours == Some(true);
        if ours.is_none() {
            self.take_charge().await;
        }
    }

    /// Nobody needs the table in memory here.
    pub(super) async fn let_go(&mut self) {
        if !std::mem::take(&mut self.in_charge) {
            return;
        }
        // of a table that had to be given up we know nothing: somebody looks at it again
        let due = if self.lost { Some(0) } else { self.due(&self.row) };
        if let Err(error) = self.shared.store.let_go(&self.row.id, due).await {
            tracing::warn!(table = &*self.row.id, %error, "a table could not be let go");
        }
    }
}
