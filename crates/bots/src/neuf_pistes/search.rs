//! Principal variation search with iterative deepening, a transposition table, move ordering and late-move reductions.
//!
//! Two things are peculiar to this game. A draw is worth less than an even game, else two cautious players
//! would repeat themselves for ever. And the searching side is polite: it keeps at most three pawns on the gates
//! of the enemy camp even where the table allows more, since a siege wins nothing and spoils the game.
//!
//! What other games gain by trusting an evaluation before the moves are looked at loses here: who is to move must move,
//! and one slide can open or close the ways of many pawns. In duels of 24 games null moves
//! brought 75 % of the points down to 21 %, reverse futility to 52 %.

use super::evaluate::Evaluation;
use super::order::{Order, Promise, bring_best};
use super::repetition::{Quiet, Repetitions, full_key};
use super::transposition::{Bound, Entry, TranspositionTable};
use crate::cpu;
use neuf_pistes::{Move, NeufPistes, Position, View, key_change};
use rules::{Budget, Seat};

/// What a win is worth, less the moves it takes.
pub(super) const WIN: i32 = 20_000;
/// Scores beyond this are wins or losses that were seen to the end.
const NEAR_WIN: i32 = WIN - 200;
/// How much less than an even game a draw is worth to the searching side.
const DRAW: i32 = -80;
/// The most pawns that a polite player keeps on the enemy's gates.
const POLITE: u32 = 3;
/// Longest line of play.
pub(super) const DEEPEST: usize = 64;
/// The clock is looked at once in so many positions.
const LOOK_EVERY: u64 = 1024;
/// A search without a clock ends here.
const MOST_NODES: u64 = 40_000_000;

/// A root move and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    pub what: Move,
    pub score: i32,
}

pub(crate) struct Search<'a> {
    game: &'a NeufPistes,
    evaluation: &'a Evaluation,
    table: &'a mut TranspositionTable,
    budget: &'a Budget<'a>,
    me: Seat,
    been: Repetitions,
    quiet: Quiet,
    /// Keys of the positions from the root to here.
    path: Vec<u64>,
    /// The moves of the positions from the root to here, one list after the other.
    moves: Vec<Promise>,
    order: &'a mut Order,
    /// Positions looked at.
    pub(super) nodes: u64,
    stopped: bool,
}

