//! Europa's bots.

use crate::common::{LEVELS, Match, open};
use bots::europa::level;
use europa::Europa;

#[test]
fn every_level_answers_legally_with_time_and_without() {
    for (seats, options) in [
        (3, &[("turn_order", "each_election"), ("vp_floor", "debt")][..]),
        (6, &[("election_rule", "en1999"), ("pawn_cap", "none"), ("vp_visibility", "open")]),
    ] {
        Match::new(&open::<Europa>(seats, options), level, 0).every_level_answers();
    }
}

#[test]
fn the_same_luck_makes_the_same_game() {
    let game: Europa = open(4, &[]);
    Match::new(&game, level, 5).is_repeatable(&LEVELS, 5);
}

/// By chance alone one seat of three comes first in eight games of 24.
#[test]
fn levels_are_worth_their_names() {
    let game: Europa = open(3, &[]);
    for (one, others, looks, least) in
        [("easy", "random", 0, 14), ("medium", "easy", 0, 14), ("strong", "medium", 60, 13)]
    {
        let won = Match::new(&game, level, looks).wins(one, others, 24);
        assert!(won >= least, "{one} won {won} of 24 against {others}");
    }
}

#[test]
fn yardsticks_answer_legally() {
    Match::new(&open::<Europa>(3, &[]), level, 0).yardsticks_answer(&[
        "freeloader",
        "hoarder",
        "liar",
        "dove",
    ]);
}
