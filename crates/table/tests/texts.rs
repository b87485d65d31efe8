//! Everything that a table says is written in French and English, and nothing else is.

use std::collections::BTreeSet;
use std::path::Path;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_sentence_of_a_table_is_there_in_both_languages() {
    let sources = [
        "src/apply.rs",
        "src/away.rs",
        "src/undo.rs",
        "src/refusal.rs",
        "src/table.rs",
        "src/treaties/mod.rs",
        "src/treaties/judge.rs",
        "src/treaties/words.rs",
        "../rules/src/treaty/card.rs",
        "../rules/src/treaty/judge.rs",
        "../rules/src/treaty/words.rs",
        "../games/africa/src/treaty/judge.rs",
        "src/instruct.rs",
    ]
    .map(read)
    .concat();
    let ids = sources.split('"').filter(|piece| piece.starts_with("table-") && !piece.contains(' '));
    let said: BTreeSet<&str> = ids.collect();
    assert!(said.contains("table-ready") && said.contains("table-refused-stale"), "{said:?}");
    for language in ["fr", "en"] {
        let file = read(&format!("../../locales/{language}/table.ftl"));
        let written: BTreeSet<&str> =
            file.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id).collect();
        let written = written.into_iter().filter(|id| id.starts_with("table-")).collect::<BTreeSet<&str>>();
        assert_eq!(written, said, "{language}");
    }
}
