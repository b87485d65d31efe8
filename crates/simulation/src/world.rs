//! One world, from its seed to its end.

use crate::check::check;
use crate::dice::Dice;
use crate::disk::Disk;
use crate::faults::{Fault, Kind, plan};
use crate::node::Node;
use crate::player::{History, Player};
use rules::{Seat, Viewer};
use server::{Config, Data, Limits, Listener, Site};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Secret, Store, StoredSeat, StoredStage, StoredTable};
use turmoil::net::{TcpListener, TcpStream};
use turmoil::{Builder, Sim};

pub(crate) const NODES: &[&str] = &["north", "south"];
pub(crate) const TABLE: &str = "thetable";
/// Time passes in steps of this.
const TICK: Duration = Duration::from_millis(10);
/// By then whoever plays must have come as far as they have to: everything has long been mended.
const LONGEST: Duration = Duration::from_secs(240);

/// What a world came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// What happened, line by line.
    pub lines: Vec<String>,
    /// What went wrong on purpose.
    pub faults: u64,
    /// Answers that somebody was told were kept.
    pub acknowledged: u64,
    /// Views that somebody was shown.
    pub views: u64,
    /// Things said that somebody was told were kept.
    pub said: u64,
}

/// The network of the simulation as the server wants it.
struct Door(TcpListener);

impl Listener for Door {
    type Line = TcpStream;

    async fn accept(&mut self) -> std::io::Result<(TcpStream, SocketAddr)> {
        self.0.accept().await
    }

