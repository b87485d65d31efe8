//! The bot that plays anything legal.

use rules::{Bot, Budget, Seat, Stream, Views};

/// A legal answer at random, of a world that the seat cannot rule out.
pub struct RandomBot;

impl<G: Views> Bot<G> for RandomBot {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        _budget: &Budget<'_>,
        random: &mut Stream,
    ) -> G::Action {
        let state = game.guess(view, random);
        game.sample(&state, seat, random)
    }
}
