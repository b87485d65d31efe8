//! What happens at the table, in full. Most of it everybody sees; the rest has a view of its own.

use crate::card::{Card, Cards, Piles};
use crate::counter::{Counter, Counters};
use crate::state::MOST_SEATS;
use rules::{Seat, Seats};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The counters were dealt, face down.
    CountersDealt {
        /// To each seat.
        stock: [Counters; MOST_SEATS],
        /// One was set aside unseen.
        aside: bool,
    },
    /// A counter was laid face down.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which.
        counter: Counter,
        /// Where.
        space: u8,
    },
    /// The cards were dealt.
    CardsDealt {
        /// Face up, to each seat that plays.
        piles: [Option<Piles>; MOST_SEATS],
        /// Into the hands.
        hands: [Cards; MOST_SEATS],
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// How many the draw pile still has.
        left: u8,
    },
    /// Something that hides nothing.
    Open(Open),
}

/// Something that happened before everybody's eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Open {
    /// The first dealer was drawn; the seat to the left begins.
    Dealer {
        /// Who deals.
        seat: Seat,
        /// Who begins.
        first: Seat,
    },
    /// A card was played on a pile.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// On whose pile.
        on: Seat,
        /// On which pile, counted from 0.
        pile: u8,
        /// What it covered.
        covered: Card,
        /// How far that seat's piles carried before.
        before: u8,
        /// How far they carry now.
        after: u8,
    },
    /// A pawn moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// From here.
        from: u8,
        /// To here: the base camp if that is nearer than the distance (KI-30).
        to: u8,
        /// So far.
        distance: u8,
        /// A banana gave this move.
        again: bool,
    },
    /// A pawn ended its move on a counter.
    Met {
        /// Whose.
        seat: Seat,
        /// Where.
        space: u8,
        /// What it shows.
        counter: Counter,
        /// It was face down and has been turned.
        turned: bool,
    },
    /// A lion chased a pawn back.
    Chased {
        /// Whose.
        seat: Seat,
        /// From here.
        from: u8,
        /// To this village.
        to: u8,
    },
    /// A banana or an exchange was refused.
    Stayed {
        /// By whom.
        seat: Seat,
        /// What was refused.
        counter: Counter,
    },
    /// Two pawns changed places; the counter is out of the game.
    Swapped {
        /// At whose wish.
        seat: Seat,
        /// With whom.
        with: Seat,
        /// Where the first now stands.
        to: u8,
        /// Where the other now stands.
        back: u8,
    },
    /// A pawn was sent back; the counter is out of the game.
    Sent {
        /// By whom.
        seat: Seat,
        /// Who.
        whom: Seat,
        /// From here.
        from: u8,
        /// To this village.
        to: u8,
    },
    /// An exchange counter found nobody to act on and stays.
    Useless {
        /// Who stands on it.
        seat: Seat,
        /// In the variant: nobody could be sent back.
        send: bool,
    },
    /// A seat without cards was passed over.
    PassedOver {
        /// Who.
        seat: Seat,
    },
    /// A seat left a table without bots.
    Left {
        /// Who.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// Who won.
        winners: Seats,
        /// In which way.
        ending: Ending,
    },
}

/// The ways a game can end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// An expedition reached the base camp (KI-30).
    Camp,
    /// The cards ran out and one is furthest (KI-31).
    Furthest,
    /// Several were furthest and one of them would go on farther (KI-32).
    TieBreak,
    /// Several were furthest and would go on equally far (KI-62).
    Shared,
    /// Everybody left (KI-65).
    Deserted,
}
