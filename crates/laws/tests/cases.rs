//! The runner of cases: good cases pass, and every word of a case can fail.

use laws::Cases;
use laws::toys::{Bids, Cards};
use std::path::{Path, PathBuf};

const CLAUSES: [&str; 5] = ["TC-01", "TC-02", "TC-03", "TC-04", "TC-05"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")
}

/// The faults of the toy's own cases with one text replaced.
fn faults_with(old: &str, new: &str) -> Vec<String> {
    let text = std::fs::read_to_string(folder().join("cards.toml")).unwrap();
    assert!(text.contains(old), "nothing to replace: {old}");
    let name: String = format!("{old}{new}").chars().filter(char::is_ascii_alphanumeric).collect();
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&scratch).unwrap();
    std::fs::write(scratch.join("cards.toml"), text.replacen(old, new, 1)).unwrap();
    Cases::<Cards>::of(&scratch).listed().faults(&CLAUSES)
}

#[test]
fn the_cases_of_the_toy_pass() {
    let cases = Cases::<Cards>::of(folder()).listed();
    assert_eq!([cases.faults(&CLAUSES), cases.unnamed(&CLAUSES)].concat(), [""; 0]);
    assert_eq!(cases.unnamed(&["TC-01", "TC-09"]).len(), 1);
}

#[test]
fn every_word_of_a_case_can_fail() {
    let wrong = [
        ("turn = \"chance\"", "turn = \"x\"", "turn"),
        ("position = \"start\"", "position = \"other\"", "position"),
        ("allowed = [\"* deal 123 456\"]", "allowed = [\"* deal 123 345\"]", "not allowed"),
        ("do = \"* deal 123 345\"", "do = \"* deal 123 456\"", "is accepted"),
        ("clause = \"TC-01\", code", "clause = \"TC-02\", code", "not by TC-02"),
        ("code = \"unreadable\"", "code = \"stale\"", "not by stale"),
        ("do = [\"* deal 135 246\"]", "do = [\"* deal 135 345\"]", "is refused"),
        ("told = { x = [\"toy-cards-dealt\"]", "told = { x = [\"toy-cards-other\"]", "told.x lacks"),
        ("\"/in_hand/1\" = 3", "\"/in_hand/1\" = 2", "view.x"),
        ("spectator = [\"/mine\"]", "spectator = [\"/in_hand\"]", "view.spectator"),
        ("y = [] }", "y = [\"open 1\"] }", "legal.y"),
        ("legal_count = { x = 6 }", "legal_count = { x = 5 }", "legal_count.x"),
        ("legal_has = { x = [\"open 5\"] }", "legal_has = { x = [\"open 6\"] }", "legal.x lacks"),
        ("legal_lacks = { x = [\"open 2\"] }", "legal_lacks = { x = [\"open 1\"] }", "legal.x has"),
        ("has = [\"open\", \"hide\"]", "has = [\"open\", \"fly\"]", "is not offered"),
        ("lacks = [\"2\"]", "lacks = [\"3\"]", "is offered"),
        ("complete = true", "complete = false", "complete"),
        ("slot = \"card\"", "slot = \"other\"", "no slot"),
        ("timeout = { x = \"hide 1\" }", "timeout = { x = \"hide 3\" }", "timeout"),
        ("position_has = [\"x 15\"", "position_has = [\"x 35\"", "position lacks"),
        ("position_lacks = [\"open\"]", "position_lacks = [\"hide\"]", "position has"),
        (
            "told_lacks = { y = [\"toy-cards-laid\"] }",
            "told_lacks = { y = [\"toy-cards-hid\"] }",
            "told.y has",
        ),
        ("ruled = [\"TC-04\"]", "ruled = [\"TC-05\"]", "names TC-05"),
        ("score = { x = 4", "score = { x = 5", "score.x"),
        ("\"toy-cards-part\" = 8", "\"toy-cards-part\" = 9", "parts.x"),
        ("winners = [\"x\"]", "winners = [\"y\"]", "winners"),
        ("clause = \"TC-04\", how", "clause = \"TC-05\", how", "clause of the outcome"),
        ("how = \"toy-cards-higher-sum\"", "how = \"other\"", "how"),
        ("do = [\"x resigns\"]", "do = [\"x: open 9\"]", "is refused"),
        ("y = 2 }", "z = 2 }", "no seat \"z\""),
        ("clause = \"TC-03\" }]", "clause = \"TC-04\" }]", "faults"),
        ("x 135; y 24; open 6", "x 135; y 246; ", "faults"),
        ("over = {", "ower = {", "unknown field"),
        ("TC-01 three", "three", "TC-01 is named by no case"),
        ("TC-01 three", "TC-01 TC-77 three", "TC-77 is no clause"),
    ];
    for (old, new, expected) in wrong {
        let faults = faults_with(old, new);
        assert!(faults.iter().any(|fault| fault.contains(expected)), "{old} -> {new}: {faults:?}");
    }
}

#[test]
fn a_fault_names_file_case_and_step() {
    let faults = faults_with("score = { x = 8", "score = { x = 1");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].starts_with("cards.toml: TC-03 TC-04 a die"), "{}", faults[0]);
    assert!(faults[0].contains("step 2: score.x"), "{}", faults[0]);
}

#[test]
fn a_list_is_asked_only_of_games_that_list() {
    let faults = Cases::<Cards>::of(folder()).faults(&CLAUSES);
    assert!(faults.iter().any(|fault| fault.contains("does not list its actions")), "{faults:?}");
}

#[test]
fn cases_of_another_game_do_not_pass() {
    assert!(!Cases::<Bids>::of(folder()).faults(&CLAUSES).is_empty());
}
