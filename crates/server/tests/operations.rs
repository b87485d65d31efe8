//! What an operator relies on: health, figures, and what every site says of itself.

use crate::site::{Duel, Place, code, first};
use reqwest::Method;
use reqwest::header::HeaderMap;
use serde_json::json;
use server::{Data, Limits, scrub};
use testing::{Cluster, Visitor};

/// Asks until the answer has this status: it changes within a second, and then stays.
async fn until(place: &Place, path: &str, status: u16) {
    let mut anyone = Visitor::stranger(&place.address);
    while anyone.get(path).await.0 != status {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_takes_nothing_is_alive_and_not_ready() {
    let cluster = Cluster::start();
    let url = cluster.url();
    let place = Place::with(|config| {
        (config.data, config.limits) = (Data::Database(url.clone()), Limits::none());
    })
    .await;
    until(&place, "/readyz", 200).await;
    let (client, connection) = tokio_postgres::connect(&url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() \
                  AND datname = 'postgres'";
    client.batch_execute("ALTER DATABASE postgres SET default_transaction_read_only = on").await.unwrap();
    client.batch_execute(others).await.unwrap();
    until(&place, "/readyz", 503).await;
    let mut anyone = Visitor::stranger(&place.address);
    assert_eq!(anyone.get("/healthz").await.0, 503, "the same under its older name");
    assert_eq!(anyone.get("/livez").await.1, "ok\n");
    let (status, refused) = anyone.post("/api/me", json!({ "name": "Anna" })).await;
    assert_eq!((status.as_u16(), code(&refused)), (503, "unavailable"));
    client.batch_execute("SET default_transaction_read_only = off").await.unwrap();
    client.batch_execute("ALTER DATABASE postgres SET default_transaction_read_only = off").await.unwrap();
    client.batch_execute(others).await.unwrap();
    until(&place, "/readyz", 200).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_nobody_comes_without_encryption_or_sees_the_figures() {
    let open = Place::open().await;
    let proxied = Place::with(|config| (config.behind_proxy, config.test_seed) = (true, None)).await;
    for (place, secure) in [(&open, false), (&proxied, true)] {
        let mut anyone = Visitor::stranger(&place.address);
        let answer = anyone.request(Method::GET, "/", HeaderMap::new(), String::new()).await;
        assert_eq!(answer.headers().contains_key("strict-transport-security"), secure);
        let (status, _) = anyone.get("/metrics").await;
        assert_eq!(status.as_u16(), if secure { 404 } else { 200 }, "figures are for this machine alone");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_may_have_an_address_of_their_own() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let place = Place::with(|config| {
        (config.behind_proxy, config.test_seed, config.metrics) = (true, None, Some(free));
    })
    .await;
    assert_eq!(Visitor::stranger(&place.address).get("/metrics").await.0, 404);
    let (status, figures) = Visitor::stranger(free).get("/metrics").await;
    assert!(status == 200 && figures.as_str().unwrap().contains("veillee_"), "{status} {figures}");
    assert_eq!(Visitor::stranger(free).get("/api/me").await.0, 404, "and nothing else is there");
}

#[tokio::test(flavor = "multi_thread")]
async fn machines_find_what_they_look_for() {
    let place = Place::with(|config| config.contact = Some("mailto:us@example.org".into())).await;
    let mut robot = Visitor::stranger(&place.address);
    let kind = async |robot: &mut Visitor, path: &str| {
        let answer = robot.request(Method::GET, path, HeaderMap::new(), String::new()).await;
        let kind = answer.headers()["content-type"].to_str().unwrap().to_owned();
        (answer.status().as_u16(), kind, answer.bytes().await.unwrap())
    };
    let (status, type_, text) = kind(&mut robot, "/robots.txt").await;
    assert!(status == 200 && type_.starts_with("text/plain"), "{status} {type_}");
    assert!(String::from_utf8_lossy(&text).contains("Disallow: /api/"));
    let (status, type_, icon) = kind(&mut robot, "/favicon.ico").await;
    assert!(status == 200 && type_.contains("icon") && icon.starts_with(&[0, 0, 1, 0]), "{status} {type_}");
    let (status, _, text) = kind(&mut robot, "/.well-known/security.txt").await;
    let text = String::from_utf8_lossy(&text).into_owned();
    assert!(
        status == 200 && text.contains("Contact: mailto:us@example.org\n") && text.contains("Expires: 20"),
        "{text}"
    );
    assert_eq!(kind(&mut robot, "/.well-known/anything").await.0, 404, "no page of ours is there");
    let nobody = Place::open().await;
    assert_eq!(Visitor::stranger(&nobody.address).get("/.well-known/security.txt").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_holds_no_seat_waits_for_no_turn() {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    let opened =
        anna.open("neuf-pistes", &[("light", "me"), ("dark", "bot:random")], json!({ "public": true })).await;
    let table = opened["id"].as_str().unwrap();
    let mut ben = place.guest("Ben").await;
    let refused = ben.turns(table).await;
    assert_eq!(refused.status(), 403);
    assert_eq!(refused.json::<serde_json::Value>().await.unwrap()["code"], "not_seated");
    assert_eq!(anna.turns(table).await.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scrub_reads_everything_and_finds_what_was_changed() {
    let mut place = Place::open().await;
    let duel = Duel::start(&place).await;
    let mut socket = duel.light.socket(&duel.table, "").await;
    let welcome = socket.next_of("welcome").await;
    let answer = socket.ask(first(&welcome)).await;
    assert_eq!(answer["t"], "update", "{answer}");
    let data = Data::Folder(place.folder.path().to_owned());
    let found = scrub(&data).await.unwrap();
    assert_eq!((found.tables, found.faults.len()), (1, 0), "{:?}", found.faults);
    assert!(found.steps > 0);
    place.site.take().unwrap().stop().await;
    let file = rusqlite::Connection::open(place.folder.path().join("veillee.db")).unwrap();
    file.execute("UPDATE arrivals SET at = at + 1 WHERE number = 1", []).unwrap();
    drop(file);
    let found = scrub(&data).await.unwrap();
    assert!(found.faults.len() == 1 && found.faults[0].contains(&duel.table), "{:?}", found.faults);
}
