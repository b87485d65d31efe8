//! A game of the library behind a face that is the same for all of them.

use crate::{Lessons, Perft};
use bots::playout::{Played, Playouts};
use rules::{Bot, Budget, Game, OptionSpec, Setup, SetupError, Treaties};
use table::{Faces, Legal, LiveTable, Opening, Table, Treating, Typed};

/// A box on the shelf.
pub struct Title {
    /// Folder, address and database name; never changes.
    pub key: &'static str,
    /// The rules version of this edition.
    pub rules_version: u32,
    /// Every seat id, in the game's own order.
    pub seats: &'static [&'static str],
    /// The fewest seats that can play.
    pub min_seats: usize,
    /// How long a game takes among people, in minutes.
    pub minutes: u16,
    /// The options.
    pub options: &'static [OptionSpec],
    /// Options that make a first game against bots a good one.
    pub first_game: &'static [(&'static str, &'static str)],
    /// Standing instructions that a seat may give.
    pub instructions: &'static [&'static str],
    /// The board file of the box.
    pub board: &'static str,
    /// `sha256:` and hex of it.
    pub board_hash: String,
    /// Can it be resigned, or drawn by agreement?
    pub duel: bool,
    /// No sampled game is longer than this many decisions and rolls.
    pub longest: usize,
    /// Counts lines of play, for games that can.
    pub perft: Option<Perft>,
    /// The guided first game.
    pub lessons: Lessons,
    open: Box<Open>,
    playouts: fn(&Setup, &Budget<'_>, u64) -> Result<Played, Vec<SetupError>>,
    check_board: fn(&Setup) -> Vec<SetupError>,
}

type Open = dyn Fn(Opening) -> Result<Box<dyn LiveTable>, Vec<SetupError>> + Send + Sync;

impl Title {
    /// A game with what it offers beyond its traits.
    pub fn of<G: Game>(
        minutes: u16,
        legal: Option<Legal<G>>,
        bots: fn(&str) -> Option<Box<dyn Bot<G>>>,
    ) -> Title {
        Title::with(minutes, legal, bots, None)
    }

    /// A game of negotiation, with treaty cards.
    pub fn treating<G: Game + Treaties>(
        minutes: u16,
        legal: Option<Legal<G>>,
        bots: fn(&str) -> Option<Box<dyn Bot<G>>>,
    ) -> Title {
        Title::with(minutes, legal, bots, Some(&Typed::<G>::CARDS))
    }

    fn with<G: Game>(
        minutes: u16,
        legal: Option<Legal<G>>,
        bots: fn(&str) -> Option<Box<dyn Bot<G>>>,
        treaties: Option<&'static dyn Treating<G>>,
    ) -> Title {
        Title {
            key: G::KEY,
            rules_version: G::RULES_VERSION,
            seats: G::SEATS,
            min_seats: G::MIN_SEATS,
            minutes,
            options: G::OPTIONS,
            first_game: G::FIRST_GAME,
            instructions: G::INSTRUCTIONS,
            board: G::BOARD,
            board_hash: table::text_hash(G::BOARD),
            duel: G::DUEL.is_some(),
            longest: G::LONGEST,
            perft: None,
            lessons: Lessons::read(G::LESSONS),
            open: Box::new(move |opening| {
                Ok(Box::new(Table::<G>::open(opening, Faces { legal, bots, treaties })?)
                    as Box<dyn LiveTable>)
            }),
            playouts: playouts::<G>,
            check_board: |setup| G::open(setup).err().unwrap_or_default(),
        }
    }

    /// The same game, which can also count lines of play.
    #[must_use]
    pub(crate) fn counting(mut self, perft: Perft) -> Title {
        self.perft = Some(perft);
        self
    }

    /// Opens the box and puts it on a table. Draws that come before the first decision are made by
    /// [`LiveTable::begin`], once the seats have contributed to the randomness.
    ///
    /// # Errors
    /// Every error of the set-up, or of the position (field `position`).
    pub fn open(&self, opening: Opening) -> Result<Box<dyn LiveTable>, Vec<SetupError>> {
        (self.open)(opening)
    }

    /// Every error of a board file, tried with all seats and the default options.
    pub fn check_board(&self, board: &str) -> Vec<SetupError> {
        let seats = self.seats.iter().map(|id| (*id).to_owned()).collect();
        (self.check_board)(&Setup { seats, board: Some(board.to_owned()), ..Setup::default() })
    }

    /// Plays games with random answers, without a table, until the budget is over: at least one batch.
    ///
    /// # Errors
    /// Every error of the set-up.
    pub fn playouts(&self, setup: &Setup, budget: &Budget<'_>, seed: u64) -> Result<Played, Vec<SetupError>> {
        (self.playouts)(setup, budget, seed)
    }
}

fn playouts<G: Game>(setup: &Setup, budget: &Budget<'_>, seed: u64) -> Result<Played, Vec<SetupError>> {
    let game = G::open(setup)?;
    let start = game.start();
    let mut playouts = Playouts::new(&game, &start, G::LONGEST, seed);
    let mut played = Played::default();
    loop {
        playouts.batch(&mut played);
        if budget.is_over() {
            return Ok(played);
        }
    }
}
