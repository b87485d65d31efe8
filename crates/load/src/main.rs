//! Puts a site under load and says how it bore it.
//!
//! Each table is two people with a socket each, playing neuf-pistes with random legal moves. Closed loop: the
//! next answer is sent as soon as both hold the last one. Paced (`--rate`): so many answers a second in all;
//! an answer that is late is sent at once, and its latency runs from when it was due, so a server that stalls
//! cannot hide it. `--idle`: so many sockets that only watch.
//!
//! `ack` is the time until the one who answered holds the new view, durable on the server; `seen` until the
//! other holds it too. One line of JSON comes out. `bench/server.sh` starts the servers and this program.

mod idle;
mod pace;
mod people;
mod process;
mod table;

use clap::Parser;
use pace::{Pace, Tally};
use process::Process;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::LocalSet;

/// What to do.
#[derive(Parser, Clone)]
struct Args {
    /// The site, such as 127.0.0.1:8080.
    #[arg(long)]
    site: String,
    /// How many tables play at once.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// How pawns move: slide, or free (three times the choices, as the peers play it).
    #[arg(long, default_value = "free")]
    movement: String,
    /// Answers a second in all; 0: as fast as it goes.
    #[arg(long, default_value_t = 0.0)]
    rate: f64,
    /// Seconds before counting begins.
    #[arg(long, default_value_t = 3.0)]
    warm: f64,
    /// Seconds of counting.
    #[arg(long, default_value_t = 10.0)]
    secs: f64,
    /// Process of the server, for its CPU time and memory.
    #[arg(long)]
    pid: Option<u32>,
    /// Instead of playing: this many sockets that only watch.
    #[arg(long)]
    idle: Option<usize>,
}

fn main() {
    let args = Args::parse();
    let server = args.pid.map(Process::new);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    LocalSet::new().block_on(&runtime, async {
        match args.idle {
            Some(sockets) => idle::watch(&args, sockets, server).await,
            None => play(&args, server).await,
        }
    });
}

async fn play(args: &Args, server: Option<Process>) {
    let pace = Rc::new(Pace::new(args));
    let mut tables = Vec::new();
    for number in 0..args.tables {
        tables.push(tokio::task::spawn_local(table::run(number, args.clone(), pace.clone())));
    }
    pace.all_ready().await;
    tokio::time::sleep(Duration::from_secs_f64(args.warm)).await;
    let own = Process::new(std::process::id());
    let before = (server.map(|server| server.cpu()), own.cpu());
    tokio::time::sleep(Duration::from_secs_f64(args.secs)).await;
    let used = server.zip(before.0).map(|(server, before)| server.cpu() - before);
    let used_here = own.cpu() - before.1;
    let memory = server.map(|server| server.memory());
    for table in tables {
        table.await.expect("no table failed");
    }
    let Tally { ack, seen, due, bytes, longest, games } = pace.tally();
    let moves = ack.len() as f64;
    println!(
        "{}",
        serde_json::json!({
            "tables": args.tables,
            "offered": if args.rate > 0.0 { args.rate.into() } else { serde_json::Value::from("closed") },
            "moves_per_second": (moves / args.secs).round(),
            "ack_ms": pace::percentiles(ack),
            "seen_ms": pace::percentiles(seen),
            "late_ms": pace::percentiles(due),
            "server_cpu_us_per_move": used.map(|used| (used * 1e7 / moves).round() / 10.0),
            "server_cores": used.map(|used| (used / args.secs * 100.0).round() / 100.0),
            "own_cores": (used_here / args.secs * 100.0).round() / 100.0,
            "bytes_per_viewer_per_move": (bytes as f64 / (2.0 * moves)).round(),
            "longest_message": longest,
            "server_megabytes": memory,
            "games": games,
        })
    );
}
