//! Where tables are kept: SQLite in one file by default, PostgreSQL when several nodes share the load.
//!
//! A table is an append-only log of numbered steps. [`Store::append`] answers only when the steps are
//! durable, and refuses ([`Error::Conflict`]) a writer who has not seen the last step; the database's own
//! key (table, number) is the lock. Appends of many tables that come together share one transaction.
//!
//! The two dialects share the trait, its types and the story that the tests tell to both; each has its own
//! SQL and its own `migrations/`.

mod copy;
mod error;
mod migrations;
mod model;
mod postgres;
mod sqlite;
mod store;

pub use error::Error;
pub use model::{
    Account, Append, Draft, Head, Hint, Person, PersonId, Secret, StoredSeat, StoredStage, StoredStep,
    StoredTable, StoredTalk,
};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use store::Store;

/// What every operation returns.
pub type Result<T, E = Error> = std::result::Result<T, E>;
