//! Many, slow and greedy visitors: the others do not notice.

use crate::site::{Duel, Place, code, first};
use reqwest::Method;
use reqwest::header::HeaderMap;
use serde_json::json;
use server::{Deadlines, Limits};
use std::time::Duration;
use testing::Visitor;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Everything that comes until the site closes the line.
async fn until_closed(line: &mut TcpStream) -> String {
    let mut said = Vec::new();
    let _ = line.read_to_end(&mut said).await; // closed or reset, it is over
    String::from_utf8_lossy(&said).into_owned()
}

/// A counter of the site.
async fn figure(anyone: &mut Visitor, name: &str) -> f64 {
    let (_, figures) = anyone.get("/metrics").await;
    let figures = figures.as_str().unwrap().to_owned();
    let line = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map_or(0.0, |count| count.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_is_not_waited_for() {
    let soon = Duration::from_millis(200);
    let place =
        Place::with(|config| config.deadlines = Deadlines { header: soon, body: soon, write: soon }).await;
    let mut silent = TcpStream::connect(&place.address).await.unwrap();
    until_closed(&mut silent).await;
    let mut head = TcpStream::connect(&place.address).await.unwrap();
    head.write_all(b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow").await.unwrap();
    until_closed(&mut head).await;
    let mut idle = TcpStream::connect(&place.address).await.unwrap();
    idle.write_all(b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    assert!(until_closed(&mut idle).await.contains("200 OK"));
    let mut body = TcpStream::connect(&place.address).await.unwrap();
    let request =
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{";
    body.write_all(request.as_bytes()).await.unwrap();
    let said = until_closed(&mut body).await;
    assert!(said.contains("408") && said.contains("too_slow"), "{said}");
}

/// Whoever asks for much and reads nothing of it is given up, and holds neither a place nor the bytes.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_reader_is_not_waited_for() {
    const TIMES: usize = 400;
    let place = Place::with(|config| {
        config.limits = Limits::none();
        config.deadlines.write = Duration::from_millis(100);
    })
    .await;
    let mut anyone = Visitor::stranger(&place.address);
    let document = anyone.get("/api/openapi.json").await.1.to_string().len();
    let before = figure(&mut anyone, "veillee_lines_given_up_total").await;
    let narrow = tokio::net::TcpSocket::new_v4().unwrap();
    narrow.set_recv_buffer_size(2048).unwrap();
    let mut silent = narrow.connect(place.address.parse().unwrap()).await.unwrap();
    // as many requests at once as make more than any buffer between us holds
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(TIMES);
    silent.write_all(request.as_bytes()).await.unwrap();
    while figure(&mut anyone, "veillee_lines_given_up_total").await == before {}
    let came = until_closed(&mut silent).await.len();
    assert!(came < TIMES / 2 * document, "{came} bytes of {TIMES} times {document}");
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_play_keep_their_place_when_there_is_none_left() {
    let place = Place::with(|config| config.limits.connections = 12).await;
    let mut duel = Duel::start(&place).await;
    let mut crowd = Vec::new();
    for _ in 0..40 {
        crowd.push(TcpStream::connect(&place.address).await.unwrap());
    }
    // those who came first and said nothing had to go
    until_closed(&mut crowd[0]).await;
    let (_, look) = duel.light.get(&format!("/api/tables/{}", duel.table)).await;
    assert_eq!(look["you"]["seats"], json!(["light"]));
    let said = duel.a.ask(json!({ "t": "say", "room": "public", "text": "still here" })).await;
    assert_eq!(said["t"], "said", "{said}");
    assert_eq!(duel.b.next_of("said").await["said"]["text"], "still here");
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_connections_from_one_address() {
    let place = Place::with(|config| config.limits.connections_each = 3).await;
    let mut lines = Vec::new();
    for _ in 0..3 {
        let mut line = TcpStream::connect(&place.address).await.unwrap();
        line.write_all(b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let mut said = [0; 8];
        line.read_exact(&mut said).await.unwrap();
        lines.push(line);
    }
    let mut more = TcpStream::connect(&place.address).await.unwrap();
    assert_eq!(until_closed(&mut more).await, "", "closed without a word");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_asks_more_than_others_can_bear() {
    let place = Place::with(|config| (config.limits.requests, config.limits.heavy) = (20, 2)).await;
    let mut anyone = Visitor::stranger(&place.address);
    for n in 0..6 {
        assert_eq!(anyone.get("/api/games/europa/board.svg").await.0, 200, "{n}");
    }
    let (status, refused) = anyone.get("/api/games/europa/board.svg").await;
    assert_eq!((status.as_u16(), code(&refused)), (429, "too_fast"), "pictures take long to make");
    for n in 7..200 {
        assert_eq!(anyone.get("/livez").await.0, 200, "{n}");
    }
    assert_eq!(anyone.get("/livez").await.0, 429, "without a session as well");
    place.wall.forward(Duration::from_secs(60));
    assert_eq!(anyone.get("/api/games/europa/board.svg").await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_made_once_and_the_same_for_all() {
    let place = Place::with(|config| config.limits = Limits::none()).await;
    let mut duel = Duel::start(&place).await;
    let path = format!("/api/tables/{}/replay?as=light", duel.table);
    let (mut one, mut two) = (duel.light.clone(), duel.light.clone());
    let ((status, before), (_, also)) = tokio::join!(one.get(&path), two.get(&path));
    assert_eq!(status, 200);
    assert_eq!(also, before, "whoever asks meanwhile waits for the same one");
    assert_eq!(duel.light.get(&path).await.1, before, "as it was kept");
    assert_eq!(place.site.as_ref().unwrap().replays_made(), 1, "it was made once");
    let (status, _) = duel.dark.get(&path).await;
    assert_eq!(status, 403, "what is kept for one is not for another");
    let mut socket = duel.light.socket(&duel.table, "").await;
    let welcome = socket.next_of("welcome").await;
    let update = socket.ask(first(&welcome)).await;
    assert_eq!(update["t"], "update");
    let (_, after) = duel.light.get(&path).await;
    let frames = |replay: &serde_json::Value| replay["frames"].as_array().unwrap().len();
    assert!(frames(&after) > frames(&before), "a step later it is another one");
    // packed for those who can unpack it
    let mut headers = HeaderMap::new();
    headers.insert("accept-encoding", "gzip".parse().unwrap());
    let packed = duel.light.request(Method::GET, &path, headers, String::new()).await;
    assert!(packed.headers().get("content-length").is_none(), "in parts, as it is taken");
    assert_eq!(packed.headers()["content-encoding"], "gzip");
    assert!(packed.bytes().await.unwrap().starts_with(&[0x1F, 0x8B]));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_opens_more_tables_than_an_address_may_or_talks_the_others_down() {
    let place = Place::with(|config| {
        (config.limits.openings, config.limits.showings, config.limits.words) = (4, 2, 1);
    })
    .await;
    let seats = json!([{ "id": "light", "who": "me" }, { "id": "dark", "who": "open" }]);
    let wish = |public: bool| json!({ "game": "neuf-pistes", "seats": seats, "public": public });
    // guests are made as quickly as one likes: it is the address that counts
    let mut refused = Vec::new();
    for public in [true, true, true, false, false] {
        let (status, answer) = place.guest("Anna").await.post("/api/tables", wish(public)).await;
        refused.push((status.as_u16(), answer["code"].as_str().unwrap_or_default().to_owned()));
    }
    let (done, no) = ((200, String::new()), (429, "too_fast".to_owned()));
    assert_eq!(refused, [done.clone(), done.clone(), no.clone(), done, no], "two that all see, four in all");
    place.wall.forward(Duration::from_secs(3_600));

    let mut duel = Duel::start(&place).await;
    let word = json!({ "t": "say", "room": "public", "text": "me" });
    for _ in 0..20 {
        assert_eq!(duel.a.ask(word.clone()).await["t"], "said");
    }
    let refused = duel.a.ask(word.clone()).await;
    assert_eq!(code(&refused), "too_fast");
    assert_eq!(duel.b.ask(word).await["t"], "said", "the other may still speak");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_not_guessed_at_from_many_addresses() {
    let place = Place::with(|config| config.limits.logins = 3).await;
    let mut anna = place.guest("Anna").await;
    anna.must("/api/account", json!({ "name": "anna", "passphrase": "correct horse" })).await;
    let mut codes = Vec::new();
    for _ in 0..4 {
        let guess = json!({ "name": "ANNA", "passphrase": "wrong horse" });
        codes.push(place.guest("Thief").await.post("/api/login", guess).await.1["code"].clone());
    }
    assert_eq!(codes, ["wrong_passphrase", "wrong_passphrase", "wrong_passphrase", "too_fast"]);
}
