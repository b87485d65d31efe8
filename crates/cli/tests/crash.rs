//! The real binary, killed without warning: whatever it has acknowledged is there afterwards.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use testing::{Cluster, Socket, Visitor, picks};
use tokio::task::JoinSet;
use tokio::time::Instant;

/// How many times each store is killed.
const KILLS: u32 = 50;
/// Tables in play meanwhile.
const TABLES: usize = 6;

/// A server process.
struct Node {
    child: Child,
    address: String,
}

impl Node {
    fn start(data: &[&str]) -> Node {
        let mut child = Command::new(env!("CARGO_BIN_EXE_veillee"))
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

    /// `kill -9`.
    fn kill(mut self) {
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

fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("veillee-crash-{}-{count}", std::process::id()))
}

/// Two people at a table, and every line of the log that either of them has been told, by its step.
struct Pair {
    people: [Visitor; 2],
    table: String,
    told: BTreeMap<u64, Value>,
    dice: u64,
}

impl Pair {
    async fn sit_down(sites: [&str; 2], seed: u64) -> Pair {
        let mut people = [Visitor::guest(sites[0], "Anna").await, Visitor::guest(sites[1], "Ben").await];
        let table = open(&mut people).await;
        Pair { people, table, told: BTreeMap::new(), dice: seed }
    }

    fn go_to(&mut self, sites: [&str; 2]) {
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
    async fn come_back(&mut self) -> Game {
        loop {
            let mut sockets =
                [self.people[0].socket(&self.table, "").await, self.people[1].socket(&self.table, "").await];
            let [light, dark] = [sockets[0].next_of("welcome").await, sockets[1].next_of("welcome").await];
            // at two nodes, one may have to hear from the other first
            if light["table"]["stage"] != dark["table"]["stage"] || light["step"] != dark["step"] {
                tokio::time::sleep(Duration::from_millis(20)).await;
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
            self.table = open(&mut self.people).await;
            self.told.clear();
        }
    }

    /// Plays until a line breaks, or the game is over; how long each answer took to reach the other side.
    async fn play(&mut self, game: Game, most: usize) -> Vec<Duration> {
        let Game { mut sockets, mut asked } = game;
        let mut times = Vec::new();
        while times.len() < most && asked["turn"]["over"] != true {
            let turn = usize::from(asked["turn"]["awaited"][0] == "dark");
            let picks = picks(&asked["prompt"], |_| self.choose()).expect("a prompt");
            let answer = json!({ "t": "answer", "ack": 7, "decision": asked["decision"], "picks": picks });
            let sent = Instant::now();
            if !sockets[turn].try_send(answer.to_string()).await {
                break;
            }
            let Some(mine) = update(&mut sockets[turn]).await else { break };
            self.note(&mine); // acknowledged: from here on it must never be lost
            let Some(theirs) = update(&mut sockets[1 - turn]).await else { break };
            times.push(sent.elapsed());
            self.note(&theirs);
            asked = theirs;
        }
        times
    }
}

/// Both sockets of a table, and the last message of the one whose turn it is.
struct Game {
    sockets: [Socket; 2],
    asked: Value,
}

async fn open(people: &mut [Visitor; 2]) -> String {
    let more = json!({ "public": true, "options": { "movement": "free", "repetition_draw": "0" } });
    let opened = people[0].open("neuf-pistes", &[("light", "me"), ("dark", "open")], more).await;
    let table = opened["id"].as_str().expect("an id").to_owned();
    people[1].must(&format!("/api/tables/{table}/sit"), json!({ "seat": "dark" })).await;
    table
}

/// The next update; `None` once the line is broken, or if nothing comes because the other side's line is.
async fn update(socket: &mut Socket) -> Option<Value> {
    let wait = async {
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
    };
    tokio::time::timeout(Duration::from_secs(3), wait).await.unwrap_or(None)
}

/// Plays, kills, and looks, again and again.
async fn survive(data: &[&str]) {
    let mut node = Node::start(data);
    let mut pairs = Vec::new();
    for seed in 0..TABLES as u64 {
        pairs.push(Pair::sit_down([&node.address, &node.address], seed).await);
    }
    let (mut dice, mut told) = (1u64, 0);
    for kill in 0..KILLS {
        let mut playing = JoinSet::new();
        let mut games = Vec::new();
        for mut pair in pairs.drain(..) {
            pair.go_to([&node.address, &node.address]);
            games.push((pair.come_back().await, pair));
        }
        for (game, mut pair) in games {
            playing.spawn(async move {
                let steps = pair.play(game, usize::MAX).await.len();
                (pair, steps)
            });
        }
        dice = dice.wrapping_mul(6364136223846793005).wrapping_add(u64::from(kill));
        tokio::time::sleep(Duration::from_micros(30_000 + (dice >> 33) % 250_000)).await;
        node.kill();
        while let Some(done) = playing.join_next().await {
            let (pair, steps) = done.expect("nobody was refused");
            told += steps;
            pairs.push(pair);
        }
        node = Node::start(data);
    }
    for pair in &mut pairs {
        pair.go_to([&node.address, &node.address]);
        pair.come_back().await;
    }
    assert!(told > 10 * KILLS as usize, "there was hardly anything to lose: {told} steps");
    println!("{told} acknowledged steps outlived {KILLS} kills");
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_what_was_acknowledged() {
    let folder = folder();
    survive(&["--data", &folder.to_string_lossy()]).await;
    std::fs::remove_dir_all(folder).expect("the folder was used");
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
    let game = pair.come_back().await;
    let mut times = pair.play(game, 100).await;
    assert_eq!(times.len(), 100);
    times.sort();
    println!("from one node to the other: median {:?}, 99th of 100 {:?}", times[50], times[98]);
    assert!(times[50] < Duration::from_millis(100), "median {:?}", times[50]);

    for round in 0..6 {
        pair.go_to([&a.address, &b.address]);
        let game = pair.come_back().await;
        let playing = tokio::spawn(async move {
            pair.play(game, usize::MAX).await;
            pair
        });
        tokio::time::sleep(Duration::from_millis(100 + 37 * round)).await;
        let dead = std::mem::replace(if round % 2 == 0 { &mut a } else { &mut b }, Node::start(&data));
        dead.kill();
        pair = playing.await.expect("nobody was refused");
        // both go on at the node that is left
        let left = if round % 2 == 0 { &b.address } else { &a.address };
        pair.go_to([left, left]);
        let mut played = 0;
        for _ in 0..3 {
            let game = pair.come_back().await;
            played += pair.play(game, 10).await.len();
        }
        assert!(played >= 20, "the game goes on: {played}");
    }
}
