//! Searching for good moves.

use neuf_pistes::NeufPistes;
use rules::{Budget, Game, Setup, SetupFault};

/// How a game's strong bot plays itself until the budget is over: how many positions it looked at.
pub type Search = fn(&Setup, &Budget<'_>) -> Result<u64, Vec<SetupFault>>;

/// The positions of L'Africa.
pub(crate) fn neuf_pistes(setup: &Setup, budget: &Budget<'_>) -> Result<u64, Vec<SetupFault>> {
    let game = NeufPistes::open(setup)?;
    Ok(bots::neuf_pistes::searched(&game, budget))
}
