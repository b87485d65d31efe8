//! Every message that the game can say exists in both languages, and every clause that code names can be
//! read by players.

use africa::{Africa, Territory};
use rules::Game;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../..");

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// All source of the crate, and its tutorial.
fn source() -> String {
    fn gather(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).expect("a folder of the crate") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                gather(&path, text);
            } else {
                text.push_str(&fs::read_to_string(&path).expect("a source file"));
            }
        }
    }
    let mut text = read("crates/games/africa/tutorial.toml");
    gather(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut text);
    text
}

/// The words in double quotes that begin like this.
fn quoted<'a>(source: &'a str, prefix: &'a str) -> impl Iterator<Item = &'a str> {
    source.split('"').filter(move |word| word.starts_with(prefix))
}

fn messages() -> BTreeSet<String> {
    let source = source();
    let mut ids: BTreeSet<String> =
        quoted(&source, "africa-").filter(|id| !id.contains(['{', ' '])).map(str::to_owned).collect();
    // What the library says of every game, and the labels of the page.
    ids.extend(["africa-title", "africa-blurb", "africa-map-note"].map(String::from));
    ids.extend(Africa::SEATS.iter().map(|seat| format!("africa-seat-{seat}")));
    ids.extend(Territory::all().map(|territory| format!("africa-territory-{}", territory.id())));
    for option in Africa::OPTIONS {
        ids.insert(format!("africa-option-{}", option.name));
        ids.insert(format!("africa-option-{}-help", option.name));
        ids.extend(option.values.iter().map(|value| format!("africa-option-{}-{value}", option.name)));
    }
    ids
}

#[test]
fn what_is_said_is_written() {
    for language in ["fr", "en"] {
        let text = read(&format!("locales/{language}/africa.ftl"));
        let written: BTreeSet<String> = text
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_owned()))
            .filter(|id| id.starts_with("africa-"))
            .collect();
        let missing: Vec<String> = messages().into_iter().filter(|id| !written.contains(id)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
    }
}

#[test]
fn every_clause_that_code_names_can_be_read() {
    let source = source();
    let named: BTreeSet<&str> = quoted(&source, "AF-").chain(quoted(&source, "RU-")).collect();
    assert!(named.len() > 30, "{named:?}");
    for language in ["fr", "en"] {
        let rules = read(&format!("locales/{language}/rules/africa.md"));
        for clause in &named {
            assert!(rules.contains(&format!("- **{clause}** ")), "{language} lacks {clause}");
        }
        for number in 1..=77 {
            assert!(rules.contains(&format!("- **AF-{number:02}** ")), "{language} lacks AF-{number:02}");
        }
    }
}
