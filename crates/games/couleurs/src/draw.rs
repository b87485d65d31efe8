//! A picture of a view: the network on its grid. It carries its own paper, so it reads in light and dark; the
//! words on it are the board's own, in both languages. Elements name their nation (`data-nation`), so a page
//! can light them up.

mod ink;
mod words;

use crate::board::Kind;
use crate::flags::FIELD;
use crate::{Couleurs, Nation, View};
use ink::{escape, number};
use rules::{Draws, Game, Seat, Text};
use serde::Serialize;
use std::fmt::Write;

/// A step of the grid.
const STEP: [f32; 2] = [86.0, 78.0];
/// Paper left around the grid, from the centre of the outermost flags.
const MARGIN: [f32; 2] = [62.0, 62.0];
/// A flag on the board.
const FLAG: [f32; 2] = [51.0, 34.0];
/// Height of the strip below the board.
const STRIP: f32 = 116.0;
/// Colours of the seats, in the order of [`Game::SEATS`].
const SEAT_COLOURS: [&str; 6] = ["#C8342B", "#1F5FA8", "#2F8F3A", "#E0B400", "#222222", "#FFFFFF"];

impl Draws for Couleurs {
    fn chart(&self) -> impl Serialize {
        self.board.chart()
    }

    fn draw(&self, view: &View) -> String {
        let [columns, rows] = self.board.grid.map(f32::from);
        let width = (columns - 1.0) * STEP[0] + 2.0 * MARGIN[0];
        let height = (rows - 1.0) * STEP[1] + 2.0 * MARGIN[1] + STRIP;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
             font-family=\"sans-serif\" text-anchor=\"middle\">\
             <rect width=\"{width}\" height=\"{height}\" rx=\"16\" fill=\"#F5F0E3\"/>"
        );
        for area in 0..self.board.areas.len() {
            let colour = &self.board.areas[area].border;
            let _ = write!(
                svg,
                "<defs><pattern id=\"back-{area}\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">\
                 <rect width=\"6\" height=\"6\" fill=\"#EDE6D3\"/><path d=\"M0 6L6 0M-1 1L1 -1M5 7L7 5\" \
                 stroke=\"{colour}\" stroke-width=\"1.4\"/></pattern></defs>"
            );
        }
        let places = self.places();
        self.draw_lines(&mut svg, &places, width);
        for nation in self.board.deck {
            self.draw_flag(&mut svg, view, nation, places[nation.index()]);
        }
        self.draw_stock(&mut svg, view.stock);
        self.draw_strip(&mut svg, view, [width, height]);
        svg.push_str("</svg>");
        svg
    }

    fn flags(&self) -> Option<String> {
        Some(self.draw_flags())
    }

    fn lines(&self, view: &View) -> Vec<Text> {
        words::lines(view)
    }
}

