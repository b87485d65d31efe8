//! What happened, and what each viewer may know of it.

use crate::{Cards, Chain, Couleurs, End};
use rules::{Arg, Seat, Seats, Tell, Text, Viewer};
use serde::Serialize;

/// What happened, in full.
#[derive(Clone, Debug)]
pub enum Event {
    /// The dealer was drawn.
    Dealer {
        /// Who deals.
        seat: Seat,
    },
    /// A seat was dealt its hand.
    Dealt {
        /// Who.
        seat: Seat,
        /// What.
        cards: Cards,
    },
    /// A seat played a chain.
    Played {
        /// Who.
        seat: Seat,
        /// Which cards, in order.
        chain: Chain,
        /// What they are worth, without bonuses.
        points: i32,
    },
    /// A seat covered the last flag of a corner area.
    AreaCompleted {
        /// Who.
        seat: Seat,
        /// Which area of the board.
        area: usize,
    },
    /// A seat could not begin.
    Unable {
        /// Who.
        seat: Seat,
        /// The penalty.
        cost: i32,
    },
    /// A seat would not begin.
    Refused {
        /// Who.
        seat: Seat,
        /// Its first or second refusal.
        nth: u8,
        /// The penalty.
        cost: i32,
    },
    /// A seat drew cards.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        cards: Cards,
    },
    /// A seat is paid for going out.
    WentOut {
        /// Who.
        seat: Seat,
        /// The bonus.
        points: i32,
    },
    /// With `last-played`: an unfinished area pays its latest player at the end.
    AreaLatest {
        /// Who.
        seat: Seat,
        /// Which area of the board.
        area: usize,
    },
    /// The game ended.
    Over {
        /// How.
        end: End,
        /// Who has most points.
        winners: Seats,
    },
}

/// An event as one viewer may know it. Cards that a viewer may not know are only counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of Event
pub enum EventView {
    Dealer {
        seat: Seat,
    },
    Dealt {
        seat: Seat,
        count: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        cards: Option<Vec<String>>,
    },
    Played {
        seat: Seat,
        chain: Vec<Laid>,
        points: i32,
    },
    AreaCompleted {
        seat: Seat,
        area: String,
        points: i32,
    },
    Unable {
        seat: Seat,
        cost: i32,
    },
    Refused {
        seat: Seat,
        nth: u8,
        cost: i32,
    },
    Drew {
        seat: Seat,
        count: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        cards: Option<Vec<String>>,
    },
    WentOut {
        seat: Seat,
        points: i32,
    },
    AreaLatest {
        seat: Seat,
        area: String,
        points: i32,
    },
    Over {
        end: End,
        winners: Vec<Seat>,
    },
}

/// A card of a chain with what it counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Laid {
    /// The nation.
    pub nation: String,
    /// Its value.
    pub value: i32,
    /// How many times it counts (CM-40).
    pub times: usize,
}

impl Couleurs {
    pub(crate) fn event_as_seen(&self, event: &Event, viewer: Viewer) -> EventView {
        let shown = |seat: Seat, cards: Cards| {
            let ids = || cards.into_iter().map(|card| self.board.id(card).to_owned()).collect();
            (!self.choices.closed || viewer.is(seat)).then(ids)
        };
        let area_id = |area: usize| self.board.areas[area].id.clone();
        let area_points = i32::from(self.board.numbers.bonus_area_last_card);
        match *event {
            Event::Dealer { seat } => EventView::Dealer { seat },
            Event::Dealt { seat, cards } => {
                EventView::Dealt { seat, count: cards.len(), cards: shown(seat, cards) }
            }
            Event::Played { seat, ref chain, points } => {
                let laid = |(times, &card)| Laid {
                    nation: self.board.id(card).to_owned(),
                    value: self.board.value(card),
                    times,
                };
                EventView::Played { seat, chain: (1..).zip(chain.cards()).map(laid).collect(), points }
            }
            Event::AreaCompleted { seat, area } => {
                EventView::AreaCompleted { seat, area: area_id(area), points: area_points }
            }
            Event::Unable { seat, cost } => EventView::Unable { seat, cost },
            Event::Refused { seat, nth, cost } => EventView::Refused { seat, nth, cost },
            Event::Drew { seat, cards } => {
                EventView::Drew { seat, count: cards.len(), cards: shown(seat, cards) }
            }
            Event::WentOut { seat, points } => EventView::WentOut { seat, points },
            Event::AreaLatest { seat, area } => {
                EventView::AreaLatest { seat, area: area_id(area), points: area_points }
            }
            Event::Over { end, winners } => EventView::Over { end, winners: winners.into_iter().collect() },
        }
    }
}

