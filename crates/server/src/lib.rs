//! The site: HTTP, sockets, one writer a table.
//!
//! | what | where |
//! |---|---|
//! | one request | `routes/`, one file each, listed in `openapi.rs` |
//! | one socket | `socket/` |
//! | one table: judged, written, told | `tables/` |
//! | every message | [`wire`] |
//! | who asks | `session.rs`, `limits.rs`, `security.rs` |
//!
//! The path of one move: `socket/connection.rs` reads it, `tables/task.rs` takes it from the mailbox,
//! `tables/acts.rs` has it judged and made durable, `tables/fanout.rs` tells everybody.

mod accounts;
mod app;
mod archive;
mod body;
mod bots;
mod chance;
mod config;
mod doors;
mod error;
mod figures;
mod house;
mod limits;
mod listen;
mod minds;
mod names;
mod nodes;
mod now;
mod openapi;
mod replays;
mod routes;
mod scrub;
mod security;
mod session;
mod site;
mod socket;
mod tables;
pub mod wire;

pub use archive::{CopyError, backup, export};
pub use config::{BotTimes, Config, Data, Deadlines, Limits};
pub use house::house;
pub use listen::Listener;
pub use now::WallClock;
pub use routes::addresses;
pub use scrub::{Scrubbed, check_backup, scrub};
pub use site::{Site, StartError, run};
