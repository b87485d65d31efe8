//! Lines that break, lag and come back.

use crate::site::{Duel, Place, first};
use serde_json::{Value, json};
use std::time::Duration;
use store::{Sqlite, Store};
use testing::{Socket, Visitor};

/// Plays `count` answers, alternately, beginning with `message` for `a`; both sides' last messages.
async fn play(a: &mut Socket, b: &mut Socket, mut message: Value, count: usize) -> (Value, Value) {
    let mut last = (Value::Null, Value::Null);
    for turn in 0..count {
        let (mover, other) = if turn % 2 == 0 { (&mut *a, &mut *b) } else { (&mut *b, &mut *a) };
        let mine = mover.ask(first(&message)).await;
        assert_eq!(mine["t"], "update", "{mine}");
        message = other.next_of("update").await;
        last = if turn % 2 == 0 { (mine, message.clone()) } else { (message.clone(), mine) };
    }
    last
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_burst_of_questions_is_answered() {
    let place = Place::open().await;
    let Duel { mut a, .. } = Duel::start(&place).await;
    for ack in 1..=60 {
        a.send(json!({ "t": "choices", "ack": ack, "seat": "light" }).to_string()).await;
    }
    for ack in 1..=60 {
        let answer = a.first(|message| message["ack"] == ack || message["t"] == "welcome").await;
        assert_eq!(answer["ack"], ack, "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gap_is_filled_and_a_large_one_begins_anew() {
    let place = Place::open().await;
    let Duel { light, dark, mut a, mut b, table, .. } = Duel::start(&place).await;
    let welcome = light.socket(&table, "").await.next_of("welcome").await;
    let (_, seen) = play(&mut a, &mut b, welcome, 1).await;
    let (n, step) = (seen["n"].as_u64().unwrap(), seen["step"].as_u64().unwrap());
    b.cut();

    // another window of the same person goes on playing while this one is in a tunnel
    let mut window = dark.socket(&table, "").await;
    let here = window.next_of("welcome").await;
    let (_, last) = play(&mut window, &mut a, here, 3).await;
    let mut back = dark.socket(&table, &format!("?after={n}")).await;
    let (mut updates, mut numbers) = (Vec::new(), Vec::new());
    while updates.last() != Some(&(step + 3)) {
        let message = back.next().await;
        assert_ne!(message["t"], "welcome", "the gap is small enough to be filled");
        numbers.push(message["n"].as_u64().unwrap());
        if message["t"] == "update" {
            updates.push(message["step"].as_u64().unwrap());
        }
    }
    assert_eq!(updates, [step + 1, step + 2, step + 3]);
    assert!(numbers.iter().zip(n + 1..).all(|(have, want)| *have == want), "{n}: {numbers:?}");

    // nothing missed: nothing but the answer; a number of another life: everything
    let at = numbers.last().unwrap();
    let up_to_date = back.ask(json!({ "t": "resume", "after": at })).await;
    assert!(["ok", "table"].contains(&up_to_date["t"].as_str().unwrap()), "{up_to_date}");
    let fresh = back.ask(json!({ "t": "resume", "after": 12 })).await;
    assert_eq!((&fresh["t"], fresh["step"].as_u64()), (&json!("welcome"), Some(step + 3)));
    assert_eq!(fresh["view"], last["view"]);
    assert_eq!(fresh["log"].as_array().unwrap().last(), last["told"].as_array().unwrap().last());
    let strange = dark.socket(&table, "?after=99999999999999999").await.next().await;
    assert_eq!(strange["t"], "welcome");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_socket_is_resynced_and_nobody_waits_for_it() {
    let place = Place::with(|config| config.limits = server::Limits::none()).await;
    let Duel { dark, mut a, mut b, table, .. } = Duel::start(&place).await;
    let mut slow = dark.narrow_socket(&table).await;
    let first_seen = slow.next_of("welcome").await["n"].as_u64().unwrap();
    // until the queue and the buffers of the line are full, however much the system lets them hold; none of it is read
    let words = "🎲".repeat(490);
    let lagging = async |anyone: &mut Visitor| {
        let (_, figures) = anyone.get("/metrics").await;
        let line =
            figures.as_str().unwrap().lines().find(|line| line.starts_with("veillee_lagging_sockets_total"));
        line.and_then(|line| line.split(' ').nth(1)?.parse::<f64>().ok()).unwrap_or_default()
    };
    let mut anyone = Visitor::stranger(&place.address);
    let before = lagging(&mut anyone).await;
    while lagging(&mut anyone).await == before {
        for n in 0..100 {
            let said = a.ask(json!({ "t": "say", "room": "public", "text": format!("{n} {words}") })).await;
            assert_eq!(said["t"], "said", "those who read are served all the while");
            b.next_of("said").await;
        }
    }
    // now it reads: first what was on the line, then a fresh view, then everything as it comes
    let mut seen = first_seen;
    let resynced = loop {
        let message = slow.next().await;
        let n = message["n"].as_u64().unwrap();
        if message["t"] == "welcome" {
            break n;
        }
        assert_eq!(n, seen + 1, "no gap without a welcome");
        seen = n;
    };
    assert!(resynced > seen + 1, "something was left out: {seen} {resynced}");
    a.ask(json!({ "t": "say", "room": "public", "text": "at last" })).await;
    let message = slow.first(|message| message["said"]["text"] == "at last").await;
    assert!(message["n"].as_u64().unwrap() > resynced);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loses_nothing_and_clients_are_told() {
    let mut place = Place::open().await;
    let Duel { light, dark, mut a, mut b, table, .. } = Duel::start(&place).await;
    let welcome = light.socket(&table, "").await.next_of("welcome").await;
    let (before, _) = play(&mut a, &mut b, welcome, 5).await;
    a.ask(json!({ "t": "say", "room": "public", "text": "see you" })).await;
    b.ask(json!({ "t": "draft", "text": "half an answer" })).await;
    place.restart(Duration::ZERO).await;
    assert_eq!(a.next_of("closing").await, json!({ "t": "closing", "retry_ms": 50 }));
    while a.read().await.is_some() {}

    let (light, dark) = (light.at(&place.address), dark.at(&place.address));
    let mut a = light.socket(&table, &format!("?after={}", before["n"])).await;
    let after = a.next_of("welcome").await;
    assert!(after["n"].as_u64() > before["n"].as_u64(), "numbers are never used twice");
    assert_eq!(
        (&after["step"], &after["view"], &after["turn"]),
        (&before["step"], &before["view"], &before["turn"])
    );
    assert_eq!(after["talk"][0]["text"], "see you");
    let mut b = dark.socket(&table, "").await;
    let theirs = b.next_of("welcome").await;
    assert_eq!(theirs["draft"], "half an answer");
    play(&mut b, &mut a, theirs, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_turn_is_taken_up_after_a_restart() {
    let mut place = Place::with(|config| config.bots.at_least = Duration::from_secs(3600)).await;
    let mut anna = place.guest("Anna").await;
    let opened = anna.open("neuf-pistes", &[("light", "me"), ("dark", "bot:easy")], json!({})).await;
    let table = opened["id"].as_str().unwrap().to_owned();
    let mut socket = anna.socket(&table, "").await;
    let welcome = socket.next_of("welcome").await;
    socket.ask(first(&welcome)).await;
    place.restart(Duration::ZERO).await; // before the bot had its say
    // it answers without anybody asking the site for anything
    let store = Sqlite::open_for_reading(&place.folder.path().join("veillee.db")).unwrap();
    while store.steps(&table, 0).await.unwrap().len() < 2 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_bots_turn_is_taken_up_however_many_there_are() {
    let mut place = Place::with(|config| {
        config.bots.at_least = Duration::from_secs(3600);
        config.limits = server::Limits::none();
    })
    .await;
    let mut anna = place.guest("Anna").await;
    let mut tables = Vec::new();
    // more than are taken up at once
    for _ in 0..60 {
        let opened = anna.open("neuf-pistes", &[("light", "bot:random"), ("dark", "me")], json!({})).await;
        tables.push(opened["id"].as_str().unwrap().to_owned());
    }
    place.restart(Duration::ZERO).await;
    let store = Sqlite::open_for_reading(&place.folder.path().join("veillee.db")).unwrap();
    for table in tables {
        while store.steps(&table, 0).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_tables_leave_memory_and_come_back() {
    let place = Place::with(|config| config.idle = Duration::from_millis(100)).await;
    let Duel { light, dark, mut a, mut b, table, .. } = Duel::start(&place).await;
    let welcome = light.socket(&table, "").await.next_of("welcome").await;
    let (before, _) = play(&mut a, &mut b, welcome, 3).await;
    a.cut();
    b.cut();
    let site = place.site.as_ref().unwrap();
    while site.tables_in_memory() > 0 {
        tokio::task::yield_now().await;
    }
    let after = dark.socket(&table, "").await.next_of("welcome").await;
    assert_eq!((&after["step"], &after["view"]), (&before["step"], &before["view"]));
    assert!(after["n"].as_u64() > before["n"].as_u64().map(|n| n + 1000), "another life of the table");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_on_offer_are_listed_without_being_loaded() {
    let place = Place::with(|config| config.idle = Duration::from_millis(100)).await;
    let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("Ben").await);
    let more = json!({ "public": true, "clock": { "kind": "days", "hours": 24 } });
    let opened = anna.open("africa", &[("gb", "me"), ("fr", "open"), ("de", "bot:easy")], more).await;
    let site = place.site.as_ref().unwrap();
    while site.tables_in_memory() > 0 {
        tokio::task::yield_now().await;
    }
    for (person, path) in [(&mut ben, "/api/tables"), (&mut anna, "/api/my/tables")] {
        let (_, cards) = person.get(path).await;
        assert_eq!(site.tables_in_memory(), 0, "{path}");
        // the table itself says the same
        let (_, looked) = person.get(&format!("/api/tables/{}", opened["id"].as_str().unwrap())).await;
        assert_eq!((&cards[0]["table"], &cards[0]["you"]), (&looked["table"], &looked["you"]));
        assert_eq!((&cards[0]["your_turn"], cards.as_array().unwrap().len()), (&json!(false), 1));
        while site.tables_in_memory() > 0 {
            tokio::task::yield_now().await;
        }
    }
}
