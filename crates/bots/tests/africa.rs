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
    let games = Match::new(&game, level, u32::MAX);
    for (one, others, least) in
        [("easy", "random", 10), ("medium", "easy", 8), ("strong", "medium", 8), ("strong", "random", 22)]
    {
        let won = games.wins(one, others, 24);
        assert!(won >= least, "{one} won {won} of 24 against {others}");
    }
}
