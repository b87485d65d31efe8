//! Nations and sets of cards.

use rules::Random;

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

/// A set of cards: a hand, the stock, the covered flags. A bit each, so a whole world is a few words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Just this card.
    #[inline(always)]
    pub const fn one(nation: Nation) -> Cards {
        Cards(1 << nation.0)
    }

    /// Is the card in the set?
    #[inline(always)]
    pub const fn contains(self, nation: Nation) -> bool {
        self.0 >> nation.0 & 1 == 1
    }

    /// The set with the card.
    #[inline(always)]
    #[must_use]
    pub const fn with(self, nation: Nation) -> Cards {
        Cards(self.0 | 1 << nation.0)
    }

    /// The set without the card.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, nation: Nation) -> Cards {
        Cards(self.0 & !(1 << nation.0))
    }

    /// The cards of either set.
    #[inline(always)]
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards of both sets.
    #[inline(always)]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline(always)]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Have the sets a card in common?
    #[inline(always)]
    pub const fn meets(self, other: Cards) -> bool {
        self.0 & other.0 != 0
    }

    /// Does the other set hold all of these cards?
    #[inline(always)]
    pub const fn within(self, other: Cards) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many cards.
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// No card at all?
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card number `k` of the set in board order; the set has more than `k` cards.
    #[inline]
    pub fn nth(self, k: u32) -> Nation {
        let low = self.0 as u64;
        let in_low = low.count_ones();
        let (mut half, skip, base) =
            if k < in_low { (low, k, 0) } else { ((self.0 >> 64) as u64, k - in_low, 64) };
        for _ in 0..skip {
            half &= half.wrapping_sub(1);
        }
        Nation(base + half.trailing_zeros() as u8)
    }

    /// A card of the set, every one equally likely; the set is not empty.
    #[inline]
    pub fn pick<R: Random>(self, random: &mut R) -> Nation {
        self.nth(random.below(self.len() as u32))
    }

    /// `count` cards of the set (all of them if it has no more), every selection equally likely.
    pub fn pick_many<R: Random>(self, count: usize, random: &mut R) -> Cards {
        if count >= self.len() {
            return self;
        }
        let mut left = self;
        for _ in 0..count {
            left = left.without(left.pick(random));
        }
        self.minus(left)
    }
}

impl FromIterator<Nation> for Cards {
    fn from_iter<I: IntoIterator<Item = Nation>>(nations: I) -> Cards {
        nations.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl IntoIterator for Cards {
    type Item = Nation;
    type IntoIter = CardsIter;
    #[inline(always)]
    fn into_iter(self) -> CardsIter {
        CardsIter(self.0)
    }
}

/// Walks a set in board order, looking only at the cards that are in it.
pub struct CardsIter(u128);

impl Iterator for CardsIter {
    type Item = Nation;
    #[inline(always)]
    fn next(&mut self) -> Option<Nation> {
        if self.0 == 0 {
            return None;
        }
        let nation = Nation(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(nation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Quick;

    #[test]
    fn cards_are_counted_in_board_order() {
        let set: Cards = [3, 64, 0, 119].into_iter().map(Nation).collect();
        let walked: Vec<u8> = set.into_iter().map(|nation| nation.0).collect();
        assert_eq!(walked, [0, 3, 64, 119]);
        assert_eq!((0..4).map(|k| set.nth(k).0).collect::<Vec<_>>(), walked);
        assert_eq!(set.without(Nation(64)).len(), 3);
    }

    #[test]
    fn a_selection_is_a_part_of_the_set_and_takes_what_is_left() {
        let set: Cards = (10..100).map(Nation).collect();
        let mut random = Quick::new(1);
        let hand = set.pick_many(9, &mut random);
        assert!(hand.len() == 9 && hand.within(set));
        assert_eq!(hand.pick_many(20, &mut random), hand);
    }
}