impl Couleurs {
    /// Every flag twice as large as it is made, in rows, with its name and its id.
    fn draw_flags(&self) -> String {
        const ACROSS: usize = 10;
        const CELL: [f32; 2] = [150.0, 140.0];
        let height = self.board.nations.len().div_ceil(ACROSS) as f32 * CELL[1];
        let width = ACROSS as f32 * CELL[0];
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
             font-family=\"sans-serif\" text-anchor=\"middle\"><rect width=\"{width}\" height=\"{height}\" fill=\"#F5F0E3\"/>"
        );
        for (place, flag) in self.board.nations.iter().enumerate() {
            let (x, y) = ((place % ACROSS) as f32 * CELL[0] + 15.0, (place / ACROSS) as f32 * CELL[1] + 15.0);
            let [w, h] = FIELD.map(|side| 2.0 * side);
            let frame = format!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" stroke=\"#2A2620\"");
            let _ = write!(svg, "{frame} fill=\"#FFFFFF\"/>");
            if let Some(drawn) = self.board.flag(&flag.id) {
                let _ = write!(
                    svg,
                    "<g transform=\"translate({x} {y}) scale(2)\">{drawn}</g>{frame} fill=\"none\"/>"
                );
            }
            let middle = x + w / 2.0;
            svg.push_str(&ink::label(&flag.names, [middle, y + h + 17.0], "middle"));
            let _ = write!(
                svg,
                "<text x=\"{middle}\" y=\"{}\" font-size=\"10\" fill=\"#4A4438\">{}</text>",
                y + h + 31.0,
                flag.id
            );
        }
        svg.push_str("</svg>");
        svg
    }

    /// The centre of every flag.
    fn places(&self) -> Vec<[f32; 2]> {
        let on_paper = |[x, y]: [f32; 2]| [MARGIN[0] + x * STEP[0], MARGIN[1] + y * STEP[1]];
        self.board.places().into_iter().map(on_paper).collect()
    }

    fn draw_lines(&self, svg: &mut String, places: &[[f32; 2]], width: f32) {
        for line in &self.board.lines {
            let style = match line.kind {
                Kind::SolidPink => "stroke=\"#DE5B9E\"",
                Kind::DottedPink => "stroke=\"#DE5B9E\" stroke-dasharray=\"1 7\"",
                Kind::DottedBlue => "stroke=\"#2469BF\" stroke-dasharray=\"1 7\"",
            };
            let [a, b] = line.ends.map(|end| places[end.index()]);
            let path = if line.stub {
                // Round the back of the world: out at the edge that is nearer, in at the other.
                let (west, east) = if a[0] <= b[0] { (a, b) } else { (b, a) };
                let up = |[x, y]: [f32; 2], side: f32| [x + side * STEP[0] / 2.0, y - STEP[1] / 2.0];
                let ([wx, wy], [ex, ey]) = (up(west, -1.0), up(east, 1.0));
                format!("M{} {}L{wx} {wy}H0M{} {}L{ex} {ey}H{width}", west[0], west[1], east[0], east[1])
            } else {
                format!("M{} {}L{} {}", a[0], a[1], b[0], b[1])
            };
            let _ = write!(
                svg,
                "<path d=\"{path}\" fill=\"none\" {style} stroke-width=\"3.2\" stroke-linecap=\"round\"/>"
            );
        }
    }

    fn draw_flag(&self, svg: &mut String, view: &View, nation: Nation, [x, y]: [f32; 2]) {
        let flag = &self.board.nations[nation.index()];
        let area_index = self.board.area_of(nation);
        let area = &self.board.areas[area_index];
        let covered = view.covered.cards.contains(nation);
        let scale = if flag.place.is_some() { 1.0 } else { 0.6 };
        let state = if covered { " data-covered=\"yes\"" } else { "" };
        let _ = write!(
            svg,
            "<g data-nation=\"{}\"{state} transform=\"translate({x} {y}) scale({scale})\"><title>{} · {}</title>",
            flag.id,
            escape(&flag.names[0]),
            escape(&flag.names[1]),
        );
        let [w, h] = FLAG;
        let frame = |svg: &mut String, grow: f32, attributes: &str| {
            let (x, y) = (-w / 2.0 - grow, -h / 2.0 - grow);
            let (w, h, r) = (w + 2.0 * grow, h + 2.0 * grow, grow.max(0.0));
            let _ = write!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{r}\" {attributes}/>"
            );
        };
        if self.board.islands.contains(nation) {
            frame(svg, 7.5, "fill=\"#F5F0E3\" stroke=\"#7C7C7C\" stroke-width=\"2.4\"");
        }
        frame(svg, 3.5, &format!("fill=\"{}\"", area.border));
        frame(svg, 0.0, "fill=\"#FFFFFF\"");
        match self.board.flag(&flag.id) {
            Some(drawn) => {
                let (sx, sy) = (w / FIELD[0], h / FIELD[1]);
                let (left, top) = (-w / 2.0, -h / 2.0);
                let _ = write!(svg, "<g transform=\"translate({left} {top}) scale({sx} {sy})\">{drawn}</g>");
            }
            None => frame(svg, 0.0, &format!("fill=\"{}\" fill-opacity=\"0.3\"", area.border)),
        }
        if covered {
            frame(svg, 0.0, &format!("fill=\"url(#back-{area_index})\" fill-opacity=\"0.93\""));
        }
        // The value in the upper left corner, as on the card.
        let _ = write!(
            svg,
            "<circle cx=\"{}\" cy=\"{}\" r=\"9\" fill=\"#FFFFFF\" stroke=\"{}\" stroke-width=\"2\"/>{}",
            -w / 2.0,
            -h / 2.0,
            area.border,
            number(self.board.value(nation), [-w / 2.0, -h / 2.0], 10.0, "#111111"),
        );
        let _ = write!(
            svg,
            "<circle cx=\"{}\" cy=\"{}\" r=\"6.5\" fill=\"{}\"/><text x=\"{}\" y=\"{}\" font-size=\"9\" \
             font-weight=\"bold\" fill=\"#FFFFFF\">{}</text>",
            w / 2.0,
            -h / 2.0,
            area.border,
            w / 2.0,
            3.2 - h / 2.0,
            area.letter,
        );
        let holder = view
            .hands
            .iter()
            .find(|hand| hand.cards.as_ref().is_some_and(|list| list.cards.contains(nation)));
        if let Some(hand) = holder {
            self.draw_seat(svg, hand.seat, [w / 2.0, h / 2.0], 6.5);
        }
        svg.push_str(&ink::caption(&flag.names, [0.0, h / 2.0 + 13.0]));
        svg.push_str("</g>");
    }

    /// A seat's mark: its colour and its number at the table.
    fn draw_seat(&self, svg: &mut String, seat: Seat, [x, y]: [f32; 2], radius: f32) {
        let id = self.seat_id(seat);
        let colour = SEAT_COLOURS[Self::SEATS.iter().position(|&other| other == id).unwrap_or(0)];
        let ink = if ["yellow", "white"].contains(&id) { "#111111" } else { "#FFFFFF" };
        let _ = write!(
            svg,
            "<circle data-seat=\"{id}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{colour}\" stroke=\"#111111\" \
             stroke-width=\"1\"/>{}",
            number(i32::from(seat.0) + 1, [x, y], radius * 1.1, ink),
        );
    }

    fn draw_stock(&self, svg: &mut String, stock: usize) {
        let [column, row] = self.board.stock_place;
        let (x, y) = (MARGIN[0] + column * STEP[0], MARGIN[1] + row * STEP[1]);
        for layer in (0..stock.min(3)).rev() {
            let shift = layer as f32 * 3.0;
            let _ = write!(
                svg,
                "<rect x=\"{}\" y=\"{}\" width=\"58\" height=\"40\" rx=\"4\" fill=\"#F9F6EC\" stroke=\"#6B6250\" \
                 stroke-width=\"1.6\"/>",
                x - 29.0 + shift,
                y - 20.0 + shift,
            );
        }
        svg.push_str(&number(stock as i32, [x, y], 20.0, "#111111"));
    }

    /// Below the board: every seat with its total and its number of cards, the areas with the flags that are left,
    /// and what this board is.
    fn draw_strip(&self, svg: &mut String, view: &View, [width, height]: [f32; 2]) {
        let (seats, areas) = (height - STRIP + 38.0, height - 30.0);
        let edge = height - STRIP;
        let _ =
            write!(svg, "<path d=\"M24 {edge}H{}\" stroke=\"#C9BFA5\" stroke-width=\"1.5\"/>", width - 24.0);
        for (score, hand) in view.scores.iter().zip(&view.hands) {
            let x = 60.0 + f32::from(score.seat.0) * 150.0;
            if view.turn == score.seat {
                let _ = write!(svg, "<path d=\"M{} {seats}l-12 -8v16z\" fill=\"#111111\"/>", x - 18.0);
            }
            self.draw_seat(svg, score.seat, [x, seats], 13.0);
            svg.push_str(&number(score.total, [x + 45.0, seats], 22.0, "#111111"));
            let _ = write!(
                svg,
                "<rect x=\"{}\" y=\"{}\" width=\"20\" height=\"28\" rx=\"3\" fill=\"#FFFFFF\" stroke=\"#6B6250\"/>{}",
                x + 78.0,
                seats - 14.0,
                number(hand.count as i32, [x + 88.0, seats], 11.0, "#111111"),
            );
        }
        svg.push_str(&ink::label(&self.board.note, [width - 40.0, seats + 5.0], "end"));
        let mut x = 60.0;
        for (area, shown) in self.board.areas.iter().zip(&view.areas) {
            let _ = write!(
                svg,
                "<circle cx=\"{x}\" cy=\"{areas}\" r=\"11\" fill=\"{}\"/><text x=\"{x}\" y=\"{}\" font-size=\"14\" \
                 font-weight=\"bold\" fill=\"#FFFFFF\">{}</text>",
                area.border,
                areas + 5.0,
                area.letter,
            );
            svg.push_str(&number(shown.left as i32, [x + 30.0, areas], 14.0, "#111111"));
            svg.push_str(&ink::label(&area.names, [x + 50.0, areas + 5.0], "start"));
            let letters = area.names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
            x += 80.0 + 8.0 * letters as f32;
        }
    }
}
