//! Who is at the table, for other nodes as well, and whose session has ended.

use super::task::Task;
use crate::now;
use rules::Viewer;
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

    /// Tells other nodes who is here, now and then, and lets go of those whose session has ended at one of them.
    pub(super) async fn report(&mut self) {
        if now::since(self.reported) < REPORT {
            return;
        }
        self.reported = now::instant();
        let seated = self.viewers.sockets().iter().filter(|socket| socket.viewer != Viewer::Spectator);
        let people: BTreeSet<PersonId> = seated.filter_map(|socket| socket.caller.id()).collect();
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
