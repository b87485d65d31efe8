//! What changes in play.

use crate::board::MAX_AREAS;
use crate::cards::Cards;
use rules::Seat;
use serde::Serialize;

/// Most seats at a table.
pub const SEATS: usize = 6;

/// The whole truth: a small value without a heap.
///
/// Invariant: every card of the deck is in exactly one place: a hand, the covered flags or the stock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    /// Who dealt; `None` until it is drawn (CM-06).
    pub(crate) dealer: Option<Seat>,
    /// Whose turn it is, or who is being dealt to.
    pub(crate) mover: Seat,
    pub(crate) hands: [Cards; SEATS],
    pub(crate) covered: Cards,
    /// What the stock holds. Its order is not decided before a card is drawn.
    pub(crate) stock: Cards,
    pub(crate) sheets: [Sheet; SEATS],
    /// Who covered the latest flag of each area.
    pub(crate) latest: [Option<Seat>; MAX_AREAS],
    /// Who was paid for going out (CM-42).
    pub(crate) out: Option<Seat>,
    /// Unable passes in a row with an empty stock (CM-55).
    pub(crate) stalled: u8,
    /// What everybody has learned of closed hands.
    pub(crate) known: [Known; SEATS],
    pub(crate) pad: Pad,
}

/// What the game waits for. Everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "stage", content = "detail", rename_all = "snake_case")]
pub enum Phase {
    /// The dealer is to be drawn (CM-06).
    Dealer,
    /// The mover is to be dealt his hand (CM-05).
    Deal,
    /// The mover plays or passes.
    Play,
    /// The mover is to draw so many cards (CM-23).
    Draw(u8),
    /// The game is over.
    Over(End),
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A hand and the stock were empty (CM-50).
    Out,
    /// The safeguard: nobody could play any more (CM-55).
    Stalled,
}

/// A seat's scores by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// Points of chains (CM-40).
    pub chains: i32,
    /// Passes for want of a first card.
    pub unable: u8,
    /// Refusals (CM-48).
    pub refusals: u8,
}

/// What passes have shown of a closed hand. An unable hand held none of the cards that could then begin;
/// a refusing one held at least one. Later draws may have changed that, and everybody sees how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// Cards that the hand lacked when it was last unable, and that have not been covered since.
    pub lacked: Cards,
    /// How many of them it may hold by now.
    pub at_most: u8,
    /// Cards of which it held one when it refused; none of them has it played since.
    pub one_of: Cards,
}

/// The score pad: the points of the latest turns, oldest first, by turn and not by seat. Seats take turns
/// without exception, so the seat of a line follows from the seat of the last one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pad {
    lines: [i32; Pad::LINES],
    count: u8,
}

impl Pad {
    /// Most lines kept; hardly a game has more turns. The oldest line gives way.
    pub const LINES: usize = 160;

    /// Nothing written yet.
    pub const fn blank() -> Pad {
        Pad { lines: [0; Pad::LINES], count: 0 }
    }

    /// The lines, oldest first.
    pub fn lines(&self) -> &[i32] {
        &self.lines[..usize::from(self.count)]
    }

    /// Writes down a turn.
    pub fn note(&mut self, points: i32) {
        if usize::from(self.count) == Pad::LINES {
            self.lines.copy_within(1.., 0);
        } else {
            self.count += 1;
        }
        self.lines[usize::from(self.count) - 1] = points;
    }

    /// Adds to the last line.
    pub fn add(&mut self, points: i32) {
        if let Some(last) = self.lines[..usize::from(self.count)].last_mut() {
            *last += points;
        }
    }
}

impl State {
    /// The hand of a seat.
    #[inline(always)]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The covered flags.
    pub fn covered(&self) -> Cards {
        self.covered
    }

    /// The cards of the stock, which nobody has seen in play.
    pub fn stock(&self) -> Cards {
        self.stock
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The scores by kind of a seat.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        self.sheets[seat.index()]
    }

    /// Who covered the latest flag of an area.
    pub fn latest(&self, area: usize) -> Option<Seat> {
        self.latest[area]
    }
}
