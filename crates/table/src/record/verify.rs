//! Proving that a finished game was fair: the seed is the one that was committed to, and every roll is the one
//! that it gives.

use super::replay::{contribute, fits, number_fits, refused, result_fits, steps};
use super::{Entry, Line, Record, RecordFault};
use crate::{Act, LiveTable, Step};

/// Checks the commitment and draws every roll again at a fresh table (see [`Record::opening`]).
///
/// # Errors
/// The first difference, with its line.
pub fn verify(record: &Record, table: &mut dyn LiveTable) -> Result<(), RecordFault> {
    fits(record, table)?;
    if record.manual_chance {
        return Err(record.fault("Chance", "rolls chosen by hand cannot be proved fair"));
    }
    let (Some(seed), Some(salt)) = (&record.seed, &record.salt) else {
        return Err(record.fault("Seed", "without Seed and Salt there is nothing to check draws against"));
    };
    if record.digest.is_none() {
        return Err(record.fault("Digest", "is missing"));
    }
    let commitment = seed.commitment(salt);
    if commitment != record.commit || commitment != table.commitment() {
        return Err(record.fault("Commit", format!("Seed and Salt hash to {commitment}: another seed")));
    }
    contribute(record, |step| table.apply(&step))?;
    // From here on the table draws by itself; the record's rolls are only compared. A game that was given up
    // before anything was drawn has no rolls.
    let mut drawn = Vec::new();
    if matches!(record.lines.first(), Some(Line { what: Entry::Roll(_), .. })) {
        drawn = table.act(Act::Begin).map_err(|refusal| record.fault("Seed", refusal.to_string()))?;
        drawn.reverse();
    }
    for (index, line) in record.lines.iter().enumerate() {
        number_fits(record, index, table)?;
        if let Entry::Roll(written) = &line.what {
            match drawn.pop() {
                Some(Step::Roll { roll }) if roll == *written => {}
                Some(Step::Roll { roll }) => {
                    let why = format!("the record has roll {written:?}, the seed gives {roll:?}");
                    return Err(record.fault_at(index, why));
                }
                _ => return Err(record.fault_at(index, "a roll where the rules draw none")),
            }
            continue;
        }
        if !drawn.is_empty() {
            return Err(record.fault_at(index, "a roll is missing before this line"));
        }
        for step in steps(record, index)? {
            let made = act(table, step).map_err(|refusal| refused(record, index, &refusal))?;
            drawn = made.into_iter().filter(|step| matches!(step, Step::Roll { .. })).rev().collect();
        }
    }
    if !drawn.is_empty() {
        return Err(record.fault("result", "the last rolls are missing"));
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
