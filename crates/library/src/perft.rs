//! Counting lines of play.

use neuf_pistes::NeufPistes;
use rules::{Game, Notation, Rules, Setup, SetupError};

/// How a game counts the lines of play of a number of moves, apart for each first move.
pub type Perft = fn(&Setup, u32) -> Result<Vec<(String, u64)>, Vec<SetupError>>;

/// The lines of L'Africa.
pub(crate) fn neuf_pistes(setup: &Setup, depth: u32) -> Result<Vec<(String, u64)>, Vec<SetupError>> {
    let game = NeufPistes::open(setup)?;
    let counts = neuf_pistes::divide(&game, &game.start(), depth);
    let text = |action| game.write_action(&neuf_pistes::Action::Move(action));
    Ok(counts.into_iter().map(|(action, lines)| (text(action), lines)).collect())
}
