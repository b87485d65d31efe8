//! Who may answer what: the one judge of legality, and the refusals with their clauses.

use crate::{Action, Africa, Continent, Order, Phase, Sheet, State, Territories, Territory};
use rules::{Arg, Explain, Random, Seat, Set, Text};

/// Why an answer is refused: every wrong entry of a sheet, or the one thing wrong with another answer.
/// Never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal(pub Vec<Wrong>);

/// One thing that is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// This phase asks for something else (AF-14).
    Phase(Phase),
    /// A first presence away from the sea (AF-09).
    InlandStart(Territory),
    /// A first presence on a coast already chosen, where that is excluded (RU-03).
    TakenStart(Territory),
    /// An order in the row of a territory where the country has no presence (AF-20).
    NoPresence(Territory),
    /// An expedition to a territory that is no neighbour (AF-26).
    NotNeighbour(Territory, Territory),
    /// An expedition into a colony (AF-66).
    IntoColony(Territory, Territory),
    /// A landing away from the sea (AF-28).
    InlandLanding(Territory),
    /// A landing on a coast that is not empty (AF-29).
    TakenLanding(Territory),
    /// A landing when no coast is empty (AF-30).
    NoEmptyCoast,
    /// A relation with oneself, or with a seat that does not exist (AF-33).
    OwnRelation(Seat),
    /// A country left to idle at a table where bots replace those who leave (RU-20).
    NobodyIdles,
}

impl Wrong {
    /// The clause that forbids it.
    pub fn clause(&self) -> &'static str {
        match self {
            Wrong::Phase(_) => "AF-14",
            Wrong::InlandStart(_) => "AF-09",
            Wrong::TakenStart(_) => "AF-11",
            Wrong::NoPresence(_) => "AF-20",
            Wrong::NotNeighbour(..) => "AF-26",
            Wrong::IntoColony(..) => "AF-66",
            Wrong::InlandLanding(_) => "AF-28",
            Wrong::TakenLanding(_) => "AF-29",
            Wrong::NoEmptyCoast => "AF-30",
            Wrong::OwnRelation(_) => "AF-33",
            Wrong::NobodyIdles => "RU-20",
        }
    }

    /// The reason, for people.
    pub fn text(&self) -> Text {
        let at = |id, at: Territory| Text::new(id).with("at", at);
        let way = |id, from: Territory, to: Territory| Text::new(id).with("from", from).with("to", to);
        match *self {
            Wrong::Phase(phase) => Text::new(match phase {
                Phase::Setup => "africa-now-setup",
                Phase::Diplomacy => "africa-now-diplomacy",
                Phase::Writing => "africa-now-writing",
                Phase::Over => "africa-now-over",
            }),
            Wrong::InlandStart(t) => at("africa-wrong-inland-start", t),
            Wrong::TakenStart(t) => at("africa-wrong-taken-start", t),
            Wrong::NoPresence(t) => at("africa-wrong-no-presence", t),
            Wrong::NotNeighbour(from, to) => way("africa-wrong-not-neighbour", from, to),
            Wrong::IntoColony(from, to) => way("africa-wrong-into-colony", from, to),
            Wrong::InlandLanding(t) => at("africa-wrong-inland-landing", t),
            Wrong::TakenLanding(t) => at("africa-wrong-taken-landing", t),
            Wrong::NoEmptyCoast => Text::new("africa-wrong-no-empty-coast"),
            Wrong::OwnRelation(_) => Text::new("africa-wrong-own-relation"),
            Wrong::NobodyIdles => Text::new("africa-wrong-nobody-idles"),
        }
    }

    /// Strikes the wrong entry out of the sheet.
    fn strike(&self, sheet: &mut Sheet) {
        match *self {
            Wrong::NoPresence(row) | Wrong::NotNeighbour(row, _) | Wrong::IntoColony(row, _) => {
                sheet.set(row, Order::Nothing);
            }
            Wrong::InlandLanding(_) | Wrong::TakenLanding(_) | Wrong::NoEmptyCoast => sheet.set_ship(None),
            Wrong::OwnRelation(seat) => sheet.set_war(sheet.war().without(seat)),
            Wrong::Phase(_) | Wrong::InlandStart(_) | Wrong::TakenStart(_) | Wrong::NobodyIdles => {}
        }
    }
}

impl From<Territory> for Arg {
    fn from(territory: Territory) -> Arg {
        Arg::name(territory.message())
    }
}

impl Explain for Illegal {
    fn clause(&self) -> &'static str {
        self.0.first().map_or("AF-14", Wrong::clause)
    }

    fn text(&self) -> Text {
        let next =
            |before: Text, next: Text| Text::new("list-sentences").with("before", before).with("next", next);
        self.0.iter().map(Wrong::text).reduce(next).unwrap_or_else(|| Wrong::Phase(Phase::Over).text())
    }

    fn reasons(&self) -> Vec<(&'static str, Text)> {
        self.0.iter().map(|wrong| (wrong.clause(), wrong.text())).collect()
    }
}

