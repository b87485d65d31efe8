//! One node plays a table's bots and minds its clocks.

use crate::story::table;
use futures_util::{StreamExt, stream::poll_fn};
use store::{Postgres, Sqlite, Store, StoredStage, StoredTable};
use testing::{Cluster, folder};
use tokio_postgres::AsyncMessage;

/// Five tables in play: when they are due, in no order.
async fn set_up(store: &dyn Store) {
    let host = store.new_guest([1; 32], 0, 1_000).await.unwrap().id;
    for (id, due) in
        [("far", Some(900)), ("b", Some(0)), ("soon", Some(50)), ("people", None), ("a", Some(0))]
    {
        let row = StoredTable { stage: StoredStage::Playing, due, ..table(id, host, false) };
        store.create(row).await.unwrap();
    }
}

/// The most urgent first, as many as wanted, nothing twice and nothing left out.
async fn taken_up(store: &dyn Store) {
    set_up(store).await;
    assert_eq!(store.take_up(100, 2).await.unwrap(), ["a", "b"]);
    assert_eq!(store.take_up(100, 2).await.unwrap(), ["soon"]);
    assert!(store.take_up(100, 2).await.unwrap().is_empty());
    assert!(store.take_charge("a").await.unwrap() && store.take_charge("people").await.unwrap(), "once more");
    let heads = store.heads(&["a".into(), "far".into()]).await.unwrap();
    let ours = |id: &str| heads.iter().find(|head| head.table == id).unwrap().ours;
    assert_eq!((ours("a"), ours("far")), (Some(true), None));
    store.let_go("a", Some(70)).await.unwrap();
    store.let_go("b", None).await.unwrap();
    assert_eq!(store.take_up(1_000, 10).await.unwrap(), ["a", "far"]);
    assert_eq!(store.table("b").await.unwrap().unwrap().due, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_sqlite() {
    let folder = folder();
    let store = Sqlite::open(&folder.path().join("veillee.db")).unwrap();
    taken_up(&store).await;
    drop(store);
    let store = Sqlite::open(&folder.path().join("veillee.db")).unwrap();
    assert_eq!(store.take_up(1_000, 10).await.unwrap(), ["soon", "a", "far"], "after a restart");
    drop(store);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_postgres_nodes_take_over_from_those_that_are_gone() {
    let cluster = Cluster::start();
    let (a, b) =
        (Postgres::connect(&cluster.url()).await.unwrap(), Postgres::connect(&cluster.url()).await.unwrap());
    taken_up(&a).await;
    assert!(b.take_up(1_000, 10).await.unwrap().is_empty(), "all are in the charge of another");
    assert!(!b.take_charge("soon").await.unwrap());
    assert_eq!(b.heads(&["soon".into()]).await.unwrap()[0].ours, Some(false));
    a.leave().await.unwrap();
    assert_eq!(b.take_up(1_000, 10).await.unwrap(), ["soon", "a", "far"], "it said goodbye");

    // this one falls silent: it is as if its last word were long ago
    let c = Postgres::connect(&cluster.url()).await.unwrap();
    drop(b);
    let (client, mut connection) =
        tokio_postgres::connect(&cluster.url(), tokio_postgres::NoTls).await.unwrap();
    let (buried, mut burials) = tokio::sync::mpsc::channel(1);
    tokio::spawn(async move {
        let mut messages = poll_fn(move |context| connection.poll_message(context));
        while let Some(Ok(message)) = messages.next().await {
            if let AsyncMessage::Notification(_) = message {
                buried.send(()).await.ok();
            }
        }
    });
    assert!(c.take_up(1_000, 10).await.unwrap().is_empty(), "not yet");
    let silent = "
        CREATE FUNCTION toll() RETURNS trigger AS 'BEGIN NOTIFY buried; RETURN NULL; END' LANGUAGE plpgsql;
        CREATE TRIGGER toll AFTER DELETE ON nodes FOR EACH ROW EXECUTE FUNCTION toll();
        LISTEN buried;
        UPDATE nodes SET seen = seen - interval '1 hour' WHERE node IN (SELECT node FROM charges)";
    client.batch_execute(silent).await.unwrap();
    burials.recv().await.expect("somebody buries it");
    assert_eq!(c.take_up(1_000, 10).await.unwrap(), ["soon", "a", "far"]);
}
