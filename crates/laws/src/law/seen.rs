//! Record levels: two moves that a viewer cannot tell apart at the table look the same in the record made for
//! that viewer, and moves are never a reason to lose the line.

use super::viewers;
use crate::walk::{Move, Spot};
use rules::{Game, Stream, Viewer};

/// So many alternatives of the next move are compared with it.
const OTHERS: usize = 8;

pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, random: &mut Stream) -> Result<(), String> {
    let game = spot.game;
    let Some(next) = &spot.next else { return Ok(()) };
    for _ in 0..OTHERS {
        let other = match next {
            Move::Roll(_) => Move::Roll(game.roll(spot.state, random)),
            Move::Joint(joint) => Move::Joint(
                joint.iter().map(|&(seat, _)| (seat, game.sample(spot.state, seat, random))).collect(),
            ),
        };
        for viewer in viewers(game) {
            // The viewer's own answer is no secret: both worlds have the same.
            let other = with_own_answer(next, &other, viewer);
            let (here, there) = (written(spot, next, viewer), written(spot, &other, viewer));
            if here.contains(['\n', '\r']) {
                return Err(format!("{here:?} is not one line"));
            }
            if here != there && received(spot, next, viewer) == received(spot, &other, viewer) {
                return Err(format!(
                    "{viewer:?} cannot tell two moves apart at the table, but in the record: {here:?}, {there:?}"
                ));
            }
        }
    }
    Ok(())
}

fn with_own_answer<G: Game>(next: &Move<G>, other: &Move<G>, viewer: Viewer) -> Move<G> {
    match (next, other) {
        (Move::Joint(mine), Move::Joint(theirs)) => {
            let pick = |i: usize| if viewer.is(mine[i].0) { mine[i].clone() } else { theirs[i].clone() };
            Move::Joint((0..mine.len()).map(pick).collect())
        }
        (_, Move::Roll(roll)) => Move::Roll(roll.clone()),
        (_, Move::Joint(joint)) => Move::Joint(joint.clone()),
    }
}

fn written<G: Game>(spot: &Spot<'_, G>, next: &Move<G>, viewer: Viewer) -> String {
    match next {
        Move::Roll(roll) => spot.game.roll_seen(spot.state, roll, viewer),
        Move::Joint(joint) => {
            let seen = joint.iter().filter(|(seat, _)| !viewer.is(*seat));
            let seen = seen.map(|(seat, action)| spot.game.action_seen(spot.state, *seat, action, viewer));
            seen.collect::<Vec<_>>().join("; ")
        }
    }
}

/// What the viewer receives when the move is carried out.
fn received<G: Game>(spot: &Spot<'_, G>, next: &Move<G>, viewer: Viewer) -> String {
    let (after, events) = spot.after(spot.state, next);
    let told: Vec<_> = events.iter().filter_map(|event| spot.game.event_view(event, viewer)).collect();
    serde_json::to_string(&(told, spot.game.view(&after, viewer))).expect("views are plain data")
}
