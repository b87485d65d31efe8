//! Tables, steps, talk, drafts and desks in PostgreSQL.

use super::rows::{self, TABLE, all, run};
use crate::boards;
use crate::model::hearers_text;
use crate::sums::checked;
use crate::{Draft, Error, Head, PersonId, Result, StoredSeat, StoredStep, StoredTable, StoredTalk};
use deadpool_postgres::{Client, GenericClient};
use tokio_postgres::Row;

pub(super) async fn steps(client: &Client, table: &str, after: u32) -> Result<Vec<StoredStep>> {
    let sql = "SELECT number, at, step, sum FROM steps WHERE table_id = $1 AND number > $2 ORDER BY number";
    let rows = all(client, sql, &[&table, &i64::from(after)]).await?;
    let step =
        |row: &Row| StoredStep { number: row.get::<_, i64>(0) as u32, at: row.get(1), step: row.get(2) };
    rows.iter().map(|row| checked(table, step(row), row.get(3))).collect()
}

pub(super) async fn create(client: &mut Client, table: &StoredTable) -> Result<()> {
    let change = client.transaction().await?;
    let board = boards::kept(table.board.as_deref());
    if let Some((_, Some((hash, text)))) = &board {
        run(&change, "INSERT INTO boards VALUES ($1, $2) ON CONFLICT DO NOTHING", &[hash, text]).await?;
    }
    let board = board.map(|(name, _)| name);
    let sql = "INSERT INTO tables (id, version, game, rules_version, options, board, public, invite, seed, salt, \
               host, clock, clocks, stage, rematch, created, touched, due, manners, position) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)";
    run(
        &change,
        sql,
        &[
            &&*table.id,
            &table.version,
            &table.game,
            &i64::from(table.rules_version),
            &serde_json::to_string(&table.options).unwrap_or_default(),
            &board,
            &table.public,
            &table.invite,
            &table.seed.0.as_slice(),
            &table.salt.0.as_slice(),
            &table.host,
            &table.clock,
            &table.clocks,
            &table.stage.word(),
            &table.rematch,
            &table.created,
            &table.touched,
            &table.due,
            &table.manners,
            &table.position,
        ],
    )
    .await?;
    seat_all(&change, table).await?;
    Ok(change.commit().await?)
}

pub(super) async fn save(client: &mut Client, table: &StoredTable, last: u32) -> Result<()> {
    let change = client.transaction().await?;
    let sql = "UPDATE tables SET version = version + 1, public = $3, stage = $4, rematch = $5, touched = $6, clocks = $7, due = $8, invite = $10 \
               WHERE id = $1 AND version = $2 \
               AND $9 = (SELECT coalesce(max(number), 0) FROM steps WHERE table_id = $1)";
    let last = i64::from(last);
    let StoredTable { id, version, public, stage, rematch, touched, clocks, due, invite, .. } = table;
    if run(
        &change,
        sql,
        &[&&**id, version, public, &stage.word(), rematch, touched, clocks, due, &last, invite],
    )
    .await?
        == 0
    {
        return Err(Error::Conflict);
    }
    run(&change, "DELETE FROM seats WHERE table_id = $1", &[&&**id]).await?;
    seat_all(&change, table).await?;
    Ok(change.commit().await?)
}

async fn seat_all(client: &impl GenericClient, table: &StoredTable) -> Result<()> {
    let sql = "INSERT INTO seats (table_id, place, seat, person, name, level, luck, halves, again) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    for (seat, place) in table.seats.iter().zip(0_i64..) {
        let StoredSeat { id, person, name, level, luck, halves, again } = seat;
        run(client, sql, &[&&*table.id, &place, id, person, name, level, luck, halves, again]).await?;
    }
    Ok(())
}

pub(super) async fn by_id(client: &Client, id: &str) -> Result<Option<StoredTable>> {
    Ok(rows::tables(client, &format!("{TABLE} WHERE id = $1"), &[&id]).await?.pop())
}

pub(super) async fn on_offer(client: &Client, limit: u32, each: u32) -> Result<Vec<StoredTable>> {
    let sql = format!(
        "{TABLE} WHERE id IN (SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY host ORDER BY created DESC) AS n \
         FROM tables WHERE stage = 'open' AND public) AS offered WHERE n <= $2) ORDER BY created DESC LIMIT $1"
    );
    rows::tables(client, &sql, &[&i64::from(limit), &i64::from(each)]).await
}

pub(super) async fn of_person(client: &Client, person: PersonId, limit: u32) -> Result<Vec<StoredTable>> {
    let sql = format!(
        "{TABLE} WHERE id IN (SELECT table_id FROM seats WHERE person = $1) \
         ORDER BY stage = 'over', touched DESC LIMIT $2"
    );
    rows::tables(client, &sql, &[&person, &i64::from(limit)]).await
}

pub(super) async fn hosted(client: &Client, person: PersonId) -> Result<u32> {
    let sql = "SELECT count(*) FROM tables WHERE host = $1 AND stage <> 'over'";
    let rows = all(client, sql, &[&person]).await?;
    Ok(rows.first().map_or(0, |row| row.get::<_, i64>(0) as u32))
}

