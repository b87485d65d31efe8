//! Games whose legal actions can be listed.

use crate::{Rules, Seat};

/// For perft, tree search and the referee's `legal`. Only games that can list their actions promise to.
pub trait Listed: Rules {
    /// Appends every legal action of the seat, each once, in a fixed order; none at all, if those of this decision are
    /// too many to list.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
}
