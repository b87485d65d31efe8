//! A board file that contradicts itself is refused with every error.

use laws::setup;
use neuf_pistes::NeufPistes;
use rules::{Game, SetupError};

fn open(board: &str) -> Result<NeufPistes, Vec<SetupError>> {
    let mut setup = setup(&["light", "dark"], &[]);
    setup.board = Some(board.to_owned());
    NeufPistes::open(&setup)
}

/// Where the board of the box is at error with some texts exchanged.
fn fields(changes: &[(&str, &str)]) -> Vec<(String, Option<&'static str>)> {
    let mut board = NeufPistes::BOARD.to_owned();
    for (from, to) in changes {
        assert!(board.contains(from), "{from}");
        board = board.replacen(from, to, 1);
    }
    let errors = open(&board).expect_err("a contradiction");
    errors.into_iter().map(|error| (error.field, error.clause)).collect()
}

#[test]
fn the_board_of_the_box_opens() {
    assert!(open(NeufPistes::BOARD).is_ok());
}

#[test]
fn one_wrong_word_is_found() {
    let one = |from: &str, to: &str| fields(&[(from, to)]);
    let is = |field: &str, clause| vec![(field.to_owned(), clause)];
    assert_eq!(one("format = 1", "format = 2"), is("format", None));
    assert_eq!(one("id = \"neuf-pistes\"", "id = \"chess\""), is("game.id", None));
    assert_eq!(one("players_max = 2", "players_max = 3"), is("game.players_max", Some("NP-01")));
    assert_eq!(one("columns = 9", "columns = 8"), is("board.columns", Some("NP-03")));
    assert_eq!(one("cells = 90", "cells = 81"), is("board.cells", Some("NP-03")));
    assert_eq!(one("pawns = 9", "pawns = 8"), is("side.light.pawns", Some("NP-03")));
    assert_eq!(one("default = \"slide\"", "default = \"jump\""), is("movement.default", Some("NP-31")));
    assert_eq!(one("gate_cap = [0, 3, 4, 5]", "gate_cap = [3, 0]"), is("options.gate_cap", None));
    assert_eq!(one("slide = [16, 287, 5220]", "slide = [16, 287, 5221]"), is("perft.slide", None));
    assert_eq!(one("free = [54, 3237, 185210]", "free = [55]"), is("perft.free", None));
    assert_eq!(one("rows = [[9, 2, 3]", "rows = [[9, 9, 3]"), is("variant2_example.rows", Some("NP-17")));
    assert_eq!(one("sets = 2", "sets = 3"), is("stickers.sets", Some("NP-03")));
    assert_eq!(
        one("gates = [\"f1\",", "gates = [\"e1\","),
        [("side.light.gates".to_owned(), Some("NP-39")), ("side.light.gates".to_owned(), Some("NP-39"))]
    );
    assert_eq!(one("  [\"a1\", \"b1\"], ", "  "), is("adjacency.pairs", Some("NP-03")));
    assert_eq!(
        one("first_to_move = true", "first_to_move = false"),
        is("side.light.first_to_move", Some("NP-05"))
    );
}

/// A camp out of its corner, its edge and gates left behind, a start cell in a camp, and tracks that disagree:
/// all in one answer.
#[test]
fn every_contradiction_is_listed() {
    let found = fields(&[
        ("camp = [\"g1\", \"h1\", \"i1\"", "camp = [\"g1\", \"h1\", \"h4\""),
        ("start = [\"a1\", \"b2\"", "start = [\"a8\", \"b2\""),
        ("cells = 90", "cells = 91"),
        ("  \"a1\", \"b1\", \"c1\"", "  \"a1\", \"z1\", \"c1\""),
    ]);
    let has = |field: &str, clause| found.contains(&(field.to_owned(), clause));
    assert!(has("board.cells", Some("NP-03")), "{found:?}");
    assert!(has("side.light.camp", Some("NP-30")), "{found:?}");
    assert!(has("side.light.edge", Some("NP-07")), "{found:?}");
    assert!(has("side.light.gates", Some("NP-39")), "{found:?}");
    assert!(has("side.start", Some("NP-04")), "{found:?}");
    assert!(has("track.1", Some("NP-04")), "{found:?}");
    assert!(has("cells.list", None) && has("cells.list", Some("NP-03")), "{found:?}");
}

/// What is not a board file at all says where.
#[test]
fn a_misspelt_file_names_the_line() {
    let line = |text: &str| NeufPistes::check_board(text)[0].line;
    assert_eq!(line(""), Some(1));
    assert_eq!(line("format = 1\n= 2"), Some(2));
    let extra = NeufPistes::BOARD.replacen("players_min", "player_min = 2\nplayers_min", 1);
    let at = extra.lines().position(|line| line.starts_with("player_min"));
    assert_eq!(line(&extra), at.map(|line| line + 1));
    assert!(open("\u{0}\u{1}é[[[").is_err());
}

/// A mirrored board is another board, and can be played on.
#[test]
fn a_table_may_bring_its_own_board() {
    let mirrored: String = {
        let mut text = String::new();
        let mut rest = NeufPistes::BOARD;
        // every quoted cell name has its column mirrored
        while let Some(at) = rest.find('"') {
            let (before, quoted) = rest.split_at(at + 1);
            let end = quoted.find('"').expect("a closing quote");
            let name = &quoted[..end];
            let mut letters = name.chars();
            let cell = match (letters.next(), letters.as_str()) {
                (Some(column @ 'a'..='i'), row) if row.parse::<u8>().is_ok() => {
                    format!("{}{row}", char::from(b'a' + (b'i' - column as u8)))
                }
                _ => name.to_owned(),
            };
            text.push_str(before);
            text.push_str(&cell);
            text.push('"');
            rest = &quoted[end + 1..];
        }
        text + rest
    };
    // the tracks are numbered from column a, so they have to be put into order again
    let (head, tracks) = mirrored.split_once("[[track]]").expect("tracks");
    let (tracks, tail) = tracks.split_once("# ------").expect("an end of the tracks");
    let mut tracks: Vec<&str> = tracks.split("[[track]]").collect();
    tracks.reverse();
    let tracks: Vec<String> = tracks
        .iter()
        .zip(1..)
        .map(|(track, n)| {
            let column = char::from(b'`' + n);
            let lines = track.lines().map(|line| match line.split_once(" = ") {
                Some(("n", _)) => format!("n = {n}"),
                Some(("column", _)) => format!("column = \"{column}\""),
                _ => line.to_owned(),
            });
            lines.collect::<Vec<_>>().join("\n")
        })
        .collect();
    let board = format!("{head}[[track]]{}\n# ------{tail}", tracks.join("\n[[track]]"));
    let game = open(&board).expect("a mirrored board");
    use rules::{Listed, Rules, Seat};
    let mut list = Vec::new();
    game.legal(&game.start(), Seat(0), &mut list);
    assert_eq!(list.len(), 16);
}