/// [`Search::look`] with itself to go on with.
pub(crate) trait Deeper: Fn(&mut Search<'_>, &Position, Way) -> i32 + Copy {}
impl<F: Fn(&mut Search<'_>, &Position, Way) -> i32 + Copy> Deeper for F {}

/// What is known on the way down.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    /// The key of the pawns alone.
    pawns: u64,
    depth: i32,
    ply: usize,
    alpha: i32,
    beta: i32,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        game: &'a NeufPistes,
        evaluation: &'a Evaluation,
        view: &View,
        me: Seat,
        (table, order): (&'a mut TranspositionTable, &'a mut Order),
        budget: &'a Budget<'a>,
    ) -> Search<'a> {
        Search {
            game,
            evaluation,
            table,
            order,
            budget,
            me,
            been: Repetitions::new(view),
            quiet: Quiet::new(view),
            path: Vec::with_capacity(DEEPEST),
            moves: Vec::with_capacity(1024),
            nodes: 0,
            stopped: false,
        }
    }

    /// The worth of every root move, each searched fully to this depth, or less deeply if time is up before.
    pub(super) fn rank(&mut self, position: &Position, deepest: i32) -> Vec<Ranked> {
        let pawns = self.begin(position);
        let moves = self.root_moves(position);
        let mut ranked = Vec::new();
        for depth in 1..=deepest {
            let way = Way { pawns, depth, ply: 0, alpha: -WIN, beta: WIN };
            let rank = |what| Ranked { what, score: self.after(position, what, way, cpu::look) };
            let deeper: Vec<Ranked> = moves.iter().copied().map(rank).collect();
            if self.stopped && depth > 1 {
                break;
            }
            ranked = deeper;
        }
        ranked
    }

    /// The best move that a search of up to `deepest` moves finds before time is up.
    pub(super) fn best(&mut self, position: &Position, deepest: i32) -> Move {
        let pawns = self.begin(position);
        let mut moves = self.root_moves(position);
        for depth in 1..=deepest.min(DEEPEST as i32 - 1) {
            let way = Way { pawns, depth, ply: 0, alpha: -WIN, beta: WIN };
            let score = self.search_root(position, &mut moves, way);
            if self.stopped || score.abs() >= NEAR_WIN || moves.len() == 1 {
                break;
            }
        }
        moves[0]
    }

    fn begin(&mut self, position: &Position) -> u64 {
        let pawns = position.key();
        self.path.clear();
        self.path.push(full_key(position, pawns));
        pawns
    }

    /// Brings the best move to the front; a pass that is cut short keeps what it found.
    fn search_root(&mut self, position: &Position, moves: &mut [Move], mut way: Way) -> i32 {
        for i in 0..moves.len() {
            let what = moves[i];
            let score = self.nth(i, position, what, way, cpu::look);
            // the first pass is always finished, so that there is an answer
            if self.stopped && way.depth > 1 {
                break;
            }
            if score > way.alpha || i == 0 {
                way.alpha = score;
                moves[..=i].rotate_right(1);
            }
        }
        way.alpha
    }

    fn root_moves(&mut self, position: &Position) -> Vec<Move> {
        self.push_moves(position);
        self.moves.drain(..).map(|(_, what)| what).collect()
    }

    /// Appends the legal moves of a position, without the impolite ones of the searching side.
    #[inline(always)]
    fn push_moves(&mut self, position: &Position) {
        let side = position.side();
        let pawns = position.pawns(side);
        let gates = &self.game.ground(side).enemy_gates;
        let full = side == self.me && (*pawns & *gates).len() >= POLITE;
        let legal = self.game.legal_moves(position);
        let before = self.moves.len();
        legal.for_each(pawns, |what| {
            if !(full && gates.contains(what.to) && !gates.contains(what.from)) {
                self.moves.push((0, what));
            }
        });
        if self.moves.len() == before {
            legal.for_each(pawns, |what| self.moves.push((0, what)));
        }
    }

    /// What a move is worth to who makes it, as far as the way goes on after it.
    #[inline(always)]
    fn after(&mut self, position: &Position, what: Move, way: Way, deeper: impl Deeper) -> i32 {
        let mut next = *position;
        let side = position.side();
        let effect = self.game.carry_out(&mut next, what);
        if effect.won {
            return WIN - way.ply as i32 - 1;
        }
        next.hand_over();
        let pawns = way.pawns ^ key_change(side, effect.pawn, what);
        let way = Way { pawns, depth: way.depth - 1, ply: way.ply + 1, alpha: -way.beta, beta: -way.alpha };
        -deeper(self, &next, way)
    }

    /// What the move is worth that comes after `i` more promising ones. All but the first are only asked whether they are
    /// better than those, and late ones less deeply, until one is.
    #[inline(always)]
    fn nth(&mut self, i: usize, position: &Position, what: Move, way: Way, deeper: impl Deeper) -> i32 {
        if i > 0 {
            let narrow = Way { beta: way.alpha + 1, ..way };
            let less = reduction(way.depth, i, way.ply);
            let mut score = self.after(position, what, Way { depth: way.depth - less, ..narrow }, deeper);
            if less > 0 && score > way.alpha {
                score = self.after(position, what, narrow, deeper);
            }
            if score <= way.alpha || way.beta == narrow.beta {
                return score;
            }
        }
        self.after(position, what, way, deeper)
    }

    /// What a draw is worth to the side to move.
    #[inline(always)]
    fn draw(&self, side: Seat) -> i32 {
        if side == self.me { DRAW } else { -DRAW }
    }

    /// What a position is worth to the side to move. `deeper` is this function again, compiled as its caller.
    #[inline(always)]
    pub(crate) fn look(&mut self, position: &Position, way: Way, deeper: impl Deeper) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(LOOK_EVERY) && (self.budget.is_over() || self.nodes > MOST_NODES) {
            self.stopped = true;
        }
        let Way { pawns, depth, ply, mut alpha, beta } = way;
        let side = position.side();
        let key = full_key(position, pawns);
        if self.been.contains(key) || self.path.iter().rev().skip(3).step_by(2).any(|&past| past == key) {
            return self.draw(side);
        }
        if self.quiet.is_over(self.game, position, ply) {
            return self.draw(side);
        }
        if depth <= 0 || ply >= DEEPEST - 1 {
            return self.evaluation.of(self.game, position);
        }
        let known = self.table.probe(key);
        if let Some(known) = known
            && i32::from(known.depth) >= depth
        {
            let score = from_table(known.score, ply);
            match known.bound {
                Bound::Exact => return score,
                Bound::Lower if score >= beta => return score,
                Bound::Upper if score <= alpha => return score,
                _ => {}
            }
        }
        let first = self.moves.len();
        self.push_moves(position);
        if self.moves.len() == first {
            let mut next = *position;
            next.hand_over();
            if self.game.legal_moves(&next).is_empty() {
                return self.draw(side);
            }
            return -deeper(self, &next, Way { ply: ply + 1, alpha: -beta, beta: -alpha, ..way });
        }
        let known = known.and_then(|known| known.best);
        self.order.score(&mut self.moves[first..], side, self.game.ground(side), ply, known);
        self.path.push(key);
        let (mut best, mut best_move, first_alpha) = (-WIN, None, alpha);
        for i in 0..self.moves.len() - first {
            bring_best(&mut self.moves[first + i..]);
            let what = self.moves[first + i].1;
            let score = self.nth(i, position, what, Way { alpha, ..way }, deeper);
            if self.stopped {
                break;
            }
            if score > best {
                (best, best_move) = (score, Some(what));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.order.success(side, what, ply, depth);
                break;
            }
        }
        self.path.pop();
        self.moves.truncate(first);
        if self.stopped {
            return 0;
        }
        let bound = match best {
            best if best >= beta => Bound::Lower,
            best if best > first_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let score = to_table(best, ply);
        self.table.store(key, Entry { depth: depth as i8, score, bound, best: best_move });
        best
    }
}

/// By how much less deeply the move after `i` more promising ones is looked at. At the root one move more is granted.
#[inline(always)]
fn reduction(depth: i32, i: usize, ply: usize) -> i32 {
    if depth < 2 || i < 3 {
        return 0;
    }
    let less = 1 + (depth.ilog2() * i.ilog2()) as i32 / 3 - i32::from(ply == 0);
    less.min(depth - 1)
}

/// A win is remembered by its distance from the position, not from the root.
fn to_table(score: i32, ply: usize) -> i16 {
    let score = match score {
        score if score >= NEAR_WIN => score + ply as i32,
        score if score <= -NEAR_WIN => score - ply as i32,
        score => score,
    };
    score as i16
}

fn from_table(score: i16, ply: usize) -> i32 {
    match i32::from(score) {
        score if score >= NEAR_WIN => score - ply as i32,
        score if score <= -NEAR_WIN => score + ply as i32,
        score => score,
    }
}
