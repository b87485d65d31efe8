//! What people keep at a table for their own eyes: what they have read, unsent words, notes.

use super::request::{Caller, SocketId};
use super::task::Task;
use crate::error::{Error, Result, Why};
use crate::wire::{Desk, Tell};
use rules::Viewer;
use serde::Serialize;
use std::collections::BTreeMap;
use store::PersonId;

/// The fullest desk that is kept, in bytes.
const FULLEST: usize = 16 * 1024;
/// So many desks are remembered; the others are read again when they are needed.
const REMEMBERED: usize = 100;

impl Task {
    /// Keeps what somebody has on their desk, in place of what they had.
    pub(super) async fn keep_desk(&mut self, socket: SocketId, ack: u32, desk: Desk) -> Result<()> {
        let found = self.viewers.socket(socket).ok_or(Error::from(Why::NotSeated))?;
        let (viewer, person) = (found.viewer, found.caller.id().ok_or(Error::from(Why::NoSession))?);
        let drawer = self.drawer(person, viewer).ok_or(Error::from(Why::NotSeated))?;
        if text(&desk).len() > FULLEST {
            return Err(Why::TooLarge.into());
        }
        self.fetch_desk(person).await;
        let mut desks = self.desks.get(&person).cloned().unwrap_or_default();
        desks.insert(drawer, desk);
        self.shared.store.set_desk(&self.row.id, person, text(&desks)).await?;
        self.remember(person, desks);
        self.tell_one(socket, &Tell::Ok { ack });
        Ok(())
    }

    /// Which of a person's desks a viewer sits at. Where several share a device each seat has its own, and between two
    /// hands none lies open.
    fn drawer(&self, person: PersonId, viewer: Viewer) -> Option<String> {
        match viewer {
            _ if self.seats_of(Some(person)).len() < 2 => Some(String::new()),
            Viewer::Seat(seat) => Some(self.seat_id(seat).to_owned()),
            Viewer::Spectator => None,
        }
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

    fn remember(&mut self, person: PersonId, desk: BTreeMap<String, Desk>) {
        if self.desks.len() >= REMEMBERED {
            self.desks.clear();
        }
        self.desks.insert(person, desk);
    }

    /// The desk of whoever looks, with the names of the turns that notes belong to.
    pub(super) fn desk_of(&self, caller: &Caller, viewer: Viewer) -> Option<Desk> {
        let person = caller.id()?;
        let drawer = self.drawer(person, viewer)?;
        let mut desk =
            self.desks.get(&person).and_then(|desks| desks.get(&drawer)).cloned().unwrap_or_default();
        for note in &mut desk.notes {
            note.when = note.turn.and_then(|turn| self.live.turn_name(turn));
        }
        Some(desk)
    }
}

/// As it is kept.
fn text(desk: &impl Serialize) -> String {
    serde_json::to_string(desk).expect("a desk is plain data")
}
