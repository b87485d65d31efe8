//! Bots for neuf-pistes: an alpha-beta search behind every level but the random one.

mod been;
mod evaluate;
mod memory;
mod order;
mod search;

use crate::RandomBot;
use evaluate::Evaluation;
use memory::Memory;
use neuf_pistes::{Action, NeufPistes, Stage, View};
use rules::{Bot, Budget, Random, Rules, Seat, Stream, Views};
use search::{DEEPEST, Search};

/// The bot of a level: `random`, `easy`, `medium`, `strong`, and for the arena `greedy`, which looks one move
/// ahead.
pub fn level(name: &str) -> Option<Box<dyn Bot<NeufPistes>>> {
    Some(match name {
        "random" => Box::new(RandomBot),
        "greedy" => Box::new(Searcher::new(Strength::Shallow { depth: 1, noise: 0 })),
        "easy" => Box::new(Searcher::new(Strength::Shallow { depth: 1, noise: 90 })),
        "medium" => Box::new(Searcher::new(Strength::Shallow { depth: 3, noise: 25 })),
        "strong" => Box::new(Searcher::new(Strength::Full)),
        _ => return None,
    })
}

/// How well a bot plays.
#[derive(Clone, Copy)]
enum Strength {
    /// Every move looked at to this depth, and its worth misjudged by up to so much.
    Shallow { depth: i32, noise: u32 },
    /// As deep as time allows.
    Full,
}

/// A bot that searches. What it remembers serves it from move to move.
struct Searcher {
    strength: Strength,
    memory: Memory,
}

impl Searcher {
    fn new(strength: Strength) -> Searcher {
        // 16 MB for the strong one; the others look at few positions
        let bits = match strength {
            Strength::Shallow { .. } => 12,
            Strength::Full => 20,
        };
        Searcher { strength, memory: Memory::new(bits) }
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
        let evaluation = Evaluation::new(game);
        let mut search = Search::new(game, &evaluation, view, seat, &mut self.memory, budget);
        Action::Move(match self.strength {
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
        })
    }
}
