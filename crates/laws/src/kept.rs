//! The kept games of `records/<game>`, played again.

use rules::Game;
use std::path::Path;
use table::{Faces, Record, Table, box_board, replay};

/// Every kept game of the title as it stands at its end, with the name of its file. That records verify and are
/// written in one way only is seen for all games at once, in the library.
///
/// # Panics
/// If one cannot be read or does not replay.
pub fn kept<G: Game>() -> Vec<(String, Table<G>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(G::KEY);
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let play = |path: &Path| {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let record: Record = text.parse().unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let faces = Faces { legal: None, bots: |_| None, treaties: None, spelling: None };
        let board = box_board::<G>(&record.board).map(str::to_owned);
        let mut table = Table::<G>::open(record.opening(board), faces)
            .unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        replay(&record, &mut table, &mut |_| {}).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        (name, table)
    };
    files.map(|file| play(&file.expect("a file").path())).collect()
}
