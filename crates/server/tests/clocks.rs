//! Time contracts.

use crate::site::{Duel, Place, first};
use serde_json::{Value, json};
use std::time::Duration;

async fn hurried(place: &Place, bank: u32, add: u32) -> Duel {
    let (mut light, mut dark) = (place.guest("Anna").await, place.guest("Ben").await);
    let clock = json!({ "clock": { "kind": "live", "bank": bank, "add": add } });
    let opened = light.open("neuf-pistes", &[("light", "me"), ("dark", "open")], clock).await;
    let table = opened["id"].as_str().unwrap().to_owned();
    let invite = opened["you"]["invite"].as_str().unwrap().to_owned();
    dark.must(&format!("/api/tables/{table}/sit"), json!({ "seat": "dark", "invite": invite })).await;
    let (a, b) = (light.socket(&table, "").await, dark.socket(&table, "").await);
    Duel { light, dark, a, b, table, invite }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bank_runs_down_and_a_bot_takes_over_until_its_owner_acts() {
    let place = Place::open().await;
    let Duel { mut light, mut a, mut b, table, .. } = hurried(&place, 2, 1).await;
    let welcome = a.next_of("welcome").await;
    assert_eq!(welcome["table"]["clock"], json!({ "kind": "live", "bank": 2, "add": 1 }));
    assert_eq!(welcome["clocks"]["running"], json!(["light"]));
    place.wall.forward(Duration::from_millis(500));
    let moved = a.ask(first(&welcome)).await;
    assert_eq!(moved["clocks"]["left"], json!([2_500, 2_000]), "half a second was used, one was added");
    assert_eq!(moved["clocks"]["running"], json!(["dark"]));

    // Ben says nothing: after two seconds a bot plays for him, and not sooner
    place.wall.forward(Duration::from_millis(1_999));
    let (_, table_then) = light.get(&format!("/api/tables/{table}")).await;
    assert_eq!(table_then["table"]["seats"][1]["level"], Value::Null);
    place.wall.forward(Duration::from_millis(1));
    light.get(&format!("/api/tables/{table}")).await;
    let taken_over = a.first(|message| message["table"]["seats"][1]["level"] == "medium").await;
    assert_eq!(taken_over["table"]["seats"][1]["name"], "Ben");
    let answered = a.next_of("update").await;
    assert_eq!(answered["turn"]["awaited"], json!(["light"]));
    a.ask(first(&answered)).await;
    // he is back as soon as he acts
    let offered = b.ask(json!({ "t": "offer", "kind": "draw" })).await;
    assert_eq!(offered["offer"]["from"], "dark", "{offered}");
    let back = light.get(&format!("/api/tables/{table}")).await.1;
    let seat = &back["table"]["seats"][1];
    assert_eq!((&seat["kind"], &seat["level"]), (&json!("person"), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_costs_nobody_a_second() {
    let mut place = Place::open().await;
    let Duel { light, dark, mut a, table, .. } = hurried(&place, 60, 0).await;
    let welcome = a.next_of("welcome").await;
    a.ask(first(&welcome)).await;
    drop(dark);
    let before = light.socket(&table, "").await.next_of("welcome").await["clocks"].clone();
    place.wall.forward(Duration::from_secs(7));
    place.restart(Duration::from_secs(300)).await;
    let after = light.at(&place.address).socket(&table, "").await.next_of("welcome").await["clocks"].clone();
    assert_eq!(after["running"], json!(["dark"]));
    // what was used since the last move is not kept either
    assert_eq!((&before["left"], &after["left"]), (&json!([60_000, 60_000]), &json!([60_000, 60_000])));
}

/// What Great Britain's sheet of 1880 says if its player wrote this draft and then let the time run out.
async fn sheet_after(draft: Value) -> Value {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    let seats = [("gb", "me"), ("fr", "bot:random"), ("de", "bot:random")];
    let contract = json!({
        "clock": { "kind": "live", "bank": 2, "add": 0 },
        "options": { "setup": "historical" },
    });
    let opened = anna.open("africa", &seats, contract).await;
    let table = opened["id"].as_str().unwrap();
    let mut socket = anna.socket(table, "").await;
    let welcome = socket.next_of("welcome").await;
    socket.ask(first(&welcome)).await;
    let mut update = welcome;
    while update["view"]["phase"] != "writing" {
        update = socket.next_of("update").await;
    }
    assert_eq!(socket.ask(draft).await["t"], "ok");
    place.wall.forward(Duration::from_secs(2));
    anna.get(&format!("/api/tables/{table}")).await;
    while update["view"]["past"].as_array().unwrap().is_empty() {
        update = socket.next_of("update").await;
    }
    update["view"]["past"][0]["sheets"][0].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn when_time_runs_out_the_draft_counts_as_written() {
    for draft in [
        json!({ "t": "draft", "text": "Alexandrie D; ship Libye; war fr" }),
        json!({ "t": "draft", "picks": [["D"], ["Libye"], ["war"], []] }),
    ] {
        let written = sheet_after(draft).await;
        assert_eq!(written, json!({ "orders": { "alexandrie": "D" }, "ship": "libye", "war": 2 }));
    }
    // what cannot be read, or is not allowed, is as if nothing had been written (AF-25, AF-35)
    for wrong in [
        json!({ "t": "draft", "text": "Alexandrie, but where to?" }),
        json!({ "t": "draft", "text": "Angola D; war fr" }),
        json!({ "t": "draft", "picks": [["Angola"], [], ["war"], []] }),
    ] {
        let written = sheet_after(wrong.clone()).await;
        assert_eq!(written, json!({ "orders": {}, "ship": null, "war": 0 }), "{wrong}");
    }
}
