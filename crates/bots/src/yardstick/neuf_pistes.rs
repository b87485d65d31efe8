//! An alpha-beta search of its own: principal variations, a table, late moves looked at less deeply, and pawns weighed by
//! the slides that they are from home, walked cell by cell.

use neuf_pistes::{Action, CELLS, Cell, Move, NeufPistes, Position, Stage, Stop, View, other};
use rules::{Bot, Budget, Rules, Seat, Stream, Views};
use std::collections::{HashMap, HashSet};

/// `alpha-beta`.
pub(crate) fn named(name: &str) -> Option<Box<dyn Bot<NeufPistes>>> {
    (name == "alpha-beta").then(|| Box::new(AlphaBeta) as Box<dyn Bot<NeufPistes>>)
}

struct AlphaBeta;

const WON: i32 = 100_000;
/// A position that the game has seen, or that has come before on the way, leads nowhere.
const AGAIN: i32 = 0;
/// What a pawn is worth by the slides that it is from home.
const SLIDES: [i32; 6] = [200, 130, 95, 70, 50, 30];
const WAYS: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
/// The table is emptied when it holds so many positions.
const MOST: usize = 1 << 20;

impl Bot<NeufPistes> for AlphaBeta {
    fn choose(
        &mut self,
        game: &NeufPistes,
        view: &View,
        seat: Seat,
        budget: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        if view.stage != Stage::Playing {
            return game.sample(&game.guess(view, random), seat, random);
        }
        let seen = view.been().map(|(pawns, side)| pawns ^ u64::from(side.0)).collect();
        let mut search = Search { game, budget, seen, known: HashMap::new(), nodes: 0, over: false };
        let mut best = None;
        for depth in 1..32 {
            let mut found = None;
            let score = search.look(view.position(), depth, 0, -WON, WON, &mut found);
            if search.over && depth > 1 {
                break;
            }
            best = found.or(best);
            if score.abs() > WON / 2 {
                break;
            }
        }
        Action::Move(best.expect("a side to move has a move"))
    }
}

struct Search<'a> {
    game: &'a NeufPistes,
    budget: &'a Budget<'a>,
    /// Positions that were on the board, or lie on the way from the root to here.
    seen: HashSet<u64>,
    /// Depth, score, whether it is at least (1), at most (-1) or exactly that (0), and the best move.
    known: HashMap<u64, (i32, i32, i8, Option<Move>)>,
    nodes: u64,
    over: bool,
}

impl Search<'_> {
    /// The worth of a position to the side to move.
    fn look(
        &mut self,
        position: &Position,
        depth: i32,
        ply: i32,
        mut alpha: i32,
        beta: i32,
        best: &mut Option<Move>,
    ) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(64) && self.budget.is_over() {
            self.over = true;
        }
        let key = position.key() ^ u64::from(position.side().0);
        if ply > 0 && self.seen.contains(&key) {
            return AGAIN;
        }
        if depth <= 0 {
            return self.worth(position);
        }
        let known = self.known.get(&key).copied();
        if let Some((deep, score, bound, _)) = known
            && ply > 0
            && deep >= depth
            && (bound == 0 || bound == 1 && score >= beta || bound == -1 && score <= alpha)
        {
            return score;
        }
        let side = position.side();
        let legal = self.game.legal_moves(position);
        let mut moves: Vec<Move> = legal.moves(position.pawns(side)).collect();
        let camp = &self.game.ground(side).camp_set;
        let inside = |cell: Cell| i32::from(camp.contains(cell));
        moves.sort_by_key(|what| {
            let known = known.is_some_and(|(.., known)| known == Some(*what));
            (!known, inside(what.from) - inside(what.to))
        });
        if moves.is_empty() {
            return AGAIN; // nobody is asked: worth no more thought here
        }
        let fresh = self.seen.insert(key);
        let (first, mut top) = (alpha, -WON);
        for (number, what) in moves.into_iter().enumerate() {
            let mut next = *position;
            let score = if self.game.carry_out(&mut next, what).won {
                WON - ply - 1
            } else {
                next.hand_over();
                self.later(&next, depth - 1, ply + 1, alpha, beta, number)
            };
            if self.over && depth > 1 {
                break;
            }
            if score > top {
                (top, *best) = (score, Some(what));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        if fresh {
            self.seen.remove(&key);
        }
        if !self.over {
            let bound = if top >= beta { 1 } else { -i8::from(top <= first) };
            if self.known.len() >= MOST {
                self.known.clear();
            }
            self.known.insert(key, (depth, top, bound, *best));
        }
        top
    }

    /// The first move is searched fully; the others are asked whether they are better, late ones less deeply.
    fn later(&mut self, next: &Position, depth: i32, ply: i32, alpha: i32, beta: i32, number: usize) -> i32 {
        let mut none = None;
        if number > 0 {
            let less = if depth >= 2 && number >= 3 { 1 + i32::from(number >= 8) } else { 0 };
            let mut score = -self.look(next, depth - less, ply, -alpha - 1, -alpha, &mut none);
            if less > 0 && score > alpha {
                score = -self.look(next, depth, ply, -alpha - 1, -alpha, &mut none);
            }
            if score <= alpha || score >= beta {
                return score;
            }
        }
        -self.look(next, depth, ply, -beta, -alpha, &mut none)
    }

    fn worth(&self, position: &Position) -> i32 {
        let side = position.side();
        self.side(position, side) - self.side(position, other(side))
    }

    fn side(&self, position: &Position, side: Seat) -> i32 {
        let slides = self.slides(position, side);
        let pawns = position.pawns(side).cells();
        pawns.map(|pawn| SLIDES[usize::from(slides[pawn.index()]).min(SLIDES.len() - 1)]).sum()
    }

    /// How many slides every cell is from a free cell of the camp, everything else standing still.
    fn slides(&self, position: &Position, side: Seat) -> [u8; CELLS] {
        let ground = self.game.ground(side);
        let all = position.all_pawns();
        let free = |cell: Cell| ground.open.contains(cell) && !all.contains(cell);
        let mut slides = [u8::MAX; CELLS];
        let mut wave: Vec<Cell> = ground.camp_set.cells().collect();
        wave.iter().for_each(|cell| slides[cell.index()] = 0);
        for count in 1..SLIDES.len() as u8 {
            let mut next = Vec::new();
            // from which cells does a slide end here? Those of the free run against which something lies.
            for end in wave.drain(..).filter(|end| free(*end)) {
                for way in WAYS {
                    let stops = self.game.stop() == Stop::Anywhere || !end.step(way).is_some_and(free);
                    let mut from = end.step((-way.0, -way.1)).filter(|_| stops);
                    while let Some(cell) = from {
                        let pawn = position.pawns(side).contains(cell);
                        if !pawn && !free(cell) {
                            break;
                        }
                        if slides[cell.index()] == u8::MAX {
                            slides[cell.index()] = count;
                            next.push(cell);
                        }
                        from = cell.step((-way.0, -way.1)).filter(|_| !pawn);
                    }
                }
            }
            wave = next;
        }
        slides
    }
}
