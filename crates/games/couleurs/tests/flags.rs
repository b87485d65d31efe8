//! The flags, kept as a file beside the pages: stale if they have changed since it was written.

use couleurs::{Board, Couleurs, Flags};
use rules::{Draws, Game, Rules, Setup, Viewer, Views};
use std::path::Path;

fn fresh(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/games/couleurs").join(name);
    if std::env::var_os("VEILLEE_WRITE").is_some() {
        std::fs::write(&path, text).expect("the file can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "{name} of the page is stale: VEILLEE_WRITE=1 cargo test -p couleurs flags");
}

#[test]
fn the_flags_of_the_page_are_the_flags_of_the_box() {
    fresh("flags.svg", &format!("{}\n", Flags::of_the_box().sheet()));
}

/// As pages draw it: a flag is two thirds of a step wide and half a step high, a small state's about half of that.
#[test]
fn no_two_flags_of_the_box_overlap() {
    let board = Board::read(Couleurs::BOARD, true).expect("the board of the box");
    let chart = serde_json::to_value(board.chart()).expect("plain data");
    let nations = chart["nations"].as_array().expect("a list");
    for (i, a) in nations.iter().enumerate() {
        for b in nations[i + 1..].iter().filter(|b| b["small"] == a["small"]) {
            let size = if a["small"] == true { 0.55 } else { 1.0 };
            let far = |axis: usize| (a["at"][axis].as_f64().unwrap() - b["at"][axis].as_f64().unwrap()).abs();
            assert!(far(0) > 0.65 * size || far(1) > 0.5 * size, "{a} and {b}");
        }
    }
}

#[test]
fn a_board_of_ones_own_is_drawn_and_no_view_repeats_it() {
    let seats = ["red", "blue", "green"].map(str::to_owned).to_vec();
    let own = include_str!("../cases/boards/two-worlds.toml");
    let setup = Setup { seats, board: Some(own.to_owned()), ..Setup::default() };
    let game = Couleurs::open(&setup).expect("a set-up");
    let drawn = serde_json::to_value(Board::read(own, false).expect("a board").chart()).expect("plain data");
    assert_eq!(serde_json::to_value(game.chart()).expect("plain data"), drawn);
    let view = serde_json::to_value(game.view(&game.start(), Viewer::Spectator)).expect("plain data");
    assert!(view.get("board").is_none(), "{view}");
}
