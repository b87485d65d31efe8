//! A picture of the board, and the same in words for the terminal.
//!
//! Nothing is told by colour alone: Light's pawns are discs with a ring, Dark's are squares with a stud;
//! Light's dotted cells are rings, Dark's are dots; Dark's camp is hatched.

use crate::NeufPistes;
use crate::cell::{COLUMNS, Cell, ROWS};
use crate::chart::Chart;
use crate::options::Variant;
use crate::view::{Numbered, View};
use rules::{Draws, Seat, Text};
use serde::Serialize;
use std::fmt::Write;

const SIZE: u32 = 56;
const MARGIN: u32 = 40;
const WIDTH: u32 = COLUMNS as u32 * SIZE + 2 * MARGIN;
const HEIGHT: u32 = ROWS as u32 * SIZE + 2 * MARGIN;
const INK: &str = "#3a2716";

/// The corner of a cell at the top left.
fn corner(cell: Cell) -> (u32, u32) {
    let (column, row) = (u32::from(cell.column()), u32::from(ROWS - 1 - cell.row()));
    (MARGIN + column * SIZE, MARGIN + row * SIZE)
}

fn centre(cell: Cell) -> (u32, u32) {
    let (x, y) = corner(cell);
    (x + SIZE / 2, y + SIZE / 2)
}

/// An SVG in the making. Writing to a string cannot fail.
struct Picture(String);

