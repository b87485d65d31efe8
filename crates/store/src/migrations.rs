//! The schema's history, one list a dialect. A migration that was ever released is never edited.

use crate::{Error, Result};

pub(crate) const SQLITE: &[&str] = &[
    include_str!("../migrations/sqlite/0001_tables.sql"),
    include_str!("../migrations/sqlite/0002_arrivals.sql"),
    include_str!("../migrations/sqlite/0003_due.sql"),
    include_str!("../migrations/sqlite/0004_match.sql"),
    include_str!("../migrations/sqlite/0005_marks.sql"),
    include_str!("../migrations/sqlite/0006_persons.sql"),
    include_str!("../migrations/sqlite/0007_desks.sql"),
    include_str!("../migrations/sqlite/0008_position.sql"),
    include_str!("../migrations/sqlite/0009_invitations.sql"),
    include_str!("../migrations/sqlite/0010_again.sql"),
];
pub(crate) const POSTGRES: &[&str] = &[
    include_str!("../migrations/postgres/0001_tables.sql"),
    include_str!("../migrations/postgres/0002_due.sql"),
    include_str!("../migrations/postgres/0003_match.sql"),
    include_str!("../migrations/postgres/0004_sums.sql"),
    include_str!("../migrations/postgres/0005_persons.sql"),
    include_str!("../migrations/postgres/0006_desks.sql"),
    include_str!("../migrations/postgres/0007_position.sql"),
    include_str!("../migrations/postgres/0008_invitations.sql"),
    include_str!("../migrations/postgres/0009_again.sql"),
];

/// The migrations that data of version `found` still need.
pub(crate) fn missing(all: &'static [&'static str], found: u32) -> Result<&'static [&'static str]> {
    all.get(found as usize..).ok_or(Error::Newer { found, known: all.len() as u32 })
}

/// Refuses data that need migrations: whoever only reads makes none.
pub(crate) fn current(all: &'static [&'static str], found: u32) -> Result<()> {
    let known = all.len() as u32;
    if missing(all, found)?.is_empty() { Ok(()) } else { Err(Error::Older { found, known }) }
}
