//! What can be asked of a table, and what is then written down.

use rules::Seat;

/// Who gave an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The person in the seat.
    Player,
    /// A bot that holds the seat.
    Bot,
    /// The rules, because the clock ran out (see `Rules::on_timeout`).
    Clock,
}

/// Something that needs the other side's agreement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferKind {
    /// To end a duel as a draw.
    Draw,
    /// To take back the offering seat's last answer although others have acted since.
    TakeBack,
}

/// A request to the table, not yet judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Everybody has sat down and contributed: draws what chance has to decide before the first decision.
    /// Makes no step if the game begins with a decision, or has begun.
    Begin,
    /// An answer to the decision of this number, in the game's notation. A second answer of the same seat
    /// to the same decision replaces its sealed one.
    Answer {
        /// Whose.
        seat: Seat,
        /// Which decision it answers; a stale number is refused.
        decision: u32,
        /// The action as text.
        action: String,
        /// Given by.
        by: By,
    },
    /// Takes the seat's own sealed answer back, while others are still awaited.
    Unseal {
        /// Whose.
        seat: Seat,
    },
    /// Undoes the seat's own last answer: allowed while no other seat has answered since and chance has
    /// revealed nothing since.
    Undo {
        /// Whose.
        seat: Seat,
    },
    /// Gives the duel up.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// Offers something; replaces the seat's open offer. An offer lapses when play goes on.
    Offer {
        /// Who.
        seat: Seat,
        /// What.
        kind: OfferKind,
    },
    /// Agrees to the open offer; carried out when every other seat agrees.
    Accept {
        /// Who.
        seat: Seat,
    },
    /// Declines it (or, by its maker, withdraws it).
    Decline {
        /// Who.
        seat: Seat,
    },
    /// Adds to the table's randomness; only before the first draw.
    Contribute {
        /// Whose.
        seat: Seat,
        /// Any bytes, at most 64.
        bytes: Vec<u8>,
    },
    /// Offers a treaty.
    Propose {
        /// Who.
        seat: Seat,
        /// The treaty in the game's notation.
        treaty: String,
    },
    /// Agrees to a treaty or declines it; who offered it takes it back with a no.
    Reply {
        /// Who.
        seat: Seat,
        /// The number of the treaty.
        treaty: u32,
        /// Agreed?
        yes: bool,
    },
    /// Gives standing instructions, in place of those given before.
    Instruct {
        /// Who.
        seat: Seat,
        /// Names of [`rules::Game::INSTRUCTIONS`].
        instructions: Vec<String>,
    },
    /// What chance decided, chosen by hand; only at tables with manual chance.
    Roll {
        /// The roll as text.
        roll: String,
    },
}

/// A line of the log. One line of text each way: `Display` and `FromStr` round-trip exactly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A seat answered the decision that was open. The last awaited answer resolves it.
    Answer {
        /// Whose.
        seat: Seat,
        /// The action as text.
        action: String,
        /// Given by.
        by: By,
    },
    /// A seat took its sealed answer back.
    Unseal {
        /// Whose.
        seat: Seat,
    },
    /// Chance decided.
    Roll {
        /// The roll as text.
        roll: String,
    },
    /// The table went back to how it stood after step `to`.
    Undo {
        /// At whose wish.
        seat: Seat,
        /// The step after which play goes on.
        to: u32,
    },
    /// A seat gave the duel up.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// A seat offered something.
    Offer {
        /// Who.
        seat: Seat,
        /// What.
        kind: OfferKind,
    },
    /// A seat agreed. The last agreement carries the offer out.
    Accept {
        /// Who.
        seat: Seat,
    },
    /// A seat declined, or withdrew its own offer.
    Decline {
        /// Who.
        seat: Seat,
    },
    /// A seat added to the table's randomness.
    Contribute {
        /// Whose.
        seat: Seat,
        /// What.
        bytes: Vec<u8>,
    },
    /// A seat offered a treaty.
    Propose {
        /// Who.
        seat: Seat,
        /// The treaty in the game's notation.
        treaty: String,
    },
    /// A seat agreed to a treaty, declined it, or took its own back.
    Reply {
        /// Who.
        seat: Seat,
        /// The number of the treaty.
        treaty: u32,
        /// Agreed?
        yes: bool,
    },
    /// A seat gave standing instructions, in place of those given before.
    Instruct {
        /// Who.
        seat: Seat,
        /// Names of [`rules::Game::INSTRUCTIONS`].
        instructions: Vec<String>,
    },
}

impl Step {
    /// The seat whose step it is; chance has none.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Step::Roll { .. } => None,
            Step::Answer { seat, .. }
            | Step::Unseal { seat }
            | Step::Undo { seat, .. }
            | Step::Resign { seat }
            | Step::Offer { seat, .. }
            | Step::Accept { seat }
            | Step::Decline { seat }
            | Step::Contribute { seat, .. }
            | Step::Propose { seat, .. }
            | Step::Reply { seat, .. }
            | Step::Instruct { seat, .. } => Some(seat),
        }
    }
}
