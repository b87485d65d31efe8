//! People, sessions and accounts in PostgreSQL.

use super::rows::{self, all, run};
use crate::{Account, Error, Expired, Expiry, Person, PersonId, Result};
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
    // whoever sits beside them on the same device keeps their own name
    let own =
        "UPDATE seats SET name = $2 WHERE person = $1 AND name = (SELECT name FROM people WHERE id = $1)";
    run(&change, own, &[&person, &name]).await?;
    run(&change, "UPDATE people SET name = $2 WHERE id = $1", &[&person, &name]).await?;
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

pub(super) async fn adopt(
    client: &mut Client,
    session: [u8; 32],
    owner: PersonId,
    (fresh, expires): ([u8; 32], i64),
) -> Result<Vec<String>> {
    let change = client.transaction().await?;
    let sql =
        "SELECT people.id, account IS NULL FROM sessions JOIN people ON people.id = person WHERE hash = $1";
    let rows = all(&change, sql, &[&session.as_slice()]).await?;
    let before: Option<(PersonId, bool)> = rows.first().map(|row| (row.get(0), row.get(1)));
    run(&change, "DELETE FROM sessions WHERE hash = $1", &[&session.as_slice()]).await?;
    let sql = "INSERT INTO sessions (hash, person, expires) VALUES ($1, $2, $3)";
    run(&change, sql, &[&fresh.as_slice(), &owner, &expires]).await?;
    let mut tables = Vec::new();
    if let Some((before, true)) = before.filter(|(before, _)| *before != owner) {
        tables = touched(&change, before).await?;
        for sql in [
            "UPDATE seats SET name = (SELECT name FROM people WHERE id = $2) \
             WHERE person = $1 AND name = (SELECT name FROM people WHERE id = $1)",
            "UPDATE seats SET person = $2 WHERE person = $1",
            "UPDATE tables SET host = $2 WHERE host = $1",
            "UPDATE drafts SET person = $2 WHERE person = $1",
            "UPDATE talk SET person = $2 WHERE person = $1",
            "UPDATE desks SET person = $2 WHERE person = $1 AND NOT EXISTS \
             (SELECT FROM desks AS own WHERE own.table_id = desks.table_id AND own.person = $2)",
            "UPDATE talk SET hearers = replace(hearers, ' ' || $1::int8 || ' ', ' ' || $2::int8 || ' ') \
             WHERE hearers LIKE '% ' || $1::int8 || ' %'",
        ] {
            run(&change, sql, &[&before, &owner]).await?;
        }
    }
    change.commit().await?;
    Ok(tables)
}

pub(super) async fn set_passphrase(client: &Client, person: PersonId, passphrase: &str) -> Result<()> {
    run(client, "UPDATE people SET passphrase = $2 WHERE id = $1", &[&person, &passphrase]).await.map(drop)
}

pub(super) async fn end_sessions(
    client: &impl GenericClient,
    person: PersonId,
    but: Option<[u8; 32]>,
) -> Result<()> {
    let sql = "DELETE FROM sessions WHERE person = $1 AND hash IS DISTINCT FROM $2";
    let but = but.as_ref().map(|but| but.as_slice());
    run(client, sql, &[&person, &but]).await.map(drop)
}

pub(super) async fn forget(client: &mut Client, person: PersonId) -> Result<Vec<String>> {
    let change = client.transaction().await?;
    end_sessions(&change, person, None).await?;
    let tables = touched(&change, person).await?;
    for sql in [
        "UPDATE people SET name = '', account = NULL, account_key = NULL, passphrase = NULL WHERE id = $1",
        "UPDATE seats SET person = NULL, name = '' WHERE person = $1",
        "UPDATE talk SET name = '' WHERE person = $1",
        "DELETE FROM drafts WHERE person = $1",
        "DELETE FROM desks WHERE person = $1",
        "DELETE FROM presence WHERE person = $1",
    ] {
        run(&change, sql, &[&person]).await?;
    }
    change.commit().await?;
    Ok(tables)
}

pub(super) async fn expire(client: &mut Client, before: Expiry) -> Result<Expired> {
    let change = client.transaction().await?;
    let sessions = run(&change, "DELETE FROM sessions WHERE expires <= $1", &[&before.sessions]).await?;
    let sql = "SELECT id FROM tables WHERE (stage = 'open' AND touched < $1) OR (stage = 'playing' AND touched < $2 \
               AND NOT EXISTS (SELECT FROM steps WHERE table_id = id AND at >= $2)) FOR UPDATE SKIP LOCKED";
    let rows = all(&change, sql, &[&before.open, &before.playing]).await?;
    let ids: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    for of in ["steps", "talk", "drafts", "desks", "presence", "charges", "seats"] {
        run(&change, &format!("DELETE FROM {of} WHERE table_id = ANY ($1)"), &[&ids]).await?;
    }
    run(&change, "DELETE FROM tables WHERE id = ANY ($1)", &[&ids]).await?;
    let sql = "DELETE FROM boards WHERE NOT EXISTS (SELECT FROM tables WHERE board = 'own:' || hash)";
    run(&change, sql, &[]).await?;
    let sql = "DELETE FROM people WHERE account IS NULL \
               AND NOT EXISTS (SELECT FROM sessions WHERE sessions.person = people.id) \
               AND NOT EXISTS (SELECT FROM seats WHERE seats.person = people.id) \
               AND NOT EXISTS (SELECT FROM tables WHERE host = people.id)";
    let guests = run(&change, sql, &[]).await?;
    change.commit().await?;
    Ok(Expired { sessions, guests, tables: ids.len() as u64 })
}

pub(super) async fn seen(client: &Client, table: &str, person: PersonId, at: i64) -> Result<()> {
    let sql = "INSERT INTO presence VALUES ($1, $2, $3) \
               ON CONFLICT (table_id, person) DO UPDATE SET seen = greatest(presence.seen, excluded.seen)";
    run(client, sql, &[&table, &person, &at]).await.map(drop)
}

pub(super) async fn last_seen(client: &Client, table: &str, person: PersonId) -> Result<Option<i64>> {
    let sql = "SELECT seen FROM presence WHERE table_id = $1 AND person = $2";
    Ok(all(client, sql, &[&table, &person]).await?.first().map(|row| row.get(0)))
}
