//! Sockets that only watch.

use crate::Args;
use crate::people::{Guest, Socket};
use crate::process::Process;
use std::time::Duration;

/// So many watch each table.
const EACH: usize = 10;

/// Opens the sockets, waits, and says what they cost.
pub async fn watch(args: &Args, count: usize, server: Option<Process>) {
    let before = server.map(Process::memory);
    let host = Guest::come(&args.site, &reqwest::Client::new()).await;
    let mut open = 0;
    while open < count {
        let table = host.open(&args.movement).await;
        for _ in 0..EACH.min(count - open) {
            let mut socket = Socket::open(&args.site, &table, "").await;
            socket.next().await;
            tokio::task::spawn_local(socket.listen());
            open += 1;
        }
    }
    tokio::time::sleep(Duration::from_secs_f64(args.warm)).await;
    let cpu = server.map(Process::cpu);
    tokio::time::sleep(Duration::from_secs_f64(args.secs)).await;
    let used = server.zip(cpu).map(|(server, before)| server.cpu() - before);
    let after = server.map(Process::memory);
    println!(
        "{}",
        serde_json::json!({
            "idle_sockets": open,
            "server_megabytes_before": before,
            "server_megabytes": after,
            "kilobytes_per_socket": after.zip(before).map(|(after, before)| {
                (after.saturating_sub(before) as f64 * 10_240.0 / open as f64).round() / 10.0
            }),
            "server_cores": used.map(|used| (used / args.secs * 1000.0).round() / 1000.0),
        })
    );
}
