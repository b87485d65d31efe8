//! T-02: the tree of moves, counted.

use crate::common::open;
use neuf_pistes::{NeufPistes, State, divide, perft};
use rules::{Listed, Notation, Rules, Turn};

const COUNTS: &str = include_str!("perft.txt");

/// The same count the slow way: every move listed, played through `resolve` and listed again.
fn by_resolving(game: &NeufPistes, state: &State, depth: u32) -> u64 {
    let (true, Turn::Decide(seats)) = (depth > 0, game.turn(state)) else { return u64::from(depth == 0) };
    let mut lines = 0;
    for seat in seats {
        let mut list = Vec::new();
        game.legal(state, seat, &mut list);
        for action in list {
            let mut after = state.clone();
            game.resolve(&mut after, &[(seat, action)], &mut ());
            lines += by_resolving(game, &after, depth - 1);
        }
    }
    lines
}

#[test]
fn t_02_the_tree_has_the_known_size() {
    for line in COUNTS.lines().filter(|line| !line.starts_with('#')) {
        let [options, position, counts] = line.split('|').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let options: Vec<(&str, &str)> =
            options.split_whitespace().map(|option| option.split_once('=').expect("name=value")).collect();
        let game = open(&options);
        let start = match position.trim() {
            "" => game.start(),
            position => game.read_position(position).expect("a position"),
        };
        assert!(counts.split_whitespace().count() >= 3, "{line}");
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            let count = count.parse::<u64>().expect("a count");
            assert_eq!(perft(&game, &start, depth), count, "{options:?} depth {depth}");
            let parts = divide(&game, &start, depth);
            assert_eq!(parts.iter().map(|(_, lines)| lines).sum::<u64>(), count);
            if depth <= 3 {
                assert_eq!(by_resolving(&game, &start, depth), count, "{options:?} depth {depth}");
            }
        }
    }
}

#[test]
fn a_finished_game_has_no_lines() {
    let game = open(&[]);
    let won = "light g1 h1 i1 g2 h2 i2 g3 h3 i3 ; dark a1 b2 c3 d4 e5 f6 g7 h8 i9 ; to move dark";
    let state = game.read_position(won).expect("a position");
    assert_eq!((perft(&game, &state, 0), perft(&game, &state, 1)), (1, 0));
    assert!(divide(&game, &state, 1).is_empty());
}

/// A victory ends its line; the other lines go on.
#[test]
fn a_victory_ends_its_line() {
    let game = open(&[]);
    let text = "light h1 i1 g2 h2 i2 g3 h3 i3 a1 ; dark b8 c8 a9 b9 c9 a10 b10 c10 e9 ; to move light";
    let state = game.read_position(text).expect("a position");
    assert_eq!(perft(&game, &state, 2), by_resolving(&game, &state, 2));
    let won = divide(&game, &state, 2).into_iter().find(|(what, _)| what.to_string() == "a1-g1");
    assert_eq!(won.map(|(_, lines)| lines), Some(0));
}
