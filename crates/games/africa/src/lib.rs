//! Africa 1880 (Francis Pacherie, Tilsit 1997): secret simultaneous order sheets and diplomacy, 3 to 6
//! players, no chance at all. The rules in our words, the rulings and the secrets: `RULES.md`.
//!
//! In reading order: [`Territory`] and sets of them; the board as tables; what lies on the map
//! ([`Continent`]) and whose turn it is ([`State`]); what a seat answers ([`Action`], the [`Sheet`]);
//! `legal.rs`, who may; `resolve/`, the phases 3 to 5; `standing.rs`, the points.
//!
//! ```
//! use africa::Africa;
//! use rules::{Game, Notation, Rules, Seat, Setup, Turn};
//!
//! let mut setup = Setup { seats: ["fr", "de", "be"].map(String::from).to_vec(), ..Setup::default() };
//! setup.options.insert("setup".into(), "historical".into());
//! let game = Africa::open(&setup).unwrap();
//! let mut state = game.start();
//!
//! let ready = game.read_action("ready").unwrap();
//! let all = [Seat(0), Seat(1), Seat(2)];
//! game.resolve(&mut state, &all.map(|seat| (seat, ready.clone())), &mut ());
//!
//! // One sheet is one action. What it does not name is "nothing" and "alliance".
//! let sheet = game.read_action("Alger > Sahara; ship Libye; war de").unwrap();
//! assert_eq!(game.write_action(&sheet), "Alger>Sahara; ship Libye; war de");
//! assert_eq!(game.check(&state, Seat(0), &sheet), Ok(()));
//! assert!(matches!(game.turn(&state), Turn::Decide(seats) if seats.len() == 3));
//! ```

mod action;
mod board;
mod chart;
mod draw;
mod event;
mod legal;
mod notation;
mod options;
mod prompt;
mod resolve;
mod standing;
mod state;
mod territory;
mod treaty;
mod view;

pub use action::{Action, Order, Sheet};
pub use board::Board;
pub use chart::Chart;
pub use event::{Event, NoLanding};
pub use legal::{Illegal, Wrong};
pub use prompt::{Effect, Vain};
pub use standing::Points;
pub use state::{COUNTRIES, Column, Continent, MOST_SQUARES, Phase, State, YEARS};
pub use territory::{TERRITORIES, Territories, Territory};
pub use treaty::{Duty, Treaty, honour, is_kept_by};
pub use view::{CountryView, PlaceView, ReadTurn, View};

use options::{Edition, TalkOption};
use rules::{
    Game, Names, OptionSpec, Random, Rules, Seat, Seats, Setup, SetupError, Sink, Standing, Talk, Text, Time,
    Turn, own_names,
};
use std::convert::Infallible;

/// Presence pawns of a country (AF-49).
pub const PRESENCES: usize = 22;
/// Development pawns in the box (AF-52).
pub const DEVELOPMENTS: usize = 88;
/// Colony figures (AF-68).
pub const COLONIES: usize = 22;
/// Points for a presence alone in a colony (AF-70).
pub const ALONE: usize = 8;
/// Points for a presence in a shared colony (AF-71).
pub const SHARED: usize = 3;

const SEAT_IDS: &[&str] = &["gb", "fr", "de", "it", "nl", "be"];

/// The game on one board, with its options, for the countries in play.
pub struct Africa {
    pub(crate) board: Board,
    pub(crate) edition: Edition,
    /// The countries in play: indices into [`SEAT_IDS`], in country order (AF-10).
    pub(crate) countries: Vec<usize>,
    /// Names of the board that are not those of the box.
    own_names: Names,
}

impl Africa {
    /// The map.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Every seat.
    #[inline(always)]
    pub fn all_seats(&self) -> Seats {
        Seats::first(self.countries.len() as u8)
    }

