//! What plays in an empty seat.

use crate::{Card, Seat, Stream, Views, Word};

/// How long a bot may think. The clock belongs to the caller: pure crates know none.
pub struct Budget<'a> {
    over: &'a dyn Fn() -> bool,
}

impl<'a> Budget<'a> {
    /// A budget that ends when `over` says so. It is asked often and must be cheap.
    pub fn until(over: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { over }
    }

    /// Time to answer?
    pub fn is_over(&self) -> bool {
        (self.over)()
    }
}

/// A bot is handed a view; there is no way to hand it a state. It answers with a legal action.
pub trait Bot<G: Views>: Send {
    /// The bot's answer for `seat`, which the game is asking.
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        budget: &Budget<'_>,
        random: &mut Stream,
    ) -> G::Action;

    /// The treaties that its seat knows of, told before anything is asked of the bot.
    fn remember(&mut self, game: &G, seat: Seat, cards: &[Card]) {
        let _ = (game, seat, cards);
    }

    /// What it has to say about treaties, now that they may be made. Must be quick.
    fn negotiate(&mut self, game: &G, view: &G::View, seat: Seat, random: &mut Stream) -> Vec<Word> {
        let _ = (game, view, seat, random);
        Vec::new()
    }
}