impl Picture {
    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        let _ = self.0.write_fmt(element);
        self.0.push('\n');
    }

    fn ground(&mut self) {
        self.add(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
             font-family=\"Georgia, 'DejaVu Serif', serif\" text-anchor=\"middle\" fill=\"{INK}\">\n\
             <title>L’Africa</title>\n\
             <defs><pattern id=\"hatch\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" \
             patternTransform=\"rotate(45)\"><rect width=\"9\" height=\"9\" fill=\"#d9b27c\"/>\
             <path d=\"M0 0V9\" stroke=\"#c39356\" stroke-width=\"4\"/></pattern>\
             <marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"8\" refY=\"5\" markerWidth=\"5\" markerHeight=\"5\" \
             orient=\"auto\"><path d=\"M0 0L10 5L0 10z\" fill=\"#a8321f\"/></marker></defs>\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"18\" fill=\"#e9d3a6\"/>\n\
             <rect x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{}\" height=\"{}\" fill=\"#f6e9cb\"/>",
            WIDTH - 2 * MARGIN,
            HEIGHT - 2 * MARGIN,
        ));
        for column in 0..u32::from(COLUMNS) {
            let (x, name) = (MARGIN + column * SIZE + SIZE / 2, char::from(b'a' + column as u8));
            for y in [MARGIN - 12, HEIGHT - MARGIN + 26] {
                self.add(format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"20\">{name}</text>"));
            }
        }
        for row in 0..u32::from(ROWS) {
            let (y, name) = (HEIGHT - MARGIN - row * SIZE - SIZE / 2 + 7, row + 1);
            for x in [MARGIN / 2, WIDTH - MARGIN / 2] {
                self.add(format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"20\">{name}</text>"));
            }
        }
    }

    fn camp_ground(&mut self, seat: Seat, camp: &[Cell]) {
        let fill = if seat == Seat(0) { "#fffdf4" } else { "url(#hatch)" };
        for &cell in camp {
            let (x, y) = corner(cell);
            self.add(format_args!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SIZE}\" height=\"{SIZE}\" fill=\"{fill}\"/>"
            ));
        }
    }

    fn camp_edge(&mut self, camp: &[Cell]) {
        let corners = || camp.iter().map(|&cell| corner(cell));
        let left = corners().map(|(x, _)| x).min().unwrap_or(0);
        let top = corners().map(|(_, y)| y).min().unwrap_or(0);
        let side = 3 * SIZE;
        self.add(format_args!(
            "<rect x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" fill=\"none\" \
             stroke=\"{INK}\" stroke-width=\"7\"/>"
        ));
    }

    /// The numbers of a camp, on badges over the pawns: the next one has a red ring, taken ones are struck out.
    fn camp_numbers(&mut self, camp: &[Numbered], taken: u8) {
        for &(cell, number) in camp {
            let Some(number) = number else { continue };
            let (x, y) = corner(cell);
            let (x, y) = (x + 13, y + 13);
            let ring = if number == taken + 1 { "stroke=\"#a8321f\" stroke-width=\"3\"" } else { "" };
            let strike = if number <= taken { "text-decoration=\"line-through\"" } else { "" };
            self.add(format_args!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"9\" fill=\"#f3e3bd\" {ring}/>\n\
                 <text x=\"{x}\" y=\"{}\" font-size=\"14\" {strike}>{number}</text>",
                y + 5
            ));
        }
    }

    fn grid(&mut self) {
        for column in 0..=u32::from(COLUMNS) {
            let x = MARGIN + column * SIZE;
            let (from, to) = (MARGIN, HEIGHT - MARGIN);
            self.add(format_args!("<path d=\"M{x} {from}V{to}\" stroke=\"#a98a5b\" stroke-width=\"1.5\"/>"));
        }
        for row in 0..=u32::from(ROWS) {
            let y = MARGIN + row * SIZE;
            let (from, to) = (MARGIN, WIDTH - MARGIN);
            self.add(format_args!("<path d=\"M{from} {y}H{to}\" stroke=\"#a98a5b\" stroke-width=\"1.5\"/>"));
        }
    }

    fn dot(&mut self, seat: Seat, cell: Cell) {
        let (x, y) = centre(cell);
        if seat == Seat(0) {
            self.add(format_args!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"7\" fill=\"none\" stroke=\"#8a6a3c\" stroke-width=\"3\"/>"
            ));
        } else {
            self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"8\" fill=\"#8a6a3c\"/>"));
        }
    }

    fn last_move(&mut self, from: Cell, to: Cell) {
        let ((x, y), (from_x, from_y)) = (corner(to), centre(from));
        self.add(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"6\" fill=\"#f3c64f\" \
             stroke=\"#a8321f\" stroke-width=\"3\"/>",
            x + 3,
            y + 3,
            SIZE - 6,
            SIZE - 6
        ));
        let (to_x, to_y) = centre(to);
        // the arrow ends at the edge of the pawn
        let short = |from: u32, to: u32| match from.cmp(&to) {
            std::cmp::Ordering::Less => to - 25,
            std::cmp::Ordering::Equal => to,
            std::cmp::Ordering::Greater => to + 25,
        };
        self.add(format_args!(
            "<circle cx=\"{from_x}\" cy=\"{from_y}\" r=\"20\" fill=\"none\" stroke=\"#a8321f\" \
             stroke-width=\"2.5\" stroke-dasharray=\"5 5\"/>\n\
             <path d=\"M{from_x} {from_y}L{} {}\" stroke=\"#a8321f\" stroke-width=\"4\" \
             stroke-dasharray=\"9 6\" marker-end=\"url(#tip)\"/>",
            short(from_x, to_x),
            short(from_y, to_y)
        ));
    }

    fn pawn(&mut self, seat: Seat, &(cell, number): &Numbered) {
        let (x, y) = centre(cell);
        let (pale, deep) = ("#fffaf0", "#2b1c12");
        if seat == Seat(0) {
            self.add(format_args!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"21\" fill=\"{pale}\" stroke=\"{deep}\" stroke-width=\"3\"/>"
            ));
            if number.is_none() {
                self.add(format_args!(
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"12\" fill=\"none\" stroke=\"{deep}\" stroke-width=\"2.5\"/>"
                ));
            }
        } else {
            self.add(format_args!(
                "<rect x=\"{}\" y=\"{}\" width=\"38\" height=\"38\" rx=\"7\" fill=\"{deep}\" stroke=\"{pale}\" \
                 stroke-width=\"2\"/>",
                x - 19,
                y - 19
            ));
            if number.is_none() {
                self.add(format_args!("<path d=\"M{x} {}l8 8l-8 8l-8 -8z\" fill=\"{pale}\"/>", y - 8));
            }
        }
        if let Some(number) = number {
            let ink = if seat == Seat(0) { deep } else { pale };
            self.add(format_args!(
                "<text x=\"{x}\" y=\"{}\" font-size=\"25\" font-weight=\"bold\" fill=\"{ink}\">{number}</text>",
                y + 9
            ));
        }
    }
}

