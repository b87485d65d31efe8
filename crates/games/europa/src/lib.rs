//! Europa 1945-2030: elections, coalitions, secret bids for peace, war that spreads. Three to six players.
//!
//! Reading order: [`board`](Board) (the countries, from the board file), `state.rs` (what changes), `action.rs`
//! (what a seat can commit to), `legal.rs` (the one judge), `resolve/` (a file a phase of the rulebook),
//! `chance.rs` (cards and dice), `standing.rs` (the end), `view.rs`, `prompt.rs`, `notation/`, `draw.rs`.
//! RULES.md says where each clause lives and lists the secrets.

mod action;
mod board;
mod chance;
mod chart;
mod coalition;
mod draw;
mod event;
mod legal;
mod notation;
mod options;
mod prompt;
mod resolve;
mod standing;
mod state;
mod treaty;
mod view;

pub use action::{Action, Placement, Roll};
pub use board::{Board, Countries, Country, MAX_COUNTRIES};
pub use chart::Chart;
pub use coalition::share;
pub use event::{Event, Told};
pub use legal::Illegal;
pub use options::Rulings;
pub use prompt::{Deal, Effect, Peace, Stakes};
pub use standing::Victory;
pub use state::{Phase, Proposal, Public, Ranking, State, Token};
pub use treaty::{Duty, Treaty};
pub use view::View;

use rules::{
    Game, Names, OptionSpec, Random, Rules, Seat, Seats, Setup, SetupError, Sink, Standing, Text, Time, Turn,
    own_names,
};

/// The game on one board, under one set of rulings, for the seats in play.
pub struct Europa {
    pub(crate) board: Board,
    pub(crate) rulings: Rulings,
    /// Indices into [`Game::SEATS`] of the colours in play.
    pub(crate) colours: Vec<u8>,
    /// Names of the board that are not those of the box.
    own_names: Names,
}

/// What a player at the table can work out, for bots and pages.
impl Europa {
    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Where pawns may be placed now.
    pub fn open_to_pawns(&self, state: &State) -> Countries {
        legal::open_to_pawns(self, state)
    }

    /// Where a winner's pawn may go now.
    pub fn open_to_moves(&self, state: &State) -> Countries {
        legal::open_to_moves(self, state)
    }

    /// How many pawns a seat has to place in this round.
    pub fn due(&self, state: &State, seat: Seat, round: u8) -> u8 {
        legal::due(state, seat.0, round)
    }

    /// Coalitions that may be named in the present election.
    pub fn coalitions(&self, state: &State) -> impl Iterator<Item = Seats> {
        coalition::all(self, state, state.country())
    }

    /// The seat that named the coalition put to the vote, or whose turn it is to name one.
    pub fn voter(&self, state: &State, next: u8) -> Seat {
        Seat(legal::voter(self, state, next))
    }

    /// Players present who may still name a coalition after the one at this place of the voting order.
    pub fn voters_after(&self, state: &State, place: u8) -> Seats {
        let present = state.seats_in(state.country());
        let later = (place + 1..self.seats()).map(|next| Seat(legal::voter(self, state, next)));
        later.filter(|&seat| present.contains(seat)).collect()
    }

    /// The general level of conflict.
    pub fn level(&self, state: &State) -> u16 {
        resolve::level(self, state)
    }
}

impl Rules for Europa {
    type State = State;
    type Action = Action;
    type Roll = Roll;
    type Event = Event;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        self.colours.len() as u8
    }

    fn start(&self) -> State {
        resolve::start(self)
    }

    fn turn(&self, state: &State) -> Turn {
        legal::turn(self, state)
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        legal::check(self, state, seat, action)
    }

    fn sample<R: Random>(&self, state: &State, seat: Seat, random: &mut R) -> Action {
        legal::sample(self, state, seat, random)
    }

    fn resolve(&self, state: &mut State, joint: &[(Seat, Action)], out: &mut impl Sink<Event>) {
        resolve::resolve(self, state, joint, out);
    }

    fn roll<R: Random>(&self, state: &State, random: &mut R) -> Roll {
        chance::roll(self, state, random)
    }

    fn check_roll(&self, state: &State, roll: &Roll) -> Result<(), Illegal> {
        chance::check_roll(self, state, roll)
    }

    fn settle(&self, state: &mut State, roll: &Roll, out: &mut impl Sink<Event>) {
        resolve::settle(self, state, roll, out);
    }

    fn standing(&self, state: &State) -> Standing {
        standing::standing(self, state)
    }

    /// EU-60: the campaign has its minute.
    fn time(&self, state: &State) -> Time {
        match state.phase {
            Phase::Campaign => Time::Talk(self.rulings.campaign_seconds.map(u32::from)),
            _ => Time::Unsaid,
        }
    }

    fn on_timeout(&self, state: &State, seat: Seat) -> Option<Action> {
        legal::on_timeout(self, state, seat)
    }
}

impl Game for Europa {
    const KEY: &'static str = "europa";
    const RULES_VERSION: u32 = 1;
    const SEATS: &'static [&'static str] = &["blue", "green", "red", "yellow", "violet", "orange"];
    const MIN_SEATS: usize = 3;
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const BOARD: &'static str = include_str!("../../../../boards/europa.toml");
    const BOARDS_BY_BYTES: &'static [(&'static str, &'static str)] =
        &[("sha256:e9d5467cb207688ed1b0b41dfcc9747ce41052d4aac88101c34d2f7fd8c0154c", Self::BOARD)];
    const LONGEST: usize = 3000;
    const LESSONS: &'static str = include_str!("../tutorial.toml");
    /// Some thirty elections have a campaign.
    const PHASES: &'static [rules::Phase] =
        &[rules::Phase { name: "campaign", option: "campaign_seconds", times: 30 }];
    const PLAYERS: &'static str = "EU-12";
    const LEAVING: &'static str = "EU-81";

    const INSTRUCTIONS: &'static [&'static str] = &["ready", "solo", "pair"];

    fn obey(&self, view: &View, seat: Seat, instruction: &str) -> Option<Action> {
        prompt::obey(self, view, seat, instruction)
    }

    fn open(setup: &Setup) -> Result<Europa, Vec<SetupError>> {
        let mut errors = OptionSpec::check_all(Self::OPTIONS, &setup.options);
        let colours = options::colours(&setup.seats, Self::SEATS, Self::MIN_SEATS).unwrap_or_else(|error| {
            errors.push(error);
            Vec::new()
        });
        let rulings = Rulings::read(&setup.options).unwrap_or_else(|mut wrong| {
            errors.append(&mut wrong);
            Rulings::default()
        });
        match Board::read(setup.board.as_deref().unwrap_or(Self::BOARD)) {
            Ok(board) if errors.is_empty() => {
                let own_names = match &setup.board {
                    Some(_) => own_names(&board.names, &Board::read(Self::BOARD)?.names),
                    None => Names::new(),
                };
                Ok(Europa { board, rulings, colours, own_names })
            }
            Ok(_) => Err(errors),
            Err(mut wrong) => {
                errors.append(&mut wrong);
                Err(errors)
            }
        }
    }

    fn check_board(text: &str) -> Vec<SetupError> {
        Board::check(text)
    }

    fn names(&self) -> Names {
        self.own_names.clone()
    }

    fn seat_ids(&self) -> Vec<&'static str> {
        self.colours.iter().map(|&c| Self::SEATS[c as usize]).collect()
    }

    fn stage(&self, view: &View) -> Option<Text> {
        Some(view::stage(self, view))
    }
}
