//! The table that a record was made at.

use crate::edition;
use rules::{SetupError, Text};
use table::{LiveTable, Record};

/// A fresh table of the game, rules version, seats and options that the record names, to replay or verify
/// it at, on the board of the box that it names. A table on a board of its own needs the text of that board.
///
/// # Errors
/// A game or rules version that is not on the shelf, a board that is not one of the box, or errors of the set-up.
pub fn table_for(record: &Record, board: Option<String>) -> Result<Box<dyn LiveTable>, Vec<SetupError>> {
    let unknown = || vec![SetupError::new("Game", record.game_unknown().reason)];
    let title = edition(&record.game, record.rules).ok_or_else(unknown)?;
    let own = || vec![SetupError::new("Board", Text::new("board-own"))];
    let board = match board {
        Some(text) => Some(text),
        None => title.box_board(&record.board).ok_or_else(own)?,
    };
    title.open(record.opening(board))
}
