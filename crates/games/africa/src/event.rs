//! What is told in the log: the set-up, the reading sheet by sheet, the conflicts, the colonies, the end.
//! Everything is public (RU-23), so an event is its own view.

use crate::{Sheet, Territory};
use rules::{Arg, Seat, Seats, Tell, Text};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A first presence was placed.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Territory,
    },
    /// A turn begins with its diplomacy.
    TurnBegan {
        /// Its year.
        year: u16,
    },
    /// Everybody is ready: private talk closes, the sheets are written.
    TalkEnded,
    /// A player has left; the country idles.
    WentAbsent {
        /// Whose country.
        seat: Seat,
    },
    /// A player who had left wrote a sheet again.
    CameBack {
        /// Whose country.
        seat: Seat,
    },
    /// A sheet is read.
    SheetRead {
        /// Whose.
        seat: Seat,
        /// All of it.
        #[cfg_attr(feature = "types", ts(as = "crate::action::WrittenSheet"), schema(value_type = crate::action::WrittenSheet))]
        sheet: Sheet,
    },
    /// A develop order put a pawn on a square.
    Developed {
        /// Whose order.
        seat: Seat,
        /// Where.
        at: Territory,
        /// Squares filled there now.
        filled: usize,
    },
    /// A develop order was lost.
    DevelopmentLost {
        /// Whose order.
        seat: Seat,
        /// Where.
        at: Territory,
        /// Because it is a colony (and not just because its squares are filled)?
        colony: bool,
    },
    /// An expedition installed a presence.
    Explored {
        /// Whose.
        seat: Seat,
        /// Sent from.
        from: Territory,
        /// Installed where.
        at: Territory,
    },
    /// An expedition found its own country there already.
    AlreadyThere {
        /// Whose.
        seat: Seat,
        /// Sent from.
        from: Territory,
        /// Sent to.
        at: Territory,
    },
    /// An expedition stayed at home: no pawn left.
    ExpeditionVoid {
        /// Whose.
        seat: Seat,
        /// Sent from.
        from: Territory,
        /// Sent to.
        at: Territory,
    },
    /// A ship installed a presence.
    Landed {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Territory,
    },
    /// A ship installed nothing.
    LandingVoid {
        /// Whose.
        seat: Seat,
        /// Where it was to land.
        at: Territory,
        /// The reason.
        why: NoLanding,
    },
    /// The relation pawns of a country were turned.
    Declared {
        /// Whose pawns.
        seat: Seat,
        /// In these embassies they show the cannon.
        war: Seats,
        /// In these the dove.
        alliance: Seats,
    },
    /// A presence that shares its territory was judged.
    Judged {
        /// Where.
        at: Territory,
        /// Whose presence.
        seat: Seat,
        /// How many countries are there.
        present: usize,
        /// How many of the others there declared war on it.
        wars: usize,
        /// How many declared alliance.
        alliances: usize,
        /// Did it declare war itself? Of weight only where two are present.
        own_war: bool,
        /// The result.
        stays: bool,
    },
    /// A colony was founded.
    Founded {
        /// Where.
        at: Territory,
        /// Who is there.
        owners: Seats,
    },
    /// All squares are filled, but countries present are at war with each other.
    Disputed {
        /// Where.
        at: Territory,
        /// Who is there.
        present: Seats,
    },
    /// How many presence pawns each country has left after the turn.
    PawnsLeft {
        /// By seat.
        left: Vec<usize>,
    },
    /// The last turn has been played.
    Ended {
        /// Its year.
        year: u16,
        /// Colonies on the map.
        colonies: usize,
        /// By the last colony figure (and not just by the calendar)?
        by_colonies: bool,
    },
}

/// Why a landing installed nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoLanding {
    /// An expedition of the same country arrived there in this turn.
    AlreadyThere,
    /// No presence pawn left.
    NoPawn,
    /// An expedition reached the coast first (option `landing_check = after_exploration`).
    CoastReached,
}

/// Seats as a list of a message.
fn list(seats: Seats) -> Arg {
    Arg::List(seats.into_iter().map(Arg::Seat).collect())
}

