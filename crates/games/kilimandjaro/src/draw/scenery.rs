//! What lies around the path.

use super::{COLUMN, Layout, ROW, SKY, SWAY, put, row_middle};
use crate::board::Scenery;

/// The land from the start at the bottom to the mountain at the top.
pub(super) fn land(svg: &mut String, layout: &Layout, scenery: &[Scenery]) {
    let Layout { width, board, .. } = *layout;
    svg.push_str(r#"<defs><linearGradient id="land" x1="0" y1="1" x2="0" y2="0">"#);
    for row in 0..layout.rows {
        let colour = match of_row(scenery, row) {
            Scenery::Savannah => "#ecd690",
            Scenery::Jungle => "#a5c97f",
            Scenery::River => "#c3d693",
            Scenery::Lake => "#93bf86",
            Scenery::Mountain => "#d9d3b4",
        };
        let at = (100 * (row * ROW + ROW / 2)) / board;
        put(svg, format_args!(r#"<stop offset="{at}%" stop-color="{colour}"/>"#));
    }
    svg.push_str(r##"<stop offset="100%" stop-color="#a9d3ea"/></linearGradient></defs>"##);
    put(svg, format_args!(r#"<rect width="{width}" height="{board}" fill="url(#land)"/>"#));
    mountain(svg, layout);
    for row in 0..layout.rows {
        let y = row_middle(board, row);
        match of_row(scenery, row) {
            Scenery::Savannah => along(svg, layout, y, 3, acacia),
            Scenery::Jungle => along(svg, layout, y, 2, palm),
            Scenery::River => river(svg, layout, row, y),
            Scenery::Lake => lake(svg, layout, y),
            Scenery::Mountain => along(svg, layout, y, 4, rock),
        }
    }
}

fn of_row(scenery: &[Scenery], row: i32) -> Scenery {
    scenery.get(row as usize).copied().unwrap_or(Scenery::Savannah)
}

/// Something every few columns, between this row and the one below, never twice at the same height.
fn along(svg: &mut String, layout: &Layout, y: i32, every: i32, one: fn(&mut String, i32, i32)) {
    for step in 0..layout.width / (every * COLUMN) {
        let x = 40 + step * every * COLUMN + (step * 37) % 30;
        one(svg, x, (y + ROW / 2 + (step * 23) % 24).min(layout.board - 12));
    }
}

fn acacia(svg: &mut String, x: i32, y: i32) {
    put(
        svg,
        format_args!(
            r##"<g transform="translate({x} {y})"><path d="M0 0q-2-14-10-24M0 0q2-14 10-24" stroke="#7b5a34" stroke-width="3" fill="none"/><ellipse cy="-28" rx="26" ry="8" fill="#7f9a45"/><ellipse cx="6" cy="-33" rx="16" ry="5" fill="#93ad55"/><path d="M-30 2l3-9 3 9M30 2l3-9 3 9" stroke="#b08b3e" fill="none"/></g>"##
        ),
    );
}

fn palm(svg: &mut String, x: i32, y: i32) {
    put(
        svg,
        format_args!(
            r##"<g transform="translate({x} {y})"><path d="M0 0q4-16 0-30" stroke="#6d5230" stroke-width="4" fill="none"/><path d="M0-30q-14-12-24-2 12-2 24 2M0-30q14-12 24-2-12-2-24 2M0-30q-8-14-2-24 4 10 2 24M0-30q-16 0-18 14 8-10 18-14M0-30q16 0 18 14-8-10-18-14" fill="#3f7d3c"/></g>"##
        ),
    );
}

fn rock(svg: &mut String, x: i32, y: i32) {
    put(
        svg,
        format_args!(r##"<path d="M{x} {y}l-22 0 8-14 10-4 12 8 6 10z" fill="#a79c82" stroke="#877c63"/>"##),
    );
}

/// A river that swings the other way than the path, with a bridge wherever they meet.
fn river(svg: &mut String, layout: &Layout, row: i32, y: i32) {
    let columns = layout.width / COLUMN + 1;
    let at = |x: i32| y - 3 * SWAY[(x + 3 * row) as usize % SWAY.len()];
    let mut line = format!("M-20 {}", at(0));
    for x in 0..columns {
        put(&mut line, format_args!(" L{} {}", super::MARGIN + x * COLUMN, at(x)));
    }
    for (colour, wide) in [("#4f93b8", 34), ("#7fc0de", 28)] {
        put(
            svg,
            format_args!(
                r#"<path d="{line}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linejoin="round"/>"#
            ),
        );
    }
    for x in (1..columns - 3).filter(|x| SWAY[(x + 3 * row) as usize % SWAY.len()] == 0) {
        let (left, top) = (super::MARGIN + x * COLUMN - 34, y - 30);
        put(
            svg,
            format_args!(
                r##"<g fill="#8b5e34" stroke="#6a4524"><rect x="{left}" y="{top}" width="68" height="8" rx="3"/><rect x="{left}" y="{}" width="68" height="8" rx="3"/></g>"##,
                y + 22
            ),
        );
    }
}

fn lake(svg: &mut String, layout: &Layout, y: i32) {
    let (x, y) = (layout.width * 3 / 5, y + ROW / 2);
    put(
        svg,
        format_args!(
            r##"<ellipse cx="{x}" cy="{y}" rx="210" ry="40" fill="#4f93b8"/><ellipse cx="{x}" cy="{y}" rx="204" ry="36" fill="#7fc0de"/><path d="M{} {y}q12-6 24 0t24 0m80 10q12-6 24 0t24 0" stroke="#e8f5fb" fill="none" stroke-width="2"/>"##,
            x - 110
        ),
    );
    for step in 0..8 {
        let x = 50 + step * 62 + (step * 29) % 20;
        palm(svg, if step < 7 { x } else { layout.width - 60 }, y + (step * 17) % 26);
    }
}

/// The snow-covered mountain behind the last row.
fn mountain(svg: &mut String, layout: &Layout) {
    let (right, foot) = (layout.width, SKY + ROW / 2);
    let peak = right - 300;
    put(
        svg,
        format_args!(
            r##"<path d="M{} {foot}L{} 52Q{peak} 14 {} 50L{right} {foot}z" fill="#8d93a8"/><path d="M{} 92L{} 52Q{peak} 14 {} 50L{} 90l-34-10-28 18-36-20-30 18-34-16z" fill="#fbfdff"/><circle cx="120" cy="60" r="30" fill="#f6d25c"/><path d="M300 62q18-22 40-6 26-14 38 8 22 2 18 20h-104q-12-16 8-22z" fill="#ffffff" opacity=".8"/>"##,
            peak - 470,
            peak - 62,
            peak + 70,
            peak - 190,
            peak - 62,
            peak + 70,
            peak + 160,
        ),
    );
}
