//! Two whole games that differ only in what a viewer may not know are the same to that viewer: every byte that comes through
//! the socket, in its order, and every record, replay and picture. Sealed answers, treaties of others, closed hands and
//! what was laid face down differ, and so do the drafts, whispers, questions and refusals of the others.

use crate::pairs_logs::{Told, game, other};
use crate::site::Place;
use rules::{Seat, Viewer};
use serde_json::json;
use server::Limits;
use sha2::{Digest, Sha256};
use store::{Secret, Sqlite, Store, StoredSeat, StoredStage, StoredTable};
use testing::{Socket, Visitor, trust};

const TABLE: &str = "thetable";

/// A site with a game that is told step by step, behind its back.
struct Theatre {
    place: Place,
    people: Vec<Visitor>,
    file: rusqlite::Connection,
    told: u32,
}

impl Theatre {
    /// Opens the table as it was before anybody answered.
    async fn open(game: &Told) -> Theatre {
        let folder = testing::folder();
        let path = folder.path().join("veillee.db");
        let store = Sqlite::open(&path).unwrap();
        let (mut seats, mut tokens) = (Vec::new(), Vec::new());
        for id in game.opening.setup.seats.iter().map(String::as_str).chain(["watcher"]) {
            let token: [u8; 32] = Sha256::digest(id).into();
            let person = store.new_guest(Sha256::digest(token).into(), 0, i64::MAX).await.unwrap().id;
            store.rename(person, id).await.unwrap();
            let (name, id) = (id.to_owned(), id.to_owned());
            seats.push(StoredSeat { id, person: Some(person), name, ..StoredSeat::default() });
            tokens.push(base16ct::lower::encode_string(&token));
        }
        seats.pop();
        store.create(row(game, seats)).await.unwrap();
        store.leave().await.unwrap();
        drop(store);
        let file = rusqlite::Connection::open(&path).unwrap();
        let mut theatre =
            Theatre { place: Place::of(folder, Limits::none()).await, people: Vec::new(), file, told: 0 };
        let site = theatre.place.address.clone();
        theatre.people =
            tokens.iter().map(|token| Visitor::with_cookie(&site, format!("veillee={token}"))).collect();
        theatre
    }

    /// Some steps more are in the log.
    async fn tell(&mut self, lines: &[String]) {
        let change = self.file.unchecked_transaction().unwrap();
        for line in lines {
            self.told += 1;
            change
                .execute(
                    "INSERT INTO steps (table_id, number, at, step) VALUES (?1, ?2, 0, ?3)",
                    (TABLE, self.told, line),
                )
                .unwrap();
        }
        change.commit().unwrap();
        self.people[0].must("/test/forward", json!({ "seconds": 0 })).await;
    }
}

fn row(game: &Told, seats: Vec<StoredSeat>) -> StoredTable {
    let Told { title, opening, .. } = game;
    StoredTable {
        id: TABLE.into(),
        version: 1,
        game: title.key.to_owned(),
        rules_version: title.rules_version,
        options: opening.setup.options.clone(),
        board: Some(title.board_hash().to_owned()),
        position: None,
        manners: None,
        public: false,
        invite: base16ct::lower::encode_string(&Sha256::digest("no")),
        seed: Secret([1; 32]),
        salt: Secret([2; 16]),
        host: seats[0].person.unwrap(),
        clock: None,
        clocks: None,
        stage: StoredStage::Playing,
        rematch: None,
        created: 0,
        touched: 0,
        due: None,
        seats,
    }
}

