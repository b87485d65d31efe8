//! Several at one device: who sits there, what it shows, and what the others are told of it.

use crate::site::{Place, answer, code};
use serde_json::{Value, json};
use server::Data;
use testing::{Cluster, Visitor};

/// Three seats of a game with secrets, two of them on Anna's device.
fn plan(game: &Value) -> Value {
    let id = |at: usize| game["seats"][at].clone();
    json!([
        { "id": id(0), "who": "me" },
        { "id": id(1), "who": "me", "name": "Ben" },
        { "id": id(2), "who": "open" },
    ])
}

/// Anna and Ben at her device, Carla at her own: the table and its seats.
async fn africa(anna: &mut Visitor, carla: &mut Visitor) -> (String, Vec<String>) {
    let (_, game) = anna.get("/api/games/africa").await;
    let opened = anna
        .must(
            "/api/tables",
            json!({ "game": "africa", "seats": plan(&game), "options": { "setup": "historical" } }),
        )
        .await;
    let table = opened["id"].as_str().unwrap().to_owned();
    let seats: Vec<String> = (0..3).map(|at| game["seats"][at].as_str().unwrap().to_owned()).collect();
    let sit = json!({ "seat": seats[2], "invite": opened["you"]["invite"] });
    carla.must(&format!("/api/tables/{table}/sit"), sit).await;
    (table, seats)
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_who_shares_a_device_and_how_they_are_called() {
    let place = Place::open().await;
    let (mut anna, mut carla) = (place.guest("Anna").await, place.guest("Carla").await);
    let (table, seats) = africa(&mut anna, &mut carla).await;
    let (_, seen) = carla.get(&format!("/api/tables/{table}")).await;
    let names: Vec<&Value> =
        seen["table"]["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, ["Anna", "Ben", "Carla"]);
    assert_eq!(seen["table"]["contract"]["shared"], json!([[seats[0], seats[1]]]));

    // a name of one's own is one's own: Anna is called otherwise, Ben as before
    assert_eq!(code(&anna.post("/api/me", json!({ "name": "Ben" })).await.1), "name_taken");
    anna.must("/api/me", json!({ "name": "Anne" })).await;
    let (_, seen) = carla.get(&format!("/api/tables/{table}")).await;
    let names: Vec<&Value> =
        seen["table"]["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, ["Anne", "Ben", "Carla"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_beside_one_are_judged_like_all_names() {
    let place = Place::open().await;
    let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("Ben").await);
    let seats = |who: &str, name: &str| {
        json!({ "game": "neuf-pistes", "seats": [
            { "id": "light", "who": "me" }, { "id": "dark", "who": who, "name": name },
        ] })
    };
    for (who, name, why) in [
        ("me", "Аnna", "bad_name"), // the first letter is not a Latin one
        ("me", "anna", "name_taken"),
        ("me", " ", "bad_name"),
        ("open", "Ben", "bad_setup"),
        ("bot:easy", "Ben", "bad_setup"),
    ] {
        assert_eq!(code(&anna.post("/api/tables", seats(who, name)).await.1), why, "{who} {name}");
    }
    let mut public = seats("me", "Bea");
    public["public"] = json!(true);
    assert_eq!(code(&anna.post("/api/tables", public).await.1), "one_seat");

    // who comes by a link may bring somebody as well, but not to a table where strangers meet
    for (public, why) in [(false, None), (true, Some("one_seat"))] {
        let (_, game) = anna.get("/api/games/kilimandjaro").await;
        let who = ["me", "open", "open", "open"];
        let seat = |(at, who): (usize, &str)| json!({ "id": game["seats"][at], "who": who });
        let plan: Vec<Value> = who.into_iter().enumerate().map(seat).collect();
        let wish = json!({ "game": "kilimandjaro", "seats": plan, "public": public });
        let opened = anna.must("/api/tables", wish).await;
        let sit = format!("/api/tables/{}/sit", opened["id"].as_str().unwrap());
        let invite = &opened["you"]["invite"];
        ben.must(&sit, json!({ "seat": game["seats"][1], "invite": invite })).await;
        let beside = |seat: usize, name: &str| json!({ "seat": game["seats"][seat], "name": name });
        let (_, answer) = ben.post(&sit, beside(2, "Bea")).await;
        match why {
            Some(why) => assert_eq!(code(&answer), why),
            None => {
                assert_eq!(answer["you"]["seats"], json!([game["seats"][1], game["seats"][2]]));
                assert_eq!(code(&ben.post(&sit, beside(3, "Anna")).await.1), "name_taken");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn between_two_hands_a_device_shows_what_everybody_may_see() {
    let place = Place::open().await;
    let (mut anna, mut carla) = (place.guest("Anna").await, place.guest("Carla").await);
    let (_, game) = anna.get("/api/games/africa").await;
    let opened = anna
        .must(
            "/api/tables",
            json!({ "game": "africa", "seats": plan(&game), "options": { "setup": "historical" } }),
        )
        .await;
    let table = opened["id"].as_str().unwrap().to_owned();
    let seats: Vec<String> = (0..3).map(|at| game["seats"][at].as_str().unwrap().to_owned()).collect();
    // laid on the table before the game begins, it stays so when it does
    let mut device = anna.socket(&table, "?seat=public").await;
    let welcome = device.next_of("welcome").await;
    assert_eq!(
        (&welcome["you"]["seat"], &welcome["you"]["seats"]),
        (&Value::Null, &json!([seats[0], seats[1]]))
    );
    let sit = json!({ "seat": seats[2], "invite": opened["you"]["invite"] });
    carla.must(&format!("/api/tables/{table}/sit"), sit).await;
    let welcome = device.next_of("welcome").await;
    assert_eq!((&welcome["you"]["seat"], &welcome["prompt"]), (&Value::Null, &Value::Null));
    assert_eq!(welcome["open"], false);

    // everybody of the device is here, and nobody is a spectator
    let mut far = carla.socket(&table, "").await;
    let told = far.first(|message| message["table"]["seats"][2]["here"] == true).await;
    let here: Vec<&Value> =
        told["table"]["seats"].as_array().unwrap().iter().map(|seat| &seat["here"]).collect();
    assert_eq!(here, [true, true, true]);
    assert_eq!(told["table"]["spectators"], 0);

    // Carla whispers to Ben alone
    let whisper = json!({ "t": "say", "room": [seats[1]], "text": "the Congo is ours" });
    assert_eq!(far.ask(whisper).await["t"], "said");
    for (seat, knows) in [(&seats[0], false), (&seats[1], true)] {
        let welcome = device.ask(json!({ "t": "look", "seat": seat })).await;
        assert_eq!((&welcome["t"], &welcome["you"]["seat"]), (&json!("welcome"), &json!(seat)));
        assert_eq!(welcome.to_string().contains("the Congo is ours"), knows, "{seat}");
        assert!(welcome["prompt"].is_object());
    }
    let welcome = device.ask(json!({ "t": "look", "seat": "public" })).await;
    assert!(!welcome.to_string().contains("the Congo is ours"));
    // they speak from their seats, each under their own name: the room of those who watch is no back door
    let aside = json!({ "t": "say", "room": "watchers", "text": "psst" });
    assert_eq!(code(&device.ask(aside).await), "not_seated");
    let welcome = device.ask(json!({ "t": "look", "seat": seats[1] })).await;
    let said = device.ask(json!({ "t": "say", "room": "public", "text": "good evening" })).await;
    assert_eq!(said["said"]["name"], welcome["table"]["seats"][1]["name"]);
    device.ask(json!({ "t": "look", "seat": "public" })).await;
    // what is answered is answered for whoever looks
    assert_eq!(code(&device.ask(json!({ "t": "hint" })).await), "not_seated");
    let theirs = device.ask(json!({ "t": "look", "seat": seats[0] })).await;
    assert_eq!(device.ask(answer(&theirs, |_| 0)).await["t"], "update");

    // what one keeps for one's own eyes is kept from who sits beside one
    let desk =
        json!({ "read": {}, "unsent": {}, "muted": [], "notes": [{ "turn": null, "text": "Ben bluffs" }] });
    assert_eq!(device.ask(json!({ "t": "keep", "desk": desk })).await["t"], "ok");
    for (seat, knows) in [(seats[1].as_str(), false), ("public", false), (&seats[0], true)] {
        let welcome = device.ask(json!({ "t": "look", "seat": seat })).await;
        assert_eq!(welcome["desk"].to_string().contains("bluffs"), knows, "{seat}");
    }

    // nobody looks from a seat that is not theirs
    assert_eq!(code(&device.ask(json!({ "t": "look", "seat": seats[2] })).await), "not_seated");
    assert_eq!(code(&device.ask(json!({ "t": "look", "seat": "mars" })).await), "no_such_seat");
    assert_eq!(code(&far.ask(json!({ "t": "look", "seat": seats[0] })).await), "not_seated");
}

#[tokio::test(flavor = "multi_thread")]
async fn phones_in_the_room_are_told_where_the_site_is() {
    let place = Place::open().await;
    let mut anna = place.guest("Anna").await;
    assert_eq!(anna.get("/api/house").await.1["address"], json!(null), "it listens to this machine alone");
    let place = Place::with(|config| {
        (config.listen, config.test_seed) = ("0.0.0.0:0".parse().unwrap(), None);
    })
    .await;
    let port = place.address.rsplit(':').next().unwrap();
    let mut anna = place.guest("Anna").await;
    let (_, told) = anna.get("/api/house").await;
    let Some(address) = told["address"].as_str().and_then(|address| address.strip_prefix("http://")) else {
        return; // this machine is on no network
    };
    assert!(address.ends_with(&format!(":{port}")), "{address}");
    assert_eq!(Visitor::stranger(address).get("/api/me").await.0, 200, "the site is there");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_logs_in_takes_those_beside_them_along() {
    let cluster = Cluster::start();
    for data in [None, Some(cluster.url())] {
        let place = Place::with(|config| {
            if let Some(url) = data {
                config.data = Data::Database(url);
            }
        })
        .await;
        let mut owner = place.guest("Annie").await;
        owner.must("/api/account", json!({ "name": "annie", "passphrase": "correct horse" })).await;
        let mut anna = place.guest("Anna").await;
        let seats = json!([{ "id": "light", "who": "me" }, { "id": "dark", "who": "me", "name": "Ben" }]);
        let opened = anna.must("/api/tables", json!({ "game": "neuf-pistes", "seats": seats })).await;
        anna.must("/api/login", json!({ "name": "annie", "passphrase": "correct horse" })).await;
        let (_, seen) = anna.get(&format!("/api/tables/{}", opened["id"].as_str().unwrap())).await;
        assert_eq!(seen["you"]["seats"], json!(["light", "dark"]));
        assert_eq!(
            (&seen["table"]["seats"][0]["name"], &seen["table"]["seats"][1]["name"]),
            (&json!("Annie"), &json!("Ben"))
        );
    }
}

/// Whose seat is taken away sees what everybody may see, not what somebody beside them has.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_is_gone_shows_no_other_hand_of_the_device() {
    let place = Place::open().await;
    let (mut anna, mut ben) = (place.guest("Anna").await, place.guest("Ben").await);
    let seats = json!([{ "id": "gb", "who": "me" }, { "id": "fr", "who": "open" }, { "id": "de", "who": "open" },
        { "id": "it", "who": "open" }]);
    let opened = anna.must("/api/tables", json!({ "game": "africa", "seats": seats })).await;
    let table = opened["id"].as_str().unwrap().to_owned();
    let sit = format!("/api/tables/{table}/sit");
    ben.must(&sit, json!({ "seat": "fr", "invite": opened["you"]["invite"] })).await;
    ben.must(&sit, json!({ "seat": "de", "name": "Bea" })).await;
    let mut bea = ben.socket(&table, "?seat=de").await;
    bea.next_of("welcome").await;
    anna.must(&format!("/api/tables/{table}/seat"), json!({ "seat": "de", "who": "open" })).await;
    assert_eq!(bea.next_of("welcome").await["you"]["seat"], Value::Null);
}
