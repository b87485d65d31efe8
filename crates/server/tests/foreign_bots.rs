//! A bot in another language, as docs/bots.md shows it, plays a whole game.

use crate::site::Place;
use serde_json::{Value, json};
use tokio::process::Command;

const PAGE: &str = include_str!("../../../docs/bots.md");

#[tokio::test(flavor = "multi_thread")]
async fn the_example_in_the_documentation_plays_to_the_end() {
    let script =
        PAGE.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    assert!(script.lines().filter(|line| !line.is_empty()).count() <= 37, "it says thirty-five lines");
    let place = Place::with(|config| config.limits = server::Limits::none()).await;
    let mut anna = place.guest("Anna").await;
    let site = format!("http://{}", place.address);
    let script = format!("import random\nrandom.seed(1)\n{script}"); // its choices, the same every time
    // moves that are listed, arrangements that are too many for that, and sheets of many rows
    let duel = [("light", "bot:random"), ("dark", "open")];
    let congress = [("gb", "bot:random"), ("fr", "open"), ("de", "bot:random")];
    let games = [
        ("neuf-pistes", &duel[..], json!({})),
        ("neuf-pistes", &duel, json!({ "variant": "numbered_pawns" })),
        ("neuf-pistes", &duel, json!({ "variant": "numbered_cells" })),
        ("africa", &congress, json!({ "setup": "historical" })),
    ];
    for (game, seats, options) in games {
        let opened = anna.open(game, seats, json!({ "options": options })).await;
        let (table, invite) = (opened["id"].as_str().unwrap(), opened["you"]["invite"].as_str().unwrap());
        let played = Command::new("python3").args(["-c", &script, &site, table, seats[1].0, invite]).output();
        let played = played.await.unwrap();
        let said = String::from_utf8_lossy(&played.stdout);
        assert!(played.status.success(), "{game} {options}: {}", String::from_utf8_lossy(&played.stderr));
        assert_eq!(said.trim(), "the game is over");
        let (_, over): (_, Value) = anna.get(&format!("/api/tables/{table}")).await;
        assert_eq!(
            (&over["table"]["stage"], &over["table"]["seats"][1]["name"]),
            (&json!("over"), &json!("Python"))
        );
    }
}
