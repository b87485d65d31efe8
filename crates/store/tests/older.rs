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
  INSERT INTO steps (table_id, number, at, step) VALUES ('bots', 1, 5, 'a'), ('bots', 2, 5, 'b');
";

fn rows(blob: impl Fn(usize) -> String) -> String {
    ROWS.replace("SEED", &blob(32)).replace("SALT", &blob(16))
}

/// Steps that had just come.
const ARRIVED: &str =
    "INSERT INTO arrivals (table_id, number, at, step) VALUES ('bots', 3, 6, 'c'), ('bots', 4, 6, 'd')";

/// The hash of the invitation `i`.
const HASHED: &str = "de7d1b721a1e0632b7cf04edf5032c8ecffa9f9a08492152b926f1a5a7e765d7";

/// From this schema on, invitations lie in the data as hashes.
fn hashed(all: &[String]) -> u32 {
    all.iter().position(|sql| sql.contains("invite = ")).expect("a migration hashed them") as u32 + 1
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
    assert_eq!(table.invite, HASHED, "of an invitation only the hash is kept");
    assert_eq!(store.take_up(1, 10).await.unwrap(), ["bots"], "where a bot sits, somebody looks");
}

/// The migrations of a dialect, in order: each prefix is a schema that was released.
fn migrations(dialect: &str) -> Vec<String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(dialect);
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_each_older_schema() {
    let all = migrations("sqlite");
    let known = all.len() as u32;
    assert!(known >= 7);
    for version in 1..known {
        let folder = folder();
        let path = folder.path().join("veillee.db");
        let file = rusqlite::Connection::open(&path).unwrap();
        // nothing is there yet that could be hashed, by a function that only we have
        let plain = |sql: &String| sql.replace("sha256(invite)", "invite");
        all[..version as usize].iter().for_each(|sql| file.execute_batch(&plain(sql)).unwrap());
        file.pragma_update(None, "application_id", 0x5665_696C).unwrap();
        file.pragma_update(None, "user_version", version).unwrap();
        file.execute_batch(&rows(|bytes| format!("x'{}'", "07".repeat(bytes)))).unwrap();
        if version >= hashed(&all) {
            file.execute("UPDATE tables SET invite = ?1", [HASHED]).unwrap();
        }
        let mut log = vec!["a", "b"];
        if version > 1 {
            file.execute_batch(ARRIVED).unwrap();
            log.extend(["c", "d"]);
        }
        if version > 2 {
            file.execute_batch("UPDATE tables SET due = 0 WHERE id = 'bots'").unwrap();
        }
        drop(file);
        let before = std::fs::read(&path).unwrap();
        let reading = Sqlite::open_for_reading(&path).err();
        assert_eq!(reading, Some(Error::Older { found: version, known }));
        assert!(std::fs::read(&path).unwrap() == before, "whoever only reads changes nothing");
        let store = Sqlite::open(&path).unwrap();
        is_whole(&store, &log).await;
        drop(store);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_each_older_schema() {
    let cluster = Cluster::start();
    let all = migrations("postgres");
    let known = all.len() as u32;
    assert!(matches!(Postgres::open_for_reading(&cluster.url()).await.err(), Some(Error::Foreign(_))));
    for version in 1..known {
        let url = cluster.database(&format!("version{version}"));
        let (client, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
        tokio::spawn(connection);
        for sql in &all[..version as usize] {
            client.batch_execute(sql).await.unwrap();
        }
        let mark = format!("CREATE TABLE schema_version AS SELECT {version}::int8 AS version");
        client.batch_execute(&mark).await.unwrap();
        client.batch_execute(&rows(|bytes| format!("'\\x{}'", "07".repeat(bytes)))).await.unwrap();
        if version >= hashed(&all) {
            client.execute("UPDATE tables SET invite = $1", &[&HASHED]).await.unwrap();
        }
        if version > 1 {
            client.batch_execute("UPDATE tables SET due = 0 WHERE id = 'bots'").await.unwrap();
        }
        let reading = Postgres::open_for_reading(&url).await.err();
        assert_eq!(reading, Some(Error::Older { found: version, known }));
        let found: i64 = client.query_one("SELECT version FROM schema_version", &[]).await.unwrap().get(0);
        assert_eq!(found, i64::from(version), "whoever only reads changes nothing");
        is_whole(&Postgres::connect(&url).await.unwrap(), &["a", "b"]).await;
    }
}
