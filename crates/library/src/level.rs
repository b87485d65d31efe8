//! The levels of the bots, the same through page, terminal, referee and arena.

use std::time::Duration;

/// A strength of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotLevel {
    /// Stable word; for people, the message `bot-level-<name>`.
    pub name: &'static str,
    /// How long it thinks about an answer at most, unless somebody says otherwise.
    pub time: Duration,
}

/// All levels, the weakest first.
pub const LEVELS: [BotLevel; 4] = [
    BotLevel { name: "random", time: Duration::from_millis(50) },
    BotLevel { name: "easy", time: Duration::from_millis(200) },
    BotLevel { name: "medium", time: Duration::from_millis(500) },
    BotLevel { name: "strong", time: Duration::from_millis(2000) },
];

/// How long a yardstick of the arena thinks, unless somebody says otherwise. Those are no levels to play against.
pub const YARDSTICK: Duration = Duration::from_millis(100);

/// The level of this name.
pub fn level(name: &str) -> Option<&'static BotLevel> {
    LEVELS.iter().find(|level| level.name == name)
}