impl Africa {
    /// Everything wrong with an answer; nothing if it is legal.
    pub(crate) fn errors(&self, state: &State, seat: Seat, action: &Action) -> Vec<Wrong> {
        match (state.phase, action) {
            (Phase::Setup, Action::Place(at)) => self.start_fault(state, *at).into_iter().collect(),
            (Phase::Diplomacy, Action::Ready) => Vec::new(),
            (Phase::Writing, Action::Sheet(sheet)) => self.sheet_faults(state, seat, sheet),
            (Phase::Writing, Action::Absent) if self.edition.absent_bot => vec![Wrong::NobodyIdles],
            (Phase::Writing, Action::Absent) => Vec::new(),
            (phase, _) => vec![Wrong::Phase(phase)],
        }
    }

    fn start_fault(&self, state: &State, at: Territory) -> Option<Wrong> {
        if !self.board.coastal().contains(at) {
            Some(Wrong::InlandStart(at))
        } else if !self.starts(&state.continent).contains(at) {
            Some(Wrong::TakenStart(at))
        } else {
            None
        }
    }

    /// The wrong entries of a sheet (AF-27), from top to bottom.
    fn sheet_faults(&self, state: &State, seat: Seat, sheet: &Sheet) -> Vec<Wrong> {
        let continent = &state.continent;
        let own = continent.presences[seat.index()];
        let mut wrong = Vec::new();
        for (row, order) in sheet.orders() {
            if !own.contains(row) {
                wrong.push(Wrong::NoPresence(row));
            } else if let Order::Explore(target) = order {
                if !self.board.neighbours(row).contains(target) {
                    wrong.push(Wrong::NotNeighbour(row, target));
                } else if continent.colonies.contains(target) {
                    wrong.push(Wrong::IntoColony(row, target));
                }
            }
        }
        if let Some(target) = sheet.ship() {
            if !self.board.coastal().contains(target) {
                wrong.push(Wrong::InlandLanding(target));
            } else if self.empty_coasts(&state.continent).is_empty() {
                wrong.push(Wrong::NoEmptyCoast);
            } else if !self.empty_coasts(&state.continent).contains(target) {
                wrong.push(Wrong::TakenLanding(target));
            }
        }
        let others = self.all_seats().without(seat);
        wrong.extend((sheet.war() - others).into_iter().map(Wrong::OwnRelation));
        wrong
    }

    /// Coasts without any presence, as the board stands while the sheets are written (AF-29, AF-32).
    pub fn empty_coasts(&self, continent: &Continent) -> Territories {
        self.board.coastal() - continent.occupied()
    }

    /// Where a presence may send an expedition (AF-22, AF-66).
    #[inline(always)]
    pub fn targets(&self, continent: &Continent, from: Territory) -> Territories {
        self.board.neighbours(from) - continent.colonies
    }

    /// Where a first presence may be placed (AF-09, AF-11).
    pub fn starts(&self, continent: &Continent) -> Territories {
        let taken = if self.edition.exclusive { continent.occupied() } else { Territories::NONE };
        self.board.coastal() - taken
    }

    /// The sheet as the referee reads it from paper: a wrong entry counts as nothing (AF-25), a wrong
    /// relation as an alliance (AF-35).
    pub(crate) fn forgive_sheet(&self, state: &State, seat: Seat, sheet: &Sheet) -> Sheet {
        let mut forgiven = *sheet;
        for wrong in self.sheet_faults(state, seat, sheet) {
            wrong.strike(&mut forgiven);
        }
        forgiven
    }

    /// A legal answer, drawn evenly from all of them (`absent` apart, which nobody chooses).
    pub(crate) fn draw_action<R: Random>(&self, state: &State, seat: Seat, random: &mut R) -> Action {
        match state.phase {
            Phase::Setup => {
                let coasts = self.starts(&state.continent);
                Action::Place(coasts.pick(random))
            }
            Phase::Diplomacy | Phase::Over => Action::Ready,
            Phase::Writing => Action::Sheet(self.draw_sheet(state, seat, random)),
        }
    }

    fn draw_sheet<R: Random>(&self, state: &State, seat: Seat, random: &mut R) -> Sheet {
        let mut sheet = Sheet::default();
        for row in state.continent.presences[seat.index()] {
            let targets = self.targets(&state.continent, row);
            match random.below(targets.len() as u32 + 2) {
                0 => {}
                1 => sheet.set(row, Order::Develop),
                n => sheet.set(row, Order::Explore(targets.nth(n - 2))),
            }
        }
        let coasts = self.empty_coasts(&state.continent);
        match random.below(coasts.len() as u32 + 1) {
            0 => {}
            n => sheet.set_ship(Some(coasts.nth(n - 1))),
        }
        let others = self.all_seats().without(seat);
        sheet.set_war(Set(random.word() as u8) & others);
        sheet
    }
}
