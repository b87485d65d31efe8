//! Conservation: what the game says is constant stays constant.

use crate::walk::Spot;
use rules::{Game, Stream};

pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, _: &mut Stream) -> Result<(), String> {
    let (Some(count), Some(before)) = (&spot.battery.conserved, spot.conserved) else { return Ok(()) };
    let now = count(spot.game, spot.state);
    if now == before { Ok(()) } else { Err(format!("was {before} at the start, is {now}")) }
}
