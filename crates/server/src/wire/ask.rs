//! What a page asks over its socket.

use serde::{Deserialize, Serialize};

/// A message from the page. `ack` is a number of the page's choice; it comes back in exactly one answer.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Answers the open decision: with the tokens picked in the prompt's slots, or in the game's notation.
    Answer {
        /// Comes back.
        ack: u32,
        /// The decision it answers.
        decision: u32,
        /// The tokens picked, slot by slot; an optional slot may be empty.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        picks: Option<Vec<Vec<String>>>,
        /// The action as text; without `picks`.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        action: Option<String>,
    },
    /// Takes my sealed answer back.
    Unseal {
        /// Comes back.
        ack: u32,
    },
    /// Undoes my last answer.
    Undo {
        /// Comes back.
        ack: u32,
    },
    /// Gives the duel up.
    Resign {
        /// Comes back.
        ack: u32,
    },
    /// Offers a draw, or asks to take back.
    Offer {
        /// Comes back.
        ack: u32,
        /// Which.
        kind: Offered,
    },
    /// Agrees to the open offer.
    Accept {
        /// Comes back.
        ack: u32,
    },
    /// Declines it, or withdraws one's own.
    Decline {
        /// Comes back.
        ack: u32,
    },
    /// What may follow these tokens in a slot? Answered by `next`.
    Pick {
        /// Comes back.
        ack: u32,
        /// Which slot of the prompt.
        slot: u32,
        /// The tokens so far.
        picked: Vec<String>,
    },
    /// Keeps a half-made answer for my own eyes; an empty text throws it away.
    Draft {
        /// Comes back.
        ack: u32,
        /// Any text.
        text: String,
    },
    /// Says something.
    Say {
        /// Comes back.
        ack: u32,
        /// To whom.
        room: Room,
        /// What.
        text: String,
    },
    /// What may follow these tokens in a treaty of mine? With none: with whom can I make one? Answered by `next`.
    Terms {
        /// Comes back.
        ack: u32,
        /// The tokens so far.
        picked: Vec<String>,
    },
    /// Offers a treaty.
    Propose {
        /// Comes back.
        ack: u32,
        /// The picked tokens with single spaces between them.
        treaty: String,
    },
    /// Agrees to a treaty, declines it, or takes my own back.
    Reply {
        /// Comes back.
        ack: u32,
        /// Its number.
        treaty: u32,
        /// Agreed?
        yes: bool,
    },
    /// Gives standing instructions, in place of those given before.
    Instruct {
        /// Comes back.
        ack: u32,
        /// Their names.
        instructions: Vec<String>,
    },
    /// What would a bot do in my place? Answered by `hint`.
    Hint {
        /// Comes back.
        ack: u32,
    },
    /// I have everything up to this number: send the rest.
    Resume {
        /// Comes back.
        ack: u32,
        /// The last number seen.
        #[cfg_attr(test, ts(type = "number"))]
        after: u64,
    },
}

impl Ask {
    /// The number that the answer has to carry.
    pub fn ack(&self) -> u32 {
        match *self {
            Ask::Answer { ack, .. }
            | Ask::Unseal { ack }
            | Ask::Undo { ack }
            | Ask::Resign { ack }
            | Ask::Offer { ack, .. }
            | Ask::Accept { ack }
            | Ask::Decline { ack }
            | Ask::Pick { ack, .. }
            | Ask::Draft { ack, .. }
            | Ask::Say { ack, .. }
            | Ask::Terms { ack, .. }
            | Ask::Propose { ack, .. }
            | Ask::Reply { ack, .. }
            | Ask::Instruct { ack, .. }
            | Ask::Hint { ack }
            | Ask::Resume { ack, .. } => ack,
        }
    }
}

/// What can be offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Offered {
    /// To end the duel as a draw.
    Draw,
    /// To take back the last answer although others have acted since.
    TakeBack,
}

/// Who hears what is said: `"public"`, or the seats of a private room (the speaker's own among them).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Room {
    /// The one word `"public"`.
    #[cfg_attr(test, ts(type = "\"public\""))]
    Named(String),
    /// These seats only.
    Seats(Vec<String>),
}
