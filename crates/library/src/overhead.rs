//! What it costs that random games are played through the traits.

use bots::neuf_pistes::ByHand;
use bots::playout::{Played, Playouts};
use neuf_pistes::NeufPistes;
use rules::{Budget, Game, Rules, Setup, SetupFault};

/// Who plays the random games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loop {
    /// The loop that plays every game of the library.
    Traits,
    /// A loop written by hand for this one.
    ByHand,
}

/// How a game plays at random until the budget is over.
pub type Overhead = fn(&Setup, Loop, &Budget<'_>) -> Result<Played, Vec<SetupFault>>;

/// Random games of L'Africa as it is played without a variant, whatever the set-up says.
pub(crate) fn neuf_pistes(setup: &Setup, by: Loop, budget: &Budget<'_>) -> Result<Played, Vec<SetupFault>> {
    let mut setup = setup.clone();
    setup.options.remove("variant");
    setup.options.remove("variant2_order");
    let game = NeufPistes::open(&setup)?;
    let start = game.start();
    let mut played = Played::default();
    let mut by_traits = Playouts::new(&game, &start, NeufPistes::LONGEST, 1);
    let mut by_hand = ByHand::new(&game, &start, NeufPistes::LONGEST, 1);
    loop {
        match by {
            Loop::Traits => by_traits.batch(&mut played),
            Loop::ByHand => by_hand.batch(&mut played),
        }
        if budget.is_over() {
            return Ok(played);
        }
    }
}
