//! Every clause and every example of the dossier, as data in `cases/`.

use europa::Europa;
use laws::Cases;

#[test]
fn cases() {
    let examples = (1..=24).map(|number| format!("EU-E{number:02}"));
    let more: Vec<String> = examples.chain((1..=15).map(|number| format!("EU-T{number:02}"))).collect();
    let more: Vec<&str> = more.iter().map(String::as_str).collect();
    Cases::<Europa>::of(concat!(env!("CARGO_MANIFEST_DIR"), "/cases")).run(&more);
}
