//! Nodes that are alive, and which of them has which table in its charge.

use super::rows::{all, run};
use super::{PATIENCE, given_up};
use crate::Result;
use deadpool_postgres::{Client, Pool};
use std::time::Duration;

/// How often a node says that it is alive.
const BEAT: Duration = Duration::from_secs(1);
/// After this long a silence the others take its tables over.
const SILENCE: &str = "10 seconds";

/// Says that this node is alive, for ever, and buries those that have fallen silent.
pub(super) async fn live(pool: Pool, node: String) {
    loop {
        tokio::time::sleep(BEAT).await;
        let beaten = match pool.get().await {
            Ok(client) => match tokio::time::timeout(PATIENCE, beat(&client, &node)).await {
                Ok(beaten) => beaten,
                Err(_) => Err(given_up(&pool, client)),
            },
            Err(error) => Err(error.into()),
        };
        if let Err(error) = beaten {
            tracing::warn!(%error, "the other nodes were not told that this one is alive");
        }
    }
}

/// Says once that this node is alive. What the dead had in their charge goes with them.
pub(super) async fn beat(client: &Client, node: &str) -> Result<()> {
    let sql = "INSERT INTO nodes VALUES ($1, now()) ON CONFLICT (node) DO UPDATE SET seen = now()";
    run(client, sql, &[&node]).await?;
    run(client, &format!("DELETE FROM nodes WHERE seen < now() - interval '{SILENCE}'"), &[]).await?;
    Ok(())
}

/// What time it is where all nodes can see it.
pub(super) async fn time(client: &Client) -> Result<i64> {
    let rows = all(client, "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8", &[]).await?;
    Ok(rows.first().map_or(0, |row| row.get(0)))
}

pub(super) async fn leave(client: &Client, node: &str) -> Result<()> {
    run(client, "DELETE FROM nodes WHERE node = $1", &[&node]).await?;
    Ok(())
}

pub(super) async fn take_charge(client: &Client, node: &str, table: &str) -> Result<bool> {
    let sql = "INSERT INTO charges VALUES ($1, $2) \
               ON CONFLICT (table_id) DO UPDATE SET node = excluded.node WHERE charges.node = excluded.node";
    Ok(run(client, sql, &[&table, &node]).await? == 1)
}

pub(super) async fn take_up(client: &Client, node: &str, before: i64, limit: u32) -> Result<Vec<String>> {
    let sql = "WITH urgent AS ( \
                 SELECT id, due FROM tables \
                 WHERE due < $2 AND NOT EXISTS (SELECT FROM charges WHERE table_id = id) \
                 ORDER BY due, id LIMIT $3 \
               ), mine AS ( \
                 INSERT INTO charges SELECT id, $1 FROM urgent ORDER BY id ON CONFLICT DO NOTHING RETURNING table_id \
               ) \
               SELECT id FROM urgent JOIN mine ON table_id = id ORDER BY due, id";
    let rows = all(client, sql, &[&node, &before, &i64::from(limit)]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

pub(super) async fn let_go(client: &Client, node: &str, table: &str, due: Option<i64>) -> Result<()> {
    // whoever has lost it meanwhile has nothing to say about it
    let sql = "WITH gone AS (DELETE FROM charges WHERE table_id = $1 AND node = $2 RETURNING table_id) \
               UPDATE tables SET due = $3 FROM gone \
               WHERE id = gone.table_id AND stage = 'playing' AND due IS DISTINCT FROM $3";
    run(client, sql, &[&table, &node, &due]).await?;
    Ok(())
}
