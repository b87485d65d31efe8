//! A site started for tests plays the same game every time; any other site must not.

use crate::site::Place;
use serde_json::json;
use server::{Config, Data, Site, StartError};

/// What bots make of a game with cards, counters and dice of their own.
async fn evening(test_seed: Option<u64>) -> Vec<String> {
    let place = Place::with(|config| config.test_seed = test_seed).await;
    let mut anna = place.guest("Anna").await;
    let seats = [("red", "bot:easy"), ("blue", "bot:medium"), ("green", "bot:random")];
    let opened = anna.open("kilimandjaro", &seats, json!({})).await;
    let table = opened["id"].as_str().unwrap();
    let mut socket = anna.socket(table, "").await;
    socket.first(|message| message["turn"]["over"] == true).await;
    let (_, full) = anna.get(&format!("/api/tables/{table}/record?level=full")).await;
    let lines = full["record"].as_str().unwrap().lines().map(str::to_owned);
    lines.filter(|line| !line.starts_with('[') || line.starts_with("[Seed")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seed_makes_the_same_evening_and_no_seed_another() {
    let once = evening(Some(1)).await;
    assert!(once.len() > 50, "{once:?}");
    assert_eq!(once, evening(Some(1)).await);
    for other in [Some(2), None] {
        assert_ne!(once, evening(other).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_can_reach_a_site_that_can_be_foretold() {
    for (listen, behind_proxy) in [("0.0.0.0:0", false), ("[::]:0", false), ("127.0.0.1:0", true)] {
        let folder = testing::folder();
        let data = folder.path().join("data");
        let mut config = Config::new(listen.parse().unwrap(), Data::Folder(data.clone()));
        config.behind_proxy = behind_proxy;
        config.test_seed = Some(1);
        assert!(matches!(Site::start(config).await.err(), Some(StartError::TestSeed)), "{listen}");
        assert!(!data.exists(), "nothing was touched");
    }
}
