//! What a pick would do, behind one face for all games: the JSON that the game's page reads.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// An effect as the game's page knows it.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Effect(Box<RawValue>);

impl PartialEq for Effect {
    fn eq(&self, other: &Effect) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for Effect {}

/// A pick of any game.
pub type Pick = rules::Pick<Effect>;
/// What may follow in any game.
pub type Next = rules::Next<Effect>;

impl Effect {
    /// Writes an effect down.
    pub fn of(effect: &impl Serialize) -> Effect {
        Effect(to_raw_value(effect).expect("effects are plain data"))
    }

    /// In bytes.
    pub(crate) fn size(&self) -> usize {
        self.0.get().len()
    }
}

/// The same with its effects written down.
pub(crate) fn shown<E: Serialize>(rules::Next { options, complete }: rules::Next<E>) -> Next {
    let pick = |rules::Pick { token, label, hint, effect, last }: rules::Pick<E>| Pick {
        token,
        label,
        hint,
        effect: effect.as_ref().map(Effect::of),
        last,
    };
    Next { options: options.into_iter().map(pick).collect(), complete }
}
