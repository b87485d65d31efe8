//! What each country is expected to declare, from what it declared before.

use africa::{COUNTRIES, View};
use rules::Seat;

/// How likely each seat is to declare war on each other, from past sheets alone.
pub(super) struct Trust {
    war: [[f32; COUNTRIES]; COUNTRIES],
}

/// What nothing is known of: a war in four.
const PRIOR: f32 = 0.25;
/// A turn counts this much of the turn after it.
const MEMORY: f32 = 0.6;

impl Trust {
    /// Recent turns weigh most; the prior weighs as much as one turn.
    pub(super) fn of(view: &View) -> Trust {
        let mut war = [[PRIOR; COUNTRIES]; COUNTRIES];
        let mut weight = 1.0;
        for turn in &view.past {
            for (from, sheet) in turn.sheets.iter().enumerate() {
                for (to, seen) in war[from].iter_mut().enumerate() {
                    let declared = f32::from(u8::from(sheet.war().contains(Seat(to as u8))));
                    *seen = (*seen * weight + declared) / (weight + 1.0);
                }
            }
            weight = (weight + 1.0) * MEMORY;
        }
        Trust { war }
    }

    /// The chance that `from` declares war on `to`.
    pub(super) fn war(&self, from: Seat, to: Seat) -> f32 {
        self.war[from.index()][to.index()]
    }
}
