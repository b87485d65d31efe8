//! What happened, for the log, the animation and "Why?".

use crate::board::{Countries, Id};
use rules::{Arg, Seat, Seats, Tell, Text};
use serde::Serialize;

/// Something that happened. Nothing here is secret: a penalty names what was due, not what was paid, so
/// that nobody learns how many victory points were left (EU-07, EU-43).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Event {
    /// A turn begins, and which overlays came off.
    Turn {
        /// Its number.
        turn: u8,
        /// Countries uncovered now.
        #[serde(serialize_with = "Countries::as_list")]
        #[cfg_attr(feature = "types", ts(as = "Vec<Id>"), schema(value_type = Vec<Id>))]
        uncovered: Countries,
    },
    /// Dice were rolled to settle a tie.
    TieDice {
        /// What for: `order`, `rewards`, `penalties` or `decider`.
        purpose: &'static str,
        /// A die for each seat that rolled.
        dice: Vec<(Seat, u8)>,
    },
    /// The order of players for this turn.
    Order {
        /// First to last.
        seats: Vec<Seat>,
    },
    /// What each seat may use this turn.
    Pawns {
        /// One number a seat.
        pawns: Vec<u8>,
    },
    /// The order of elections was laid out.
    Cards {
        /// First to last.
        row: Vec<Id>,
    },
    /// Two dice named a country.
    WarRoll {
        /// The dice.
        dice: [u8; 2],
        /// The country.
        country: Id,
        /// What it led to.
        effect: WarEffect,
        /// Countries that now have Tensions because of it.
        #[serde(serialize_with = "Countries::as_list")]
        #[cfg_attr(feature = "types", ts(as = "Vec<Id>"), schema(value_type = Vec<Id>))]
        tensions: Countries,
        /// Countries that now are at war because of it.
        #[serde(serialize_with = "Countries::as_list")]
        #[cfg_attr(feature = "types", ts(as = "Vec<Id>"), schema(value_type = Vec<Id>))]
        wars: Countries,
    },
    /// The general level of conflict.
    Level {
        /// The level.
        level: u16,
    },
    /// The secret commitments were revealed.
    Dove {
        /// One number a seat.
        pawns: Vec<u8>,
        /// The level to reach.
        level: u16,
        /// Was it reached?
        peace: bool,
    },
    /// A reward for peace.
    Reward {
        /// Who.
        seat: Seat,
        /// Victory points.
        vp: u8,
    },
    /// A penalty for keeping pawns.
    Penalty {
        /// Who.
        seat: Seat,
        /// Victory points due.
        vp: u8,
    },
    /// Who is asked about the dove. Where there is nothing to choose, nobody decides.
    Decides {
        /// Who.
        seat: Seat,
        /// Pawns on it.
        left: u8,
    },
    /// A war was stopped or tensions were calmed.
    Calmed {
        /// Where.
        country: Id,
        /// Was it a war?
        war: bool,
        /// Pawns left.
        left: u8,
    },
    /// Pawns were put on the map.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where and how many.
        pawns: Vec<(Id, u8)>,
    },
    /// Nowhere to place: these pawns stay out.
    Unplaced {
        /// Whose.
        seat: Seat,
        /// How many.
        pawns: u8,
    },
    /// Elections without a European pawn, run through at once.
    Empty {
        /// Where.
        #[serde(serialize_with = "Countries::as_list")]
        #[cfg_attr(feature = "types", ts(as = "Vec<Id>"), schema(value_type = Vec<Id>))]
        countries: Countries,
    },
    /// No election because of war.
    NoElection {
        /// Where.
        country: Id,
    },
    /// The campaign begins.
    Campaign {
        /// Where.
        country: Id,
        /// Pawns present.
        pawns: u16,
        /// The number to beat.
        black: u16,
    },
    /// A coalition was named.
    Named {
        /// By whom.
        by: Seat,
        /// Which.
        coalition: Vec<Seat>,
    },
    /// Nobody was named.
    Passed {
        /// By whom.
        by: Seat,
    },
    /// The answers were shown.
    Answers {
        /// Who said yes.
        yes: Vec<Seat>,
        /// Who said no.
        no: Vec<Seat>,
    },
    /// The Europeans won: the country joins the Union.
    Joined {
        /// Where.
        country: Id,
        /// Winners.
        winners: Vec<Seat>,
        /// PP for each.
        share: u16,
    },
    /// The nationalists won.
    Nationalists {
        /// Where.
        country: Id,
        /// Why: `pawns`, `majority` or `vote`.
        why: &'static str,
    },
    /// A winner's pawn moved on.
    Moved {
        /// Whose.
        seat: Seat,
        /// Where to.
        country: Id,
    },
    /// The Presidency.
    President {
        /// Who.
        seats: Vec<Seat>,
        /// VP for each.
        vp: u8,
    },
    /// The end.
    Over {
        /// Final conflict points.
        conflict: u16,
        /// The level of victory.
        victory: crate::Victory,
    },
}

