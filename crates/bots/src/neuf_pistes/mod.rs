//! Bots for neuf-pistes: an alpha-beta search behind every level but the random one.

mod distance;
mod evaluate;
mod order;
mod repetition;
pub(crate) mod search;
mod transposition;
mod variants;

use crate::RandomBot;
use evaluate::{Evaluation, Trust};
use neuf_pistes::{Action, Event, NeufPistes, Stage, View};
use order::Order;
use rules::{Bot, Budget, Random, Rules, Seat, Stream, Turn, Viewer, Views};
use search::{DEEPEST, Search};
use std::cell::Cell;
use transposition::TranspositionTable;

/// The bot of a level: `random`, `easy`, `medium`, `strong`, and for the arena `greedy`, which looks one move
/// ahead.
pub fn level(name: &str) -> Option<Box<dyn Bot<NeufPistes>>> {
    Some(match name {
        "random" => Box::new(RandomBot),
        "greedy" => Box::new(Searcher::new(Strength::Shallow { depth: 1, noise: 0 })),
        "easy" => Box::new(Searcher::new(Strength::Shallow { depth: 1, noise: 50 })),
        "medium" => Box::new(Searcher::new(Strength::Shallow { depth: 3, noise: 25 })),
        "strong" => Box::new(Searcher::new(Strength::Full)),
        _ => return crate::yardstick::neuf_pistes::named(name),
    })
}

/// Lets the strong bot play itself until the budget is over, and tells how many positions it looked at.
pub fn searched(game: &NeufPistes, budget: &Budget<'_>) -> u64 {
    /// Looks at the clock that a move may take: some 300 000 positions.
    const A_MOVE: u32 = 300;
    let mut bots = [0, 1].map(|_| Searcher::new(Strength::Full));
    let mut random = Stream::from_number(1);
    loop {
        let mut state = game.start();
        while let Turn::Decide(seats) = game.turn(&state) {
            let answers = seats.into_iter().map(|seat| {
                let left = Cell::new(A_MOVE);
                let over = || left.replace(left.get().saturating_sub(1)) == 0 || budget.is_over();
                let view = game.view(&state, Viewer::Seat(seat));
                let bot = &mut bots[seat.index() & 1];
                (seat, bot.choose(game, &view, seat, &Budget::until(&over), &mut random))
            });
            let joint: Vec<(Seat, Action)> = answers.collect();
            if budget.is_over() {
                return bots.iter().map(|bot| bot.searched).sum();
            }
            game.resolve(&mut state, &joint, &mut ());
        }
    }
}

/// How well a bot plays.
#[derive(Clone, Copy)]
enum Strength {
    /// Every move looked at to this depth, and its worth misjudged by up to so much. Of what pawns outside promise only
    /// half is believed: who looks no further would rather stay free to move than come home.
    Shallow { depth: i32, noise: u32 },
    /// As deep as time allows.
    Full,
}

/// A bot that searches. What it has found out serves it from move to move.
struct Searcher {
    strength: Strength,
    table: TranspositionTable,
    order: Order,
    /// Positions looked at in all its games.
    searched: u64,
}

/// A bot agrees to a draw if it is worse off and nobody has made progress for so many moves.
const STUCK: u16 = 20;

/// Even the strong one believes less in its pawns outside if nobody has made progress for so many moves: at last they
/// have to come home.
const STALE: u16 = 24;

impl Searcher {
    fn new(strength: Strength) -> Searcher {
        Searcher { strength, table: TranspositionTable::default(), order: Order::new(), searched: 0 }
    }

    fn evaluation(&self, game: &NeufPistes, view: &View) -> Evaluation {
        let trust = match self.strength {
            Strength::Full if view.quiet < STALE => Trust::Whole,
            _ => Trust::Half,
        };
        Evaluation::new(game, trust)
    }
}

impl Bot<NeufPistes> for Searcher {
    fn choose(
        &mut self,
        game: &NeufPistes,
        view: &View,
        seat: Seat,
        budget: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        if view.stage != Stage::Playing {
            let state = game.guess(view, random);
            return game.sample(&state, seat, random);
        }
        // 16 MB for the strong one; the others look at few positions
        self.table.next_search(match self.strength {
            Strength::Shallow { .. } => 12,
            Strength::Full => 20,
        });
        self.order.next_search();
        let evaluation = self.evaluation(game, view);
        let known = (&mut self.table, &mut self.order);
        let mut search = Search::new(game, &evaluation, view, seat, known, budget);
        let answer = match self.strength {
            Strength::Full => search.best(view.position(), DEEPEST as i32),
            Strength::Shallow { depth, noise } => {
                let ranked = search.rank(view.position(), depth);
                let judged = ranked.into_iter().map(|ranked| {
                    // among equals, any
                    let luck = random.below(2 * noise + 1) as i32 - noise as i32;
                    (ranked.score + luck, random.word(), ranked.what)
                });
                judged.max_by_key(|&(score, tie, _)| (score, tie)).expect("a side to move has a move").2
            }
        };
        self.searched += search.nodes;
        Action::Move(answer)
    }

    fn notice(&mut self, _: &NeufPistes, event: &Event) {
        if let Event::Moved { .. } = event {
            self.order.advance();
        }
    }

    fn agrees_to_draw(&mut self, game: &NeufPistes, view: &View, seat: Seat) -> bool {
        let worth = self.evaluation(game, view).of(game, view.position());
        let behind = if view.to_move == Some(seat) { worth < 0 } else { worth > 0 };
        view.stage == Stage::Playing && view.quiet >= STUCK && behind
    }

    fn bytes(&self) -> usize {
        self.table.bytes() + self.order.bytes()
    }
}
