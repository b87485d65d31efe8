//! The flags, kept as a file beside the pages: stale if they have changed since it was written.

use couleurs::Flags;
use std::path::Path;

fn fresh(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/games/couleurs").join(name);
    if std::env::var_os("VEILLEE_WRITE").is_some() {
        std::fs::write(&path, text).expect("the file can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "{name} of the page is stale: VEILLEE_WRITE=1 cargo test -p couleurs flags");
}

#[test]
fn the_flags_of_the_page_are_the_flags_of_1961() {
    fresh("flags.svg", &format!("{}\n", Flags::of_1961().sheet()));
}
