//! Who is at the table, for other nodes as well, and whose session has ended.

use super::task::Task;
use super::viewers::Socket;
use crate::error::Result;
use crate::now;
use std::collections::BTreeSet;
use std::time::Duration;
use store::PersonId;

/// How often those who are here are reported, and their sessions looked at, where several nodes share a store.
const REPORT: Duration = Duration::from_secs(15);

impl Task {
    /// Writes down that somebody was at the table just now.
    pub(super) async fn was_here(&mut self, person: PersonId) {
        let now = self.shared.config.wall.millis();
        if let Err(error) = self.shared.store.seen(&self.row.id, person, now).await {
            tracing::warn!(table = &*self.row.id, %error, "it was not written down who was here");
        }
    }

    /// Has this person a page open, whichever seat it looks from?
    pub(super) fn is_here(&self, person: PersonId) -> bool {
        self.viewers.sockets().iter().any(|socket| socket.caller.id() == Some(person))
    }

    /// The same, at whichever node.
    pub(super) async fn is_around(&mut self, person: PersonId) -> Result<bool> {
        if self.is_here(person) || !self.shared.store.is_shared() {
            return Ok(self.is_here(person));
        }
        let seen = self.shared.store.last_seen(&self.row.id, person).await?.unwrap_or_default();
        Ok(self.shared.config.wall.millis() - seen < 2 * REPORT.as_millis() as i64)
    }

    /// How many look on without a seat.
    pub(super) fn spectators(&self) -> u32 {
        let watching =
            |socket: &&Socket| socket.turns.is_none() && self.seats_of(socket.caller.id()).is_empty();
        self.viewers.sockets().iter().filter(watching).count() as u32
    }

    /// Tells other nodes who is here, now and then, and lets go of those whose session has ended at one of them.
    pub(super) async fn report(&mut self) {
        if now::since(self.reported) < REPORT {
            return;
        }
        self.reported = now::instant();
        let seated = |person: &PersonId| !self.seats_of(Some(*person)).is_empty();
        let people = self.viewers.sockets().iter().filter_map(|socket| socket.caller.id());
        let people: BTreeSet<PersonId> = people.filter(seated).collect();
        for person in people {
            self.was_here(person).await;
        }
        self.check_sessions().await;
    }

    /// Lets go of the sockets whose session has ended.
    pub(super) async fn check_sessions(&mut self) {
        let sessions: BTreeSet<[u8; 32]> =
            self.viewers.sockets().iter().filter_map(|socket| socket.session).collect();
        for session in sessions {
            if let Ok(None) = self.shared.store.session(session, now::millis()).await {
                self.end_session(session);
            }
        }
    }

    /// The sockets of a session go with it.
    pub(super) fn end_session(&mut self, session: [u8; 32]) {
        let sockets = self.viewers.sockets().iter().filter(|socket| socket.session == Some(session));
        let sockets: Vec<_> = sockets.map(|socket| socket.id).collect();
        for socket in sockets {
            self.viewers.remove(socket);
            self.presence_changed();
        }
    }
}
