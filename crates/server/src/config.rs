//! What a site can be told when it is started.

use crate::now::WallClock;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// Where the data are.
#[derive(Clone, Debug)]
pub enum Data {
    /// In a folder, in one SQLite file.
    Folder(PathBuf),
    /// In a PostgreSQL database, which other nodes may share.
    Database(String),
}

/// How a site is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Address to listen at; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Where the data are.
    pub data: Data,
    /// Does a proxy in front speak HTTPS to the world, and name the visitor in `X-Forwarded-For`?
    pub behind_proxy: bool,
    /// An address of its own for the figures, for whoever can reach it; without one they are told to this machine alone.
    pub metrics: Option<SocketAddr>,
    /// Whom to tell of a weakness: `mailto:` or `https:`, for `security.txt`.
    pub contact: Option<String>,
    /// What is allowed to come from outside.
    pub limits: Limits,
    /// How long the other side of a line may take.
    pub deadlines: Deadlines,
    /// How bots play.
    pub bots: BotTimes,
    /// How long a table that nobody looks at stays in memory.
    pub idle: Duration,
    /// What clients are told to wait before they come back after a shutdown.
    pub retry: Duration,
    /// What the clocks of players and the limits go by.
    pub wall: WallClock,
    /// For tests alone: every draw and every bot follows from this number and the order in which tables are opened, and
    /// bots think by counting. Whoever knows it knows every secret, so a site that others can reach refuses it.
    pub test_seed: Option<u64>,
}

impl Config {
    /// The usual ways, at this address, with these data.
    pub fn new(listen: SocketAddr, data: Data) -> Config {
        Config {
            listen,
            data,
            behind_proxy: false,
            metrics: None,
            contact: None,
            limits: Limits::default(),
            deadlines: Deadlines::default(),
            bots: BotTimes::default(),
            idle: Duration::from_secs(60),
            retry: Duration::from_secs(2),
            wall: WallClock::default(),
            test_seed: None,
        }
    }
}

/// What is allowed to come from outside. Sizes are limits of the protocol and are constants of their
/// routes; these are the ones that an operator may want to change.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Messages a second from one socket, and requests a second from one session.
    pub per_second: u32,
    /// New sessions and attempts to log in, a minute, from one address.
    pub strangers_per_minute: u32,
    /// Unfinished tables that one person may have opened.
    pub tables: u32,
    /// Sockets from one address.
    pub sockets: u32,
    /// Connections in all; there are never more than there are descriptors for.
    pub connections: u32,
    /// Connections from one address, which nobody counts behind a proxy.
    pub connections_each: u32,
    /// Requests a second from one address, whoever sends them.
    pub requests: u32,
    /// Requests a second from one address for what takes long to make: replays, records, pictures.
    pub heavy: u32,
    /// Tables opened a minute from one address.
    pub openings: u32,
    /// Boards of one's own, and tables that everybody sees, an hour from one address.
    pub showings: u32,
    /// Attempts to log in to one account, a minute.
    pub logins: u32,
    /// Things said a second by one person at one table.
    pub words: u32,
}

/// How long the other side of a line may take.
#[derive(Clone, Copy, Debug)]
pub struct Deadlines {
    /// Until a request's head is there, or the next request comes.
    pub header: Duration,
    /// Until its body is there.
    pub body: Duration,
    /// Until something that was written is taken.
    pub write: Duration,
}

impl Default for Deadlines {
    fn default() -> Deadlines {
        let seconds = Duration::from_secs;
        Deadlines { header: seconds(15), body: seconds(15), write: seconds(20) }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            per_second: 20,
            strangers_per_minute: 60,
            tables: 40,
            sockets: 200,
            connections: u32::MAX,
            connections_each: 400,
            requests: 200,
            heavy: 10,
            openings: 60,
            showings: 40,
            logins: 10,
            words: 2,
        }
    }
}

impl Limits {
    /// No limits but those of the protocol: for load tests.
    pub fn none() -> Limits {
        let most = u32::MAX;
        Limits {
            per_second: most,
            strangers_per_minute: most,
            tables: most,
            sockets: most,
            connections: most,
            connections_each: most,
            requests: most,
            heavy: most,
            openings: most,
            showings: most,
            logins: most,
            words: most,
        }
    }
}

/// How bots play.
#[derive(Clone, Copy, Debug)]
pub struct BotTimes {
    /// No bot thinks longer than this about an answer.
    pub at_most: Duration,
    /// A bot's answer is shown no sooner than this, so that people see what happened before it.
    pub at_least: Duration,
    /// Worker threads; with none, bots think where they are asked, and everybody waits: for simulations.
    pub threads: usize,
    /// Bytes that all bots of the site together may keep between their decisions; those that are thinking come on
    /// top of it, one a thread.
    pub memory: usize,
}

impl Default for BotTimes {
    fn default() -> BotTimes {
        BotTimes {
            at_most: Duration::from_millis(600),
            at_least: Duration::from_millis(700),
            threads: 2,
            memory: 128 << 20,
        }
    }
}
