//! Sets as the bits of one word: a hand of cards, the seats that are asked, the territories held. They cost
//! nothing to copy, to compare or to walk, and random games do little else.

use crate::Random;
use crate::bits::{nth_bit, nth_bit_of_byte};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// What can be in a [`Set`]: things that are counted from 0.
pub trait Member: Copy {
    /// A word that has a bit for each of them.
    type Bits: Bits;
    /// Its number.
    fn index(self) -> usize;
    /// The one of a number that [`Member::index`] gave.
    fn of_index(index: usize) -> Self;
}

/// Numbers below 64.
impl Member for u8 {
    type Bits = u64;
    #[inline(always)]
    fn index(self) -> usize {
        self.into()
    }
    #[inline(always)]
    fn of_index(index: usize) -> u8 {
        index as u8
    }
}

/// A set: a bit for each member.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(serialize = "T::Bits: Serialize", deserialize = "T::Bits: Deserialize<'de>"))]
pub struct Set<T: Member>(pub T::Bits);

impl<T: Member> Set<T> {
    /// Nothing.
    pub const NONE: Set<T> = Set(T::Bits::ZERO);

    /// Just this one.
    #[inline(always)]
    pub fn one(member: T) -> Set<T> {
        Set(T::Bits::bit(member.index()))
    }

    /// Is it in the set?
    #[inline(always)]
    pub fn contains(self, member: T) -> bool {
        self.0.has(member.index())
    }

    /// The set with it.
    #[inline(always)]
    #[must_use]
    pub fn with(self, member: T) -> Set<T> {
        self | Set::one(member)
    }

    /// The set without it.
    #[inline(always)]
    #[must_use]
    pub fn without(self, member: T) -> Set<T> {
        self - Set::one(member)
    }

    /// Adds one.
    #[inline(always)]
    pub fn insert(&mut self, member: T) {
        *self = self.with(member);
    }

    /// Takes one out.
    #[inline(always)]
    pub fn remove(&mut self, member: T) {
        *self = self.without(member);
    }

    /// How many.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count() as usize
    }

    /// None at all?
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::ZERO
    }

    /// Have the sets a member in common?
    #[inline(always)]
    pub fn meets(self, other: Set<T>) -> bool {
        !(self & other).is_empty()
    }

    /// Does the other set hold all of these?
    #[inline(always)]
    pub fn within(self, other: Set<T>) -> bool {
        (self - other).is_empty()
    }

    /// Member number `n` in rising order; the set has more than `n`.
    #[inline(always)]
    pub fn nth(self, n: u32) -> T {
        T::of_index(self.0.nth(n) as usize)
    }

    /// A member, every one equally likely; the set is not empty.
    #[inline]
    pub fn pick<R: Random>(self, random: &mut R) -> T {
        self.nth(random.below(self.len() as u32))
    }

    /// `count` members (all of them if there are no more), every selection equally likely.
    #[must_use]
    pub fn pick_many<R: Random>(self, count: usize, random: &mut R) -> Set<T> {
        if count >= self.len() {
            return self;
        }
        let mut left = self;
        for _ in 0..count {
            left.remove(left.pick(random));
        }
        self - left
    }

    /// Serialises a set as the list of its members; by itself it is the number that its bits make.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn as_list<S: Serializer>(set: &Set<T>, serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Serialize,
    {
        serializer.collect_seq(*set)
    }
}

/// On the wire a set is the number that its bits make.
#[cfg(feature = "types")]
impl<T: Member> ts_rs::TS for Set<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(_: &ts_rs::Config) -> String {
        "number".to_owned()
    }
    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

#[cfg(feature = "types")]
impl<T: Member> utoipa::PartialSchema for Set<T> {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        u32::schema()
    }
}

#[cfg(feature = "types")]
impl<T: Member> utoipa::ToSchema for Set<T> {
    fn name() -> std::borrow::Cow<'static, str> {
        "Set".into()
    }
}

impl<T: Member> Default for Set<T> {
    fn default() -> Set<T> {
        Set::NONE
    }
}

impl<T: Member + Debug> Debug for Set<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T: Member> BitAnd for Set<T> {
    type Output = Set<T>;
    #[inline(always)]
    fn bitand(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0)
    }
}

impl<T: Member> BitOr for Set<T> {
    type Output = Set<T>;
    #[inline(always)]
    fn bitor(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0)
    }
}

