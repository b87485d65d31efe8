//! The line between a socket and its table.

mod connection;

pub(crate) use connection::serve;

use crate::error::Result;
use crate::limits::SocketPlace;
use crate::tables::{Attach, Caller, Handle, Outlet, Request, SocketId};
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;

/// How many messages wait for a socket before it counts as slow: more than the answers to a whole burst of questions.
const QUEUE: usize = 96;

/// A place at a table from which one is kept up to date; left when dropped.
pub(crate) struct Line {
    table: Handle,
    socket: SocketId,
    messages: mpsc::Receiver<Utf8Bytes>,
    lagging: Arc<AtomicBool>,
    _place: SocketPlace,
}

impl Line {
    /// Comes to a table: as a socket, or for a stream of turns.
    pub(crate) async fn attach(
        table: Handle,
        (caller, session): (Caller, Option<[u8; 32]>),
        seat: Option<String>,
        after: Option<u64>,
        turns: bool,
        place: SocketPlace,
    ) -> Result<Line> {
        let (outlet, messages, lagging) = Outlet::new(QUEUE);
        let attach =
            |reply| Request::Attach(Box::new(Attach { caller, session, seat, after, turns, outlet, reply }));
        let socket = table.ask(attach).await?;
        Ok(Line { table, socket, messages, lagging, _place: place })
    }

    /// Waits for at least one message and takes what there is; 0 when the table lets go.
    pub(crate) async fn take(&mut self, messages: &mut Vec<Utf8Bytes>) -> usize {
        if self.messages.is_empty() && self.lagging.load(Ordering::Acquire) {
            // the queue overflowed and has been emptied since: now there is room for a fresh view
            let _ = self.table.put(Request::CaughtUp(self.socket));
        }
        self.messages.recv_many(messages, QUEUE).await
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let (table, socket) = (self.table.clone(), self.socket);
        if table.put(Request::Detach(socket)).is_err() {
            // a full mailbox is no reason to be remembered as present for ever
            tokio::spawn(async move { table.detach(socket).await });
        }
    }
}