/// What a war roll led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum WarEffect {
    /// In the Union: nothing.
    Union,
    /// A Tensions token.
    Tensions,
    /// Tensions turned to war.
    War,
    /// A war that spread.
    Spread,
}

/// An event as a viewer sees it, with the names it needs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Told {
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
    #[serde(skip)]
    pub(crate) names: Vec<String>,
}

impl Told {
    fn country(&self, id: Id) -> Arg {
        Arg::name(format!("europa-country-{}", self.names[id as usize]))
    }

    fn countries(&self, set: Countries) -> Arg {
        Arg::List(set.into_iter().map(|id| self.country(id)).collect())
    }
}

fn list(seats: &[Seat]) -> Arg {
    Arg::List(seats.iter().map(|&seat| Arg::Seat(seat)).collect())
}

/// The seats of a set, for an event.
pub fn seats(set: Seats) -> Vec<Seat> {
    set.into_iter().collect()
}

impl Tell for Told {
    fn text(&self) -> Text {
        match &self.event {
            Event::Turn { turn, uncovered: Countries::NONE } => {
                Text::new("europa-told-turn").with("turn", *turn)
            }
            Event::Turn { turn, uncovered } => Text::new("europa-told-turn-uncovers")
                .with("turn", *turn)
                .with("countries", self.countries(*uncovered)),
            Event::TieDice { purpose, dice } => {
                let id = match *purpose {
                    "order" => "europa-told-dice-order",
                    "rewards" => "europa-told-dice-rewards",
                    "penalties" => "europa-told-dice-penalties",
                    _ => "europa-told-dice-decider",
                };
                let dice = dice
                    .iter()
                    .map(|&(seat, die)| Text::new("europa-die").with("seat", seat).with("die", die).into());
                Text::new(id).with("dice", Arg::List(dice.collect()))
            }
            Event::Order { seats } => Text::new("europa-told-order").with("seats", list(seats)),
            Event::Pawns { pawns } => {
                let each = (0..)
                    .zip(pawns)
                    .map(|(seat, &n)| Text::new("europa-die").with("seat", Seat(seat)).with("die", n).into());
                Text::new("europa-told-pawns").with("pawns", Arg::List(each.collect()))
            }
            Event::Cards { row } => Text::new("europa-told-cards")
                .with("count", row.len())
                .with("first", row.first().map_or(Arg::Word("–".into()), |&id| self.country(id))),
            Event::WarRoll { dice: [a, b], country, effect, tensions, wars } => {
                let id = match (effect, *tensions, *wars) {
                    (WarEffect::Union, ..) => "europa-told-war-union",
                    (WarEffect::Tensions, ..) => "europa-told-war-tensions",
                    (WarEffect::War, ..) => "europa-told-war-war",
                    (WarEffect::Spread, Countries::NONE, Countries::NONE) => "europa-told-war-spread-none",
                    (WarEffect::Spread, _, Countries::NONE) => "europa-told-war-spread-tensions",
                    (WarEffect::Spread, Countries::NONE, _) => "europa-told-war-spread-wars",
                    (WarEffect::Spread, ..) => "europa-told-war-spread-both",
                };
                Text::new(id)
                    .with("sum", a + b)
                    .with("country", self.country(*country))
                    .with("tensions", self.countries(*tensions))
                    .with("wars", self.countries(*wars))
            }
            Event::Level { level } => Text::new("europa-told-level").with("level", *level as i64),
            Event::Dove { pawns, level, peace } => {
                Text::new(if *peace { "europa-told-peace" } else { "europa-told-no-peace" })
                    .with("pawns", pawns.iter().map(|&n| i64::from(n)).sum::<i64>())
                    .with("level", *level as i64)
            }
            Event::Reward { seat, vp } => Text::new("europa-told-reward").with("seat", *seat).with("vp", *vp),
            Event::Penalty { seat, vp } => {
                Text::new("europa-told-penalty").with("seat", *seat).with("vp", *vp)
            }
            Event::Decides { seat, left } => {
                Text::new("europa-told-decides").with("seat", *seat).with("left", *left)
            }
            Event::Calmed { country, war, left } => {
                Text::new(if *war { "europa-told-stopped" } else { "europa-told-calmed" })
                    .with("country", self.country(*country))
                    .with("left", *left)
            }
            Event::Placed { seat, pawns } => {
                let spread = pawns.iter().map(|&(id, n)| {
                    Text::new("europa-pawns-in").with("pawns", n).with("country", self.country(id)).into()
                });
                Text::new("europa-told-placed").with("seat", *seat).with("where", Arg::List(spread.collect()))
            }
            Event::Unplaced { seat, pawns } => {
                Text::new("europa-told-unplaced").with("seat", *seat).with("pawns", *pawns)
            }
            Event::Empty { countries } => Text::new("europa-told-empty")
                .with("count", countries.len())
                .with("countries", self.countries(*countries)),
            Event::NoElection { country } => {
                Text::new("europa-told-no-election").with("country", self.country(*country))
            }
            Event::Campaign { country, pawns, black } => Text::new("europa-told-campaign")
                .with("country", self.country(*country))
                .with("pawns", *pawns as i64)
                .with("black", *black as i64),
            Event::Named { by, coalition } if coalition[..] == [*by] => {
                Text::new("europa-told-claimed").with("seat", *by)
            }
            Event::Named { by, coalition } => {
                Text::new("europa-told-named").with("seat", *by).with("coalition", list(coalition))
            }
            Event::Passed { by } => Text::new("europa-told-passed").with("seat", *by),
            Event::Answers { yes, no } if no.is_empty() => {
                Text::new("europa-told-all-yes").with("yes", list(yes))
            }
            Event::Answers { yes, no } if yes.is_empty() => {
                Text::new("europa-told-all-no").with("no", list(no))
            }
            Event::Answers { yes, no } => {
                Text::new("europa-told-answers").with("yes", list(yes)).with("no", list(no))
            }
            Event::Joined { country, winners, share } => Text::new("europa-told-joined")
                .with("country", self.country(*country))
                .with("winners", list(winners))
                .with("count", winners.len())
                .with("share", *share as i64),
            Event::Nationalists { country, why } => {
                let id = match *why {
                    "pawns" => "europa-told-nationalists-pawns",
                    "majority" => "europa-told-nationalists-majority",
                    _ => "europa-told-nationalists-vote",
                };
                Text::new(id).with("country", self.country(*country))
            }
            Event::Moved { seat, country } => {
                Text::new("europa-told-moved").with("seat", *seat).with("country", self.country(*country))
            }
            Event::President { seats, vp } => Text::new("europa-told-president")
                .with("seats", list(seats))
                .with("count", seats.len())
                .with("vp", *vp),
            Event::Over { conflict, victory } => {
                Text::new(victory.message()).with("conflict", *conflict as i64)
            }
        }
    }

