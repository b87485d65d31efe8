//! The table: the fold of its steps.

use crate::seed::{board_hash, text_hash};
use crate::treaties::{Hearers, Pact};
use crate::{By, OfferKind, Salt, Seed, Treating};
use rules::{
    Bot, DrawKey, Game, Names, Options, Outcome, ParseError, Seat, Seats, Setup, SetupError, Standing,
    Stream, Text, Turn, Viewer,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use thin_vec::ThinVec;

/// What a game offers beyond its traits; the library knows.
pub struct Faces<G: Game> {
    /// Lists the legal actions, for games that can (`Listed::legal`).
    pub legal: Option<Legal<G>>,
    /// The bot of a level.
    pub bots: fn(&str) -> Option<Box<dyn Bot<G>>>,
    /// Treaty cards, for games of negotiation.
    pub treaties: Option<&'static dyn Treating<G>>,
    /// Makes the notation of a text that people typed, with names as they are shown.
    pub spelling: Option<Spelling>,
}

/// The key of the game, the names of the board, and what was typed.
pub type Spelling = fn(&str, &Names, &str) -> String;

/// The type of `Listed::legal`.
pub type Legal<G> = fn(&G, &<G as rules::Rules>::State, Seat, &mut Vec<<G as rules::Rules>::Action>);

/// How a table is opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Seats, options, board.
    pub setup: Setup,
    /// What all draws come from.
    pub seed: Seed,
    /// What keeps the commitment from being guessed.
    pub salt: Salt,
    /// Rolls are given with [`crate::Step::Roll`] instead of being drawn.
    pub manual_chance: bool,
    /// Where play begins, in the game's notation; `None`: as the rules say.
    pub position: Option<String>,
}

/// One table. Held by servers and terminals as a `Box<dyn LiveTable>`.
pub struct Table<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) faces: Faces<G>,
    pub(crate) seat_ids: Vec<&'static str>,
    pub(crate) options: Options,
    pub(crate) board_hash: String,
    /// The hash of the board file's bytes, by which records used to name it.
    pub(crate) board_bytes: String,
    pub(crate) commitment: String,
    pub(crate) seed: Seed,
    pub(crate) salt: Salt,
    pub(crate) manual_chance: bool,
    /// The position that play began from, if it was not the start.
    pub(crate) position: Option<String>,
    pub(crate) first: G::State,

    /// What was told of every step, numbered from 1.
    pub(crate) log: Vec<Logged<G>>,
    /// What has been carried out and not been undone: `first` and this make `state`.
    pub(crate) done: Vec<Done<G>>,
    pub(crate) state: G::State,
    /// Answers to the open decision, kept out of the state until the last one is in.
    pub(crate) sealed: BTreeMap<Seat, (G::Action, By)>,
    pub(crate) decision: u32,
    pub(crate) offer: Option<Offer>,
    /// How the seats ended the game themselves.
    pub(crate) ended: Option<Ended>,
    pub(crate) contributions: BTreeMap<Seat, Vec<u8>>,
    pub(crate) rolls: u64,
    /// Where steps that went back went back to, by their numbers.
    pub(crate) backs: BTreeMap<u32, u32>,
    /// Standing instructions, known to their seat alone.
    pub(crate) instructions: BTreeMap<Seat, Vec<String>>,
    /// Every treaty that was offered.
    pub(crate) pacts: Vec<Pact>,
    /// Seats whose players have left.
    pub(crate) away: Seats,
}

/// What was told of a step.
pub(crate) struct Logged<G: Game> {
    /// What the table itself has to say about it, to everybody.
    pub(crate) matter: Option<Text>,
    /// What it has to say to some only: about their treaties.
    pub(crate) whispers: ThinVec<(Hearers, Text)>,
    /// Nobody but those knows that there was a step.
    pub(crate) secret: bool,
    /// What happened in the game, in full.
    pub(crate) events: ThinVec<G::Event>,
}

impl<G: Game> Logged<G> {
    /// Has the table something to say to this viewer in particular?
    pub(crate) fn concerns(&self, viewer: Viewer) -> bool {
        self.whispers.iter().any(|(hearers, _)| hearers.contains(viewer))
    }
}

/// Something that changed the state.
pub(crate) struct Done<G: Game> {
    /// The step that carried it out.
    pub(crate) step: u32,
    pub(crate) what: What<G>,
    /// Who gave the answers of a joint, in its order.
    pub(crate) by: ThinVec<By>,
    /// Somebody learned something that cannot be unlearned.
    pub(crate) revealed: bool,
    /// Seats whose players had left.
    pub(crate) away: Seats,
    /// The position before it, if a treaty waited for what would happen.
    pub(crate) before: Option<Box<G::State>>,
}

