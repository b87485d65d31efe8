//! The bots of neuf-pistes: they are polite, too. They look at the clock once in 1024 positions.

use crate::common::{LEVELS, Match, open};
use bots::neuf_pistes::level;
use neuf_pistes::{End, NeufPistes, Stage};
use rules::{Seat, Viewer, Views};

/// Games that begin with two moves of chance.
fn games(game: &NeufPistes, looks: u32) -> Match<'_, NeufPistes> {
    Match { opening: 2, ..Match::new(game, level, looks) }
}

#[test]
fn every_level_answers_legally_in_every_variant_with_time_and_without() {
    let variants = ["none", "numbered_pawns", "numbered_cells", "numbered_cells_beginners"];
    for (variant, movement) in variants.into_iter().flat_map(|v| [(v, "slide"), (v, "free")]) {
        let game = open(2, &[("variant", variant), ("movement", movement)]);
        Match { longest: 30, ..games(&game, 0) }.every_level_answers();
    }
}

#[test]
fn strict_order_is_no_trouble() {
    let options = [("movement", "free"), ("variant2_order", "strict"), ("gate_cap", "3")];
    for variant in ["numbered_cells", "numbered_cells_beginners"] {
        let game = open(2, &[&options[..], &[("variant", variant)]].concat());
        games(&game, 0).play(&["strong", "easy"], 5);
    }
}

#[test]
fn the_same_luck_makes_the_same_game() {
    let game = open(2, &[]);
    for names in LEVELS.windows(2) {
        games(&game, 4).is_repeatable(names, 5);
    }
}

#[test]
fn each_level_is_stronger_than_the_one_before() {
    let game = open(2, &[("gate_cap", "3")]);
    for (one, other, looks, number, least) in [
        ("easy", "random", 20, 10, 8),
        ("medium", "easy", 20, 10, 8),
        ("strong", "medium", 20, 10, 8),
        ("strong", "greedy", 20, 20, 19),
        ("strong", "random", 4, 10, 10),
    ] {
        let won = games(&game, looks).wins(one, other, number);
        assert!(won >= least, "{one} won {won} of {number} against {other}");
    }
}

/// A bot does not besiege people: at most three of its pawns stand on the enemy's gates, though any number may.
#[test]
fn strong_keeps_off_the_gates() {
    let game = open(2, &[]);
    for seed in 0..4 {
        let seat = Seat((seed % 2) as u8);
        let order = if seat == Seat(0) { ["strong", "random"] } else { ["random", "strong"] };
        games(&game, 4).watch(&order, seed, |state, _| {
            let view = game.view(state, Viewer::Spectator);
            assert!(view.sides[seat.index()].on_gates <= 3, "{:?}", view.sides[seat.index()]);
        });
    }
}

/// Equal bots do not shuffle to and fro: with the gates kept open, nearly every game has a winner.
#[test]
fn games_between_bots_have_a_winner() {
    let game = open(2, &[("gate_cap", "3")]);
    for name in ["easy", "medium", "strong"] {
        let won =
            |seed: &u64| matches!(games(&game, 8).play(&[name; 2], *seed).stage(), Stage::Over(End::Won(_)));
        let decided = (0..8).filter(won).count();
        assert!(decided >= 6, "{name}: {decided} of 8");
    }
}

#[test]
fn the_yardstick_answers_legally() {
    for options in [&[][..], &[("variant", "numbered_pawns")]] {
        let game: NeufPistes = open(2, options);
        let mut games = Match::new(&game, level, 0);
        games.longest = 40;
        games.yardsticks_answer(&["alpha-beta", "random"]);
    }
}
