//! The players' cards below the board: three piles each with their reach, and the hand.

use super::{Layout, pieces, put};
use crate::card::{Card, Transport};
use crate::view::{Expedition, View};

/// How much room they take.
pub(super) const HEIGHT: i32 = 190;

pub(super) fn players(svg: &mut String, layout: &Layout, view: &View) {
    let (top, width) = (layout.board, layout.width);
    put(svg, format_args!(r##"<rect y="{top}" width="{width}" height="{HEIGHT}" fill="#4b3621"/>"##));
    let each = width / view.expeditions.len().max(1) as i32;
    for (expedition, at) in view.expeditions.iter().zip(0..) {
        player(svg, at * each + 16, top + 16, expedition);
    }
}

fn player(svg: &mut String, x: i32, y: i32, of: &Expedition) {
    pieces::pawn(svg, (x + 16, y + 24), of.seat);
    for (card, at) in of.piles.iter().flatten().zip(0..) {
        face(svg, x + 42 + at * 62, y, *card, 1);
    }
    if of.piles.is_some() {
        let reach = of.reach;
        put(
            svg,
            format_args!(
                r##"<circle cx="{}" cy="{}" r="24" fill="#f3d9a4"/><text x="{}" y="{}" font-size="26" fill="#4a3517">{reach}</text>"##,
                x + 258,
                y + 38,
                x + 258,
                y + 47
            ),
        );
    }
    match &of.hand {
        Some(hand) => {
            for (card, at) in hand.iter().zip(0..) {
                face(svg, x + 42 + at * 62, y + 88, *card, 0);
            }
        }
        None => {
            for at in 0..i32::from(of.cards) {
                let (left, top) = (x + 42 + at * 62, y + 88);
                put(
                    svg,
                    format_args!(
                        r##"<rect x="{left}" y="{top}" width="54" height="74" rx="6" fill="#8a6a3b" stroke="#f3d9a4" stroke-width="2"/><path d="M{} {}l18 30h-36z" fill="#f3d9a4" opacity=".6"/>"##,
                        left + 27,
                        top + 22
                    ),
                );
            }
        }
    }
}

/// A card: its colour and picture say how one travels, its number how far. Open piles have a bright rim.
fn face(svg: &mut String, x: i32, y: i32, card: Card, open: u8) {
    let (colour, picture) = match card.transport() {
        Transport::Canoe => (
            "#4a8fc7",
            r##"<path d="M-20 0Q0 12 20 0 16 12 0 12T-20 0z" fill="#6b3f1d"/><path d="M-8-12L6 10" stroke="#6b3f1d" stroke-width="3"/>"##,
        ),
        Transport::Jeep => (
            "#e8c13c",
            r##"<path d="M-19 6V-4H-6L-2-12H16V6z" fill="#5b6b3a"/><circle cx="-10" cy="8" r="5"/><circle cx="10" cy="8" r="5"/>"##,
        ),
        Transport::Foot => (
            "#5ba35b",
            r##"<circle cy="-11" r="4" fill="#3b2412"/><path d="M0-6V4L-7 13M0 4l7 9M0-3l10 3M0-3l-9 4M10 0l9-11" stroke="#3b2412" stroke-width="3" fill="none"/>"##,
        ),
        Transport::Mule => (
            "#9b6bb3",
            r##"<path d="M-16 13V-2H6L12-12l3 5 5 5-8 4v11M-10 4v9M6 3v10" stroke="#3b2412" stroke-width="3" fill="#7b5a44"/>"##,
        ),
    };
    let rim = if open == 1 { "#fff6df" } else { "#2b1d0b" };
    let (value, middle) = (card.value(), x + 27);
    put(
        svg,
        format_args!(
            r##"<rect x="{x}" y="{y}" width="54" height="74" rx="6" fill="{colour}" stroke="{rim}" stroke-width="2"/><text x="{middle}" y="{}" font-size="28" font-weight="bold" fill="#1f1408">{value}</text><g transform="translate({middle} {})">{picture}</g>"##,
            y + 30,
            y + 52
        ),
    );
}
