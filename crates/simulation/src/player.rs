//! Those who play and watch: they come to any node, answer when they are asked, and come back when the line breaks.

use crate::dice::Dice;
use crate::disk::now;
use futures_util::{SinkExt, StreamExt};
use rules::Viewer;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};
use turmoil::net::TcpStream;

/// How long somebody waits before they try another line.
const PATIENCE: Duration = Duration::from_secs(9);

/// Everything that anybody was told.
#[derive(Default)]
pub(crate) struct History {
    /// What happened, in order, with the time.
    pub(crate) story: Vec<String>,
    /// What each has seen: who, after which step, and the view.
    pub(crate) seen: Vec<(Viewer, u64, Value)>,
    /// Answers that were acknowledged: whose, and the steps that they were told with.
    pub(crate) acknowledged: Vec<(Viewer, Vec<u64>)>,
    /// Words that were acknowledged.
    pub(crate) said: Vec<String>,
    /// Words that each has heard, in order.
    pub(crate) heard: Vec<(String, Vec<String>)>,
}

/// Somebody.
pub(crate) struct Player {
    pub(crate) name: String,
    pub(crate) cookie: String,
    pub(crate) viewer: Viewer,
    pub(crate) table: String,
    pub(crate) dice: Dice,
    pub(crate) history: Arc<Mutex<History>>,
    /// So far the game has to come.
    pub(crate) until: u64,
    pub(crate) said: u32,
}

type Socket = WebSocketStream<TcpStream>;

/// The line is broken, or was given up.
struct Broken;

impl Player {
    /// Comes again and again until the game is where it has to come.
    pub(crate) async fn play(mut self, nodes: &'static [&'static str]) -> turmoil::Result {
        loop {
            let node = nodes[self.dice.below(nodes.len())];
            match timeout(PATIENCE, self.connect(node)).await {
                Ok(Ok(socket)) => {
                    self.note(&format!("is at {node}"));
                    if self.stay(socket).await.is_ok() {
                        self.note("has seen enough");
                        return Ok(());
                    }
                    self.note("lost the line");
                }
                _ => self.note(&format!("cannot reach {node}")),
            }
            let pause = self.dice.millis(100, 1_500);
            sleep(pause).await;
        }
    }

    fn note(&self, what: &str) {
        let line = format!("{:>7} ms  {} {what}", now().as_millis(), self.name);
        self.history.lock().expect("history").story.push(line);
    }

    async fn connect(&self, node: &str) -> Result<Socket, Box<dyn std::error::Error>> {
        let line = TcpStream::connect((node, 80)).await?;
        let mut request = format!("ws://{node}/api/tables/{}/socket", self.table).into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        Ok(client_async(request, line).await?.0)
    }

    /// Plays on this line. `Ok`: the game has come as far as it has to.
    async fn stay(&mut self, mut socket: Socket) -> Result<(), Broken> {
        self.history.lock().expect("history").heard.push((self.name.clone(), Vec::new()));
        let mut message = self.read(&mut socket).await?;
        while !self.is_enough(&message) {
            message = match message["prompt"].is_object() {
                true => self.answer(&mut socket, &message).await?,
                false => self.read(&mut socket).await?,
            };
        }
        Ok(())
    }

    fn is_enough(&self, message: &Value) -> bool {
        message["turn"]["over"] == true || message["step"].as_u64().is_some_and(|step| step >= self.until)
    }

    /// The next message, noted.
    async fn read(&mut self, socket: &mut Socket) -> Result<Value, Broken> {
        loop {
            let message = timeout(PATIENCE, socket.next()).await.map_err(|_| Broken)?;
            let Some(Ok(message)) = message else { return Err(Broken) };
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).expect("the site says JSON");
            self.observe(&message);
            return Ok(message);
        }
    }

    fn observe(&self, message: &Value) {
        let mut history = self.history.lock().expect("history");
        if let (Some(step), view @ Value::Object(_)) = (message["step"].as_u64(), &message["view"]) {
            history.seen.push((self.viewer, step, view.clone()));
        }
        let words = match message["t"].as_str() {
            Some("welcome") => message["talk"].as_array().into_iter().flatten().collect(),
            Some("said") => vec![&message["said"]],
            _ => Vec::new(),
        };
        let words: Vec<String> =
            words.iter().filter_map(|said| said["text"].as_str().map(str::to_owned)).collect();
        if let Some((_, heard)) = history.heard.iter_mut().rev().find(|(name, _)| *name == self.name) {
            // a welcome begins anew
            if message["t"] == "welcome" {
                heard.clear();
            }
            heard.extend(words);
        }
        if message["t"] == "refused" {
            let line = format!("{:>7} ms  {} is refused: {}", now().as_millis(), self.name, message["code"]);
            history.story.push(line);
        }
    }

    /// Thinks, answers, and waits for the answer to that, which is handed on.
    async fn answer(&mut self, socket: &mut Socket, asked: &Value) -> Result<Value, Broken> {
        let thinks = self.dice.millis(0, 1_200);
        sleep(thinks).await;
        if self.dice.once_in(4) {
            self.speak(socket).await?;
        }
        let dice = &mut self.dice;
        let picks = testing::picks(&asked["prompt"], |count| dice.below(count)).ok_or(Broken)?;
        let ack = 1_000 + asked["decision"].as_u64().unwrap_or_default();
        let answer = json!({ "t": "answer", "ack": ack, "decision": asked["decision"], "picks": picks });
        // now and then somebody presses twice
        for _ in 0..1 + usize::from(self.dice.once_in(6)) {
            socket.send(Message::text(answer.to_string())).await.map_err(|_| Broken)?;
        }
        loop {
            let message = self.read(socket).await?;
            if message["ack"] == ack && message["t"] == "update" {
                let told = message["told"].as_array().into_iter().flatten();
                let steps = told.filter_map(|line| line["step"].as_u64()).collect();
                self.history.lock().expect("history").acknowledged.push((self.viewer, steps));
                self.note(&format!("has answered decision {}", asked["decision"]));
            }
            if self.is_enough(&message) || message["ack"] == ack {
                return Ok(message);
            }
        }
    }

    async fn speak(&mut self, socket: &mut Socket) -> Result<(), Broken> {
        self.said += 1;
        let words = format!("{} {}", self.name, self.said);
        let say = json!({ "t": "say", "ack": 7, "room": "public", "text": words });
        socket.send(Message::text(say.to_string())).await.map_err(|_| Broken)?;
        loop {
            let message = self.read(socket).await?;
            if message["ack"] == 7 {
                if message["t"] == "said" {
                    self.history.lock().expect("history").said.push(words);
                }
                return Ok(());
            }
        }
    }
}
