//! Every clause, worked example (EX) and further test (T) of the dossier, as data in `cases/`.

use laws::Cases;
use neuf_pistes::NeufPistes;

/// Worked examples and further tests; NP-T02 is the count of the tree, in tests/perft.rs.
const EXAMPLES: &[&str] = &[
    "EX-1", "EX-2", "EX-3", "EX-4", "EX-5", "NP-T01", "NP-T03", "NP-T04", "NP-T05", "NP-T06", "NP-T07",
    "NP-T08", "NP-T09", "NP-T10", "NP-T11", "NP-T12", "NP-T13", "NP-T14", "NP-T15", "NP-T16", "NP-T17",
    "NP-T18",
];

#[test]
fn cases() {
    Cases::<NeufPistes>::of(concat!(env!("CARGO_MANIFEST_DIR"), "/cases")).listed().run(EXAMPLES);
}
