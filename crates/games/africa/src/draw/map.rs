//! The map as SVG: sea, coast, territories with their squares and flags, the embassies in the sea.
//!
//! Countries differ by colour and by the pattern of their flag, relations by shape, colonies by a hatching
//! and a mark, so that nothing rests on colour alone. Elements carry `data-at` and `data-embassy`, by which a
//! page finds them.

use crate::board::{Point, Shape};
use crate::{Africa, PlaceView, Territory, View};
use rules::Seats;
use std::fmt::Write;

/// Units of the picture in a degree, and its west and north edges.
const SCALE: f64 = 13.0;
const WEST: f64 = -21.0;
const NORTH: f64 = 39.5;
/// Size of the picture.
const WIDTH: f64 = 75.0 * SCALE;
const HEIGHT: f64 = 76.5 * SCALE;

/// The mark on each country's flag, drawn over its colour in a box of 14 by 10.
const MARKS: [&str; crate::COUNTRIES] = [
    "M0 0L14 10M14 0L0 10",
    "M4.7 0V10M9.3 0V10",
    "M0 3.3H14M0 6.7H14",
    "M0 10L14 0",
    "M7 2a3 3 0 1 1-.01 0z",
    "M0 10L7 1L14 10",
];

fn xy([longitude, latitude]: Point) -> (f64, f64) {
    ((longitude - WEST) * SCALE, (NORTH - latitude) * SCALE)
}

impl Africa {
    pub(super) fn picture(&self, view: &View) -> String {
        let mut svg = String::new();
        self.compose(view, &mut svg).expect("writing to a string cannot fail");
        svg
    }

