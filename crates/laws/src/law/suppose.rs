//! Suppose: what is supposed from a view comes true, word for word, when those answers are given. Where a secret
//! decides it stops there, and nowhere else.

use super::viewers;
use crate::walk::{Move, Spot};
use rules::{Game, Stream, Unsupposable, suppose};

pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, _: &mut Stream) -> Result<(), String> {
    let Some(Move::Joint(joint)) = &spot.next else { return Ok(()) };
    let answers = joint.iter().cloned().collect();
    let (after, events) = spot.after(spot.state, &Move::Joint(joint.clone()));
    let revealed = events.iter().any(|event| spot.game.reveals(event));
    for viewer in viewers(spot.game) {
        spot.note(format!("supposing for {viewer:?}"));
        let view = spot.game.view(spot.state, viewer);
        let supposed = match suppose(spot.game, &view, viewer, 0, &answers) {
            Ok(supposed) => supposed,
            // Another may hold what this viewer cannot expect.
            Err(Unsupposable::Illegal(_)) if joint.iter().any(|(seat, _)| !viewer.is(*seat)) => continue,
            Err(why) => return Err(format!("{viewer:?} cannot suppose {joint:?}: {why:?}")),
        };
        let told: Vec<_> = events.iter().filter_map(|event| spot.game.event_view(event, viewer)).collect();
        let whole = supposed.view.is_some();
        if !told.starts_with(&supposed.events) || (whole && told.len() != supposed.events.len()) {
            return Err(format!("{viewer:?} supposes {:?}, then hears {told:?}", supposed.events));
        }
        if supposed.view.is_some_and(|view| view != spot.game.view(&after, viewer)) {
            return Err(format!("{viewer:?} supposes another table after {joint:?}"));
        }
        if !whole && !revealed {
            return Err(format!("{viewer:?} cannot suppose {joint:?}, which brings no secret to light"));
        }
    }
    Ok(())
}