impl<T: Member> BitOrAssign for Set<T> {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Set<T>) {
        *self = *self | other;
    }
}

impl<T: Member> Sub for Set<T> {
    type Output = Set<T>;
    #[inline(always)]
    fn sub(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0)
    }
}

impl<T: Member> SubAssign for Set<T> {
    #[inline(always)]
    fn sub_assign(&mut self, other: Set<T>) {
        *self = *self - other;
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T> {
        members.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;
    #[inline(always)]
    fn into_iter(self) -> Members<T> {
        Members(self)
    }
}

/// Walks a set in rising order, looking only at the bits that are set.
pub struct Members<T: Member>(Set<T>);

impl<T: Member> Iterator for Members<T> {
    type Item = T;
    #[inline(always)]
    fn next(&mut self) -> Option<T> {
        if self.0.is_empty() {
            return None;
        }
        let left = self.0.0;
        self.0 = Set(left.without_first());
        Some(T::of_index(left.first() as usize))
    }
}

/// The words that sets are made of.
pub trait Bits: Copy + Eq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {
    /// No bit.
    const ZERO: Self;
    /// One bit.
    fn bit(place: usize) -> Self;
    /// Is the bit set?
    fn has(self, place: usize) -> bool;
    /// How many bits are set.
    fn count(self) -> u32;
    /// The place of the lowest bit of a word that has one.
    fn first(self) -> u32;
    /// The same word without that bit.
    fn without_first(self) -> Self;
    /// The place of set bit number `n` of a word that has more than `n`.
    fn nth(self, n: u32) -> u32;
}

macro_rules! bit_words { ($($word:ty: $nth:expr;)*) => { $(
    impl Bits for $word {
        const ZERO: $word = 0;
        #[inline(always)]
        fn bit(place: usize) -> $word {
            1 << place
        }
        #[inline(always)]
        fn has(self, place: usize) -> bool {
            self >> place & 1 == 1
        }
        #[inline(always)]
        fn count(self) -> u32 {
            self.count_ones()
        }
        #[inline(always)]
        fn first(self) -> u32 {
            self.trailing_zeros()
        }
        #[inline(always)]
        fn without_first(self) -> $word {
            self & (self - 1)
        }
        #[inline(always)]
        fn nth(self, n: u32) -> u32 {
            $nth(self, n)
        }
    }
)* } }
bit_words! {
    u8: |word, n| u32::from(nth_bit_of_byte(word, n));
    u32: |word, n| nth_bit(u64::from(word), n);
    u64: nth_bit;
    u128: |word, n| {
        let low = word as u64;
        match low.count_ones() {
            in_low if n < in_low => nth_bit(low, n),
            in_low => 64 + nth_bit((word >> 64) as u64, n - in_low),
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Quick;

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Card(u8);

    impl Member for Card {
        type Bits = u128;
        fn index(self) -> usize {
            self.0.into()
        }
        fn of_index(index: usize) -> Card {
            Card(index as u8)
        }
    }

    #[test]
    fn a_set_holds_exactly_what_was_put_in() {
        let set: Set<Card> = [3, 64, 0, 119].into_iter().map(Card).collect();
        let walked: Vec<u8> = set.into_iter().map(|card| card.0).collect();
        assert_eq!(walked, [0, 3, 64, 119]);
        assert_eq!((0..4).map(|n| set.nth(n).0).collect::<Vec<_>>(), walked);
        assert!(set.contains(Card(64)) && !set.contains(Card(65)));
        assert_eq!(
            format!("{:?}", set.without(Card(3)).without(Card(4)) - Set::one(Card(119))),
            "{Card(0), Card(64)}"
        );
        assert!(set.meets(Set::one(Card(0))) && !set.meets(Set::one(Card(1))));
        assert!(Set::NONE.within(set) && set.within(set) && !set.within(set.without(Card(0))));
    }

    #[test]
    fn a_selection_is_a_part_of_the_set_and_takes_what_is_left() {
        let set: Set<Card> = (10..100).map(Card).collect();
        let mut random = Quick::new(1);
        let hand = set.pick_many(9, &mut random);
        assert!(hand.len() == 9 && hand.within(set));
        assert_eq!(hand.pick_many(20, &mut random), hand);
    }
}
