//! Every clause, worked example (EX) and further test (T) of the dossier, as data in `cases/`.

use laws::Cases;
use neuf_pistes::NeufPistes;

/// Clauses NP-20 to NP-29 do not exist; NP-T02 is the count of the tree, in tests/perft.rs.
const CLAUSES: &[&str] = &[
    "NP-01", "NP-02", "NP-03", "NP-04", "NP-05", "NP-06", "NP-07", "NP-08", "NP-09", "NP-10", "NP-11",
    "NP-12", "NP-13", "NP-14", "NP-15", "NP-16", "NP-17", "NP-18", "NP-19", "NP-30", "NP-31", "NP-32",
    "NP-33", "NP-34", "NP-35", "NP-36", "NP-37", "NP-38", "NP-39", "NP-40", "NP-41", "NP-42", "NP-43",
    "NP-44", "NP-45", "NP-46", "EX-1", "EX-2", "EX-3", "EX-4", "EX-5", "NP-T01", "NP-T03", "NP-T04",
    "NP-T05", "NP-T06", "NP-T07", "NP-T08", "NP-T09", "NP-T10", "NP-T11", "NP-T12", "NP-T13", "NP-T14",
    "NP-T15", "NP-T16", "NP-T17", "NP-T18",
];

#[test]
fn cases() {
    Cases::<NeufPistes>::of(concat!(env!("CARGO_MANIFEST_DIR"), "/cases")).listed().run(CLAUSES);
}
