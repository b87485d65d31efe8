//! Whatever comes in: a clear error, nothing changed, nothing leaked, no panic.

use crate::site::{Duel, Place, code, first};
use laws::words::heard;
use reqwest::Method;
use reqwest::header::{CONTENT_TYPE, HeaderMap};
use serde_json::{Value, json};
use server::Limits;
use std::time::Duration;
use testing::Visitor;
use texts::{Lang, SeatNames};

fn is_problem(body: &Value) {
    assert!(body["code"].is_string() && body["text"]["id"].is_string(), "not a problem: {body}");
    assert!(body.as_object().unwrap().contains_key("clause"), "{body}");
    in_one_language(body, "");
}

/// What a problem says has no word of the other language, no raw id and no open variable; what was typed may be quoted.
fn in_one_language(problem: &Value, typed: &str) {
    let parts =
        ["faults", "reasons"].into_iter().flat_map(|list| problem[list].as_array().into_iter().flatten());
    // options and their values are typed in every language as they are listed
    let words = library::titles().flat_map(|title| title.options);
    let words =
        words.flat_map(|option| [&[option.name], option.values].concat()).collect::<Vec<_>>().join(" ");
    let typed = format!("{typed} {words} none live days"); // and the kinds of clocks
    for said in parts.chain([problem]) {
        for lang in Lang::ALL {
            assert_eq!(heard(&said["text"], &typed).wrong(lang, &SeatNames::default()), None);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_cannot_be_read() {
    let place = Place::with(|config| config.limits = Limits::none()).await;
    let mut anna = place.guest("Anna").await;
    let opened = anna.open("neuf-pistes", &[("light", "me"), ("dark", "open")], json!({})).await;
    let table = format!("/api/tables/{}", opened["id"].as_str().unwrap());
    let routes = [
        "/api/me",
        "/api/account",
        "/api/login",
        "/api/tables",
        &format!("{table}/sit"),
        &format!("{table}/seat"),
        &format!("{table}/start"),
        &format!("{table}/answer"),
    ];
    let bodies = [
        "",
        "{",
        "[]",
        "null",
        "\"x\"",
        "{\"name\":7}",
        "{\"unknown\":true,\"name\":\"x\",\"passphrase\":\"yyyyyyyyy\",\"seat\":\"light\",\"who\":\"open\",\"game\":\"x\",\"seats\":[],\"decision\":1}",
        "\u{0}",
    ];
    let before = anna.get(&table).await.1;
    for route in routes {
        for body in bodies {
            let mut headers = HeaderMap::new();
            headers.insert(CONTENT_TYPE, "application/json".parse().unwrap());
            let response = anna.request(Method::POST, route, headers, body.to_owned()).await;
            let status = response.status().as_u16();
            let problem: Value = response.json().await.unwrap_or_else(|_| panic!("{route} {body}"));
            assert!((400..500).contains(&status), "{route} {body}: {status} {problem}");
            is_problem(&problem);
        }
        // the wrong kind of body, and one that is far too long
        let response = anna.request(Method::POST, route, HeaderMap::new(), "name=x".into()).await;
        assert_eq!(response.status(), 400, "{route}");
        is_problem(&response.json().await.unwrap());
        let long = json!({ "name": "x".repeat(300 * 1024) });
        let (status, problem) = anna.post(route, long).await;
        assert_eq!((status.as_u16(), code(&problem)), (413, "too_large"), "{route}");
    }
    assert_eq!(anna.get(&table).await.1, before, "nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be_set_up() {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    let duel = json!([{ "id": "light", "who": "me" }, { "id": "dark", "who": "open" }]);
    let cases = [
        (json!({ "game": "chess", "seats": duel }), "no_such_game", ""),
        (json!({ "game": "neuf-pistes", "seats": [] }), "bad_setup", "seats"),
        (
            json!({ "game": "neuf-pistes", "seats": [{ "id": "light", "who": "me" }, { "id": "light", "who": "me" }] }),
            "bad_setup",
            "seats",
        ),
        (
            json!({ "game": "neuf-pistes", "seats": [{ "id": "light", "who": "me" }, { "id": "pink", "who": "me" }] }),
            "bad_setup",
            "seats",
        ),
        (
            json!({ "game": "neuf-pistes", "seats": [{ "id": "light", "who": "king" }, { "id": "dark", "who": "me" }] }),
            "unreadable",
            "who",
        ),
        (
            json!({ "game": "neuf-pistes", "seats": [{ "id": "light", "who": "bot:god" }, { "id": "dark", "who": "me" }] }),
            "no_such_level",
            "",
        ),
        (
            json!({ "game": "neuf-pistes", "seats": duel, "options": { "movement": "teleport" } }),
            "bad_setup",
            "movement",
        ),
        (json!({ "game": "neuf-pistes", "seats": duel, "options": { "speed": "1" } }), "bad_setup", "speed"),
        (json!({ "game": "neuf-pistes", "seats": duel, "board": "not = [a board" }), "bad_setup", ""),
        (
            json!({ "game": "neuf-pistes", "seats": duel, "clock": { "kind": "live", "bank": 0, "add": 0 } }),
            "bad_setup",
            "clock",
        ),
        (
            json!({ "game": "neuf-pistes", "seats": duel, "clock": { "kind": "days", "hours": 100000 } }),
            "bad_setup",
            "clock",
        ),
        (
            json!({ "game": "neuf-pistes", "seats": duel, "clock": { "kind": "sundial" } }),
            "unreadable",
            "body",
        ),
    ];
    for (wish, expected, field) in cases {
        let (status, problem) = anna.post("/api/tables", wish.clone()).await;
        assert!(status.is_client_error(), "{wish}");
        assert_eq!(code(&problem), expected, "{wish} {problem}");
        in_one_language(&problem, &wish.to_string());
        if !field.is_empty() {
            assert_eq!(problem["faults"][0]["field"], field, "{problem}");
        }
    }
    assert_eq!(anna.get("/api/my/tables").await.1, json!([]), "none of them was opened");
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_and_forgers() {
    let place = Place::open().await;
    let Duel { mut light, a: _a, b: _b, table, invite, .. } = Duel::start(&place).await;
    let path = format!("/api/tables/{table}");
    let before = light.get(&path).await.1;
    let answer = json!({ "decision": 1, "action": "x" });

    // no session, a forged cookie, an expired one look alike
    let mut unknown = [
        Visitor::stranger(&place.address),
        Visitor::stranger(&place.address),
        Visitor::stranger(&place.address),
    ];
    unknown[1].cookie = format!("veillee={}", "0".repeat(64));
    unknown[2].cookie = "veillee=%00; veillee='or 1=1".into();
    for visitor in &mut unknown {
        for (what, body) in [
            ("answer", answer.clone()),
            ("leave", json!({})),
            ("start", json!({})),
            ("rematch", json!({})),
            ("rematch/decline", json!({})),
            ("seat", json!({ "seat": "dark", "who": "open" })),
        ] {
            let (status, problem) = visitor.post(&format!("{path}/{what}"), body).await;
            assert_eq!((status.as_u16(), code(&problem)), (401, "no_session"), "{what}");
        }
        assert_eq!(visitor.get(&path).await.0, 403);
        assert_eq!(visitor.try_socket(&table, "", &[]).await.err(), Some(403));
        assert_eq!(visitor.get(&format!("{path}/turns")).await.0, 401);
    }
    // a guest who is not at the table, with a forged invitation
    let mut carla = place.guest("Carla").await;
    let forged = invite.chars().rev().collect::<String>();
    for wrong in ["", "x", &forged, &invite[..25]] {
        assert_eq!(carla.get(&format!("{path}?invite={wrong}")).await.0, 403, "{wrong}");
        assert_eq!(carla.try_socket(&table, &format!("?invite={wrong}"), &[]).await.err(), Some(403));
        let (status, problem) =
            carla.post(&format!("{path}/sit"), json!({ "seat": "dark", "invite": wrong })).await;
        assert_eq!((status.as_u16(), code(&problem)), (403, "not_invited"));
    }
    for (what, body, expected) in [
        ("answer", answer, "not_invited"),
        ("leave", json!({}), "not_invited"),
        ("start", json!({}), "not_host"),
        ("seat", json!({ "seat": "dark", "who": "bot:easy" }), "not_host"),
    ] {
        assert_eq!(code(&carla.post(&format!("{path}/{what}"), body).await.1), expected, "{what}");
    }
    // even those who were invited cannot take a seat that is taken
    let (status, problem) =
        carla.post(&format!("{path}/sit"), json!({ "seat": "dark", "invite": invite })).await;
    assert_eq!((status.as_u16(), code(&problem)), (409, "seat_taken"));
    let (_, problem) = carla.post(&format!("{path}/sit"), json!({ "seat": "pink", "invite": invite })).await;
    assert_eq!(code(&problem), "no_such_seat");
    let told = carla.get(&format!("{path}?invite={invite}")).await.1;
    assert_eq!((&told["you"]["invite"], &told["you"]["seats"]), (&Value::Null, &json!([])));
    assert!(!told.to_string().contains("seed"));

    for missing in ["none", "aaaaaaaaaa", &"a".repeat(5000), "..%2f..%2fetc", "%00", "é"] {
        for what in ["", "/record", "/replay", "/turns"] {
            let (status, problem) = carla.get(&format!("/api/tables/{missing}{what}")).await;
            assert_eq!(status, 404, "{missing}{what}: {problem}");
            is_problem(&problem);
        }
        assert_eq!(carla.try_socket(missing, "", &[]).await.err(), Some(404));
    }
    assert_eq!(light.get(&path).await.1, before, "nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_cannot_act_in_a_visitors_name() {
    let place = Place::open().await;
    let Duel { mut light, table, .. } = Duel::start(&place).await;
    let mut headers = HeaderMap::new();
    headers.insert("origin", "https://evil.example".parse().unwrap());
    headers.insert(CONTENT_TYPE, "application/json".parse().unwrap());
    let path = format!("/api/tables/{table}/leave");
    let response = light.request(Method::POST, &path, headers, "{}".into()).await;
    assert_eq!(response.status(), 403);
    assert_eq!(code(&response.json().await.unwrap()), "wrong_origin");
    let evil = [("origin", "https://evil.example")];
    assert_eq!(light.try_socket(&table, "", &evil).await.err(), Some(403));
    let own = format!("http://{}", place.address);
    assert!(light.try_socket(&table, "", &[("origin", &own)]).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_that_make_no_sense() {
    let place = Place::open().await;
    let Duel { light, mut a, mut b, table, .. } = Duel::start(&place).await;
    let welcome = light.socket(&table, "").await.next_of("welcome").await;
    for rubbish in [
        "",
        "{",
        "[]",
        "null",
        "7",
        "\"answer\"",
        "{}",
        "{\"t\":\"answer\"}",
        "{\"t\":\"fly\",\"ack\":3}",
        "{\"t\":\"undo\",\"ack\":-1}",
        "{\"t\":\"undo\",\"ack\":1e99}",
        "{\"t\":\"pick\",\"ack\":1,\"slot\":-1,\"picked\":[]}",
        "{\"t\":\"undo\",\"ack\":1,\"extra\":1}",
    ] {
        a.send(rubbish).await;
        let refused = a.next_of("refused").await;
        assert_eq!(code(&refused), "unreadable", "{rubbish}");
    }
    a.send("{\"t\":\"fly\",\"ack\":3}").await;
    assert_eq!(a.next_of("refused").await["ack"], 3, "as much as can be read is answered");

    let decision = &welcome["decision"];
    for (ask, expected) in [
        (json!({ "t": "answer", "decision": decision }), "unreadable"),
        (json!({ "t": "answer", "decision": decision, "picks": [], "action": "x" }), "unreadable"),
        (json!({ "t": "answer", "decision": decision, "picks": [] }), "incomplete"),
        (json!({ "t": "answer", "decision": decision, "picks": [["zz", "zz"]] }), "incomplete"),
        (json!({ "t": "answer", "decision": decision, "picks": [[], [], []] }), "incomplete"),
        (json!({ "t": "answer", "decision": decision, "action": "x".repeat(10_000) }), "unreadable"),
        (json!({ "t": "answer", "decision": decision, "action": "\u{0}\u{202e}" }), "unreadable"),
        (json!({ "t": "answer", "decision": 999, "picks": [["a1"]] }), "stale"),
        (json!({ "t": "answer", "decision": 0, "action": "" }), "stale"),
        (json!({ "t": "unseal" }), "not_sealed"),
        (json!({ "t": "undo" }), "cannot_undo"),
        (json!({ "t": "accept" }), "no_offer"),
        (json!({ "t": "decline" }), "no_offer"),
        (json!({ "t": "hint" }), "no_hints"),
        (json!({ "t": "draft", "text": "x".repeat(20_000) }), "too_large"),
        (json!({ "t": "say", "room": "kitchen", "text": "hello" }), "bad_room"),
        (json!({ "t": "say", "room": [], "text": "hello" }), "bad_room"),
        (json!({ "t": "say", "room": ["light"], "text": "hello" }), "bad_room"),
        (json!({ "t": "say", "room": ["pink"], "text": "hello" }), "bad_room"),
        (json!({ "t": "say", "room": "public", "text": "  " }), "bad_words"),
        (json!({ "t": "say", "room": "public", "text": "x".repeat(501) }), "bad_words"),
    ] {
        let refused = a.ask(ask.clone()).await;
        assert_eq!(code(&refused), expected, "{ask} {refused}");
        in_one_language(&refused, &ask.to_string());
    }
    let next = a.ask(json!({ "t": "pick", "slot": 99, "picked": ["?", "?"] })).await;
    assert_eq!((&next["options"], &next["complete"]), (&json!([]), &json!(false)));
    // the other side has noticed nothing, and the game goes on
    assert_eq!(a.ask(first(&welcome)).await["t"], "update");
    let heard = b.until(|message| message["t"] == "update").await;
    assert!(heard[..heard.len() - 1].iter().all(|message| message["t"] == "table"), "{heard:?}");

    // what is not a message at all ends the line
    b.send_bytes(vec![1, 2, 3]).await;
    while b.read().await.is_some() {}
    a.send("x".repeat(70 * 1024)).await;
    while a.read().await.is_some() {}
    let still = light.socket(&table, "").await.next_of("welcome").await;
    assert_eq!(still["step"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn markup_is_only_text() {
    let place = Place::open().await;
    let name = "<script>x</script>";
    let mut anna = place.guest(name).await;
    let opened = anna.open("neuf-pistes", &[("light", "me"), ("dark", "bot:random")], json!({})).await;
    assert_eq!(opened["table"]["seats"][0]["name"], name);
    let mut socket = anna.socket(opened["id"].as_str().unwrap(), "").await;
    let words = "<img src=x onerror=alert(1)> & \"quotes\" 'n' ünïcode ☕";
    let said = socket.ask(json!({ "t": "say", "room": "public", "text": words })).await;
    assert_eq!((&said["said"]["text"], &said["said"]["name"]), (&json!(words), &json!(name)));
    let response = anna.request(Method::GET, "/api/me", HeaderMap::new(), String::new()).await;
    assert_eq!(response.headers()["content-type"], "application/json");
    assert_eq!(response.headers()["x-content-type-options"], "nosniff");
    for bad in ["", "   ", "\u{202e}abc", &"x".repeat(25), "\n", "??"] {
        assert_eq!(code(&anna.post("/api/me", json!({ "name": bad })).await.1), "bad_name", "{bad:?}");
    }
    assert_eq!(anna.get("/api/me").await.1["name"], name);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_fast_and_too_much() {
    let limits =
        Limits { per_second: 5, strangers_per_minute: 4, tables: 2, sockets: 3, ..Limits::default() };
    let place = Place::with(|config| config.limits = limits).await;
    let mut anna = place.guest("Anna").await;
    let opened = anna.open("neuf-pistes", &[("light", "me"), ("dark", "open")], json!({})).await;
    anna.open("neuf-pistes", &[("light", "me"), ("dark", "open")], json!({})).await;
    let wish = json!({ "game": "neuf-pistes", "seats": [{ "id": "light", "who": "me" }, { "id": "dark", "who": "open" }] });
    assert_eq!(code(&anna.post("/api/tables", wish).await.1), "too_many_tables");

    let table = opened["id"].as_str().unwrap();
    let mut socket = anna.socket(table, "").await;
    let mut codes = Vec::new();
    for n in 0..30 {
        codes.push(
            socket.ask(json!({ "t": "say", "room": "public", "text": format!("{n}") })).await["t"].clone(),
        );
    }
    let said = |codes: &[Value]| codes.iter().filter(|code| **code == "said").count();
    assert_eq!((said(&codes[..15]), said(&codes)), (15, 15), "three seconds' worth may come at once");
    place.wall.forward(Duration::from_secs(1));
    let mut codes = Vec::new();
    for _ in 0..10 {
        let message = json!({ "t": "say", "room": "public", "text": "again" });
        codes.push(socket.ask(message).await["t"].clone());
    }
    assert_eq!(said(&codes), 5, "and then five a second");
    let (_b, _c) = (anna.socket(table, "").await, anna.socket(table, "").await);
    assert_eq!(anna.try_socket(table, "", &[]).await.err(), Some(429));

    let mut statuses = Vec::new();
    for _ in 0..30 {
        statuses.push(anna.post("/api/me", json!({ "name": "Anna" })).await.0.as_u16());
    }
    assert_eq!(statuses.pop(), Some(429), "{statuses:?}");
    assert!(statuses.iter().all(|status| [200, 429].contains(status)), "{statuses:?}");
    let mut last = 200;
    for _ in 0..6 {
        last = Visitor::stranger(&place.address).get("/api/me").await.0.as_u16();
    }
    assert_eq!(last, 429, "sessions are not handed out without end");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_endlessly_hasty_socket_is_closed() {
    let place = Place::with(|config| config.limits.per_second = 1).await;
    let Duel { mut a, mut b, .. } = Duel::start(&place).await;
    let mut refused = 0;
    // three are heard, two hundred refused, and that is that
    for _ in 0..204 {
        a.send("{\"t\":\"undo\",\"ack\":7}").await;
    }
    while let Some(message) = a.read().await {
        refused += usize::from(message["code"] == "too_fast");
    }
    assert_eq!(refused, 200);
    assert_eq!(code(&b.ask(json!({ "t": "undo" })).await), "cannot_undo", "others are served as ever");
}

/// A question is asked by its name, not by its place among the names.
#[tokio::test(flavor = "multi_thread")]
async fn a_number_is_no_name_of_a_question() {
    let place = Place::open().await;
    let Duel { mut a, .. } = Duel::start(&place).await;
    for t in [json!(0), json!(1), json!(2), json!("0"), json!(null), json!([]), json!("")] {
        let refused = a.ask(json!({ "t": t })).await;
        assert_eq!(code(&refused), "unreadable", "{t}");
    }
}

/// A refused sheet lists every wrong row with its clause, and each is a sentence of its own.
#[tokio::test(flavor = "multi_thread")]
async fn a_refused_sheet_lists_every_reason() {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    let seats = [("gb", "me"), ("fr", "me"), ("de", "me")];
    let opened = anna.open("africa", &seats, json!({ "options": { "setup": "historical" } })).await;
    let table = opened["id"].as_str().unwrap().to_owned();
    let decision = anna.socket(&table, "").await.next_of("welcome").await["decision"].as_u64().unwrap();
    let path = format!("/api/tables/{table}/answer");
    for (seat, _) in seats {
        anna.must(&path, json!({ "seat": seat, "decision": decision, "action": "ready" })).await;
    }
    let sheet = "Angola D; ship Bangui; war fr";
    let wrong = json!({ "seat": "fr", "decision": decision + 1, "action": sheet });
    let (status, problem) = anna.post(&path, wrong).await;
    assert_eq!((status.as_u16(), code(&problem)), (422, "illegal"));
    let reasons = problem["reasons"].as_array().unwrap();
    let clauses: Vec<_> = reasons.iter().map(|reason| reason["clause"].as_str().unwrap()).collect();
    assert_eq!(clauses, ["AF-20", "AF-28", "AF-33"], "{problem}");
    in_one_language(&problem, sheet);
}
