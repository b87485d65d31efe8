//! Seats, words and time belong to persons, and to nobody who comes after them.

use crate::site::{Duel, Place, code, first};
use serde_json::{Value, json};
use server::{Data, Limits};
use std::time::Duration;
use testing::{Cluster, Proxy, Socket, Visitor};

/// A public table of a game for three, one seat of which is Anna's; the ids of the others.
async fn table_of_three(anna: &mut Visitor) -> (String, [String; 2]) {
    let (_, game) = anna.get("/api/games/couleurs").await;
    let ids: Vec<String> =
        game["seats"].as_array().unwrap().iter().map(|id| id.as_str().unwrap().to_owned()).take(3).collect();
    let seats = [(ids[0].as_str(), "me"), (&ids[1], "open"), (&ids[2], "open")];
    let opened = anna.open("couleurs", &seats, json!({ "public": true })).await;
    (opened["id"].as_str().unwrap().to_owned(), [ids[1].clone(), ids[2].clone()])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_filled_by_the_contract_and_not_by_the_host() {
    let place = Place::open().await;
    let Duel { mut light, mut a, b, table, .. } = Duel::start(&place).await;
    let (path, wish) = (format!("/api/tables/{table}/seat"), json!({ "seat": "dark", "who": "bot:random" }));
    assert_eq!(code(&light.post(&path, wish.clone()).await.1), "seat_taken", "he is here");
    b.cut();
    a.first(|message| message["table"]["seats"][1]["here"] == false).await;
    let (status, refused) = light.post(&path, wish.clone()).await;
    assert_eq!((status.as_u16(), code(&refused)), (409, "not_gone"), "he was here a moment ago");
    place.wall.forward(Duration::from_secs(601));
    let filled = light.must(&path, wish).await;
    let seat = &filled["table"]["seats"][1];
    assert_eq!((&seat["away"], &seat["level"]), (&json!(true), &json!("medium")), "as the contract has it");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_at_another_node_is_here() {
    let cluster = Cluster::start();
    let url = cluster.url();
    let near = Place::with(|config| config.data = Data::Database(url.clone())).await;
    let far = Place::with(|config| config.data = Data::Database(url.clone())).await;
    let Duel { mut light, mut a, b, dark, table, .. } = Duel::start(&near).await;
    let mut there = dark.at(&far.address).socket(&table, "").await;
    there.next_of("welcome").await;
    b.cut();
    a.first(|message| message["table"]["seats"][1]["here"] == false).await;
    let wish = json!({ "seat": "dark", "who": "away" });
    assert_eq!(code(&light.post(&format!("/api/tables/{table}/seat"), wish).await.1), "not_gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_strangers_meet_each_has_one_seat_and_the_host_shows_the_door() {
    let place = Place::open().await;
    let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("Ben").await);
    let (table, [one, two]) = table_of_three(&mut anna).await;
    let path = format!("/api/tables/{table}");
    ben.must(&format!("{path}/sit"), json!({ "seat": one })).await;
    for visitor in [&mut ben, &mut anna] {
        let (status, refused) = visitor.post(&format!("{path}/sit"), json!({ "seat": two })).await;
        assert_eq!((status.as_u16(), code(&refused)), (409, "one_seat"));
    }
    let seats = json!([{ "id": "light", "who": "me" }, { "id": "dark", "who": "me" }]);
    let both = json!({ "game": "neuf-pistes", "seats": seats, "public": true });
    assert_eq!(code(&anna.post("/api/tables", both).await.1), "one_seat");
    let (_, refused) = ben.post(&format!("{path}/seat"), json!({ "seat": one, "who": "open" })).await;
    assert_eq!(code(&refused), "not_host");
    let shown = anna.must(&format!("{path}/seat"), json!({ "seat": one, "who": "open" })).await;
    assert_eq!(shown["table"]["seats"][1]["kind"], "open");
    assert_eq!(ben.get(&path).await.1["you"]["seats"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whisper_is_for_those_who_heard_it() {
    let place = Place::open().await;
    let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("Ben").await);
    let (table, [one, _]) = table_of_three(&mut anna).await;
    let path = format!("/api/tables/{table}");
    ben.must(&format!("{path}/sit"), json!({ "seat": one })).await;
    let mut socket = anna.socket(&table, "").await;
    let whisper = json!({ "t": "say", "room": [one], "text": "psst" });
    assert_eq!(socket.ask(whisper).await["t"], "said");
    let heard = async |visitor: &Visitor| {
        visitor.socket(&table, "").await.next_of("welcome").await["talk"].to_string().contains("psst")
    };
    assert!(heard(&ben).await && heard(&anna).await);
    ben.must(&format!("{path}/leave"), json!({})).await;
    let mut carla = place.guest("Carla").await;
    carla.must(&format!("{path}/sit"), json!({ "seat": one })).await;
    assert!(!heard(&carla).await, "it was said to Ben");
    assert!(heard(&anna).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_is_its_writers_and_nobody_elses() {
    let place = Place::open().await;
    let Duel { mut light, mut a, table, .. } = Duel::start(&place).await;
    assert_eq!(a.ask(json!({ "t": "draft", "text": "half an answer" })).await["t"], "ok");
    let draft =
        async |visitor: &Visitor| visitor.socket(&table, "").await.next_of("welcome").await["draft"].clone();
    // she opens an account and logs in from elsewhere: it goes with her
    light.must("/api/account", json!({ "name": "anna", "passphrase": "correct horse" })).await;
    let mut phone = place.guest("Anna").await;
    phone.must("/api/login", json!({ "name": "anna", "passphrase": "correct horse" })).await;
    assert_eq!(draft(&phone).await, "half an answer");
    // whoever is given her seat has nothing of it
    let carla = place.guest("Carla").await;
    let file = rusqlite::Connection::open(place.folder.path().join("veillee.db")).unwrap();
    let given = "UPDATE seats SET person = (SELECT id FROM people WHERE name = 'Carla'), name = 'Carla' \
                 WHERE table_id = ?1 AND seat = 'light'";
    assert_eq!(file.execute(given, [&table]).unwrap(), 1);
    file.execute("UPDATE tables SET version = version + 1 WHERE id = ?1", [&table]).unwrap();
    phone.must("/test/forward", json!({ "seconds": 0 })).await;
    let mut socket = carla.socket(&table, "").await;
    let welcome = socket.next_of("welcome").await;
    assert_eq!((&welcome["you"]["seat"], &welcome["draft"]), (&json!("light"), &Value::Null));
    // what she writes is hers
    assert_eq!(socket.ask(json!({ "t": "draft", "text": "my own" })).await["t"], "ok");
    assert_eq!(draft(&carla).await, "my own");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sites_own_failures_are_nobodys_time() {
    let cluster = Cluster::start();
    let url = cluster.url();
    let target = url.split_once('@').unwrap().1.split('/').next().unwrap().to_owned();
    let proxy = Proxy::start(target.clone()).await;
    let url = url.replace(&target, proxy.address());
    let place = Place::with(|config| config.data = Data::Database(url)).await;
    let (mut light, mut dark) = (place.guest("Anna").await, place.guest("Ben").await);
    let clock = json!({ "clock": { "kind": "live", "bank": 20, "add": 0 }, "public": true });
    let opened = light.open("neuf-pistes", &[("light", "me"), ("dark", "open")], clock).await;
    let table = opened["id"].as_str().unwrap().to_owned();
    dark.must(&format!("/api/tables/{table}/sit"), json!({ "seat": "dark" })).await;
    let mut socket = light.socket(&table, "").await;
    let welcome = socket.next_of("welcome").await;
    assert_eq!(welcome["clocks"]["left"], json!([20_000, 20_000]));
    proxy.stall();
    place.wall.forward(Duration::from_secs(15));
    assert_eq!(code(&socket.ask(first(&welcome)).await), "unavailable");
    proxy.mend();
    let again = light.socket_again(&table).await.next_of("welcome").await;
    assert_eq!(again["clocks"]["left"], json!([20_000, 20_000]), "the line was dead all the while");
}

/// Says so many things, and waits for the answer to each.
async fn speak(mut socket: Socket, name: &str, times: u32) -> Socket {
    for n in 0..times {
        let said = socket.ask(json!({ "t": "say", "room": "public", "text": format!("{name} {n}") })).await;
        assert_eq!(said["said"]["text"], format!("{name} {n}"));
    }
    socket
}

/// What was said, as a socket hears it, until it has heard so many.
async fn hear(socket: &mut Socket, times: usize) -> Vec<String> {
    let mut heard = Vec::new();
    while heard.len() < times {
        let message = socket.next_of("said").await;
        heard.push(message["said"]["text"].as_str().unwrap().to_owned());
    }
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_said_at_two_nodes_is_lost() {
    const TIMES: u32 = 60;
    let cluster = Cluster::start();
    let url = cluster.url();
    let with = |config: &mut server::Config| {
        (config.data, config.limits) = (Data::Database(url.clone()), Limits::none())
    };
    let (near, far) = (Place::with(with).await, Place::with(with).await);
    let Duel { light, dark, table, .. } = Duel::start(&near).await;
    let listener = async |visitor: &Visitor, place: &Place| {
        let mut socket = visitor.at(&place.address).socket(&table, "").await;
        socket.next_of("welcome").await;
        socket
    };
    let (mut here, mut there) = (listener(&light, &near).await, listener(&light, &far).await);
    let (one, two) = (listener(&light, &near).await, listener(&dark, &far).await);
    tokio::join!(speak(one, "Anna", TIMES), speak(two, "Ben", TIMES));
    let all = 2 * TIMES as usize;
    let (here, there) = (hear(&mut here, all).await, hear(&mut there, all).await);
    assert_eq!(here, there, "all of it, in one order");
    let mut once: Vec<&String> = here.iter().collect();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), all);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_the_lobby_or_the_talk_alone() {
    let place = Place::with(|config| config.limits = Limits::none()).await;
    let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("Ben").await);
    let seats = [("light", "me"), ("dark", "open")];
    let honest = anna.open("neuf-pistes", &seats, json!({ "public": true })).await;
    for _ in 0..60 {
        ben.open("neuf-pistes", &seats, json!({ "public": true })).await;
    }
    let (_, listed) = anna.get("/api/tables").await;
    let listed = listed.as_array().unwrap();
    assert!(listed.iter().any(|card| card["table"]["id"] == honest["id"]), "hers is still there");
    assert_eq!(listed.len(), 4, "three of his, and hers");

    let table = honest["id"].as_str().unwrap();
    let mut host = anna.socket(table, "").await;
    host.ask(json!({ "t": "say", "room": "public", "text": "welcome" })).await;
    let mut loud = ben.socket(table, "").await;
    for n in 0..250 {
        assert_eq!(
            loud.ask(json!({ "t": "say", "room": "public", "text": format!("{n}") })).await["t"],
            "said"
        );
    }
    let welcome: Value = anna.socket(table, "").await.next_of("welcome").await;
    let talk = welcome["talk"].as_array().unwrap();
    assert!(talk.len() <= 200 && talk.iter().any(|said| said["text"] == "welcome"), "{}", talk.len());
}
