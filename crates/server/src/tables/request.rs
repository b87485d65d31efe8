//! What can be asked of a table's task.

use crate::error::{Error, Result, Why};
use crate::wire::{Answered, Ask, Chronicle, Given, Record, TableCard, TableOpened};
use axum::extract::ws::Utf8Bytes;
use rules::Viewer;
use serde_json::value::RawValue;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{Head, Person, PersonId, StoredTable};
use tokio::sync::{mpsc, oneshot};

/// A socket or stream at a table.
pub(crate) type SocketId = u64;

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T>>;

/// Who asks, and the invitation that they hold up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caller {
    /// The person, if there is a session.
    pub(crate) person: Option<Person>,
    /// The secret of an invitation link.
    pub(crate) invite: Option<String>,
}

impl Caller {
    /// The person's number.
    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }
}

/// The way to a socket: a short queue. What does not fit is not waited for; the socket is marked as lagging
/// and asks for a fresh view when it has emptied its queue.
#[derive(Clone, Debug)]
pub(crate) struct Outlet {
    queue: mpsc::Sender<Utf8Bytes>,
    lagging: Arc<AtomicBool>,
}

impl Outlet {
    /// An outlet, the queue to be emptied, and the mark.
    pub(crate) fn new(length: usize) -> (Outlet, mpsc::Receiver<Utf8Bytes>, Arc<AtomicBool>) {
        let (queue, messages) = mpsc::channel(length);
        let lagging = Arc::new(AtomicBool::new(false));
        (Outlet { queue, lagging: lagging.clone() }, messages, lagging)
    }

    /// Queues a message, unless the socket lags.
    pub(crate) fn put(&self, message: Utf8Bytes) {
        if !self.lagging.load(Ordering::Acquire) && self.queue.try_send(message).is_err() {
            self.lagging.store(true, Ordering::Release);
            metrics::counter!("veillee_lagging_sockets_total").increment(1);
        }
    }

    /// From now on messages are queued again.
    pub(crate) fn caught_up(&self) {
        self.lagging.store(false, Ordering::Release);
    }
}

/// A socket or a stream that wants to be kept up to date.
pub(crate) struct Attach {
    pub(crate) caller: Caller,
    /// Whose session it is.
    pub(crate) session: Option<[u8; 32]>,
    /// As which of the caller's seats.
    pub(crate) seat: Option<String>,
    /// The last number seen.
    pub(crate) after: Option<u64>,
    /// A stream of turns rather than a socket.
    pub(crate) turns: bool,
    pub(crate) outlet: Outlet,
    pub(crate) reply: Reply<SocketId>,
}

/// A request to a table's task.
pub(crate) enum Request {
    /// A socket comes.
    Attach(Box<Attach>),
    /// A socket goes.
    Detach(SocketId),
    /// A message from a socket.
    Ask(SocketId, Ask),
    /// A socket that lagged has emptied its queue.
    CaughtUp(SocketId),
    /// The table as the caller may know it.
    Look(Caller, Reply<TableOpened>),
    /// The table for a list.
    Card(Caller, Reply<TableCard>),
    /// Take a seat.
    Sit {
        caller: Caller,
        seat: String,
        name: Option<String>,
        luck: Option<String>,
        reply: Reply<TableOpened>,
    },
    /// Leave.
    Leave(Caller, Reply<TableOpened>),
    /// End a game that all the others have left.
    End(Caller, Reply<TableOpened>),
    /// The host changes a seat.
    Seat { caller: Caller, seat: String, who: String, reply: Reply<TableOpened> },
    /// The host starts now.
    Start { caller: Caller, level: Option<String>, reply: Reply<TableOpened> },
    /// The host makes a new invitation.
    Invite(Caller, Reply<TableOpened>),
    /// The same again? The id of the rematch's table, once there is one.
    Rematch { caller: Caller, yes: bool, reply: Reply<Option<String>> },
    /// An answer by HTTP.
    Answer(Caller, Given, Reply<Answered>),
    /// The record at a level.
    Record { caller: Caller, level: String, seat: Option<String>, reply: Reply<Record> },
    /// A picture as one of the caller's seats sees it, or the public.
    Picture { caller: Caller, seat: Option<String>, reply: Reply<String> },
    /// The board as pages draw it.
    Chart(Caller, Reply<Box<RawValue>>),
    /// The table itself for a replay as this viewer, and its last step.
    Replay { caller: Caller, viewer: String, reply: Reply<(Box<StoredTable>, Option<Viewer>, u32)> },
    /// What was said and promised, as far as the caller may know it.
    Chronicle(Caller, Reply<Chronicle>),
    /// What a bot chose.
    Thought { seat: rules::Seat, decision: u32, action: Option<String> },
    /// What a bot suggests to a socket.
    Suggestion { socket: SocketId, seat: rules::Seat, ack: u32, decision: u32, action: Option<String> },
    /// Some sessions have ended: which of those here?
    CheckSessions,
    /// A session has ended, and so do its sockets.
    Ended([u8; 32]),
    /// Something changed behind our back: look at the store.
    Refresh,
    /// So far the store has come: look if it is further than we are.
    Compare(Head),
    /// The table was given into this node's charge.
    InCharge,
    /// The site closes.
    Close,
}

/// The way to a table's task.
#[derive(Clone)]
pub(crate) struct Handle {
    /// The table.
    pub(crate) id: Arc<str>,
    pub(super) mailbox: mpsc::Sender<Request>,
}

impl Handle {
    /// Puts a request into the mailbox if there is room.
    pub(crate) fn put(&self, request: Request) -> Result<()> {
        self.mailbox.try_send(request).map_err(|_| Error::from(Why::Busy))
    }

    /// Asks and waits for the answer.
    pub(crate) async fn ask<T>(&self, request: impl FnOnce(Reply<T>) -> Request) -> Result<T> {
        let (reply, answer) = oneshot::channel();
        self.mailbox.send(request(reply)).await.map_err(|_| Error::from(Why::Busy))?;
        // a table that leaves memory at this very moment answers nobody; the next attempt finds it again
        answer.await.map_err(|_| Error::from(Why::Busy))?
    }

    /// Says that the table is in this node's charge.
    pub(crate) async fn in_charge(&self) {
        let _ = self.mailbox.send(Request::InCharge).await;
    }

    /// Asks it to look at the sessions of its sockets.
    pub(crate) async fn check_sessions(&self) {
        let _ = self.mailbox.send(Request::CheckSessions).await;
    }

    /// Says that a session has ended.
    pub(crate) async fn ended(&self, session: [u8; 32]) {
        let _ = self.mailbox.send(Request::Ended(session)).await;
    }

    /// Says that a socket is gone, however long it takes.
    pub(crate) async fn detach(&self, socket: SocketId) {
        let _ = self.mailbox.send(Request::Detach(socket)).await;
    }

    /// Has the task ended?
    pub(super) fn is_gone(&self) -> bool {
        self.mailbox.is_closed()
    }
}
