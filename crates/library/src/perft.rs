//! Counting lines of play.

use neuf_pistes::{NeufPistes, Stage};
use rules::{Game, Notation, Setup, SetupError, Text};
use table::position_of;

/// How a game counts the lines of play of a number of moves, apart for each first move: from its start, or from a
/// position.
pub type Perft = fn(&Setup, Option<&str>, u32) -> Result<Vec<(String, u64)>, Vec<SetupError>>;

/// The lines of L'Africa.
pub(crate) fn neuf_pistes(
    setup: &Setup,
    position: Option<&str>,
    depth: u32,
) -> Result<Vec<(String, u64)>, Vec<SetupError>> {
    let game = NeufPistes::open(setup)?;
    let from = position_of(&game, position)?;
    if from.stage() == Stage::Arranging {
        let error = SetupError::new("position", Text::new("setup-arranging"));
        return Err(vec![SetupError { clause: Some("NP-42"), ..error }]);
    }
    let counts = neuf_pistes::divide(&game, &from, depth);
    let text = |action| game.write_action(&neuf_pistes::Action::Move(action));
    Ok(counts.into_iter().map(|(action, lines)| (text(action), lines)).collect())
}
