//! The one thread that writes. What has queued up while the last transaction was on its way to the disk
//! goes into the next one together, so the disk is waited for once, not once a step.

use crate::sums::sum;
use crate::{Append, Error, Pace, Result};
use rusqlite::{Connection, ErrorCode};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};

/// How much one transaction carries at most.
const MOST: usize = 512;

/// After a transaction of so many jobs the next one waits this long for company: a disk that is asked a thousand
/// times a second costs more than all rules and messages together. Where few people play, nobody waits.
const CROWD: usize = 4;
const GATHER: Duration = Duration::from_millis(3);

/// So many steps arrive before they are put in their place: one after the other is cheap, in their place means a page
/// for every table. The more, the rarer, but the longer somebody has to wait while it is done.
const FULL: usize = 4_096;

/// Something to do inside a transaction, and somebody to tell when the transaction's fate is known.
enum Job {
    Append { append: Append, done: Result<()>, reply: oneshot::Sender<Result<()>> },
    Change(Box<dyn Change>),
    Close(oneshot::Sender<Result<()>>),
}

trait Change: Send {
    fn run(&mut self, connection: &Connection);
    fn finish(self: Box<Self>, fate: Result<()>);
}

/// A change of several statements, done as one: all of it or nothing.
struct Whole<T, F> {
    change: Option<F>,
    done: Result<T>,
    reply: oneshot::Sender<Result<T>>,
}

impl<T: Send, F: FnOnce(&Connection) -> Result<T> + Send> Change for Whole<T, F> {
    fn run(&mut self, connection: &Connection) {
        if let Some(change) = self.change.take() {
            self.done = in_savepoint(connection, change);
        }
    }

    fn finish(self: Box<Self>, fate: Result<()>) {
        // nobody waits any more if the request was broken off: that is their affair
        let _ = self.reply.send(fate.and(self.done));
    }
}

impl Job {
    fn run(&mut self, connection: &Connection, logs: &mut Logs) {
        match self {
            Job::Append { append, done, .. } => *done = logs.add(connection, append),
            Job::Change(change) => change.run(connection),
            Job::Close(_) => {}
        }
    }

    fn finish(self, fate: Result<()>) {
        match self {
            Job::Append { done, reply, .. } => drop(reply.send(fate.and(done))),
            Job::Change(change) => change.finish(fate),
            Job::Close(reply) => drop(reply.send(fate)),
        }
    }
}

/// The door to the writing thread. Dropping it waits until all that was queued is on the disk.
pub(super) struct Writer {
    queue: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    /// In place of the thread: the connection, for whoever writes or reads.
    inline: Option<Mutex<(Connection, Logs)>>,
}

impl Writer {
    pub(super) fn start(connection: Connection) -> Writer {
        let (queue, jobs) = mpsc::channel(4 * MOST);
        let runtime = Handle::current();
        let thread = std::thread::Builder::new()
            .name("sqlite-writer".into())
            .spawn(move || run(&connection, jobs, &runtime))
            .expect("a thread can be started");
        Writer { queue: Some(queue), thread: Some(thread), inline: None }
    }

    /// A writer without a thread: every job is done at once, in a transaction of its own.
    pub(super) fn inline(connection: Connection) -> Writer {
        Writer { queue: None, thread: None, inline: Some(Mutex::new((connection, Logs::default()))) }
    }

    /// Reads where a writer without a thread writes.
    pub(super) fn read<T>(&self, query: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        let inline = self.inline.as_ref().ok_or_else(gone)?.lock().expect("the connection");
        query(&inline.0)
    }

    pub(super) async fn append(&self, append: Append) -> Result<()> {
        let (reply, answer) = oneshot::channel();
        self.put(Job::Append { append, done: Err(gone()), reply }).await?;
        answer.await.map_err(|_| gone())?
    }

