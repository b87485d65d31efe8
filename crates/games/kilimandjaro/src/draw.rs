//! A picture of a view: the winding path through savannah, jungle and river to the foot of the mountain, what
//! lies on it, and each player's cards. No words, so it is the same in every language.

use crate::Kilimandjaro;
use crate::names::{card_name, counted, name_of};
use crate::state::{CAMP, Stage};
use crate::view::{Expedition, View};
use rules::{Arg, Draws, Text};
use serde::Serialize;
use std::fmt::Write;

mod cards;
mod pieces;
mod scenery;

/// Space between columns and between rows of the drawing grid, and around it.
const COLUMN: i32 = 58;
const ROW: i32 = 140;
const MARGIN: i32 = 76;
/// Room above the last row for the mountain.
const SKY: i32 = 120;
/// Room below the first row for its trees.
const FOOT: i32 = 30;
/// How the path sways from column to column.
const SWAY: [i32; 12] = [0, 9, 16, 18, 16, 9, 0, -9, -16, -18, -16, -9];

/// The colours of the seats; each has a shape of its own besides ([`pieces::pawn`]).
const COLOURS: [&str; 4] = ["#c8322b", "#2c5fb3", "#2f8a4c", "#e0a800"];

/// Where things are.
struct Layout {
    places: Vec<(i32, i32)>,
    rows: i32,
    width: i32,
    /// Where the board ends and the cards begin.
    board: i32,
    height: i32,
}

impl Layout {
    fn of(grid: &[(i32, i32)], seats: usize) -> Layout {
        let columns = grid.iter().map(|place| place.0).max().unwrap_or(0);
        let rows = grid.iter().map(|place| place.1).max().unwrap_or(0) + 1;
        let board = SKY + rows * ROW + FOOT;
        let place = |&(x, y): &(i32, i32)| {
            (MARGIN + x * COLUMN, row_middle(board, y) + SWAY[(x + 3 * y) as usize % SWAY.len()])
        };
        let height = board + if seats == 0 { 0 } else { cards::HEIGHT };
        Layout {
            places: grid.iter().map(place).collect(),
            rows,
            width: 2 * MARGIN + columns * COLUMN,
            board,
            height,
        }
    }
}

/// The height at which a row runs.
fn row_middle(board: i32, row: i32) -> i32 {
    board - FOOT - ROW / 2 - row * ROW
}

impl Draws for Kilimandjaro {
    fn chart(&self) -> impl Serialize {
        self.chart()
    }

    fn draw(&self, view: &View) -> String {
        let layout = Layout::of(&self.board.grid, view.expeditions.len());
        let mut svg = String::with_capacity(64 * 1024);
        let (width, height) = (layout.width, layout.height);
        put(
            &mut svg,
            format_args!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="Georgia, 'DejaVu Serif', serif" text-anchor="middle"><title>Au pied du Kilimandjaro</title>"#
            ),
        );
        scenery::land(&mut svg, &layout, &self.board.scenery);
        path(&mut svg, &layout);
        for space in 0..=CAMP {
            self.space(&mut svg, &layout, space);
        }
        for counter in &view.counters {
            pieces::counter(&mut svg, layout.places[counter.space as usize], counter);
        }
        for expedition in &view.expeditions {
            let sharing = |other: &&Expedition| other.space == expedition.space;
            let with: Vec<_> = view.expeditions.iter().filter(sharing).map(|other| other.seat).collect();
            let nth = with.iter().position(|&seat| seat == expedition.seat).unwrap_or(0);
            let (x, y) = layout.places[expedition.space as usize];
            let spread = 26 * nth as i32 - 13 * (with.len() as i32 - 1);
            pieces::pawn(&mut svg, (x + spread, y - 14), expedition.seat);
        }
        cards::players(&mut svg, &layout, view);
        svg.push_str("</svg>\n");
        svg
    }

    fn lines(&self, view: &View) -> Vec<Text> {
        let mut lines = Vec::new();
        for expedition in &view.expeditions {
            lines.extend(expedition_lines(expedition));
        }
        for counter in &view.counters {
            let line = match counter.counter {
                Some(face) if counter.up => Text::new("kilimandjaro-line-up").with("counter", name_of(face)),
                Some(face) => Text::new("kilimandjaro-line-known").with("counter", name_of(face)),
                None => Text::new("kilimandjaro-line-down"),
            };
            lines.push(line.with("space", counter.space).with("seat", counter.by));
        }
        if !view.stage.before_cards() {
            lines.push(Text::new("kilimandjaro-line-pile").with("count", view.pile));
        }
        if view.stage == Stage::Over {
            let aside = view.aside_counter.map(name_of);
            lines.extend(aside.map(|face| Text::new("kilimandjaro-line-aside").with("counter", face)));
        }
        lines
    }
}

/// What is to be said of one expedition in the terminal.
fn expedition_lines(of: &Expedition) -> Vec<Text> {
    let list = |args: Vec<Arg>| Arg::List(args);
    let line = match of.piles {
        None => Text::new("kilimandjaro-line-waiting"),
        Some(piles) => Text::new("kilimandjaro-line-expedition")
            .with("piles", list(piles.map(card_name).to_vec()))
            .with("reach", of.reach)
            .with("cards", of.cards),
    };
    let mut lines = vec![line.with("seat", of.seat).with("space", of.space)];
    if let Some(hand) = of.hand.as_ref().filter(|hand| !hand.is_empty()) {
        let cards = list(hand.iter().map(|&card| card_name(card)).collect());
        lines.push(Text::new("kilimandjaro-line-hand").with("seat", of.seat).with("cards", cards));
    }
    if let Some(stock) = of.stock.as_ref().filter(|stock| !stock.is_empty()) {
        let counters = counted(stock.iter().copied().collect());
        lines.push(Text::new("kilimandjaro-line-stock").with("seat", of.seat).with("counters", counters));
    }
    lines
}

impl Kilimandjaro {
    fn space(&self, svg: &mut String, layout: &Layout, space: u8) {
        let place @ (x, y) = layout.places[space as usize];
        if space == CAMP {
            pieces::camp(svg, place);
        } else if self.board.is_village(space) {
            pieces::village(svg, place, space == 0);
        } else {
            put(svg, format_args!(r##"<circle cx="{x}" cy="{y}" r="20" fill="#f7ecd0" stroke="#8a6a3b"/>"##));
        }
        if space > 0 {
            let y = y + 5;
            put(svg, format_args!(r##"<text x="{x}" y="{y}" font-size="15" fill="#4a3517">{space}</text>"##));
        }
    }
}

/// The path itself: a broad band through all spaces, swinging outwards where it climbs to the next row.
fn path(svg: &mut String, layout: &Layout) {
    let places = &layout.places;
    let mut line = format!("M{} {}", places[0].0, places[0].1);
    for pair in places.windows(2) {
        let ((x, y), (to_x, to_y)) = (pair[0], pair[1]);
        if (to_y - y).abs() < ROW / 2 {
            put(&mut line, format_args!(" L{to_x} {to_y}"));
        } else {
            let out = if x > layout.width / 2 { 64 } else { -64 };
            put(&mut line, format_args!(" C{} {y} {} {to_y} {to_x} {to_y}", x + out, to_x + out));
        }
    }
    for (colour, width) in [("#8a6a3b", 50), ("#dcc18c", 45)] {
        put(
            svg,
            format_args!(
                r#"<path d="{line}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"/>"#
            ),
        );
    }
}

fn put(svg: &mut String, text: std::fmt::Arguments<'_>) {
    svg.write_fmt(text).expect("a string takes everything");
}
