//! What goes wrong, and when.

use crate::dice::Dice;
use std::time::Duration;

/// Something that goes wrong for a while.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// A node dies without a word and is started again.
    Crash,
    /// What is sent between a node and somebody is held back, and comes later.
    Hold(usize),
    /// What is sent between them is lost.
    Cut(usize),
    /// A node's line to the store goes dead.
    Stall,
    /// It refuses everything.
    Refuse,
    /// It does everything and says nothing.
    Mute,
    /// It hears nothing of the other nodes.
    Deafen,
    /// It has no room for anything new.
    Fill,
}

/// What goes wrong, with which node, from when to when.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fault {
    pub(crate) kind: Kind,
    pub(crate) node: usize,
    pub(crate) from: Duration,
    pub(crate) to: Duration,
}

/// All that goes wrong in a world of so many clients.
pub(crate) fn plan(dice: &mut Dice, clients: usize) -> Vec<Fault> {
    let mut plan: Vec<Fault> = (0..2 + dice.below(5))
        .map(|_| {
            let from = dice.millis(200, 12_000);
            let kind = match dice.below(8) {
                0 => Kind::Crash,
                1 => Kind::Hold(dice.below(clients)),
                2 => Kind::Cut(dice.below(clients)),
                3 => Kind::Stall,
                4 => Kind::Refuse,
                5 => Kind::Mute,
                6 => Kind::Fill,
                _ => Kind::Deafen,
            };
            Fault { kind, node: dice.below(2), from, to: from + dice.millis(300, 7_000) }
        })
        .collect();
    plan.sort_by_key(|fault| fault.from);
    plan
}
