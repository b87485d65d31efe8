//! The rule cases of `cases/`: every clause of RULES.md is named by one that fails if the rule breaks.

const CLAUSES: &[&str] = &[
    "CM-01", "CM-02", "CM-03", "CM-04", "CM-05", "CM-06", "CM-07", "CM-08", "CM-09", "CM-10", "CM-11",
    "CM-12", "CM-13", "CM-14", "CM-15", "CM-16", "CM-17", "CM-18", "CM-19", "CM-20", "CM-21", "CM-22",
    "CM-23", "CM-24", "CM-25", "CM-26", "CM-30", "CM-31", "CM-32", "CM-33", "CM-34", "CM-35", "CM-40",
    "CM-41", "CM-42", "CM-43", "CM-44", "CM-45", "CM-46", "CM-47", "CM-48", "CM-49", "CM-50", "CM-51",
    "CM-52", "CM-53", "CM-54", "CM-55", "CM-56", "CM-57", "CM-58", "CM-59",
];

#[test]
fn every_case_holds_and_every_clause_has_one() {
    laws::Cases::<couleurs::Couleurs>::of(concat!(env!("CARGO_MANIFEST_DIR"), "/cases")).run(CLAUSES);
}

/// RULES.md and the texts for players state exactly the clauses that the cases are about.
#[test]
fn every_clause_is_written_down() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/");
    for path in ["RULES.md", "../../../locales/fr/rules/couleurs.md", "../../../locales/en/rules/couleurs.md"]
    {
        let text = std::fs::read_to_string(format!("{folder}{path}")).expect("the rules are written down");
        let stated: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("- **")?.split_once("**"))
            .map(|(id, _)| id)
            .collect();
        assert_eq!(stated, CLAUSES, "{path}");
    }
}
