//! Playing a record again, with every action and roll judged anew.

use super::{Entry, Record, RecordFault};
use crate::{LiveTable, OfferKind, Refusal, Step};
use rules::{Seat, Seats, Turn};

/// Plays a full record at a fresh table (see [`Record::opening`]) and compares the result. `frame` sees the
/// table before the first line and after each: views, positions and what was told, as anybody.
///
/// # Errors
/// The first difference, with its line.
pub fn replay(
    record: &Record,
    table: &mut dyn LiveTable,
    frame: &mut dyn FnMut(&dyn LiveTable),
) -> Result<(), RecordFault> {
    fits(record, table)?;
    contribute(record, |step| table.apply(&step))?;
    frame(table);
    for (index, _) in record.lines.iter().enumerate() {
        number_fits(record, index, table)?;
        for step in steps(record, index)? {
            table.apply(&step).map_err(|refusal| refused(record, index, &refusal))?;
        }
        frame(table);
    }
    result_fits(record, table)
}

/// Is this table the one to play the record at?
pub(super) fn fits(record: &Record, table: &dyn LiveTable) -> Result<(), RecordFault> {
    let same = |field: &str, written: &str, here: &str| {
        let why = || format!("the record has {written:?}, this table {here:?}");
        if written == here { Ok(()) } else { Err(record.fault(field, why())) }
    };
    if record.level != "full" {
        return Err(record.fault("Level", "only full records can be replayed; this one leaves things out"));
    }
    same("Game", &record.game, table.game())?;
    same("Rules", &record.rules.to_string(), &table.rules_version().to_string())?;
    same("Board", &record.board, table.board_hash())?;
    let seats: Vec<&str> = record.seats.iter().map(|(id, _)| id.as_str()).collect();
    same("Seat", &seats.join(" "), &table.seat_ids().join(" "))
}

/// Hands in what the seats added to the randomness.
pub(super) fn contribute(
    record: &Record,
    mut hand_in: impl FnMut(Step) -> Result<(), Refusal>,
) -> Result<(), RecordFault> {
    for (id, bytes) in &record.contributions {
        let seat = seat(record, id).ok_or_else(|| record.fault("Contribution", "no such seat"))?;
        hand_in(Step::Contribute { seat, bytes: bytes.clone() })
            .map_err(|refusal| record.fault("Contribution", refusal.to_string()))?;
    }
    Ok(())
}

/// Lines of one number are one decision or roll; numbers count up without a gap.
pub(super) fn number_fits(record: &Record, index: usize, table: &dyn LiveTable) -> Result<(), RecordFault> {
    let before = index.checked_sub(1).map_or(0, |i| record.lines[i].number);
    let waiting = (0..table.seat_ids().len()).any(|seat| table.sealed(Seat(seat as u8)).is_some());
    let expected = if waiting { before } else { before + 1 };
    let number = record.lines[index].number;
    if number == expected {
        Ok(())
    } else {
        let missing = if waiting { ": answers to the decision before are missing" } else { "" };
        Err(record.fault_at(index, format!("is number {number} and should be {expected}{missing}")))
    }
}

/// The steps that a line stands for.
pub(super) fn steps(record: &Record, index: usize) -> Result<Vec<Step>, RecordFault> {
    let seat = |id: &str| {
        seat(record, id).ok_or_else(|| record.fault_at(index, format!("no seat {id:?} in this record")))
    };
    Ok(match &record.lines[index].what {
        Entry::Answer { seat: id, by, action } => {
            vec![Step::Answer { seat: seat(id)?, action: action.clone(), by: *by }]
        }
        Entry::Roll(roll) => vec![Step::Roll { roll: roll.clone() }],
        Entry::Resigned(id) => vec![Step::Resign { seat: seat(id)? }],
        Entry::DrawAgreed => {
            // Who offered first is not told; it makes no difference.
            let offer = Step::Offer { seat: Seat(0), kind: OfferKind::Draw };
            let others = Seats::first(record.seats.len().min(8) as u8).without(Seat(0));
            std::iter::once(offer).chain(others.into_iter().map(|seat| Step::Accept { seat })).collect()
        }
    })
}

pub(super) fn refused(record: &Record, index: usize, refusal: &Refusal) -> RecordFault {
    let fault = record.fault_at(index, format!("{} is refused: {refusal}", record.lines[index]));
    RecordFault { clause: refusal.clause, ..fault }
}

/// Does the table end as the record says?
pub(super) fn result_fits(record: &Record, table: &dyn LiveTable) -> Result<(), RecordFault> {
    let id = |seat: Seat| table.seat_ids()[seat.index()].to_owned();
    let over = table.turn() == Turn::Over;
    let standing = table.standing();
    let ending = standing.outcome.filter(|_| over).map(|outcome| super::Ending {
        winners: outcome.winners.into_iter().map(id).collect(),
        clause: outcome.clause.to_owned(),
    });
    if ending != record.result {
        let words = |ending: &Option<super::Ending>| match ending {
            None => "unfinished".to_owned(),
            Some(ending) if ending.winners.is_empty() => format!("draw {}", ending.clause),
            Some(ending) => format!("won {} {}", ending.winners.join(" "), ending.clause),
        };
        let why = format!("the record says {:?}, the rules {:?}", words(&record.result), words(&ending));
        return Err(record.fault("result", why));
    }
    let scores: Vec<_> = standing.scores.iter().filter(|_| over).map(|s| (id(s.seat), s.total)).collect();
    if scores != record.scores {
        let why = format!("the record says {:?}, the rules {scores:?}", record.scores);
        return Err(record.fault("Score", why));
    }
    digest_fits(record)
}

/// Last, so that whoever changed something is first told which line broke a rule.
fn digest_fits(record: &Record) -> Result<(), RecordFault> {
    match &record.digest {
        Some(written) if *written != record.digest_of() => {
            Err(record.fault("Digest", "something was changed in this record after it was written"))
        }
        _ => Ok(()),
    }
}

fn seat(record: &Record, id: &str) -> Option<Seat> {
    record.seats.iter().position(|(seat, _)| seat == id).map(|index| Seat(index as u8))
}
