//! A bot in another language, as docs/bots.md shows it, plays a whole game.

use crate::site::Place;
use serde_json::{Value, json};
use tokio::process::Command;

const PAGE: &str = include_str!("../../../docs/bots.md");

#[tokio::test(flavor = "multi_thread")]
async fn the_example_in_the_documentation_plays_to_the_end() {
    let script =
        PAGE.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    assert!(script.lines().filter(|line| !line.is_empty()).count() <= 33, "it says thirty lines");
    let place = Place::with(|config| config.limits = server::Limits::none()).await;
    let mut anna = place.guest("Anna").await;
    let opened = anna.open("neuf-pistes", &[("light", "bot:random"), ("dark", "open")], json!({})).await;
    let (table, invite) = (opened["id"].as_str().unwrap(), opened["you"]["invite"].as_str().unwrap());
    let site = format!("http://{}", place.address);
    let script = format!("import random\nrandom.seed(1)\n{script}"); // its choices, the same every time
    let played = Command::new("python3").args(["-c", &script, &site, table, "dark", invite]).output();
    let played = played.await.unwrap();
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    assert_eq!(said.trim(), "the game is over");
    let (_, over): (_, Value) = anna.get(&format!("/api/tables/{table}")).await;
    assert_eq!(
        (&over["table"]["stage"], &over["table"]["seats"][1]["name"]),
        (&json!("over"), &json!("Python"))
    );
}
