//! What a board file may not say: every contradiction, not just the first.

use super::file::{File, Side};
use super::{edge_of, gates_of};
use crate::cell::{CELLS, COLUMNS, Cell, ROWS};
use crate::options::OPTIONS;
use crate::strips::CellSet;
use rules::{SetupError, Text};
use std::collections::BTreeSet;

/// Collects errors.
struct Errors(Vec<SetupError>);

impl Errors {
    fn say(&mut self, field: &str, clause: Option<&'static str>, message: impl Into<Text>) {
        self.0.push(SetupError { clause, ..SetupError::new(field, message) });
    }

    fn want<T: PartialEq + std::fmt::Debug>(
        &mut self,
        field: &str,
        clause: Option<&'static str>,
        found: T,
        wanted: T,
    ) {
        if found != wanted {
            self.say(field, clause, format!("is {found:?}, must be {wanted:?}"));
        }
    }

    /// The cells of a list; names that are none, and cells that stand twice, are errors.
    fn cells(&mut self, field: &str, names: &[String]) -> Vec<Cell> {
        let mut cells = Vec::new();
        for name in names {
            match Cell::named(name) {
                None => self.say(field, None, format!("{name:?} is not a cell of the board")),
                Some(cell) if cells.contains(&cell) => {
                    self.say(field, None, format!("{cell} stands there twice"));
                }
                Some(cell) => cells.push(cell),
            }
        }
        cells
    }

    /// A set that is fixed by the rest of the file: what is missing and what is too much.
    fn same<T: Ord + std::fmt::Debug>(
        &mut self,
        field: &str,
        clause: &'static str,
        found: BTreeSet<T>,
        wanted: BTreeSet<T>,
    ) {
        for missing in wanted.difference(&found) {
            self.say(field, Some(clause), format!("{missing:?} is missing"));
        }
        for extra in found.difference(&wanted) {
            self.say(field, Some(clause), format!("{extra:?} does not belong here"));
        }
    }
}

pub(super) fn errors(file: &File) -> Vec<SetupError> {
    let mut errors = Errors(Vec::new());
    box_and_size(&mut errors, file);
    sides(&mut errors, &file.side);
    tracks(&mut errors, file);
    variants(&mut errors, file);
    options(&mut errors, file);
    grid(&mut errors, file);
    errors.0
}

fn box_and_size(errors: &mut Errors, file: &File) {
    errors.want("format", None, file.format, 1);
    errors.want("game.id", None, file.game.id.as_str(), "neuf-pistes");
    errors.want("game.players_min", Some("NP-01"), file.game.players_min, 2);
    errors.want("game.players_max", Some("NP-01"), file.game.players_max, 2);
    errors.want("board.columns", Some("NP-03"), file.board.columns, u32::from(COLUMNS));
    errors.want("board.rows", Some("NP-03"), file.board.rows, u32::from(ROWS));
    errors.want("board.cells", Some("NP-03"), file.board.cells, CELLS as u32);
    let words = |list: &[String]| list.iter().cloned().collect::<BTreeSet<_>>();
    let owned = |list: [&str; 4]| list.map(str::to_owned).into_iter().collect();
    errors.same(
        "movement.directions",
        "NP-06",
        words(&file.movement.directions),
        owned(["up", "down", "left", "right"]),
    );
    errors.same(
        "movement.obstacles",
        "NP-07",
        words(&file.movement.obstacles),
        owned(["own pawn", "enemy pawn", "edge of the enemy camp", "rim of the board"]),
    );
    errors.want("movement.default", Some("NP-31"), file.movement.default.as_str(), "slide");
    errors.want("movement.other", Some("NP-31"), file.movement.other.as_str(), "free");
}

