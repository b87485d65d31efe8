//! Time contracts.

mod site;

use serde_json::{Value, json};
use site::{Duel, Place, first};
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
    let Duel { mut a, mut b, .. } = hurried(&place, 2, 1).await;
    let welcome = a.next_of("welcome").await;
    assert_eq!(welcome["table"]["clock"], json!({ "kind": "live", "bank": 2, "add": 1 }));
    assert_eq!(welcome["clocks"]["running"], json!(["light"]));
    tokio::time::sleep(Duration::from_millis(500)).await;
    let moved = a.ask(first(&welcome)).await;
    let left = moved["clocks"]["left"][0].as_u64().unwrap();
    assert!((2_000..=2_600).contains(&left), "half a second was used, one was added: {left}");
    assert_eq!(moved["clocks"]["running"], json!(["dark"]));

    // Ben says nothing: after two seconds a bot plays for him
    let taken_over = loop {
        let message = a.next_of("table").await;
        if message["table"]["seats"][1]["level"] == "medium" {
            break message;
        }
    };
    assert_eq!(taken_over["table"]["seats"][1]["name"], "Ben");
    let answered = a.next_of("update").await;
    assert_eq!(answered["turn"]["awaited"], json!(["light"]));
    a.ask(first(&answered)).await;
    // he is back as soon as he acts
    let offered = b.ask(json!({ "t": "offer", "kind": "draw" })).await;
    assert_eq!(offered["offer"]["from"], "dark", "{offered}");
    let back = loop {
        let message = b.next_of("table").await;
        if message["table"]["seats"][1]["level"] == Value::Null {
            break message;
        }
    };
    assert_eq!(back["table"]["seats"][1]["kind"], "person");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_costs_nobody_a_second() {
    let mut place = Place::open().await;
    let Duel { light, dark, mut a, table, .. } = hurried(&place, 60, 0).await;
    let welcome = a.next_of("welcome").await;
    a.ask(first(&welcome)).await;
    drop(dark);
    let before = light.socket(&table, "").await.next_of("welcome").await["clocks"].clone();
    place.site.take().unwrap().stop().await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let site = server::Site::start(site::config(server::Data::Folder(place.folder.clone()))).await.unwrap();
    place.address = site.address().to_string();
    place.site = Some(site);
    let after = light.at(&place.address).socket(&table, "").await.next_of("welcome").await["clocks"].clone();
    assert_eq!(after["running"], json!(["dark"]));
    let (was, is) = (before["left"][1].as_u64().unwrap(), after["left"][1].as_u64().unwrap());
    assert!(is + 1_500 > was, "the three seconds of closing are not Ben's: {was} {is}");
}
