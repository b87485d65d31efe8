//! What docs/protocol.md shows is carried out: every request to the referee, and the answer to it.

use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// A home of its own, with `veillee` on the path.
fn home(name: &str) -> PathBuf {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("docs").join(name);
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(home.join("bin")).unwrap();
    symlink(env!("CARGO_BIN_EXE_veillee"), home.join("bin/veillee")).unwrap();
    home
}

fn shell(home: &Path, command: &str) -> Command {
    let mut shell = Command::new("sh");
    let path = format!("{}/bin:/usr/local/bin:/usr/bin:/bin", home.display());
    shell.args(["-c", command]).current_dir(home).env_clear();
    shell.env("PATH", path).env("HOME", home).env("XDG_DATA_HOME", home.join("share")).env("LANG", "C");
    shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    shell
}

/// Runs it with this input; what it said.
fn run(home: &Path, command: &str, input: &str) -> String {
    let mut child = shell(home, command).spawn().unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(output.status.success(), "{command}: {said}");
    said
}

/// The blocks of JSON in docs/protocol.md: requests, each with the answer that follows it.
#[test]
fn the_referee_answers_as_its_document_shows() {
    let page = fs::read_to_string(Path::new(ROOT).join("docs/protocol.md")).unwrap();
    let blocks: Vec<&str> =
        page.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap().trim()).collect();
    let pairs =
        blocks.windows(2).filter(|pair| pair[0].contains("\"op\":") && pair[1].starts_with("{\"ok\":"));
    let mut compared = 0;
    for pair in pairs {
        let (asked, mut shown) = (pair[0], shown(pair[1]));
        let last = asked.lines().last().unwrap();
        if last.contains('…') || last.contains("bargain") {
            continue; // nothing that could be sent; requests of several games
        }
        let op = serde_json::from_str::<Value>(last).unwrap()["op"].as_str().unwrap().to_owned();
        if op == "bot" {
            shown["action"] = json!("…"); // what it thinks best
        }
        let requests = before(&op).iter().map(|line| format!("{line}\n")).collect::<String>() + asked + "\n";
        let answers = run(&home("referee"), "veillee referee", &requests);
        let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(answers.iter().all(|answer| answer["ok"] == true), "{requests}{answers:?}");
        assert!(
            fits(&shown, answers.last().unwrap()),
            "{asked}\n  shown {shown}\n  found {}",
            answers.last().unwrap()
        );
        compared += 1;
    }
    assert!(compared >= 12, "{compared}");
    // and a refusal has the shape that is shown first
    let refused = run(
        &home("refusal"),
        "veillee referee",
        &format!("{NEW}\n{}\n", json!({"op": "play", "seat": "light", "action": "a1-a2"})),
    );
    let refused: Value = serde_json::from_str(refused.lines().last().unwrap()).unwrap();
    let clause = refused["error"]["clause"].as_str().unwrap().to_owned();
    assert!(fits(&shown(&blocks[0].replace("NP-06", &clause)), &refused), "{refused}");
}

/// The requests about treaties, each of which is one that can be made, and a treaty as it is shown.
#[test]
fn treaties_are_asked_for_as_their_document_shows() {
    let page = fs::read_to_string(Path::new(ROOT).join("docs/protocol.md")).unwrap();
    let blocks: Vec<&str> =
        page.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap().trim()).collect();
    let at =
        blocks.iter().position(|block| block.contains("\"op\":\"terms\"")).expect("requests about treaties");
    let ask = |requests: &str| -> Vec<Value> {
        let answers = run(&home("treaties"), "veillee referee", &format!("{AFRICA}\n{requests}\n"));
        answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let requests: Vec<&str> = blocks[at].lines().collect();
    let good = [requests[0], requests[1], requests[3], requests[5], requests[6]].join("\n");
    let answers = ask(&good);
    assert!(answers.iter().all(|answer| answer["ok"] == true), "{answers:?}");
    // those that come too late are understood
    for late in [requests[2], requests[4]] {
        let answers = ask(&format!("{good}\n{late}"));
        let refused = &answers.last().unwrap()["error"]["code"];
        assert!(["treaty_settled", "no_treaty"].contains(&refused.as_str().unwrap()), "{late}: {refused}");
    }
    let keys =
        |answer: &Value| answer["treaties"][0].as_object().unwrap().keys().cloned().collect::<BTreeSet<_>>();
    let agreed =
        ask(&[requests[1], requests[3], r#"{"op":"reply","seat":"gb","treaty":2,"yes":true}"#, requests[5]]
            .join("\n"));
    assert_eq!(keys(agreed.last().unwrap()), keys(&shown(blocks[at + 1])));
}

const AFRICA: &str =
    r#"{"op":"new","game":"africa","seats":["gb","fr","de"],"options":{"setup":"historical"},"seed":7}"#;
const NEW: &str = r#"{"op":"new","game":"neuf-pistes","seed":7}"#;

/// What the document takes for granted before a request.
fn before(op: &str) -> Vec<String> {
    let lines = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect();
    let africa = AFRICA;
    let ready = |seat: &str| format!(r#"{{"op":"play","seat":"{seat}","action":"ready"}}"#);
    let [gb, fr, de] = ["gb", "fr", "de"].map(ready);
    match op {
        "games" | "new" => Vec::new(),
        "suppose" => lines(&[africa, &gb, &fr, &de]),
        "position" => lines(&[africa, &gb, &fr]),
        _ => lines(&[NEW]),
    }
}

/// An answer as it is shown: what is left out is "…".
fn shown(text: &str) -> Value {
    let text = text.replace(", …", ",\"…\"");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Is this what is shown, as far as it is shown?
fn fits(shown: &Value, found: &Value) -> bool {
    match (shown, found) {
        (Value::String(shown), _) if shown == "…" => true,
        (Value::String(shown), Value::String(found)) => match shown.split_once('…') {
            Some((before, _)) => found.starts_with(before),
            None => shown == found,
        },
        (Value::Array(shown), Value::Array(found)) => {
            let more = shown.last() == Some(&json!("…"));
            let shown = &shown[..shown.len() - usize::from(more)];
            (more || shown.len() == found.len())
                && shown.len() <= found.len()
                && shown.iter().zip(found).all(|(shown, found)| fits(shown, found))
        }
        (Value::Object(shown), Value::Object(found)) => {
            shown.contains_key("…")
                || shown.len() == found.len()
                    && shown.iter().all(|(key, shown)| found.get(key).is_some_and(|found| fits(shown, found)))
        }
        _ => shown == found,
    }
}
