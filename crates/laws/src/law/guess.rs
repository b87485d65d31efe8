//! Guess: a guessed world looks to the viewer exactly like the real one.

use super::viewers;
use crate::walk::Spot;
use rules::{Game, Stream};

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
