//! *Au pied du Kilimandjaro* (Reiner Knizia, 1995): a card race for two to four expeditions.
//!
//! Everybody lays the counters that they were dealt face down on the path; then one card a turn, on one's
//! own three piles to go farther, or on those of someone ahead to slow them down.
//!
//! Reading order: [`card`], [`counter`], [`state`], [`action`], `legal`, `resolve`, [`chance`], `standing`,
//! then [`view`] (who knows what), `notation`, `prompt`, `draw`. The rules in words: `RULES.md`.
//!
//! ```
//! use kilimandjaro::Kilimandjaro;
//! use rules::{Game, Notation, Rules, Setup, Turn};
//!
//! let seats = vec!["red".to_owned(), "blue".to_owned()];
//! let game = Kilimandjaro::open(&Setup { seats, ..Setup::default() }).unwrap();
//! let mut state = game.start();
//! assert_eq!(game.turn(&state), Turn::Chance);
//! let roll = game.read_roll("dealer blue").unwrap();
//! game.check_roll(&state, &roll).unwrap();
//! game.settle(&mut state, &roll, &mut ());
//! assert!(game.write_position(&state).starts_with("deal counters; dealer blue"));
//! ```

pub mod action;
pub mod board;
pub mod card;
pub mod chance;
mod chart;
pub mod counter;
mod draw;
pub mod effect;
pub mod event;
mod illegal;
mod legal;
mod names;
mod notation;
mod prompt;
mod resolve;
mod standing;
pub mod state;
pub mod view;

use action::Action;
use board::Board;
use chance::Roll;
pub use chart::Chart;
use event::Event;
pub use illegal::Illegal;
use rules::{
    Game, OptionSpec, Options, Random, Rules, Seat, Seats, Setup, SetupError, Sink, Standing, Text, Turn,
};
use state::{Stage, State};
use view::View;

const SEATS: &[&str] = &["red", "blue", "green", "yellow"];
const BOARD: &str = include_str!("../../../../boards/kilimandjaro.toml");
const OPTIONS: &[OptionSpec] = &[
    choice("exchange_rule", &["swap", "low_luck"]),
    choice("three_player_counters", &["deal_all", "set_one_aside"]),
    choice("target_rule", &["ahead", "ahead_or_level"]),
    choice("move_rule", &["exact", "up_to"]),
    choice("counter_memory", &["show_own", "hide_after_placing"]),
    choice("village_shelter", &["false", "true"]),
    // KI-45: the first dealer is drawn; a rematch names the next one
    choice("first_dealer", &["random", "red", "blue", "green", "yellow"]),
    // KI-65: does a bot take over for a player who leaves, or does the table refuse bots?
    choice("absent_player", &["bot", "out"]),
];

const fn choice(name: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name, values, open: None }
}

/// The chosen readings and variants.
#[derive(Clone, Copy, Debug)]
struct Edition {
    /// KI-33: an exchange counter sends someone back.
    low_luck: bool,
    /// With three players one counter is taken out unseen.
    set_one_aside: bool,
    /// KI-48: an expedition on the same space may be covered too.
    level_targets: bool,
    /// KI-51: the player chooses how far to go.
    up_to: bool,
    /// Nobody is shown again what they laid.
    hide_laid: bool,
    /// KI-64: who stands in a village cannot be sent back.
    shelter: bool,
    /// KI-45: who deals; drawn if nobody is named.
    first_dealer: Option<Seat>,
    /// KI-65: who leaves is out.
    out: bool,
}

/// The game: an edition on a board for some seats.
#[derive(Clone, Debug)]
pub struct Kilimandjaro {
    board: Board,
    edition: Edition,
    /// How many seats play.
    seats: u8,
    /// Their ids.
    ids: Vec<&'static str>,
}

impl Kilimandjaro {
    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }
}

impl Rules for Kilimandjaro {
    type State = State;
    type Action = Action;
    type Roll = Roll;
    type Event = Event;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        match self.edition.first_dealer {
            None => State::new(Stage::DrawDealer, None),
            dealer => State::new(Stage::DealCounters, dealer),
        }
    }

    #[inline(always)]
    fn turn(&self, state: &State) -> Turn {
        match state.stage {
            Stage::DrawDealer | Stage::DealCounters | Stage::DealCards | Stage::Draw { .. } => Turn::Chance,
            Stage::Over => Turn::Over,
            Stage::Lay { seat }
            | Stage::Play { seat }
            | Stage::Move { seat, .. }
            | Stage::Banana { seat, .. }
            | Stage::Swap { seat }
            | Stage::Send { seat } => Turn::Decide(Seats::one(seat)),
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.judge(state, seat, *action)
    }

    #[inline(always)]
    fn sample<R: Random>(&self, state: &State, seat: Seat, random: &mut R) -> Action {
        self.pick(state, seat, random)
    }

    #[inline(always)]
    fn resolve(&self, state: &mut State, joint: &[(Seat, Action)], out: &mut impl Sink<Event>) {
        for &(seat, action) in joint {
            self.carry_out(state, seat, action, out);
        }
    }

    #[inline(always)]
    fn roll<R: Random>(&self, state: &State, random: &mut R) -> Roll {
        self.draw(state, random)
    }

    fn check_roll(&self, state: &State, roll: &Roll) -> Result<(), Illegal> {
        self.judge_roll(state, roll)
    }

    #[inline(always)]
    fn settle(&self, state: &mut State, roll: &Roll, out: &mut impl Sink<Event>) {
        self.settle_roll(state, roll, out);
    }

    fn standing(&self, state: &State) -> Standing {
        self.standing_of(state)
    }

    /// KI-65.
    fn absent(&self, _state: &State, _seat: Seat) -> Option<Action> {
        self.edition.out.then_some(Action::Leave)
    }
}

