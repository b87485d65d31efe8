//! The one task that appends. What has queued up while the last statement was on its way goes into the next
//! one together; after the commit, one NOTIFY tells the other nodes where to look.

use super::rows::{Params, run};
use super::{PATIENCE, given_up};
use crate::sums::sum;
use crate::{Append, Error, Result};
use deadpool_postgres::Pool;
use std::collections::BTreeSet;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// How much one statement carries at most. The ids of so many tables fit into a NOTIFY (8,000 bytes).
const MOST: usize = 256;

/// All first steps whose table has come exactly as far as their writer believes; then, for those that
/// nobody else took meanwhile, the rest. One statement: all of an append is done, or nothing. Sorted, so
/// that two nodes that want the same steps wait for each other in the same order and never in a circle.
/// (One statement must not update a row twice, so a game that ends leaves its clocks as they were.)
const APPEND: &str = "
WITH wanted AS (
  SELECT * FROM unnest($1::text[], $2::int8[], $3::int8[], $4::text[], $5::int8[], $10::int8[])
    AS wanted (table_id, number, at, step, after, sum)
), firsts AS (
  INSERT INTO steps (table_id, number, at, step, sum)
  SELECT table_id, number, at, step, sum FROM wanted
  WHERE number = after + 1 AND (after = 0 OR EXISTS (
    SELECT FROM steps WHERE steps.table_id = wanted.table_id AND steps.number = wanted.after))
  ORDER BY table_id, number
  ON CONFLICT DO NOTHING
  RETURNING table_id, number, at
), others AS (
  INSERT INTO steps (table_id, number, at, step, sum)
  SELECT table_id, wanted.number, wanted.at, step, sum FROM wanted
  JOIN firsts USING (table_id) WHERE firsts.number = after + 1 AND wanted.number > after + 1
), ended AS (
  UPDATE tables SET stage = 'over', touched = firsts.at, due = NULL FROM firsts
  WHERE tables.id = firsts.table_id AND tables.id = ANY ($6::text[])
), paced AS (
  UPDATE tables SET clocks = paced.clocks, due = paced.due
  FROM firsts, unnest($7::text[], $8::text[], $9::int8[]) AS paced (id, clocks, due)
  WHERE tables.id = firsts.table_id AND tables.id = paced.id AND tables.id <> ALL ($6::text[])
)
SELECT table_id, number FROM firsts";

enum Job {
    Append(Append, oneshot::Sender<Result<()>>),
    Tell(Arc<str>),
}

/// The door to the appending task.
pub(super) struct Writer {
    queue: mpsc::Sender<Job>,
}

impl Writer {
    pub(super) fn start(pool: Pool, node: String) -> Writer {
        let (queue, jobs) = mpsc::channel(4 * MOST);
        tokio::spawn(write(pool, node, jobs));
        Writer { queue }
    }

    pub(super) async fn append(&self, append: Append) -> Result<()> {
        let gone = || Error::Unavailable("the writer has stopped".into());
        let (reply, answer) = oneshot::channel();
        self.queue.send(Job::Append(append, reply)).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// Lets other nodes know that something changed at a table. A hint: if it is lost, they find out a
    /// second later.
    pub(super) fn tell(&self, table: Arc<str>) {
        let _ = self.queue.try_send(Job::Tell(table));
    }
}

async fn write(pool: Pool, node: String, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(MOST);
    while jobs.recv_many(&mut batch, MOST).await > 0 {
        let (mut changed, mut written) = (BTreeSet::new(), BTreeSet::new());
        let mut appends = Vec::with_capacity(batch.len());
        for job in batch.drain(..) {
            match job {
                // a second writer of the same table cannot have seen what the first is about to write
                Job::Append(append, reply) if written.contains(&append.table) => {
                    let _ = reply.send(Err(Error::Conflict));
                }
                Job::Append(append, reply) => {
                    written.insert(append.table.clone());
                    changed.insert(append.table.clone());
                    appends.push((append, reply));
                }
                Job::Tell(table) => drop(changed.insert(table)),
            }
        }
        if let Err(error) = carry_out(&pool, appends).await {
            tracing::error!(%error, "an append failed");
        }
        if let Err(error) = notify(&pool, &node, &changed).await {
            tracing::warn!(%error, "other nodes were not told");
        }
    }
}

async fn carry_out(pool: &Pool, appends: Vec<(Append, oneshot::Sender<Result<()>>)>) -> Result<()> {
    if appends.is_empty() {
        return Ok(());
    }
    let done = insert(pool, &appends).await;
    for (append, reply) in appends {
        let answer = match &done {
            Err(error) => Err(error.clone()),
            Ok(done) if done.contains(&(append.table.to_string(), i64::from(append.after) + 1)) => Ok(()),
            Ok(_) => Err(Error::Conflict),
        };
        let _ = reply.send(answer);
    }
    done.map(drop)
}

/// Tables and first numbers of the appends that were done.
async fn insert(
    pool: &Pool,
    appends: &[(Append, oneshot::Sender<Result<()>>)],
) -> Result<BTreeSet<(String, i64)>> {
    let (mut tables, mut numbers, mut times, mut steps, mut afters, mut sums) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (append, _) in appends {
        for (step, number) in append.steps.iter().zip(append.after + 1..) {
            sums.push(sum(&append.table, number, append.at, step));
            tables.push(&*append.table);
            numbers.push(i64::from(number));
            times.push(append.at);
            steps.push(step.as_str());
            afters.push(i64::from(append.after));
        }
    }
    let ended: Vec<&str> =
        appends.iter().filter(|(append, _)| append.ends).map(|(append, _)| &*append.table).collect();
    let (mut paced, mut clocks, mut dues) = (Vec::new(), Vec::new(), Vec::new());
    for (append, _) in appends {
        if let Some(pace) = &append.pace {
            paced.push(&*append.table);
            clocks.push(pace.clocks.as_deref());
            dues.push(pace.due);
        }
    }
    let client = pool.get().await?;
    let asked = async {
        let statement = client.prepare_cached(APPEND).await?;
        let params: Params<'_> =
            &[&tables, &numbers, &times, &steps, &afters, &ended, &paced, &clocks, &dues, &sums];
        Ok::<_, Error>(client.query(&statement, params).await?)
    };
    // whoever waits is told that it is unknown what became of it, and looks; nobody is told that it was done
    let Ok(rows) = tokio::time::timeout(PATIENCE, asked).await else { return Err(given_up(pool, client)) };
    let rows = rows?;
    Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
}

async fn notify(pool: &Pool, node: &str, changed: &BTreeSet<Arc<str>>) -> Result<()> {
    if changed.is_empty() {
        return Ok(());
    }
    let tables: Vec<&str> = changed.iter().map(|table| &**table).collect();
    let news = format!("{node} {}", tables.join(" "));
    let client = pool.get().await?;
    let told =
        tokio::time::timeout(PATIENCE, run(&client, "SELECT pg_notify('veillee', $1)", &[&news])).await;
    told.unwrap_or_else(|_| Err(given_up(pool, client))).map(drop)
}
