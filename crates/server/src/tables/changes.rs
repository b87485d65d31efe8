//! Changes of a table's row: who sits where, how far it has come.

use super::clocks;
use super::task::Task;
use crate::error::{Result, Why};
use crate::now;
use rules::Viewer;
use store::StoredTable;

impl Task {
    /// Keeps a changed row. `Busy` if another node changed it meanwhile; then ours is as fresh as theirs.
    pub(super) async fn save(&mut self, change: impl FnOnce(&mut StoredTable)) -> Result<()> {
        let mut row = self.row.clone();
        change(&mut row);
        row.touched = now::millis();
        row.clocks = self.clocks.as_ref().map(clocks::kept);
        row.due = self.due(&row);
        match self.shared.store.save(row.clone(), self.live.last_step()).await {
            Ok(()) => {
                row.version += 1;
                self.row = row;
                Ok(())
            }
            Err(store::Error::Conflict) => {
                self.catch_up_row().await?;
                self.catch_up_steps().await?;
                Err(Why::Busy.into())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Reads the row again if another node, or another part of this one, has changed it.
    pub(super) async fn catch_up_row(&mut self) -> Result<()> {
        let Some(row) = self.shared.store.table(&self.row.id).await? else { return Ok(()) };
        if row.version == self.row.version {
            return Ok(());
        }
        let started = self.row.stage == store::StoredStage::Open && row.stage != self.row.stage;
        self.row = row;
        // a guest who has logged in is another person now, and so are the writers of drafts
        self.drafts = self.shared.store.drafts(&self.row.id).await?;
        self.seats_changed();
        if started {
            self.shown = self.live.last_step();
            self.clocks = clocks::read(&self.row, self.shared.back());
            self.welcome_all();
        }
        Ok(())
    }

    /// Tells everybody who sits where; a socket whose person has sat down or left sees with other eyes now.
    pub(super) fn seats_changed(&mut self) {
        let mut turned = Vec::new();
        for socket in self.viewers.sockets() {
            let held = self.seats_of(socket.caller.id());
            let still = matches!(socket.viewer, Viewer::Seat(seat) if held.contains(seat));
            // a seat that is gone shows nothing of another one on the same device
            let lost = matches!(socket.viewer, Viewer::Seat(_)) && !held.is_empty();
            let eyes = match held.into_iter().next() {
                Some(seat) if !lost => Viewer::Seat(seat),
                _ => Viewer::Spectator,
            };
            if !still && !socket.public && eyes != socket.viewer && socket.turns.is_none() {
                turned.push((socket.id, (eyes, lost)));
            }
        }
        self.tell_table(None);
        for (socket, eyes) in turned {
            self.viewers.turn_into(socket, eyes);
            self.welcome(socket, None);
        }
    }

    /// Shows everybody everything: the game has just started.
    pub(super) fn welcome_all(&mut self) {
        let sockets: Vec<_> = self.viewers.sockets().iter().filter(|socket| socket.turns.is_none()).collect();
        let sockets: Vec<_> = sockets.into_iter().map(|socket| socket.id).collect();
        for socket in sockets {
            self.welcome(socket, None);
        }
        self.tell_turns();
    }
}
