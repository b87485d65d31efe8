//! Proving that a finished game was fair: the seed is the one that was committed to, and every roll is the one
//! that it gives.

use super::replay::{contribute, fits, number_fits, refused, result_fits, steps};
use super::{Entry, Line, Record, RecordFault};
use crate::{Act, LiveTable, Step};
use rules::Text;

/// Checks the commitment and draws every roll again at a fresh table (see [`Record::opening`]).
///
/// # Errors
/// The first difference, with its line.
pub fn verify(record: &Record, table: &mut dyn LiveTable) -> Result<(), RecordFault> {
    fits(record, table)?;
    if record.manual_chance {
        return Err(record.fault("Chance", Text::new("record-manual")));
    }
    let (Some(seed), Some(salt)) = (&record.seed, &record.salt) else {
        return Err(record.fault("Seed", Text::new("record-seedless")));
    };
    if record.digest.is_none() {
        return Err(record.fault("Digest", Text::new("record-missing")));
    }
    let commitment = seed.commitment(salt);
    if commitment != record.commit || commitment != table.commitment() {
        return Err(record.fault("Commit", Text::new("record-commitment").with("hash", commitment)));
    }
    contribute(record, |step| table.apply(&step))?;
    // From here on the table draws by itself; the record's rolls are only compared. A game that was given up
    // before anything was drawn has no rolls.
    let mut drawn = Vec::new();
    if matches!(record.lines.first(), Some(Line { what: Entry::Roll(_), .. })) {
        drawn = table.act(Act::Begin).map_err(|refusal| refused(record, 0, refusal))?;
        drawn.reverse();
    }
    for (index, line) in record.lines.iter().enumerate() {
        number_fits(record, index, table)?;
        if let Entry::Roll(written) = &line.what {
            match drawn.pop() {
                Some(Step::Roll { roll }) if roll == *written => {}
                Some(Step::Roll { roll }) => {
                    let why = Text::new("record-roll-differs").with("written", written.as_str());
                    return Err(record.fault_at(index, why.with("drawn", roll)));
                }
                _ => return Err(record.fault_at(index, Text::new("record-roll-extra"))),
            }
            continue;
        }
        if !drawn.is_empty() {
            return Err(record.fault_at(index, Text::new("record-roll-missing")));
        }
        for step in steps(record, index)? {
            let made = act(table, step).map_err(|refusal| refused(record, index, refusal))?;
            drawn = made.into_iter().filter(|step| matches!(step, Step::Roll { .. })).rev().collect();
        }
    }
    if !drawn.is_empty() {
        return Err(record.fault("result", Text::new("record-last-rolls-missing")));
    }
    result_fits(record, table)
}

fn act(table: &mut dyn LiveTable, step: Step) -> Result<Vec<Step>, crate::Refusal> {
    let decision = table.decision();
    match step {
        Step::Answer { seat, action, by } => table.act(Act::Answer { seat, decision, action, by }),
        Step::Resign { seat } => table.act(Act::Resign { seat }),
        Step::Offer { seat, kind } => table.act(Act::Offer { seat, kind }),
        Step::Accept { seat } => table.act(Act::Accept { seat }),
        other => table.apply(&other).map(|()| vec![other]),
    }
}
