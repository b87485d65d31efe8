//! What a board file may not say: every contradiction, not just the first.

use super::file::{File, Side};
use super::{edge_of, gates_of};
use crate::cell::{CELLS, COLUMNS, Cell, ROWS};
use crate::options::OPTIONS;
use crate::strips::CellSet;
use rules::{Errors, Text};
use std::collections::BTreeSet;
use std::fmt::Display;

fn twice(what: impl Display) -> Text {
    Text::new("board-twice").with("what", what.to_string())
}

fn no_cell(name: &str) -> Text {
    Text::new("neuf-pistes-board-cell").with("found", name)
}

/// The cells of a list; names that are none, and cells that stand twice, are errors.
fn cells_of(errors: &mut Errors, field: &str, names: &[String]) -> Vec<Cell> {
    let mut cells = Vec::new();
    for name in names {
        match Cell::named(name) {
            None => errors.say(field, None, no_cell(name)),
            Some(cell) if cells.contains(&cell) => errors.say(field, None, twice(cell)),
            Some(cell) => cells.push(cell),
        }
    }
    cells
}

/// A set that is fixed by the rest of the file: what is missing and what is too much.
fn same_set(
    errors: &mut Errors,
    field: &str,
    clause: &'static str,
    found: BTreeSet<String>,
    wanted: BTreeSet<String>,
) {
    for missing in wanted.difference(&found) {
        errors.say(field, Some(clause), Text::new("board-absent").with("what", missing.as_str()));
    }
    for extra in found.difference(&wanted) {
        errors.say(field, Some(clause), Text::new("board-extra").with("what", extra.as_str()));
    }
}

fn names<T: Display>(items: impl IntoIterator<Item = T>) -> BTreeSet<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

fn pairs<A: Display, B: Display>(pairs: impl IntoIterator<Item = (A, B)>) -> BTreeSet<String> {
    pairs.into_iter().map(|(a, b)| format!("{a} {b}")).collect()
}

pub(super) fn judge(file: &File, errors: &mut Errors) {
    box_and_size(errors, file);
    sides(errors, &file.side);
    tracks(errors, file);
    variants(errors, file);
    options(errors, file);
    grid(errors, file);
}

fn box_and_size(errors: &mut Errors, file: &File) {
    errors.fixed("format", None, &file.format, &1);
    errors.fixed("game.id", None, &file.game.id.as_str(), &"neuf-pistes");
    errors.fixed("game.players_min", Some("NP-01"), &file.game.players_min, &2);
    errors.fixed("game.players_max", Some("NP-01"), &file.game.players_max, &2);
    errors.fixed("board.columns", Some("NP-03"), &file.board.columns, &(u32::from(COLUMNS)));
    errors.fixed("board.rows", Some("NP-03"), &file.board.rows, &(u32::from(ROWS)));
    errors.fixed("board.cells", Some("NP-03"), &file.board.cells, &(CELLS as u32));
    let directions = names(["up", "down", "left", "right"]);
    same_set(errors, "movement.directions", "NP-06", names(&file.movement.directions), directions);
    let obstacles = names(["own pawn", "enemy pawn", "edge of the enemy camp", "rim of the board"]);
    same_set(errors, "movement.obstacles", "NP-07", names(&file.movement.obstacles), obstacles);
    errors.fixed("movement.default", Some("NP-31"), &file.movement.default.as_str(), &"slide");
    errors.fixed("movement.other", Some("NP-31"), &file.movement.other.as_str(), &"free");
}

fn sides(errors: &mut Errors, sides: &[Side]) {
    let ids: Vec<&str> = sides.iter().map(|side| side.id.as_str()).collect();
    errors.fixed("side", Some("NP-01"), &ids, &vec!["light", "dark"]);
    let (mut camps, mut starts) = (Vec::new(), Vec::new());
    for (n, side) in sides.iter().enumerate() {
        let field = |name: &str| format!("side.{}.{name}", side.id);
        errors.fixed(&field("first_to_move"), Some("NP-05"), &side.first_to_move, &(n == 0));
        errors.fixed(&field("pawns"), Some("NP-03"), &side.pawns, &9);

        let camp = cells_of(errors, &field("camp"), &side.camp);
        if !Cell::all().filter_map(corner_camp).any(|square| same(square, &camp)) {
            errors.say(&field("camp"), Some("NP-30"), Text::new("neuf-pistes-board-camp"));
        }
        let camp: CellSet = camp.into_iter().collect();
        for name in side.edge.iter().flatten().filter(|name| Cell::named(name).is_none()) {
            errors.say(&field("edge"), None, no_cell(name));
        }
        let known = side.edge.iter().filter_map(|[a, b]| Some((Cell::named(a)?, Cell::named(b)?)));
        same_set(errors, &field("edge"), "NP-07", pairs(known), pairs(edge_of(camp)));
        let gates = cells_of(errors, &field("gates"), &side.gates);
        same_set(errors, &field("gates"), "NP-39", names(gates), names(gates_of(camp).cells()));
        camps.push(camp);

        let start = cells_of(errors, &field("start"), &side.start);
        if start.len() != 9 {
            errors.say(&field("start"), Some("NP-04"), Text::new("neuf-pistes-board-start"));
        }
        starts.push(start.into_iter().collect::<CellSet>());
    }
    if let ([light, dark], [light_start, dark_start]) = (&camps[..], &starts[..]) {
        for (field, clause, cells, why) in [
            ("side.camp", "NP-30", *light & *dark, "neuf-pistes-board-camps"),
            ("side.start", "NP-04", *light_start & *dark_start, "neuf-pistes-board-starts"),
            (
                "side.start",
                "NP-04",
                (*light_start | *dark_start) & (*light | *dark),
                "neuf-pistes-board-home",
            ),
        ] {
            for cell in cells.cells() {
                errors.say(field, Some(clause), Text::new(why).with("cell", cell.to_string()));
            }
        }
    }
}

