//! What a pick would lead to, as far as the viewer knows: for boards to draw, and in words.

use crate::board::Board;
use crate::counter::Counter;
use crate::state::CAMP;
use crate::view::View;
use rules::{Seat, Text};
use serde::Serialize;

/// What a pick would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "does", rename_all = "snake_case")]
pub enum Effect {
    /// Moves the own pawn.
    Go(Way),
    /// Covers a pile of someone else, and moves the own pawn.
    Cover {
        /// Whose pile.
        seat: Seat,
        /// How far that seat's piles carry now.
        before: u8,
        /// How far they would carry then.
        after: u8,
        /// The own move.
        own: Way,
    },
    /// Two pawns change places.
    Swap {
        /// With whom.
        with: Seat,
        /// How many spaces that gains.
        gain: i16,
    },
    /// Sends a pawn back.
    Send {
        /// From here.
        from: u8,
        /// To this village.
        to: u8,
    },
}

/// A move of the own pawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Way {
    /// So far.
    pub distance: u8,
    /// To this space.
    pub space: u8,
    /// Or less far: that is chosen afterwards.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional), schema(required = false))]
    pub up_to: bool,
    /// What waits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub there: Option<There>,
}

/// What waits on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum There {
    /// The base camp.
    Camp,
    /// A village.
    Village,
    /// A banana.
    Banana,
    /// A lion, who chases back to this village.
    Lion {
        /// Its space.
        village: u8,
    },
    /// An exchange.
    Exchange,
    /// A counter that the viewer does not know.
    Unknown {
        /// Where a lion would chase to.
        village: u8,
    },
}

/// Where a move ends: in the base camp at the latest.
pub(crate) fn reached(from: u8, distance: u8) -> u8 {
    from.saturating_add(distance).min(CAMP)
}

impl Way {
    /// How far a move goes, and what waits there as far as this viewer knows.
    pub(crate) fn of(board: &Board, view: &View, from: u8, distance: u8) -> Way {
        let to = reached(from, distance);
        let village = board.village_behind(to);
        let there = match view.on_path(to) {
            _ if to == CAMP => Some(There::Camp),
            None => board.is_village(to).then_some(There::Village),
            Some(counter) => Some(match counter.counter {
                None => There::Unknown { village },
                Some(Counter::Banana) => There::Banana,
                Some(Counter::Lion) => There::Lion { village },
                Some(Counter::Exchange) => There::Exchange,
            }),
        };
        Way { distance: to - from, space: to, up_to: false, there }
    }

    fn text(&self) -> Text {
        if self.up_to {
            return Text::new("kilimandjaro-hint-reach").with("reach", self.distance);
        }
        let way = |id| Text::new(id).with("distance", self.distance).with("space", self.space);
        match self.there {
            None => way("kilimandjaro-hint-move"),
            Some(there) => way("kilimandjaro-hint-move-there").with("there", there.text()),
        }
    }
}

impl There {
    fn text(self) -> Text {
        match self {
            There::Camp => Text::new("kilimandjaro-there-camp"),
            There::Village => Text::new("kilimandjaro-there-village"),
            There::Banana => Text::new("kilimandjaro-there-banana"),
            There::Lion { village } => Text::new("kilimandjaro-there-lion").with("village", village),
            There::Exchange => Text::new("kilimandjaro-there-exchange"),
            There::Unknown { village } => Text::new("kilimandjaro-there-unknown").with("village", village),
        }
    }
}

impl Effect {
    /// In words.
    pub(crate) fn text(&self) -> Text {
        match self {
            Effect::Go(way) => way.text(),
            Effect::Cover { seat, before, after, own } => Text::new("kilimandjaro-hint-cover")
                .with("seat", *seat)
                .with("before", *before)
                .with("after", *after)
                .with("move", own.text()),
            Effect::Swap { gain, .. } if *gain > 0 => {
                Text::new("kilimandjaro-hint-gain").with("count", *gain)
            }
            Effect::Swap { gain, .. } => Text::new("kilimandjaro-hint-lose").with("count", -*gain),
            Effect::Send { from, to } => {
                Text::new("kilimandjaro-hint-send").with("from", *from).with("to", *to)
            }
        }
    }
}
