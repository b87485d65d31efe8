//! The picture: an SVG file that refers to nothing outside itself and runs nothing.

use super::viewers;
use crate::walk::Spot;
use rules::{Game, Random, Stream};

pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, random: &mut Stream) -> Result<(), String> {
    // Drawing is slow; over a game, everybody has a turn.
    let painted = random.below(u32::from(spot.game.seats()) + 1) as usize;
    for (number, viewer) in viewers(spot.game).enumerate() {
        spot.note(format!("drawing for {viewer:?}"));
        let view = spot.game.view(spot.state, viewer);
        spot.game.lines(&view);
        spot.game.stage(&view);
        if number == painted {
            stands_alone(&spot.game.draw(&view))?;
        }
    }
    Ok(())
}

fn stands_alone(svg: &str) -> Result<(), String> {
    if !svg.starts_with("<svg") || !svg.trim_end().ends_with("</svg>") {
        return Err("is not one <svg> element".to_owned());
    }
    let outside = ["<script", "href=\"http", "href='http", "url(http", "<foreignObject", "<image"];
    match outside.iter().find(|bad| svg.contains(**bad)) {
        None => Ok(()),
        Some(bad) => Err(format!("contains {bad}")),
    }
}
