//! What stands and lies on the path.

use super::{COLOURS, put};
use crate::counter::Counter;
use crate::view::OnPath;
use rules::Seat;

/// A hut, or three for the start village.
pub(super) fn village(svg: &mut String, (x, y): (i32, i32), start: bool) {
    put(
        svg,
        format_args!(
            r##"<circle cx="{x}" cy="{y}" r="25" fill="#f3d9a4" stroke="#7b4f22" stroke-width="2"/>"##
        ),
    );
    let hut = |svg: &mut String, dx: i32, dy: i32| {
        put(
            svg,
            format_args!(
                r##"<g transform="translate({} {})"><rect x="-10" y="-8" width="20" height="13" fill="#c98f4e" stroke="#7b4f22"/><path d="M-15-7L0-22 15-7z" fill="#a2672d" stroke="#7b4f22"/><rect x="-3" y="-4" width="6" height="9" fill="#5d3a17"/></g>"##,
                x + dx,
                y + dy
            ),
        );
    };
    if start {
        hut(svg, -14, 2);
        hut(svg, 14, 2);
        hut(svg, 0, 14);
    } else {
        hut(svg, 0, -16);
    }
}

/// The tents of the base camp and its flag.
pub(super) fn camp(svg: &mut String, (x, y): (i32, i32)) {
    put(
        svg,
        format_args!(
            r##"<g transform="translate({x} {y})"><circle r="30" fill="#fff6df" stroke="#7b4f22" stroke-width="3"/><path d="M-36-12L-16-46 4-12z" fill="#d9663b" stroke="#7b3a1c"/><path d="M-6-12L14-42 34-12z" fill="#e7a13a" stroke="#7b3a1c"/><path d="M-16-12V-28M14-12V-26" stroke="#7b3a1c"/><path d="M22-40V-72l22 8-22 8" fill="#c8322b" stroke="#4a3517" stroke-width="2"/></g>"##
        ),
    );
}

/// A counter. Its rim and mark are those of who laid it; a face that only this viewer knows lies on brown.
pub(super) fn counter(svg: &mut String, (x, y): (i32, i32), counter: &OnPath) {
    let rim = COLOURS[counter.by.index()];
    let fill = match counter {
        OnPath { up: true, .. } => "#fffaf0",
        OnPath { counter: Some(_), .. } => "#c39a66",
        _ => "#7a5230",
    };
    put(
        svg,
        format_args!(
            r#"<g transform="translate({x} {})"><circle r="17" fill="{fill}" stroke="{rim}" stroke-width="3"/>"#,
            y - 3
        ),
    );
    match counter.counter {
        None => svg.push_str(r##"<text y="7" font-size="20" fill="#f3d9a4">?</text>"##),
        Some(face) => svg.push_str(face_of(face)),
    }
    let (number, mark) = (counter.space, mark(counter.by));
    put(
        svg,
        format_args!(
            r##"<text y="27" font-size="11" fill="#4a3517" stroke="#f7ecd0" stroke-width="3" paint-order="stroke">{number}</text><g transform="translate(14 -8)" fill="{rim}" stroke="#fff">{mark}</g></g>"##
        ),
    );
}

fn face_of(counter: Counter) -> &'static str {
    match counter {
        Counter::Banana => {
            r##"<path d="M-10-7Q-8 9 11 5 9 10 1 10-14 8-10-7z" fill="#f7d038" stroke="#8a6a10"/>"##
        }
        Counter::Lion => {
            r##"<circle r="11" fill="#b5651d"/><circle r="7" fill="#f0b860"/><circle cx="-3" cy="-2" r="1.3"/><circle cx="3" cy="-2" r="1.3"/><path d="M-2 2h4l-2 2zM-3 5q3 3 6 0" stroke="#4a2a0a" stroke-width="1"/>"##
        }
        Counter::Exchange => {
            r##"<path d="M-9-3H6M2-8l5 5-5 5M9 4H-6M-2-1l-5 5 5 5" fill="none" stroke="#2f7fa8" stroke-width="3"/>"##
        }
    }
}

/// A pawn with the mark of its seat, so that colour is never all there is.
pub(super) fn pawn(svg: &mut String, (x, y): (i32, i32), seat: Seat) {
    put(
        svg,
        format_args!(
            r##"<g transform="translate({x} {y})"><path d="M-13 8Q-12-8-5-14A8 8 0 1 1 5-14Q12-8 13 8z" fill="{}" stroke="#2b1d0b" stroke-width="2"/><g fill="#fff">{}</g></g>"##,
            COLOURS[seat.index()],
            mark(seat)
        ),
    );
}

/// The mark of a seat.
fn mark(seat: Seat) -> &'static str {
    match seat.0 {
        0 => r#"<circle cy="-3" r="4"/>"#,
        1 => r#"<path d="M0-8l5 9h-10z"/>"#,
        2 => r#"<rect x="-4" y="-7" width="8" height="8"/>"#,
        _ => r#"<path d="M0-9l5 6-5 6-5-6z"/>"#,
    }
}
