//! The desk: what people keep for their own eyes, who hears whom, and what a treaty could be made of.

use crate::site::{Duel, Place, code};
use serde_json::{Value, json};
use testing::{Socket, Visitor};

/// Two people and a bot at a table of Africa, with these manners: the sockets of the two, and the table's id.
async fn talks(place: &Place, manners: Value) -> ([Visitor; 2], [Socket; 2], String) {
    let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("Ben").await);
    let plan = [("gb", "me"), ("fr", "open"), ("de", "bot:random")];
    let more = json!({ "public": true, "options": { "setup": "historical" }, "manners": manners });
    let opened = anna.open("africa", &plan, more).await;
    let table = opened["id"].as_str().unwrap().to_owned();
    ben.must(&format!("/api/tables/{table}/sit"), json!({ "seat": "fr" })).await;
    let mut sockets = [anna.socket(&table, "").await, ben.socket(&table, "").await];
    for socket in &mut sockets {
        socket.next_of("welcome").await;
    }
    ([anna, ben], sockets, table)
}

fn say(room: impl Into<Value>, text: &str) -> Value {
    json!({ "t": "say", "room": room.into(), "text": text })
}

#[tokio::test(flavor = "multi_thread")]
async fn what_lies_on_a_desk_is_kept_with_its_owner_alone() {
    let mut place = Place::open().await;
    let (people, mut sockets, table) = talks(&place, json!({})).await;
    let desk = json!({
        "read": { "gb+fr": [1_700_000_000_000_i64, 2] },
        "unsent": { "public": "I wonder" },
        "muted": ["fr"],
        "notes": [{ "turn": 0, "text": "Ben lies" }],
    });
    assert_eq!(sockets[0].ask(json!({ "t": "keep", "desk": desk })).await["t"], "ok");
    let crowded = json!({ "unsent": { "public": "x".repeat(20_000) } });
    assert_eq!(code(&sockets[0].ask(json!({ "t": "keep", "desk": crowded })).await), "too_large");
    let strange = json!({ "t": "keep", "desk": { "drawer": 1 } });
    assert_eq!(code(&sockets[0].ask(strange).await), "unreadable");
    // nobody else hears of it
    sockets[0].ask(say("public", "done")).await;
    let told = sockets[1].until(|message| message["said"]["text"] == "done").await;
    assert!(told.iter().all(|message| message["t"] != "update"), "{told:?}");
    place.restart(std::time::Duration::from_secs(1)).await;
    let mine = people[0].at(&place.address).socket(&table, "").await.next_of("welcome").await;
    assert_eq!((&mine["desk"]["read"], &mine["desk"]["unsent"]), (&desk["read"], &desk["unsent"]));
    assert_eq!(mine["desk"]["notes"][0]["text"], "Ben lies");
    assert!(mine["desk"]["notes"][0]["when"]["id"].is_string(), "a note knows its turn: {mine}");
    let other = people[1].at(&place.address).socket(&table, "").await.next_of("welcome").await;
    assert_eq!(other["desk"]["notes"], json!([]));
    assert!(!other.to_string().contains("Ben lies") && !other.to_string().contains("I wonder"));
    let stranger = Visitor::stranger(&place.address).socket(&table, "").await.next_of("welcome").await;
    assert!(stranger["desk"].is_null(), "who is nobody yet keeps nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_have_a_room_of_their_own() {
    let place = Place::open().await;
    let (mut people, mut sockets, table) = talks(&place, json!({})).await;
    let (carla, dora) = (place.guest("Carla").await, place.guest("Dora").await);
    let (mut one, mut other) = (carla.socket(&table, "").await, dora.socket(&table, "").await);
    for socket in [&mut one, &mut other] {
        socket.next_of("welcome").await;
    }
    let said = one.ask(say("watchers", "Germany will fall")).await;
    assert_eq!((&said["said"]["room"], &said["said"]["seat"]), (&json!("watchers"), &Value::Null));
    assert_eq!(other.next_of("said").await["said"]["text"], "Germany will fall");
    assert_eq!(code(&one.ask(say("public", "Beware of Ben")).await), "watchers_apart");
    assert_eq!(code(&sockets[0].ask(say("watchers", "hello")).await), "bad_room", "it is not the players'");
    sockets[1].ask(say("public", "good evening")).await;
    let told = sockets[0].until(|message| message["said"]["text"] == "good evening").await;
    assert!(!told.iter().any(|message| message.to_string().contains("Germany will fall")));
    let back = people[0].socket(&table, "").await.next_of("welcome").await;
    assert!(!back.to_string().contains("Germany will fall"));
    let story = people[0].get(&format!("/api/tables/{table}/chronicle")).await.1;
    assert!(!story.to_string().contains("Germany will fall"), "{story}");

    for (watchers, room, why) in
        [("silent", "watchers", "watchers_silent"), ("silent", "public", "watchers_silent")]
    {
        let (_, _, table) = talks(&place, json!({ "watchers": watchers })).await;
        let mut watcher = carla.socket(&table, "").await;
        let welcome = watcher.next_of("welcome").await;
        assert_eq!(welcome["table"]["manners"]["watchers"], watchers);
        assert_eq!(code(&watcher.ask(say(room, "psst")).await), why);
    }
    let (_, mut sockets, table) = talks(&place, json!({ "watchers": "aloud" })).await;
    let mut watcher = carla.socket(&table, "").await;
    watcher.next_of("welcome").await;
    assert_eq!(watcher.ask(say("public", "good luck")).await["t"], "said");
    assert_eq!(sockets[0].next_of("said").await["said"]["text"], "good luck");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_cards_are_agreed_on_nobody_writes_anything_else() {
    let place = Place::open().await;
    let (_, mut sockets, _) = talks(&place, json!({ "words": "cards" })).await;
    for room in [json!("public"), json!(["fr"])] {
        assert_eq!(code(&sockets[0].ask(say(room, "hello")).await), "cards_only");
    }
    let offered = sockets[0].ask(json!({ "t": "propose", "treaty": "with fr : all ally" })).await;
    assert_eq!(offered["treaties"][0]["fate"], "offered");
    let seats =
        json!([{ "id": "gb", "who": "me" }, { "id": "fr", "who": "open" }, { "id": "de", "who": "open" }]);
    let mumbled = json!({ "game": "africa", "seats": seats, "manners": { "words": "mumbled" } });
    let (status, refused) = place.guest("Dora").await.post("/api/tables", mumbled).await;
    assert!(status.is_client_error() && refused["code"] == "unreadable", "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn private_talk_opens_at_the_end_where_that_was_agreed() {
    let place = Place::open().await;
    for (agreed, opens) in [("closed", false), ("opens", true)] {
        let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("Ben").await);
        let more = json!({ "public": true, "manners": { "private_talk": agreed } });
        let opened = anna.open("neuf-pistes", &[("light", "me"), ("dark", "open")], more).await;
        let table = opened["id"].as_str().unwrap().to_owned();
        ben.must(&format!("/api/tables/{table}/sit"), json!({ "seat": "dark" })).await;
        let mut socket = anna.socket(&table, "").await;
        socket.next_of("welcome").await;
        assert_eq!(socket.ask(say(json!(["dark"]), "between us")).await["t"], "said");
        let path = format!("/api/tables/{table}/chronicle");
        let heard = async |visitor: &mut Visitor| {
            let (status, story) = visitor.get(&path).await;
            assert_eq!(status, 200);
            story["said"].as_array().unwrap().iter().any(|said| said["text"] == "between us")
        };
        let mut stranger = Visitor::stranger(&place.address);
        assert!(heard(&mut ben).await && !heard(&mut stranger).await, "as long as they play");
        socket.ask(json!({ "t": "resign" })).await;
        assert!(heard(&mut ben).await, "whoever was in it has it");
        assert_eq!(heard(&mut stranger).await, opens, "{agreed}");
        let welcome = stranger.socket(&table, "").await.next_of("welcome").await;
        assert_eq!(welcome["talk"].as_array().unwrap().len(), usize::from(opens));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_points_at_a_place_is_shown_what_can_be_promised_there() {
    let place = Place::open().await;
    let (_, mut sockets, _) = talks(&place, json!({})).await;
    let asked = json!({ "t": "terms", "picked": ["with", "fr", ":"], "about": "libye" });
    let ways = sockets[0].ask(asked).await["ways"].clone();
    let tokens: Vec<Vec<&str>> = ways
        .as_array()
        .expect("ways")
        .iter()
        .map(|way| way.as_array().unwrap().iter().map(|pick| pick["token"].as_str().unwrap()).collect())
        .collect();
    assert!(tokens.contains(&vec!["all", "keep-out", "libye"]), "{tokens:?}");
    assert!(tokens.contains(&vec!["fr", "leave", "libye"]), "{tokens:?}");
    // each of them is a treaty that can be offered, and says so
    for way in &tokens {
        let picked: Vec<&str> = ["with", "fr", ":"].into_iter().chain(way.iter().copied()).collect();
        let next = sockets[0].ask(json!({ "t": "terms", "picked": picked })).await;
        assert_eq!(next["complete"], true, "{picked:?}");
        assert!(next["says"]["id"].is_string(), "{picked:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_says_what_may_be_said_to_it_when_it_was_made_and_what_speaks_against_it() {
    let place = Place::open().await;
    let (_, [mut a, mut b], _) = talks(&place, json!({})).await;
    let mine = a.ask(json!({ "t": "propose", "treaty": "with fr : all ally standing" })).await;
    assert_eq!(mine["treaties"][0]["answers"], json!(["withdraw"]));
    assert!(mine["treaties"][0]["made"]["id"].is_string());
    let theirs = b.next_of("update").await;
    assert_eq!(theirs["treaties"][0]["answers"], json!(["accept", "decline", "counter"]));
    let countered =
        b.ask(json!({ "t": "counter", "treaty": 1, "offer": "with gb : all ally until 1890" })).await;
    assert_eq!(
        (&countered["treaties"][0]["fate"], &countered["treaties"][0]["by"]),
        (&json!("countered"), &json!("fr"))
    );
    assert!(countered["treaties"][0]["answers"].is_null(), "a dead offer has no buttons");
    let signed = a.ask(json!({ "t": "reply", "treaty": 2, "yes": true })).await;
    assert_eq!(signed["treaties"][1]["fate"], "agreed");
    assert!(signed["treaties"][1]["answers"].is_null(), "it is not a standing one");
    // eyes open: what contradicts an earlier word says so before it is offered, and before it is signed
    let draft = a.ask(json!({ "t": "terms", "picked": ["with", "fr", ":", "gb", "war", "fr"] })).await;
    assert_eq!(draft["warnings"][0]["id"], "table-warn-contradicts", "{draft}");
    let offered = b.ask(json!({ "t": "propose", "treaty": "with gb : gb war fr" })).await;
    assert!(offered["treaties"][2]["warnings"].is_null(), "it binds the other");
    let asked = a.first(|message| message["treaties"][2]["number"] == 3).await;
    assert_eq!(asked["treaties"][2]["warnings"][0]["id"], "table-warn-contradicts", "{asked}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_knows_its_step_and_its_turn() {
    let place = Place::open().await;
    let (_, [mut a, _], _) = talks(&place, json!({})).await;
    let said = a.ask(say("public", "hello")).await["said"].clone();
    assert!(said["step"].is_u64() && said["turn"]["name"]["id"].is_string(), "{said}");
    let Duel { a: mut light, .. } = Duel::start(&place).await;
    let said = light.ask(say("public", "hello")).await["said"].clone();
    assert!(said["step"].is_u64() && said["turn"].is_null(), "a duel has no turns: {said}");
}
