//! Real faults under play: nodes that stop and go on, a database that dies.

use crate::crash::{Node, Pair, soak};
use serde_json::{Value, json};
use testing::{Cluster, Visitor, trust};

/// How much time each seat has left, and whether a bot sits there.
async fn seats(visitor: &Visitor, table: &str) -> (Vec<u64>, Vec<Value>) {
    let welcome = visitor.socket_again(table).await.next_of("welcome").await;
    let left = welcome["clocks"]["left"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    let levels = welcome["table"]["seats"].as_array().into_iter().flatten().map(|seat| seat["level"].clone());
    (left, levels.collect())
}

/// A node is stopped where it stands while others play on, and goes on as if nothing had happened: it seats no bot on
/// anybody, and writes back neither steps nor clocks that are no longer true.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stopped_and_goes_on_takes_nothing_back() {
    let cluster = Cluster::start();
    let url = cluster.url();
    let data = ["--database", &url];
    let (a, b) = (Node::start(&data), Node::start(&data));
    let clock = json!({ "kind": "live", "bank": 3600, "add": 0 });
    let mut pair = Pair::sit_down_by([&a.address, &a.address], 7, clock).await;
    pair.play_on(6).await;
    let mut left = vec![3_600_000; 2];
    for _ in 0..2 * soak() {
        a.signal("STOP");
        pair.go_to([&b.address, &b.address]);
        pair.play_on(10).await;
        let (before, _) = seats(&pair.people[0], &pair.table).await;
        a.signal("CONT");
        // it hears of everything, and both play on there
        pair.go_to([&a.address, &b.address]);
        pair.play_on(10).await;
        for node in [&a, &b] {
            let (now, levels) = seats(&pair.people[0].at(&node.address), &pair.table).await;
            assert_eq!(levels, [Value::Null, Value::Null], "nobody has left");
            // a finished game is followed by another, with fresh clocks
            let same = pair.games == 1;
            assert!(
                !same || now.iter().zip(&before).all(|(now, before)| now <= before),
                "{before:?} {now:?}"
            );
            assert!(!same || now.iter().zip(&left).all(|(now, left)| now <= left), "{left:?} {now:?}");
            left = now;
        }
    }
    trust::note(
        "real",
        &[("faults", u64::from(2 * soak())), ("acknowledged", pair.told.len() as u64), ("lost", 0)],
    );
}

/// The database dies in the midst of play and is started again: nothing that was acknowledged is lost, and play goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_dies_takes_nothing_with_it() {
    let mut cluster = Cluster::start();
    let url = cluster.url();
    let node = Node::start(&["--database", &url]);
    let mut pair = Pair::sit_down([&node.address, &node.address], 3).await;
    for round in 0..2 * soak() {
        pair.play_on(10 + 5 * round as usize).await;
        cluster.die();
        cluster.rise();
        pair.come_back().await;
    }
    pair.play_on(10).await;
    trust::note(
        "real",
        &[("faults", u64::from(2 * soak())), ("acknowledged", pair.told.len() as u64), ("lost", 0)],
    );
}
