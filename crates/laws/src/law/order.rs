//! Order: a joint answer means the same in whatever order it is given.

use crate::walk::{Move, Spot};
use rules::{Game, Random, Stream};

pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, random: &mut Stream) -> Result<(), String> {
    let Some(Move::Joint(joint)) = &spot.next else { return Ok(()) };
    if joint.len() < 2 {
        return Ok(());
    }
    let (state, events) = spot.after(spot.state, &Move::Joint(joint.clone()));
    let mut reversed = joint.clone();
    reversed.reverse();
    let mut shuffled = joint.clone();
    random.shuffle(&mut shuffled);
    for other in [reversed, shuffled] {
        let seats: Vec<_> = other.iter().map(|(seat, _)| seat.0).collect();
        let (state_then, events_then) = spot.after(spot.state, &Move::Joint(other));
        if state_then != state {
            let (one, two) = (spot.game.write_position(&state), spot.game.write_position(&state_then));
            return Err(format!("{joint:?} gives {one}; in the order {seats:?} it gives {two}"));
        }
        let (events, events_then) = (format!("{events:?}"), format!("{events_then:?}"));
        if events_then != events {
            return Err(format!("{joint:?} tells {events}; in the order {seats:?} it tells {events_then}"));
        }
    }
    Ok(())
}
