//! The schema's history, one list a dialect. A migration that was ever released is never edited.

use crate::{Error, Result};

pub(crate) const SQLITE: &[&str] = &[
    include_str!("../migrations/sqlite/0001_tables.sql"),
    include_str!("../migrations/sqlite/0002_arrivals.sql"),
];
pub(crate) const POSTGRES: &[&str] = &[include_str!("../migrations/postgres/0001_tables.sql")];

/// The migrations that data of version `found` still need.
pub(crate) fn missing(all: &'static [&'static str], found: u32) -> Result<&'static [&'static str]> {
    all.get(found as usize..).ok_or(Error::Newer { found, known: all.len() as u32 })
}
