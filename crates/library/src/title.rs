//! A game of the library behind a face that is the same for all of them.

use crate::{Lessons, Perft};
use bots::playout::{Played, Playouts};
use rules::{Bot, Budget, Game, OptionSpec, Phase, Setup, SetupError, Text, Treaties};
use table::{BoxBoard, Faces, Legal, LiveTable, Opening, Table, Treating, Typed};

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
    /// The clause on how many play.
    pub players: &'static str,
    /// How long a game takes among people, in minutes.
    pub minutes: u16,
    /// The options.
    pub options: &'static [OptionSpec],
    /// Options that make a first game against bots a good one.
    pub first_game: &'static [(&'static str, &'static str)],
    /// Standing instructions that a seat may give.
    pub instructions: &'static [&'static str],
    /// The board files of the box, the newest first.
    pub boards: Vec<BoxBoard>,
    /// The phases to which the rulebook gives a time.
    pub phases: &'static [Phase],
    /// Does anything in it come from chance?
    pub chance: bool,
    /// Can it be resigned, or drawn by agreement?
    pub duel: bool,
    /// Is it a game of negotiation, with treaty cards?
    pub treaties: bool,
    /// No sampled game is longer than this many decisions and rolls.
    pub longest: usize,
    /// Counts lines of play, for games that can.
    pub perft: Option<Perft>,
    /// The guided first game.
    pub lessons: Lessons,
    open: Box<Open>,
    has_bot: Box<dyn Fn(&str) -> bool + Send + Sync>,
    playouts: fn(&Setup, &Budget<'_>, u64) -> Result<Played, Vec<SetupError>>,
    check_board: fn(&str) -> Vec<SetupError>,
    box_board: fn(&str) -> Option<&'static str>,
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
            players: G::PLAYERS,
            minutes,
            options: G::OPTIONS,
            first_game: G::FIRST_GAME,
            instructions: G::INSTRUCTIONS,
            boards: table::box_boards::<G>(),
            phases: G::PHASES,
            chance: true,
            duel: G::DUEL.is_some(),
            treaties: treaties.is_some(),
            longest: G::LONGEST,
            perft: None,
            lessons: Lessons::read(G::LESSONS),
            open: Box::new(move |opening| {
                Ok(Box::new(Table::<G>::open(
                    opening,
                    Faces { legal, bots, treaties, spelling: Some(texts::typed) },
                )?) as Box<dyn LiveTable>)
            }),
            has_bot: Box::new(move |name| bots(name).is_some()),
            playouts: playouts::<G>,
            check_board: G::check_board,
            box_board: table::box_board::<G>,
        }
    }

    /// The same game, in which chance decides nothing.
    #[must_use]
    pub(crate) fn without_chance(mut self) -> Title {
        self.chance = false;
        self
    }

    /// The same game, which can also count lines of play.
    #[must_use]
    pub(crate) fn counting(mut self, perft: Perft) -> Title {
        self.perft = Some(perft);
        self
    }

    /// Opens the box and puts it on a table. Draws that come before the first decision are made by
    /// [`LiveTable::begin`], once the seats have contributed to the randomness. A board that is named by its hash is one of
    /// the box, of now or of before.
    ///
    /// # Errors
    /// Every error of the set-up, or of the position (field `position`).
    pub fn open(&self, mut opening: Opening) -> Result<Box<dyn LiveTable>, Vec<SetupError>> {
        if let Some(hash) = opening.setup.board.as_deref().filter(|board| is_hash(board)) {
            let unknown = || vec![SetupError::new("board", Text::new("board-edition"))];
            opening.setup.board = self.box_board(hash).ok_or_else(unknown)?;
        }
        (self.open)(opening)
    }

    /// The board of the box that goes by this hash: `None` inside for the newest, else the text of its file.
    pub(crate) fn box_board(&self, hash: &str) -> Option<Option<String>> {
        let text = (self.box_board)(hash)?;
        Some((text != self.boards[0].text).then(|| text.to_owned()))
    }

    /// The hash by which a table on the board of the box refers to it, so that it keeps that board.
    pub fn board_hash(&self) -> &str {
        &self.boards[0].hash
    }

    /// How a stored table names its board: by its hash, by the text of a file of its own; one that names none was opened
    /// before boards had versions, on the first.
    pub fn stored_board(&self, stored: Option<&str>) -> String {
        stored.unwrap_or(&self.boards[self.boards.len() - 1].hash).to_owned()
    }

    /// The board of a new table like one with such a board: its own, or the newest of the box.
    pub fn next_board(&self, stored: Option<&str>) -> String {
        stored.filter(|board| !is_hash(board)).unwrap_or(self.board_hash()).to_owned()
    }

    /// The hash of such a board.
    pub fn stored_board_hash(&self, stored: Option<&str>) -> String {
        let board = self.stored_board(stored);
        if is_hash(&board) { board } else { table::board_hash(&board) }
    }

    /// How a bot of this level keeps its word: `loyal`, `shrewd` or `fickle`, where words can be given.
    pub fn character(&self, level: &str) -> Option<&'static str> {
        (self.treaties && level != "random").then(|| bots::Character::of(level).name)
    }

    /// Has it a bot of this name, be it a level or a yardstick for the arena?
    pub fn has_bot(&self, name: &str) -> bool {
        (self.has_bot)(name)
    }

    /// Everything that is wrong with a board file that somebody wants to play on.
    pub fn check_board(&self, board: &str) -> Vec<SetupError> {
        (self.check_board)(board)
    }

    /// Plays games with random answers, without a table, until the budget is over: at least one batch.
    ///
    /// # Errors
    /// Every error of the set-up.
    pub fn playouts(&self, setup: &Setup, budget: &Budget<'_>, seed: u64) -> Result<Played, Vec<SetupError>> {
        (self.playouts)(setup, budget, seed)
    }
}

/// The hash of a board, where the text of its file could stand? No board file begins like this.
fn is_hash(board: &str) -> bool {
    board.starts_with("sha256:")
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
