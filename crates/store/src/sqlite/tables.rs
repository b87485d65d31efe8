//! Tables, steps, talk, drafts and desks in SQLite.

use super::rows::{self, TABLE, one};
use crate::boards;
use crate::model::hearers_text;
use crate::sums::checked;
use crate::{Draft, Error, Head, PersonId, Result, StoredSeat, StoredStep, StoredTable, StoredTalk};
use rusqlite::Connection;
use std::collections::HashSet;

pub(super) fn steps(db: &Connection, table: &str, after: u32) -> Result<Vec<StoredStep>> {
    let mut query = db.prepare_cached(
        "SELECT number, at, step, sum FROM log WHERE table_id = ?1 AND number > ?2 ORDER BY number",
    )?;
    let rows = query.query_map((table, after), |row| {
        Ok((StoredStep { number: row.get(0)?, at: row.get(1)?, step: row.get(2)? }, row.get(3)?))
    })?;
    rows.map(|row| row.map_err(Error::from).and_then(|(step, sum)| checked(table, step, sum))).collect()
}

pub(super) fn create(db: &Connection, table: &StoredTable) -> Result<()> {
    let board = boards::kept(table.board.as_deref());
    if let Some((_, Some((hash, text)))) = &board {
        db.prepare_cached("INSERT INTO boards VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
            .execute((hash, text))?;
    }
    db.prepare_cached(
        "INSERT INTO tables (id, version, game, rules_version, options, board, public, invite, seed, salt, \
         host, clock, clocks, stage, rematch, created, touched, due, manners, position) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20)",
    )?
    .execute(rusqlite::params![
        table.id,
        table.version,
        table.game,
        table.rules_version,
        serde_json::to_string(&table.options).unwrap_or_default(),
        board.map(|(name, _)| name),
        table.public,
        table.invite,
        table.seed.0,
        table.salt.0,
        table.host,
        table.clock,
        table.clocks,
        table.stage.word(),
        table.rematch,
        table.created,
        table.touched,
        table.due,
        table.manners,
        table.position,
    ])?;
    seat_all(db, table)
}

pub(super) fn save(db: &Connection, table: &StoredTable, last: u32) -> Result<()> {
    let changed = db
        .prepare_cached(
            "UPDATE tables SET version = version + 1, public = ?3, stage = ?4, rematch = ?5, touched = ?6, clocks = ?7, due = ?8, invite = ?10 \
             WHERE id = ?1 AND version = ?2 \
             AND ?9 = (SELECT coalesce(max(number), 0) FROM log WHERE table_id = ?1)",
        )?
        .execute(rusqlite::params![
            table.id,
            table.version,
            table.public,
            table.stage.word(),
            table.rematch,
            table.touched,
            table.clocks,
            table.due,
            last,
            table.invite,
        ])?;
    if changed == 0 {
        return Err(Error::Conflict);
    }
    db.prepare_cached("DELETE FROM seats WHERE table_id = ?1")?.execute([&table.id])?;
    seat_all(db, table)
}

fn seat_all(db: &Connection, table: &StoredTable) -> Result<()> {
    let mut insert = db.prepare_cached(
        "INSERT INTO seats (table_id, place, seat, person, name, level, luck, halves, again) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    for (seat, place) in table.seats.iter().zip(0_u32..) {
        let StoredSeat { id, person, name, level, luck, halves, again } = seat;
        insert.execute((&table.id, place, id, person, name, level, luck, halves, again))?;
    }
    Ok(())
}

pub(super) fn by_id(db: &Connection, id: &str) -> Result<Option<StoredTable>> {
    Ok(rows::tables(db, &format!("{TABLE} WHERE id = ?1"), [id])?.pop())
}

pub(super) fn on_offer(db: &Connection, limit: u32, each: u32) -> Result<Vec<StoredTable>> {
    let sql = format!(
        "{TABLE} WHERE id IN (SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY host ORDER BY created DESC) AS n \
         FROM tables WHERE stage = 'open' AND public) WHERE n <= ?2) ORDER BY created DESC LIMIT ?1"
    );
    rows::tables(db, &sql, (limit, each))
}

pub(super) fn of_person(db: &Connection, person: PersonId, limit: u32) -> Result<Vec<StoredTable>> {
    let sql = format!(
        "{TABLE} WHERE id IN (SELECT table_id FROM seats WHERE person = ?1) \
         ORDER BY stage = 'over', touched DESC LIMIT ?2"
    );
    rows::tables(db, &sql, (person, limit))
}

pub(super) fn hosted(db: &Connection, person: PersonId) -> Result<u32> {
    let sql = "SELECT count(*) FROM tables WHERE host = ?1 AND stage <> 'over'";
    Ok(one(db, sql, [person], |row| row.get(0))?.unwrap_or(0))
}

pub(super) fn take_up(
    db: &Connection,
    charges: &mut HashSet<String>,
    before: i64,
    limit: u32,
) -> Result<Vec<String>> {
    let mut urgent = db.prepare_cached("SELECT id FROM tables WHERE due < ?1 ORDER BY due, id")?;
    let mut taken = Vec::new();
    let mut rows = urgent.query([before])?;
    while taken.len() < limit as usize
        && let Some(row) = rows.next()?
    {
        let id: String = row.get(0)?;
        if charges.insert(id.clone()) {
            taken.push(id);
        }
    }
    Ok(taken)
}

pub(super) fn put_off(db: &Connection, table: &str, due: Option<i64>) -> Result<()> {
    let sql = "UPDATE tables SET due = ?2 WHERE id = ?1 AND stage = 'playing' AND due IS NOT ?2";
    db.prepare_cached(sql)?.execute((table, due))?;
    Ok(())
}

pub(super) fn finished(db: &Connection, after: &str, limit: u32) -> Result<Vec<String>> {
    let sql = "SELECT id FROM tables WHERE stage = 'over' AND id > ?1 ORDER BY id LIMIT ?2";
    Ok(db.prepare_cached(sql)?.query_map((after, limit), |row| row.get(0))?.collect::<Result<_, _>>()?)
}

pub(super) fn ids(db: &Connection, after: &str, limit: u32) -> Result<Vec<String>> {
    let sql = "SELECT id FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2";
    Ok(db.prepare_cached(sql)?.query_map((after, limit), |row| row.get(0))?.collect::<Result<_, _>>()?)
}

pub(super) fn heads(db: &Connection, tables: &[String], charges: &HashSet<String>) -> Result<Vec<Head>> {
    let sql = "SELECT id, version, \
               (SELECT coalesce(max(number), 0) FROM log WHERE table_id = t.id), \
               (SELECT coalesce(max(id), 0) FROM talk WHERE table_id = t.id) FROM tables t WHERE id = ?1";
    let read = |row: &rusqlite::Row<'_>| {
        let table: String = row.get(0)?;
        let ours = charges.contains(&table).then_some(true);
        Ok(Head { table, version: row.get(1)?, last_step: row.get(2)?, last_talk: row.get(3)?, ours })
    };
    let found = tables.iter().map(|table| one(db, sql, [table], read));
    Ok(found.collect::<Result<Vec<_>>>()?.into_iter().flatten().collect())
}