pub(super) async fn finished(client: &Client, after: &str, limit: u32) -> Result<Vec<String>> {
    // compared byte by byte, as SQLite does, whatever the database's language
    let sql = "SELECT id FROM tables WHERE stage = 'over' AND id > $1 COLLATE \"C\" ORDER BY id COLLATE \"C\" LIMIT $2";
    let rows = all(client, sql, &[&after, &i64::from(limit)]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

pub(super) async fn ids(client: &Client, after: &str, limit: u32) -> Result<Vec<String>> {
    let sql = "SELECT id FROM tables WHERE id > $1 COLLATE \"C\" ORDER BY id COLLATE \"C\" LIMIT $2";
    let rows = all(client, sql, &[&after, &i64::from(limit)]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

pub(super) async fn heads(client: &Client, node: &str, tables: &[String]) -> Result<Vec<Head>> {
    let sql = "SELECT id, version, \
               (SELECT coalesce(max(number), 0) FROM steps WHERE table_id = t.id), \
               (SELECT coalesce(max(id), 0) FROM talk WHERE table_id = t.id), \
               (SELECT node = $2 FROM charges WHERE table_id = t.id) FROM tables t WHERE id = ANY ($1)";
    let rows = all(client, sql, &[&tables, &node]).await?;
    Ok(rows
        .iter()
        .map(|row| Head {
            table: row.get(0),
            version: row.get(1),
            last_step: row.get::<_, i64>(2) as u32,
            last_talk: row.get(3),
            ours: row.get(4),
        })
        .collect())
}

/// What is said at a table is numbered in the order in which it is committed: whoever has read up to a number has missed
/// nothing.
pub(super) async fn say(client: &mut Client, table: &str, talk: &StoredTalk) -> Result<i64> {
    let change = client.transaction().await?;
    run(&change, "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", &[&table]).await?;
    let room = talk.room.as_ref().map(|seats| seats.join(" "));
    let sql = "INSERT INTO talk (table_id, at, seat, name, room, words, person, hearers, step, turn) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id";
    let hearers = hearers_text(talk.hearers.as_deref());
    let (step, turn) = (talk.step.map(i64::from), talk.turn.map(i64::from));
    let params: rows::Params<'_> =
        &[&table, &talk.at, &talk.seat, &talk.name, &room, &talk.words, &talk.person, &hearers, &step, &turn];
    let id = all(&change, sql, params).await?.first().map_or(0, |row| row.get(0));
    change.commit().await?;
    Ok(id)
}

pub(super) async fn talk(client: &Client, table: &str, after: i64, limit: u32) -> Result<Vec<StoredTalk>> {
    let sql = "SELECT id, at, seat, name, room, words, person, hearers, step, turn FROM talk WHERE table_id = $1 AND id > $2 \
               ORDER BY id DESC LIMIT $3";
    let rows = all(client, sql, &[&table, &after, &i64::from(limit)]).await?;
    Ok(rows.iter().rev().map(rows::talk).collect())
}

pub(super) async fn set_draft(client: &Client, table: &str, draft: &Draft) -> Result<()> {
    if draft.words.is_empty() {
        run(client, "DELETE FROM drafts WHERE table_id = $1 AND seat = $2", &[&table, &draft.seat]).await?;
        return Ok(());
    }
    let sql = "INSERT INTO drafts (table_id, seat, decision, words, person) VALUES ($1, $2, $3, $4, $5) \
               ON CONFLICT (table_id, seat) DO UPDATE \
               SET decision = excluded.decision, words = excluded.words, person = excluded.person";
    let decision = i64::from(draft.decision);
    run(client, sql, &[&table, &draft.seat, &decision, &draft.words, &draft.person]).await?;
    Ok(())
}

pub(super) async fn drafts(client: &Client, table: &str) -> Result<Vec<Draft>> {
    let sql = "SELECT seat, decision, words, person FROM drafts WHERE table_id = $1 ORDER BY seat";
    let rows = all(client, sql, &[&table]).await?;
    Ok(rows
        .iter()
        .map(|row| Draft {
            seat: row.get(0),
            decision: row.get::<_, i64>(1) as u32,
            words: row.get(2),
            person: row.get(3),
        })
        .collect())
}

pub(super) async fn set_desk(client: &Client, table: &str, person: PersonId, words: &str) -> Result<()> {
    let sql = "INSERT INTO desks VALUES ($1, $2, $3) \
               ON CONFLICT (table_id, person) DO UPDATE SET words = excluded.words";
    run(client, sql, &[&table, &person, &words]).await.map(drop)
}

pub(super) async fn desk(client: &Client, table: &str, person: PersonId) -> Result<Option<String>> {
    let sql = "SELECT words FROM desks WHERE table_id = $1 AND person = $2";
    Ok(all(client, sql, &[&table, &person]).await?.first().map(|row| row.get(0)))
}
