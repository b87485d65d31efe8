//! What can go wrong with a store.

/// Why an operation failed. Cloned for every writer of a transaction that failed as a whole.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// Somebody else wrote first; read again and decide anew.
    #[error("somebody else wrote first")]
    Conflict,
    /// The name of an account that exists already.
    #[error("this account name is taken")]
    Taken,
    /// The data were written by a newer version of this program.
    #[error(
        "the data have schema version {found}, this program knows up to {known}: it is older than the data; \
         run the newer program"
    )]
    Newer {
        /// The version found.
        found: u32,
        /// The last one known.
        known: u32,
    },
    /// The data were written by an older version of this program, and were opened for reading.
    #[error(
        "the data have schema version {found}, this program reads version {known}: start the server once to bring \
         them up to date, or use the older program; nothing was changed"
    )]
    Older {
        /// The version found.
        found: u32,
        /// The one known.
        known: u32,
    },
    /// The data were opened for reading.
    #[error("the data were opened for reading")]
    ReadOnly,
    /// The file is damaged.
    #[error("the data file is damaged: {0}; restore a backup (see docs/deployment.md)")]
    Damaged(String),
    /// A file that was copied while a server wrote to it, without the rest of it.
    #[error(
        "{0} was copied while a server wrote to it, and without its -wal file: what was written last is missing; copy \
         it with `veillee backup`, or when the site has stopped"
    )]
    Torn(String),
    /// A backup that was never finished.
    #[error("{0} is no complete backup: it has not the mark that is set at the end")]
    Incomplete(String),
    /// The file is something else.
    #[error("{0} is a database of some other program, not one of Veillée")]
    Foreign(String),
    /// Another process holds the data.
    #[error("{0} is in use by another running server")]
    InUse(String),
    /// The database cannot be reached or did not do its work. Whether a write came through is unknown.
    #[error("the store does not answer: {0}")]
    Unavailable(String),
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        use rusqlite::ErrorCode;
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Error::Damaged(error.to_string()),
            _ => Error::Unavailable(error.to_string()),
        }
    }
}

impl From<tokio_postgres::Error> for Error {
    fn from(error: tokio_postgres::Error) -> Error {
        // the plain text is only "db error"; what the database said is one level down
        let said = error.as_db_error().map_or_else(|| error.to_string(), ToString::to_string);
        Error::Unavailable(said)
    }
}

impl From<deadpool_postgres::PoolError> for Error {
    fn from(error: deadpool_postgres::PoolError) -> Error {
        match error {
            deadpool_postgres::PoolError::Backend(error) => error.into(),
            other => Error::Unavailable(other.to_string()),
        }
    }
}
