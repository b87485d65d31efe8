//! The boards of a box: the one it has now and those it had before.

use crate::seed::board_hash;
use rules::Game;

/// A board of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoxBoard {
    /// `sha256:` and hex of what it says.
    pub hash: String,
    /// Its file.
    pub text: &'static str,
}

/// The boards of a box, the newest first.
pub fn box_boards<G: Game>() -> Vec<BoxBoard> {
    let texts = std::iter::once(&G::BOARD).chain(G::FORMER_BOARDS.iter().rev());
    texts.map(|text| BoxBoard { hash: board_hash(text), text }).collect()
}

/// The board of the box that a record names, whether by what it says or by the bytes of its file.
pub fn box_board<G: Game>(hash: &str) -> Option<&'static str> {
    let by_bytes = G::BOARDS_BY_BYTES.iter().find(|(bytes, _)| *bytes == hash).map(|(_, text)| *text);
    by_bytes
        .or_else(|| box_boards::<G>().into_iter().find(|board| board.hash == hash).map(|board| board.text))
}
