//! Time contracts.

use crate::site::{Duel, Place, code, first};
use serde_json::{Value, json};
use std::time::Duration;
use testing::Visitor;

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

/// Sets the clock forward; the table notices when it is asked something.
async fn pass(place: &Place, seconds: u64, visitor: &mut Visitor, table: &str) {
    place.wall.forward(Duration::from_secs(seconds));
    visitor.get(&format!("/api/tables/{table}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_time_out_costs_one_decision_and_two_in_a_row_make_a_seat_absent() {
    let place = Place::open().await;
    let Duel { mut light, mut a, mut b, table, .. } = hurried(&place, 2, 1).await;
    let welcome = a.next_of("welcome").await;
    assert_eq!(welcome["table"]["clock"], json!({ "kind": "live", "bank": 2, "add": 1 }));
    assert_eq!(welcome["clocks"]["running"], json!(["light"]));
    place.wall.forward(Duration::from_millis(500));
    let moved = a.ask(first(&welcome)).await;
    assert_eq!(moved["clocks"]["left"], json!([2_500, 2_000]), "half a second was used, one was added");
    assert_eq!((&moved["clocks"]["running"], &moved["clocks"]["phase"]), (&json!(["dark"]), &Value::Null));

    // Ben says nothing: after two seconds a bot answers for him, and not sooner
    place.wall.forward(Duration::from_millis(1_999));
    let (_, then) = light.get(&format!("/api/tables/{table}")).await;
    assert_eq!(then["table"]["seats"][1]["away"], false);
    place.wall.forward(Duration::from_millis(1));
    light.get(&format!("/api/tables/{table}")).await;
    let answered = a.first(|message| message["turn"]["awaited"] == json!(["light"])).await;
    assert!(answered["told"].to_string().contains("table-clock-answered"), "{answered}");
    let (_, then) = light.get(&format!("/api/tables/{table}")).await;
    let seat = &then["table"]["seats"][1];
    assert_eq!((&seat["away"], &seat["level"]), (&json!(false), &Value::Null), "the seat is still his");
    // the next decision is his again, with a fresh bank; nobody plays it for him before that has run out
    let asked = a.ask(first(&answered)).await;
    assert_eq!((&asked["turn"]["awaited"], &asked["clocks"]["left"][1]), (&json!(["dark"]), &json!(2_000)));
    pass(&place, 1, &mut light, &table).await;
    let (_, card) = light.get("/api/my/tables").await;
    assert_eq!(card[0]["your_turn"], false, "{card}");
    // the second time-out in a row makes him absent: a bot takes over until he acts
    pass(&place, 1, &mut light, &table).await;
    let taken_over = a.first(|message| message["table"]["seats"][1]["level"] == "medium").await;
    let seat = &taken_over["table"]["seats"][1];
    assert_eq!((&seat["name"], &seat["away"]), (&json!("Ben"), &json!(true)));
    let answered = a.first(|message| message["turn"]["awaited"] == json!(["light"])).await;
    a.ask(first(&answered)).await;
    let offered = b.ask(json!({ "t": "offer", "kind": "draw" })).await;
    assert_eq!(offered["offer"]["from"], "dark", "{offered}");
    let back = light.get(&format!("/api/tables/{table}")).await.1;
    let seat = &back["table"]["seats"][1];
    assert_eq!(
        (&seat["kind"], &seat["level"], &seat["away"]),
        (&json!("person"), &Value::Null, &json!(false))
    );
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

/// NP-42, with half an arrangement written on one side and nothing on the other.
#[tokio::test(flavor = "multi_thread")]
async fn chance_completes_an_arrangement() {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    let contract = json!({
        "clock": { "kind": "live", "bank": 60, "add": 0 },
        "options": { "variant": "numbered_pawns" },
    });
    let opened = anna.open("neuf-pistes", &[("light", "me"), ("dark", "me")], contract).await;
    let table = opened["id"].as_str().unwrap();
    let mut socket = anna.socket(table, "?seat=light").await;
    let welcome = socket.next_of("welcome").await;
    assert_eq!(welcome["clocks"]["phase"], 60_000, "both arrange at once: the time is the table's");
    assert_eq!(socket.ask(json!({ "t": "draft", "picks": [["3", "1", "4"]] })).await["t"], "ok");
    pass(&place, 60, &mut anna, table).await;
    let playing = socket.first(|message| message["turn"]["awaited"] == json!(["light"])).await;
    assert_eq!(
        (&playing["clocks"]["phase"], &playing["clocks"]["left"]),
        (&Value::Null, &json!([60_000, 60_000]))
    );
    let record = anna.get(&format!("/api/tables/{table}/record?level=public")).await.1;
    let record = record["record"].as_str().unwrap();
    assert!(
        record.contains("1. light (clock): pawns 3 1 4 ") && record.contains("1. dark (clock): pawns "),
        "{record}"
    );
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
    pass(&place, 300, &mut anna, table).await;
    while update["view"]["past"].as_array().unwrap().is_empty() {
        update = socket.next_of("update").await;
    }
    update["view"]["past"][0]["sheets"][0].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn when_time_runs_out_the_draft_counts_as_written() {
    // Alexandrie is the second row, the ship the last, and Libye the 21st territory
    let both = format!(".+{}U", ".".repeat(30));
    for (draft, rows) in [
        (json!({ "text": "Alexandrie D; ship Libye; war fr" }), &*both),
        (json!({ "picks": [["D"], ["Libye"], ["war"], []] }), &*both),
        // only what is not allowed, or cannot be read, is as if it had not been written (AF-25, AF-35)
        (json!({ "text": "Alexandrie D; Angola D; war fr gb" }), ".+"),
        (json!({ "text": "Alexandrie, but where to?; war fr" }), ""),
        (json!({ "picks": [["Angola"], [], ["war"], []] }), ""),
    ] {
        let mut ask = draft.clone();
        ask["t"] = json!("draft");
        let written = sheet_after(ask).await;
        assert_eq!(written, json!({ "rows": rows, "war": 2 }), "{draft}");
    }
}

/// Three people and a bot at Africa, by the clocks of the book: one leaves, one runs out of time with half a sheet
/// written, and then is gone.
#[tokio::test(flavor = "multi_thread")]
async fn an_evening_by_the_books_clocks() {
    let mut place = Place::open().await;
    let (mut anna, mut ben, mut carla) =
        (place.guest("Anna").await, place.guest("Ben").await, place.guest("Carla").await);
    let seats = [("gb", "me"), ("fr", "open"), ("de", "open"), ("it", "bot:random")];
    let contract = json!({
        "clock": { "kind": "live", "bank": 900, "add": 10 },
        "options": { "setup": "historical" },
        "public": true,
    });
    let opened = anna.open("africa", &seats, contract).await;
    let phases = json!([{ "name": "diplomacy", "seconds": 480 }, { "name": "writing", "seconds": 300 }]);
    let promised =
        json!({ "phases": phases, "minutes": 150, "absence": "idle", "chance": false, "shared": [] });
    assert_eq!(opened["table"]["contract"], promised, "known before anybody sits down");
    let table = opened["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}");
    ben.must(&format!("{path}/sit"), json!({ "seat": "fr" })).await;
    carla.must(&format!("{path}/sit"), json!({ "seat": "de" })).await;
    let (mut a, mut b) = (anna.socket(&table, "").await, ben.socket(&table, "").await);

    // eight minutes to talk, and nobody's bank is touched
    let welcome = a.next_of("welcome").await;
    assert_eq!((&welcome["clocks"]["phase"], &welcome["clocks"]["running"]), (&json!(480_000), &json!([])));
    let ready = a.ask(json!({ "t": "answer", "decision": welcome["decision"], "action": "ready" })).await;
    assert_eq!(ready["view"]["phase"], "diplomacy", "the others may talk on");
    pass(&place, 479, &mut anna, &table).await;
    pass(&place, 1, &mut anna, &table).await;
    let writing = a.first(|message| message["view"]["phase"] == "writing").await;
    assert_eq!(writing["clocks"]["phase"], 300_000);
    assert_eq!(writing["clocks"]["left"], json!([900_000, 900_000, 900_000, 900_000]));

    // Carla leaves: no bot sits down, her country idles
    let left = carla.must(&format!("{path}/leave"), json!({})).await;
    let seat = &left["table"]["seats"][2];
    assert_eq!((&seat["away"], &seat["level"]), (&json!(true), &Value::Null));
    assert_eq!(code(&anna.post(&format!("{path}/end"), json!({})).await.1), "not_alone", "Ben is there");

    // the server is down for an hour, which is nobody's time
    b.next_of("welcome").await;
    let draft = "Alger D; Angola D; war gb";
    assert_eq!(b.ask(json!({ "t": "draft", "text": draft })).await["t"], "ok");
    place.restart(Duration::from_secs(3_600)).await;
    let (mut anna, mut ben) = (anna.at(&place.address), ben.at(&place.address));
    let mut a = anna.socket(&table, "").await;
    let welcome = a.next_of("welcome").await;
    assert_eq!(
        (&welcome["view"]["phase"], &welcome["clocks"]["phase"]),
        (&json!("writing"), &json!(300_000))
    );
    let sheet = json!({ "t": "answer", "decision": welcome["decision"], "action": "Alexandrie>Libye" });
    a.ask(sheet).await;
    // Ben runs out of time with half a sheet written: what is right of it counts
    pass(&place, 300, &mut anna, &table).await;
    let read = a.first(|message| message["view"]["year"] == 1885).await;
    assert_eq!((&read["view"]["phase"], &read["clocks"]["phase"]), (&json!("diplomacy"), &json!(480_000)));
    // the reading is a scene, and nobody's time runs while it is shown
    assert!(read["clocks"]["held"].as_u64().is_some_and(|held| (1_000..=60_000).contains(&held)), "{read}");
    a.ask(json!({ "t": "settled", "n": read["n"] })).await;
    let record =
        anna.get(&format!("{path}/record?level=public")).await.1["record"].as_str().unwrap().to_owned();
    for line in ["gb: Alexandrie>Libye", "fr (clock): Alger D; war gb", "de (clock): absent"] {
        assert!(record.contains(line), "{line}: {record}");
    }

    // he does not come back: two more sheets stay empty, and from then on his country idles as well
    let mut last = read;
    for (year, away) in [(1890, false), (1895, true)] {
        pass(&place, 480, &mut anna, &table).await;
        let writing = a.first(|message| message["view"]["phase"] == "writing").await;
        a.ask(json!({ "t": "answer", "decision": writing["decision"], "action": "nothing" })).await;
        pass(&place, 299, &mut anna, &table).await;
        pass(&place, 1, &mut anna, &table).await;
        last = a.first(|message| message["view"]["year"] == year).await;
        a.ask(json!({ "t": "settled", "n": last["n"] })).await;
        let seats = anna.get(&path).await.1["table"]["seats"].clone();
        assert_eq!((&seats[1]["away"], &seats[1]["level"]), (&json!(away), &Value::Null), "{year}");
    }
    assert_eq!(last["view"]["phase"], "diplomacy", "no year went by unasked");

    // who opens the table is back; who stays alone may end it
    let mut b = ben.socket(&table, "").await;
    b.next_of("welcome").await;
    assert_eq!(anna.get(&path).await.1["table"]["seats"][1]["away"], false);
    ben.must(&format!("{path}/leave"), json!({})).await;
    let ended = anna.must(&format!("{path}/end"), json!({})).await;
    assert_eq!(ended["table"]["stage"], "over");
    let over = a.first(|message| message["turn"]["over"] == true).await;
    let outcome = &over["standing"]["outcome"];
    assert_eq!((&outcome["winners"], &outcome["clause"]), (&json!([]), &json!("RU-20")));
    let record =
        anna.get(&format!("{path}/record?level=full")).await.1["record"].as_str().unwrap().to_owned();
    assert!(record.contains("gb ends") && record.contains("fr (clock): absent"), "{record}");
}

/// KI-65: at a table that wants no bots, an expedition stops where its player leaves, for good.
#[tokio::test(flavor = "multi_thread")]
async fn an_expedition_stops_where_its_player_leaves() {
    let place = Place::open().await;
    let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("Ben").await);
    let options = json!({ "options": { "absent_player": "out", "first_dealer": "blue" }, "public": true });
    let opened = anna.open("kilimandjaro", &[("red", "me"), ("blue", "open")], options).await;
    let path = format!("/api/tables/{}", opened["id"].as_str().unwrap());
    assert_eq!(opened["table"]["contract"]["absence"], "out");
    ben.must(&format!("{path}/sit"), json!({ "seat": "blue" })).await;
    let mut a = anna.socket(opened["id"].as_str().unwrap(), "").await;
    a.next_of("welcome").await;
    let left = anna.must(&format!("{path}/leave"), json!({})).await;
    let seat = &left["table"]["seats"][0];
    assert_eq!((&seat["away"], &seat["level"]), (&json!(true), &Value::Null), "{left}");
    let gone = a.first(|message| message["turn"]["awaited"] == json!(["blue"])).await;
    assert!(gone["told"].to_string().contains("table-left-out"), "{gone}");
    // she may look on, and is not back
    anna.must(&format!("{path}/sit"), json!({ "seat": "red" })).await;
    assert_eq!(anna.get(&path).await.1["table"]["seats"][0]["away"], true);
}