pub(super) fn say(db: &Connection, table: &str, talk: &StoredTalk) -> Result<i64> {
    let room = talk.room.as_ref().map(|seats| seats.join(" "));
    db.prepare_cached(
        "INSERT INTO talk (table_id, at, seat, name, room, words, person, hearers, step, turn) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?
    .execute((
        table,
        talk.at,
        &talk.seat,
        &talk.name,
        room,
        &talk.words,
        talk.person,
        hearers_text(talk.hearers.as_deref()),
        talk.step,
        talk.turn,
    ))?;
    Ok(db.last_insert_rowid())
}

pub(super) fn talk(db: &Connection, table: &str, after: i64, limit: u32) -> Result<Vec<StoredTalk>> {
    let mut query = db.prepare_cached(
        "SELECT id, at, seat, name, room, words, person, hearers, step, turn FROM talk WHERE table_id = ?1 AND id > ?2 \
         ORDER BY id DESC LIMIT ?3",
    )?;
    let mut found: Vec<_> = query.query_map((table, after, limit), rows::talk)?.collect::<Result<_, _>>()?;
    found.reverse();
    Ok(found)
}

pub(super) fn set_draft(db: &Connection, table: &str, draft: &Draft) -> Result<()> {
    if draft.words.is_empty() {
        let sql = "DELETE FROM drafts WHERE table_id = ?1 AND seat = ?2";
        db.prepare_cached(sql)?.execute((table, &draft.seat))?;
        return Ok(());
    }
    let sql = "INSERT INTO drafts (table_id, seat, decision, words, person) VALUES (?1, ?2, ?3, ?4, ?5) \
               ON CONFLICT (table_id, seat) DO UPDATE \
               SET decision = excluded.decision, words = excluded.words, person = excluded.person";
    db.prepare_cached(sql)?.execute((table, &draft.seat, draft.decision, &draft.words, draft.person))?;
    Ok(())
}

pub(super) fn drafts(db: &Connection, table: &str) -> Result<Vec<Draft>> {
    let mut query = db.prepare_cached(
        "SELECT seat, decision, words, person FROM drafts WHERE table_id = ?1 ORDER BY seat",
    )?;
    let rows = query.query_map([table], |row| {
        Ok(Draft { seat: row.get(0)?, decision: row.get(1)?, words: row.get(2)?, person: row.get(3)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn set_desk(db: &Connection, table: &str, person: PersonId, words: &str) -> Result<()> {
    let sql = "INSERT INTO desks VALUES (?1, ?2, ?3) \
               ON CONFLICT (table_id, person) DO UPDATE SET words = excluded.words";
    Ok(db.prepare_cached(sql)?.execute((table, person, words)).map(drop)?)
}

pub(super) fn desk(db: &Connection, table: &str, person: PersonId) -> Result<Option<String>> {
    let sql = "SELECT words FROM desks WHERE table_id = ?1 AND person = ?2";
    one(db, sql, (table, person), |row| row.get(0))
}
