//! People, sessions and accounts in SQLite.

use super::rows::{self, one};
use crate::{Account, Error, Person, PersonId, Result};
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
    db.prepare_cached("UPDATE people SET name = ?2 WHERE id = ?1")?.execute((person, name))?;
    db.prepare_cached("UPDATE seats SET name = ?2 WHERE person = ?1")?.execute((person, name))?;
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

pub(super) fn adopt(db: &Connection, session: [u8; 32], owner: PersonId) -> Result<Vec<String>> {
    let sql =
        "SELECT people.id, account IS NULL FROM sessions JOIN people ON people.id = person WHERE hash = ?1";
    let Some((before, guest)) =
        one(db, sql, [session], |row| Ok((row.get::<_, PersonId>(0)?, row.get::<_, bool>(1)?)))?
    else {
        return Ok(Vec::new());
    };
    db.prepare_cached("UPDATE sessions SET person = ?2 WHERE hash = ?1")?.execute((session, owner))?;
    if !guest || before == owner {
        return Ok(Vec::new());
    }
    let tables = touched(db, before)?;
    db.prepare_cached(
        "UPDATE seats SET person = ?2, name = (SELECT name FROM people WHERE id = ?2) WHERE person = ?1",
    )?
    .execute([before, owner])?;
    db.prepare_cached("UPDATE tables SET host = ?2 WHERE host = ?1")?.execute([before, owner])?;
    Ok(tables)
}
