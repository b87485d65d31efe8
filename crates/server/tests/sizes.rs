//! No message that a change brings is longer than eight kilobytes: a phone on a bad line has each of them in a moment.

use crate::site::Place;
use serde_json::{Value, json};
use server::Limits;
use testing::{Socket, picks};

const MOST: usize = 8 * 1024;

/// What can come ahead of an update, and where it belongs.
const PLACES: [(&str, &str); 4] = [
    ("told", "/told"),
    ("slots", "/prompt/slots"),
    ("treaties", "/treaties"),
    ("scores", "/standing/scores"),
];

/// The next update with what came ahead of it.
async fn update(socket: &mut Socket, longest: &mut usize) -> Value {
    let mut ahead: Vec<Value> = Vec::new();
    loop {
        let message = socket.next().await;
        let size = message.to_string().len();
        let kind = message["t"].as_str().unwrap().to_owned();
        if kind != "welcome" {
            assert!(size <= MOST, "{kind} has {size} bytes: {message}");
            *longest = size.max(*longest);
        }
        match kind.as_str() {
            "ahead" => ahead.push(message),
            "update" => {
                let mut whole = message;
                for (list, place) in PLACES {
                    let before =
                        ahead.iter().flat_map(|part| part[list].as_array().cloned().unwrap_or_default());
                    let mut all: Vec<Value> = before.collect();
                    let Some(here) = whole.pointer_mut(place) else {
                        assert!(all.is_empty(), "what came ahead belongs to something: {list}");
                        continue;
                    };
                    all.extend(here.as_array().cloned().unwrap());
                    *here = all.into();
                }
                return whole;
            }
            "welcome" => return message,
            _ => {}
        }
    }
}

/// Somebody among random bots plays a whole game of each box at its largest table, and somebody watches.
#[tokio::test(flavor = "multi_thread")]
async fn no_update_has_more_than_eight_kilobytes() {
    let place = Place::with(|config| config.limits = Limits::none()).await;
    let mut anna = place.guest("Anna").await;
    let ben = place.guest("Ben").await;
    // hidden hands and more nations make the most of Couleurs
    let closed = ("couleurs", json!({ "hands": "closed", "nations": "petits-etats" }));
    let tables = library::titles().map(|title| (title.key, json!({}))).chain([closed]);
    for (game, options) in tables {
        let title = library::title(game).unwrap();
        let who = ["me"].into_iter().chain(std::iter::repeat("bot:random"));
        let seats: Vec<(&str, &str)> = title.seats.iter().copied().zip(who).collect();
        let opened = anna.open(game, &seats, json!({ "public": true, "options": options })).await;
        let table = opened["id"].as_str().unwrap();
        let mut own = anna.socket(table, "").await;
        let mut watching = ben.socket(table, "").await;
        let (mut longest, mut lines, mut random) = (0, 0, 7_usize);
        let mut now = update(&mut own, &mut longest).await;
        for _ in 0..3_000 {
            if now["turn"]["over"] == true {
                break;
            }
            if now["prompt"].is_object() {
                let chosen = picks(&now["prompt"], |many| {
                    random = random
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1_442_695_040_888_963_407);
                    (random >> 33) % many
                });
                let picked = match chosen {
                    Some(picks) => json!({ "t": "answer", "decision": now["decision"], "picks": picks }),
                    None => {
                        let hint = hinted(&mut own).await;
                        json!({ "t": "answer", "decision": now["decision"], "picks": hint["picks"] })
                    }
                };
                own.send(with_ack(picked)).await;
            }
            now = update(&mut own, &mut longest).await;
            lines += now["told"].as_array().map_or(0, Vec::len);
        }
        assert_eq!(now["turn"]["over"], true, "{}: {now}", title.key);
        assert!(lines > 20, "{}", title.key);
        while update(&mut watching, &mut longest).await["turn"]["over"] != true {}
        assert!(longest > 500, "{}: {longest}", title.key);
    }
}

fn with_ack(mut ask: Value) -> String {
    ask["ack"] = json!(1);
    ask.to_string()
}

async fn hinted(socket: &mut Socket) -> Value {
    socket.ask(json!({ "t": "hint" })).await
}
