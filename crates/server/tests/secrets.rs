//! What is meant for one pair of eyes reaches no other.

use crate::site::{Place, answer, code};
use serde_json::{Value, json};
use testing::{Socket, Visitor};

/// Three people at a table of Africa, a spectator, and a window of each.
struct Congress {
    people: Vec<Visitor>,
    sockets: Vec<Socket>,
    welcomes: Vec<Value>,
    watcher: Socket,
    seats: Vec<String>,
    table: String,
}

async fn congress(place: &Place) -> Congress {
    let mut people = Vec::new();
    for name in ["Anna", "Ben", "Carla"] {
        people.push(place.guest(name).await);
    }
    let (_, game) = people[0].get("/api/games/africa").await;
    let seats: Vec<String> =
        game["seats"].as_array().unwrap()[..3].iter().map(|seat| seat.as_str().unwrap().to_owned()).collect();
    let plan = [(seats[0].as_str(), "me"), (&seats[1], "open"), (&seats[2], "open")];
    let more = json!({ "public": true, "options": { "setup": "historical" } });
    let opened = people[0].open("africa", &plan, more).await;
    let table = opened["id"].as_str().unwrap().to_owned();
    for (person, seat) in people[1..].iter_mut().zip(&seats[1..]) {
        person.must(&format!("/api/tables/{table}/sit"), json!({ "seat": seat })).await;
    }
    let (mut sockets, mut welcomes) = (Vec::new(), Vec::new());
    for person in &people {
        let mut socket = person.socket(&table, "").await;
        welcomes.push(socket.next_of("welcome").await);
        sockets.push(socket);
    }
    let mut watcher = Visitor::stranger(&place.address).socket(&table, "").await;
    watcher.next_of("welcome").await;
    Congress { people, sockets, welcomes, watcher, seats, table }
}

/// Everything that these sockets were told until now: somebody says a word to all, and that is the last of it.
async fn told_so_far<const N: usize>(speaker: &mut Socket, sockets: [&mut Socket; N]) -> [Vec<Value>; N] {
    const WORD: &str = "has everybody heard everything?";
    let said = speaker.ask(json!({ "t": "say", "room": "public", "text": WORD })).await;
    assert_eq!(said["t"], "said");
    let mut told = [const { Vec::new() }; N];
    for (told, socket) in told.iter_mut().zip(sockets) {
        *told = socket.until(|message| message["said"]["text"] == WORD).await;
    }
    told
}

/// Was nothing told but comings and goings, before the word to all?
fn nothing_but_presence(told: &[Value]) -> bool {
    told[..told.len() - 1].iter().all(|message| message["t"] == "table")
}

/// The message as it is sent, but for what counts messages and steps.
fn uncounted(mut message: Value) -> String {
    message["n"] = Value::Null;
    message["step"] = Value::Null;
    for told in message["told"].as_array_mut().expect("a list") {
        told["step"] = Value::Null;
    }
    message.to_string()
}

