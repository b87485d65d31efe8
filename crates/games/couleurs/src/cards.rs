//! Nations and sets of cards.

use rules::{Member, Set};

/// A nation: its flag on the board and the one card that covers it. Counted in the order of the board file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Nation(pub u8);

impl Nation {
    /// The nation as an index into the board's tables.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Member for Nation {
    type Bits = u128;
    #[inline(always)]
    fn index(self) -> usize {
        self.0.into()
    }
    #[inline(always)]
    fn of_index(index: usize) -> Nation {
        Nation(index as u8)
    }
}

/// A set of cards: a hand, the stock, the covered flags.
pub type Cards = Set<Nation>;
