//! Couleurs' bots; and they find the best-paid chain.

use crate::common::{LEVELS, Match, open};
use bots::couleurs::{chain, level};
use couleurs::{Cards, Chain, Couleurs, Holding, Nation};
use rules::{Quick, Random};

#[test]
fn every_level_answers_legally_with_time_and_without() {
    for (seats, options) in [
        (3, &[("hands", "closed"), ("caribbean", "all-three")][..]),
        (6, &[("nations", "petits-etats"), ("out_bonus", "first-empty"), ("area_bonus", "last-played")]),
    ] {
        Match::new(&open::<Couleurs>(seats, options), level, 0).every_level_answers();
    }
}

#[test]
fn the_same_luck_makes_the_same_game() {
    let game: Couleurs = open(4, &[("hands", "closed")]);
    Match::new(&game, level, 20).is_repeatable(&LEVELS, 5);
}

/// The best of all chains, one by one.
fn best_by_hand(game: &Couleurs, holding: &Holding) -> i32 {
    fn grow(game: &Couleurs, holding: &Holding, card: Nation, chain: &mut Chain, best: &mut i32) {
        chain.push(card);
        let (points, bonus) = game.worth(holding.covered, chain);
        *best = (*best).max(points + bonus);
        for next in game.followers(holding, card, holding.hand - chain.set()) {
            grow(game, holding, next, chain, best);
        }
        chain.pop();
    }
    let mut best = 0;
    for first in game.beginners(holding) {
        grow(game, holding, first, &mut Chain::EMPTY.clone(), &mut best);
    }
    best
}

#[test]
fn the_search_finds_the_best_paid_chain() {
    let mut random = Quick::new(8);
    for options in [&[][..], &[("caribbean", "all-three")]] {
        let game: Couleurs = open(4, options);
        let deck = game.board().deck;
        for _ in 0..400 {
            // Few cards are left besides the hand, so that areas can be completed.
            let hand = deck.pick_many(4 + random.below(14) as usize, &mut random);
            let covered = (deck - hand).pick_many(random.below(90) as usize, &mut random);
            let holding = Holding { hand, covered, refusals: 0 };
            let found = chain::best(&game, &holding, game.beginners(&holding), u32::MAX);
            let (points, bonus) = game.worth(covered, &found.chain);
            assert_eq!((found.points, found.exact), (best_by_hand(&game, &holding), true));
            assert_eq!(found.points, points + bonus);
        }
    }
}

/// Fifteen cards around one nation, chosen for the most lines among them, take at most so many nodes: a node
/// takes well under 100 ns, so a search takes less than 5 ms (`cargo run --profile dist -p bench`).
#[test]
fn fifteen_cards_are_searched_in_a_moment() {
    let game: Couleurs = open(4, &[]);
    let board = game.board();
    for around in board.deck {
        let mut hand = Cards::one(around);
        while hand.len() < 15 {
            let lines = |&card: &Nation| (board.joined(card) & hand).len();
            hand = hand.with((board.deck - hand).into_iter().max_by_key(lines).expect("107 cards"));
        }
        let holding = Holding { hand, covered: Cards::NONE, refusals: 0 };
        let found = chain::best(&game, &holding, hand, 50_000);
        assert!(found.exact, "around {}", board.id(around));
    }
}

/// One of four wins a quarter of the games by luck alone.
#[test]
fn levels_are_worth_their_names() {
    let game: Couleurs = open(4, &[]);
    let games = Match::new(&game, level, u32::MAX);
    for (one, others, number, least) in
        [("easy", "random", 200, 60), ("medium", "easy", 200, 65), ("strong", "medium", 48, 16)]
    {
        let won = games.wins(one, others, number);
        assert!(won >= least, "{one} won {won} of {number} against {others}");
    }
}
