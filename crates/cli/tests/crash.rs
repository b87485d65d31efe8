//! The real binary, killed without warning: whatever it has acknowledged is there afterwards.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, ExitStatus, Stdio};
use testing::{Cluster, Socket, Visitor, picks, trust};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// How many times each store is killed; `VEILLEE_SOAK=20` kills twenty times as often.
const KILLS: u32 = 15;
/// Tables in play meanwhile.
const TABLES: usize = 6;

/// How many times as much is asked: `VEILLEE_SOAK`.
pub(crate) fn soak() -> u32 {
    std::env::var("VEILLEE_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// A server process.
pub(crate) struct Node {
    child: Child,
    pub(crate) address: String,
}

impl Node {
    pub(crate) fn start(data: &[&str]) -> Node {
        Node::start_by(&[], data)
    }

    /// The same, started by another program: it is given the binary and its arguments after its own.
    pub(crate) fn start_by(program: &[&str], data: &[&str]) -> Node {
        let words = [program, &[env!("CARGO_BIN_EXE_veillee")]].concat();
        let mut child = Command::new(words[0])
            .args(&words[1..])
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--calm", "0", "--lang", "en"])
            .args(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.trim().rsplit("http://").next().expect("an address").to_owned();
        assert!(address.starts_with("127.0.0.1:"), "{line}");
        Node { child, address }
    }

    /// Its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Told to stop, and waited for.
    pub(crate) fn stop(mut self) -> ExitStatus {
        let told = Command::new("kill").args(["-TERM", &self.id().to_string()]).status();
        assert!(told.expect("kill").success());
        self.child.wait().expect("it is gone")
    }

    /// Stops it where it stands, or lets it go on: `STOP`, `CONT`.
    pub(crate) fn signal(&self, name: &str) {
        let told = Command::new("kill").args([&format!("-{name}"), &self.id().to_string()]).status();
        assert!(told.expect("kill").success());
    }

    /// `kill -9`.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Two people at a table, and every line of the log that either of them has been told, by its step.
pub(crate) struct Pair {
    pub(crate) people: [Visitor; 2],
    pub(crate) table: String,
    pub(crate) told: BTreeMap<u64, Value>,
    /// Which game of theirs this is.
    pub(crate) games: u32,
    clock: Value,
    dice: u64,
}

impl Pair {
    pub(crate) async fn sit_down(sites: [&str; 2], seed: u64) -> Pair {
        Pair::sit_down_by(sites, seed, Value::Null).await
    }

    /// The same by a clock.
    pub(crate) async fn sit_down_by(sites: [&str; 2], seed: u64, clock: Value) -> Pair {
        let mut people = [Visitor::guest(sites[0], "Anna").await, Visitor::guest(sites[1], "Ben").await];
        let table = open(&mut people, &clock).await;
        Pair { people, table, told: BTreeMap::new(), games: 1, clock, dice: seed }
    }

    pub(crate) fn go_to(&mut self, sites: [&str; 2]) {
        let [anna, ben] = &self.people;
        self.people = [anna.at(sites[0]), ben.at(sites[1])];
    }

    fn choose(&mut self) -> usize {
        self.dice = self.dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.dice >> 33) as usize
    }

    fn note(&mut self, message: &Value) {
        for line in message["told"].as_array().into_iter().flatten() {
            self.told.entry(line["step"].as_u64().expect("a step")).or_insert_with(|| line.clone());
        }
    }

    /// Both come back: everything that was told to either of them is in the log. A finished game is followed
    /// by another.
    pub(crate) async fn come_back(&mut self) -> Game {
        loop {
            let mut sockets = [
                self.people[0].socket_again(&self.table).await,
                self.people[1].socket_again(&self.table).await,
            ];
            let [light, dark] = [sockets[0].next_of("welcome").await, sockets[1].next_of("welcome").await];
            // at two nodes, one may have to hear from the other first
            if light["table"]["stage"] != dark["table"]["stage"] || light["step"] != dark["step"] {
                continue;
            }
            let log = light["log"].as_array().expect("a log");
            for (step, line) in &self.told {
                assert!(
                    log.contains(line),
                    "step {step} of {} was acknowledged and is lost: {line}",
                    self.table
                );
            }
            if light["turn"]["over"] != true {
                let asked = if light["prompt"].is_null() { dark } else { light };
                return Game { sockets, asked };
            }
            self.table = open(&mut self.people, &self.clock).await;
            self.games += 1;
            self.told.clear();
        }
    }

    /// Plays until a line breaks, or the game is over, or nobody counts any more: each step that has reached both sides
    /// is counted.
    pub(crate) async fn play(&mut self, game: Game, count: &mpsc::UnboundedSender<()>) {
        let Game { mut sockets, mut asked } = game;
        while asked["turn"]["over"] != true {
            let turn = usize::from(asked["turn"]["awaited"][0] == "dark");
            let picks = picks(&asked["prompt"], |_| self.choose()).expect("a prompt");
            let answer = json!({ "t": "answer", "ack": 7, "decision": asked["decision"], "picks": picks });
            if !sockets[turn].try_send(answer.to_string()).await {
                break;
            }
            let Some(mine) = update(&mut sockets[turn]).await else { break };
            self.note(&mine); // acknowledged: from here on it must never be lost
            let Some(theirs) = update(&mut sockets[1 - turn]).await else { break };
            self.note(&theirs);
            asked = theirs;
            if count.send(()).is_err() {
                break;
            }
        }
    }

    /// Plays so many steps, in as many games as it takes.
    pub(crate) async fn play_on(&mut self, steps: usize) {
        let (count, mut counted) = mpsc::unbounded_channel();
        let playing = async {
            while !count.is_closed() {
                let game = self.come_back().await;
                self.play(game, &count).await;
            }
        };
        let counting = async move { take(&mut counted, steps).await };
        tokio::join!(playing, counting);
    }
}

/// Both sockets of a table, and the last message of the one whose turn it is.
pub(crate) struct Game {
    sockets: [Socket; 2],
    asked: Value,
}

async fn open(people: &mut [Visitor; 2], clock: &Value) -> String {
    let options = json!({ "movement": "free", "repetition_draw": "0" });
    let mut more = json!({ "public": true, "options": options });
    if !clock.is_null() {
        more["clock"] = clock.clone();
    }
    let opened = people[0].open("neuf-pistes", &[("light", "me"), ("dark", "open")], more).await;
    let table = opened["id"].as_str().expect("an id").to_owned();
    people[1].must(&format!("/api/tables/{table}/sit"), json!({ "seat": "dark" })).await;
    table
}

/// Waits for so many steps, or until nobody plays any more; how many there were.
async fn take(counted: &mut mpsc::UnboundedReceiver<()>, steps: usize) -> usize {
    let mut taken = 0;
    while taken < steps && counted.recv().await.is_some() {
        taken += 1;
    }
    taken
}

/// The next update; `None` once the line is broken.
async fn update(socket: &mut Socket) -> Option<Value> {
    loop {
        let message = socket.read().await?;
        match message["t"].as_str() {
            Some("update") => return Some(message),
            // a node that died has kept the answer without a word, and the other has just found it
            Some("refused") if message["code"] == "stale" => return None,
            Some("refused") => panic!("{message}"),
            _ => {}
        }
    }
}

/// Plays, kills, and looks, again and again.
async fn survive(data: &[&str]) {
    let mut node = Node::start(data);
    let mut pairs = Vec::new();
    for seed in 0..TABLES as u64 {
        pairs.push(Pair::sit_down([&node.address, &node.address], seed).await);
    }
    let soak = soak();
    let (mut dice, mut told) = (1u64, 0);
    for kill in 0..KILLS * soak {
        let (count, mut counted) = mpsc::unbounded_channel();
        let mut playing = JoinSet::new();
        let mut games = Vec::new();
        for mut pair in pairs.drain(..) {
            pair.go_to([&node.address, &node.address]);
            games.push((pair.come_back().await, pair));
        }
        for (game, mut pair) in games {
            let count = count.clone();
            playing.spawn(async move {
                pair.play(game, &count).await;
                pair
            });
        }
        drop(count);
        // in the midst of it: now after a few steps, now after many
        dice = dice.wrapping_mul(6364136223846793005).wrapping_add(u64::from(kill));
        told += take(&mut counted, 5 + (dice >> 33) as usize % 100).await;
        node.kill();
        pairs = playing.join_all().await;
        node = Node::start(data);
    }
    for pair in &mut pairs {
        pair.go_to([&node.address, &node.address]);
        pair.come_back().await;
    }
    assert!(told > 10 * KILLS as usize, "there was hardly anything to lose: {told} steps");
    trust::note("real", &[("faults", u64::from(KILLS * soak)), ("acknowledged", told as u64), ("lost", 0)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_what_was_acknowledged() {
    let folder = testing::folder();
    survive(&["--data", &folder.path().to_string_lossy()]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_what_was_acknowledged() {
    let cluster = Cluster::start();
    survive(&["--database", &cluster.url()]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_share_a_table_and_either_may_die() {
    let cluster = Cluster::start();
    let url = cluster.url();
    let data = ["--database", &url];
    let (mut a, mut b) = (Node::start(&data), Node::start(&data));
    let mut pair = Pair::sit_down([&a.address, &b.address], 1).await;
    pair.play_on(40).await;
    for round in 0..6 {
        pair.go_to([&a.address, &b.address]);
        let game = pair.come_back().await;
        let (count, mut counted) = mpsc::unbounded_channel();
        let playing = tokio::spawn(async move {
            pair.play(game, &count).await;
            pair
        });
        take(&mut counted, 5 + 7 * round).await;
        let dead = std::mem::replace(if round % 2 == 0 { &mut a } else { &mut b }, Node::start(&data));
        dead.kill();
        pair = playing.await.expect("nobody was refused");
        // both go on at the node that is left
        let left = if round % 2 == 0 { &b.address } else { &a.address };
        pair.go_to([left, left]);
        pair.play_on(20).await;
    }
}