/// The 3 x 3 square in a corner of the board, if this cell is one.
fn corner_camp(corner: Cell) -> Option<CellSet> {
    let inwards = |at: u8, end: u8| match at {
        0 => Some(1i8),
        at if at == end => Some(-1),
        _ => None,
    };
    let (columns, rows) = (inwards(corner.column(), COLUMNS - 1)?, inwards(corner.row(), ROWS - 1)?);
    Some((0..9i8).filter_map(|i| corner.step((i % 3 * columns, i / 3 * rows))).collect())
}

fn same(set: CellSet, cells: &[Cell]) -> bool {
    cells.len() == 9 && cells.iter().all(|&cell| set.contains(cell))
}

/// The nine tracks of the subtitle: each column holds one dotted cell of each side.
fn tracks(errors: &mut Errors, file: &File) {
    errors.fixed("track", Some("NP-04"), &file.track.len(), &COLUMNS.into());
    for (track, column) in file.track.iter().zip('a'..='i') {
        let field = format!("track.{}", track.n);
        let rule = format!("{} {column}", column as u32 - 96);
        errors.fixed(&field, None, &format!("{} {}", track.n, track.column), &rule);
        for (name, start) in [("light", &track.light_start), ("dark", &track.dark_start)] {
            if !start.starts_with(column) {
                let why = Text::new("neuf-pistes-board-column").with("cell", start.as_str());
                errors.say(&field, Some("NP-04"), why.with("column", column.to_string()));
            }
            if !file.side.iter().any(|side| side.id == name && side.start.contains(start)) {
                let why = Text::new("neuf-pistes-board-dotted").with("cell", start.as_str());
                errors.say(&field, Some("NP-04"), why.with("side", name));
            }
        }
    }
}

fn variants(errors: &mut Errors, file: &File) {
    errors.fixed("stickers.sets", Some("NP-03"), &file.stickers.sets, &2);
    let once = |numbers: Vec<u32>| {
        let mut numbers = numbers;
        numbers.sort_unstable();
        numbers
    };
    let nine: Vec<u32> = (1..=9).collect();
    errors.fixed("stickers.numbers", Some("NP-12"), &once(file.stickers.numbers.clone()), &nine);
    let rows = &file.variant2_example.rows;
    errors.fixed("variant2_example.rows", Some("NP-17"), &rows.iter().map(Vec::len).collect(), &vec![3; 3]);
    errors.fixed("variant2_example.rows", Some("NP-17"), &once(rows.concat()), &nine);
}

/// The options that the file names are those of the game, with the same defaults.
fn options(errors: &mut Errors, file: &File) {
    for (name, values) in &file.options {
        let field = format!("options.{name}");
        let Some(spec) = OPTIONS.iter().find(|spec| spec.name == name) else {
            errors.say(&field, None, Text::new("board-unknown").with("what", name.as_str()));
            continue;
        };
        let word = |value: &toml::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let values: Vec<String> = values.as_array().into_iter().flatten().map(word).collect();
        errors.fixed(&field, None, &values, &spec.values.iter().map(|value| (*value).to_owned()).collect());
    }
}

/// Cells and neighbours: the file spells out the grid, and must not contradict it.
fn grid(errors: &mut Errors, file: &File) {
    let list = cells_of(errors, "cells.list", &file.cells.list);
    same_set(errors, "cells.list", "NP-03", names(list), names(Cell::all()));
    let mut found = BTreeSet::new();
    for [a, b] in &file.adjacency.pairs {
        let (Some(a), Some(b)) = (Cell::named(a), Cell::named(b)) else {
            errors.say("adjacency.pairs", None, no_cell(&format!("{a} {b}")));
            continue;
        };
        if !found.insert((a.min(b), a.max(b))) {
            errors.say("adjacency.pairs", None, twice(format!("{a} {b}")));
        }
    }
    let neighbours = Cell::all()
        .flat_map(|cell| [(1, 0), (0, 1)].into_iter().filter_map(move |way| Some((cell, cell.step(way)?))));
    same_set(errors, "adjacency.pairs", "NP-03", pairs(found), pairs(neighbours));
}
