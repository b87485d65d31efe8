//! Every clause of the rules, case by case.

use kilimandjaro::Kilimandjaro;
use laws::Cases;

#[test]
fn every_clause_has_a_case_and_every_case_holds() {
    let cases = Cases::<Kilimandjaro>::of(concat!(env!("CARGO_MANIFEST_DIR"), "/cases"));
    cases.listed().run(&["EX-1", "EX-2", "EX-3"]);
}
