//! L'Africa, le jeu des 9 pistes: a race of nine pawns each, for two, without chance or secrets.
//!
//! What is played and which readings were chosen: `RULES.md`. In reading order:
//!
//! | file | |
//! |---|---|
//! | `cell.rs`, `strips.rs`, `pick.rs` | the board as bits; why this game is fast |
//! | `board.rs` | the board file, checked |
//! | `options.rs` | what can be chosen at a table |
//! | `action.rs`, `state.rs` | a move, an arrangement; where everything stands |
//! | `legal.rs`, `illegal.rs` | what may be done, and which clause forbids the rest |
//! | `resolve.rs`, `repetition.rs`, `event.rs`, `standing.rs` | what then happens |
//! | `view.rs`, `prompt.rs`, `draw.rs` | what is shown |
//! | `notation.rs`, `position.rs` | how it is written down |
//! | `perft.rs` | counting the tree of moves |
//!
//! ```
//! use neuf_pistes::NeufPistes;
//! use rules::{Game, Listed, Notation, Rules, Seat, Setup};
//!
//! let seats = NeufPistes::SEATS.iter().map(|id| id.to_string()).collect();
//! let game = NeufPistes::open(&Setup { seats, ..Setup::default() }).unwrap();
//! let mut state = game.start();
//!
//! let mut legal = Vec::new();
//! game.legal(&state, Seat(0), &mut legal);
//! assert_eq!(legal.len(), 16);
//!
//! let light = game.read_action("a2-a7").unwrap();
//! game.resolve(&mut state, &[(Seat(0), light)], &mut ());
//! assert_eq!(neuf_pistes::perft(&game, &state, 1), 18);
//! ```

mod action;
mod board;
mod cell;
mod chart;
mod cpu;
mod draw;
mod event;
mod illegal;
mod legal;
mod notation;
mod options;
mod perft;
mod pick;
mod position;
mod prompt;
mod repetition;
mod resolve;
mod standing;
mod state;
mod strips;
mod view;

pub use action::{Action, Arrangement, Move, Numbers};
pub use board::{Board, Ground};
pub use cell::{CELLS, COLUMNS, Cell, ROWS};
pub use chart::Chart;
pub use event::{Crossing, Event};
pub use illegal::Illegal;
pub use options::{Choices, Movement, Variant};
pub use perft::{divide, perft};
pub use repetition::key_change;
pub use resolve::Effect;
pub use state::{End, Position, Stage, State, other};
pub use strips::{CellSet, MoveSet, Stop, WORDS};
pub use view::View;

use repetition::History;
use rules::{
    Game, Listed, Notation, OptionSpec, Random, Rules, Seat, Seats, Setup, SetupError, Sink, Standing, Text,
    Turn,
};

/// The game on one board with one choice of options.
#[derive(Clone, Debug)]
pub struct NeufPistes {
    board: Board,
    choices: Choices,
    /// Does an option or a variant close cells to some pawns? If not, every slide is legal.
    is_restricted: bool,
    /// Where a pawn may stop, by the chosen movement.
    stop: Stop,
}

impl NeufPistes {
    fn new(board: Board, choices: Choices) -> NeufPistes {
        let is_restricted = choices.gate_cap > 0
            || choices.variant == Variant::NumberedPawns
            || choices.variant.numbers_cells() && choices.strict_order;
        let stop = match choices.movement {
            Movement::Slide => Stop::AtObstacle,
            Movement::Free => Stop::Anywhere,
        };
        NeufPistes { board, choices, is_restricted, stop }
    }

    /// What the board file says of a side.
    #[inline(always)]
    pub fn ground(&self, side: Seat) -> &Ground {
        &self.board.ground[side.index() & 1]
    }

    /// Where a pawn may stop, by the chosen movement.
    pub fn stop(&self) -> Stop {
        self.stop
    }

    /// The chosen options.
    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// The pawns on their dotted cells, Light to move, nothing arranged yet.
    pub(crate) fn set_up(&self) -> Position {
        Position {
            pawns: [0, 1].map(|side| self.board.ground[side].start.into_iter().collect()),
            side: Seat(0),
            counter: [0; 2],
            numbered: None,
            due: None,
        }
    }
}