fn leaks(messages: &[Value], secret: &str) -> bool {
    messages.iter().any(|message| message.to_string().contains(secret))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_room_is_heard_by_its_members_alone() {
    let place = Place::open().await;
    let Congress { people, mut sockets, mut watcher, seats, table, .. } = congress(&place).await;
    let secret = "let us share the Congo";
    let said = sockets[0].ask(json!({ "t": "say", "room": [seats[1]], "text": secret })).await;
    assert_eq!(said["said"]["room"], json!([seats[0], seats[1]]), "the room names both, in seat order");
    assert_eq!(sockets[1].next_of("said").await["said"]["text"], secret);
    // nobody else is told, and numbers do not betray it: none is missing
    let [a, b, c] = &mut sockets[..] else { panic!("three people") };
    let n = |message: &Value| message["n"].as_u64().unwrap();
    let [before, watched] = told_so_far(a, [c, &mut watcher]).await;
    assert!(nothing_but_presence(&before) && nothing_but_presence(&watched), "{before:?} {watched:?}");
    b.ask(json!({ "t": "say", "room": [seats[0]], "text": secret })).await;
    let [told] = told_so_far(a, [c]).await;
    let numbers = n(before.last().unwrap()) + 1..;
    assert!(told.iter().map(n).eq(numbers.take(told.len())) && nothing_but_presence(&told), "{told:?}");
    // nor does anybody else find it when they come back
    let after = people[2].socket(&table, "").await.next_of("welcome").await;
    assert!(!leaks(&[after], secret));
    let member = people[1].socket(&table, "").await.next_of("welcome").await;
    assert!(leaks(&[member], secret));
    let refused = watcher.ask(json!({ "t": "say", "room": [seats[0], seats[1]], "text": "me too" })).await;
    assert_eq!(code(&refused), "no_session");
}

#[tokio::test(flavor = "multi_thread")]
async fn sealed_answers_and_drafts_are_their_writers_own() {
    let place = Place::open().await;
    let Congress { people, mut sockets, welcomes, mut watcher, seats, table } = congress(&place).await;
    // nobody has anything to discuss, and the sheets are to be written
    for (socket, welcome) in sockets.iter_mut().zip(&welcomes) {
        assert_eq!(socket.ask(answer(welcome, |_| 0)).await["t"], "update");
    }
    let sheet = people[0].socket(&table, "").await.next_of("welcome").await;
    assert_eq!(sheet["turn"]["awaited"], json!(seats), "all are asked at once");
    for socket in [&mut sockets[1], &mut watcher] {
        while socket.next_of("update").await["decision"] != sheet["decision"] {}
    }

    let secret = "my secret sheet";
    assert_eq!(sockets[0].ask(json!({ "t": "draft", "text": secret })).await["t"], "ok");
    let mine = people[0].socket(&table, "").await.next_of("welcome").await;
    assert_eq!(mine["draft"], secret);
    for other in [people[1].clone(), Visitor::stranger(&place.address)] {
        assert!(!leaks(&[other.socket(&table, "").await.next_of("welcome").await], secret));
    }

    let sealed = sockets[0].ask(answer(&sheet, |_| 0)).await;
    let sheet = sealed["sealed"].as_str().unwrap_or_else(|| panic!("{sealed}")).to_owned();
    assert!(sealed["sealed_picks"].is_array(), "she reads it again, slot by slot: {sealed}");
    assert_eq!(sealed["turn"]["awaited"], json!([seats[1], seats[2]]));
    let mut first = None;
    for socket in [&mut watcher, &mut sockets[1]] {
        let told = socket.next_of("update").await;
        assert_eq!(
            told["turn"]["awaited"],
            json!([seats[1], seats[2]]),
            "that she is ready is all they learn"
        );
        assert!(told["sealed"].is_null() && told["sealed_picks"].is_null());
        assert!(!leaks(std::slice::from_ref(&told), &sheet));
        first = Some(told);
    }
    // another sealed answer, the same message: not even its size may tell
    let unsealed = sockets[0].ask(json!({ "t": "unseal" })).await;
    assert_eq!(unsealed["turn"]["awaited"], json!(seats));
    sockets[1].next_of("update").await;
    let other = sockets[0].ask(answer(&unsealed, |n| n - 1)).await;
    assert_ne!(other["sealed"], sealed["sealed"], "another answer");
    assert_ne!(other["sealed"].to_string().len(), sealed["sealed"].to_string().len(), "of another size");
    let second = sockets[1].next_of("update").await;
    assert_eq!(uncounted(second), uncounted(first.expect("told above")));

    let record = people[1].clone().get(&format!("/api/tables/{table}/record?level=seat")).await.1;
    assert!(!leaks(&[record], other["sealed"].as_str().unwrap()));
    assert_eq!(people[1].clone().get(&format!("/api/tables/{table}/replay?as={}", seats[0])).await.0, 403);
    for seat in [1, 2] {
        let prompt = people[seat].socket(&table, "").await.next_of("welcome").await;
        assert_eq!(sockets[seat].ask(answer(&prompt, |_| 0)).await["t"], "update");
    }
    let resolved = sockets[0].next_of("update").await;
    assert_eq!(resolved["t"], "update");
}

#[tokio::test(flavor = "multi_thread")]
async fn seed_salt_and_invitation_are_told_to_nobody_who_may_not_know() {
    let place = Place::open().await;
    let Congress { mut people, mut sockets, mut watcher, table, .. } = congress(&place).await;
    let [mut heard] = told_so_far(&mut sockets[0], [&mut watcher]).await;
    let mut stranger = Visitor::stranger(&place.address);
    for path in ["", "/record", "/replay"] {
        heard.push(stranger.get(&format!("/api/tables/{table}{path}")).await.1);
    }
    let made = people[0].must(&format!("/api/tables/{table}/invite"), json!({})).await;
    let invite = made["you"]["invite"].as_str().unwrap().to_owned();
    heard.push(people[0].get(&format!("/api/tables/{table}")).await.1);
    assert!(!leaks(&heard, &invite), "it is told once");
    let file = rusqlite::Connection::open(place.folder.path().join("veillee.db")).unwrap();
    let (seed, salt): (Vec<u8>, Vec<u8>) = file
        .query_row("SELECT seed, salt FROM tables WHERE id = ?1", [&table], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .unwrap();
    assert_eq!((seed.len(), salt.len()), (32, 16));
    let text = "SELECT invite FROM tables WHERE id = ?1";
    let kept: String = file.query_row(text, [&table], |row| row.get(0)).unwrap();
    assert!(kept.len() == 64 && !kept.contains(&invite), "of an invitation only the hash is kept: {kept}");
    heard.push(people[0].get(&format!("/api/tables/{table}/record?level=seat")).await.1);
    let hex = base16ct::lower::encode_string;
    assert!(!leaks(&heard, &hex(&seed)) && !leaks(&heard, &hex(&salt)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_treaty_is_its_parties_own_and_waits_while_orders_are_written() {
    let place = Place::open().await;
    let Congress { people, mut sockets, welcomes, mut watcher, seats, table } = congress(&place).await;
    assert_eq!(welcomes[0]["talk_now"], "free");
    let terms = sockets[0].ask(json!({ "t": "terms", "picked": [seats[1]] })).await;
    assert_eq!(terms["options"][0]["token"], "alliance");
    let treaty = format!("{} alliance", seats[1]);
    let offered = sockets[0].ask(json!({ "t": "propose", "treaty": treaty })).await;
    assert_eq!(offered["treaties"][0]["fate"], "offered");
    let heard = sockets[1].next_of("update").await;
    assert_eq!(heard["treaties"][0]["from"], seats[0].as_str());
    let agreed = sockets[1].ask(json!({ "t": "reply", "treaty": 1, "yes": true })).await;
    assert_eq!(agreed["treaties"][0]["fate"], "agreed");
    let told = agreed["told"][0]["text"]["id"].as_str().unwrap().to_owned();
    let [a, _, c] = &mut sockets[..] else { panic!("three people") };
    for heard in told_so_far(a, [c, &mut watcher]).await {
        assert!(nothing_but_presence(&heard), "not even a message: {heard:?}");
    }
    let third = people[2].socket(&table, "").await.next_of("welcome").await;
    assert_eq!(third["treaties"], json!([]));
    assert!(!leaks(&[third], &told));

    for (socket, question, why) in [
        (2, json!({ "t": "reply", "treaty": 1, "yes": true }), "no_treaty"),
        (0, json!({ "t": "reply", "treaty": 1, "yes": true }), "treaty_settled"),
        (0, json!({ "t": "propose", "treaty": "atlantis alliance" }), "treaty_unfit"),
        (0, json!({ "t": "propose", "treaty": "x".repeat(10_000) }), "treaty_unfit"),
    ] {
        assert_eq!(code(&sockets[socket].ask(question).await), why);
    }
    let refused = watcher.ask(json!({ "t": "propose", "treaty": treaty })).await;
    assert_eq!(code(&refused), "not_seated");

    for (socket, welcome) in sockets.iter_mut().zip(&welcomes) {
        assert_eq!(socket.ask(answer(welcome, |_| 0)).await["t"], "update");
    }
    while sockets[0].next_of("update").await["talk_now"] != "aloud" {}
    for question in
        [json!({ "t": "propose", "treaty": treaty }), json!({ "t": "reply", "treaty": 1, "yes": false })]
    {
        let refused = sockets[0].ask(question).await;
        assert_eq!((code(&refused), &refused["clause"]), ("talk_closed", &json!("AF-19")));
    }
    let apart = sockets[0].ask(json!({ "t": "say", "room": [seats[1]], "text": "psst" })).await;
    assert_eq!((code(&apart), &apart["clause"]), ("rooms_closed", &json!("AF-19")));
    let aloud = sockets[0].ask(json!({ "t": "say", "room": "public", "text": "good luck to all" })).await;
    assert_eq!(aloud["t"], "said");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_to_be_remembered_is_not_shown_again_before_the_end() {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    let looked_back = async |anna: &mut Visitor, memory: &str| {
        let more = json!({ "options": { "counter_memory": memory, "first_dealer": "blue" } });
        let opened = anna.open("kilimandjaro", &[("red", "me"), ("blue", "me")], more).await;
        let table = opened["id"].as_str().unwrap().to_owned();
        let mut socket = anna.socket(&table, "?seat=red").await;
        let welcome = socket.next_of("welcome").await;
        assert_eq!(socket.ask(answer(&welcome, |_| 0)).await["t"], "update");
        let replay = anna.get(&format!("/api/tables/{table}/replay?as=red")).await.1;
        let record = anna.get(&format!("/api/tables/{table}/record?level=seat&seat=red")).await.1;
        let stocks =
            replay["frames"].as_array().unwrap().iter().map(|frame| &frame["view"]["expeditions"][0]);
        let shown = stocks.clone().any(|red| red["stock"].is_array());
        (shown, record["record"].as_str().unwrap().contains("?@"))
    };
    assert_eq!(looked_back(&mut anna, "show_own").await, (true, false));
    assert_eq!(looked_back(&mut anna, "hide_after_placing").await, (false, true));
}

/// That somebody has answered is known; that the answer was changed is nobody else's news.
#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_answer_given_again_is_told_to_its_writer_alone() {
    let place = Place::open().await;
    let Congress { mut sockets, mut watcher, welcomes, .. } = congress(&place).await;
    let ready = json!({ "t": "answer", "decision": welcomes[0]["decision"], "action": "ready" });
    assert_eq!(sockets[0].ask(ready.clone()).await["t"], "update");
    for socket in [&mut sockets[1], &mut watcher] {
        socket.next_of("update").await;
    }
    let again = sockets[0].ask(ready).await;
    assert_eq!((&again["t"], &again["told"][0]["text"]["id"]), (&json!("update"), &json!("table-resealed")));
    let [a, b, _] = &mut sockets[..] else { panic!("three people") };
    let [told, watched] = told_so_far(a, [b, &mut watcher]).await;
    assert!(nothing_but_presence(&told) && nothing_but_presence(&watched), "{told:?} {watched:?}");
}