    /// The seat that places its first presence now; none when all have (AF-09).
    pub(crate) fn next_to_place(&self, continent: &Continent) -> Option<Seat> {
        self.all_seats().into_iter().find(|seat| continent.presences[seat.index()].is_empty())
    }
}

impl Rules for Africa {
    type State = State;
    type Action = Action;
    /// Nothing in this game is left to chance.
    type Roll = Infallible;
    type Event = Event;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        self.countries.len() as u8
    }

    /// AF-06: a blank sheet and a full stock each; all that is kept of them is what lies on the map.
    fn start(&self) -> State {
        let mut continent = Continent::default();
        let mut phase = Phase::Setup;
        // AF-76; nothing else is different then (AF-77)
        if self.edition.historical {
            phase = Phase::Diplomacy;
            for (presences, country) in continent.presences.iter_mut().zip(&self.countries) {
                presences.insert(self.board.historical[*country]);
            }
        }
        State { continent, turn: 0, phase, absent: Seats::NONE, past: Vec::new() }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Setup => {
                Turn::Decide(self.next_to_place(&state.continent).map_or(Seats::NONE, Seats::one))
            }
            Phase::Diplomacy | Phase::Writing => Turn::Decide(self.all_seats()),
            Phase::Over => Turn::Over,
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let wrong = self.errors(state, seat, action);
        if wrong.is_empty() { Ok(()) } else { Err(Illegal(wrong)) }
    }

    fn sample<R: Random>(&self, state: &State, seat: Seat, random: &mut R) -> Action {
        self.draw_action(state, seat, random)
    }

    fn resolve(&self, state: &mut State, joint: &[(Seat, Action)], out: &mut impl Sink<Event>) {
        self.carry_out(state, joint, out);
    }

    fn roll<R: Random>(&self, _: &State, _: &mut R) -> Infallible {
        unreachable!("no turn of this game waits for chance")
    }

    fn check_roll(&self, _: &State, roll: &Infallible) -> Result<(), Illegal> {
        match *roll {}
    }

    fn settle(&self, _: &mut State, roll: &Infallible, _: &mut impl Sink<Event>) {
        match *roll {}
    }

    fn standing(&self, state: &State) -> Standing {
        self.stand(state)
    }

    /// RU-21: eight minutes to talk, and as long to write as the table agreed on.
    fn time(&self, state: &State) -> Time {
        match state.phase {
            Phase::Diplomacy => Time::Talk(self.edition.diplomacy_seconds), // AF-15
            Phase::Writing => Time::Write(self.edition.writing_seconds),
            Phase::Setup | Phase::Over => Time::Unsaid,
        }
    }

    /// RU-20: an absent country says nothing and writes nothing. The first presence cannot be left out (AF-09), so there
    /// a bot answers.
    fn absent(&self, state: &State, _: Seat) -> Option<Action> {
        match state.phase {
            Phase::Diplomacy | Phase::Writing if self.edition.absent_bot => None,
            Phase::Diplomacy => Some(Action::Ready),
            Phase::Writing => Some(Action::Absent),
            Phase::Setup | Phase::Over => None,
        }
    }

    /// AF-18, AF-25 and AF-35: ready, and an empty sheet. A country whose player has left stays absent. The
    /// first presence cannot be left out (AF-09), so there a bot answers.
    fn on_timeout(&self, state: &State, seat: Seat) -> Option<Action> {
        match state.phase {
            Phase::Setup | Phase::Over => None,
            Phase::Diplomacy => Some(Action::Ready),
            Phase::Writing if state.absent.contains(seat) => Some(Action::Absent),
            Phase::Writing => Some(Action::Sheet(Sheet::default())),
        }
    }
}