    pub(super) async fn change<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (reply, answer) = oneshot::channel();
        self.put(Job::Change(Box::new(Whole { change: Some(change), done: Err(gone()), reply }))).await?;
        answer.await.map_err(|_| gone())?
    }

    /// Writes what is queued, puts everything into the one file, and stops.
    pub(super) async fn close(&self) -> Result<()> {
        let (reply, answer) = oneshot::channel();
        self.put(Job::Close(reply)).await?;
        answer.await.map_err(|_| gone())?
    }

    async fn put(&self, job: Job) -> Result<()> {
        if let Some(inline) = &self.inline {
            let mut inline = inline.lock().expect("the connection");
            let (connection, logs) = &mut *inline;
            let mut batch = [job];
            let fate = transaction(connection, logs, &mut batch);
            batch.into_iter().for_each(|job| job.finish(fate.clone()));
            return Ok(());
        }
        self.queue.as_ref().ok_or_else(gone)?.send(job).await.map_err(|_| gone())
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        drop(self.queue.take());
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

fn gone() -> Error {
    Error::Unavailable("the writer has stopped".into())
}

fn run(connection: &Connection, mut jobs: mpsc::Receiver<Job>, runtime: &Handle) {
    let mut logs = Logs::default();
    let mut full = 0; // whatever came before we did is put in its place first
    let mut batch = Vec::with_capacity(MOST);
    let mut busy = false;
    while jobs.blocking_recv_many(&mut batch, MOST) > 0 {
        if busy {
            std::thread::sleep(GATHER);
            while batch.len() < MOST
                && let Ok(job) = jobs.try_recv()
            {
                batch.push(job);
            }
        }
        busy = batch.len() >= CROWD;
        let close = batch.iter().position(|job| matches!(job, Job::Close(_)));
        // whoever comes after the last word is not heard
        let last = close.map(|at| batch.drain(at..).next());
        let fate = transaction(connection, &mut logs, &mut batch);
        if let Err(error) = &fate {
            tracing::error!(%error, "a transaction failed");
            logs.ends.clear();
        }
        // told from inside the runtime: tasks that are woken from a strange thread are woken one system call at a time
        let told = std::mem::replace(&mut batch, Vec::with_capacity(MOST));
        runtime.spawn(async move { told.into_iter().for_each(|job| job.finish(fate.clone())) });
        if let Some(last) = last {
            let fate = finish(connection);
            runtime.spawn(async move { last.into_iter().for_each(|job| job.finish(fate.clone())) });
            return;
        }
        if logs.arrived >= full {
            (logs.arrived, full) = (0, FULL);
            if let Err(error) = put_in_place(connection) {
                tracing::error!(%error, "steps could not be put in their place"); // they are safe where they are
            }
        }
    }
    if let Err(error) = finish(connection) {
        tracing::error!(%error, "the file could not be finished"); // all is in the -wal file
    }
}

/// The last thing that is done: everything is in the one file, and it says so.
fn finish(connection: &Connection) -> Result<()> {
    connection.execute("DELETE FROM marks WHERE name = 'open'", [])?;
    into_the_file(connection)
}

/// Moves what lies beside the file into it.
fn into_the_file(connection: &Connection) -> Result<()> {
    let busy: bool = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    if busy {
        tracing::warn!("somebody reads the data: what was written last lies in the -wal file");
    }
    Ok(())
}

/// Moves the steps that have arrived to those of their tables.
fn put_in_place(connection: &Connection) -> Result<()> {
    let change = connection.unchecked_transaction()?;
    change.execute_batch(
        "INSERT INTO steps (table_id, number, at, step, sum) \
         SELECT table_id, number, at, step, sum FROM arrivals ORDER BY table_id, number; \
         DELETE FROM arrivals;",
    )?;
    Ok(change.commit()?)
}

/// Carries a batch out; its fate is everybody's.
fn transaction(connection: &Connection, logs: &mut Logs, batch: &mut [Job]) -> Result<()> {
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    for job in batch {
        job.run(connection, logs);
        // a full disk or a damaged page ends the transaction under our feet: then nobody's work is done
        if connection.is_autocommit() {
            return Err(Error::Unavailable("the transaction was broken off".into()));
        }
    }
    let committed = connection.prepare_cached("COMMIT")?.execute([]);
    if committed.is_err() && !connection.is_autocommit() {
        connection.execute_batch("ROLLBACK")?;
    }
    committed?;
    Ok(())
}

/// What the writer knows of the logs. Nobody else writes to the file as long as we hold its lock, so what was read or
/// written once need not be asked again. Should somebody do so all the same, the keys of both places refuse the number.
#[derive(Default)]
struct Logs {
    /// The number of the last step of each.
    ends: HashMap<Arc<str>, u32>,
    /// Steps that have arrived and are not in their place yet.
    arrived: usize,
}

impl Logs {
    /// So many ends are remembered at most; then all are asked for again.
    const MOST: usize = 100_000;

    /// The number of a log's last step, 0 if there is none.
    fn end(&mut self, connection: &Connection, table: &Arc<str>) -> Result<&mut u32> {
        if self.ends.len() >= Logs::MOST {
            self.ends.clear();
        }
        match self.ends.entry(Arc::clone(table)) {
            Entry::Occupied(known) => Ok(known.into_mut()),
            Entry::Vacant(unknown) => {
                let mut last = connection
                    .prepare_cached("SELECT coalesce(max(number), 0) FROM log WHERE table_id = ?1")?;
                Ok(unknown.insert(last.query_row([table], |row| row.get(0))?))
            }
        }
    }

    /// Adds steps to a log that has come exactly as far as its writer believes: all of them or none.
    fn add(&mut self, connection: &Connection, append: &Append) -> Result<()> {
        let end = self.end(connection, &append.table)?;
        if *end != append.after {
            return Err(Error::Conflict);
        }
        let done = match &append.steps[..] {
            [_] if !append.ends && append.pace.is_none() => insert(connection, append),
            _ => in_savepoint(connection, |connection| insert(connection, append)),
        };
        match done {
            Ok(()) => *end += append.steps.len() as u32,
            Err(_) => drop(self.ends.remove(&append.table)),
        }
        self.arrived += append.steps.len();
        done
    }
}

fn insert(connection: &Connection, append: &Append) -> Result<()> {
    let Append { table, after, at, steps, ends, pace } = append;
    let mut insert = connection.prepare_cached(
        "INSERT INTO arrivals (table_id, number, at, step, sum) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (step, number) in steps.iter().zip(after + 1..) {
        let sum = sum(table, number, *at, step);
        insert.execute((table, number, at, step, sum)).map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Error::Conflict,
            _ => error.into(),
        })?;
    }
    if *ends {
        // the clocks stay as they were
        let mut over = connection.prepare_cached(
            "UPDATE tables SET stage = 'over', touched = ?2, due = NULL WHERE id = ?1 AND stage <> 'over'",
        )?;
        over.execute((table, at))?;
    }
    if let Some(Pace { clocks, due }) = pace.as_ref().filter(|_| !ends) {
        let mut paced = connection.prepare_cached("UPDATE tables SET clocks = ?2, due = ?3 WHERE id = ?1")?;
        paced.execute((table, clocks, due))?;
    }
    Ok(())
}

fn in_savepoint<T>(connection: &Connection, change: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
    connection.execute_batch("SAVEPOINT change")?;
    let done = change(connection);
    if done.is_err() {
        connection.execute_batch("ROLLBACK TO change")?;
    }
    connection.execute_batch("RELEASE change")?;
    done
}
