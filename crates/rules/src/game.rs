//! A box on the shelf: what it is called, who can sit, what can be chosen, and how to set one up.

use crate::{
    Draws, Names, Notation, OptionSpec, Options, Phase, Prompts, Random, Seat, Setup, SetupError, Talk, Text,
};

/// A complete game of the library.
pub trait Game: Notation + Prompts + Draws + Sized {
    /// Folder, address and database name; never changes.
    const KEY: &'static str;
    /// Raised by every fix that changes the result of an old record.
    const RULES_VERSION: u32;
    /// Every seat id, in the game's own order (which is the seat order at any table).
    const SEATS: &'static [&'static str];
    /// The fewest seats that can play; the most is all of them.
    const MIN_SEATS: usize;
    /// The options.
    const OPTIONS: &'static [OptionSpec];
    /// The board file of the box; empty: the game has none.
    const BOARD: &'static str = "";
    /// The board files that the box had before, the oldest first: what was begun on one goes on on it.
    const FORMER_BOARDS: &'static [&'static str] = &[];
    /// Boards of the box that old records name by the hash of their file's bytes: that hash, and the board.
    const BOARDS_BY_BYTES: &'static [(&'static str, &'static str)] = &[];
    /// No sampled game is longer than this many decisions and rolls (law of the end).
    const LONGEST: usize;

    /// Options that make a first game against bots a good one, where the usual ones do not.
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[];
    /// The phases to which the rulebook gives a time (see [`crate::Rules::time`]).
    const PHASES: &'static [Phase] = &[];
    /// The clause on how many play.
    const PLAYERS: &'static str;
    /// The clause on players who leave.
    const LEAVING: &'static str;

    /// The guided first game as data (`tutorial.toml`, read by `library`); empty: none.
    const LESSONS: &'static str = "";

    /// Opens a box.
    ///
    /// # Errors
    /// Every error of the set-up: unknown seats or options, a board that contradicts itself.
    fn open(setup: &Setup) -> Result<Self, Vec<SetupError>>;

    /// Everything that is wrong with a board file that somebody wants to play on: more than [`Game::open`] refuses, since a
    /// table that plays on a board goes on when the check has become stricter.
    fn check_board(text: &str) -> Vec<SetupError> {
        let seats = Self::SEATS.iter().map(|id| (*id).to_owned()).collect();
        let setup = Setup { seats, board: Some(text.to_owned()), ..Setup::default() };
        Self::open(&setup).err().unwrap_or_default()
    }

    /// What the board calls things that the box calls otherwise or does not have: message ids and what to say instead.
    fn names(&self) -> Names {
        Names::new()
    }

    /// The ids of the seats in play, in seat order.
    fn seat_ids(&self) -> Vec<&'static str>;

    /// The options of a rematch, in which everybody moves one seat on. Where the deal passes, they name the
    /// next dealer.
    fn rematch(&self, state: &Self::State, options: &Options) -> Options {
        let _ = state;
        options.clone()
    }

    /// The name of a phase or stage that the table is in, for the line above the board.
    fn stage(&self, view: &Self::View) -> Option<Text> {
        let _ = view;
        None
    }

    /// Standing instructions that a seat may give, so that a slow game need not wait for an answer that is known
    /// beforehand: the messages `<key>-instruction-<name>`.
    const INSTRUCTIONS: &'static [&'static str] = &[];

    /// The answer that an instruction gives to what the seat is asked now, if it gives one. From the view alone.
    fn obey(&self, view: &Self::View, seat: Seat, instruction: &str) -> Option<Self::Action> {
        let _ = (view, seat, instruction);
        None
    }

    /// What counts of a half-made answer when its time is over, as the rulebook forgives it; always legal. `None`:
    /// nothing does.
    fn forgive<R: Random>(
        &self,
        state: &Self::State,
        seat: Seat,
        written: &str,
        random: &mut R,
    ) -> Option<Self::Action> {
        let _ = random;
        let action = self.read_action(written).ok()?;
        self.check(state, seat, &action).is_ok().then_some(action)
    }

    /// What may be said at the table now, and the clause that says so.
    fn talk(&self, state: &Self::State) -> (Talk, Option<&'static str>) {
        let _ = state;
        (Talk::Free, None)
    }
}
