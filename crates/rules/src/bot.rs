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

/// A bot is handed a view; there is no way to hand it a state. It keeps its seat from decision to decision, but may be
/// made anew at any time: a view holds everything that its seat may know, so nothing is lost but what it had worked out.
pub trait Bot<G: Views>: Send {
    /// The bot's answer for `seat`, which the game is asking: a legal action.
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        budget: &Budget<'_>,
        random: &mut Stream,
    ) -> G::Action;

    /// Something that its seat saw happen since its last answer, that answer included; told before it is asked again.
    fn notice(&mut self, game: &G, event: &G::EventView) {
        let _ = (game, event);
    }

    /// The treaties that its seat knows of, told before anything is asked of the bot.
    fn remember(&mut self, game: &G, seat: Seat, cards: &[Card]) {
        let _ = (game, seat, cards);
    }

    /// What it has to say about treaties, now that they may be made. Must be quick.
    fn negotiate(&mut self, game: &G, view: &G::View, seat: Seat, random: &mut Stream) -> Vec<Word> {
        let _ = (game, view, seat, random);
        Vec::new()
    }

    /// Would it call the game a draw, now that its seat is offered one? Must be quick.
    fn agrees_to_draw(&mut self, game: &G, view: &G::View, seat: Seat) -> bool {
        let _ = (game, view, seat);
        false
    }

    /// About how many bytes it holds between decisions, for whoever keeps many bots.
    fn bytes(&self) -> usize {
        0
    }
}
