//! A copy of a PostgreSQL store as one SQLite file, which `--data` can open.

use crate::{Error, Result, Sqlite, backup};
use deadpool_postgres::{Client, GenericClient};
use rusqlite::{Connection, params_from_iter, types::Value};
use std::path::Path;
use tokio_postgres::{IsolationLevel, Row, types::Type};

/// The tables in an order in which every reference finds what it refers to.
const TABLES: [&str; 10] =
    ["people", "sessions", "boards", "tables", "seats", "steps", "talk", "drafts", "presence", "desks"];

/// Copies everything, as of one moment.
pub(crate) async fn into_file(client: &mut Client, to: &Path) -> Result<()> {
    let part = backup::part_of(to)?;
    drop(Sqlite::open(&part)?);
    let lock = part.with_extension("lock");
    std::fs::remove_file(lock).map_err(|error| Error::Unavailable(error.to_string()))?;
    let mut file = Connection::open(&part)?;
    let moment = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    let moment = moment.start().await?;
    for table in TABLES {
        let statement = moment.prepare(&format!("SELECT * FROM {table}")).await?;
        let columns: Vec<&str> = statement.columns().iter().map(|column| column.name()).collect();
        let blanks = vec!["?"; columns.len()].join(", ");
        let sql = format!("INSERT INTO {table} ({}) VALUES ({blanks})", columns.join(", "));
        // a portal hands the rows over in portions, so a long log needs no more memory than a short one
        let portal = moment.bind(&statement, &[]).await?;
        loop {
            let rows = moment.query_portal(&portal, 1_000).await?;
            if rows.is_empty() {
                break;
            }
            let change = file.transaction()?;
            for row in &rows {
                change.prepare_cached(&sql)?.execute(params_from_iter(values(row)?))?;
            }
            change.commit()?;
        }
    }
    moment.rollback().await?;
    drop(file);
    backup::finish(&part, to)
}

fn values(row: &Row) -> Result<Vec<Value>> {
    let value = |i: usize, kind: &Type| -> Result<Value> {
        let read = match *kind {
            Type::INT8 => row.try_get::<_, Option<i64>>(i)?.map(Value::from),
            Type::BOOL => row.try_get::<_, Option<bool>>(i)?.map(Value::from),
            Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(i)?.map(Value::from),
            _ => row.try_get::<_, Option<String>>(i)?.map(Value::from),
        };
        Ok(read.unwrap_or(Value::Null))
    };
    row.columns().iter().enumerate().map(|(i, column)| value(i, column.type_())).collect()
}
