//! People, sessions and accounts in SQLite.

use super::rows::{self, one};
use crate::{Account, Error, Expired, Expiry, Person, PersonId, Result};
use rusqlite::{Connection, ErrorCode};

pub(super) fn new_guest(db: &Connection, session: [u8; 32], now: i64, expires: i64) -> Result<Person> {
    db.prepare_cached("INSERT INTO people (name, created) VALUES ('', ?1)")?.execute([now])?;
    let id = db.last_insert_rowid();
    db.prepare_cached("INSERT INTO sessions (hash, person, expires) VALUES (?1, ?2, ?3)")?
        .execute((session, id, expires))?;
    Ok(Person { id, name: String::new(), account: None })
}

pub(super) fn session(db: &Connection, session: [u8; 32], now: i64) -> Result<Option<(Person, i64)>> {
    let sql = "SELECT people.id, name, account, expires FROM sessions JOIN people ON people.id = person \
               WHERE hash = ?1 AND expires > ?2";
    one(db, sql, (session, now), |row| Ok((rows::person(row)?, row.get(3)?)))
}

pub(super) fn prolong(db: &Connection, session: [u8; 32], expires: i64) -> Result<()> {
    db.prepare_cached("UPDATE sessions SET expires = ?2 WHERE hash = ?1")?.execute((session, expires))?;
    Ok(())
}

pub(super) fn end_session(db: &Connection, session: [u8; 32]) -> Result<()> {
    db.prepare_cached("DELETE FROM sessions WHERE hash = ?1")?.execute([session])?;
    Ok(())
}

pub(super) fn rename(db: &Connection, person: PersonId, name: &str) -> Result<Vec<String>> {
    // whoever sits beside them on the same device keeps their own name
    let own =
        "UPDATE seats SET name = ?2 WHERE person = ?1 AND name = (SELECT name FROM people WHERE id = ?1)";
    db.prepare_cached(own)?.execute((person, name))?;
    db.prepare_cached("UPDATE people SET name = ?2 WHERE id = ?1")?.execute((person, name))?;
    touched(db, person)
}

