//! A real site for a test: its own folder, a free port, real sockets.

use serde_json::Value;
use server::{Config, Data, Site, WallClock};
use std::time::Duration;
use testing::{Socket, TempDir, Visitor, picks};

/// A running site: what it draws and what its bots think is the same every time, and time stands still.
pub struct Place {
    pub site: Option<Site>,
    pub address: String,
    pub folder: TempDir,
    pub wall: WallClock,
}

fn config(folder: &TempDir, wall: &WallClock) -> Config {
    let data = Data::Folder(folder.path().to_owned());
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), data);
    config.bots.at_least = Duration::ZERO;
    config.retry = Duration::from_millis(50);
    config.wall = wall.clone();
    config.test_seed = Some(1);
    config
}

impl Place {
    pub async fn open() -> Place {
        Place::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Place {
        let (folder, wall) = (testing::folder(), WallClock::stopped());
        let mut config = config(&folder, &wall);
        change(&mut config);
        let site = Site::start(config).await.expect("the site starts");
        Place { address: site.address().to_string(), site: Some(site), folder, wall }
    }

    /// On data that are there already.
    pub async fn of(folder: TempDir, limits: server::Limits) -> Place {
        let wall = WallClock::stopped();
        let config = Config { limits, ..config(&folder, &wall) };
        let site = Site::start(config).await.expect("the site starts");
        Place { address: site.address().to_string(), site: Some(site), folder, wall }
    }

    /// Stops and starts again, on the same data, so much later.
    pub async fn restart(&mut self, later: Duration) {
        self.site.take().unwrap().stop().await;
        self.wall.forward(later);
        let site = Site::start(config(&self.folder, &self.wall)).await.expect("the site starts again");
        self.address = site.address().to_string();
        self.site = Some(site);
    }

    pub async fn guest(&self, name: &str) -> Visitor {
        Visitor::guest(&self.address, name).await
    }
}

/// Two people at a table of neuf-pistes: their visitors, their sockets and the table's id. Both have read
/// their first welcome of the game.
pub struct Duel {
    pub light: Visitor,
    pub dark: Visitor,
    pub a: Socket,
    pub b: Socket,
    pub table: String,
    pub invite: String,
}

impl Duel {
    pub async fn start(place: &Place) -> Duel {
        let (mut light, mut dark) = (place.guest("Anna").await, place.guest("Ben").await);
        let opened = light.open("neuf-pistes", &[("light", "me"), ("dark", "open")], Value::Null).await;
        let table = opened["id"].as_str().unwrap().to_owned();
        let invite = opened["you"]["invite"].as_str().unwrap().to_owned();
        let sit = serde_json::json!({ "seat": "dark", "invite": invite });
        dark.must(&format!("/api/tables/{table}/sit"), sit).await;
        let (mut a, mut b) = (light.socket(&table, "").await, dark.socket(&table, "").await);
        for socket in [&mut a, &mut b] {
            let welcome = socket.next_of("welcome").await;
            assert_eq!(welcome["table"]["stage"], "playing", "{welcome}");
        }
        Duel { light, dark, a, b, table, invite }
    }
}

/// Answers the prompt of a `welcome` or `update` with the first thing there is.
pub fn first(message: &Value) -> Value {
    answer(message, |_| 0)
}

/// Answers the prompt of a `welcome` or `update`.
pub fn answer(message: &Value, choose: impl FnMut(usize) -> usize) -> Value {
    let picks = picks(&message["prompt"], choose).expect("a prompt");
    serde_json::json!({ "t": "answer", "decision": message["decision"], "picks": picks })
}

/// The `code` of a refusal.
pub fn code(message: &Value) -> &str {
    message["code"].as_str().unwrap_or_else(|| panic!("no refusal: {message}"))
}
