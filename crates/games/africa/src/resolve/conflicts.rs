//! Phase 4: in every territory that is not a colony, who stays and who is removed.

use super::Embassies;
use crate::{Africa, COUNTRIES, Continent, Event, Territories};
use rules::{Seat, Seats, Sink};

/// Is the presence of `seat` removed from a territory where these are present?
///
/// One present: it stays (AF-53). Two (AF-54): allied to somebody who declared war on it. Three or more (AF-55): more wars than
/// alliances among what the others there declared to it, whatever it declared itself. The two rules differ:
/// with fr>de G and de>fr G both stay if they are alone, and both may fall if others join in.
#[inline(always)]
fn falls(seat: Seat, present: Seats, embassies: &Embassies) -> bool {
    let others = present.without(seat);
    let wars = embassies.wars_on(seat, others).len();
    match others.len() {
        0 => false,
        1 => wars == 1 && !embassies.at_war(seat, others),
        all => wars > all - wars,
    }
}

impl Africa {
    /// All territories and presences at once, on the presences that stand now (AF-57); colonies are at peace for
    /// good (AF-65). What is removed is back in its owner's stock (AF-56), which is counted from the map.
    pub(super) fn settle_conflicts(
        &self,
        continent: &mut Continent,
        embassies: &Embassies,
        out: &mut impl Sink<Event>,
    ) {
        let mut removed = [Territories::NONE; COUNTRIES];
        for at in shared(continent) - continent.colonies {
            let present = continent.present(at);
            for seat in present {
                let stays = !falls(seat, present, embassies);
                if !stays {
                    removed[seat.index()].insert(at);
                }
                out.put(|| {
                    let others = present.without(seat);
                    let wars = embassies.wars_on(seat, others).len();
                    let own_war = embassies.at_war(seat, others);
                    let (present, alliances) = (present.len(), others.len() - wars);
                    Event::Judged { at, seat, present, wars, alliances, own_war, stays }
                });
            }
        }
        for (presences, removed) in continent.presences.iter_mut().zip(removed) {
            *presences -= removed;
        }
    }
}

/// Where two or more are present.
#[inline(always)]
pub(super) fn shared(continent: &Continent) -> Territories {
    let mut one = Territories::NONE;
    let mut two = Territories::NONE;
    for presences in continent.presences {
        two |= one & presences;
        one |= presences;
    }
    two
}
