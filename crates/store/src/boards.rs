//! Boards that people bring: kept once each, whatever number of tables play on them.

use sha2::{Digest, Sha256};

/// What a table's row says of its board, and the board to be kept beside it: its hash and its text. One of the box is
/// named by its hash already.
pub(crate) fn kept(board: Option<&str>) -> Option<(String, Option<(String, &str)>)> {
    let board = board?;
    if board.len() <= 64 && !board.contains('\n') {
        return Some((board.to_owned(), None));
    }
    let hash = base16ct::lower::encode_string(&Sha256::digest(board));
    Some((format!("own:{hash}"), Some((hash, board))))
}
