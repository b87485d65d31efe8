//! Rows as values.

use crate::model::hearers;
use crate::{Error, Person, Result, Secret, StoredSeat, StoredStage, StoredTable, StoredTalk};
use rusqlite::{Connection, OptionalExtension, Params, Row};

pub(super) const TABLE: &str = "SELECT id, version, game, rules_version, options, board, public, invite, seed, \
     salt, host, clock, clocks, stage, rematch, created, touched, due, position, \
     (SELECT text FROM boards WHERE 'own:' || hash = board), manners FROM tables ";

/// The tables that a query beginning with [`TABLE`] finds, each with its seats.
pub(super) fn tables(db: &Connection, sql: &str, params: impl Params) -> Result<Vec<StoredTable>> {
    let mut query = db.prepare_cached(sql)?;
    let rows: Vec<_> = query.query_map(params, table)?.collect::<Result<_, _>>()?;
    let mut seats = db.prepare_cached(
        "SELECT seat, person, name, level, luck, halves, again FROM seats WHERE table_id = ?1 ORDER BY place",
    )?;
    rows.into_iter()
        .map(|mut table| {
            table.seats = seats.query_map([&table.id], seat)?.collect::<Result<_, _>>()?;
            Ok(table)
        })
        .collect()
}

fn table(row: &Row<'_>) -> rusqlite::Result<StoredTable> {
    let options: String = row.get(4)?;
    Ok(StoredTable {
        id: row.get(0)?,
        version: row.get(1)?,
        game: row.get(2)?,
        rules_version: row.get(3)?,
        options: serde_json::from_str(&options).unwrap_or_default(),
        board: row.get::<_, Option<String>>(19)?.map_or_else(|| row.get(5), |own| Ok(Some(own)))?,
        public: row.get(6)?,
        invite: row.get(7)?,
        seed: Secret(row.get(8)?),
        salt: Secret(row.get(9)?),
        host: row.get(10)?,
        clock: row.get(11)?,
        manners: row.get(20)?,
        clocks: row.get(12)?,
        stage: StoredStage::read(&row.get::<_, String>(13)?),
        rematch: row.get(14)?,
        created: row.get(15)?,
        touched: row.get(16)?,
        due: row.get(17)?,
        position: row.get(18)?,
        seats: Vec::new(),
    })
}

fn seat(row: &Row<'_>) -> rusqlite::Result<StoredSeat> {
    Ok(StoredSeat {
        id: row.get(0)?,
        person: row.get(1)?,
        name: row.get(2)?,
        level: row.get(3)?,
        luck: row.get(4)?,
        halves: row.get(5)?,
        again: row.get(6)?,
    })
}

pub(super) fn talk(row: &Row<'_>) -> rusqlite::Result<StoredTalk> {
    let room: Option<String> = row.get(4)?;
    Ok(StoredTalk {
        id: row.get(0)?,
        at: row.get(1)?,
        seat: row.get(2)?,
        name: row.get(3)?,
        person: row.get(6)?,
        step: row.get(8)?,
        turn: row.get(9)?,
        room: room.map(|room| room.split_whitespace().map(str::to_owned).collect()),
        hearers: hearers(row.get::<_, Option<String>>(7)?.as_deref()),
        words: row.get(5)?,
    })
}

/// A row that begins with id, name and account.
pub(super) fn person(row: &Row<'_>) -> rusqlite::Result<Person> {
    Ok(Person { id: row.get(0)?, name: row.get(1)?, account: row.get(2)? })
}

/// The one row of a query, if there is one.
pub(super) fn one<T>(
    db: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Option<T>> {
    db.prepare_cached(sql)?.query_row(params, read).optional().map_err(Error::from)
}