    fn compose(&self, view: &View, svg: &mut String) -> std::fmt::Result {
        write!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH:.0} {HEIGHT:.0}\" \
             font-family=\"Georgia, serif\" text-anchor=\"middle\"><title>Africa {}</title>\
             <defs><pattern id=\"colony\" width=\"7\" height=\"7\" patternUnits=\"userSpaceOnUse\" \
             patternTransform=\"rotate(45)\"><rect width=\"7\" height=\"7\" fill=\"#d9b46a\"/>\
             <path d=\"M0 0V7\" stroke=\"#c49a47\" stroke-width=\"3\"/></pattern></defs>\
             <rect width=\"100%\" height=\"100%\" fill=\"#a9c6cf\"/>",
            view.year
        )?;
        self.coast(svg)?;
        // Outlines first, so that no name disappears under a neighbour.
        for (place, shape) in view.map.iter().zip(&self.board.shapes) {
            self.outline(svg, place, shape)?;
        }
        for [from, to] in &self.board.walls {
            let ((x, y), (x2, y2)) = (xy(*from), xy(*to));
            write!(
                svg,
                "<path d=\"M{x:.1} {y:.1}L{x2:.1} {y2:.1}\" stroke=\"#7d1f1f\" stroke-width=\"6\"/>"
            )?;
        }
        for (place, shape) in view.map.iter().zip(&self.board.shapes) {
            self.pieces(svg, place, shape)?;
        }
        for (a, b) in &self.board.sea_links {
            self.sea_link(svg, *a, *b)?;
        }
        for (a, b) in &self.board.bridges {
            let [from, to] = [a, b].map(|end| xy(self.board.shapes[end.index()].label));
            dotted(svg, from, to)?;
        }
        for seat in 0..view.countries.len() {
            self.embassy(svg, view, seat)?;
        }
        svg.push_str("</svg>");
        Ok(())
    }

    /// Shallow water along every edge that is coast.
    fn coast(&self, svg: &mut String) -> std::fmt::Result {
        for (width, colour) in [(34, "#b8d2d8"), (20, "#c9dfe2"), (8, "#dcebea")] {
            write!(
                svg,
                "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\" d=\""
            )?;
            for shape in &self.board.shapes {
                let next = shape.ring.iter().cycle().skip(1);
                for ((from, to), coast) in shape.ring.iter().zip(next).zip(&shape.coast) {
                    if *coast {
                        let ((x, y), (x2, y2)) = (xy(*from), xy(*to));
                        write!(svg, "M{x:.1} {y:.1}L{x2:.1} {y2:.1}")?;
                    }
                }
            }
            svg.push_str("\"/>");
        }
        Ok(())
    }

    fn outline(&self, svg: &mut String, place: &PlaceView, shape: &Shape) -> std::fmt::Result {
        let fill = match (place.colony, self.board.coastal().contains(place.at)) {
            (true, _) => "url(#colony)",
            (false, true) => "#f3e7c4",
            (false, false) => "#eadbb0",
        };
        write!(
            svg,
            "<path data-at=\"{}\" fill=\"{fill}\" stroke=\"#6b5a3a\" stroke-width=\"1.4\" \
             stroke-linejoin=\"round\" d=\"",
            place.at.id()
        )?;
        for (i, point) in shape.ring.iter().enumerate() {
            let (x, y) = xy(*point);
            write!(svg, "{}{x:.1} {y:.1}", if i == 0 { 'M' } else { 'L' })?;
        }
        svg.push_str("Z\"/>");
        Ok(())
    }

    /// Name, squares, colony mark and flags. Clicks go through to the outline beneath.
    fn pieces(&self, svg: &mut String, place: &PlaceView, shape: &Shape) -> std::fmt::Result {
        let (x, y) = xy(shape.label);
        // Names are letters: the board file was checked.
        let [fr, en] = self.board.name(place.at);
        let look = format!("x=\"{x:.1}\" y=\"{:.1}\" font-size=\"12.5\" fill=\"#3a2f1c\"", y - 9.0);
        write!(
            svg,
            "<g pointer-events=\"none\"><switch><text systemLanguage=\"fr\" {look}>{fr}</text>\
             <text {look}>{en}</text></switch>"
        )?;
        let squares = self.board.squares(place.at);
        let left = x - 5.5 * squares as f64;
        for square in 0..squares {
            let fill = if square < place.filled { "#3a2f1c" } else { "#fffaf0" };
            write!(
                svg,
                "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"9\" height=\"9\" fill=\"{fill}\" stroke=\"#3a2f1c\"/>",
                left + 11.0 * square as f64 + 1.0,
                y - 4.5
            )?;
        }
        if place.colony {
            let left = left - 9.0;
            write!(
                svg,
                "<path fill=\"#7d1f1f\" stroke=\"#fffaf0\" d=\"M{left:.1} {:.1}l6 10h-12z\"/>",
                y - 5.5
            )?;
        }
        self.flags(svg, place.present, x, y + 8.0)?;
        svg.push_str("</g>");
        Ok(())
    }

    /// The flags of those present, three to a row.
    fn flags(&self, svg: &mut String, present: Seats, x: f64, y: f64) -> std::fmt::Result {
        let many = present.len();
        for (i, seat) in present.into_iter().enumerate() {
            let in_row = if i < 3 { many.min(3) } else { many - 3 };
            let across = x - 10.0 * in_row as f64 + 20.0 * (i % 3) as f64 + 1.0;
            self.flag(svg, seat.index(), across, y + 15.0 * (i / 3) as f64)?;
        }
        Ok(())
    }

    fn flag(&self, svg: &mut String, seat: usize, x: f64, y: f64) -> std::fmt::Result {
        let country = self.countries[seat];
        let colour = &self.board.colours[country];
        write!(
            svg,
            "<g transform=\"translate({x:.1} {y:.1})scale(1.3)\"><rect width=\"14\" height=\"10\" fill=\"{colour}\" stroke=\"#fffaf0\"/>\
             <path fill=\"none\" stroke=\"{}\" stroke-width=\"1.5\" d=\"{}\"/></g>",
            ink(colour),
            MARKS[country]
        )
    }

    /// A dotted line over the narrowest water between two coasts.
    fn sea_link(&self, svg: &mut String, a: Territory, b: Territory) -> std::fmt::Result {
        let ring = |at: Territory| self.board.shapes[at.index()].ring.iter().map(|point| xy(*point));
        let apart = |((x, y), (x2, y2)): &((f64, f64), (f64, f64))| (x2 - x).hypot(y2 - y);
        let ways = ring(a).flat_map(|from| ring(b).map(move |to| (from, to)));
        match ways.min_by(|one, other| apart(one).total_cmp(&apart(other))) {
            Some((from, to)) => dotted(svg, from, to),
            None => Ok(()),
        }
    }

    /// A box with the flag of the country, and the relation pawns of the others: a round one is a dove, a
    /// pointed one with a cross a cannon, an empty one shows no side yet.
    fn embassy(&self, svg: &mut String, view: &View, seat: usize) -> std::fmt::Result {
        let country = &view.countries[seat];
        let (x, y) = xy(self.board.embassies[self.countries[seat]]);
        write!(
            svg,
            "<g data-embassy=\"{}\"><rect x=\"{:.1}\" y=\"{:.1}\" width=\"132\" height=\"88\" rx=\"6\" fill=\"#fffaf0\" \
             stroke=\"#6b5a3a\"/><text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"15\" fill=\"#3a2f1c\">{} · {}</text>",
            country.id,
            x - 66.0,
            y - 44.0,
            y - 24.0,
            country.id.to_uppercase(),
            country.total
        )?;
        self.flag(svg, seat, x - 58.0, y - 36.0)?;
        let others = (0..view.countries.len()).filter(|other| *other != seat);
        for (i, other) in others.enumerate() {
            let (px, py) = (x - 50.0 + 25.0 * i as f64, y);
            let pawn = &self.board.colours[self.countries[other]];
            match country.wars_received {
                None => write!(
                    svg,
                    "<circle cx=\"{px:.1}\" cy=\"{py:.1}\" r=\"9\" fill=\"none\" stroke=\"{pawn}\" stroke-width=\"2\" stroke-dasharray=\"3 3\"/>"
                )?,
                Some(wars) if wars.contains(rules::Seat(other as u8)) => write!(
                    svg,
                    "<path transform=\"translate({px:.1} {py:.1})\" d=\"M0 -11L11 0L0 11L-11 0Z\" fill=\"{pawn}\"/>\
                     <path transform=\"translate({px:.1} {py:.1})\" d=\"M-4 -4L4 4M4 -4L-4 4\" stroke=\"{}\" stroke-width=\"2.5\"/>",
                    ink(pawn)
                )?,
                Some(_) => write!(
                    svg,
                    "<circle cx=\"{px:.1}\" cy=\"{py:.1}\" r=\"10\" fill=\"{pawn}\"/>\
                     <circle cx=\"{px:.1}\" cy=\"{py:.1}\" r=\"5\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.5\"/>",
                    ink(pawn)
                )?,
            }
            let id = view.countries[other].id;
            write!(
                svg,
                "<text x=\"{px:.1}\" y=\"{:.1}\" font-size=\"10.5\" fill=\"#3a2f1c\">{id}</text>",
                py + 24.0
            )?;
        }
        write!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"12\" fill=\"#3a2f1c\">{}</text></g>",
            x + 54.0,
            y - 25.0,
            country.pawns_left
        )
    }
}

/// A dotted line that joins neighbours whose outlines do not touch.
fn dotted(svg: &mut String, (x, y): (f64, f64), (x2, y2): (f64, f64)) -> std::fmt::Result {
    write!(
        svg,
        "<path d=\"M{x:.1} {y:.1}L{x2:.1} {y2:.1}\" stroke=\"#2d5560\" stroke-width=\"3\" \
         stroke-dasharray=\"1 7\" stroke-linecap=\"round\"/>"
    )
}

/// White on dark colours, dark on light ones.
fn ink(colour: &str) -> &'static str {
    let part = |from: usize| {
        colour.get(from..from + 2).and_then(|hex| u32::from_str_radix(hex, 16).ok()).unwrap_or(0)
    };
    if 3 * part(1) + 6 * part(3) + part(5) > 1500 { "#222222" } else { "#fffaf0" }
}
