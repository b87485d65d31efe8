//! The bots of neuf-pistes: legal whatever the variant and the hurry, polite, and each level stronger than the one
//! before. Budgets are counted in looks at the clock (one in 1024 positions), so that games are the same everywhere.

use bots::neuf_pistes::level;
use neuf_pistes::{End, NeufPistes, Stage, State};
use rules::{Budget, Game, Rules, Seat, Setup, Stream, Turn, Viewer, Views};
use std::cell::Cell;

const LEVELS: [&str; 5] = ["random", "easy", "medium", "strong", "greedy"];

fn open(options: &[(&str, &str)]) -> NeufPistes {
    let seats = NeufPistes::SEATS.iter().map(|id| (*id).to_owned()).collect();
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    NeufPistes::open(&Setup { seats, options, board: None }).expect("options of the game")
}

/// Plays a game between two levels after two random moves; each answer may take so many looks at the clock.
fn play(game: &NeufPistes, levels: [&str; 2], looks: u32, seed: u64, watch: &mut dyn FnMut(&State)) -> Stage {
    play_for(u32::MAX, game, levels, looks, seed, watch)
}

/// The same, for so many moves at most.
fn play_for(
    most: u32,
    game: &NeufPistes,
    levels: [&str; 2],
    looks: u32,
    seed: u64,
    watch: &mut dyn FnMut(&State),
) -> Stage {
    let mut bots = levels.map(|name| level(name).expect("a level"));
    let (mut state, mut random) = (game.start(), Stream::from_number(seed));
    for moves in 0..most {
        watch(&state);
        let Turn::Decide(seats) = game.turn(&state) else { break };
        let mut joint = Vec::new();
        for seat in seats {
            let left = Cell::new(looks);
            let over = || left.replace(left.get().saturating_sub(1)) == 0;
            let action = if moves < 2 {
                game.sample(&state, seat, &mut random)
            } else {
                let view = game.view(&state, Viewer::Seat(seat));
                bots[seat.index()].choose(game, &view, seat, &Budget::until(&over), &mut random)
            };
            game.check(&state, seat, &action).expect("a legal answer");
            joint.push((seat, action));
        }
        game.resolve(&mut state, &joint, &mut ());
    }
    state.stage()
}

/// How many of the games the first level wins, changing colours after each.
fn wins(game: &NeufPistes, levels: [&str; 2], looks: u32, games: u64) -> u64 {
    let won = |n: &u64| {
        let first = (n % 2) as u8;
        let order = if first == 0 { levels } else { [levels[1], levels[0]] };
        play(game, order, looks, *n, &mut |_| {}) == Stage::Over(End::Won(Seat(first)))
    };
    (0..games).filter(won).count() as u64
}

#[test]
fn every_level_answers_legally_in_every_variant_even_without_time() {
    let variants = ["none", "numbered_pawns", "numbered_cells", "numbered_cells_beginners"];
    for (variant, movement) in variants.into_iter().flat_map(|v| [(v, "slide"), (v, "free")]) {
        let game = open(&[("variant", variant), ("movement", movement)]);
        for (name, seed) in LEVELS.into_iter().zip(1..) {
            play_for(300, &game, [name, "random"], 0, seed, &mut |_| {});
        }
    }
    assert!(level("grandmaster").is_none());
}

#[test]
fn strict_order_is_no_trouble() {
    let options = [("movement", "free"), ("variant2_order", "strict"), ("gate_cap", "3")];
    for variant in ["numbered_cells", "numbered_cells_beginners"] {
        let game = open(&[&options[..], &[("variant", variant)]].concat());
        play(&game, ["strong", "easy"], 0, 5, &mut |_| {});
    }
}

#[test]
fn strong_always_beats_random() {
    let game = open(&[("gate_cap", "3")]);
    assert_eq!(wins(&game, ["strong", "random"], 4, 10), 10);
}

#[test]
fn strong_beats_greedy_nineteen_times_in_twenty() {
    let game = open(&[("gate_cap", "3")]);
    assert!(wins(&game, ["strong", "greedy"], 20, 20) >= 19);
}

#[test]
fn each_level_is_stronger_than_the_one_before() {
    let game = open(&[("gate_cap", "3")]);
    for levels in [["easy", "random"], ["medium", "easy"], ["strong", "medium"]] {
        let won = wins(&game, levels, 20, 10);
        assert!(won >= 8, "{levels:?}: {won} of 10");
    }
}

/// A bot does not besiege people: at most three of its pawns stand on the enemy's gates, though any number may.
#[test]
fn strong_keeps_off_the_gates() {
    let game = open(&[]);
    for seed in 0..4 {
        let seat = Seat((seed % 2) as u8);
        let order = if seat == Seat(0) { ["strong", "random"] } else { ["random", "strong"] };
        play(&game, order, 4, seed, &mut |state| {
            let view = game.view(state, Viewer::Spectator);
            assert!(view.sides[seat.index()].on_gates <= 3, "{:?}", view.sides[seat.index()]);
        });
    }
}

/// Equal bots do not shuffle to and fro: with the gates kept open, nearly every game has a winner.
#[test]
fn games_between_bots_have_a_winner() {
    let game = open(&[("gate_cap", "3")]);
    for name in ["easy", "medium", "strong"] {
        let won =
            |seed: &u64| matches!(play(&game, [name; 2], 8, *seed, &mut |_| {}), Stage::Over(End::Won(_)));
        let decided = (0..8).filter(won).count();
        assert!(decided >= 6, "{name}: {decided} of 8");
    }
}
