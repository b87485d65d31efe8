//! Phase 3: the sheets are read and executed. All act on the board as it stood while they were written, so
//! the order of reading is without effect (AF-37); seats are read in country order.

use crate::event::NoLanding;
use crate::{Africa, Column, Continent, Event, Order, Sheet, TERRITORIES, Territories, Territory};
use rules::{Seat, Sink};

impl Africa {
    pub(super) fn read_sheets(&self, continent: &mut Continent, sheets: &Column, out: &mut impl Sink<Event>) {
        let mut reached = Territories::NONE;
        for seat in self.all_seats() {
            let sheet = &sheets[seat.index()];
            out.put(|| Event::SheetRead { seat, sheet: *sheet });
            self.develop(continent, seat, sheet, out);
            reached |= self.explore(continent, seat, sheet, out);
        }
        for seat in self.all_seats() {
            if let Some(at) = sheets[seat.index()].ship() {
                self.land(continent, seat, at, reached, out);
            }
        }
        for seat in self.all_seats() {
            let others = self.all_seats().without(seat);
            let war = sheets[seat.index()].war();
            out.put(|| Event::Declared { seat, war, alliance: others - war });
        }
    }

    /// AF-38: each order fills a square; AF-39: surplus orders are lost.
    fn develop(&self, continent: &mut Continent, seat: Seat, sheet: &Sheet, out: &mut impl Sink<Event>) {
        for at in sheet.develops() {
            if self.board.full(&continent.filled).contains(at) {
                let colony = continent.colonies.contains(at);
                out.put(|| Event::DevelopmentLost { seat, at, colony });
            } else {
                continent.develop(at);
                let filled = continent.developments(at);
                out.put(|| Event::Developed { seat, at, filled });
            }
        }
    }

    /// AF-40: each order installs a presence, while there are pawns (AF-49). A new one has no order yet, and what
    /// it did stays done whatever becomes of it (AF-44). Returns where one was installed.
    fn explore(
        &self,
        continent: &mut Continent,
        seat: Seat,
        sheet: &Sheet,
        out: &mut impl Sink<Event>,
    ) -> Territories {
        let mut pawns = continent.pawns_left(seat);
        let own = &mut continent.presences[seat.index()];
        let before = *own;
        let mut send = |from: Territory, at: Territory| {
            if own.contains(at) {
                out.put(|| Event::AlreadyThere { seat, from, at }); // allowed, and nothing (AF-42)
            } else if pawns == 0 {
                out.put(|| Event::ExpeditionVoid { seat, from, at });
            } else {
                pawns -= 1;
                own.insert(at);
                out.put(|| Event::Explored { seat, from, at });
            }
        };
        let expeditions = before.into_iter().filter_map(|from| match sheet.order(from) {
            Order::Explore(at) => Some((from, at)),
            Order::Develop | Order::Nothing => None,
        });
        if self.edition.stock_by_destination {
            let mut list = [None; TERRITORIES];
            expeditions.zip(&mut list).for_each(|((from, at), entry)| *entry = Some((at, from)));
            list.sort_unstable();
            list.into_iter().flatten().for_each(|(at, from)| send(from, at));
        } else {
            // AF-50: down the rows of the sheet.
            expeditions.for_each(|(from, at)| send(from, at));
        }
        continent.presences[seat.index()] - before
    }

    /// AF-45, from the home country (AF-31), after all explorations (AF-51). Landings of several countries on one coast all succeed (AF-46).
    fn land(
        &self,
        continent: &mut Continent,
        seat: Seat,
        at: Territory,
        reached: Territories,
        out: &mut impl Sink<Event>,
    ) {
        let why = if continent.presences[seat.index()].contains(at) {
            NoLanding::AlreadyThere
        } else if self.edition.landing_after_exploration && reached.contains(at) {
            NoLanding::CoastReached
        } else if continent.pawns_left(seat) == 0 {
            NoLanding::NoPawn
        } else {
            continent.presences[seat.index()].insert(at);
            return out.put(|| Event::Landed { seat, at });
        };
        out.put(|| Event::LandingVoid { seat, at, why });
    }
}