impl Game for Africa {
    const KEY: &'static str = "africa";
    const RULES_VERSION: u32 = 1;
    const SEATS: &'static [&'static str] = SEAT_IDS;
    const MIN_SEATS: usize = 3;
    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;
    const BOARD: &'static str = include_str!("../../../../boards/africa.toml");
    const BOARDS_BY_BYTES: &'static [(&'static str, &'static str)] =
        &[("sha256:eb6ff01c7634c146fde51a8bde1e04296993be25e6d91f87f1ab0f7f4d4170f8", Self::BOARD)];
    const LESSONS: &'static str = include_str!("../tutorial.toml");
    const PHASES: &'static [rules::Phase] = &[
        rules::Phase { name: "diplomacy", option: "diplomacy_seconds", times: 8 },
        rules::Phase { name: "writing", option: "writing_seconds", times: 8 },
    ];
    const PLAYERS: &'static str = "AF-03";
    const LEAVING: &'static str = "RU-20";
    /// Six first presences, then talk and sheets of eight turns.
    const LONGEST: usize = 6 + 8 * 2;

    fn open(setup: &Setup) -> Result<Africa, Vec<SetupError>> {
        let mut errors = Vec::new();
        let countries = seated(&setup.seats).map_err(|error| errors.push(error));
        let edition = Edition::of(&setup.options).map_err(|more| errors.extend(more));
        let board =
            Board::read(setup.board.as_deref().unwrap_or(Africa::BOARD)).map_err(|more| errors.extend(more));
        match (countries, edition, board) {
            (Ok(countries), Ok(edition), Ok(mut board)) => {
                if edition.isolated {
                    board.isolate();
                }
                let own_names = match &setup.board {
                    Some(_) => own_names(&board.names, &Board::read(Africa::BOARD)?.names),
                    None => Names::new(),
                };
                Ok(Africa { board, edition, countries, own_names })
            }
            _ => Err(errors),
        }
    }

    fn check_board(text: &str) -> Vec<SetupError> {
        Board::check(text)
    }

    fn names(&self) -> Names {
        self.own_names.clone()
    }

    /// AF-25, AF-35: of a sheet that the end of the clock made final, a wrong entry counts as nothing and a wrong relation
    /// as an alliance; so does an entry that cannot be read. The rest stands.
    fn forgive<R: Random>(&self, state: &State, seat: Seat, written: &str, _: &mut R) -> Option<Action> {
        if state.phase != Phase::Writing || written.trim().is_empty() {
            return None;
        }
        let (sheet, _) = self.read_entries(written);
        Some(Action::Sheet(self.forgive_sheet(state, seat, &sheet)))
    }

    fn seat_ids(&self) -> Vec<&'static str> {
        self.countries.iter().map(|country| SEAT_IDS[*country]).collect()
    }

    /// AF-16 and RU-21: agreements are made in the diplomacy phase, and nowhere else; at the table or apart, as
    /// the option allows (AF-17).
    fn talk(&self, state: &State) -> (Talk, Option<&'static str>) {
        let talk = match (self.edition.talk, state.phase) {
            (TalkOption::None, _) => Talk::Silent,
            (_, Phase::Writing) => Talk::Aloud,
            (TalkOption::PublicOnly, _) => Talk::Public,
            (TalkOption::PrivateAndPublic, _) => Talk::Free,
        };
        (talk, Some("AF-19"))
    }

    fn stage(&self, view: &View) -> Option<Text> {
        let id = match view.phase {
            Phase::Setup => "africa-stage-setup",
            Phase::Diplomacy => "africa-stage-diplomacy",
            Phase::Writing => "africa-stage-writing",
            Phase::Over => "africa-stage-over",
        };
        Some(Text::new(id).with("year", view.year.to_string()))
    }
}

/// The countries in play (AF-03, AF-04, AF-10).
fn seated(seats: &[String]) -> Result<Vec<usize>, SetupError> {
    let by = |clause| move |error| SetupError { clause: Some(clause), ..error };
    Setup::check_count(seats.len(), SEAT_IDS, Africa::MIN_SEATS).map_err(by(Africa::PLAYERS))?;
    Setup::places(seats, SEAT_IDS, Africa::MIN_SEATS).map_err(by("AF-04"))
}
