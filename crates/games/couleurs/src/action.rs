//! What a seat can commit to: a turn is one order, carried out or refused whole (CM-59).

use crate::board::MAX_NATIONS;
use crate::cards::{Cards, Nation};

/// A whole turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// The player plays no card; the game tells inability from refusal (CM-26).
    Pass,
    /// The player plays these cards in this order.
    Play(Chain),
}

/// Cards in the order in which they are played. Held in place: a playout makes one a turn.
#[derive(Clone, Copy)]
pub struct Chain {
    cards: [Nation; MAX_NATIONS],
    len: u8,
}

impl Chain {
    /// No card yet.
    pub const EMPTY: Chain = Chain { cards: [Nation(0); MAX_NATIONS], len: 0 };

    /// Adds a card; `false` if there is no room, which a chain of different cards never meets.
    pub fn push(&mut self, nation: Nation) -> bool {
        let room = usize::from(self.len) < MAX_NATIONS;
        if room {
            self.cards[usize::from(self.len)] = nation;
            self.len += 1;
        }
        room
    }

    /// Takes the last card back.
    pub fn pop(&mut self) -> Option<Nation> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// The cards in order.
    pub fn cards(&self) -> &[Nation] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards as a set.
    pub fn set(&self) -> Cards {
        self.cards().iter().copied().collect()
    }
}

impl PartialEq for Chain {
    fn eq(&self, other: &Chain) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Chain {}

impl std::fmt::Debug for Chain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cards().iter().map(|card| card.0)).finish()
    }
}

impl FromIterator<Nation> for Chain {
    /// The chain of these cards, as far as there is room.
    fn from_iter<I: IntoIterator<Item = Nation>>(cards: I) -> Chain {
        let mut chain = Chain::EMPTY;
        cards.into_iter().for_each(|card| {
            chain.push(card);
        });
        chain
    }
}
