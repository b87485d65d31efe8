//! Every message that this game can ask for is written, in both languages.

use neuf_pistes::NeufPistes;
use rules::Game;
use std::path::Path;
use texts::{Lang, has};

/// The ids that stand in the code, wherever they are put together with their arguments.
fn named(folder: &Path, ids: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            named(&path, ids);
            continue;
        }
        let source = std::fs::read_to_string(&path).expect("a source file");
        let quoted = source.split("\"neuf-pistes-").skip(1).filter_map(|rest| rest.split_once('"'));
        ids.extend(quoted.map(|(id, _)| format!("neuf-pistes-{id}")));
    }
}

#[test]
fn every_message_is_written() {
    let mut ids = vec!["neuf-pistes-title".to_owned(), "neuf-pistes-blurb".to_owned()];
    named(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut ids);
    assert!(ids.len() > 50, "the search itself works");
    ids.extend(NeufPistes::SEATS.iter().map(|seat| format!("neuf-pistes-seat-{seat}")));
    for option in NeufPistes::OPTIONS {
        let name = format!("neuf-pistes-option-{}", option.name);
        ids.extend(option.values.iter().map(|value| format!("{name}-{value}")));
        ids.extend([format!("{name}-help"), name]);
    }
    for lang in Lang::ALL {
        let missing: Vec<&String> = ids.iter().filter(|id| !has(lang, id)).collect();
        assert!(missing.is_empty(), "{lang:?}: {missing:?}");
    }
}

/// Every clause that a refusal, an event or an ending can name is explained to players.
#[test]
fn every_clause_is_explained() {
    let dossier: Vec<String> = (1..=19).chain(30..=46).map(|number| format!("NP-{number:02}")).collect();
    for lang in Lang::ALL {
        let book = texts::rules(lang, "neuf-pistes").expect("the rules are written");
        let mut clauses: Vec<String> = book.clauses().map(|clause| clause.id.clone()).collect();
        clauses.sort();
        assert_eq!(clauses, dossier, "{lang:?}");
    }
}
