//! Which move is looked at first: the better the order, the more a search can leave out.

use super::search::DEEPEST;
use neuf_pistes::{Ground, Move};
use rules::Seat;

/// A move with its promise.
pub(super) type Promise = (i32, Move);

/// Brings the most promising move to the front.
#[inline(always)]
pub(super) fn bring_best(moves: &mut [Promise]) {
    let mut best = 0;
    for at in 1..moves.len() {
        if moves[at].0 > moves[best].0 {
            best = at;
        }
    }
    moves.swap(0, best);
}

/// What earlier parts of the search, and earlier searches, tell about moves.
pub(super) struct Order {
    /// Moves that cut a search off at the same distance from the root.
    killers: [[Option<Move>; 2]; DEEPEST],
    /// How well a move of a side has done, by its cells.
    successes: Vec<[i32; 128 * 128]>,
}

impl Order {
    pub fn new() -> Order {
        Order { killers: [[None; 2]; DEEPEST], successes: Vec::new() }
    }

    /// Begins a search: what earlier ones found counts half.
    pub fn next_search(&mut self) {
        self.successes.resize(2, [0; 128 * 128]);
        self.successes.as_flattened_mut().iter_mut().for_each(|success| *success /= 2);
    }

    /// A move was made: what lay beyond it is a move nearer.
    pub fn advance(&mut self) {
        self.killers.rotate_left(1);
        self.killers[DEEPEST - 1] = [None; 2];
    }

    pub fn bytes(&self) -> usize {
        size_of_val(self.successes.as_slice())
    }

    /// Gives every move its promise.
    #[inline(always)]
    pub fn score(&self, moves: &mut [Promise], side: Seat, ground: &Ground, ply: usize, known: Option<Move>) {
        let successes = &self.successes[side.index() & 1];
        let killers = &self.killers[ply % DEEPEST];
        for (promise, what) in moves {
            let inside = |cell| i32::from(ground.camp_set.contains(cell));
            *promise = (inside(what.to) - inside(what.from)) * 100_000 + successes[place(*what)];
            if Some(*what) == known {
                *promise = i32::MAX;
            } else if killers[0] == Some(*what) || killers[1] == Some(*what) {
                *promise += 50_000;
            }
        }
    }

    /// This move cut a search off.
    pub fn success(&mut self, side: Seat, what: Move, ply: usize, depth: i32) {
        let killers = &mut self.killers[ply % DEEPEST];
        if killers[0] != Some(what) {
            *killers = [Some(what), killers[0]];
        }
        let success = &mut self.successes[side.index() & 1][place(what)];
        *success = (*success + depth * depth).min(40_000);
    }
}

#[inline(always)]
fn place(what: Move) -> usize {
    (what.from.index() & 127) << 7 | what.to.index() & 127
}
