//! Every clause and every example of the dossier, as data in `cases/`.

use europa::Europa;
use laws::Cases;

const CLAUSES: &[&str] = &[
    "EU-01", "EU-02", "EU-03", "EU-04", "EU-05", "EU-06", "EU-07", "EU-08", "EU-09", "EU-10", "EU-11",
    "EU-12", "EU-13", "EU-14", "EU-15", "EU-16", "EU-17", "EU-18", "EU-19", "EU-20", "EU-21", "EU-22",
    "EU-23", "EU-24", "EU-25", "EU-26", "EU-27", "EU-28", "EU-29", "EU-30", "EU-31", "EU-32", "EU-33",
    "EU-34", "EU-35", "EU-36", "EU-37", "EU-38", "EU-39", "EU-40", "EU-41", "EU-42", "EU-43", "EU-44",
    "EU-45", "EU-46", "EU-47", "EU-48", "EU-49", "EU-50", "EU-51", "EU-52", "EU-53", "EU-54", "EU-55",
    "EU-56", "EU-57", "EU-58", "EU-59", "EU-60", "EU-61", "EU-62", "EU-63", "EU-64", "EU-65", "EU-66",
    "EU-67", "EU-68", "EU-69", "EU-70", "EU-71", "EU-72", "EU-73", "EU-74", "EU-75", "EU-76", "EU-77",
    "EU-78", "EU-79", "EU-80", "EU-E01", "EU-E02", "EU-E03", "EU-E04", "EU-E05", "EU-E06", "EU-E07",
    "EU-E08", "EU-E09", "EU-E10", "EU-E11", "EU-E12", "EU-E13", "EU-E14", "EU-E15", "EU-E16", "EU-E17",
    "EU-E18", "EU-E19", "EU-E20", "EU-E21", "EU-E22", "EU-E23", "EU-E24", "EU-T01", "EU-T02", "EU-T03",
    "EU-T04", "EU-T05", "EU-T06", "EU-T07", "EU-T08", "EU-T09", "EU-T10", "EU-T11", "EU-T12", "EU-T13",
    "EU-T14", "EU-T15",
];

#[test]
fn cases() {
    Cases::<Europa>::of(concat!(env!("CARGO_MANIFEST_DIR"), "/cases")).run(CLAUSES);
}
