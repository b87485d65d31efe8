//! People and bots at a table, through sockets.

use crate::site::{Duel, Place, code, first};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play() {
    let place = Place::open().await;
    let Duel { light, mut a, mut b, table, .. } = Duel::start(&place).await;
    let again = light.socket(&table, "").await.next_of("welcome").await;
    assert_eq!(
        again["you"],
        json!({ "seat": "light", "seats": ["light"], "host": true, "invite": again["you"]["invite"] })
    );
    assert_eq!(again["turn"], json!({ "decide": ["light"], "awaited": ["light"] }));
    assert_eq!(again["step"], 0);

    let told_a = a.ask(first(&again)).await;
    assert_eq!((&told_a["t"], &told_a["step"]), (&json!("update"), &json!(1)), "{told_a}");
    assert_eq!(told_a["turn"]["awaited"], json!(["dark"]));
    assert!(told_a["prompt"].is_null() && told_a["can_undo"] == true);
    assert!(told_a["told"].as_array().is_some_and(|told| !told.is_empty()), "{told_a}");
    let told_b = b.next_of("update").await;
    assert!(told_b["ack"].is_null() && told_b["can_undo"].is_null());
    assert_eq!(
        (&told_b["view"], &told_b["told"]),
        (&told_a["view"], &told_a["told"]),
        "nothing is secret here"
    );
    assert!(told_b["prompt"]["slots"].is_array());

    // undo, as long as nobody has acted
    let undone = a.ask(json!({ "t": "undo" })).await;
    assert_eq!(undone["turn"]["awaited"], json!(["light"]));
    assert_eq!(b.next_of("update").await["step"], undone["step"]);
    let stale = a.ask(first(&again)).await;
    assert_eq!(code(&stale), "stale", "the decision has another number now");

    // an answer in notation
    let action = told_a["told"][0]["text"]["args"].clone();
    assert!(action.is_array(), "{told_a}");
    let illegal = a.ask(json!({ "t": "answer", "decision": undone["decision"], "action": "rubbish" })).await;
    assert_eq!((code(&illegal), &illegal["text"]["id"]), ("unreadable", &json!("table-refused-unreadable")));
    let told_a = a.ask(first(&undone)).await;
    let told_b = b.next_of("update").await;
    assert_eq!(told_b["step"], told_a["step"]);

    // not your turn; then a draw is offered, declined, offered and agreed
    let early = a.ask(json!({ "t": "answer", "decision": told_a["decision"], "picks": [["a1"]] })).await;
    assert_eq!(code(&early), "not_asked");
    let offered = a.ask(json!({ "t": "offer", "kind": "draw" })).await;
    assert_eq!(offered["offer"], json!({ "from": "light", "kind": "draw", "agreed": [] }));
    assert_eq!(b.next_of("update").await["offer"]["from"], "light");
    let declined = b.ask(json!({ "t": "decline" })).await;
    assert!(declined["offer"].is_null());
    a.ask(json!({ "t": "offer", "kind": "draw" })).await;
    let agreed = b.ask(json!({ "t": "accept" })).await;
    assert_eq!(agreed["turn"], json!({ "over": true }));
    assert_eq!(agreed["standing"]["outcome"]["winners"], json!([]));
    let over = a.ask(json!({ "t": "resign" })).await;
    assert_eq!(code(&over), "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_hints_and_takes_back() {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    let opened = anna.open("neuf-pistes", &[("light", "bot:easy"), ("dark", "me")], json!({})).await;
    assert_eq!(opened["table"]["stage"], "playing", "a table without open seats starts at once");
    let mut socket = anna.socket(opened["id"].as_str().unwrap(), "").await;
    let mut last = socket.next_of("welcome").await;
    while last["turn"]["awaited"] != json!(["dark"]) {
        last = socket.next_of("update").await; // the bot begins by itself
    }
    for _ in 0..3 {
        let hint = socket.ask(json!({ "t": "hint" })).await;
        assert_eq!((&hint["t"], &hint["decision"]), (&json!("hint"), &last["decision"]), "{hint}");
        let answer = json!({ "t": "answer", "decision": last["decision"], "action": hint["action"] });
        last = socket.ask(answer).await;
        assert_eq!(last["t"], "update", "{last}");
        while last["turn"]["awaited"] != json!(["dark"]) {
            last = socket.next_of("update").await;
        }
    }
    // the bot has answered, so taking back needs its consent, which it gives
    assert_eq!(code(&socket.ask(json!({ "t": "undo" })).await), "cannot_undo");
    let asked = socket.ask(json!({ "t": "offer", "kind": "take_back" })).await;
    assert_eq!(asked["offer"]["kind"], "take_back");
    let agreed = socket.next_of("update").await;
    assert!(agreed["offer"].is_null());
    assert_eq!(agreed["turn"]["awaited"], json!(["dark"]));
    assert!(agreed["decision"].as_u64() > last["decision"].as_u64());

    // an even game is not given away
    let offered = socket.ask(json!({ "t": "offer", "kind": "draw" })).await;
    assert_eq!(offered["offer"]["kind"], "draw");
    let answered = socket.next_of("update").await;
    assert!(answered["offer"].is_null(), "{answered}");

    let resigned = socket.ask(json!({ "t": "resign" })).await;
    assert_eq!(resigned["standing"]["outcome"]["winners"], json!(["light"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_page_was_welcomed_with_is_not_told_again_when_a_bot_begins() {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    let seats = [("red", "bot:random"), ("blue", "me")];
    let options = json!({ "options": { "first_dealer": "blue" } });
    let opened = anna.open("kilimandjaro", &seats, options).await;
    let table = opened["id"].as_str().unwrap();
    let mut socket = anna.socket(table, "").await;
    let mut last = socket.next_of("welcome").await;
    let mut lines = last["log"].as_array().unwrap().clone();
    while last["turn"]["awaited"] != json!(["blue"]) {
        last = socket.next_of("update").await;
        lines.extend(last["told"].as_array().unwrap().iter().cloned());
    }
    let anew = anna.socket(table, "").await.next_of("welcome").await;
    assert_eq!(Value::from(lines), anew["log"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_whole_game_among_themselves() {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    let opened =
        anna.open("neuf-pistes", &[("light", "bot:random"), ("dark", "bot:random")], json!({})).await;
    let mut socket = anna.socket(opened["id"].as_str().unwrap(), "").await;
    let mut last = socket.next_of("welcome").await;
    assert_eq!((&last["you"]["seat"], &last["you"]["host"]), (&Value::Null, &json!(true)));
    if last["turn"]["over"] != true {
        last = socket.first(|message| message["turn"]["over"] == true).await;
    }
    assert!(last["standing"]["outcome"]["clause"].is_string(), "{last}");
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_leaves_is_stood_in_for_until_they_are_back() {
    let place = Place::open().await;
    let Duel { light, mut dark, mut a, b, table, .. } = Duel::start(&place).await;
    b.cut();
    let left = dark.must(&format!("/api/tables/{table}/leave"), json!({})).await;
    a.first(|message| message["told"].to_string().contains("table-left-bot")).await;
    let seat = &left["table"]["seats"][1];
    assert_eq!(
        (&seat["kind"], &seat["name"], &seat["level"]),
        (&json!("person"), &json!("Ben"), &json!("medium"))
    );

    let welcome = light.socket(&table, "").await.next_of("welcome").await;
    let mut last = a.ask(first(&welcome)).await;
    while last["turn"]["awaited"] != json!(["light"]) {
        last = a.next_of("update").await; // the bot answers for Ben
    }
    let mut b = dark.socket(&table, "").await;
    let back = b.next_of("welcome").await;
    assert_eq!(back["table"]["seats"][1]["level"], Value::Null, "the seat is his again");
    last = a.first(|message| message["told"].to_string().contains("table-returned")).await;
    for _ in 0..3 {
        a.ask(first(&last)).await;
        let asked = b.next_of("update").await;
        assert_eq!(asked["turn"]["awaited"], json!(["dark"]));
        assert_eq!(b.ask(first(&asked)).await["t"], "update", "no bot was quicker");
        last = a.next_of("update").await;
    }

    // the host may have a bot stand in for somebody who is not there, and for nobody else
    let mut host = light;
    let wish = json!({ "seat": "dark", "who": "bot:easy" });
    let (status, refused) = host.post(&format!("/api/tables/{table}/seat"), wish.clone()).await;
    assert_eq!((status.as_u16(), code(&refused)), (409, "seat_taken"));
    b.cut();
    a.first(|message| message["table"]["seats"][1]["here"] == false).await;
    place.wall.forward(Duration::from_secs(601));
    let stood_in = host.must(&format!("/api/tables/{table}/seat"), wish).await;
    assert_eq!(stood_in["table"]["seats"][1]["level"], "medium", "the one of the contract");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_device_is_passed_around() {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    let opened = anna.open("neuf-pistes", &[("light", "me"), ("dark", "me")], json!({})).await;
    let table = opened["id"].as_str().unwrap();
    assert_eq!(opened["you"]["seats"], json!(["light", "dark"]));
    let mut light = anna.socket(table, "?seat=light").await;
    let mut dark = anna.socket(table, "?seat=dark").await;
    let welcome = light.next_of("welcome").await;
    assert_eq!(dark.next_of("welcome").await["you"]["seat"], "dark");
    assert_eq!(code(&dark.ask(first(&welcome)).await), "not_asked", "a socket answers for its own seat");
    light.ask(first(&welcome)).await;
    let update = dark.next_of("update").await;
    assert_eq!(dark.ask(first(&update)).await["t"], "update");
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_watch_and_cannot_play() {
    let place = Place::open().await;
    let Duel { mut light, mut a, table, invite, .. } = Duel::start(&place).await;
    let carla = place.guest("Carla").await;
    assert_eq!(carla.try_socket(&table, "", &[]).await.err(), Some(403), "not invited");
    let mut watcher = carla.socket(&table, &format!("?invite={invite}")).await;
    let welcome = watcher.next_of("welcome").await;
    assert_eq!(welcome["you"], json!({ "seat": null, "seats": [], "host": false, "invite": null }));
    assert!(welcome["prompt"].is_null() && welcome["view"].is_object());
    a.first(|message| message["table"]["spectators"] == 1).await;

    let first_move = first(&light.socket(&table, "").await.next_of("welcome").await);
    assert_eq!(code(&watcher.ask(first_move.clone()).await), "not_seated");
    for act in ["undo", "resign", "accept", "decline", "unseal", "hint"] {
        assert_eq!(code(&watcher.ask(json!({ "t": act })).await), "not_seated", "{act}");
    }
    let told = a.ask(first_move).await;
    let watched = watcher.next_of("update").await;
    assert_eq!(watched["view"], told["view"]);
    assert!(watched["prompt"].is_null());
    let (status, _) = light.get(&format!("/api/tables/{table}")).await;
    assert_eq!(status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_would_follow_is_supposed_from_what_one_sees() {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    let seats = [("gb", "me"), ("fr", "me"), ("de", "me")];
    let opened = anna.open("africa", &seats, json!({ "options": { "setup": "historical" } })).await;
    let table = opened["id"].as_str().unwrap();
    let mut sockets = Vec::new();
    for (seat, _) in seats {
        let mut socket = anna.socket(table, &format!("?seat={seat}")).await;
        let decision = socket.next_of("welcome").await["decision"].clone();
        socket.ask(json!({ "t": "answer", "decision": decision, "action": "ready" })).await;
        sockets.push(socket);
    }
    let [gb, fr, _] = &mut sockets[..] else { panic!() };

    // what another could write is chosen from what I see
    let choices = gb.ask(json!({ "t": "choices", "seat": "fr" })).await;
    let slots = choices["prompt"]["slots"].as_array().unwrap_or_else(|| panic!("{choices}"));
    let picks: Vec<_> =
        slots.iter().map(|slot| if slot["id"] == "ship" { vec!["Libye"] } else { vec![] }).collect();
    let ask = json!({ "t": "suppose", "answers": { "gb": "Alexandrie D", "fr": picks } });
    let supposed = gb.ask(ask.clone()).await;
    assert_eq!((&supposed["t"], &supposed["view"]["year"]), (&json!("supposed"), &json!(1885)), "{supposed}");
    let told = |kind: &str| {
        let told = supposed["told"].as_array().unwrap();
        told.iter().any(|told| told["event"]["event"] == kind)
    };
    assert!(told("developed") && told("landed") && !told("founded"), "{supposed}");

    // what lies sealed changes nothing of it
    let sealed = json!({ "t": "answer", "decision": choices["prompt"]["decision"], "action": "ship Angola" });
    fr.ask(sealed).await;
    let mut again = gb.ask(ask).await;
    again["ack"] = supposed["ack"].clone();
    assert_eq!(again, supposed);
    let illegal = gb.ask(json!({ "t": "suppose", "answers": { "gb": "Alger D" } })).await;
    assert_eq!(code(&illegal), "illegal");
    let nobody = gb.ask(json!({ "t": "choices", "seat": "be" })).await;
    assert_eq!(code(&nobody), "no_such_seat");
}
