//! Phase 5: where all squares are filled and everybody present is allied, a colony is founded.

use super::Embassies;
use super::conflicts::shared;
use crate::{Africa, Continent, Event, Territories};
use rules::Sink;

impl Africa {
    /// Every territory, every turn (AF-63), all at once, so that nobody chooses which come first (RU-16).
    pub(super) fn found_colonies(
        &self,
        continent: &mut Continent,
        embassies: &Embassies,
        out: &mut impl Sink<Event>,
    ) {
        let full = self.board.full(&continent.filled);
        let ripe = (continent.occupied() & full) - continent.colonies;
        let mut disputed = Territories::NONE;
        for at in ripe & shared(continent) {
            let present = continent.present(at);
            // AF-62: one declaration of war in either direction between two of them is enough.
            if present.into_iter().any(|seat| embassies.at_war(seat, present.without(seat))) {
                disputed.insert(at);
            }
        }
        for at in ripe {
            out.put(|| match continent.present(at) {
                present if disputed.contains(at) => Event::Disputed { at, present },
                owners => Event::Founded { at, owners },
            });
        }
        continent.colonies |= ripe - disputed; // for good (AF-59), and one figure each (AF-64): it is a set
    }
}