/// What a viewer gets of a whole game, as it comes; `noise` is what the others write for themselves.
async fn received(game: &Told, viewer: Viewer, noise: &str) -> Vec<String> {
    let mut theatre = Theatre::open(game).await;
    let lines = game.lines();
    // what was drawn before the first decision is there before anybody comes: a site would draw it itself
    theatre.tell(&lines[0]).await;
    let count = theatre.people.len() - 1;
    let place = match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => count,
    };
    // a spectator of a table that is not public has to be invited
    let query = if viewer == Viewer::Spectator { "?invite=no" } else { "" };
    let mut own = theatre.people[place].socket(TABLE, query).await;
    let others: Vec<usize> = (0..count).filter(|at| *at != place).take(2).collect();
    let mut sockets = Vec::new();
    for &at in &others {
        let mut socket = theatre.people[at].socket(TABLE, "").await;
        socket.next_of("welcome").await;
        sockets.push(socket);
    }
    let ids = game.opening.setup.seats.clone();
    let mut all = Vec::new();
    for (at, part) in lines.iter().enumerate().skip(1) {
        theatre.tell(part).await;
        if at % 9 == 1 {
            busy(&mut sockets, &ids, &others, noise).await;
        }
        // everything that came before is there when the answer to a question is; nobody can be asked more than they know
        let seat = &ids[at % ids.len()];
        all.extend(
            until_answered(&mut own, &json!({ "t": "choices", "seat": seat, "ack": at }).to_string()).await,
        );
    }
    for question in [
        json!({ "t": "pick", "slot": 0, "picked": [] }),
        json!({ "t": "answer", "decision": 1, "action": "?" }),
    ] {
        let mut question = question;
        question["ack"] = json!(100_000);
        all.extend(until_answered(&mut own, &question.to_string()).await);
    }
    let own = &mut theatre.people[place];
    let mut paths =
        vec!["record?invite=no".to_owned(), "replay?invite=no".into(), "board.svg?invite=no".into()];
    if let Viewer::Seat(seat) = viewer {
        let id = &ids[seat.index()];
        paths.extend([
            format!("record?level=seat&seat={id}"),
            format!("replay?as={id}"),
            format!("board.svg?seat={id}"),
        ]);
    }
    for path in paths {
        let (status, body) = own.get(&format!("/api/tables/{TABLE}/{path}")).await;
        assert_eq!(status, 200, "{path}: {body}");
        all.push(body.to_string());
    }
    all
}

/// The others write drafts, whisper, ask and are refused.
async fn busy(sockets: &mut [Socket], ids: &[String], others: &[usize], noise: &str) {
    for (n, socket) in sockets.iter_mut().enumerate() {
        socket.ask(json!({ "t": "draft", "text": noise })).await;
        socket.ask(json!({ "t": "answer", "decision": 0, "action": noise })).await;
        socket.ask(json!({ "t": "pick", "slot": 0, "picked": [noise] })).await;
        if let Some(other) = others.get(1 - n.min(1)) {
            socket.ask(json!({ "t": "say", "room": [ids[*other]], "text": noise })).await;
        }
    }
}

/// What comes through a socket until this is answered, as it comes, but for what counts messages, and
/// for comings and goings.
async fn until_answered(socket: &mut Socket, question: &str) -> Vec<String> {
    socket.send(question).await;
    let mut all = Vec::new();
    loop {
        let text = socket.read_text().await.expect("the line holds");
        let answered = text.contains("\"ack\":");
        if !text.starts_with("{\"t\":\"table\"") {
            all.push(without(text, "\"n\":"));
        }
        if answered {
            return all;
        }
    }
}

/// The text without the numbers that follow this.
fn without(text: String, name: &str) -> String {
    let mut parts = text.split(name);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + name + part.trim_start_matches(|c: char| c.is_ascii_digit()))
}

async fn pairs(key: &str, options: &[(&str, &str)], parts: usize, secrets: bool) {
    let seed = std::env::var("VEILLEE_PAIR").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    // the tests see the beginning of a game, `VEILLEE_PAIR=SEED` the whole of another one
    let most = if std::env::var_os("VEILLEE_PAIR").is_some() { usize::MAX } else { parts };
    let told = game(key, options, seed, most);
    let seats = told.opening.setup.seats.len() as u8;
    let viewers = (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
    let (mut changes, mut messages) = (0, 0);
    for viewer in viewers {
        let (other, changed) = other(&told, viewer, seed);
        let (one, two) = tokio::join!(
            received(&told, viewer, "a short one"),
            received(&other, viewer, "a secret that is very much longer than the other one"),
        );
        for (at, (one, two)) in one.iter().zip(&two).enumerate() {
            assert!(one == two, "{key}, {viewer:?}, message {at}:\n{one}\n{two}");
        }
        assert_eq!(one.len(), two.len(), "{key}, {viewer:?}");
        assert!(one.len() > 20, "{key}, {viewer:?}: hardly a game");
        changes += changed;
        messages += one.len();
    }
    assert!(!secrets || changes > 0, "{key}: nothing was hidden from anybody");
    eprintln!("{key}: {} parts, {changes} steps changed, {messages} messages", told.parts.len());
    trust::note("secrets", &[("pairs", u64::from(seats) + 1), ("messages", messages as u64), ("leaked", 0)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn neuf_pistes_in_pairs() {
    pairs("neuf-pistes", &[], 40, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kilimandjaro_in_pairs() {
    pairs("kilimandjaro", &[], 60, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn couleurs_in_pairs() {
    pairs("couleurs", &[("hands", "closed")], 40, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn africa_in_pairs() {
    pairs("africa", &[("setup", "historical")], 32, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn europa_in_pairs() {
    pairs("europa", &[], 50, true).await;
}
