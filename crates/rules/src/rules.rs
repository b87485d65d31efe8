//! What may happen, and what then is.

use crate::{Explain, Random, Seat, Sink, Standing, Time, Turn};
use std::fmt::Debug;

/// The rules of one game in one edition, on one board, for one number of seats: all of that is `&self`.
///
/// A state is only what changes in play; it is a small value, cloned freely by bots.
pub trait Rules: Send + Sync + 'static {
    /// The whole truth. Deliberately not serialisable: only views leave the referee.
    type State: Clone + Eq + Send + Sync;
    /// One seat's whole commitment: a move, or a sheet of orders.
    type Action: Clone + Eq + Debug + Send + Sync;
    /// What chance decided.
    type Roll: Clone + Eq + Debug + Send + Sync;
    /// What happened, in full.
    type Event: Clone + Debug + Send + Sync;
    /// Which rule refused it.
    type Illegal: Explain + Clone + Eq + Debug + Send + Sync;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// The position before the first decision or draw.
    fn start(&self) -> Self::State;

    /// What the game waits for.
    fn turn(&self, state: &Self::State) -> Turn;

    /// The one judge of legality. Called only for a seat that `turn` asks; never panics on any action.
    ///
    /// # Errors
    /// The clause that forbids it; the state is untouched.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// A legal action, every one possible that somebody who plays could choose: to be absent is not among them.
    /// Uniform where the game can list its actions.
    fn sample<R: Random>(&self, state: &Self::State, seat: Seat, random: &mut R) -> Self::Action;

    /// Carries out the joint answer of exactly the seats that `turn` asked. The order of `joint` is
    /// without effect. The caller has had every answer checked.
    fn resolve(
        &self,
        state: &mut Self::State,
        joint: &[(Seat, Self::Action)],
        out: &mut impl Sink<Self::Event>,
    );

    /// Draws what chance has to decide now.
    fn roll<R: Random>(&self, state: &Self::State, random: &mut R) -> Self::Roll;

    /// Could chance have decided this now? For rolls that come from outside (records, manual chance).
    ///
    /// # Errors
    /// The clause that it contradicts.
    fn check_roll(&self, state: &Self::State, roll: &Self::Roll) -> Result<(), Self::Illegal>;

    /// Carries out what chance decided; the roll has been checked or was made by `roll`.
    fn settle(&self, state: &mut Self::State, roll: &Self::Roll, out: &mut impl Sink<Self::Event>);

    /// Scores with their parts, and the outcome once the game is over.
    fn standing(&self, state: &Self::State) -> Standing;

    /// What the rules put in place of an answer that never came (an empty sheet, a pass).
    /// `None`: a bot answers instead.
    fn on_timeout(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// What a seat does whose player is absent, where the table has the rules play it ([`crate::Absence`]). `None`: a
    /// bot answers.
    fn absent(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// What the rulebook says of the time for the open decision, as the options have it. It runs at tables with live
    /// clocks, and at no others.
    fn time(&self, _state: &Self::State) -> Time {
        Time::Unsaid
    }

    /// May a game be resigned, or drawn by agreement? Only two-player duels say yes, with the clause that
    /// allows it.
    const DUEL: Option<&'static str> = None;
}