impl Draws for NeufPistes {
    fn chart(&self) -> impl Serialize {
        Chart::new()
    }

    fn draw(&self, view: &View) -> String {
        let mut picture = Picture(String::new());
        let seats = [Seat(0), Seat(1)];
        picture.ground();
        for (seat, side) in seats.into_iter().zip(&view.sides) {
            picture.camp_ground(seat, &side.camp);
        }
        picture.grid();
        for (seat, side) in seats.into_iter().zip(&view.sides) {
            picture.camp_edge(&side.camp);
            side.start.iter().for_each(|&cell| picture.dot(seat, cell));
        }
        if let Some(last) = view.last {
            picture.last_move(last.from, last.to);
        }
        for (seat, side) in seats.into_iter().zip(&view.sides) {
            side.numbered_pawns().iter().for_each(|pawn| picture.pawn(seat, pawn));
        }
        for side in &view.sides {
            picture.camp_numbers(&side.numbered_camp(), side.counter.unwrap_or(0));
        }
        picture.0.push_str("</svg>\n");
        picture.0
    }

    /// The board as in the rules: `L` and `D` are pawns, `_` and `^` the camps of Light and Dark.
    fn lines(&self, view: &View) -> Vec<Text> {
        let numbers = view.choices.variant != Variant::None;
        let sign = |cell: Cell| {
            for (side, pawn, camp) in [(&view.sides[0], 'L', '_'), (&view.sides[1], 'D', '^')] {
                let found = |list: &[Numbered]| list.iter().find(|at| at.0 == cell).copied();
                let sign = found(&side.numbered_pawns())
                    .map(|at| (pawn, at))
                    .or(found(&side.numbered_camp()).map(|at| (camp, at)));
                if let Some((sign, (_, number))) = sign {
                    let number = number.map_or(String::new(), |number| number.to_string());
                    return format!("{sign}{number}");
                }
            }
            ".".to_owned()
        };
        // an enemy pawn can never stand in a camp, so a camp's own pawn is found before its ground
        let width = if numbers { 3 } else { 2 };
        let mut lines: Vec<Text> = (0..ROWS)
            .rev()
            .map(|row| {
                let cells = (0..COLUMNS).filter_map(|column| Cell::at(column, row));
                let signs: String = cells.map(|cell| format!("{:<width$}", sign(cell))).collect();
                Text::plain(format!("{:>2} {}", row + 1, signs.trim_end()))
            })
            .collect();
        let letters: String = ('a'..='i').map(|letter| format!("{letter:<width$}")).collect();
        lines.push(Text::plain(format!("   {}", letters.trim_end())));
        for (seat, side) in [Seat(0), Seat(1)].into_iter().zip(&view.sides) {
            let line = match side.counter {
                None => Text::new("neuf-pistes-line-home"),
                Some(counter) => Text::new(match view.choices.variant {
                    Variant::NumberedPawns => "neuf-pistes-line-home-entered",
                    _ => "neuf-pistes-line-home-taken",
                })
                .with("counter", counter),
            };
            lines.push(line.with("seat", seat).with("home", side.home));
        }
        if let Some(last) = view.last {
            lines.push(Text::new("neuf-pistes-line-last").with("move", last.to_string()));
        }
        lines
    }
}
