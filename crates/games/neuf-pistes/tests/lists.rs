//! The list of moves against the judge: every pair of cells, in every way to play, all through random games.

use crate::common::open;
use neuf_pistes::{Action, Cell, Move, Stage};
use rules::{Listed, Quick, Random, Rules, Seat, Turn};

const WAYS: &[&[(&str, &str)]] = &[
    &[],
    &[("movement", "free")],
    &[("gate_cap", "3")],
    &[("gate_cap", "4"), ("movement", "free")],
    &[("variant", "numbered_pawns"), ("gate_cap", "5")],
    &[("variant", "numbered_pawns"), ("movement", "free")],
    &[("variant", "numbered_cells"), ("gate_cap", "3")],
    &[("variant", "numbered_cells"), ("movement", "free"), ("variant2_order", "strict")],
    &[("variant", "numbered_cells_beginners"), ("movement", "free"), ("variant2_order", "strict")],
];

#[test]
fn the_list_has_exactly_what_the_judge_accepts() {
    let all: Vec<Move> = Cell::all().flat_map(|from| Cell::all().map(move |to| Move { from, to })).collect();
    for (options, seed) in WAYS.iter().zip(1..) {
        let (game, mut random) = (open(options), Quick::new(seed));
        for _ in 0..3 {
            let mut state = game.start();
            while let Turn::Decide(seats) = game.turn(&state) {
                let joint: Vec<(Seat, Action)> =
                    seats.into_iter().map(|seat| (seat, game.sample(&state, seat, &mut random))).collect();
                if let [(seat, _)] = joint[..]
                    && random.below(4) == 0
                {
                    let mut list = Vec::new();
                    game.legal(&state, seat, &mut list);
                    let mut judged: Vec<Action> = all.iter().copied().map(Action::Move).collect();
                    judged.retain(|action| game.check(&state, seat, action).is_ok());
                    let key = |action: &Action| format!("{action:?}");
                    list.sort_by_key(key);
                    judged.sort_by_key(key);
                    assert_eq!(list, judged, "{options:?}");
                }
                game.resolve(&mut state, &joint, &mut ());
            }
        }
    }
}

/// Every legal move is equally likely: chi-square over the moves of a few positions.
#[test]
fn samples_are_uniform() {
    let game = open(&[("movement", "free")]);
    let mut random = Quick::new(3);
    let mut state = game.start();
    for _ in 0..8 {
        for _ in 0..7 {
            let side = state.position().side();
            let action = game.sample(&state, side, &mut random);
            game.resolve(&mut state, &[(side, action)], &mut ());
        }
        let side = state.position().side();
        let mut list = Vec::new();
        game.legal(&state, side, &mut list);
        let mut seen = vec![0u32; list.len()];
        let draws = 400 * list.len();
        for _ in 0..draws {
            let action = game.sample(&state, side, &mut random);
            seen[list.iter().position(|listed| *listed == action).expect("a listed move")] += 1;
        }
        let chi: f64 = seen.iter().map(|&n| (f64::from(n) - 400.0).powi(2) / 400.0).sum();
        // mean k - 1, deviation sqrt(2 (k - 1)): five deviations are exceeded once in millions
        let freedom = (list.len() - 1) as f64;
        assert!(chi < freedom + 5.0 * (2.0 * freedom).sqrt(), "{chi} with {freedom} degrees of freedom");
    }
}

#[test]
fn arrangements_are_not_listed() {
    let game = open(&[("variant", "numbered_cells")]);
    let state = game.start();
    let mut list = Vec::new();
    game.legal(&state, Seat(0), &mut list);
    assert!(list.is_empty() && state.stage() == Stage::Arranging);
}
