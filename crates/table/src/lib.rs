//! One table, still pure: seats, sealed answers, recorded draws, offers, clocks as data, record, replay.
//!
//! Server, terminal and referee hold a `Box<dyn LiveTable>` and know no game; [`Table`] is its one
//! implementation, generic over any [`rules::Game`].
//!
//! A table is the fold of its [`Step`]s. `act` judges a request and returns the steps that it makes; the
//! caller makes them durable and only then tells anyone. Reading a table back (restart, replay, another
//! node) is `apply` over the stored steps: there is no second path.

mod act;
mod apply;
mod away;
mod boards;
pub mod clock;
mod compact;
mod effect;
mod expand;
mod face;
mod instruct;
mod line;
mod live;
mod mind;
pub mod record;
mod refusal;
mod seed;
mod step;
mod suppose;
mod table;
mod talks;
mod treaties;
mod undo;
mod unread;

pub use boards::{BoxBoard, box_board, box_boards};
pub use effect::{Effect, Next, Pick};
pub use live::{Branch, Level, LiveTable, Place, Prompt, PromptSlot, Sight, Thought, Told, Tree};
pub use mind::Mind;
pub use record::{Record, RecordError, replay, verify};
pub use refusal::{Code, Refusal};
pub use seed::{Salt, Seed, board_hash, text_hash};
pub use step::{By, Deed, Given, OfferKind, Step};
pub use suppose::{Guesses, Supposed};
pub use table::{Faces, Legal, Opening, Spelling, Table, position_of};
pub use talks::Talks;
pub use treaties::{Read, Treating, TreatyAnswer, Typed};
pub use unread::unread;
