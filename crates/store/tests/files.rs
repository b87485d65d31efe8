//! The file of the data: whole after a stop, refused when it is not, closed to others, and copied whole or not at all.

use crate::story::{append, table, texts};
use std::path::{Path, PathBuf};
use store::{Error, Postgres, Sqlite, Store};
use testing::{Cluster, folder};
use tokio_postgres::NoTls;

async fn with_steps(path: &Path) -> Sqlite {
    let store = Sqlite::open(path).unwrap();
    fill(&store).await;
    store
}

async fn fill(store: &dyn Store) {
    let host = store.new_guest([1; 32], 0, 1_000).await.unwrap().id;
    store.create(table("t1", host, true)).await.unwrap();
    store.append(append("t1", 0, &["a", "b"])).await.unwrap();
    assert_eq!(texts(store, "t1").await, ["a", "b"]);
}

/// The file alone, somewhere else.
fn copied(path: &Path, to: &Path) -> PathBuf {
    let copy = to.join("veillee.db");
    std::fs::copy(path, &copy).unwrap();
    copy
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_stop_the_one_file_holds_everything() {
    for leaves in [true, false] {
        let (here, there) = (folder(), folder());
        let path = here.path().join("veillee.db");
        let store = with_steps(&path).await;
        if leaves {
            store.leave().await.unwrap();
            assert!(
                store.append(append("t1", 2, &["late"])).await.is_err(),
                "nothing is taken that is not kept"
            );
        }
        drop(store);
        let copy = Sqlite::open(&copied(&path, there.path())).unwrap();
        assert_eq!(texts(&copy, "t1").await, ["a", "b"], "said goodbye: {leaves}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_lacks_what_lay_beside_it_is_refused() {
    let (here, there) = (folder(), folder());
    let path = here.path().join("veillee.db");
    let store = with_steps(&path).await;
    let copy = copied(&path, there.path());
    let torn = Some(Error::Torn(copy.display().to_string()));
    assert_eq!(Sqlite::open_for_reading(&copy).err(), torn);
    assert_eq!(Sqlite::open(&copy).err(), torn);
    // with what lay beside it, as after a power cut, it is whole
    std::fs::copy(path.with_extension("db-wal"), there.path().join("veillee.db-wal")).unwrap();
    assert_eq!(texts(&Sqlite::open(&copy).unwrap(), "t1").await, ["a", "b"]);
    drop(store);

    // one from before there were marks: a page, and none of its tables
    let older = folder();
    let path = older.path().join("veillee.db");
    let file = rusqlite::Connection::open(&path).unwrap();
    file.pragma_update(None, "journal_mode", "WAL").unwrap();
    drop(file);
    assert!(std::fs::metadata(&path).unwrap().len() > 0);
    assert_eq!(Sqlite::open(&path).err(), Some(Error::Torn(path.display().to_string())));
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let path = folder.path().join("veillee.db");
    std::fs::write(&path, "").unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    let store = with_steps(&path).await;
    store.backup(&folder.path().join("copy.db")).await.unwrap();
    let mut seen = 0;
    for file in std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap()) {
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o007, 0, "{}: {mode:o}", file.path().display());
        seen += 1;
    }
    assert!(seen >= 4, "the file, its lock, what lies beside it, the copy: {seen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_says_that_it_is_complete() {
    let folder = folder();
    let store = with_steps(&folder.path().join("veillee.db")).await;
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    assert!(store.backup(&copy).await.is_err(), "nothing is overwritten");
    assert_eq!(texts(&Sqlite::open_backup(&copy).unwrap(), "t1").await, ["a", "b"]);
    let file = rusqlite::Connection::open(&copy).unwrap();
    file.execute("DELETE FROM marks", []).unwrap();
    drop(file);
    assert_eq!(Sqlite::open_backup(&copy).err(), Some(Error::Incomplete(copy.display().to_string())));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_postgres_that_is_broken_off_is_none() {
    let cluster = Cluster::start();
    let store = Postgres::connect(&cluster.url()).await.unwrap();
    fill(&store).await;
    let (client, connection) = tokio_postgres::connect(&cluster.url(), NoTls).await.unwrap();
    tokio::spawn(connection);
    // somebody who may read everything but the last table is broken off there
    let reader = "CREATE ROLE reader LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader; \
                  REVOKE SELECT ON drafts FROM reader";
    client.batch_execute(reader).await.unwrap();
    let url = cluster.url().replace("postgres@", "reader@");
    let folder = folder();
    let copy = folder.path().join("copy.db");
    assert!(Postgres::open_for_reading(&url).await.unwrap().backup(&copy).await.is_err());
    assert!(!copy.exists(), "what was broken off has not the name of a backup");
    client.batch_execute("GRANT SELECT ON drafts TO reader").await.unwrap();
    Postgres::open_for_reading(&url).await.unwrap().backup(&copy).await.unwrap();
    assert_eq!(texts(&Sqlite::open_backup(&copy).unwrap(), "t1").await, ["a", "b"]);
    let names: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(names, ["copy.db"], "nothing is left beside it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_that_is_not_what_was_written_is_not_played() {
    let folder = folder();
    let path = folder.path().join("veillee.db");
    drop(with_steps(&path).await);
    let file = rusqlite::Connection::open(&path).unwrap();
    assert_eq!(file.execute("UPDATE arrivals SET step = 'c' WHERE number = 2", []).unwrap(), 1);
    drop(file);
    let store = Sqlite::open(&path).unwrap();
    assert!(
        matches!(store.steps("t1", 0).await, Err(Error::Damaged(why)) if why.contains("step 2 of table t1"))
    );
    assert_eq!(store.steps("t1", 2).await, Ok(Vec::new()));

    let cluster = Cluster::start();
    let store = Postgres::connect(&cluster.url()).await.unwrap();
    fill(&store).await;
    let (client, connection) = tokio_postgres::connect(&cluster.url(), NoTls).await.unwrap();
    tokio::spawn(connection);
    client.execute("UPDATE steps SET at = at + 1 WHERE number = 1", &[]).await.unwrap();
    assert!(matches!(store.steps("t1", 0).await, Err(Error::Damaged(_))));
    assert_eq!(store.steps("t1", 1).await.unwrap().len(), 1);
}