impl Tell for Event {
    fn text(&self) -> Text {
        let at = |id, seat: Seat, at: Territory| Text::new(id).with("seat", seat).with("at", at);
        match self {
            Event::Placed { seat, at: place } => at("africa-event-placed", *seat, *place),
            Event::TurnBegan { year } => Text::new("africa-event-turn-began").with("year", year.to_string()),
            Event::TalkEnded => Text::new("africa-event-talk-ended"),
            Event::WentAbsent { seat } => Text::new("africa-event-went-absent").with("seat", *seat),
            Event::CameBack { seat } => Text::new("africa-event-came-back").with("seat", *seat),
            Event::SheetRead { seat, sheet } => Text::new("africa-event-sheet-read")
                .with("seat", *seat)
                .with("orders", sheet.orders().count() + usize::from(sheet.ship().is_some())),
            Event::Developed { seat, at: place, filled } => {
                at("africa-event-developed", *seat, *place).with("filled", *filled)
            }
            Event::DevelopmentLost { seat, at: place, colony: false } => {
                at("africa-event-development-lost-full", *seat, *place)
            }
            Event::DevelopmentLost { seat, at: place, colony: true } => {
                at("africa-event-development-lost-colony", *seat, *place)
            }
            Event::Explored { seat, from, at: place } => {
                at("africa-event-explored", *seat, *place).with("from", *from)
            }
            Event::AlreadyThere { seat, from, at: place } => {
                at("africa-event-already-there", *seat, *place).with("from", *from)
            }
            Event::ExpeditionVoid { seat, from, at: place } => {
                at("africa-event-expedition-void", *seat, *place).with("from", *from)
            }
            Event::Landed { seat, at: place } => at("africa-event-landed", *seat, *place),
            Event::LandingVoid { seat, at: place, why } => {
                let id = match why {
                    NoLanding::AlreadyThere => "africa-event-landing-already-there",
                    NoLanding::NoPawn => "africa-event-landing-no-pawn",
                    NoLanding::CoastReached => "africa-event-landing-coast-reached",
                };
                at(id, *seat, *place)
            }
            Event::Declared { seat, war, alliance } => {
                let id = match (war.is_empty(), alliance.is_empty()) {
                    (true, _) => "africa-event-declared-alliance",
                    (_, true) => "africa-event-declared-war",
                    _ => "africa-event-declared-both",
                };
                Text::new(id).with("seat", *seat).with("war", list(*war)).with("alliance", list(*alliance))
            }
            Event::Judged { at: place, seat, present, wars, alliances, own_war, stays } => {
                let id = match (*present, *stays) {
                    (2, false) => "africa-event-pair-removed",
                    (2, true) if *wars == 1 => "africa-event-pair-both-war",
                    (2, true) if *own_war => "africa-event-pair-attacker",
                    (2, true) => "africa-event-pair-allied",
                    (_, true) => "africa-event-crowd-stays",
                    (_, false) => "africa-event-crowd-removed",
                };
                at(id, *seat, *place).with("wars", *wars).with("alliances", *alliances)
            }
            Event::Founded { at, owners } if owners.len() == 1 => {
                Text::new("africa-event-founded-alone").with("at", *at).with("owners", list(*owners))
            }
            Event::Founded { at, owners } => {
                Text::new("africa-event-founded-shared").with("at", *at).with("owners", list(*owners))
            }
            Event::Disputed { at, present } => {
                Text::new("africa-event-disputed").with("at", *at).with("present", list(*present))
            }
            Event::PawnsLeft { left } => {
                let of_seat = |(seat, left): (usize, &usize)| {
                    Arg::Text(Text::new("africa-pawns").with("seat", Seat(seat as u8)).with("left", *left))
                };
                let left = left.iter().enumerate().map(of_seat).collect();
                Text::new("africa-event-pawns-left").with("left", Arg::List(left))
            }
            Event::Ended { year, colonies, by_colonies } => {
                let id = if *by_colonies { "africa-event-ended-colonies" } else { "africa-event-ended-1914" };
                Text::new(id).with("year", year.to_string()).with("colonies", *colonies)
            }
        }
    }

    fn clause(&self) -> Option<&'static str> {
        Some(match self {
            Event::Placed { .. } => "AF-09",
            Event::TurnBegan { .. } => "AF-13",
            Event::TalkEnded => "AF-18",
            Event::WentAbsent { .. } | Event::CameBack { .. } => "RU-20",
            Event::SheetRead { .. } => "AF-36",
            Event::Developed { .. } => "AF-38",
            Event::DevelopmentLost { colony: false, .. } => "AF-39",
            Event::DevelopmentLost { colony: true, .. } => "AF-67",
            Event::Explored { .. } => "AF-40",
            Event::AlreadyThere { .. } => "AF-41",
            Event::ExpeditionVoid { .. } | Event::PawnsLeft { .. } => "AF-49",
            Event::Landed { .. } => "AF-45",
            Event::LandingVoid { why: NoLanding::AlreadyThere, .. } => "AF-41",
            Event::LandingVoid { why: NoLanding::NoPawn, .. } => "AF-51",
            Event::LandingVoid { why: NoLanding::CoastReached, .. } => "RU-05",
            Event::Declared { .. } => "AF-47",
            Event::Judged { present: 2, .. } => "AF-54",
            Event::Judged { .. } => "AF-55",
            Event::Founded { .. } => "AF-60",
            Event::Disputed { .. } => "AF-61",
            Event::Ended { .. } => "AF-68",
        })
    }
}
