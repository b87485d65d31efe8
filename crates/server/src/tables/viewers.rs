//! Who is looking: sockets, and the kinds of viewers that they are.

use super::history::History;
use super::request::{Caller, Outlet, SocketId};
use crate::now;
use axum::extract::ws::Utf8Bytes;
use rules::{Seat, Viewer};
use std::time::{Duration, Instant};

/// Messages are still made for a kind of viewer whose last socket went away less than this ago.
const LINGER: Duration = Duration::from_secs(60);

/// A socket or a stream of turns.
pub(super) struct Socket {
    pub(super) id: SocketId,
    pub(super) caller: Caller,
    /// Whose session it is.
    pub(super) session: Option<[u8; 32]>,
    pub(super) viewer: Viewer,
    /// Whatever its person holds, it shows what everybody may see: a device between two hands, a screen on the wall.
    pub(super) public: bool,
    pub(super) outlet: Outlet,
    /// For a stream of turns: the decision that it was last told of.
    pub(super) turns: Option<u32>,
}

/// One kind of viewer: those in a seat, or those in none. All of a kind get the same messages.
struct Kind {
    history: History,
    sockets: u32,
    left: Option<Instant>,
}

/// All sockets at a table, and their kinds: one a seat, and one for spectators.
pub(super) struct Viewers {
    sockets: Vec<Socket>,
    kinds: Vec<Kind>,
    next: SocketId,
}

impl Viewers {
    pub(super) fn new(seats: usize) -> Viewers {
        // Counting from the time of loading, in microseconds: a number is never used twice, not even by
        // another life of the table after a restart, so a client can always say what it saw last.
        let first = now::micros();
        let kind = || Kind { history: History::after(first), sockets: 0, left: None };
        Viewers { sockets: Vec::new(), kinds: (0..=seats).map(|_| kind()).collect(), next: 1 }
    }

    fn kind(&mut self, viewer: Viewer) -> &mut Kind {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.kinds.len() - 1,
        };
        &mut self.kinds[place]
    }

    /// Every kind of viewer.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Viewer> + use<> {
        let seats = self.kinds.len() - 1;
        (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
    }

    pub(super) fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    pub(super) fn sockets(&self) -> &[Socket] {
        &self.sockets
    }

    pub(super) fn sockets_mut(&mut self) -> &mut [Socket] {
        &mut self.sockets
    }

    pub(super) fn socket(&self, id: SocketId) -> Option<&Socket> {
        let at = self.sockets.binary_search_by_key(&id, |socket| socket.id).ok()?;
        Some(&self.sockets[at])
    }

    pub(super) fn add(
        &mut self,
        (caller, session): (Caller, Option<[u8; 32]>),
        (viewer, public): (Viewer, bool),
        outlet: Outlet,
        turns: bool,
    ) -> SocketId {
        let id = self.next;
        self.next += 1;
        let turns = turns.then_some(0);
        if turns.is_none() {
            self.kind(viewer).sockets += 1;
        }
        self.sockets.push(Socket { id, caller, session, viewer, public, outlet, turns });
        id
    }

    pub(super) fn remove(&mut self, id: SocketId) -> Option<Socket> {
        let at = self.sockets.binary_search_by_key(&id, |socket| socket.id).ok()?;
        let socket = self.sockets.remove(at);
        if socket.turns.is_none() {
            self.leave(socket.viewer);
        }
        Some(socket)
    }

    /// Lets every stream of turns go: no more turns will come.
    pub(super) fn end_turns(&mut self) {
        self.sockets.retain(|socket| socket.turns.is_none());
    }

    /// A socket looks with other eyes from now on: its person took or left a seat, or wants to.
    pub(super) fn turn_into(&mut self, id: SocketId, (viewer, public): (Viewer, bool)) {
        let Ok(at) = self.sockets.binary_search_by_key(&id, |socket| socket.id) else { return };
        self.sockets[at].public = public;
        let before = std::mem::replace(&mut self.sockets[at].viewer, viewer);
        self.leave(before);
        self.kind(viewer).sockets += 1;
    }

    fn leave(&mut self, viewer: Viewer) {
        let kind = self.kind(viewer);
        kind.sockets -= 1;
        kind.left = (kind.sockets == 0).then(now::instant);
    }

    /// Is it worth making a message for this kind?
    pub(super) fn wanted(&mut self, viewer: Viewer) -> bool {
        let kind = self.kind(viewer);
        kind.sockets > 0 || kind.left.is_some_and(|left| now::since(left) < LINGER)
    }

    pub(super) fn history(&mut self, viewer: Viewer) -> &mut History {
        &mut self.kind(viewer).history
    }

    /// Sends a numbered message to every socket of its kind; the one that caused it gets it with its `ack`.
    pub(super) fn send(&mut self, viewer: Viewer, message: Utf8Bytes, ack: Option<(SocketId, u32)>) {
        for socket in self.sockets.iter().filter(|socket| socket.viewer == viewer && socket.turns.is_none()) {
            match ack {
                Some((id, ack)) if id == socket.id => socket.outlet.put(with_ack(&message, ack)),
                _ => socket.outlet.put(message.clone()),
            }
        }
        self.kind(viewer).history.push(message);
    }
}

/// The same message, marked as the answer to one of the page's own. All messages are JSON objects.
fn with_ack(message: &str, ack: u32) -> Utf8Bytes {
    let mut acked = String::with_capacity(message.len() + 24);
    acked.push_str("{\"ack\":");
    acked.push_str(&ack.to_string());
    acked.push(',');
    acked.push_str(&message[1..]);
    acked.into()
}
