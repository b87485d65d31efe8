//! What a seat can commit to.

use crate::card::Card;
use crate::counter::Counter;
use rules::Seat;

/// One decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Lays a counter face down on a space (KI-07).
    Lay {
        /// Which of its counters.
        counter: Counter,
        /// Where.
        space: u8,
    },
    /// Plays a hand card on a face-up pile (KI-14).
    Play {
        /// Which card.
        card: Card,
        /// Whose pile: its own (KI-15) or that of a seat ahead (KI-16).
        on: Seat,
        /// Which of the three, counted from 0.
        pile: u8,
    },
    /// Moves this many spaces (KI-51, `move_rule=up_to`).
    Go(u8),
    /// Eats the banana: moves the same distance again (KI-25).
    Eat,
    /// Refuses the banana (KI-54) or the exchange (KI-56).
    Stay,
    /// Changes places (KI-27).
    Swap(Seat),
    /// Sends an opponent back to a village (KI-33).
    Send(Seat),
    /// Leaves a table without bots (KI-65, `absent_player=out`).
    Leave,
}
