//! Conservation: what the game says is constant stays constant, and what it says is true is true.

use crate::walk::Spot;
use rules::{Game, Stream};

pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, _: &mut Stream) -> Result<(), String> {
    conserved(spot, spot.state)
}

pub(super) fn examine_invariant<G: Game>(spot: &Spot<'_, G>, _: &mut Stream) -> Result<(), String> {
    invariant(spot, spot.state)
}

fn conserved<G: Game>(spot: &Spot<'_, G>, state: &G::State) -> Result<(), String> {
    let (Some(count), Some(before)) = (&spot.battery.conserved, spot.conserved) else { return Ok(()) };
    let now = count(spot.game, state);
    if now == before { Ok(()) } else { Err(format!("was {before} at the start, is {now}")) }
}

fn invariant<G: Game>(spot: &Spot<'_, G>, state: &G::State) -> Result<(), String> {
    match &spot.battery.invariant {
        Some(holds) if !holds(spot.game, state) => Err("the invariant does not hold".to_owned()),
        _ => Ok(()),
    }
}

/// Could the game have come here? What its judges let pass leads to such a state.
pub(super) fn sound<G: Game>(spot: &Spot<'_, G>, state: &G::State) -> Result<(), String> {
    conserved(spot, state)?;
    invariant(spot, state)?;
    let position = spot.game.write_position(state);
    match spot.game.read_position(&position) {
        Ok(read) if read == *state => Ok(()),
        Ok(_) => Err(format!("the position {position:?} reads back to another state")),
        Err(faults) => Err(format!("{position:?} is no position: {faults:?}")),
    }
}
