//! People, sessions and accounts in PostgreSQL.

use super::rows::{self, all, run};
use crate::{Account, Error, Person, PersonId, Result};
use deadpool_postgres::{Client, GenericClient};
use tokio_postgres::error::SqlState;

pub(super) async fn new_guest(
    client: &mut Client,
    session: [u8; 32],
    now: i64,
    expires: i64,
) -> Result<Person> {
    let change = client.transaction().await?;
    let sql = "INSERT INTO people (name, created) VALUES ('', $1) RETURNING id";
    let id: PersonId = change.query_one(sql, &[&now]).await?.get(0);
    let sql = "INSERT INTO sessions (hash, person, expires) VALUES ($1, $2, $3)";
    run(&change, sql, &[&session.as_slice(), &id, &expires]).await?;
    change.commit().await?;
    Ok(Person { id, name: String::new(), account: None })
}

pub(super) async fn session(client: &Client, session: [u8; 32], now: i64) -> Result<Option<(Person, i64)>> {
    let sql = "SELECT people.id, name, account, expires FROM sessions JOIN people ON people.id = person \
               WHERE hash = $1 AND expires > $2";
    let rows = all(client, sql, &[&session.as_slice(), &now]).await?;
    Ok(rows.first().map(|row| (rows::person(row), row.get(3))))
}

pub(super) async fn prolong(client: &Client, session: [u8; 32], expires: i64) -> Result<()> {
    run(client, "UPDATE sessions SET expires = $2 WHERE hash = $1", &[&session.as_slice(), &expires]).await?;
    Ok(())
}

pub(super) async fn end_session(client: &Client, session: [u8; 32]) -> Result<()> {
    run(client, "DELETE FROM sessions WHERE hash = $1", &[&session.as_slice()]).await?;
    Ok(())
}

pub(super) async fn rename(client: &mut Client, person: PersonId, name: &str) -> Result<Vec<String>> {
    let change = client.transaction().await?;
    run(&change, "UPDATE people SET name = $2 WHERE id = $1", &[&person, &name]).await?;
    run(&change, "UPDATE seats SET name = $2 WHERE person = $1", &[&person, &name]).await?;
    let tables = touched(&change, person).await?;
    change.commit().await?;
    Ok(tables)
}

/// Raises the version of every table that a person has to do with; their ids.
async fn touched(client: &impl GenericClient, person: PersonId) -> Result<Vec<String>> {
    let sql = "UPDATE tables SET version = version + 1 \
               WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1) RETURNING id";
    Ok(all(client, sql, &[&person]).await?.iter().map(|row| row.get(0)).collect())
}

pub(super) async fn open_account(
    client: &Client,
    person: PersonId,
    account: &str,
    passphrase: &str,
) -> Result<()> {
    let sql = "UPDATE people SET account = $2, account_key = $3, passphrase = $4 WHERE id = $1";
    let done = client.execute(sql, &[&person, &account, &account.to_lowercase(), &passphrase]).await;
    match done {
        Err(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => Err(Error::Taken),
        done => Ok(done.map(drop)?),
    }
}

pub(super) async fn account(client: &Client, account: &str) -> Result<Option<Account>> {
    let sql = "SELECT id, name, account, passphrase FROM people WHERE account_key = $1";
    let rows = all(client, sql, &[&account.to_lowercase()]).await?;
    Ok(rows.first().map(|row| Account { person: rows::person(row), passphrase: row.get(3) }))
}

pub(super) async fn adopt(client: &mut Client, session: [u8; 32], owner: PersonId) -> Result<Vec<String>> {
    let change = client.transaction().await?;
    let sql =
        "SELECT people.id, account IS NULL FROM sessions JOIN people ON people.id = person WHERE hash = $1";
    let rows = all(&change, sql, &[&session.as_slice()]).await?;
    let Some(row) = rows.first() else { return Ok(Vec::new()) };
    let (before, guest): (PersonId, bool) = (row.get(0), row.get(1));
    let sql = "UPDATE sessions SET person = $2 WHERE hash = $1";
    run(&change, sql, &[&session.as_slice(), &owner]).await?;
    let mut tables = Vec::new();
    if guest && before != owner {
        tables = touched(&change, before).await?;
        let sql =
            "UPDATE seats SET person = $2, name = (SELECT name FROM people WHERE id = $2) WHERE person = $1";
        run(&change, sql, &[&before, &owner]).await?;
        run(&change, "UPDATE tables SET host = $2 WHERE host = $1", &[&before, &owner]).await?;
    }
    change.commit().await?;
    Ok(tables)
}
