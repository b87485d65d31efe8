//! The rule cases of `cases/`: every clause is named by one that fails if the rule breaks.

use couleurs::Couleurs;
use laws::Cases;

#[test]
fn every_case_holds_and_every_clause_has_one() {
    Cases::<Couleurs>::of(concat!(env!("CARGO_MANIFEST_DIR"), "/cases")).run(&[]);
}

/// RULES.md states exactly the clauses that players can read.
#[test]
fn every_clause_is_written_down() {
    let rules = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.md")).expect("RULES.md");
    let stated = rules.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    let book = texts::rules(texts::Lang::En, "couleurs").expect("the rules are written");
    assert!(stated.map(|(id, _)| id).eq(book.clauses().map(|clause| clause.id.as_str())));
}