pub(crate) enum What<G: Game> {
    Joint(Vec<(Seat, G::Action)>),
    Roll(G::Roll),
}

pub(crate) struct Offer {
    pub(crate) seat: Seat,
    pub(crate) kind: OfferKind,
    pub(crate) agreed: Seats,
}

impl Offer {
    /// Is it this seat's turn to agree or to decline?
    pub(crate) fn waits_for(&self, seat: Seat) -> bool {
        seat != self.seat && !self.agreed.contains(seat)
    }
}

#[derive(Clone, Copy)]
pub(crate) enum Ended {
    Resigned(Seat),
    Agreed,
    /// By the last one who was there.
    Closed(Seat),
}

/// The position of a text, or the start.
///
/// # Errors
/// Every error of the position (field `position`).
pub fn position_of<G: Game>(game: &G, text: Option<&str>) -> Result<G::State, Vec<SetupError>> {
    let Some(text) = text else { return Ok(game.start()) };
    game.read_position(text).map_err(|errors| {
        let error =
            |ParseError { clause, message }| SetupError { clause, ..SetupError::new("position", message) };
        errors.into_iter().map(error).collect()
    })
}

impl<G: Game> Table<G> {
    /// Opens a box and puts it on a table.
    ///
    /// # Errors
    /// Every error of the set-up, or of the position (field `position`).
    pub fn open(opening: Opening, faces: Faces<G>) -> Result<Table<G>, Vec<SetupError>> {
        let game = G::open(&opening.setup)?;
        let first = position_of(&game, opening.position.as_deref())?;
        let default = |name: &str, value: &str| {
            G::OPTIONS.iter().any(|spec| spec.name == name && spec.default() == value)
        };
        let mut options = opening.setup.options;
        options.retain(|name, value| !default(name, value));
        let board = opening.setup.board.as_deref().unwrap_or(G::BOARD);
        Ok(Table {
            faces,
            seat_ids: game.seat_ids(),
            game: Arc::new(game),
            options,
            board_hash: board_hash(board),
            board_bytes: text_hash(board),
            commitment: opening.seed.commitment(&opening.salt),
            seed: opening.seed,
            salt: opening.salt,
            manual_chance: opening.manual_chance,
            position: opening.position,
            state: first.clone(),
            first,
            log: Vec::new(),
            done: Vec::new(),
            sealed: BTreeMap::new(),
            decision: 1,
            offer: None,
            ended: None,
            contributions: BTreeMap::new(),
            rolls: 0,
            backs: BTreeMap::new(),
            instructions: BTreeMap::new(),
            pacts: Vec::new(),
            away: Seats::NONE,
        })
    }

    /// The game on the table.
    pub fn rules(&self) -> &G {
        &self.game
    }

    /// The whole truth. It cannot be serialised, so it goes nowhere but into laws and tests.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub(crate) fn turn_now(&self) -> Turn {
        if self.ended.is_some() { Turn::Over } else { self.game.turn(&self.state) }
    }

    /// The seats that the game asks, whether they have answered or not.
    pub(crate) fn asked(&self) -> Seats {
        match self.turn_now() {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        }
    }

    pub(crate) fn number_of_last_step(&self) -> u32 {
        self.log.len() as u32
    }

    /// What chance decides now: draw number k, where k rolls have been made.
    pub(crate) fn draw_roll(&self) -> G::Roll {
        self.game.roll(&self.state, &mut self.chance(self.rolls))
    }

    /// Draw number k.
    pub(crate) fn chance(&self, k: u64) -> Stream {
        let none: &[u8] = &[];
        let seats = Seats::first(self.game.seats());
        let added: Vec<&[u8]> =
            seats.into_iter().map(|seat| self.contributions.get(&seat).map_or(none, Vec::as_slice)).collect();
        DrawKey::mix(self.seed.bytes(), &added).draw(k)
    }

    pub(crate) fn standing_now(&self) -> Standing {
        let mut standing = self.game.standing(&self.state);
        if let Some(ended) = self.ended {
            let duel = G::DUEL.unwrap_or(G::LEAVING);
            let (winners, how, clause) = match ended {
                Ended::Resigned(seat) => (
                    Seats::first(self.game.seats()).without(seat),
                    Text::new("table-outcome-resigned").with("seat", seat),
                    duel,
                ),
                Ended::Agreed => (Seats::NONE, Text::new("table-outcome-agreed"), duel),
                Ended::Closed(_) => (Seats::NONE, Text::new("table-outcome-closed"), G::LEAVING),
            };
            standing.outcome = Some(Outcome { winners, how, clause, how_clause: None });
        }
        standing
    }
}
