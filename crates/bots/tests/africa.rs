//! Africa's bots.

use crate::common::{LEVELS, Match, open};
use africa::Africa;
use bots::africa::level;

#[test]
fn every_level_answers_legally_with_time_and_without() {
    for (seats, options) in [
        (3, &[("setup_sharing", "exclusive"), ("madagascar", "isolated")][..]),
        (6, &[("setup", "historical")]),
    ] {
        Match::new(&open::<Africa>(seats, options), level, 0).every_level_answers();
    }
}

#[test]
fn the_same_luck_makes_the_same_game() {
    let game: Africa = open(4, &[("setup", "historical")]);
    Match::new(&game, level, 5).is_repeatable(&LEVELS, 5);
}

/// By chance alone one seat of six comes first in four games of 24.
#[test]
fn levels_are_worth_their_names() {
    let game: Africa = open(6, &[("setup", "historical")]);
    let games = Match::new(&game, level, 40);
    for (one, others, least) in
        [("easy", "random", 10), ("medium", "easy", 8), ("strong", "medium", 8), ("strong", "random", 18)]
    {
        let won = games.wins(one, others, 24);
        assert!(won >= least, "{one} won {won} of 24 against {others}");
    }
}

#[test]
fn yardsticks_answer_legally() {
    let names = ["knife", "hawk", "dove", "tit-for-tat", "liar", "knife-3"];
    for options in [&[("setup", "historical")][..], &[]] {
        Match::new(&open::<Africa>(4, options), level, 0).yardsticks_answer(&names);
    }
    assert!(level("knife-x").is_none());
}

/// Nothing in this game is left to chance: only the bots' own luck makes another game of another seed.
#[test]
fn another_seed_is_another_game() {
    let game: Africa = open(3, &[("setup", "historical")]);
    let games = Match::new(&game, level, 1);
    let game_of = |seed| {
        let mut answers = Vec::new();
        games.watch(&["strong", "medium", "medium"], seed, |_, action| {
            answers.push(rules::Notation::write_action(&game, action));
        });
        answers
    };
    let mut all: Vec<Vec<String>> = (0..30).map(game_of).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 30);
}

/// Peace with all, then war on all from the fifth turn: one such country won half of its games against three strong ones
/// that answered what they expected of it. Six of 24 are its fair share.
#[test]
fn the_knife_earns_nothing() {
    let game: Africa = open(4, &[("setup", "historical")]);
    let won = Match::new(&game, level, 20).wins("knife", "strong", 24);
    assert!(won <= 8, "{won} of 24");
}

/// Four that were at war with each other founded eight colonies a game.
#[test]
fn strong_countries_do_not_ruin_each_other() {
    let game: Africa = open(4, &[("setup", "historical")]);
    let games = Match::new(&game, level, 20);
    let founded = (0..8).map(|seed| games.play(&["strong"; 4], seed).continent().colonies.len());
    let founded: usize = founded.sum();
    assert!(founded >= 8 * 18, "{founded} in eight games");
}
