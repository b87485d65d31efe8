//! What happened is shown before anybody's time runs.

use crate::site::{Place, first};
use serde_json::{Value, json};
use std::time::Duration;
use testing::{Socket, Visitor};

/// Two people on the way to the camp, each with a minute.
struct Race {
    anna: Visitor,
    a: Socket,
    b: Socket,
    table: String,
    /// What each of them was told last.
    told: [Value; 2],
}

impl Race {
    async fn start(place: &Place) -> Race {
        let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("Ben").await);
        let contract = json!({ "clock": { "kind": "live", "bank": 60, "add": 0 }, "public": true });
        let opened = anna.open("kilimandjaro", &[("red", "me"), ("blue", "open")], contract).await;
        let table = opened["id"].as_str().unwrap().to_owned();
        ben.must(&format!("/api/tables/{table}/sit"), json!({ "seat": "blue" })).await;
        let (mut a, mut b) = (anna.socket(&table, "").await, ben.socket(&table, "").await);
        let told = [a.next_of("welcome").await, b.next_of("welcome").await];
        Race { anna, a, b, table, told }
    }

    /// Whose turn it is.
    fn turn(&self) -> usize {
        usize::from(self.told[0]["turn"]["awaited"][0] == "blue")
    }

    /// Whoever is asked answers; both are told.
    async fn answer(&mut self) {
        let turn = self.turn();
        let answer = first(&self.told[turn]);
        let (own, other) = if turn == 0 { (&mut self.a, &mut self.b) } else { (&mut self.b, &mut self.a) };
        let own = own.ask(answer).await;
        let other = other.next_of("update").await;
        self.told = if turn == 0 { [own, other] } else { [other, own] };
    }

    /// What is left of the one who is asked, and for how long nothing runs yet.
    async fn clocks(&mut self) -> (u64, u64) {
        let clocks = self.anna.socket(&self.table, "").await.next_of("welcome").await["clocks"].clone();
        let turn = self.turn();
        let seat = ["red", "blue"][turn];
        assert_eq!(clocks["running"], json!([seat]), "{clocks}");
        (clocks["left"][turn].as_u64().unwrap(), clocks["held"].as_u64().unwrap_or_default())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobodys_time_runs_while_what_happened_is_shown() {
    let place = Place::open().await;
    let mut race = Race::start(&place).await;
    // what the answer did takes a moment to see
    race.answer().await;
    let (left, held) = race.clocks().await;
    assert_eq!((left, race.told[0]["clocks"]["held"].as_u64()), (60_000, Some(held)));
    assert!((1..=5_000).contains(&held), "{held}");
    place.wall.forward(Duration::from_millis(held - 1));
    assert_eq!(race.clocks().await, (60_000, 1));
    // who says nothing gains no more than that
    place.wall.forward(Duration::from_millis(1_001));
    assert_eq!(race.clocks().await, (59_000, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn time_runs_as_soon_as_all_who_are_here_have_seen_it() {
    let place = Place::open().await;
    let mut race = Race::start(&place).await;
    race.answer().await;
    let held = race.clocks().await.1;
    place.wall.forward(Duration::from_millis(100));
    // one has seen it, the other has seen what was before
    let (n, before) = (race.told[0]["n"].clone(), race.told[1]["n"].as_u64().unwrap() - 1);
    assert_eq!(race.a.ask(json!({ "t": "settled", "n": n })).await["t"], "ok");
    assert_eq!(race.b.ask(json!({ "t": "settled", "n": before })).await["t"], "ok");
    assert_eq!(race.clocks().await, (60_000, held - 100), "it is still waited for");
    let n = race.told[1]["n"].clone();
    race.b.ask(json!({ "t": "settled", "n": n })).await;
    let told = race.a.next_of("clocks").await;
    assert_eq!(told["clocks"]["held"], Value::Null, "{told}");
    assert_eq!(race.clocks().await, (60_000, 0), "to see it quickly cost nothing");
    place.wall.forward(Duration::from_millis(1_000));
    assert_eq!(race.clocks().await, (59_000, 0));

    // whoever is not here is not waited for
    let turn = race.turn();
    race.answer().await;
    let n = race.told[0]["n"].clone();
    race.a.ask(json!({ "t": "settled", "n": n })).await;
    assert!(race.clocks().await.1 > 0);
    drop(std::mem::replace(&mut race.b, race.anna.socket(&race.table, "").await));
    let told = race.a.next_of("clocks").await;
    assert_eq!(told["clocks"]["held"], Value::Null, "{told}");
    assert_ne!(race.turn(), turn);
}

/// In a duel by the clock, and where decisions have days, time runs at once.
#[tokio::test(flavor = "multi_thread")]
async fn duels_and_days_wait_for_nothing() {
    let place = Place::open().await;
    for (game, seats, clock) in [
        ("neuf-pistes", ["light", "dark"], json!({ "kind": "live", "bank": 60, "add": 0 })),
        ("kilimandjaro", ["red", "blue"], json!({ "kind": "days", "hours": 24 })),
    ] {
        let mut anna = place.guest("Anna").await;
        let seats = seats.map(|seat| (seat, "me"));
        let opened = anna.open(game, &seats, json!({ "clock": clock })).await;
        let table = opened["id"].as_str().unwrap();
        let mut sockets = Vec::new();
        for (seat, _) in seats {
            let mut socket = anna.socket(table, &format!("?seat={seat}")).await;
            let welcome = socket.next_of("welcome").await;
            sockets.push((socket, welcome));
        }
        let (socket, welcome) =
            sockets.iter_mut().find(|(_, welcome)| welcome["prompt"] != Value::Null).expect("one is asked");
        let told = socket.ask(first(welcome)).await;
        assert_eq!((&told["t"], &told["clocks"]["held"]), (&json!("update"), &Value::Null), "{game}");
    }
}
