//! Couleurs du Monde (Parker, 1961): lay flag cards in chains along the lines of a world map.
//!
//! Three to six players, open hands, a hidden stock. RULES.md states every clause (CM-01 to CM-59), the
//! rulings and the table of secrets. The files, in reading order:
//!
//! | file | holds |
//! |---|---|
//! | `board.rs`, `cards.rs` | flags, values, lines, areas; sets of cards |
//! | `state.rs`, `action.rs`, `options.rs` | what changes in play, what a seat can commit to, what a table can choose |
//! | `legal.rs`, `illegal.rs` | first cards, chains, passes, and which clause refuses |
//! | `resolve.rs`, `chance.rs`, `standing.rs` | a turn carried out, draws, scores and the end |
//! | `known.rs`, `view.rs`, `event.rs` | who may know what |
//! | `notation.rs`, `position.rs`, `prompt.rs` | how it is written down, what can be picked next |
//! | `draw.rs`, `flags.rs`, `chart.rs` | pictures |
//!
//! ```
//! use couleurs::Couleurs;
//! use rules::{Game, Notation, Rules, Seat, Setup};
//!
//! let seats = ["red", "blue", "green"].map(str::to_owned).to_vec();
//! let game = Couleurs::open(&Setup { seats, ..Setup::default() }).unwrap();
//! let hands = "hand red arabie-seoudite jordanie irak; hand blue yemen; hand green laos";
//! let mut state = game.read_position(&format!("turn red; dealer green; {hands}; stock rest")).unwrap();
//! let order = game.read_action("arabie-seoudite>jordanie>irak").unwrap();
//! game.check(&state, Seat(0), &order).unwrap();
//! game.resolve(&mut state, &[(Seat(0), order)], &mut ());
//! assert_eq!(game.standing(&state).scores[0].total, 4 + 2 * 3 + 3 * 3);
//! ```

mod action;
mod board;
mod cards;
mod chance;
mod chart;
mod draw;
mod event;
mod flags;
mod illegal;
mod known;
mod legal;
mod notation;
mod options;
mod position;
mod prompt;
mod resolve;
mod standing;
mod state;
mod view;

pub use action::{Action, Chain};
pub use board::{Area, Board, Flag, Kind, Line, MAX_AREAS, MAX_NATIONS, Numbers};
pub use cards::{Cards, Nation};
pub use chance::Roll;
pub use chart::Chart;
pub use event::{Event, EventView};
pub use flags::Flags;
pub use illegal::Illegal;
pub use legal::{Holding, Pass};
pub use prompt::Worth;
pub use state::{End, Known, Pad, Phase, SEATS, Sheet, State};
pub use view::{AreaView, CardList, HandView, Mine, PadLine, PassView, ScoreView, View};

use options::Choices;
use rules::{
    Game, Names, OptionSpec, Options, Random, Rules, Seat, Seats, Setup, SetupError, Sink, Standing, Text,
    Turn, own_names,
};
use std::sync::Arc;

/// The game on one board, with its options, for its seats.
#[derive(Debug)]
pub struct Couleurs {
    board: Arc<Board>,
    /// Names of the board that are not those of the box.
    own_names: Names,
    choices: Choices,
    seat_ids: Vec<&'static str>,
}

impl Couleurs {
    /// The board in use.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The seat on the left, whose turn is next (CM-06).
    #[inline(always)]
    pub fn left_of(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next == self.seats() { 0 } else { next })
    }
}

impl Rules for Couleurs {
    type State = State;
    type Action = Action;
    type Roll = Roll;
    type Event = Event;
    type Illegal = Illegal;

    #[inline(always)]
    fn seats(&self) -> u8 {
        self.seat_ids.len() as u8
    }

    fn start(&self) -> State {
        self.before_the_deal()
    }

