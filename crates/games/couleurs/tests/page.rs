//! What the pages draw the board from, kept as files beside them: written from the board and the flags, and stale if
//! those have changed since.

use couleurs::{Board, Couleurs, Flags};
use rules::{Game, Rules, Setup, Viewer, Views};
use std::path::Path;

fn fresh(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/games/couleurs").join(name);
    if std::env::var_os("VEILLEE_WRITE").is_some() {
        std::fs::write(&path, text).expect("the file can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "{name} of the page is stale: VEILLEE_WRITE=1 cargo test -p couleurs page");
}

#[test]
fn the_board_of_the_page_is_the_board_of_the_box() {
    let board = Board::read(Couleurs::BOARD, true).expect("the board of the box");
    let page = serde_json::to_string(&board.page()).expect("plain data");
    let page: serde_json::Value = serde_json::from_str(&page).expect("what was written can be read");
    // A line a nation and a line a link, so that a correction of the board is a small change here, too.
    let list = |name: &str| {
        let lines: Vec<String> =
            page[name].as_array().into_iter().flatten().map(|item| format!("    {item}")).collect();
        format!("  \"{name}\": [\n{}\n  ]", lines.join(",\n"))
    };
    let plain = ["grid", "stock", "note"].map(|name| format!("  \"{name}\": {}", page[name]));
    let text =
        format!("{{\n{},\n{}\n}}\n", plain.join(",\n"), ["areas", "nations", "lines"].map(list).join(",\n"));
    assert_eq!(text.parse::<serde_json::Value>().expect("what was written can be read"), page);
    fresh("board.json", &text);
}

#[test]
fn the_flags_of_the_page_are_the_flags_of_1961() {
    fresh("flags.svg", &format!("{}\n", Flags::of_1961().sheet()));
}

#[test]
fn only_a_board_of_ones_own_travels_with_the_views() {
    let shown = |board: Option<&str>| {
        let seats = ["red", "blue", "green"].map(str::to_owned).to_vec();
        let setup = Setup { seats, board: board.map(str::to_owned), ..Setup::default() };
        let game = Couleurs::open(&setup).expect("a set-up");
        let view = game.view(&game.start(), Viewer::Spectator);
        serde_json::to_value(view).expect("plain data")["board"].clone()
    };
    assert!(shown(None).is_null());
    assert!(shown(Some(Couleurs::BOARD)).is_null());
    let own = include_str!("../cases/boards/two-worlds.toml");
    let page = serde_json::to_value(Board::read(own, false).expect("a board").page()).expect("plain data");
    assert_eq!(shown(Some(own)), page);
}