impl Rules for NeufPistes {
    type State = State;
    type Action = Action;
    type Roll = Never;
    type Event = Event;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        let mut state = State {
            position: self.set_up(),
            moves: MoveSet::EMPTY,
            stage: Stage::Arranging,
            best: [0; 2],
            quiet: 0,
            last: None,
            history: History::new(Vec::new(), 0),
        };
        if !self.choices.variant.is_arranged() {
            state.stage = Stage::Playing;
            state.history = self.history(&state.position, Vec::new());
            self.await_move(&mut state, &mut ());
        }
        state
    }

    #[inline(always)]
    fn turn(&self, state: &State) -> Turn {
        match state.stage {
            Stage::Playing => Turn::Decide(Seats::one(state.position.side)),
            Stage::Arranging => Turn::Decide(Seats::first(2)),
            Stage::Over(_) => Turn::Over,
        }
    }

    fn check(&self, state: &State, _seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.judge_action(state, action)
    }

    #[inline(always)]
    fn sample<R: Random>(&self, state: &State, _seat: Seat, random: &mut R) -> Action {
        match state.stage {
            Stage::Arranging => Action::Arrange(self.sample_arrangement(random)),
            _ => {
                let pawns = state.position.pawns(state.position.side);
                Action::Move(state.moves.pick(pawns, random))
            }
        }
    }

    #[inline(always)]
    fn resolve(&self, state: &mut State, joint: &[(Seat, Action)], out: &mut impl Sink<Event>) {
        match joint {
            [(_, Action::Move(what))] => self.play(state, *what, out),
            _ => self.arrange(state, joint, out),
        }
    }

    fn roll<R: Random>(&self, _state: &State, _random: &mut R) -> Never {
        unreachable!("`turn` never answers Chance")
    }

    fn check_roll(&self, _state: &State, roll: &Never) -> Result<(), Illegal> {
        match *roll {}
    }

    fn settle(&self, _state: &mut State, roll: &Never, _out: &mut impl Sink<Event>) {
        match *roll {}
    }

    fn standing(&self, state: &State) -> Standing {
        self.score(state)
    }

    const DUEL: Option<&'static str> = Some("NP-38");
}

/// What chance decides in a game without chance: there is no such value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Never {}

impl Listed for NeufPistes {
    /// Every move. An arrangement is one of 9! or more and is not listed.
    fn legal(&self, state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.moves.moves(state.position.pawns(state.position.side)).map(Action::Move));
    }
}

impl Game for NeufPistes {
    // A rematch needs nothing of the rules: everybody moves one seat on, which exchanges colours and camps (NP-11,
    // NP-40), and numbered pawns and cells are arranged anew in every game (NP-19).
    const KEY: &'static str = "neuf-pistes";
    const RULES_VERSION: u32 = 1;
    const SEATS: &'static [&'static str] = &["light", "dark"];
    const MIN_SEATS: usize = 2;
    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;
    const BOARD: &'static str = include_str!("../../../../boards/neuf-pistes.toml");
    /// As printed, a player can besiege the enemy camp for ever; at most three besiegers is the cure (NP-39).
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[("gate_cap", "3")];
    const BOARDS_BY_BYTES: &'static [(&'static str, &'static str)] =
        &[("sha256:28308a024d6746508d3cb4023e064d43f3eb9122bbcb48115a114c6281ddb38f", Self::BOARD)];
    const LESSONS: &'static str = include_str!("../tutorial.toml");
    /// One decision to arrange, and at most 200 moves to each progress: each side can have nine pawns home
    /// and nine numbers done. With `no_progress_draw = 0` the rules set no end.
    const LONGEST: usize = 1 + 2 * (9 + 9) * 200;
    const PLAYERS: &'static str = "NP-01";
    const LEAVING: &'static str = "NP-38";

    fn open(setup: &Setup) -> Result<NeufPistes, Vec<SetupError>> {
        let mut errors = Vec::new();
        if let Err(error) = Setup::places_in_order(&setup.seats, Self::SEATS, Self::MIN_SEATS) {
            errors.push(SetupError { clause: Some(Self::PLAYERS), ..error });
        }
        let choices = Choices::read(&setup.options).map_err(|more| errors.extend(more));
        let board = Board::read(setup.board.as_deref().unwrap_or(Self::BOARD));
        let board = board.map_err(|more| errors.extend(more));
        if let Ok(board) = &board {
            errors.extend(perft::disagreements(board));
        }
        match (choices, board) {
            (Ok(choices), Ok(board)) if errors.is_empty() => Ok(NeufPistes::new(board, choices)),
            _ => Err(errors),
        }
    }

    fn check_board(text: &str) -> Vec<SetupError> {
        let errors = Board::check(text);
        if errors.is_empty() {
            Board::read(text).map_or_else(|more| more, |board| perft::disagreements(&board))
        } else {
            errors
        }
    }

    fn seat_ids(&self) -> Vec<&'static str> {
        Self::SEATS.to_vec()
    }

    /// NP-42: what is missing of an arrangement is left to chance.
    fn forgive<R: Random>(&self, state: &State, _: Seat, written: &str, random: &mut R) -> Option<Action> {
        match state.stage {
            Stage::Arranging => Some(Action::Arrange(self.complete(written, random))),
            _ => {
                let action = self.read_action(written).ok()?;
                self.judge_action(state, &action).is_ok().then_some(action)
            }
        }
    }

    fn stage(&self, view: &View) -> Option<Text> {
        Some(Text::new(match view.stage {
            Stage::Arranging => "neuf-pistes-stage-arranging",
            Stage::Playing => "neuf-pistes-stage-playing",
            Stage::Over(_) => "neuf-pistes-stage-over",
        }))
    }
}