    fn clause(&self) -> Option<&'static str> {
        Some(match &self.event {
            Event::Turn { .. } => "EU-16",
            Event::TieDice { purpose: "order", .. } => "EU-20",
            Event::TieDice { purpose: "rewards", .. } => "EU-39",
            Event::TieDice { purpose: "penalties", .. } => "EU-42",
            Event::TieDice { .. } | Event::Decides { .. } => "EU-44",
            Event::Order { .. } => "EU-18",
            Event::Pawns { .. } => "EU-21",
            Event::Cards { .. } => "EU-23",
            Event::WarRoll { effect, .. } => match effect {
                WarEffect::Union => "EU-29",
                WarEffect::Tensions => "EU-30",
                WarEffect::War => "EU-31",
                WarEffect::Spread => "EU-32",
            },
            Event::Level { .. } => "EU-35",
            Event::Dove { peace: true, .. } | Event::Reward { .. } => "EU-38",
            Event::Dove { .. } | Event::Penalty { .. } => "EU-41",
            Event::Calmed { .. } => "EU-45",
            Event::Placed { .. } => "EU-49",
            Event::Unplaced { .. } => "EU-53",
            Event::Empty { .. } | Event::Nationalists { why: "pawns", .. } => "EU-57",
            Event::NoElection { .. } => "EU-47",
            Event::Campaign { .. } => "EU-60",
            Event::Named { .. } | Event::Passed { .. } | Event::Answers { .. } => "EU-63",
            Event::Joined { .. } => "EU-65",
            Event::Nationalists { why: "majority", .. } => "EU-58",
            Event::Nationalists { .. } => "EU-62",
            Event::Moved { .. } => "EU-68",
            Event::President { .. } => "EU-74",
            Event::Over { .. } => "EU-76",
        })
    }
}
