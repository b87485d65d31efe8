//! Two nodes on one PostgreSQL: one of them plays a table's bots, and the other takes over when it is gone.

use crate::crash::Node;
use serde_json::{Value, json};
use testing::{Cluster, Socket, Visitor, picks};

/// How many times bots have thought at a node.
async fn thoughts(node: &Node) -> u32 {
    let (_, figures) = Visitor::stranger(&node.address).get("/metrics").await;
    let figures = figures.as_str().expect("figures are text").to_owned();
    let line = figures.lines().find_map(|line| line.strip_prefix("veillee_thoughts_total "));
    line.map_or(0, |count| count.parse().expect("a number"))
}

/// Answers for light, and waits until light is asked again.
async fn move_and_wait(socket: &mut Socket, asked: &Value) -> Value {
    let picks = picks(&asked["prompt"], |_| 0).expect("light is asked");
    let answer = json!({ "t": "answer", "decision": asked["decision"], "picks": picks });
    let mine = socket.ask(answer).await;
    assert_eq!(mine["t"], "update", "{mine}");
    socket.first(|message| message["t"] == "update" && !message["prompt"].is_null()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_think_once_and_outlive_their_node() {
    let cluster = Cluster::start();
    let url = cluster.url();
    let data = ["--database", &url];
    let (a, b) = (Node::start(&data), Node::start(&data));
    // the table is opened at one node and played at the other
    let mut anna = Visitor::guest(&a.address, "Anna").await;
    let opened = anna.open("neuf-pistes", &[("light", "me"), ("dark", "bot:random")], json!({})).await;
    let table = opened["id"].as_str().expect("an id");
    let mut socket = anna.at(&b.address).socket(table, "").await;
    let mut asked = socket.next_of("welcome").await;
    for _ in 0..6 {
        asked = move_and_wait(&mut socket, &asked).await;
    }
    assert_eq!((thoughts(&a).await, thoughts(&b).await), (6, 0), "one node thinks, and once");
    a.kill();
    for _ in 0..2 {
        asked = move_and_wait(&mut socket, &asked).await;
    }
    assert_eq!(thoughts(&b).await, 2);
}