    #[inline(always)]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Dealer | Phase::Deal | Phase::Draw(_) => Turn::Chance,
            Phase::Play => Turn::Decide(Seats::one(state.mover)),
            Phase::Over(_) => Turn::Over,
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.judge(&Holding::of(state, seat), action)
    }

    fn sample<R: Random>(&self, state: &State, seat: Seat, random: &mut R) -> Action {
        self.random_turn(&Holding::of(state, seat), random)
    }

    fn resolve(&self, state: &mut State, joint: &[(Seat, Action)], out: &mut impl Sink<Event>) {
        for (seat, action) in joint {
            self.carry_out(state, *seat, action, out);
        }
    }

    fn roll<R: Random>(&self, state: &State, random: &mut R) -> Roll {
        self.draw_roll(state, random)
    }

    fn check_roll(&self, state: &State, roll: &Roll) -> Result<(), Illegal> {
        self.judge_roll(state, roll)
    }

    fn settle(&self, state: &mut State, roll: &Roll, out: &mut impl Sink<Event>) {
        self.carry_out_roll(state, roll, out);
    }

    fn standing(&self, state: &State) -> Standing {
        self.stand(state)
    }
}

impl Game for Couleurs {
    // No `on_timeout`: a bot answers for whoever is late or away (CM-57).
    const KEY: &'static str = "couleurs";
    const RULES_VERSION: u32 = 1;
    const SEATS: &'static [&'static str] = &["red", "blue", "green", "yellow", "black", "white"];
    const MIN_SEATS: usize = 3;
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const BOARD: &'static str = include_str!("../../../../boards/couleurs.toml");
    const FORMER_BOARDS: &'static [&'static str] =
        &[include_str!("../../../../boards/former/couleurs-1.toml")];
    const BOARDS_BY_BYTES: &'static [(&'static str, &'static str)] = &[(
        "sha256:c8437397db1ae077d2698d1d405304ba38b7ba840055cf6d3c1c5025e71ee460",
        Self::FORMER_BOARDS[0],
    )];
    const PLAYERS: &'static str = "CM-01";
    const LEAVING: &'static str = "CM-57";
    /// At most 120 turns play and 12 refuse. Between two of them at most five players are unable with an
    /// empty stock, and with a stock every pass draws, which happens at most as often as there are cards.
    const LONGEST: usize = 1 + 6 + 6 * (120 + 12) + 2 * 120;

    const LESSONS: &'static str = include_str!("../tutorial.toml");

    fn open(setup: &Setup) -> Result<Couleurs, Vec<SetupError>> {
        let mut errors = OptionSpec::check_all(Self::OPTIONS, &setup.options);
        let seat_ids = options::seats(&setup.seats).unwrap_or_else(|error| {
            errors.push(error);
            Vec::new()
        });
        let choices = Choices::read(&setup.options, &seat_ids, &mut errors);
        match Board::read(setup.board.as_deref().unwrap_or(Self::BOARD), choices.small_states) {
            Ok(board) if errors.is_empty() => {
                let own_names = match &setup.board {
                    Some(_) => own_names(&board.names(), &Board::read(Self::BOARD, true)?.names()),
                    None => Names::new(),
                };
                Ok(Couleurs { board: Arc::new(board), own_names, choices, seat_ids })
            }
            Ok(_) => Err(errors),
            Err(of_board) => Err([errors, of_board].concat()),
        }
    }

    fn check_board(text: &str) -> Vec<SetupError> {
        Board::check(text)
    }

    fn names(&self) -> Names {
        self.own_names.clone()
    }

    fn seat_ids(&self) -> Vec<&'static str> {
        self.seat_ids.clone()
    }

    /// CM-56: the deal passes to the dealer's left, who sits one seat further on in the rematch.
    fn rematch(&self, state: &State, options: &Options) -> Options {
        let mut options = options.clone();
        if let Some(dealer) = state.dealer {
            let next = self.left_of(self.left_of(dealer));
            options.insert("dealer".to_owned(), self.seat_ids[next.index()].to_owned());
        }
        options
    }

    fn stage(&self, view: &View) -> Option<Text> {
        Some(view.stage_text())
    }
}
