//! Data of an older schema: a server brings them up to date and loses nothing; whoever only reads changes nothing.

use crate::story::{append, texts};
use store::{Error, Postgres, Sqlite, Store};
use testing::{Cluster, folder};
use tokio_postgres::NoTls;

/// People, a game against a bot and one among people, as every schema has known them.
const ROWS: &str = "
  INSERT INTO people (name, created) VALUES ('Anna', 1);
  INSERT INTO tables (id, version, game, rules_version, options, public, invite, seed, salt, host, stage, created,
    touched) VALUES ('bots', 1, 'neuf-pistes', 1, '{}', TRUE, 'i', SEED, SALT, 1, 'playing', 1, 1),
    ('people', 1, 'neuf-pistes', 1, '{}', TRUE, 'i', SEED, SALT, 1, 'playing', 1, 1);
  INSERT INTO seats (table_id, place, seat, person, name, level) VALUES
    ('bots', 0, 'light', 1, 'Anna', NULL), ('bots', 1, 'dark', NULL, '', 'easy'),
    ('people', 0, 'light', 1, 'Anna', NULL), ('people', 1, 'dark', 1, 'Anna', NULL);
  INSERT INTO steps VALUES ('bots', 1, 5, 'a'), ('bots', 2, 5, 'b');
";

fn rows(blob: impl Fn(usize) -> String) -> String {
    ROWS.replace("SEED", &blob(32)).replace("SALT", &blob(16))
}

/// Everything is there, and goes on.
async fn is_whole(store: &dyn Store, log: &[&str]) {
    assert_eq!(texts(store, "bots").await, log);
    let last = log.len() as u32;
    assert_eq!(store.append(append("bots", last - 1, &["x"])).await, Err(Error::Conflict));
    store.append(append("bots", last, &["on"])).await.unwrap();
    assert_eq!(texts(store, "bots").await.len(), log.len() + 1);
    let table = store.table("bots").await.unwrap().unwrap();
    assert_eq!((table.seats[1].level.as_deref(), table.seed.0), (Some("easy"), [7; 32]));
    assert_eq!(store.take_up(1, 10).await.unwrap(), ["bots"], "where a bot sits, somebody looks");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_each_older_schema() {
    let first = include_str!("../migrations/sqlite/0001_tables.sql");
    let second = include_str!("../migrations/sqlite/0002_arrivals.sql");
    let arrived =
        "INSERT INTO arrivals (table_id, number, at, step) VALUES ('bots', 3, 6, 'c'), ('bots', 4, 6, 'd')";
    let schemas: [(&[&str], &[&str]); 2] =
        [(&[first], &["a", "b"]), (&[first, second], &["a", "b", "c", "d"])];
    for (version, (migrations, log)) in (1..).zip(schemas) {
        let folder = folder();
        let path = folder.path().join("veillee.db");
        let file = rusqlite::Connection::open(&path).unwrap();
        migrations.iter().for_each(|sql| file.execute_batch(sql).unwrap());
        file.pragma_update(None, "application_id", 0x5665_696C).unwrap();
        file.pragma_update(None, "user_version", version).unwrap();
        file.execute_batch(&rows(|bytes| format!("x'{}'", "07".repeat(bytes)))).unwrap();
        if version > 1 {
            file.execute_batch(arrived).unwrap();
        }
        drop(file);
        let before = std::fs::read(&path).unwrap();
        let reading = Sqlite::open_for_reading(&path).err();
        assert_eq!(reading, Some(Error::Older { found: version, known: 7 }));
        assert!(std::fs::read(&path).unwrap() == before, "whoever only reads changes nothing");
        let store = Sqlite::open(&path).unwrap();
        is_whole(&store, log).await;
        drop(store);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_the_older_schema() {
    let cluster = Cluster::start();
    let (client, connection) = tokio_postgres::connect(&cluster.url(), NoTls).await.unwrap();
    tokio::spawn(connection);
    assert!(matches!(Postgres::open_for_reading(&cluster.url()).await.err(), Some(Error::Foreign(_))));
    client.batch_execute(include_str!("../migrations/postgres/0001_tables.sql")).await.unwrap();
    client.batch_execute("CREATE TABLE schema_version AS SELECT 1::int8 AS version").await.unwrap();
    client.batch_execute(&rows(|bytes| format!("'\\x{}'", "07".repeat(bytes)))).await.unwrap();
    let reading = Postgres::open_for_reading(&cluster.url()).await.err();
    assert_eq!(reading, Some(Error::Older { found: 1, known: 6 }));
    let version: i64 = client.query_one("SELECT version FROM schema_version", &[]).await.unwrap().get(0);
    assert_eq!(version, 1, "whoever only reads changes nothing");
    is_whole(&Postgres::connect(&cluster.url()).await.unwrap(), &["a", "b"]).await;
}
