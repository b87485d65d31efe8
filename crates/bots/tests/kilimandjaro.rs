//! Kilimandjaro's bots.

use crate::common::{LEVELS, Match, open};
use bots::kilimandjaro::level;
use kilimandjaro::Kilimandjaro;

#[test]
fn every_level_answers_legally_with_time_and_without() {
    for (seats, options) in [
        (2, &[("exchange_rule", "low_luck"), ("move_rule", "up_to")][..]),
        (4, &[("target_rule", "ahead_or_level")]),
    ] {
        Match::new(&open::<Kilimandjaro>(seats, options), level, 0).every_level_answers();
    }
}

#[test]
fn the_same_luck_makes_the_same_game() {
    let game: Kilimandjaro = open(4, &[]);
    Match::new(&game, level, 20).is_repeatable(&LEVELS, 5);
}

/// By chance alone one seat of two comes first in half of the games.
#[test]
fn levels_are_worth_their_names() {
    let game: Kilimandjaro = open(2, &[]);
    for (one, others, games, least) in
        [("easy", "random", 60, 40), ("medium", "easy", 40, 25), ("strong", "medium", 40, 22)]
    {
        let won = Match::new(&game, level, 500).wins(one, others, games);
        assert!(won >= least, "{one} won {won} of {games} against {others}");
    }
}

#[test]
fn yardsticks_answer_legally() {
    Match::new(&open::<Kilimandjaro>(2, &[]), level, 0).yardsticks_answer(&["tree", "random"]);
}
