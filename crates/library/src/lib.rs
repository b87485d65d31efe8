//! THE list: every game of the library, one line each, behind one face that names no game.
//!
//! Server and terminal ask [`titles`], [`title`] and [`edition`]; nobody else names a game.

mod contract;
mod lessons;
mod level;
mod perft;
mod records;
mod scenes;
mod seating;
mod shelf;
mod title;

/// What views, events and effects of every game look like as JSON, and texts: schemas by name, as OpenAPI has them.
pub const SCHEMAS: &str = include_str!("../schemas.json");

pub use bots::playout::Played;
pub use contract::Contract;
pub use lessons::{Lesson, Lessons};
pub use level::{BotLevel, LEVELS, YARDSTICK, level};
pub use perft::Perft;
pub use records::table_for;
pub use scenes::Scenes;
pub use seating::Seating;
pub use shelf::{edition, title, titles};
pub use title::Title;