fn sides(errors: &mut Errors, sides: &[Side]) {
    let ids: Vec<&str> = sides.iter().map(|side| side.id.as_str()).collect();
    errors.want("side", Some("NP-01"), ids, vec!["light", "dark"]);
    let (mut camps, mut starts) = (Vec::new(), Vec::new());
    for (n, side) in sides.iter().enumerate() {
        let field = |name: &str| format!("side.{}.{name}", side.id);
        errors.want(&field("first_to_move"), Some("NP-05"), side.first_to_move, n == 0);
        errors.want(&field("pawns"), Some("NP-03"), side.pawns, 9);

        let camp = errors.cells(&field("camp"), &side.camp);
        if !Cell::all().filter_map(corner_camp).any(|square| same(square, &camp)) {
            errors.say(
                &field("camp"),
                Some("NP-30"),
                "must be the nine cells of a 3 x 3 square in a corner of the board",
            );
        }
        let camp: CellSet = camp.into_iter().collect();
        let pairs: Vec<[Option<Cell>; 2]> =
            side.edge.iter().map(|pair| [0, 1].map(|i| Cell::named(&pair[i]))).collect();
        if pairs.iter().flatten().any(Option::is_none) {
            errors.say(&field("edge"), None, "names something that is not a cell of the board");
        }
        let edge = pairs.iter().filter_map(|&[outside, inside]| Some((outside?, inside?))).collect();
        errors.same(&field("edge"), "NP-07", edge, edge_of(camp).collect());
        let gates = errors.cells(&field("gates"), &side.gates);
        errors.same(
            &field("gates"),
            "NP-39",
            gates.into_iter().collect(),
            gates_of(camp).cells().collect::<BTreeSet<_>>(),
        );
        camps.push(camp);

        let start = errors.cells(&field("start"), &side.start);
        if start.len() != 9 {
            errors.say(&field("start"), Some("NP-04"), "must be nine different cells, one for each pawn");
        }
        starts.push(start.into_iter().collect::<CellSet>());
    }
    if let ([light, dark], [light_start, dark_start]) = (&camps[..], &starts[..]) {
        let mut apart = |field: &str, clause, cells: CellSet, message: &str| {
            for cell in cells.cells() {
                errors.say(field, Some(clause), format!("{cell} {message}"));
            }
        };
        apart("side.camp", "NP-30", *light & *dark, "belongs to both camps");
        apart("side.start", "NP-04", *light_start & *dark_start, "is dotted for both sides");
        apart(
            "side.start",
            "NP-04",
            (*light_start | *dark_start) & (*light | *dark),
            "is dotted, but lies in a camp",
        );
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
    errors.want("track", Some("NP-04"), file.track.len(), COLUMNS.into());
    for (track, column) in file.track.iter().zip('a'..='i') {
        let field = format!("track.{}", track.n);
        errors.want(
            &field,
            None,
            (track.n, track.column.as_str()),
            (column as u32 - 96, &column.to_string()),
        );
        for (name, start) in [("light", &track.light_start), ("dark", &track.dark_start)] {
            if !start.starts_with(column) {
                errors.say(&field, Some("NP-04"), format!("{start} is not in column {column}"));
            }
            if !file.side.iter().any(|side| side.id == name && side.start.contains(start)) {
                errors.say(&field, Some("NP-04"), format!("{start} is no dotted cell of {name}"));
            }
        }
    }
}

fn variants(errors: &mut Errors, file: &File) {
    errors.want("stickers.sets", Some("NP-03"), file.stickers.sets, 2);
    let once = |numbers: Vec<u32>| {
        let mut numbers = numbers;
        numbers.sort_unstable();
        numbers
    };
    let nine: Vec<u32> = (1..=9).collect();
    errors.want("stickers.numbers", Some("NP-12"), once(file.stickers.numbers.clone()), nine.clone());
    let rows = &file.variant2_example.rows;
    errors.want("variant2_example.rows", Some("NP-17"), rows.iter().map(Vec::len).collect(), vec![3; 3]);
    errors.want("variant2_example.rows", Some("NP-17"), once(rows.concat()), nine);
}

/// The options that the file names are those of the game, with the same defaults.
fn options(errors: &mut Errors, file: &File) {
    for (name, values) in &file.options {
        let field = format!("options.{name}");
        let Some(spec) = OPTIONS.iter().find(|spec| spec.name == name) else {
            errors.say(&field, None, "is not an option of this game");
            continue;
        };
        let word = |value: &toml::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let values: Vec<String> = values.as_array().into_iter().flatten().map(word).collect();
        errors.want(&field, None, values, spec.values.iter().map(|value| (*value).to_owned()).collect());
    }
}

/// Cells and neighbours: the file spells out the grid, and must not contradict it.
fn grid(errors: &mut Errors, file: &File) {
    let list = errors.cells("cells.list", &file.cells.list);
    errors.same("cells.list", "NP-03", list.into_iter().collect(), Cell::all().collect());
    let mut pairs = BTreeSet::new();
    for pair in &file.adjacency.pairs {
        let [Some(a), Some(b)] = [0, 1].map(|i| Cell::named(&pair[i])) else {
            errors.say("adjacency.pairs", None, format!("{pair:?} names something that is not a cell"));
            continue;
        };
        if !pairs.insert((a.min(b), a.max(b))) {
            errors.say("adjacency.pairs", None, format!("{a} and {b} stand there twice"));
        }
    }
    let neighbours = Cell::all()
        .flat_map(|cell| [(1, 0), (0, 1)].into_iter().filter_map(move |way| Some((cell, cell.step(way)?))));
    errors.same("adjacency.pairs", "NP-03", pairs, neighbours.collect());
}
