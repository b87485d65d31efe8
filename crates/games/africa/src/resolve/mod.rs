//! What then happens: the phases 3, 4 and 5 of a turn, one file each, in the order of the rulebook.

mod colonies;
mod conflicts;
mod reading;

use crate::{Action, Africa, COUNTRIES, Column, Continent, Event, Phase, Sheet, State, YEARS};
use rules::{Seat, Seats, Sink};

/// The declarations that lie in the embassies: one of every country in each of the others' (AF-07, AF-47).
#[derive(Clone, Copy)]
pub(crate) struct Embassies {
    /// `declared_by[x]`: whom x declared war on.
    declared_by: [Seats; COUNTRIES],
    /// `received_by[y]`: who declared war on y, which is what y's embassy shows, and what is counted (AF-58).
    received_by: [Seats; COUNTRIES],
}

impl Embassies {
    #[inline]
    pub(crate) fn of(sheets: &Column) -> Embassies {
        let declared_by = sheets.each_ref().map(Sheet::war);
        let mut received_by = [Seats::NONE; COUNTRIES];
        for (from, wars) in declared_by.iter().enumerate() {
            for (to, received) in received_by.iter_mut().enumerate() {
                received.0 |= (wars.0 >> to & 1) << from;
            }
        }
        Embassies { declared_by, received_by }
    }

    /// Who of these declared war on the seat?
    #[inline(always)]
    pub(crate) fn wars_on(&self, seat: Seat, among: Seats) -> Seats {
        self.received_by[seat.index()] & among
    }

    /// Did `from` declare war on one of these?
    #[inline(always)]
    fn at_war(&self, from: Seat, among: Seats) -> bool {
        self.declared_by[from.index()].0 & among.0 != 0
    }
}

impl Africa {
    /// Phases 3, 4 and 5 of one turn on the map alone, one after the other (AF-48): what bots and benchmarks
    /// play through.
    /// `sheets` holds checked sheets by seat, blank beyond the seats in play.
    #[inline]
    pub fn play_turn(&self, continent: &mut Continent, sheets: &Column, out: &mut impl Sink<Event>) {
        self.read_sheets(continent, sheets, out);
        let embassies = Embassies::of(sheets);
        self.settle_conflicts(continent, &embassies, out);
        self.found_colonies(continent, &embassies, out);
    }

    pub(crate) fn carry_out(&self, state: &mut State, joint: &[(Seat, Action)], out: &mut impl Sink<Event>) {
        match state.phase {
            Phase::Setup => {
                for (seat, action) in joint {
                    if let Action::Place(at) = *action {
                        state.continent.presences[seat.index()].insert(at);
                        out.put(|| Event::Placed { seat: *seat, at });
                    }
                }
                if self.next_to_place(&state.continent).is_none() {
                    begin_turn(state, 0, out);
                }
            }
            Phase::Diplomacy => {
                state.phase = Phase::Writing;
                out.put(|| Event::TalkEnded);
            }
            Phase::Writing => {
                let mut sheets = Column::default();
                let mut absent = Seats::NONE;
                for (seat, action) in joint {
                    match action {
                        Action::Sheet(sheet) => sheets[seat.index()] = *sheet,
                        Action::Absent => absent = absent.with(*seat),
                        Action::Place(_) | Action::Ready => {}
                    }
                }
                self.mark_absent(state, absent, out);
                self.play_turn(&mut state.continent, &sheets, out);
                state.past.push(Some(sheets));
                let left = || self.all_seats().into_iter().map(|seat| state.continent.pawns_left(seat));
                out.put(|| Event::PawnsLeft { left: left().collect() });
                self.end_turn(state, out);
            }
            Phase::Over => {}
        }
    }

    fn mark_absent(&self, state: &mut State, absent: Seats, out: &mut impl Sink<Event>) {
        (absent - state.absent).into_iter().for_each(|seat| out.put(|| Event::WentAbsent { seat }));
        (state.absent - absent).into_iter().for_each(|seat| out.put(|| Event::CameBack { seat }));
        state.absent = absent;
    }

    /// AF-68: after 1914, or once the figures are used up; AF-69: colonies beyond them count as well.
    fn end_turn(&self, state: &mut State, out: &mut impl Sink<Event>) {
        let colonies = state.continent.colonies.len();
        if state.turn_index() + 1 == YEARS.len() || colonies >= crate::COLONIES {
            state.phase = Phase::Over;
            let (year, by_colonies) = (state.year(), colonies >= crate::COLONIES);
            out.put(|| Event::Ended { year, colonies, by_colonies });
        } else {
            begin_turn(state, state.turn + 1, out);
        }
    }
}

fn begin_turn(state: &mut State, turn: u8, out: &mut impl Sink<Event>) {
    state.turn = turn;
    state.phase = Phase::Diplomacy;
    let year = state.year();
    out.put(|| Event::TurnBegan { year });
}
