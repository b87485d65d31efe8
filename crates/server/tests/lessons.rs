//! The guided first game of a box, through the front door: every step of every game can be taken, a wrong turn
//! is told kindly, and nothing is kept.

use crate::site::{Place, code};
use serde_json::{Value, json};
use testing::Visitor;

async fn learner() -> (Place, Visitor) {
    let place = Place::open().await;
    let visitor = Visitor::stranger(&place.address);
    (place, visitor)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_every_game_is_laid_out_and_taken() {
    let (place, mut anyone) = learner().await;
    for title in library::titles() {
        // nobody takes all of them in one breath
        place.wall.forward(std::time::Duration::from_secs(60));
        let steps = title.lessons.steps();
        let (_, game) = anyone.get(&format!("/api/games/{}", title.key)).await;
        assert_eq!(game["lessons"], steps.len(), "{}", title.key);
        for (n, lesson) in (1..).zip(steps) {
            let path = format!("/api/games/{}/lessons/{n}", title.key);
            let (status, step) = anyone.get(&path).await;
            assert_eq!(status, 200, "{path}: {step}");
            assert_eq!((&step["n"], &step["count"]), (&json!(n), &json!(steps.len())), "{path}");
            assert_eq!(step["say"]["id"], lesson.say.as_str(), "{path}");
            let asked =
                if lesson.is_offer() { &step["offer"]["text"]["id"] } else { &step["prompt"]["slots"] };
            assert!(step["view"].is_object() && !asked.is_null(), "{path}: {step}");
            assert!(step["seats"].as_array().unwrap().contains(&step["seat"]), "{path}: {step}");
            for action in lesson.expected() {
                let done = anyone.must(&path, json!({ "action": action })).await;
                assert_eq!((&done["done"], &done["action"]), (&json!(true), &json!(action)), "{path}");
                assert_eq!(done["say"]["id"], lesson.then.as_str(), "{path}");
                assert!(done["view"].is_object() && done["told"].is_array(), "{path}: {done}");
            }
            let (status, picture) = anyone.get(&format!("{path}/board.svg")).await;
            assert!(status == 200 && picture.as_str().unwrap().starts_with("<svg"), "{path}");
        }
    }
    assert!(anyone.cookie.is_empty(), "learning needs no session");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_tells_an_answer_that_goes_on_from_one_that_does_not() {
    let (_place, mut anyone) = learner().await;
    let path = "/api/games/kilimandjaro/lessons/2";
    let (_, before) = anyone.get(path).await;
    assert_eq!((&before["seat"], &before["view"]["viewer"]), (&json!("red"), &json!(0)));
    assert!(before["view"]["expeditions"][1]["hand"].is_null(), "the other's hand stays hidden: {before}");

    // legal, but not what the step is about
    let other = anyone.must(path, json!({ "picks": [["jeep3", "red1"]] })).await;
    assert_eq!((&other["done"], &other["action"]), (&json!(false), &json!("jeep3>red1")));
    assert_eq!(other["say"]["id"], "server-lesson-other");
    assert!(other.get("view").is_none() && other["told"] == json!([]), "it was not carried out: {other}");

    // against the rules: a card that is not in hand, a pile of somebody behind
    let (status, refused) = anyone.post(path, json!({ "action": "canoe1>red3" })).await;
    assert_eq!((status.as_u16(), code(&refused), &refused["clause"]), (422, "illegal", &json!("KI-14")));

    // picked token by token, as a page does
    let next = anyone.must(&format!("{path}/pick"), json!({ "slot": 0, "picked": ["canoe7"] })).await;
    let piles: Vec<&Value> = next["options"].as_array().unwrap().iter().map(|pick| &pick["token"]).collect();
    assert!(piles.contains(&&json!("red3")) && next["complete"] == false, "{next}");
    let done = anyone.must(path, json!({ "picks": [["canoe7", "red3"]] })).await;
    assert_eq!(done["view"]["expeditions"][0]["space"], 13, "two, four and seven: {done}");
    assert!(done["told"].as_array().unwrap().iter().any(|told| told["event"]["event"] == "moved"), "{done}");

    // the picture follows the answer
    let (_, fresh) = anyone.get(&format!("{path}/board.svg")).await;
    let (_, moved) = anyone.get(&format!("{path}/board.svg?action=canoe7%3Ered3")).await;
    assert_ne!(fresh, moved);
    assert_eq!(anyone.get(path).await.1, before, "nothing is kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_not_there_or_cannot_be_read_is_refused() {
    let (_place, mut anyone) = learner().await;
    for n in ["0", "6", "-1", "x", "1.5", "99999999999999999999999", "%20"] {
        for rest in ["", "/board.svg"] {
            let path = format!("/api/games/kilimandjaro/lessons/{n}{rest}");
            let (status, refused) = anyone.get(&path).await;
            assert_eq!((status.as_u16(), code(&refused)), (404, "no_such_lesson"), "{path}");
        }
    }
    let none = library::titles().find(|title| title.lessons.steps().is_empty());
    if let Some(title) = none {
        let (status, refused) = anyone.get(&format!("/api/games/{}/lessons/1", title.key)).await;
        assert_eq!((status.as_u16(), code(&refused)), (404, "no_such_lesson"));
    }
    let (status, refused) = anyone.get("/api/games/chess/lessons/1").await;
    assert_eq!((status.as_u16(), code(&refused)), (404, "no_such_game"));

    let path = "/api/games/kilimandjaro/lessons/1";
    for (body, why) in [
        (json!({}), "unreadable"),
        (json!({ "picks": [["lion", "38"]], "action": "lion@38" }), "unreadable"),
        (json!({ "picks": "lion" }), "unreadable"),
        (json!({ "action": "lion@38", "seat": "blue" }), "unreadable"),
        (json!({ "action": "lion at 38" }), "unreadable"),
        (json!({ "picks": [["lion"]] }), "incomplete"),
        (json!({ "picks": [] }), "incomplete"),
    ] {
        let (status, refused) = anyone.post(path, body.clone()).await;
        assert!((400..500).contains(&status.as_u16()), "{body}: {status}");
        assert_eq!(code(&refused), why, "{body}");
    }
    for body in [
        json!({}),
        json!({ "slot": -1, "picked": [] }),
        json!({ "slot": 0 }),
        json!({ "slot": 0, "picked": [1] }),
    ] {
        let (status, refused) = anyone.post(&format!("{path}/pick"), body.clone()).await;
        assert_eq!((status.as_u16(), code(&refused)), (400, "unreadable"), "{body}");
    }
    let nothing = anyone.must(&format!("{path}/pick"), json!({ "slot": 7, "picked": ["?"] })).await;
    assert_eq!(nothing["options"], json!([]), "a slot that is not there offers nothing");
    let (status, refused) = anyone.get(&format!("{path}/board.svg?action=lion%4020")).await;
    assert_eq!((status.as_u16(), &refused["clause"]), (422, &json!("KI-08")));
}
