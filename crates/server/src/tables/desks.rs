//! What people keep at a table for their own eyes: what they have read, unsent words, notes.

use super::request::{Caller, SocketId};
use super::task::Task;
use crate::error::{Error, Result, Why};
use crate::wire::{Desk, Tell};
use store::PersonId;

/// The fullest desk that is kept, in bytes.
const FULLEST: usize = 16 * 1024;
/// So many desks are remembered; the others are read again when they are needed.
const REMEMBERED: usize = 100;

impl Task {
    /// Keeps what somebody has on their desk, in place of what they had.
    pub(super) async fn keep_desk(&mut self, socket: SocketId, ack: u32, desk: Desk) -> Result<()> {
        let person = self.viewers.socket(socket).and_then(|found| found.caller.id());
        let person = person.ok_or(Error::from(Why::NoSession))?;
        let words = serde_json::to_string(&desk).expect("a desk is plain data");
        if words.len() > FULLEST {
            return Err(Why::TooLarge.into());
        }
        self.shared.store.set_desk(&self.row.id, person, words).await?;
        self.remember(person, desk);
        self.tell_one(socket, &Tell::Ok { ack });
        Ok(())
    }

    /// Reads the desk of somebody who comes; one that cannot be read is missed by nobody but them.
    pub(super) async fn fetch_desk(&mut self, person: PersonId) {
        let known = self.desks.contains_key(&person) && !self.shared.store.is_shared();
        if known {
            return;
        }
        match self.shared.store.desk(&self.row.id, person).await {
            Ok(words) => {
                let desk = words.and_then(|words| serde_json::from_str(&words).ok());
                self.remember(person, desk.unwrap_or_default());
            }
            Err(error) => tracing::warn!(table = &*self.row.id, %error, "a desk could not be read"),
        }
    }

    fn remember(&mut self, person: PersonId, desk: Desk) {
        if self.desks.len() >= REMEMBERED {
            self.desks.clear();
        }
        self.desks.insert(person, desk);
    }

    /// The desk of whoever looks, with the names of the turns that notes belong to.
    pub(super) fn desk_of(&self, caller: &Caller) -> Option<Desk> {
        let mut desk = self.desks.get(&caller.id()?).cloned().unwrap_or_default();
        for note in &mut desk.notes {
            note.when = note.turn.and_then(|turn| self.live.turn_name(turn));
        }
        Some(desk)
    }
}
