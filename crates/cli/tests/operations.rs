//! The real binary in the hands of an operator: full disks, many tables, stops, copies.

use crate::crash::Node;
use serde_json::json;
use std::path::Path;
use std::process::{Command, Output};
use testing::Visitor;

fn veillee(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_veillee")).args(args).args(["--lang", "en"]).output().expect("it runs")
}

fn said(output: &Output) -> (Option<i32>, String) {
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    (output.status.code(), String::from_utf8_lossy(&text).into_owned())
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path that is text")
}

async fn status(node: &Node, path: &str) -> u16 {
    Visitor::stranger(&node.address).get(path).await.0.as_u16()
}

/// A counter of the site.
async fn figure(node: &Node, name: &str) -> f64 {
    // whoever asks all the time takes the time of what it waits for
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    let (_, figures) = Visitor::stranger(&node.address).get("/metrics").await;
    let figures = figures.as_str().expect("figures are text").to_owned();
    let line = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ').map(str::to_owned));
    line.map_or(0.0, |count| count.parse().expect("a number"))
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_the_site_is_alive_and_not_ready() {
    let folder = testing::folder();
    // no file may grow beyond 700 KB, and whoever tries is told so instead of being killed
    let node = Node::start_by(
        &["bash", "-c", "trap '' XFSZ; ulimit -S -f 700; exec \"$0\" \"$@\""],
        &["--data", text(folder.path())],
    );
    let mut anna = Visitor::guest(&node.address, "Anna").await;
    assert_eq!(status(&node, "/readyz").await, 200);
    let mut written = 0;
    while anna.post("/api/me", json!({ "name": format!("Anna {written}") })).await.0 == 200 {
        written += 1;
    }
    assert!(written > 10, "{written}");
    while status(&node, "/readyz").await != 503 {}
    assert_eq!(status(&node, "/healthz").await, 503);
    assert_eq!(status(&node, "/livez").await, 200);
    assert_eq!(
        anna.get("/api/me").await.1["name"],
        format!("Anna {}", written - 1),
        "what was taken is kept"
    );
    // somebody makes room
    let unlimited =
        Command::new("prlimit").args(["--pid", &node.id().to_string(), "--fsize=unlimited"]).status();
    assert!(unlimited.expect("prlimit").success());
    while status(&node, "/readyz").await != 200 {}
    anna.must("/api/me", json!({ "name": "Anna" })).await;
}

/// Many times what is taken up at once: all of them go on, and a stop in the midst of it is a stop. `VEILLEE_SOAK=17` makes
/// more than ten thousand of them.
#[tokio::test(flavor = "multi_thread")]
async fn all_tables_are_taken_up_and_a_stop_does_not_wait_for_them() {
    let many = 600 * crate::crash::soak();
    let folder = testing::folder();
    let data = ["--data", text(folder.path())];
    let node = Node::start(&data);
    let mut anna = Visitor::guest(&node.address, "Anna").await;
    anna.open("neuf-pistes", &[("light", "me"), ("dark", "bot:random")], json!({})).await;
    assert!(node.stop().success());
    let file = rusqlite::Connection::open(folder.path().join("veillee.db")).expect("the file");
    let copies = format!(
        "CREATE TEMP TABLE n AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {many}) \
           SELECT printf('copy%06d', i) AS copy FROM n; \
         CREATE TEMP TABLE t AS SELECT * FROM tables; CREATE TEMP TABLE s AS SELECT * FROM seats; \
         UPDATE t SET due = 0; \
         INSERT INTO tables SELECT n.copy, {} FROM t, n; \
         INSERT INTO seats SELECT n.copy, {} FROM s, n;",
        columns(&file, "tables", "t"),
        columns(&file, "seats", "s"),
    );
    file.execute_batch(&copies).expect("copies");
    drop(file);
    let node = Node::start(&data);
    while figure(&node, "veillee_taken_up_total").await < 100.0 {}
    assert!(node.stop().success(), "in the midst of it");
    let node = Node::start(&data);
    while figure(&node, "veillee_taken_up_total").await < f64::from(many) {}
    assert!(node.stop().success());
}

/// All columns but the first, the table's id.
fn columns(file: &rusqlite::Connection, table: &str, name: &str) -> String {
    let mut statement =
        file.prepare(&format!("SELECT name FROM pragma_table_info('{table}')")).expect("columns");
    let all = statement.query_map([], |row| row.get::<_, String>(0)).expect("columns");
    let all = all.map(|column| format!("{name}.{}", column.expect("a name")));
    all.skip(1).collect::<Vec<_>>().join(", ")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_can_be_looked_at_and_damage_is_found() {
    let folder = testing::folder();
    let data = ["--data", text(folder.path())];
    let node = Node::start(&data);
    let mut anna = Visitor::guest(&node.address, "Anna").await;
    anna.open(
        "neuf-pistes",
        &[("light", "bot:random"), ("dark", "me")],
        json!({ "options": { "movement": "free" } }),
    )
    .await;
    while figure(&node, "veillee_steps_total").await < 1.0 {}
    let copy = folder.path().join("copy.db");
    assert_eq!(said(&veillee(&["backup", text(&copy), "--data", data[1]])).0, Some(0));
    let (code, words) = said(&veillee(&["backup", "--check", text(&copy)]));
    assert!(code == Some(0) && words.contains("One table") && words.contains("as it was written"), "{words}");
    let (code, words) = said(&veillee(&["scrub", "--data", data[1]]));
    assert!(code == Some(0) && words.contains("One table"), "{words}");
    let file = rusqlite::Connection::open(&copy).expect("the copy");
    file.execute_batch("UPDATE steps SET step = step || ' ' WHERE number = 1; UPDATE arrivals SET step = step || ' ' WHERE number = 1")
        .expect("a change");
    let (code, words) = said(&veillee(&["backup", "--check", text(&copy)]));
    assert!(code == Some(1) && words.contains("step 1 of table") && words.contains("one fault"), "{words}");
    file.execute_batch("DELETE FROM marks").expect("a change");
    let (code, words) = said(&veillee(&["backup", "--check", text(&copy)]));
    assert!(code == Some(1) && words.contains("no complete backup"), "{words}");
    assert!(node.stop().success());
}
