//! What is forgotten, what is kept, and what only those may change who have seen the last step.

use crate::story::{append, table};
use store::{Error, Expired, Expiry, Postgres, Sqlite, Store, StoredStage, StoredTable};
use testing::{Cluster, folder};

async fn told_to(store: &dyn Store) {
    let anna = store.new_guest([1; 32], 0, 10_000).await.unwrap().id;
    let ben = store.new_guest([2; 32], 0, 500).await.unwrap().id;
    store.new_guest([3; 32], 0, 500).await.unwrap();
    let own = "board\n".repeat(100);
    let with = |id: &str, host, stage, touched| StoredTable {
        stage,
        touched,
        board: Some(own.clone()),
        ..table(id, host, true)
    };
    store.create(with("old", ben, StoredStage::Open, 100)).await.unwrap();
    store.create(with("new", anna, StoredStage::Open, 900)).await.unwrap();
    store.create(with("left", anna, StoredStage::Playing, 100)).await.unwrap();
    store.create(with("played", anna, StoredStage::Playing, 100)).await.unwrap();
    store.create(with("over", anna, StoredStage::Over, 100)).await.unwrap();
    assert_eq!(
        store.table("new").await.unwrap().unwrap().board,
        Some(own.clone()),
        "kept once, and there for all"
    );
    store.append(append("played", 0, &["a"])).await.unwrap();
    store.seen("played", anna, 7).await.unwrap();
    store.seen("played", anna, 5).await.unwrap();
    assert_eq!(store.last_seen("played", anna).await.unwrap(), Some(7), "an older word does not count");
    assert_eq!(store.last_seen("played", ben).await.unwrap(), None);

    // whoever has not seen the last step knows neither the clocks nor who is there
    let row = store.table("played").await.unwrap().unwrap();
    assert_eq!(store.save(row.clone(), 0).await, Err(Error::Conflict));
    store.save(row, 1).await.unwrap();

    let gone = store.expire(Expiry { sessions: 1_000, open: 500, playing: 500 }).await.unwrap();
    assert_eq!(gone, Expired { sessions: 2, guests: 2, tables: 2 });
    for (id, kept) in [("old", false), ("new", true), ("left", false), ("played", true), ("over", true)] {
        assert_eq!(store.table(id).await.unwrap().is_some(), kept, "{id}");
    }
    assert_eq!(store.expire(Expiry { sessions: 0, open: 0, playing: 0 }).await.unwrap(), Expired::default());

    // one host, three tables, two of them shown
    store.create(table("n2", anna, true)).await.unwrap();
    store.create(table("n3", anna, true)).await.unwrap();
    assert_eq!(store.on_offer(10, 2).await.unwrap().len(), 2);
    assert_eq!(store.on_offer(10, 9).await.unwrap().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_sqlite() {
    let folder = folder();
    let path = folder.path().join("veillee.db");
    let store = Sqlite::open(&path).unwrap();
    told_to(&store).await;
    drop(store);
    let file = rusqlite::Connection::open(&path).unwrap();
    let boards: u32 = file.query_row("SELECT count(*) FROM boards", [], |row| row.get(0)).unwrap();
    assert_eq!(boards, 1, "five tables, one board");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_postgres() {
    let cluster = Cluster::start();
    let store = Postgres::connect(&cluster.url()).await.unwrap();
    told_to(&store).await;
    assert!(store.time().await.unwrap().unwrap() > 1_700_000_000_000);
}
