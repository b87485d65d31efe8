//! What a viewer may know of an event, and how it is told.

use crate::card::{Card, Piles};
use crate::counter::Counter;
use crate::event::Open;
use crate::names::{card_name, counted, name_of};
use rules::{Arg, Seat, Tell, Text};
use serde::Serialize;

/// An event as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(untagged)]
pub enum EventView {
    /// Something that hides nothing.
    Open(Open),
    /// Something of which a viewer may know a part.
    Hidden(HiddenView),
}

/// The part of a secret event that a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum HiddenView {
    /// The counters were dealt.
    CountersDealt {
        /// How many to each seat.
        counts: Vec<u8>,
        /// Which to the viewer.
        mine: Option<Vec<Counter>>,
        /// One was set aside unseen.
        aside: bool,
    },
    /// A counter was laid face down.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which, if the viewer may know.
        counter: Option<Counter>,
        /// Where.
        space: u8,
    },
    /// The cards were dealt.
    CardsDealt {
        /// Face up, by seat.
        #[cfg_attr(feature = "types", schema(value_type = Vec<[Card; 3]>))]
        piles: Vec<Piles>,
        /// Into the viewer's hand.
        mine: Option<Vec<Card>>,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which, if the viewer may know.
        card: Option<Card>,
        /// How many the draw pile still has.
        left: u8,
    },
}

impl Tell for EventView {
    fn text(&self) -> Text {
        match self {
            EventView::Open(open) => open.text(),
            EventView::Hidden(hidden) => hidden.text(),
        }
    }

    fn clause(&self) -> Option<&'static str> {
        match self {
            EventView::Open(open) => open.clause(),
            EventView::Hidden(_) => None,
        }
    }
}

impl HiddenView {
    fn text(&self) -> Text {
        match self {
            HiddenView::CountersDealt { mine, aside, .. } => {
                let text = match (mine, aside) {
                    (Some(_), false) => Text::new("kilimandjaro-counters-dealt-mine"),
                    (Some(_), true) => Text::new("kilimandjaro-counters-dealt-mine-aside"),
                    (None, false) => Text::new("kilimandjaro-counters-dealt"),
                    (None, true) => Text::new("kilimandjaro-counters-dealt-aside"),
                };
                match mine {
                    None => text,
                    Some(mine) => text.with("counters", counted(mine.iter().copied().collect())),
                }
            }
            HiddenView::Laid { seat, counter: None, space } => {
                Text::new("kilimandjaro-laid").with("seat", *seat).with("space", *space)
            }
            HiddenView::Laid { seat, counter: Some(counter), space } => Text::new("kilimandjaro-laid-mine")
                .with("seat", *seat)
                .with("space", *space)
                .with("counter", name_of(*counter)),
            HiddenView::CardsDealt { mine: None, .. } => Text::new("kilimandjaro-cards-dealt"),
            HiddenView::CardsDealt { mine: Some(mine), .. } => Text::new("kilimandjaro-cards-dealt-mine")
                .with("cards", Arg::List(mine.iter().map(|&card| card_name(card)).collect())),
            HiddenView::Drew { seat, card: None, left } => {
                Text::new("kilimandjaro-drew").with("seat", *seat).with("left", *left)
            }
            HiddenView::Drew { seat, card: Some(card), left } => Text::new("kilimandjaro-drew-mine")
                .with("seat", *seat)
                .with("card", card_name(*card))
                .with("left", *left),
        }
    }
}

impl Open {
    fn text(&self) -> Text {
        match *self {
            Open::Dealer { seat, first } => {
                Text::new("kilimandjaro-dealer").with("seat", seat).with("first", first)
            }
            Open::Played { seat, card, on, pile, before, after, .. } => {
                let text = if seat == on {
                    Text::new("kilimandjaro-played-own")
                } else {
                    Text::new("kilimandjaro-played-on").with("on", on)
                };
                text.with("seat", seat)
                    .with("card", card_name(card))
                    .with("pile", pile + 1)
                    .with("before", before)
                    .with("after", after)
            }
            Open::Moved { seat, to, distance, again, .. } => {
                let text = if again {
                    Text::new("kilimandjaro-moved-again")
                } else {
                    Text::new("kilimandjaro-moved")
                };
                text.with("seat", seat).with("distance", distance).with("space", to)
            }
            Open::Met { seat, space, counter, turned } => {
                let text =
                    if turned { Text::new("kilimandjaro-turned") } else { Text::new("kilimandjaro-met") };
                text.with("seat", seat).with("space", space).with("counter", name_of(counter))
            }
            Open::Chased { seat, to, .. } => {
                Text::new("kilimandjaro-chased").with("seat", seat).with("space", to)
            }
            Open::Stayed { seat, counter } => {
                let text = match counter {
                    Counter::Exchange => Text::new("kilimandjaro-stayed-exchange"),
                    _ => Text::new("kilimandjaro-stayed-banana"),
                };
                text.with("seat", seat)
            }
            Open::Swapped { seat, with, to, back } => Text::new("kilimandjaro-swapped")
                .with("seat", seat)
                .with("with", with)
                .with("to", to)
                .with("back", back),
            Open::Sent { seat, whom, from, to } => Text::new("kilimandjaro-sent")
                .with("seat", seat)
                .with("whom", whom)
                .with("from", from)
                .with("to", to),
            Open::Useless { seat, send } => {
                let text = if send {
                    Text::new("kilimandjaro-useless-send")
                } else {
                    Text::new("kilimandjaro-useless-swap")
                };
                text.with("seat", seat)
            }
            Open::PassedOver { seat } => Text::new("kilimandjaro-passed-over").with("seat", seat),
            Open::Left { seat } => Text::new("kilimandjaro-left").with("seat", seat),
            Open::Ended { ending, .. } => ending.text(),
        }
    }

    /// What the referee decided, and by which clause.
    fn clause(&self) -> Option<&'static str> {
        match *self {
            Open::Dealer { .. } => Some("KI-45"),
            Open::Met { turned: true, .. } => Some("KI-24"),
            Open::Met { turned: false, .. } => Some("KI-28"),
            Open::Chased { .. } => Some("KI-55"),
            Open::Swapped { .. } => Some("KI-56"),
            Open::Sent { .. } | Open::Useless { send: true, .. } => Some("KI-64"),
            Open::Useless { send: false, .. } => Some("KI-56"),
            Open::PassedOver { .. } => Some("KI-63"),
            Open::Left { .. } => Some("KI-65"),
            Open::Ended { ending, .. } => Some(ending.clause()),
            Open::Played { .. } | Open::Moved { .. } | Open::Stayed { .. } => None,
        }
    }
}
