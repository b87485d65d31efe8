//! Two games small enough to be read in five minutes. The laws and the table are tested with them, and they show
//! every trait of a game at work: [`Bids`] has sealed simultaneous answers, [`Cards`] has chance and secrets.

mod bids;
mod cards;
mod cards_seen;
mod cards_text;

pub use bids::{Bid, Bids, BidsState};
pub use cards::{Card, Cards, CardsEvent, CardsIllegal, CardsRoll, CardsState, Play};
pub use cards_seen::{CardsEventView, CardsView};
