//! Sessions, accounts and names.

use crate::site::{Duel, Place, code};
use reqwest::Method;
use reqwest::header::HeaderMap;
use serde_json::json;
use std::time::Duration;
use testing::Visitor;

async fn with_account(place: &Place) -> Visitor {
    let mut anna = place.guest("Anna").await;
    anna.must("/api/account", json!({ "name": "anna", "passphrase": "correct horse" })).await;
    anna
}

async fn log_in(place: &Place, passphrase: &str) -> Result<Visitor, String> {
    let mut device = Visitor::stranger(&place.address);
    let (_, me) = device.post("/api/login", json!({ "name": "anna", "passphrase": passphrase })).await;
    if me["account"] == "anna" { Ok(device) } else { Err(code(&me).to_owned()) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_login_is_a_new_session() {
    let place = Place::open().await;
    with_account(&place).await;
    let mut device = place.guest("Guest").await;
    let planted = device.clone();
    device.must("/api/login", json!({ "name": "anna", "passphrase": "correct horse" })).await;
    assert_ne!(device.cookie, planted.cookie, "whoever planted the cookie has nothing of it");
    let (_, me) = planted.clone().get("/api/me").await;
    assert_eq!(me["account"], json!(null));
    assert_eq!(device.get("/api/me").await.1["account"], "anna");
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_end_with_their_session_and_a_guests_seat_is_left() {
    let place = Place::open().await;
    let Duel { mut dark, mut a, mut b, table, .. } = Duel::start(&place).await;
    dark.post("/api/logout", json!({})).await;
    while b.read().await.is_some() {} // told that he has left, and then closed
    let told = a.first(|message| message["table"]["seats"][1]["away"] == true).await;
    assert_eq!(told["table"]["seats"][1]["kind"], "person");
    let (_, mine) = dark.get("/api/my/tables").await;
    assert_eq!(mine, json!([]), "{table}");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_the_cookie_cannot_be_planted() {
    let place = Place::with(|config| (config.behind_proxy, config.test_seed) = (true, None)).await;
    let mut anna = Visitor::stranger(&place.address);
    let answer = anna.request(Method::GET, "/api/me", HeaderMap::new(), String::new()).await;
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(
        cookie.starts_with("__Host-veillee=") && cookie.contains("Secure") && cookie.contains("Path=/"),
        "{cookie}"
    );
    let mut planted = anna.clone();
    planted.cookie = planted.cookie.replace("__Host-", "");
    let answer = planted.request(Method::GET, "/api/me", HeaderMap::new(), String::new()).await;
    assert!(answer.headers().contains_key("set-cookie"), "another name is nobody's");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_owner_changes_the_passphrase_ends_other_sessions_and_deletes_the_account() {
    let place = Place::open().await;
    let mut anna = with_account(&place).await;
    let mut other = log_in(&place, "correct horse").await.unwrap();
    let opened =
        other.open("neuf-pistes", &[("light", "me"), ("dark", "open")], json!({ "public": true })).await;
    let table = opened["id"].as_str().unwrap().to_owned();
    let mut socket = other.socket(&table, "").await;
    socket.next_of("welcome").await;

    let wrong = json!({ "passphrase": "wrong horse", "new": "battery staple" });
    assert_eq!(code(&anna.post("/api/account/passphrase", wrong).await.1), "wrong_passphrase");
    let change = json!({ "passphrase": "correct horse", "new": "battery staple" });
    assert_eq!(anna.post("/api/account/passphrase", change).await.0, 204);
    while socket.read().await.is_some() {}
    assert_eq!(other.get("/api/my/tables").await.1, json!([]), "the other device has to log in again");
    assert_eq!(log_in(&place, "correct horse").await.err().unwrap(), "wrong_passphrase");

    let mut other = log_in(&place, "battery staple").await.unwrap();
    assert_eq!(anna.post("/api/account/others", json!({})).await.0, 204);
    assert_eq!(other.get("/api/my/tables").await.1, json!([]));
    assert_eq!(anna.get("/api/my/tables").await.1.as_array().unwrap().len(), 1);

    place.wall.forward(Duration::from_secs(60));
    assert_eq!(anna.post("/api/account/delete", json!({ "passphrase": "battery staple" })).await.0, 204);
    assert_eq!(log_in(&place, "battery staple").await.err().unwrap(), "wrong_passphrase");
    let (_, look) = place.guest("Ben").await.get(&format!("/api/tables/{table}")).await;
    assert_eq!(look["table"]["seats"][0]["kind"], "open", "nobody is called Anna there");
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_table_nobody_is_taken_for_another() {
    let place = Place::open().await;
    let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("ANNA").await);
    let opened =
        anna.open("neuf-pistes", &[("light", "me"), ("dark", "open")], json!({ "public": true })).await;
    let path = format!("/api/tables/{}", opened["id"].as_str().unwrap());
    let (status, refused) = ben.post(&format!("{path}/sit"), json!({ "seat": "dark" })).await;
    assert_eq!((status.as_u16(), code(&refused)), (409, "name_taken"));
    let mut socket = ben.socket(opened["id"].as_str().unwrap(), "").await;
    let refused = socket.ask(json!({ "t": "say", "room": "public", "text": "it is me" })).await;
    assert_eq!(code(&refused), "name_taken", "nor by those who watch");
    ben.must("/api/me", json!({ "name": "Ben" })).await;
    ben.must(&format!("{path}/sit"), json!({ "seat": "dark" })).await;
    assert_eq!(code(&ben.post("/api/me", json!({ "name": "anna" })).await.1), "name_taken");
    for bad in ["admin", "Аnna", "An\u{AD}na"] {
        assert_eq!(code(&ben.post("/api/me", json!({ "name": bad })).await.1), "bad_name", "{bad}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_comes_back_to_is_forgotten() {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    let waits = anna.open("neuf-pistes", &[("light", "me"), ("dark", "open")], json!({})).await;
    let plays = anna.open("neuf-pistes", &[("light", "me"), ("dark", "bot:random")], json!({})).await;
    let status = async |anna: &mut Visitor, opened: &serde_json::Value| {
        anna.get(&format!("/api/tables/{}", opened["id"].as_str().unwrap())).await.0.as_u16()
    };
    let site = place.site.as_ref().unwrap();
    let days = |days: u64| place.wall.forward(Duration::from_secs(days * 86_400));
    days(29);
    assert_eq!(site.expire().await.unwrap(), store::Expired::default());
    days(2);
    assert_eq!(site.expire().await.unwrap().tables, 1);
    assert_eq!(status(&mut anna, &plays).await, 200);
    drop(waits);
    days(400);
    let gone = site.expire().await.unwrap();
    assert_eq!((gone.tables, gone.sessions, gone.guests), (1, 1, 1));
}
