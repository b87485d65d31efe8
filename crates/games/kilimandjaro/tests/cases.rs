//! Every clause of the rules, case by case.

use kilimandjaro::Kilimandjaro;
use laws::Cases;

#[test]
fn every_clause_has_a_case_and_every_case_holds() {
    let clauses = (1..=33).chain(40..=65).map(|number| format!("KI-{number:02}"));
    let examples = (1..=3).map(|number| format!("EX-{number}"));
    let all: Vec<String> = clauses.chain(examples).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    Cases::<Kilimandjaro>::of(concat!(env!("CARGO_MANIFEST_DIR"), "/cases")).listed().run(&all);
}
