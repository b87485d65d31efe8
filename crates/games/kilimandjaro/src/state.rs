//! The whole truth about a game in play: what changes, and nothing that the board or the edition says.

use crate::card::{Cards, Piles, reach};
use crate::counter::{Counter, Counters, Laid};
use rules::{Seat, Seats};
use serde::Serialize;

/// The base camp (KI-12).
pub const CAMP: u8 = 100;
/// The most that can play (KI-01).
pub const MOST_SEATS: usize = 4;

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum Stage {
    /// The first dealer is to be drawn (KI-45).
    DrawDealer,
    /// The counters are to be dealt (KI-06).
    DealCounters,
    /// A seat has to lay a counter (KI-07).
    Lay {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The cards are to be dealt (KI-09).
    DealCards,
    /// A seat has to play a card (KI-14).
    Play {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A seat has to say how far it goes (KI-51, `move_rule=up_to`).
    Move {
        /// Whose turn it is.
        seat: Seat,
        /// The farthest it may go.
        reach: u8,
    },
    /// A seat stands on a banana and may go on (KI-25).
    Banana {
        /// Whose turn it is.
        seat: Seat,
        /// By how many spaces: those of its first move (KI-52).
        distance: u8,
    },
    /// A seat stands on an exchange counter and may change places (KI-27).
    Swap {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A seat stands on an exchange counter and must send someone back (KI-33).
    Send {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A seat has moved and is to draw a card (KI-23).
    Draw {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The game has ended (KI-30, KI-31).
    Over,
}

impl Stage {
    /// Whose turn it is.
    #[inline(always)]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Stage::Lay { seat }
            | Stage::Play { seat }
            | Stage::Move { seat, .. }
            | Stage::Banana { seat, .. }
            | Stage::Swap { seat }
            | Stage::Send { seat }
            | Stage::Draw { seat } => Some(seat),
            Stage::DrawDealer | Stage::DealCounters | Stage::DealCards | Stage::Over => None,
        }
    }

    /// Are the counters not all laid and the cards not dealt yet?
    pub const fn before_cards(self) -> bool {
        matches!(self, Stage::DrawDealer | Stage::DealCounters | Stage::Lay { .. } | Stage::DealCards)
    }
}

/// A position. A plain value of a few hundred bytes: bots copy it freely.
///
/// Invariants: the cards of pile, hands and face-up piles are all different copies, the rest of the 56 is
/// covered (KI-47); the counters in stock, on the path and set aside are all different, the rest of the 16
/// are exchanges that were used (KI-29); no two counters lie side by side (KI-41); seats that do not play
/// have nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) stage: Stage,
    /// Known once drawn; the seat to its left is first (KI-43).
    pub(crate) dealer: Option<Seat>,
    /// The space of each pawn.
    pub(crate) pawns: [u8; MOST_SEATS], // any number may share a space (KI-22)
    /// The face-up cards, once dealt.
    pub(crate) piles: [Option<Piles>; MOST_SEATS],
    pub(crate) hands: [Cards; MOST_SEATS],
    /// The draw pile. It has no order: a card is chosen when it is drawn.
    pub(crate) pile: Cards,
    /// What lies on each space of the path.
    pub(crate) path: [Option<Laid>; CAMP as usize],
    /// Counters dealt and not laid yet.
    pub(crate) stock: [Counters; MOST_SEATS],
    /// The counter that nobody got (`three_player_counters=set_one_aside`).
    pub(crate) aside: Option<Counter>,
    /// Seats that left a table without bots (KI-65). Their hand is out of the game, unseen.
    pub(crate) left: Seats,
}

impl State {
    pub(crate) fn new(stage: Stage, dealer: Option<Seat>) -> State {
        State {
            stage,
            dealer,
            pawns: [0; MOST_SEATS],
            piles: [None; MOST_SEATS],
            hands: [Cards::NONE; MOST_SEATS],
            pile: Cards::ALL,
            path: [None; CAMP as usize],
            stock: [Counters::NONE; MOST_SEATS],
            aside: None,
            left: Seats::NONE,
        }
    }

    /// What the game is waiting for.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The space of a pawn.
    #[inline(always)]
    pub fn pawn(&self, seat: Seat) -> u8 {
        self.pawns[seat.index()]
    }

    /// The cards in a hand.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The counters that a seat has still to lay.
    pub fn stock(&self, seat: Seat) -> Counters {
        self.stock[seat.index()]
    }

    /// The counter that was set aside unseen.
    pub fn aside(&self) -> Option<Counter> {
        self.aside
    }

    /// The counter on a space, if one lies there.
    pub fn counter(&self, space: u8) -> Option<Laid> {
        self.path.get(space as usize).copied().flatten()
    }

    /// The face-up cards of a seat, once dealt.
    #[inline(always)]
    pub fn piles(&self, seat: Seat) -> Option<Piles> {
        self.piles[seat.index()]
    }

    /// How far the piles of a seat carry; 0 before the deal.
    #[inline(always)]
    pub fn reach(&self, seat: Seat) -> u8 {
        self.piles(seat).map_or(0, reach)
    }

    /// The draw pile.
    pub fn pile(&self) -> Cards {
        self.pile
    }

    /// Cards that were covered, in no order: everybody saw them (KI-47).
    pub fn covered(&self) -> Cards {
        let tops = self.piles.iter().flatten().flatten().copied();
        let held = self.hands.iter().flat_map(|hand| hand.iter());
        Cards::ALL.without(self.pile.iter().chain(held).chain(tops)).expect("no card is in two places")
    }

    /// Exchange counters that were used and left the game (KI-29).
    pub fn used_exchanges(&self) -> u8 {
        if matches!(self.stage, Stage::DrawDealer | Stage::DealCounters) {
            return 0;
        }
        let laid = self.path.iter().flatten().filter(|laid| laid.counter == Counter::Exchange).count() as u8;
        let stock: u8 = self.stock.iter().map(|stock| stock.count(Counter::Exchange)).sum();
        let aside = u8::from(self.aside == Some(Counter::Exchange));
        Counter::Exchange.total().saturating_sub(laid + stock + aside)
    }
}
