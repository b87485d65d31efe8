//! How a bot bargains, and how it keeps its word. A level has one, and it is stated at the seat.

use rules::{Quick, Random};

/// What its partners may expect of a bot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Character {
    /// Stable word; for people, the message `bot-character-<name>`.
    pub name: &'static str,
    /// What a treaty has to bring, in chances to win.
    pub(crate) asks: f32,
    /// What betrayal has to bring before the word is broken.
    pub(crate) price: f32,
    /// Signs what it means to break.
    pub(crate) false_words: bool,
}

/// Keeps its word nearly always.
const LOYAL: Character = Character { name: "loyal", asks: 0.0, price: 0.15, false_words: false };
/// Keeps it unless much is to be had.
const SHREWD: Character = Character { name: "shrewd", asks: 0.01, price: 0.06, false_words: false };
/// Keeps it as long as it suits.
const FICKLE: Character = Character { name: "fickle", asks: 0.02, price: 0.02, false_words: true };

impl Character {
    /// The character of a level.
    pub fn of(level: &str) -> Character {
        match level {
            "medium" => LOYAL,
            "strong" => SHREWD,
            _ => FICKLE,
        }
    }

    /// Does it keep a word that it could break for so much?
    pub(crate) fn keeps(self, betrayal: f32, random: &mut Quick) -> bool {
        // nobody can tell to a hair: repeated offers do not find the threshold
        betrayal + (random.below(21) as f32 - 10.0) / 1000.0 < self.price
    }
}
