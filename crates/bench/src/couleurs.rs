//! How long the best-paid chain of a hand takes.

use bots::couleurs::chain;
use couleurs::{Cards, Couleurs, Holding, Nation};
use cpu_time::ThreadTime;
use rules::{Game, Quick, Setup};

/// The hand around a nation that has most lines in it: what a search finds hardest.
fn knot(game: &Couleurs, around: Nation, size: usize) -> Cards {
    let board = game.board();
    let mut hand = Cards::one(around);
    while hand.len() < size {
        let lines = |&card: &Nation| (board.joined(card) & hand).len();
        hand = hand.with((board.deck - hand).into_iter().max_by_key(lines).expect("the deck is larger"));
    }
    hand
}

pub fn run() {
    let seats = ["red", "blue", "green", "yellow"].map(str::to_owned).to_vec();
    let game = Couleurs::open(&Setup { seats, ..Setup::default() }).expect("the box");
    let mut random = Quick::new(1);
    for size in [9, 15, 20, 25] {
        let knots = game.board().deck.into_iter().map(|nation| knot(&game, nation, size));
        let dealt = (0..500).map(|_| game.board().deck.pick_many(size, &mut random));
        for (name, hands) in [("knotted", knots.collect::<Vec<_>>()), ("dealt", dealt.collect())] {
            let mut times: Vec<f64> = hands
                .into_iter()
                .map(|hand| {
                    let holding = Holding { hand, covered: Cards::NONE, refusals: 0 };
                    let begun = ThreadTime::now();
                    let found = chain::best(&game, &holding, hand, u32::MAX);
                    assert!(found.exact);
                    begun.elapsed().as_secs_f64() * 1e3
                })
                .collect();
            times.sort_by(f64::total_cmp);
            let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
            println!("best chain of {size:>2} {name:<8} cards: median {median:.3} ms, worst {worst:.3} ms");
        }
    }
}
