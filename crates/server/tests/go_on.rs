//! From a moment of a finished game, on against bots; and the archive of finished games.

use crate::site::{Duel, Place, code, first};
use serde_json::{Value, json};
use testing::Visitor;

/// A duel of three moves that Light then resigns.
async fn finished(place: &Place) -> Duel {
    let mut duel = Duel::start(place).await;
    let mut told = duel.light.socket(&duel.table, "").await.next_of("welcome").await;
    for turn in 0..3 {
        let (own, other) =
            if turn % 2 == 0 { (&mut duel.a, &mut duel.b) } else { (&mut duel.b, &mut duel.a) };
        own.ask(first(&told)).await;
        told = other.next_of("update").await;
    }
    duel
}

async fn moments(visitor: &mut Visitor, table: &str, invite: &str) -> Vec<Value> {
    let (_, replay) = visitor.get(&format!("/api/tables/{table}/replay?invite={invite}")).await;
    replay["frames"].as_array().expect("moments").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_goes_on_from_any_moment_against_bots() {
    let place = Place::open().await;
    let mut duel = finished(&place).await;
    let path = format!("/api/tables/{}/go_on", duel.table);
    let wish = |step: u32, seat: &str| json!({ "step": step, "seat": seat, "invite": duel.invite });
    let mut carla = place.guest("Carla").await;
    let (status, refused) = carla.post(&path, wish(1, "dark")).await;
    assert_eq!(
        (status.as_u16(), code(&refused)),
        (403, "secret"),
        "what lay hidden is told of finished games alone"
    );
    duel.a.ask(json!({ "t": "resign" })).await;

    let moments = moments(&mut carla, &duel.table, &duel.invite).await;
    assert_eq!(moments.len(), 5, "the beginning, three moves, the end");
    let asked: Vec<_> = moments.iter().map(|moment| moment["asked"].clone()).collect();
    assert_eq!(asked, [json!(["light"]), json!(["dark"]), json!(["light"]), json!(["dark"]), json!([])]);
    for (wish, why) in [
        (json!({ "step": 1, "seat": "dark" }), "not_invited"),
        (wish(1, "green"), "no_such_seat"),
        (wish(4, "dark"), "no_more"),
        (wish(99, "dark"), "no_more"),
        (json!({ "step": 1, "seat": "dark", "invite": duel.invite, "level": "perfect" }), "no_such_level"),
    ] {
        let (_, refused) = carla.post(&path, wish.clone()).await;
        assert_eq!(code(&refused), why, "{wish}");
    }

    let opened = carla.must(&path, wish(1, "dark")).await;
    let table = opened["id"].as_str().unwrap();
    assert_ne!(table, duel.table);
    let seats = &opened["table"]["seats"];
    assert_eq!((&seats[0]["kind"], &seats[0]["level"]), (&json!("bot"), &json!("medium")));
    assert_eq!((&seats[1]["name"], &opened["you"]["seat"]), (&json!("Carla"), &json!("dark")));
    assert_eq!((&opened["table"]["public"], &opened["table"]["stage"]), (&json!(false), &json!("playing")));
    let mut socket = carla.socket(table, "").await;
    let welcome = socket.next_of("welcome").await;
    assert_eq!(welcome["view"]["sides"], moments[1]["view"]["sides"], "as it stood then");
    assert_eq!(welcome["turn"]["awaited"], json!(["dark"]));
    // it is a game like any other: played, kept, and replayed from where it began
    socket.ask(first(&welcome)).await;
    let answered = socket.first(|message| message["turn"]["awaited"] == json!(["dark"])).await;
    assert_eq!(answered["step"], 2, "{answered}");
    let over = socket.ask(json!({ "t": "resign" })).await;
    assert_eq!(over["standing"]["outcome"]["winners"], json!(["light"]));
    assert_eq!(over["standing"]["scores"][0]["parts"][0]["clause"], "NP-02", "every point has its clause");
    let (_, record) = carla.get(&format!("/api/tables/{table}/record?level=full")).await;
    assert!(record["record"].as_str().unwrap().contains("[Position \""), "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_archive_holds_what_the_page_of_a_replay_asks_for() {
    let mut place = Place::open().await;
    let mut duel = finished(&place).await;
    duel.a.ask(json!({ "t": "resign" })).await;
    place.site.take().unwrap().stop().await;
    let (data, to) = (server::Data::Folder(place.folder.path().to_owned()), testing::folder());
    assert_eq!(server::export(&data, to.path(), texts::Lang::En).await.unwrap(), 1);
    let file = |name: &str| {
        std::fs::read_to_string(to.path().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    };
    let id = &duel.table;
    for name in [format!("{id}.txt"), format!("{id}.svg"), "replay.js".into(), "replay.css".into()] {
        assert!(!file(&name).is_empty(), "{name}");
    }
    assert!(file("index.html").contains(&format!("href=\"{id}.html\"")));
    let page = file(&format!("{id}.html"));
    assert!(page.contains(&format!("data-replay=\"{id}\"")) && page.contains("src=\"replay.js\""), "{page}");
    let kept = file(&format!("{id}.js"));
    let kept =
        kept.strip_prefix("window.veillee = ").and_then(|rest| rest.trim_end().strip_suffix(';')).unwrap();
    let kept: serde_json::Map<String, Value> = serde_json::from_str(kept).unwrap();
    let wanted =
        ["", "/board", "/replay?as=public", "/replay?as=full", "/replay?as=light", "/replay?as=dark"];
    for path in wanted.map(|path| format!("/tables/{id}{path}")) {
        assert!(kept.contains_key(&path), "{path}");
    }
    assert!(kept.contains_key("/games/neuf-pistes/rules?lang=fr"));
}