impl Tell for EventView {
    fn text(&self) -> Text {
        let nation = |id: &String| Arg::name(format!("couleurs-nation-{id}"));
        let nations = |ids: &[String]| Arg::List(ids.iter().map(nation).collect());
        let told = |id: &'static str, seat: Seat| Text::new(id).with("seat", seat);
        match self {
            EventView::Dealer { seat } => told("couleurs-event-dealer", *seat),
            EventView::Dealt { seat, cards: Some(cards), .. } => {
                told("couleurs-event-dealt-cards", *seat).with("cards", nations(cards))
            }
            EventView::Dealt { seat, count, .. } => told("couleurs-event-dealt", *seat).with("count", *count),
            EventView::Played { seat, chain, points } => {
                let names = chain.iter().map(|laid| nation(&laid.nation)).collect();
                let sum: Vec<_> =
                    chain.iter().map(|laid| format!("{}\u{a0}×\u{a0}{}", laid.value, laid.times)).collect();
                told("couleurs-event-played", *seat)
                    .with("count", chain.len())
                    .with("chain", Arg::List(names))
                    .with("sum", sum.join(" + "))
                    .with("points", *points)
            }
            EventView::AreaCompleted { seat, area, points } => told("couleurs-event-area", *seat)
                .with("area", Arg::name(format!("couleurs-area-{area}")))
                .with("points", *points),
            EventView::Unable { seat, cost } => told("couleurs-event-unable", *seat).with("points", *cost),
            EventView::Refused { seat, nth, cost } => {
                told("couleurs-event-refused", *seat).with("nth", *nth).with("points", *cost)
            }
            EventView::Drew { seat, cards: Some(cards), .. } => {
                told("couleurs-event-drew-cards", *seat).with("cards", nations(cards))
            }
            EventView::Drew { seat, count, .. } => told("couleurs-event-drew", *seat).with("count", *count),
            EventView::WentOut { seat, points } => told("couleurs-event-out", *seat).with("points", *points),
            EventView::AreaLatest { seat, area, points } => told("couleurs-event-area-latest", *seat)
                .with("area", Arg::name(format!("couleurs-area-{area}")))
                .with("points", *points),
            EventView::Over { end, winners } => {
                let id = match end {
                    End::Out => "couleurs-event-over-out",
                    End::Stalled => "couleurs-event-over-stalled",
                };
                let names = winners.iter().map(|&seat| Arg::Seat(seat)).collect();
                Text::new(id).with("count", winners.len()).with("winners", Arg::List(names))
            }
        }
    }

    fn clause(&self) -> Option<&'static str> {
        Some(match self {
            EventView::Dealer { .. } => "CM-06",
            EventView::Dealt { .. } => "CM-05",
            EventView::Played { .. } => "CM-40",
            EventView::AreaCompleted { .. } | EventView::AreaLatest { .. } => "CM-45",
            EventView::Unable { .. } => "CM-26",
            EventView::Refused { .. } => "CM-43",
            EventView::Drew { .. } => "CM-23",
            EventView::WentOut { .. } => "CM-53",
            EventView::Over { end: End::Out, .. } => "CM-50",
            EventView::Over { end: End::Stalled, .. } => "CM-55",
        })
    }
}
