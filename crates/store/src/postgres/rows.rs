//! Rows as values.

use crate::model::hearers;
use crate::{Person, Result, Secret, StoredSeat, StoredStage, StoredTable, StoredTalk};
use deadpool_postgres::GenericClient;
use std::collections::BTreeMap;
use tokio_postgres::{Row, types::ToSql};

pub(super) const TABLE: &str = "SELECT id, version, game, rules_version, options, board, public, invite, seed, \
     salt, host, clock, clocks, stage, rematch, created, touched, due, position, \
     (SELECT text FROM boards WHERE 'own:' || hash = board), manners FROM tables ";

/// The parameters of a statement.
pub(super) type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

/// The rows of a statement that is prepared once a connection.
pub(super) async fn all(client: &impl GenericClient, sql: &str, params: Params<'_>) -> Result<Vec<Row>> {
    let statement = client.prepare_cached(sql).await?;
    Ok(client.query(&statement, params).await?)
}

/// Carries a statement out; how many rows it touched.
pub(super) async fn run(client: &impl GenericClient, sql: &str, params: Params<'_>) -> Result<u64> {
    let statement = client.prepare_cached(sql).await?;
    Ok(client.execute(&statement, params).await?)
}

/// The tables that a query beginning with [`TABLE`] finds, each with its seats.
pub(super) async fn tables(
    client: &impl GenericClient,
    sql: &str,
    params: Params<'_>,
) -> Result<Vec<StoredTable>> {
    let mut found: Vec<StoredTable> = all(client, sql, params).await?.iter().map(table).collect();
    let ids: Vec<&str> = found.iter().map(|table| &*table.id).collect();
    let sql = "SELECT seat, person, name, level, luck, halves, table_id, again FROM seats \
               WHERE table_id = ANY ($1) ORDER BY place";
    let mut seats: BTreeMap<String, Vec<StoredSeat>> = BTreeMap::new();
    for row in all(client, sql, &[&ids]).await? {
        seats.entry(row.get(6)).or_default().push(seat(&row));
    }
    for table in &mut found {
        table.seats = seats.remove(&*table.id).unwrap_or_default();
    }
    Ok(found)
}

fn table(row: &Row) -> StoredTable {
    StoredTable {
        id: row.get::<_, &str>(0).into(),
        version: row.get(1),
        game: row.get(2),
        rules_version: row.get::<_, i64>(3) as u32,
        options: serde_json::from_str(row.get(4)).unwrap_or_default(),
        board: row.get::<_, Option<String>>(19).or_else(|| row.get(5)),
        public: row.get(6),
        invite: row.get(7),
        seed: secret(row.get(8)),
        salt: secret(row.get(9)),
        host: row.get(10),
        clock: row.get(11),
        manners: row.get(20),
        clocks: row.get(12),
        stage: StoredStage::read(row.get(13)),
        rematch: row.get(14),
        created: row.get(15),
        touched: row.get(16),
        due: row.get(17),
        position: row.get(18),
        seats: Vec::new(),
    }
}

/// A secret of another length was not written by us; it can only make a table that cannot be verified.
fn secret<const N: usize>(bytes: &[u8]) -> Secret<N> {
    Secret(bytes.try_into().unwrap_or([0; N]))
}

fn seat(row: &Row) -> StoredSeat {
    StoredSeat {
        id: row.get(0),
        person: row.get(1),
        name: row.get(2),
        level: row.get(3),
        luck: row.get(4),
        halves: row.get(5),
        again: row.get(7),
    }
}

pub(super) fn talk(row: &Row) -> StoredTalk {
    let room: Option<&str> = row.get(4);
    StoredTalk {
        id: row.get(0),
        at: row.get(1),
        seat: row.get(2),
        name: row.get(3),
        person: row.get(6),
        step: row.get::<_, Option<i64>>(8).map(|step| step as u32),
        turn: row.get::<_, Option<i64>>(9).map(|turn| turn as u16),
        room: room.map(|room| room.split_whitespace().map(str::to_owned).collect()),
        hearers: hearers(row.get(7)),
        words: row.get(5),
    }
}

/// A row that begins with id, name and account.
pub(super) fn person(row: &Row) -> Person {
    Person { id: row.get(0), name: row.get(1), account: row.get(2) }
}
