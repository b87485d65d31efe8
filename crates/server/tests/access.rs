//! Who may do what: every cell of docs/access.md, asked of a real site.

use crate::access_scenes::{House, Role, Scene};
use reqwest::Method;
use reqwest::header::{CONTENT_TYPE, HeaderMap};
use serde_json::Value;
use std::collections::BTreeSet;
use testing::{Visitor, trust};

const PAGE: &str = include_str!("../../../docs/access.md");

/// One request and what becomes of it for each.
struct Row {
    line: &'static str,
    request: &'static str,
    place: &'static str,
    cells: Vec<&'static str>,
}

impl Row {
    /// `GET /api/tables/{id}`, or `socket answer`.
    fn name(&self) -> String {
        let (method, rest) = self.request.split_once(' ').expect("a method and an address");
        let path = rest.split([' ', '?']).next().unwrap_or_default();
        match method {
            "socket" => format!("socket {}", word(rest).expect("a message has its word")),
            _ => format!("{method} {path}"),
        }
    }
}

/// The word of a message.
fn word(message: &str) -> Option<&str> {
    message.split("\"t\":").nth(1)?.trim_start().strip_prefix('"')?.split('"').next()
}

fn rows() -> Vec<Row> {
    let rows = PAGE.lines().filter(|line| line.starts_with("| `")).map(|line| {
        let mut cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let mut head = cells.drain(..2);
        let request = head.next().expect("a request").trim_matches('`');
        let place = head.next().expect("a place");
        drop(head);
        assert_eq!(cells.len(), Role::ALL.len(), "a cell for each of them: {line}");
        Row { line, request, place, cells }
    });
    rows.collect()
}

/// What the site does with a request of somebody: `ok`, or the code of its refusal.
async fn ask(visitor: &mut Visitor, scene: &Scene, role: Role, request: &str) -> String {
    let request = scene.filled(request, role);
    let id = &scene.id;
    let (method, rest) = request.split_once(' ').expect("a method and an address");
    if method == "socket" {
        let query = scene.filled("?invite={invite}", role);
        return match visitor.try_socket(id, &query, &[]).await {
            Ok(mut socket) => {
                socket.next_of("welcome").await;
                let answer = socket.ask(serde_json::from_str(rest).expect("a message")).await;
                if answer["t"] == "refused" { crate::site::code(&answer).to_owned() } else { "ok".into() }
            }
            Err(status) => of(visitor, "GET", &format!("/api/tables/{id}{query}"), "", Some(status)).await,
        };
    }
    let (path, body) = rest.split_once(' ').unwrap_or((rest, ""));
    if path.contains("/socket") {
        let query = path.split_once('?').map_or(String::new(), |(_, query)| format!("?{query}"));
        return match visitor.try_socket(id, &query, &[]).await {
            Ok(_) => "ok".into(),
            // the same words about the same seat, where they can be read
            Err(status) => {
                let path = format!("/api/tables/{id}/board.svg{query}");
                of(visitor, "GET", &path, "", Some(status)).await
            }
        };
    }
    of(visitor, method, path, body, None).await
}

async fn of(visitor: &mut Visitor, method: &str, path: &str, body: &str, status: Option<u16>) -> String {
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, "application/json".parse().unwrap());
    let method: Method = method.parse().unwrap();
    let response = visitor.request(method, path, headers, body.to_owned()).await;
    let found = response.status();
    assert!(status.is_none_or(|status| status == found.as_u16()), "{path}: {status:?}, {found}");
    if found.is_success() {
        return "ok".into(); // a stream is not waited for
    }
    let body: Value = response.json().await.unwrap_or_default();
    crate::site::code(&body).to_owned()
}

/// Asks every cell of these rows; how many there were.
async fn check(wanted: impl Fn(&Row) -> bool) -> usize {
    let mut house = House::open().await;
    let (mut wrong, mut cells) = (Vec::new(), 0);
    for row in rows().into_iter().filter(wanted) {
        let mut found = Vec::new();
        let mut scene: [Option<Scene>; 2] = [None, None];
        for role in Role::ALL {
            let public = usize::from(role == Role::Spectator);
            if scene[public].is_none() {
                scene[public] = Some(house.scene(row.place, public == 1).await);
            }
            let here = scene[public].as_ref().expect("just made");
            let changes = !row.request.starts_with("GET");
            let before = if changes { house.told(here).await } else { Value::Null };
            let mut visitor = house.visitor(role, row.place);
            let answer = ask(&mut visitor, here, role, row.request).await;
            if changes && answer == "ok" {
                scene = [None, None]; // something has changed: the next one finds it as it was
                house.changed = true;
            } else if changes {
                assert_eq!(
                    house.told(here).await,
                    before,
                    "{} {role:?}: a refusal changes nothing",
                    row.line
                );
            }
            found.push(answer);
            cells += 1;
        }
        if found.iter().ne(&row.cells) {
            wrong.push(format!("| `{}` | {} | {} |", row.request, row.place, found.join(" | ")));
        }
    }
    assert!(wrong.is_empty(), "docs/access.md says something else of these:\n{}", wrong.join("\n"));
    cells
}

#[test]
fn every_address_and_every_message_has_its_row() {
    let rows: BTreeSet<String> = rows().iter().map(Row::name).collect();
    let mut all: BTreeSet<String> = server::addresses().into_iter().collect();
    // the words of a socket, as the pages' types name them; a test holds those against the program
    let types = include_str!("../../../web/src/net/wire.ts");
    for name in ["Question", "Deed"] {
        let start = types.find(&format!("export type {name} =")).expect("the type of a message");
        let text = types[start..].split("};").next().unwrap_or_default();
        let words = text.match_indices("\"t\":").filter_map(|(at, _)| word(&text[at..]));
        all.extend(words.map(|word| format!("socket {word}")));
    }
    let missing: Vec<&String> = all.difference(&rows).collect();
    assert!(missing.is_empty(), "no row in docs/access.md: {missing:?}");
    let unknown: Vec<&String> = rows.difference(&all).collect();
    assert!(unknown.is_empty(), "rows of what there is not: {unknown:?}");
    assert!(all.contains("socket counter") && all.contains("GET /api/tables/{id}/turns"), "{all:?}");
}

/// The rows are asked in parts, side by side.
macro_rules! cells {
    ($($name:ident: $wanted:expr;)*) => { $(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            let cells = check($wanted).await;
            trust::note("access", &[("cells", cells as u64)]);
        }
    )* };
}

fn is_socket(row: &Row) -> bool {
    row.request.starts_with("socket")
}

cells! {
    cells_of_the_site: |row| ["site", "outside"].contains(&row.place);
    cells_of_a_table_that_is_looked_at: |row| row.request.starts_with("GET /api/tables/{id}");
    cells_of_a_table_that_is_changed: |row| row.request.starts_with("POST /api/tables/{id}");
    cells_of_a_socket_in_a_duel: |row| is_socket(row) && ["duel", "moved", "proposed"].contains(&row.place);
    cells_of_a_socket_among_several: |row| is_socket(row) && !["duel", "moved", "proposed"].contains(&row.place);
}
