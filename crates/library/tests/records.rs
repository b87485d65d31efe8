//! The games that were kept: each replays to its exact result and verifies, by the rules version it names.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use table::{Record, replay, verify};

#[test]
fn every_kept_record_still_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let mut games = BTreeSet::new();
    for game in fs::read_dir(folder).expect("records/") {
        for file in fs::read_dir(game.unwrap().path()).expect("a folder a game") {
            let path = file.unwrap().path();
            let name = path.display();
            let text = fs::read_to_string(&path).unwrap();
            let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(record.to_string(), text, "{name}");
            let table =
                || library::table_for(&record, None).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
            replay(&record, table().as_mut(), &mut |_| {}).unwrap_or_else(|error| panic!("{name}: {error}"));
            verify(&record, table().as_mut()).unwrap_or_else(|error| panic!("{name}: {error}"));
            games.insert(record.game);
        }
    }
    for title in library::titles() {
        assert!(games.contains(title.key), "no record of {} was kept", title.key);
    }
}
