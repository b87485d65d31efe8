//! A database that does not answer: said to everybody, nothing taken that is not kept, and gone on with when it is back.

use crate::site::{Duel, Place, code, first};
use serde_json::Value;
use server::Data;
use testing::{Cluster, Proxy, Socket};

/// A site whose line to its database can go dead.
async fn place() -> (Cluster, Proxy, Place) {
    let cluster = Cluster::start();
    let url = cluster.url();
    let target = url.split_once('@').unwrap().1.split('/').next().unwrap().to_owned();
    let proxy = Proxy::start(target.clone()).await;
    let url = url.replace(&target, proxy.address());
    let place = Place::with(|config| config.data = Data::Database(url)).await;
    (cluster, proxy, place)
}

/// A socket of this visitor, and its welcome.
async fn welcomed(visitor: &testing::Visitor, table: &str) -> (Socket, Value) {
    let mut socket = visitor.socket_again(table).await;
    let welcome = socket.next_of("welcome").await;
    (socket, welcome)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_went_dead_is_given_up_and_play_goes_on() {
    let (_cluster, proxy, place) = place().await;
    let duel = Duel::start(&place).await;
    let (mut a, welcome) = welcomed(&duel.light, &duel.table).await;
    let before = welcome["step"].as_u64().unwrap();
    proxy.stall();
    let answer = a.ask(first(&welcome)).await;
    assert_eq!((&answer["t"], code(&answer)), (&"refused".into(), "unavailable"), "nothing was kept");
    // new lines work: the same answer is taken
    proxy.mend();
    let (mut a, welcome) = welcomed(&duel.light, &duel.table).await;
    assert_eq!(welcome["step"].as_u64().unwrap(), before);
    let answer = a.ask(first(&welcome)).await;
    assert_eq!(answer["t"], "update", "{answer}");
    assert!(answer["step"].as_u64().unwrap() > before);
    let mut light = duel.light.clone();
    // every dead line is given up once
    while light.get("/readyz").await.0 != 200 {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_whose_database_is_dead_can_be_stopped() {
    let (_cluster, proxy, mut place) = place().await;
    let duel = Duel::start(&place).await;
    let (mut a, welcome) = welcomed(&duel.light, &duel.table).await;
    proxy.stall();
    proxy.mend();
    let mut answer = first(&welcome);
    answer["ack"] = 1.into();
    a.send(answer.to_string()).await;
    place.site.take().unwrap().stop().await;
}
