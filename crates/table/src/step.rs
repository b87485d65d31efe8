//! What is done at a table: one vocabulary for requests, the log, the record and the wire.

use rules::Seat;
use serde::{Deserialize, Deserializer, Serialize};

/// Who gave an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The person in the seat.
    Player,
    /// A bot that holds the seat.
    Bot,
    /// The table, because the seat's time ran out (see [`crate::LiveTable::late_answer`]) or its player is away.
    Clock,
}

/// Something that needs the other side's agreement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// To end a duel as a draw.
    Draw,
    /// To take back the offering seat's last answer although others have acted since.
    TakeBack,
}

/// Something that is done at a table. Inside a table actions and rolls are the game's own; in the store they are text,
/// and a step is one line: `Display` and `FromStr` round-trip exactly. A request is a [`Step<Given>`]; in a record
/// seats have their ids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<A = String, R = String, S = Seat> {
    /// A seat answers the open decision; the last awaited answer resolves it. A second answer of the same seat to the
    /// same decision replaces its sealed one.
    Answer {
        /// Whose.
        seat: S,
        /// The action.
        action: A,
        /// Given by.
        by: By,
    },
    /// Chance decides. Only at tables with manual chance can that be asked for.
    Roll {
        /// The roll.
        roll: R,
    },
    /// A seat does something that is the table's matter rather than the game's.
    Deed {
        /// Whose.
        seat: S,
        /// What.
        deed: Deed,
    },
}

/// What a seat can do at a table besides answering. It is read from a message as it stands here, but for what only the
/// table itself may say.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// Takes the seat's own sealed answer back, while others are still awaited.
    #[serde(deserialize_with = "alone")]
    Unseal,
    /// Undoes the seat's own last answer: allowed while no other seat has answered since and chance has
    /// revealed nothing since.
    Undo {
        /// The step after which play goes on, as the log has it; a request leaves it to the table.
        #[serde(skip)]
        to: Option<u32>,
    },
    /// Gives the duel up.
    #[serde(deserialize_with = "alone")]
    Resign,
    /// Offers something; replaces the seat's open offer. An offer lapses when play goes on.
    Offer {
        /// What.
        kind: OfferKind,
    },
    /// Agrees to the open offer; the last agreement carries it out.
    #[serde(deserialize_with = "alone")]
    Accept,
    /// Declines it, or withdraws the seat's own.
    #[serde(deserialize_with = "alone")]
    Decline,
    /// Adds to the table's randomness; only before the first draw.
    #[serde(skip)]
    Contribute {
        /// Any bytes, at most 64.
        bytes: Vec<u8>,
    },
    /// Leaves, or is held to have left: what becomes of the seat is the game's to say (see [`rules::Absence`]).
    #[serde(skip)]
    Leave,
    /// Comes back.
    #[serde(skip)]
    Return,
    /// Ends a game that all the other players have left. Who is a bot, a table does not know: whoever asks for this
    /// has seen to it that nobody else is there.
    #[serde(skip)]
    Close,
    /// Offers a treaty.
    Propose {
        /// The treaty in the game's notation.
        treaty: String,
    },
    /// Agrees to a treaty or declines it; who offered it takes it back with a no.
    Reply {
        /// The number of the treaty.
        treaty: u32,
        /// Agreed?
        yes: bool,
        /// Why not: one of [`rules::REASONS`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        why: Option<String>,
    },
    /// Answers the offer of a treaty with another offer.
    Counter {
        /// The number of the treaty that is answered.
        treaty: u32,
        /// The treaty that is offered instead.
        offer: String,
    },
    /// Gives notice of a standing treaty: it holds to the end of this turn.
    Notice {
        /// The number of the treaty.
        treaty: u32,
    },
    /// Gives standing instructions, in place of those given before.
    Instruct {
        /// Their names; a game lists those that it knows.
        instructions: Vec<String>,
    },
}

impl Deed {
    /// The step of a seat that does this.
    pub fn of<A, R, S>(self, seat: S) -> Step<A, R, S> {
        Step::Deed { seat, deed: self }
    }
}

/// A word that needs no other. Left to itself, serde would overhear whatever else was said.
fn alone<'de, D: Deserializer<'de>>(rest: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(rest).map(|Nothing {}| ())
}

/// An answer as it comes from outside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Given {
    /// In the game's notation.
    Text(String),
    /// The tokens picked in the prompt, slot by slot.
    Picks(Vec<Vec<String>>),
}

impl From<String> for Given {
    fn from(text: String) -> Given {
        Given::Text(text)
    }
}

impl From<&str> for Given {
    fn from(text: &str) -> Given {
        Given::Text(text.to_owned())
    }
}

impl From<Step> for Step<Given> {
    fn from(step: Step) -> Step<Given> {
        match step {
            Step::Answer { seat, action, by } => Step::Answer { seat, action: action.into(), by },
            Step::Roll { roll } => Step::Roll { roll },
            Step::Deed { seat, deed } => Step::Deed { seat, deed },
        }
    }
}
