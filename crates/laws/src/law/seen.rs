//! Record levels: two moves look the same in the record made for a viewer exactly if that viewer could not tell
//! them apart at the table. One way, a record shows no more than was seen; the other way, nothing was told at
//! the table that the game itself says is hidden.

use super::received::Received;
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
            let (table_here, shown_here) = received(spot, next, viewer);
            let (table_there, shown_there) = received(spot, &other, viewer);
            match table_here.same(&table_there) {
                Ok(()) if here != there => {
                    return Err(format!(
                        "to {viewer:?} the record tells two moves apart: {here:?}, {there:?}"
                    ));
                }
                Err(why) if here == there && !shown_here && !shown_there => {
                    return Err(format!(
                        "to {viewer:?} two moves are {here:?} in the record, but not at the table{why}"
                    ));
                }
                _ => {}
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

/// What the viewer receives when the move is carried out, and whether a secret came to light by it.
fn received<G: Game>(spot: &Spot<'_, G>, next: &Move<G>, viewer: Viewer) -> (Received<G>, bool) {
    let (after, events) = spot.after(spot.state, next);
    let shown = events.iter().any(|event| spot.game.reveals(event));
    (Received::new(spot.game, &after, &events, viewer), shown)
}
