//! What happened. Nothing in this game is hidden once it has happened, so every viewer gets the event itself.

use crate::action::{Arrangement, Move};
use crate::cell::Cell;
use crate::state::End;
use rules::{Seat, Tell, Text};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A player has arranged the other's pawns or camp; both are shown at once.
    Arranged {
        /// Who arranged.
        by: Seat,
        /// How.
        arrangement: Arrangement,
    },
    /// A pawn moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// From where to where.
        #[serde(rename = "move")]
        what: Move,
        /// Its number, if pawns have numbers.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        pawn: Option<u8>,
        /// Did it enter its camp or leave it?
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        crossing: Option<Crossing>,
    },
    /// The next pawn in order has entered its camp for the first time.
    Entered {
        /// Whose.
        seat: Seat,
        /// Its number.
        pawn: u8,
    },
    /// The next cell in order was taken.
    Taken {
        /// By whom.
        seat: Seat,
        /// Its number.
        number: u8,
        /// The cell.
        cell: Cell,
    },
    /// A player who has no legal move was skipped.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// A position has come back.
    Repeated {
        /// How often it has occurred by now.
        times: u8,
        /// The occurrence that draws.
        limit: u8,
    },
    /// The game will soon be drawn for want of progress.
    Quiet {
        /// Single moves left.
        left: u16,
    },
    /// The game is over.
    Ended {
        /// How.
        end: End,
        /// Victory in the second variant asks for more than a full camp.
        #[serde(skip)]
        clause: &'static str,
    },
}

/// The way over the edge of the own camp.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Crossing {
    /// Into the camp.
    In,
    /// Out of it.
    Out,
}

impl Tell for Event {
    fn text(&self) -> Text {
        match self {
            Event::Arranged { by, arrangement } => {
                let id = match (arrangement.pawns, arrangement.cells) {
                    (Some(_), Some(_)) => "neuf-pistes-event-arranged-both",
                    (Some(_), None) => "neuf-pistes-event-arranged-pawns",
                    _ => "neuf-pistes-event-arranged-cells",
                };
                Text::new(id).with("seat", *by)
            }
            Event::Moved { seat, what, pawn, crossing } => {
                let id = match (pawn, crossing) {
                    (None, None) => "neuf-pistes-event-moved",
                    (None, Some(Crossing::In)) => "neuf-pistes-event-moved-in",
                    (None, Some(Crossing::Out)) => "neuf-pistes-event-moved-out",
                    (Some(_), None) => "neuf-pistes-event-pawn-moved",
                    (Some(_), Some(Crossing::In)) => "neuf-pistes-event-pawn-moved-in",
                    (Some(_), Some(Crossing::Out)) => "neuf-pistes-event-pawn-moved-out",
                };
                let text = Text::new(id).with("seat", *seat).with("move", what.to_string());
                match pawn {
                    Some(pawn) => text.with("pawn", *pawn),
                    None => text,
                }
            }
            Event::Entered { seat, pawn } => {
                Text::new("neuf-pistes-event-entered").with("seat", *seat).with("pawn", *pawn)
            }
            Event::Taken { seat, number, cell } => Text::new("neuf-pistes-event-taken")
                .with("seat", *seat)
                .with("number", *number)
                .with("cell", cell.to_string()),
            Event::Skipped { seat } => Text::new("neuf-pistes-event-skipped").with("seat", *seat),
            Event::Repeated { times, limit } => {
                Text::new("neuf-pistes-event-repeated").with("times", *times).with("limit", *limit)
            }
            Event::Quiet { left } => Text::new("neuf-pistes-event-quiet").with("left", *left),
            Event::Ended { end, .. } => end.text(),
        }
    }

    fn clause(&self) -> Option<&'static str> {
        match self {
            Event::Arranged { .. } => Some("NP-42"),
            Event::Moved { .. } => None,
            Event::Entered { .. } => Some("NP-41"),
            Event::Taken { .. } => Some("NP-44"),
            Event::Skipped { .. } => Some("NP-34"),
            Event::Repeated { .. } => Some("NP-36"),
            Event::Quiet { .. } => Some("NP-37"),
            Event::Ended { clause, .. } => Some(clause),
        }
    }
}

impl End {
    /// The way of ending, for people.
    pub fn text(self) -> Text {
        match self {
            End::Won(seat) => Text::new("neuf-pistes-end-won").with("seat", seat),
            End::Repetition => Text::new("neuf-pistes-end-repetition"),
            End::NoProgress => Text::new("neuf-pistes-end-no-progress"),
            End::Blocked => Text::new("neuf-pistes-end-blocked"),
        }
    }
}
