//! Proving that a finished game was fair: the seed is the one that was committed to, and every roll is the one
//! that it gives.

use super::replay::{contribute, fits, number_fits, refused, result_fits, steps};
use super::{Line, Record, RecordError};
use crate::{LiveTable, Step};
use rules::Text;

/// Checks the commitment and draws every roll again at a fresh table (see [`Record::opening`]).
///
/// # Errors
/// The first difference, with its line.
pub fn verify(record: &Record, table: &mut dyn LiveTable) -> Result<(), RecordError> {
    fits(record, table)?;
    if record.manual_chance {
        return Err(record.error("Chance", Text::new("record-manual")));
    }
    let (Some(seed), Some(salt)) = (&record.seed, &record.salt) else {
        return Err(record.error("Seed", Text::new("record-seedless")));
    };
    if record.digest.is_none() {
        return Err(record.error("Digest", Text::new("record-missing")));
    }
    let commitment = seed.commitment(salt);
    if commitment != record.commit || commitment != table.commitment() {
        return Err(record.error("Commit", Text::new("record-commitment").with("hash", commitment)));
    }
    contribute(record, table)?;
    // From here on the table draws by itself; the record's rolls are only compared. A game that was given up
    // before anything was drawn has no rolls.
    let mut drawn = Vec::new();
    if matches!(record.lines.first(), Some(Line { what: Step::Roll { .. }, .. })) {
        drawn = table.begin();
        drawn.reverse();
    }
    for (index, line) in record.lines.iter().enumerate() {
        number_fits(record, index, table)?;
        if let Step::Roll { roll: written } = &line.what {
            match drawn.pop() {
                Some(Step::Roll { roll }) if roll == *written => {}
                Some(Step::Roll { roll }) => {
                    let why = Text::new("record-roll-differs").with("written", written.as_str());
                    return Err(record.error_at(index, why.with("drawn", roll)));
                }
                _ => return Err(record.error_at(index, Text::new("record-roll-extra"))),
            }
            continue;
        }
        if !drawn.is_empty() {
            return Err(record.error_at(index, Text::new("record-roll-missing")));
        }
        for step in steps(&line.what, table.seat_ids()).map_err(|why| record.error_at(index, why))? {
            let made = table.act(step.into()).map_err(|refusal| refused(record, index, refusal))?;
            drawn = made.into_iter().filter(|step| matches!(step, Step::Roll { .. })).rev().collect();
        }
    }
    if !drawn.is_empty() {
        return Err(record.error("result", Text::new("record-last-rolls-missing")));
    }
    result_fits(record, table)
}
