//! Every route, asked as it is meant to be asked.

use crate::site::{Duel, Place, code, first};
use serde_json::{Value, json};
use std::time::Duration;
use testing::Visitor;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_gets_a_session_and_a_name() {
    let place = Place::open().await;
    let mut anna = Visitor::stranger(&place.address);
    let (status, me) = anna.get("/api/me").await;
    assert_eq!((status.as_u16(), me), (200, json!({ "name": "", "account": null })));
    assert!(anna.cookie.starts_with("veillee=") && anna.cookie.len() == 8 + 64, "{}", anna.cookie);
    let cookie = anna.cookie.clone();
    anna.must("/api/me", json!({ "name": "  Anna   Maria " })).await;
    assert_eq!(anna.get("/api/me").await.1, json!({ "name": "Anna Maria", "account": null }));
    assert_eq!(anna.cookie, cookie, "the session is handed out once");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_gives_the_same_seats_to_another_device() {
    let place = Place::open().await;
    let mut phone = place.guest("Anna").await;
    let credentials = json!({ "name": "anna", "passphrase": "correct horse" });
    let me = phone.must("/api/account", credentials.clone()).await;
    assert_eq!(me, json!({ "name": "Anna", "account": "anna" }));
    let table = phone.open("neuf-pistes", &[("light", "me"), ("dark", "open")], json!({})).await;

    // another device, on which she has sat down as a guest before she logs in
    let mut laptop = place.guest("Guest").await;
    let other = laptop.open("neuf-pistes", &[("light", "me"), ("dark", "open")], json!({})).await;
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    assert_eq!(laptop.get(&path).await.0, 403, "a private table");
    let me = laptop.must("/api/login", json!({ "name": "ANNA", "passphrase": "correct horse" })).await;
    assert_eq!(me["account"], "anna");
    assert_eq!(laptop.get(&path).await.1["you"]["seats"], json!(["light"]));
    let (_, mine) = phone.get("/api/my/tables").await;
    let ids: Vec<&Value> = mine.as_array().unwrap().iter().map(|card| &card["table"]["id"]).collect();
    assert!(
        ids.contains(&&table["id"]) && ids.contains(&&other["id"]),
        "the guest's seat came along: {ids:?}"
    );
    let seat = &mine.as_array().unwrap().iter().find(|card| card["table"]["id"] == other["id"]).unwrap()["table"]
        ["seats"][0];
    assert_eq!(seat["name"], "Anna");

    let (status, _) = laptop.post("/api/logout", json!({})).await;
    assert_eq!(status, 204);
    assert_eq!(laptop.get("/api/my/tables").await.1, json!([]));

    let mut thief = place.guest("Thief").await;
    for wrong in [
        json!({ "name": "anna", "passphrase": "wrong horse" }),
        json!({ "name": "nobody", "passphrase": "wrong horse" }),
    ] {
        let (status, refused) = thief.post("/api/login", wrong).await;
        assert_eq!(
            (status.as_u16(), code(&refused)),
            (401, "wrong_passphrase"),
            "which of the two is not told"
        );
    }
    let (status, refused) =
        thief.post("/api/account", json!({ "name": "ANNA", "passphrase": "my own one" })).await;
    assert_eq!((status.as_u16(), code(&refused)), (409, "name_taken"));
    let (_, refused) =
        phone.post("/api/account", json!({ "name": "second", "passphrase": "my own one" })).await;
    assert_eq!(code(&refused), "has_account");
    let (status, refused) =
        thief.post("/api/account", json!({ "name": "thief", "passphrase": "short" })).await;
    assert_eq!((status.as_u16(), code(&refused)), (422, "bad_passphrase"));
}

/// A board of one's own: checked and drawn before anybody sits down, then played on under its own names.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_of_ones_own() {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    let of_the_box = library::title("couleurs").unwrap().boards[0].text;
    let wrong = of_the_box.replacen("deal = 9", "deal = 90\ndeel = 9", 1);
    let verdict = anna.must("/api/games/couleurs/board", json!({ "board": wrong })).await;
    assert_eq!(verdict["picture"], Value::Null);
    let found = |field: &str| {
        let faults = verdict["faults"].as_array().unwrap();
        faults.iter().find(|fault| fault["field"] == field).unwrap_or_else(|| panic!("{field}: {verdict}"))
    };
    let line = wrong.lines().position(|line| line == "deel = 9").unwrap() + 1;
    assert_eq!(
        (&found("rules.deel")["line"], &found("rules.deel")["text"]["id"]),
        (&json!(line), &json!("board-key"))
    );
    assert_eq!(found("rules.deal")["clause"], "CM-05");
    let seats = [("red", "me"), ("blue", "open"), ("green", "bot:random")];
    let wish = |board: &str| {
        let seats: Vec<_> = seats.iter().map(|(id, who)| json!({ "id": id, "who": who })).collect();
        json!({ "game": "couleurs", "seats": seats, "board": board })
    };
    let (status, refused) = anna.post("/api/tables", wish(&wrong)).await;
    assert_eq!((status.as_u16(), code(&refused)), (422, "bad_setup"));

    let own = of_the_box
        .replacen("name_fr = \"France\", name_en = \"France\"", "name_fr = \"Gaule\", name_en = \"Gaul\"", 1)
        .replacen("flag = \"v blue white red\"", "flag = \"v blue red\"", 1);
    let verdict = anna.must("/api/games/couleurs/board", json!({ "board": own })).await;
    assert!(verdict["picture"].as_str().unwrap().contains("Gaul"), "{}", verdict["faults"]);
    let table = anna.must("/api/tables", wish(&own)).await;
    let id = table["id"].as_str().unwrap();
    let (_, chart) = anna.get(&format!("/api/tables/{id}/board")).await;
    assert_eq!(chart["names"], json!([["couleurs-nation-france", ["Gaule", "Gaul"]]]));
    let france = chart["nations"].as_array().unwrap().iter().find(|nation| nation["id"] == "france").unwrap();
    assert!(france["flag"].as_str().unwrap().starts_with("<path"), "{france}");

    // The board of the box is kept by its hash, and brings neither names nor flags.
    let boxed = anna.open("couleurs", &seats, json!({})).await;
    assert_eq!(boxed["table"]["board_hash"], library::title("couleurs").unwrap().board_hash());
    let (_, chart) = anna.get(&format!("/api/tables/{}/board", boxed["id"].as_str().unwrap())).await;
    assert!(chart.get("names").is_none() && !chart.to_string().contains("\"flag\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_shelf_and_its_boxes() {
    let place = Place::open().await;
    let mut anyone = Visitor::stranger(&place.address);
    let (_, games) = anyone.get("/api/games").await;
    for game in games.as_array().unwrap() {
        let key = game["key"].as_str().unwrap();
        assert_eq!(&anyone.get(&format!("/api/games/{key}")).await.1, game);
        for lang in ["fr", "en"] {
            let (status, rules) = anyone.get(&format!("/api/games/{key}/rules?lang={lang}")).await;
            assert_eq!(status, 200, "{key} {lang}");
            assert!(rules["sections"][0]["clauses"][0]["id"].is_string(), "{key} {lang}");
        }
        let (status, picture) = anyone.get(&format!("/api/games/{key}/board.svg")).await;
        assert!(status == 200 && picture.as_str().unwrap().starts_with("<svg"), "{key}");
    }
    assert!(anyone.cookie.is_empty(), "looking at the shelf needs no session");
    assert_eq!(games[0]["key"], "neuf-pistes");
    assert_eq!(code(&anyone.get("/api/games/chess").await.1), "no_such_game");
    assert_eq!(code(&anyone.get("/api/games/neuf-pistes/rules?lang=xx").await.1), "unreadable");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_opened_listed_and_filled() {
    let place = Place::open().await;
    let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("Ben").await);
    let opened = anna
        .open(
            "neuf-pistes",
            &[("dark", "open"), ("light", "me")],
            json!({ "public": true, "options": { "movement": "free" } }),
        )
        .await;
    let table = &opened["table"];
    assert_eq!(
        (&table["stage"], &table["public"], &table["options"]),
        (&json!("open"), &json!(true), &json!({ "movement": "free" }))
    );
    assert_eq!(table["seats"][0]["id"], "light", "in the game's own order");
    assert_eq!(table["commitment"].as_str().unwrap().len(), 64);
    let id = opened["id"].as_str().unwrap();
    let private = anna.open("neuf-pistes", &[("light", "me"), ("dark", "open")], json!({})).await;

    let (_, offered) = ben.get("/api/tables").await;
    assert_eq!(offered.as_array().unwrap().len(), 1, "private ones are not listed");
    assert_eq!(offered[0]["table"]["id"], id);
    assert_eq!(offered[0]["you"], json!({ "seat": null, "seats": [], "host": false, "invite": null }));

    let mut socket = anna.socket(id, "").await;
    assert!(socket.next_of("welcome").await["view"].is_null(), "nothing to see yet");
    let sat = ben.must(&format!("/api/tables/{id}/sit"), json!({ "seat": "dark", "luck": "seven" })).await;
    assert_eq!((&sat["table"]["stage"], &sat["you"]["seat"]), (&json!("playing"), &json!("dark")));
    let started = socket.next_of("welcome").await;
    assert!(started["view"].is_object() && started["prompt"].is_object(), "{started}");
    assert_eq!(ben.get("/api/tables").await.1, json!([]));
    let (_, cards) = anna.get("/api/my/tables").await;
    let turns: Vec<(&Value, &Value)> =
        cards.as_array().unwrap().iter().map(|card| (&card["table"]["id"], &card["your_turn"])).collect();
    assert!(turns.contains(&(&json!(id), &json!(true))) && turns.contains(&(&private["id"], &json!(false))));

    // what is added to the randomness is in the record
    let (_, record) = anna.get(&format!("/api/tables/{id}/record")).await;
    assert!(record["record"].as_str().unwrap().contains("neuf-pistes"), "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_sets_bots_and_starts() {
    let place = Place::open().await;
    let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("Ben").await);
    let opened =
        anna.open("neuf-pistes", &[("light", "open"), ("dark", "open")], json!({ "public": true })).await;
    let path = format!("/api/tables/{}", opened["id"].as_str().unwrap());
    for (what, wish) in [("seat", json!({ "seat": "light", "who": "bot:easy" })), ("start", json!({}))] {
        let (status, refused) = ben.post(&format!("{path}/{what}"), wish).await;
        assert_eq!((status.as_u16(), code(&refused)), (403, "not_host"));
    }
    let set = anna.must(&format!("{path}/seat"), json!({ "seat": "light", "who": "bot:easy" })).await;
    assert_eq!(set["table"]["seats"][0]["kind"], "bot");
    let set = anna.must(&format!("{path}/seat"), json!({ "seat": "light", "who": "open" })).await;
    assert_eq!(set["table"]["seats"][0]["kind"], "open");
    ben.must(&format!("{path}/sit"), json!({ "seat": "light" })).await;
    let (_, refused) = anna.post(&format!("{path}/seat"), json!({ "seat": "light", "who": "me" })).await;
    assert_eq!(code(&refused), "seat_taken", "a host sits down in nobody's place");
    let left = ben.must(&format!("{path}/leave"), json!({})).await;
    assert_eq!(left["table"]["seats"][0]["kind"], "open");
    ben.must(&format!("{path}/sit"), json!({ "seat": "light" })).await;
    let started = anna.must(&format!("{path}/start"), json!({ "level": "random" })).await;
    assert_eq!(
        (&started["table"]["stage"], &started["table"]["seats"][1]["level"]),
        (&json!("playing"), &json!("random"))
    );
    let (_, refused) = anna.post(&format!("{path}/start"), json!({})).await;
    assert_eq!(code(&refused), "started");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_alone_in_a_rematch_with_a_running_clock() {
    let mut place = Place::open().await;
    let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("Ben").await);
    let clock = json!({ "clock": { "kind": "live", "bank": 60, "add": 0 } });
    let opened = anna.open("neuf-pistes", &[("light", "me"), ("dark", "open")], clock).await;
    let table = opened["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}");
    ben.must(&format!("{path}/sit"), json!({ "seat": "dark", "invite": opened["you"]["invite"] })).await;
    let mut a = anna.socket(&table, "").await;
    a.ask(json!({ "t": "resign" })).await;
    anna.must(&format!("{path}/rematch"), json!({})).await;
    // her word outlives the site, but the game does not begin while she is away
    place.restart(Duration::from_secs(5)).await;
    let (anna, mut ben) = (anna.at(&place.address), ben.at(&place.address));
    let mut b = ben.socket(&table, "").await;
    assert_eq!(b.next_of("welcome").await["table"]["seats"][0]["again"], true);
    assert_eq!(ben.must(&format!("{path}/rematch"), json!({})).await["id"], json!(null));
    let _a = anna.socket(&table, "").await;
    let told = b.first(|told| told["table"]["rematch"].is_string()).await;
    let (_, again) = ben.get(&format!("/api/tables/{}", told["table"]["rematch"].as_str().unwrap())).await;
    assert_eq!(again["table"]["stage"], "playing");
    assert_eq!(again["table"]["seats"][0]["again"], json!(null), "nobody has said anything there yet");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_exchanges_the_camps_and_is_the_same_for_both() {
    let place = Place::open().await;
    let Duel { mut light, mut dark, mut a, mut b, table, .. } = Duel::start(&place).await;
    let path = format!("/api/tables/{table}/rematch");
    assert_eq!(code(&light.post(&path, json!({})).await.1), "not_over");
    a.ask(json!({ "t": "resign" })).await;
    // as long as one of them has not said yes there is no table; who thinks better of it holds it up again
    assert_eq!(light.must(&path, json!({})).await["id"], json!(null));
    let told = b.first(|told| told["table"]["seats"][0]["again"] == true).await;
    assert_eq!(told["table"]["seats"][1]["again"], json!(null));
    let decline = format!("{path}/decline");
    assert_eq!(dark.must(&decline, json!({})).await["id"], json!(null));
    a.first(|told| told["table"]["seats"][1]["again"] == false).await;
    light.must(&decline, json!({})).await;
    assert_eq!(dark.must(&path, json!({})).await["id"], json!(null));
    let (one, two) = (light.must(&path, json!({})).await, dark.must(&path, json!({})).await);
    assert!(one["id"].is_string());
    assert_eq!(one, two);
    // it is too late for a no: whoever will not play leaves the new table
    assert_eq!(dark.must(&decline, json!({})).await, one);
    let told = b.first(|told| told["table"]["rematch"].is_string()).await;
    assert_eq!(told["table"]["rematch"], one["id"]);
    let (_, again) = dark.get(&format!("/api/tables/{}", one["id"].as_str().unwrap())).await;
    assert_eq!((&again["you"]["seat"], &again["table"]["stage"]), (&json!("light"), &json!("playing")));
    assert_ne!(again["table"]["commitment"], told["table"]["commitment"]);
    let mut stranger = place.guest("Carla").await;
    assert_eq!(code(&stranger.post(&path, json!({})).await.1), "not_invited");

    // NP-40: the match is counted over all its games, half a point for a draw
    let halves = |table: &serde_json::Value| {
        let seats = table["table"]["seats"].as_array().unwrap().iter();
        seats.map(|seat| seat["halves"].as_i64().unwrap_or(0)).collect::<Vec<_>>()
    };
    assert_eq!(halves(&told), [0, 2], "Anna resigned as Light");
    assert_eq!(halves(&again), [2, 0], "Ben is Light now and leads");
    let id = one["id"].as_str().unwrap();
    let (mut ben, mut anna) = (dark.socket(id, "").await, light.socket(id, "").await);
    ben.ask(json!({ "t": "offer", "kind": "draw" })).await;
    anna.first(|told| told["offer"].is_object()).await;
    anna.ask(json!({ "t": "accept" })).await;
    let (_, drawn) = dark.get(&format!("/api/tables/{id}")).await;
    assert_eq!(halves(&drawn), [3, 1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn records_and_replays_tell_what_each_may_know() {
    let place = Place::open().await;
    let Duel { mut light, mut dark, mut a, table, invite, .. } = Duel::start(&place).await;
    let path = format!("/api/tables/{table}");
    let welcome = light.socket(&table, "").await.next_of("welcome").await;
    a.ask(first(&welcome)).await;
    for (query, expected) in [
        ("record?level=seat", 200),
        ("record?level=public", 200),
        ("record?level=full", 403),
        ("record?level=seat&seat=dark", 403),
        ("replay?as=light", 200),
    ] {
        assert_eq!(light.get(&format!("{path}/{query}")).await.0, expected, "{query}");
    }
    for (query, expected) in [
        ("replay?as=light", 403),
        ("replay?as=full", 403),
        ("replay?as=public", 200),
        ("replay?as=nobody", 404),
    ] {
        assert_eq!(dark.get(&format!("{path}/{query}")).await.0, expected, "{query}");
    }
    let (_, replay) = dark.get(&format!("{path}/replay")).await;
    let frames = replay["frames"].as_array().unwrap();
    assert_eq!((frames.len(), &frames[1]["step"]), (2, &json!(1)));
    assert_eq!(frames[0]["view"], welcome["view"]);

    a.ask(json!({ "t": "resign" })).await;
    let (_, full) = dark.get(&format!("{path}/record?level=full")).await;
    let full = full["record"].as_str().unwrap();
    assert!(full.contains("[Seed "), "the seed is revealed at the end:\n{full}");
    assert!(full.contains("Anna") && full.contains("Ben"));
    let mut carla = Visitor::stranger(&place.address);
    assert_eq!(carla.get(&format!("{path}/replay?as=full")).await.0, 403, "still a private table");
    let (status, all) = carla.get(&format!("{path}/replay?as=full&invite={invite}")).await;
    assert_eq!(status, 200);
    assert!(all["frames"][1]["view"]["dark"].is_object() && all["frames"][1]["view"]["light"].is_object());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_by_http_and_a_stream_of_turns() {
    let place = Place::open().await;
    let Duel { mut light, mut dark, mut a, table, .. } = Duel::start(&place).await;
    let path = format!("/api/tables/{table}/answer");
    let mut turns = light.turns(&table).await;
    assert_eq!(turns.headers()["content-type"], "application/x-ndjson");
    let line: Value = serde_json::from_slice(&turns.chunk().await.unwrap().unwrap()).unwrap();
    assert_eq!((&line["seat"], &line["decision"]), (&json!("light"), &json!(1)));
    let action = &line["legal"][0];
    let answered = light.must(&path, json!({ "decision": 1, "action": action })).await;
    assert_eq!(answered, json!({ "step": 1 }));
    assert_eq!(a.next_of("update").await["step"], 1, "sockets hear of it");

    let mut theirs = dark.turns(&table).await;
    let line: Value = serde_json::from_slice(&theirs.chunk().await.unwrap().unwrap()).unwrap();
    let picks = testing::picks(&line["prompt"], |_| 0).unwrap();
    dark.must(&path, json!({ "seat": "dark", "decision": 2, "picks": picks })).await;
    let line: Value = serde_json::from_slice(&turns.chunk().await.unwrap().unwrap()).unwrap();
    assert_eq!(line["decision"], 3);
    a.ask(json!({ "t": "resign" })).await;
    let line: Value = serde_json::from_slice(&turns.chunk().await.unwrap().unwrap()).unwrap();
    assert_eq!(line["turn"], json!({ "over": true }));
    assert!(turns.chunk().await.unwrap().is_none(), "the stream ends with the game");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_names_every_route() {
    let place = Place::open().await;
    let mut anyone = Visitor::stranger(&place.address);
    let (_, document) = anyone.get("/api/openapi.json").await;
    let paths: Vec<&String> = document["paths"].as_object().unwrap().keys().collect();
    assert_eq!(paths.len(), 37, "{paths:?}");
    let text = document.to_string();
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(
            document["components"]["schemas"][name].is_object(),
            "{name} is referred to and not described"
        );
    }
    let readme = include_str!("../../../docs/wire.md");
    for path in paths {
        let shown = path.strip_prefix("/api").unwrap().split('{').next().unwrap();
        assert!(readme.contains(shown), "docs/wire.md does not mention {path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_health_and_figures() {
    let place = Place::open().await;
    let mut anyone = Visitor::stranger(&place.address);
    for path in ["/", "/box/neuf-pistes", "/table/xyz", "/mine"] {
        let (status, page) = anyone.get(path).await;
        assert!(status == 200 && page.as_str().unwrap().contains("<!doctype html>"), "{path}");
    }
    assert_eq!(anyone.get("/assets/none.js").await.0, 404);
    assert_eq!(anyone.get("/healthz").await.1, "ok\n");
    let (_, figures) = anyone.get("/metrics").await;
    assert!(figures.as_str().unwrap().contains("veillee_requests_total"), "{figures}");
    let response = anyone.request(reqwest::Method::GET, "/", Default::default(), String::new()).await;
    let headers = response.headers();
    assert!(headers["content-security-policy"].to_str().unwrap().contains("default-src 'self'"));
    assert_eq!(headers["x-content-type-options"], "nosniff");
    let tag = headers["etag"].clone();
    let mut known = reqwest::header::HeaderMap::new();
    known.insert("if-none-match", tag);
    assert_eq!(anyone.request(reqwest::Method::GET, "/", known, String::new()).await.status(), 304);
}
