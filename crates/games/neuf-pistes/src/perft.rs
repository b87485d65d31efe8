//! Counting the tree of moves: the outside check of the rules, and a measure of their speed.
//!
//! Only moves and victories count; the draws by repetition and for want of progress depend on how a
//! position came about and are left out, as is usual.

use crate::NeufPistes;
use crate::action::Move;
use crate::board::Board;
use crate::options::Choices;
use crate::state::{Position, Stage, State};
use rules::{Rules, SetupError, Text};

/// How many lines of play of `depth` single moves there are. A won game goes no further; a player without
/// a move is skipped, which is no move.
pub fn perft(game: &NeufPistes, state: &State, depth: u32) -> u64 {
    match state.stage {
        Stage::Playing => count(game, &state.position, depth),
        Stage::Arranging | Stage::Over(_) => u64::from(depth == 0),
    }
}

/// The same, apart for each first move.
pub fn divide(game: &NeufPistes, state: &State, depth: u32) -> Vec<(Move, u64)> {
    let mut counts = Vec::new();
    if depth == 0 {
        return counts;
    }
    for what in state.moves.moves(state.position.pawns(state.position.side)) {
        let mut after = state.position;
        let won = game.carry_out(&mut after, what).won;
        after.hand_over();
        let lines = if won { u64::from(depth == 1) } else { count(game, &after, depth - 1) };
        counts.push((what, lines));
    }
    counts
}

/// Lines of play from a position that is not won.
fn count(game: &NeufPistes, position: &Position, depth: u32) -> u64 {
    if depth <= 1 {
        return if depth == 0 { 1 } else { choices(game, position) };
    }
    let moves = game.legal_moves(position);
    if moves.is_empty() {
        let mut after = *position;
        after.hand_over();
        return if game.legal_moves(&after).is_empty() { 0 } else { count(game, &after, depth) };
    }
    let mut lines = 0;
    moves.for_each(position.pawns(position.side), |what| {
        let mut after = *position;
        if !game.carry_out(&mut after, what).won {
            after.hand_over();
            // the last move need not be made to be counted
            lines += if depth == 2 { choices(game, &after) } else { count(game, &after, depth - 1) };
        }
    });
    lines
}

/// How many moves can be made next, by whoever can make one.
#[inline(always)]
fn choices(game: &NeufPistes, position: &Position) -> u64 {
    let moves = game.legal_moves(position).len();
    if moves == 0 { choices_if_skipped(game, position) } else { moves.into() }
}

#[cold]
fn choices_if_skipped(game: &NeufPistes, position: &Position) -> u64 {
    let mut after = *position;
    after.hand_over();
    game.legal_moves(&after).len().into()
}

/// Where the counts that a board file claims are not those of its board.
pub(crate) fn disagreements(board: &Board) -> Vec<SetupError> {
    let mut errors = Vec::new();
    for (movement, claimed) in ["slide", "free"].into_iter().zip(&board.perft) {
        let options = [("movement".to_owned(), movement.to_owned())].into();
        let choices = Choices::read(&options).expect("an option of this game");
        let game = NeufPistes::new(board.clone(), choices);
        let start = game.start();
        for (depth, &claimed) in (1..=DEEPEST).zip(claimed) {
            let found = perft(&game, &start, depth);
            if claimed != found {
                let message = Text::new("neuf-pistes-board-perft").with("depth", depth);
                let message = message.with("claimed", claimed.to_string()).with("found", found.to_string());
                errors.push(SetupError::new(format!("perft.{movement}"), message));
            }
        }
    }
    errors
}

/// Deeper counts of a board file are not looked at: opening a box must stay quick.
const DEEPEST: u32 = 3;
