//! Every clause, ruling and test of the dossier, as data in `cases/`.

use africa::Africa;
use laws::Cases;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/cases");

/// The worked examples of the rulebook, and the rulings that the rules crate decides. (RU-24 and RU-26 reject
/// things, RU-27 says that there is nothing to rule.)
fn more() -> Vec<String> {
    let ids = |prefix: &'static str, numbers: std::ops::RangeInclusive<u8>| {
        numbers.map(move |number| format!("{prefix}-{number:02}"))
    };
    let rulings = ids("RU", 1..=25).filter(|id| !["RU-02", "RU-24"].contains(&id.as_str()));
    ids("WE", 1..=9).chain(rulings).collect()
}

#[test]
fn cases() {
    let more = more();
    let more: Vec<&str> = more.iter().map(String::as_str).collect();
    Cases::<Africa>::of(FOLDER).run(&more);
}

/// The dossier's own tests T-01 to T-28 are all among the cases.
#[test]
fn every_test_of_the_dossier_is_a_case() {
    let files = std::fs::read_dir(FOLDER).expect("the cases lie beside the crate");
    let texts: Vec<String> =
        files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("a text")).collect();
    for number in 1..=28 {
        let id = format!("T-{number:02}:");
        assert!(texts.iter().any(|text| text.contains(&id)), "no case is named {id}");
    }
}
