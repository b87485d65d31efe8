//! The picture: an SVG file that refers to nothing outside itself and runs nothing.

use super::viewers;
use crate::walk::Spot;
use rules::{Game, Stream};

pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, _: &mut Stream) -> Result<(), String> {
    for viewer in viewers(spot.game) {
        spot.note(format!("drawing for {viewer:?}"));
        let view = spot.game.view(spot.state, viewer);
        let svg = spot.game.draw(&view);
        if !svg.starts_with("<svg") || !svg.trim_end().ends_with("</svg>") {
            return Err("is not one <svg> element".to_owned());
        }
        let outside = ["<script", "href=\"http", "href='http", "url(http", "<foreignObject", "<image"];
        if let Some(bad) = outside.iter().find(|bad| svg.contains(**bad)) {
            return Err(format!("contains {bad}"));
        }
        spot.game.lines(&view);
        spot.game.stage(&view);
    }
    Ok(())
}
