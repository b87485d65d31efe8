//! The movement cards: four means of transport, values 1 to 7, two of each (KI-02).

use rules::nth_bit;

/// A means of transport. Three or two cards of one kind add up (KI-17, KI-18).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Transport {
    /// Canoe, blue.
    Canoe,
    /// Jeep, yellow.
    Jeep,
    /// On foot with a bush knife, green.
    Foot,
    /// Mule, purple.
    Mule,
}

impl Transport {
    /// All of them, in the order of the board file.
    pub const ALL: [Transport; 4] = [Transport::Canoe, Transport::Jeep, Transport::Foot, Transport::Mule];

    /// The word of the notation and of the board file.
    pub const fn word(self) -> &'static str {
        match self {
            Transport::Canoe => "canoe",
            Transport::Jeep => "jeep",
            Transport::Foot => "foot",
            Transport::Mule => "mule",
        }
    }

    /// The kind of a word.
    pub fn of(word: &str) -> Option<Transport> {
        Transport::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// A card as players know it. Its two copies are alike, so it needs no more than a kind (the upper bits) and a
/// value (the lower three, from 0).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), schema(value_type = (Transport, u8)))]
pub struct Card(#[cfg_attr(feature = "types", ts(as = "(Transport, u8)"))] u8);

impl Card {
    /// The highest value.
    pub const HIGHEST: u8 = 7;

    /// A card; `None` unless the value is 1 to 7.
    pub fn new(transport: Transport, value: u8) -> Option<Card> {
        (1..=Card::HIGHEST).contains(&value).then(|| Card((transport as u8) << 3 | (value - 1)))
    }

    /// Every different card, once.
    pub fn all() -> impl Iterator<Item = Card> {
        Cards::ALL.iter_kinds()
    }

    /// How one travels by it.
    #[inline(always)]
    pub fn transport(self) -> Transport {
        Transport::ALL[(self.0 >> 3) as usize]
    }

    /// 1 to 7.
    #[inline(always)]
    pub const fn value(self) -> u8 {
        (self.0 & 7) + 1
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.transport().word(), self.value())
    }
}

impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serde::Serialize::serialize(&(self.transport(), self.value()), serializer)
    }
}

/// The three face-up cards of a player: the tops of the piles, which alone count (KI-21).
pub type Piles = [Card; 3];

/// How far these piles carry: KI-17 all three of a kind add up, KI-18 a pair adds up and the odd card does
/// not count however high it is (KI-50), KI-19 else the highest.
#[inline(always)]
pub fn reach([a, b, c]: Piles) -> u8 {
    let alike = |a: Card, b: Card| u8::from(a.0 >> 3 == b.0 >> 3);
    let (ab, ac, bc) = (alike(a, b), alike(a, c), alike(b, c));
    let (x, y, z) = (a.value(), b.value(), c.value());
    // a card counts if another is of its kind
    let sum = x * (ab | ac) + y * (ab | bc) + z * (ac | bc);
    if sum > 0 { sum } else { x.max(y).max(z) }
}

/// A handful or pile of cards in no order. Two bits a card: `00` none, `01` one, `11` both copies; so the set
/// bits are the cards, and one of them is drawn by picking a bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards(u64);

const FIRST_COPIES: u64 = 0x5555_5555_5555_5555;

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All 56 (KI-02).
    pub const ALL: Cards = Cards(0x3FFF_3FFF_3FFF_3FFF);

    /// How many cards.
    #[inline(always)]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// No card at all?
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many copies of this card.
    #[inline(always)]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (2 * card.0) & 3).count_ones() as u8
    }

    /// Is there at least one of this card?
    #[inline(always)]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> (2 * card.0) & 1 == 1
    }

    /// Adds a card, of which there is at most one here.
    #[inline(always)]
    pub fn add(&mut self, card: Card) {
        let pair = 2 * card.0;
        debug_assert!(self.count(card) < 2, "a third {card}");
        self.0 |= (self.0 >> pair & 1) << (pair + 1) | 1 << pair;
    }

    /// Takes a card out, of which there is at least one here.
    #[inline(always)]
    pub fn take(&mut self, card: Card) {
        let pair = 2 * card.0;
        debug_assert!(self.contains(card), "no {card}");
        let both = self.0 >> (pair + 1) & 1;
        self.0 &= !(1 << (pair + both as u8));
    }

    /// The card of set bit number `n`, counted from 0: every card is met once for each of its copies.
    #[inline(always)]
    pub fn nth(self, n: u32) -> Card {
        Card((nth_bit(self.0, n) / 2) as u8)
    }

    /// How many different cards.
    #[inline(always)]
    pub const fn kinds(self) -> u32 {
        (self.0 & FIRST_COPIES).count_ones()
    }

    /// Different card number `n`, counted from 0.
    #[inline(always)]
    pub fn nth_kind(self, n: u32) -> Card {
        Card((nth_bit(self.0 & FIRST_COPIES, n) / 2) as u8)
    }

    /// Every different card, once.
    pub fn iter_kinds(self) -> impl Iterator<Item = Card> {
        Cards(self.0 & FIRST_COPIES).iter()
    }

    /// Every card, copies included, in the order of the board file.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = (bits != 0).then(|| Card((bits.trailing_zeros() / 2) as u8));
            bits &= bits.wrapping_sub(1);
            card
        })
    }

    /// What is left of these when those are taken out; the first card that is not there otherwise.
    pub fn without(self, those: impl IntoIterator<Item = Card>) -> Result<Cards, Card> {
        let mut rest = self;
        for card in those {
            if !rest.contains(card) {
                return Err(card);
            }
            rest.take(card);
        }
        Ok(rest)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |mut all, card| {
            all.add(card);
            all
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_set_is_four_kinds_of_seven_values_twice() {
        assert_eq!(Cards::ALL.len(), 56);
        assert_eq!(Cards::ALL.iter().count(), 56);
        for transport in Transport::ALL {
            for value in 1..=7 {
                assert_eq!(Cards::ALL.count(Card::new(transport, value).unwrap()), 2);
            }
            assert_eq!((Card::new(transport, 0), Card::new(transport, 8)), (None, None));
        }
    }

    #[test]
    fn every_card_of_a_pile_is_picked_once() {
        let pile = Cards::ALL.without([Card(3), Card(3), Card(9), Card(30)]).unwrap();
        let picked: Vec<_> = (0..u32::from(pile.len())).map(|n| pile.nth(n)).collect();
        assert_eq!(picked, pile.iter().collect::<Vec<_>>());
        assert_eq!(pile.without([Card(3)]), Err(Card(3)));
        assert_eq!(picked.into_iter().collect::<Cards>(), pile);
        assert_eq!(pile.iter_kinds().count(), 27);
    }
}
