//! Who may know what. Everything on the table is public, past sheets included (RU-23); the only secret, a
//! sheet that is being written or sealed, is never in a state. So all viewers see the same.

use crate::{Africa, Column, Continent, Event, Phase, Points, Sheet, State, Territory, YEARS};
use rules::{Random, Seats, Viewer, Views};
use serde::Serialize;

/// The table as anybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct View {
    /// The year of the turn.
    pub year: u16,
    /// The phase.
    pub phase: Phase,
    /// In how many decisions from now the sheets of this turn are written; absent when none will be.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub sheets_in: Option<u8>,
    /// The 32 territories, in the order of the sheet.
    pub map: Vec<PlaceView>,
    /// The countries, by seat.
    pub countries: Vec<CountryView>,
    /// How many colony figures have been used, of 22.
    pub colonies: usize,
    /// The turns that have been read, with their sheets.
    pub past: Vec<ReadTurn>,
}

/// A territory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlaceView {
    /// Which.
    pub at: Territory,
    /// Who has a presence there.
    pub present: Seats,
    /// Squares that hold a development, of those that the board has there.
    pub filled: usize,
    /// Does a colony figure stand there?
    pub colony: bool,
    /// Could a ship land there, as the board stands?
    pub empty_coast: bool,
}

/// A country.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct CountryView {
    /// Its id.
    pub id: &'static str,
    /// The colour of its pieces (AF-05), as `#rrggbb`.
    pub colour: String,
    /// Presence pawns not on the map.
    pub pawns_left: usize,
    /// Has its player left (RU-20)?
    pub absent: bool,
    /// Its embassy: who showed it the cannon at the last reading; `None` before the first (AF-08).
    pub wars_received: Option<Seats>,
    /// Its points if the game ended now; the alliances are provisional until it does.
    pub points: Points,
    /// Their sum.
    pub total: usize,
}

/// A turn that has been read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReadTurn {
    /// Its year.
    pub year: u16,
    /// The sheets by seat.
    #[cfg_attr(feature = "types", ts(as = "Vec<crate::action::WrittenSheet>"), schema(value_type = Vec<crate::action::WrittenSheet>))]
    pub sheets: Vec<Sheet>,
}

impl View {
    /// What lies on the map, as the rules hold it.
    pub fn continent(&self) -> Continent {
        let mut continent = Continent::default();
        for place in &self.map {
            place.present.into_iter().for_each(|seat| continent.presences[seat.index()].insert(place.at));
            (0..place.filled).for_each(|_| continent.develop(place.at));
            if place.colony {
                continent.colonies.insert(place.at);
            }
        }
        continent
    }

    /// The turn, from 0.
    pub fn turn_index(&self) -> usize {
        YEARS.iter().position(|year| *year == self.year).unwrap_or(0)
    }
}

impl Views for Africa {
    type View = View;
    type EventView = Event;

    fn view(&self, state: &State, _: Viewer) -> View {
        let continent = &state.continent;
        let empty_coasts = self.empty_coasts(continent);
        let place = |at: Territory| PlaceView {
            at,
            present: continent.present(at),
            filled: continent.developments(at),
            colony: continent.colonies.contains(at),
            empty_coast: empty_coasts.contains(at),
        };
        let ids = rules::Game::seat_ids(self);
        let embassies = state.embassies().map(crate::resolve::Embassies::of);
        let countries = self.all_seats().into_iter().map(|seat| {
            let points = self.points(state, seat);
            CountryView {
                id: ids[seat.index()],
                colour: self.board.colours[self.countries[seat.index()]].clone(),
                pawns_left: continent.pawns_left(seat),
                absent: state.absent.contains(seat),
                wars_received: embassies.map(|embassies| embassies.wars_on(seat, self.all_seats())),
                points,
                total: points.total(),
            }
        });
        let seats = self.countries.len();
        let past = (YEARS.iter().zip(&state.past)).filter_map(|(year, column)| {
            column.map(|column| ReadTurn { year: *year, sheets: column[..seats].to_vec() })
        });
        View {
            year: state.year(),
            phase: state.phase,
            sheets_in: match state.phase {
                Phase::Diplomacy => Some(1),
                Phase::Writing => Some(0),
                Phase::Setup | Phase::Over => None,
            },
            map: Territory::all().map(place).collect(),
            countries: countries.collect(),
            colonies: continent.colonies.len(),
            past: past.collect(),
        }
    }

    fn event_view(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn guess<R: Random>(&self, view: &View, _: &mut R) -> State {
        let turn = view.turn_index();
        let read = turn + usize::from(view.phase == Phase::Over);
        let mut past: Vec<Option<Column>> = vec![None; read];
        for (year, column) in YEARS.iter().zip(&mut past) {
            *column = view.past.iter().find(|turn| turn.year == *year).map(|turn| {
                let mut sheets = Column::default();
                sheets.iter_mut().zip(&turn.sheets).for_each(|(blank, sheet)| *blank = *sheet);
                sheets
            });
        }
        let absent = self.all_seats().into_iter().zip(&view.countries).filter(|(_, country)| country.absent);
        State {
            continent: view.continent(),
            turn: turn as u8,
            phase: view.phase,
            absent: absent.map(|(seat, _)| seat).collect(),
            past,
        }
    }
}
