//! Guess: a guessed world looks to the viewer exactly like the real one. Scores: what a viewer is told of them while the
//! game goes on is what the referee counts, not what a guess would.

use super::viewers;
use crate::walk::Spot;
use rules::{Game, Stream, Turn};

pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, random: &mut Stream) -> Result<(), String> {
    for viewer in viewers(spot.game) {
        let view = spot.game.view(spot.state, viewer);
        for _ in 0..2 {
            spot.note(format!("guessing for {viewer:?}"));
            let guessed = spot.game.view(&spot.game.guess(&view, random), viewer);
            if guessed != view {
                return Err(format!("to {viewer:?} the guessed world is {guessed:?}, the real one {view:?}"));
            }
        }
    }
    Ok(())
}

pub(super) fn examine_scores<G: Game>(spot: &Spot<'_, G>, _: &mut Stream) -> Result<(), String> {
    if spot.turn == Turn::Over {
        return Ok(()); // then everybody is told the standing itself
    }
    let standing = spot.game.standing(spot.state).scores;
    for viewer in viewers(spot.game) {
        let told = spot.game.scores(&spot.game.view(spot.state, viewer));
        if let Some(score) = told.iter().find(|score| !standing.contains(score)) {
            return Err(format!("{viewer:?} is told {score:?}, the referee counts {standing:?}"));
        }
    }
    Ok(())
}