impl Game for Kilimandjaro {
    const KEY: &'static str = "kilimandjaro";
    const RULES_VERSION: u32 = 1;
    const SEATS: &'static [&'static str] = SEATS;
    const MIN_SEATS: usize = 2;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const BOARD: &'static str = BOARD;
    const BOARDS_BY_BYTES: &'static [(&'static str, &'static str)] =
        &[("sha256:09ce348e33a197dbeefc497f5c82d731e721e1d5abf769671980514598f14b8d", Self::BOARD)];
    /// Three deals, 16 counters, and 50 turns of a card, a distance, at most eight bananas, an exchange and a
    /// draw.
    const LONGEST: usize = 3 + 16 + 50 * 12;
    const LESSONS: &'static str = include_str!("../tutorial.toml");
    const PLAYERS: &'static str = "KI-01";
    const LEAVING: &'static str = "KI-65";

    fn open(setup: &Setup) -> Result<Kilimandjaro, Vec<SetupError>> {
        let mut errors = OptionSpec::check_all(OPTIONS, &setup.options);
        let places = Setup::places_in_order(&setup.seats, SEATS, Self::MIN_SEATS).unwrap_or_else(|error| {
            errors.push(SetupError { clause: Some(Self::PLAYERS), ..error });
            Vec::new()
        });
        let ids: Vec<&'static str> = places.into_iter().map(|place| SEATS[place]).collect();
        let dealer = setup.options.get("first_dealer").filter(|id| *id != "random");
        let first_dealer = dealer.and_then(|id| ids.iter().position(|seat| seat == id));
        if let (Some(id), None, true) = (dealer, first_dealer, errors.is_empty()) {
            let absent = Text::new("setup-seat-absent").with("seat", id.as_str()).with("seats", &ids[..]);
            errors.push(SetupError { clause: Some("KI-45"), ..SetupError::new("first_dealer", absent) });
        }
        let board = Board::read(setup.board.as_deref().unwrap_or(BOARD)).map_err(|of| errors.extend(of));
        match board {
            Ok(board) if errors.is_empty() => Ok(Kilimandjaro {
                board,
                edition: Edition::of(&setup.options, first_dealer),
                seats: ids.len() as u8,
                ids,
            }),
            _ => Err(errors),
        }
    }

    fn check_board(text: &str) -> Vec<SetupError> {
        Board::check(text)
    }

    fn seat_ids(&self) -> Vec<&'static str> {
        self.ids.clone()
    }

    /// KI-45: the deal passes clockwise to the next player, who has moved one seat on like everybody.
    fn rematch(&self, state: &State, options: &Options) -> Options {
        let mut options = options.clone();
        if let Some(dealer) = state.dealer {
            let next = self.left_of(self.left_of(dealer));
            options.insert("first_dealer".to_owned(), self.id(next).to_owned());
        }
        options
    }

    fn stage(&self, view: &View) -> Option<Text> {
        Some(Text::new(match view.stage {
            Stage::DrawDealer | Stage::DealCounters => "kilimandjaro-stage-setup",
            Stage::Lay { .. } | Stage::DealCards => "kilimandjaro-stage-lay",
            Stage::Over => "kilimandjaro-stage-over",
            _ if view.pile == 0 => "kilimandjaro-stage-last-cards",
            _ => "kilimandjaro-stage-race",
        }))
    }
}

impl Edition {
    fn of(options: &Options, first_dealer: Option<usize>) -> Edition {
        let is = |name: &str, value: &str| options.get(name).is_some_and(|chosen| chosen == value);
        Edition {
            low_luck: is("exchange_rule", "low_luck"),
            set_one_aside: is("three_player_counters", "set_one_aside"),
            level_targets: is("target_rule", "ahead_or_level"),
            up_to: is("move_rule", "up_to"),
            hide_laid: is("counter_memory", "hide_after_placing"),
            shelter: is("village_shelter", "true"),
            first_dealer: first_dealer.map(|index| Seat(index as u8)),
            out: is("absent_player", "out"),
        }
    }
}