    fn address(&self) -> std::io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

/// Who sits at the table, and how quick they have to be.
pub(crate) struct Cast {
    game: &'static str,
    seats: &'static [(&'static str, Option<&'static str>)],
    options: &'static [(&'static str, &'static str)],
    bank: u32,
    until: u64,
}

pub(crate) const CASTS: &[Cast] = &[
    Cast {
        game: "neuf-pistes",
        seats: &[("light", None), ("dark", None)],
        options: &[("movement", "free"), ("repetition_draw", "0")],
        bank: 600,
        until: 14,
    },
    // time runs out
    Cast {
        game: "neuf-pistes",
        seats: &[("light", None), ("dark", None)],
        options: &[("movement", "free"), ("repetition_draw", "0")],
        bank: 7,
        until: 14,
    },
    // one plays against a bot
    Cast {
        game: "neuf-pistes",
        seats: &[("light", None), ("dark", Some("random"))],
        options: &[("movement", "free"), ("repetition_draw", "0")],
        bank: 600,
        until: 14,
    },
    // secrets, chance and a bot
    Cast {
        game: "kilimandjaro",
        seats: &[("red", None), ("blue", None), ("green", Some("random"))],
        options: &[],
        bank: 600,
        until: 24,
    },
];

/// Lives through a world.
///
/// # Errors
/// What was lost, doubled, forked or never came, and the story so far.
pub fn run(seed: u64) -> Result<Story, String> {
    let mut dice = Dice(seed);
    let cast = &CASTS[dice.below(CASTS.len())];
    let disk = Disk::new(dice.next());
    let history = Arc::new(Mutex::new(History::default()));
    let mut sim = nodes(seed, &disk);
    let clients = people(&mut sim, cast, &disk, &history, &mut dice);
    let faults = plan(&mut dice, clients.len());
    let over = live(&mut sim, &faults, &clients, &disk, &history);
    let story = || history.lock().expect("history").story.join("\n");
    over.map_err(|error| format!("{error}\n{}", story()))?;
    drop(sim);
    let history = history.lock().expect("history");
    check(&disk, &history, TABLE).map_err(|wrong| format!("{wrong}\n{}", history.story.join("\n")))?;
    Ok(Story {
        lines: history.story.clone(),
        faults: faults.len() as u64,
        acknowledged: history.acknowledged.len() as u64,
        views: history.seen.len() as u64,
        said: history.said.len() as u64,
    })
}

/// The nodes, on their store.
pub(crate) fn nodes<'a>(seed: u64, disk: &Arc<Disk>) -> Sim<'a> {
    let mut sim = Builder::new()
        .rng_seed(seed)
        .tick_duration(TICK)
        .simulation_duration(LONGEST)
        .min_message_latency(Duration::from_millis(1))
        .max_message_latency(Duration::from_millis(40))
        .tcp_capacity(1024)
        .build();
    for (node, name) in NODES.iter().enumerate() {
        let disk = disk.clone();
        sim.host(*name, move || site(disk.clone(), node));
    }
    sim
}

async fn site(disk: Arc<Disk>, node: usize) -> turmoil::Result {
    let listener = Door(TcpListener::bind("0.0.0.0:80").await?);
    let mut config = Config::new("127.0.0.1:80".parse()?, Data::Folder("nowhere".into()));
    config.limits = Limits::none();
    config.bots.threads = 0;
    config.bots.at_least = Duration::from_millis(100);
    config.test_seed = Some(1);
    let site = Site::start_on(listener, Arc::new(Node::start(disk, node)), config).await?;
    std::future::pending::<()>().await;
    site.stop().await;
    Ok(())
}

/// Makes the table and sends everybody on their way; their names.
fn people(
    sim: &mut Sim<'_>,
    cast: &Cast,
    disk: &Arc<Disk>,
    history: &Arc<Mutex<History>>,
    dice: &mut Dice,
) -> Vec<String> {
    let players = table(cast, disk, history, dice);
    let names = players.iter().map(|player| player.name.clone()).collect();
    for player in players {
        sim.client(player.name.clone(), player.play(NODES));
    }
    names
}

/// Makes the table; those who will come to it.
pub(crate) fn table(
    cast: &Cast,
    disk: &Arc<Disk>,
    history: &Arc<Mutex<History>>,
    dice: &mut Dice,
) -> Vec<Player> {
    let (mut seats, mut players) = (Vec::new(), Vec::new());
    let mut guest = |name: &str, viewer: Viewer, dice: &mut Dice| {
        let token = Sha256::digest(name);
        let hex: String = token.iter().map(|byte| format!("{byte:02x}")).collect();
        let made = disk.store.new_guest(Sha256::digest(token).into(), 0, i64::MAX);
        let person = now_or_never(made).expect("a guest");
        now_or_never(disk.store.rename(person.id, name)).expect("a name");
        players.push(Player {
            name: name.to_owned(),
            cookie: format!("veillee={hex}"),
            viewer,
            table: TABLE.to_owned(),
            dice: Dice(dice.next()),
            history: history.clone(),
            until: cast.until,
            said: 0,
        });
        person.id
    };
    for (place, (id, level)) in (0..).zip(cast.seats) {
        let mut seat = StoredSeat { id: (*id).to_owned(), ..StoredSeat::default() };
        match level {
            Some(level) => seat.level = Some((*level).to_owned()),
            None => {
                let name = format!("player{place}");
                seat.person = Some(guest(&name, Viewer::Seat(Seat(place)), dice));
                seat.name = name;
            }
        }
        seats.push(seat);
    }
    guest("watcher", Viewer::Spectator, dice);
    let title = library::title(cast.game).expect("a game of the shelf");
    let options: BTreeMap<String, String> =
        cast.options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let host = seats[0].person.expect("a person");
    let table = StoredTable {
        id: TABLE.into(),
        version: 1,
        game: cast.game.to_owned(),
        rules_version: title.rules_version,
        options,
        board: Some(title.board_hash().to_owned()),
        public: true,
        invite: String::new(),
        seed: Secret([dice.next() as u8; 32]),
        salt: Secret([7; 16]),
        host,
        clock: Some(format!(r#"{{"kind":"live","bank":{},"add":0}}"#, cast.bank)),
        clocks: None,
        stage: StoredStage::Playing,
        rematch: None,
        created: 0,
        touched: 0,
        due: Some(0),
        manners: None,
        position: None,
        seats,
    };
    now_or_never(disk.store.create(table)).expect("a table");
    players
}

/// The store in memory does everything at once.
pub(crate) fn now_or_never<T>(work: impl Future<Output = T>) -> T {
    futures_util::FutureExt::now_or_never(work).expect("it is done at once")
}

/// Lets time pass, and things go wrong and be mended, until everybody has seen enough.
fn live(
    sim: &mut Sim<'_>,
    faults: &[Fault],
    clients: &[String],
    disk: &Disk,
    history: &Mutex<History>,
) -> turmoil::Result {
    let mut ahead: Vec<(Duration, bool, Fault)> = Vec::new();
    for fault in faults {
        ahead.extend([(fault.from, true, *fault), (fault.to, false, *fault)]);
    }
    ahead.sort_by_key(|(at, begins, _)| (std::cmp::Reverse(*at), *begins));
    let mut down = [false; 2];
    loop {
        while let Some((at, begins, fault)) = ahead.last().copied().filter(|(at, ..)| *at <= sim.elapsed()) {
            ahead.pop();
            let what = if begins { "begins" } else { "ends" };
            let line =
                format!("{:>7} ms  {} {what} for {}", at.as_millis(), name(fault.kind), NODES[fault.node]);
            history.lock().expect("history").story.push(line);
            strike(sim, begins, fault, clients, disk, &mut down);
        }
        if sim.step()? {
            return Ok(());
        }
    }
}

fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Crash => "a crash",
        Kind::Hold(_) => "a held line",
        Kind::Cut(_) => "a cut line",
        Kind::Stall => "a stalled store",
        Kind::Refuse => "a store that refuses",
        Kind::Mute => "a store that does not answer",
        Kind::Deafen => "deafness",
        Kind::Fill => "a full disk",
    }
}

fn strike(
    sim: &mut Sim<'_>,
    begins: bool,
    fault: Fault,
    clients: &[String],
    disk: &Disk,
    down: &mut [bool; 2],
) {
    let (node, to) = (NODES[fault.node], fault.to);
    match (fault.kind, begins) {
        (Kind::Crash, true) if !down[fault.node] => {
            down[fault.node] = true;
            sim.crash(node);
        }
        (Kind::Crash, false) if down[fault.node] => {
            down[fault.node] = false;
            sim.bounce(node);
        }
        (Kind::Hold(client), true) => sim.hold(node, clients[client].as_str()),
        (Kind::Hold(client), false) => sim.release(node, clients[client].as_str()),
        (Kind::Cut(client), true) => sim.partition(node, clients[client].as_str()),
        (Kind::Cut(client), false) => sim.repair(node, clients[client].as_str()),
        (Kind::Stall, true) => disk.state().lines[fault.node].stalled = to,
        (Kind::Refuse, true) => disk.state().lines[fault.node].failing = to,
        (Kind::Mute, true) => disk.state().lines[fault.node].mute = to,
        (Kind::Deafen, true) => disk.state().lines[fault.node].deaf = to,
        (Kind::Fill, true) => disk.state().lines[fault.node].full = to,
        _ => {}
    }
}
