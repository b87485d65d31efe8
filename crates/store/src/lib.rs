//! Where tables are kept: SQLite in one file by default, PostgreSQL when several nodes share the load.
//!
//! A table is an append-only log of numbered steps. [`Store::append`] answers only when the steps are
//! durable, and refuses ([`Error::Conflict`]) a writer who has not seen the last step. In PostgreSQL, where any
//! node may write, the key (table, number) of the log is the lock. SQLite's file is locked by the one process that
//! writes, and its one writing thread remembers how far each log has come; new steps lie in `arrivals` until many
//! have come and move to `steps` together, and each of the two has that key as well. Appends of many tables that
//! come together share one transaction.
//!
//! What happens at a table without a person (bots, clocks) is one node's to do: the one that has it in its charge
//! ([`Store::take_charge`]) until it lets go, leaves or falls silent.
//!
//! The two dialects share the trait, its types and the story that the tests tell to both; each has its own
//! SQL and its own `migrations/`.

mod backup;
mod boards;
mod copy;
mod error;
mod migrations;
mod model;
mod postgres;
mod sqlite;
mod store;
mod sums;

pub use error::Error;
pub use model::{
    Account, Append, Draft, Expired, Expiry, Head, Hint, Pace, Person, PersonId, Secret, StoredSeat,
    StoredStage, StoredStep, StoredTable, StoredTalk,
};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use store::Store;

/// What every operation returns.
pub type Result<T, E = Error> = std::result::Result<T, E>;
