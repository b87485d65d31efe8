//! Checksums of the log: a bit that a disk or a memory flipped is found, not played.

use crate::{Error, Result, StoredStep};

/// The checksum of a step at its place.
pub(crate) fn sum(table: &str, number: u32, at: i64, step: &str) -> i64 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(table.as_bytes());
    sum.update(&number.to_le_bytes());
    sum.update(&at.to_le_bytes());
    sum.update(step.as_bytes());
    i64::from(sum.finalize())
}

/// The step, if it is what was written. One from before there were checksums is believed.
pub(crate) fn checked(table: &str, step: StoredStep, kept: Option<i64>) -> Result<StoredStep> {
    match kept {
        Some(kept) if kept != sum(table, step.number, step.at, &step.step) => {
            Err(Error::Damaged(format!("step {} of table {table} is not what was written", step.number)))
        }
        _ => Ok(step),
    }
}