/// Raises the version of every table that a person has to do with; their ids.
fn touched(db: &Connection, person: PersonId) -> Result<Vec<String>> {
    let sql = "UPDATE tables SET version = version + 1 \
               WHERE host = ?1 OR id IN (SELECT table_id FROM seats WHERE person = ?1) RETURNING id";
    Ok(db.prepare_cached(sql)?.query_map([person], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

pub(super) fn open_account(db: &Connection, person: PersonId, account: &str, passphrase: &str) -> Result<()> {
    db.prepare_cached("UPDATE people SET account = ?2, account_key = ?3, passphrase = ?4 WHERE id = ?1")?
        .execute((person, account, account.to_lowercase(), passphrase))
        .map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Error::Taken,
            _ => error.into(),
        })?;
    Ok(())
}

pub(super) fn account(db: &Connection, account: &str) -> Result<Option<Account>> {
    let sql = "SELECT id, name, account, passphrase FROM people WHERE account_key = ?1";
    one(db, sql, [account.to_lowercase()], |row| {
        Ok(Account { person: rows::person(row)?, passphrase: row.get(3)? })
    })
}

pub(super) fn adopt(
    db: &Connection,
    session: [u8; 32],
    owner: PersonId,
    (fresh, expires): ([u8; 32], i64),
) -> Result<Vec<String>> {
    let sql =
        "SELECT people.id, account IS NULL FROM sessions JOIN people ON people.id = person WHERE hash = ?1";
    let before = one(db, sql, [session], |row| Ok((row.get::<_, PersonId>(0)?, row.get::<_, bool>(1)?)))?;
    end_session(db, session)?;
    db.prepare_cached("INSERT INTO sessions (hash, person, expires) VALUES (?1, ?2, ?3)")?
        .execute((fresh, owner, expires))?;
    let Some((before, true)) = before.filter(|(before, _)| *before != owner) else { return Ok(Vec::new()) };
    let tables = touched(db, before)?;
    for sql in [
        "UPDATE seats SET name = (SELECT name FROM people WHERE id = ?2) \
         WHERE person = ?1 AND name = (SELECT name FROM people WHERE id = ?1)",
        "UPDATE seats SET person = ?2 WHERE person = ?1",
        "UPDATE tables SET host = ?2 WHERE host = ?1",
        "UPDATE drafts SET person = ?2 WHERE person = ?1",
        "UPDATE talk SET person = ?2 WHERE person = ?1",
        "UPDATE OR IGNORE desks SET person = ?2 WHERE person = ?1",
        "UPDATE talk SET hearers = replace(hearers, ' ' || ?1 || ' ', ' ' || ?2 || ' ') \
         WHERE hearers LIKE '% ' || ?1 || ' %'",
    ] {
        db.prepare_cached(sql)?.execute([before, owner])?;
    }
    Ok(tables)
}

pub(super) fn set_passphrase(db: &Connection, person: PersonId, passphrase: &str) -> Result<()> {
    let sql = "UPDATE people SET passphrase = ?2 WHERE id = ?1";
    Ok(db.prepare_cached(sql)?.execute((person, passphrase)).map(drop)?)
}

pub(super) fn end_sessions(db: &Connection, person: PersonId, but: Option<[u8; 32]>) -> Result<()> {
    let sql = "DELETE FROM sessions WHERE person = ?1 AND hash IS NOT ?2";
    Ok(db.prepare_cached(sql)?.execute((person, but)).map(drop)?)
}

pub(super) fn forget(db: &Connection, person: PersonId) -> Result<Vec<String>> {
    end_sessions(db, person, None)?;
    let tables = touched(db, person)?;
    for sql in [
        "UPDATE people SET name = '', account = NULL, account_key = NULL, passphrase = NULL WHERE id = ?1",
        "UPDATE seats SET person = NULL, name = '' WHERE person = ?1",
        "UPDATE talk SET name = '' WHERE person = ?1",
        "DELETE FROM drafts WHERE person = ?1",
        "DELETE FROM desks WHERE person = ?1",
        "DELETE FROM presence WHERE person = ?1",
    ] {
        db.prepare_cached(sql)?.execute([person])?;
    }
    Ok(tables)
}

pub(super) fn expire(db: &Connection, before: Expiry) -> Result<Expired> {
    let sessions = db.execute("DELETE FROM sessions WHERE expires <= ?1", [before.sessions])?;
    db.execute_batch("CREATE TEMP TABLE IF NOT EXISTS expired (id TEXT PRIMARY KEY); DELETE FROM expired")?;
    let tables = db.execute(
        "INSERT INTO expired SELECT id FROM tables WHERE (stage = 'open' AND touched < ?1) OR (stage = 'playing' \
         AND touched < ?2 AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = id AND at >= ?2))",
        [before.open, before.playing],
    )?;
    for of in ["steps", "arrivals", "talk", "drafts", "desks", "presence", "seats"] {
        db.execute(&format!("DELETE FROM {of} WHERE table_id IN (SELECT id FROM expired)"), [])?;
    }
    db.execute("DELETE FROM tables WHERE id IN (SELECT id FROM expired)", [])?;
    db.execute(
        "DELETE FROM boards WHERE 'own:' || hash NOT IN (SELECT board FROM tables WHERE board IS NOT NULL)",
        [],
    )?;
    let guests = db.execute(
        "DELETE FROM people WHERE account IS NULL \
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)",
        [],
    )?;
    Ok(Expired { sessions: sessions as u64, guests: guests as u64, tables: tables as u64 })
}

pub(super) fn seen(db: &Connection, table: &str, person: PersonId, at: i64) -> Result<()> {
    let sql = "INSERT INTO presence VALUES (?1, ?2, ?3) \
               ON CONFLICT (table_id, person) DO UPDATE SET seen = max(seen, excluded.seen)";
    Ok(db.prepare_cached(sql)?.execute((table, person, at)).map(drop)?)
}

pub(super) fn last_seen(db: &Connection, table: &str, person: PersonId) -> Result<Option<i64>> {
    one(db, "SELECT seen FROM presence WHERE table_id = ?1 AND person = ?2", (table, person), |row| {
        row.get(0)
    })
}
