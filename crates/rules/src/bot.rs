//! What plays in an empty seat.

use crate::{Seat, Stream, Views};

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
}
