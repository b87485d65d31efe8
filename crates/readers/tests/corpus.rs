//! What was kept is read again, as it is and with small changes.

use readers::{READERS, changed};
use std::path::Path;
use testing::trust;

/// So many changes of each input.
const CHANGES: u64 = 5;

#[test]
fn every_reader_bears_what_was_kept_and_more() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    let mut inputs = 0;
    for (name, reader) in READERS {
        let folder = std::fs::read_dir(corpus.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut files: Vec<_> = folder.map(|entry| entry.expect("a file").path()).collect();
        files.sort();
        assert!(files.len() >= 3, "{name}: hardly anything was kept");
        for file in files {
            let input = std::fs::read(&file).expect("a file");
            // games take long: what was kept, and one change
            let changes = if *name == "games" || *name == "records" { 1 } else { CHANGES };
            for number in 0..=changes {
                let bytes = if number == 0 { input.clone() } else { changed(&input, number) };
                let read = std::panic::catch_unwind(|| reader(&bytes));
                assert!(
                    read.is_ok(),
                    "{name}: {} with change {number}: {:?}",
                    file.display(),
                    String::from_utf8_lossy(&bytes)
                );
                inputs += 1;
            }
        }
    }
    trust::note("readers", &[("inputs", inputs)]);
}
