//! A game's treaties by text: what a table needs of them.

use rules::{Clause, Deed, Game, Line, Next, ParseError, Seat, Seats, Term, Text, Treaties, Treaty, Verdict};
use std::marker::PhantomData;

/// A treaty that was read.
pub struct Read {
    /// Its text in the canonical form.
    pub text: String,
    /// The parties beside who offers it.
    pub with: Seats,
    /// Those whom it binds to something.
    pub bound: Seats,
    /// It holds until somebody gives notice.
    pub standing: bool,
    /// What it says.
    pub says: Text,
}

/// [`Treaties`] by text, each with who offers it. [`Typed`] is its one implementation.
pub trait Treating<G: Game>: Sync {
    /// [`Treaties::next_term`].
    fn next(&self, game: &G, view: &G::View, from: Seat, picked: &[&str]) -> Next;
    /// The treaty of a text.
    ///
    /// # Errors
    /// What cannot be read.
    fn read(&self, game: &G, from: Seat, text: &str) -> Result<Read, ParseError>;
    /// Do these two say the same?
    fn same(&self, game: &G, one: (Seat, &str), other: (Seat, &str)) -> bool;
    /// [`Treaties::judge`].
    fn judge(&self, game: &G, treaty: (Seat, &str), line: &Line<'_, G>) -> Verdict;
    /// [`Treaties::turn_of`].
    fn turn_of(&self, game: &G, state: &G::State) -> u16;
    /// [`Treaties::say_turn`].
    fn say_turn(&self, game: &G, turn: u16) -> Text;
    /// Does a seat promise in these two what it cannot keep in both, whatever happens?
    fn clash(&self, game: &G, seat: Seat, one: (Seat, &str), other: (Seat, &str)) -> bool;
    /// Would this answer of the seat to the open decision break it?
    fn is_against(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        treaty: (Seat, &str),
        answer: &G::Action,
    ) -> bool;
}

/// The treaty cards of a game that has them.
pub struct Typed<G>(PhantomData<fn() -> G>);

impl<G> Typed<G> {
    /// For [`crate::Faces`].
    pub const CARDS: Typed<G> = Typed(PhantomData);
}

fn known<G: Treaties>(game: &G, (from, text): (Seat, &str)) -> Treaty<G::Duty> {
    game.read_treaty(from, text).expect("a treaty on the table was read before")
}

/// What a seat promises whatever happens.
fn promised<D>(treaty: &Treaty<D>, seat: Seat) -> impl Iterator<Item = &Deed<D>> {
    let free = move |clause: &&Clause<D>| clause.when.is_none() && clause.deed.doers.contains(seat);
    treaty.clauses.iter().filter(free).map(|clause| &clause.deed)
}

impl<G: Treaties> Treating<G> for Typed<G> {
    fn next(&self, game: &G, view: &G::View, from: Seat, picked: &[&str]) -> Next {
        game.next_term(view, from, picked)
    }

    fn read(&self, game: &G, from: Seat, text: &str) -> Result<Read, ParseError> {
        let treaty = game.read_treaty(from, text)?;
        Ok(Read {
            text: game.write_treaty(&treaty),
            with: treaty.with,
            bound: treaty.bound(),
            standing: treaty.term == Term::Standing,
            says: game.tell_treaty(&treaty),
        })
    }

    fn same(&self, game: &G, one: (Seat, &str), other: (Seat, &str)) -> bool {
        let (one, other) = (known(game, one), known(game, other));
        one.parties() == other.parties() && one.clauses == other.clauses && one.term == other.term
    }

    fn judge(&self, game: &G, treaty: (Seat, &str), line: &Line<'_, G>) -> Verdict {
        game.judge(&known(game, treaty), line)
    }

    fn turn_of(&self, game: &G, state: &G::State) -> u16 {
        game.turn_of(state)
    }

    fn say_turn(&self, game: &G, turn: u16) -> Text {
        game.say_turn(turn)
    }

    fn clash(&self, game: &G, seat: Seat, one: (Seat, &str), other: (Seat, &str)) -> bool {
        let (one, other) = (known(game, one), known(game, other));
        promised(&one, seat).any(|a| promised(&other, seat).any(|b| game.contradict(seat, a, b)))
    }

    fn is_against(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        treaty: (Seat, &str),
        answer: &G::Action,
    ) -> bool {
        let treaty = known(game, treaty);
        promised(&treaty, seat).any(|deed| game.is_against(state, seat, deed, answer))
    }
}
