//! Playing a record again, with every action and roll judged anew.

use super::{Record, RecordError, Recorded, no_seat};
use crate::{Deed, Level, LiveTable, OfferKind, Refusal, Step};
use rules::{Arg, Seat, Seats, Text, Turn};

/// Plays a full record at a fresh table (see [`Record::opening`]) and compares the result. `frame` sees the
/// table before the first line and after each: views, positions and what was told, as anybody.
///
/// # Errors
/// The first difference, with its line.
pub fn replay(
    record: &Record,
    table: &mut dyn LiveTable,
    frame: &mut dyn FnMut(&dyn LiveTable),
) -> Result<(), RecordError> {
    fits(record, table)?;
    contribute(record, table)?;
    frame(table);
    for (index, line) in record.lines.iter().enumerate() {
        number_fits(record, index, table)?;
        for step in steps(&line.what, table.seat_ids()).map_err(|why| record.error_at(index, why))? {
            table.apply(step).map_err(|refusal| refused(record, index, refusal))?;
        }
        frame(table);
    }
    result_fits(record, table)
}

/// Is this table the one to play the record at?
pub(super) fn fits(record: &Record, table: &dyn LiveTable) -> Result<(), RecordError> {
    let same = |field: &str, written: &str, here: &str| {
        let why = || Text::new("record-table-differs").with("written", written).with("here", here);
        if written == here { Ok(()) } else { Err(record.error(field, why())) }
    };
    if record.level != Level::Full {
        return Err(record.error("Level", Text::new("record-level")));
    }
    same("Game", &record.game, table.game())?;
    same("Rules", &record.rules.to_string(), &table.rules_version().to_string())?;
    if !table.is_board(&record.board) {
        same("Board", &record.board, table.board_hash())?;
    }
    let seats: Vec<&str> = record.seats.iter().map(|(id, _)| id.as_str()).collect();
    same("Seat", &seats.join(" "), &table.seat_ids().join(" "))
}

/// Hands in what the seats added to the randomness.
pub(super) fn contribute(record: &Record, table: &mut dyn LiveTable) -> Result<(), RecordError> {
    for (id, bytes) in &record.contributions {
        let seat = seat(id, table.seat_ids()).map_err(|why| record.error("Contribution", why))?;
        table.apply(Deed::Contribute { bytes: bytes.clone() }.of(seat)).map_err(|refusal| {
            let why = Text::new("record-contribution").with("seat", seat).with("answer", refusal.text);
            record.error("Contribution", why)
        })?;
    }
    Ok(())
}

/// Lines of one number are one decision or roll, the answers of a decision in seat order; numbers count up without a
/// gap.
pub(super) fn number_fits(record: &Record, index: usize, table: &dyn LiveTable) -> Result<(), RecordError> {
    let before = index.checked_sub(1).map_or(0, |i| record.lines[i].number);
    let waiting = (0..table.seat_ids().len()).any(|seat| table.sealed(Seat(seat as u8)).is_some());
    let expected = if waiting { before } else { before + 1 };
    let number = record.lines[index].number;
    if number == expected {
        let ids = table.seat_ids();
        return match &record.lines[index].what {
            Step::Answer { seat: id, .. }
                if seat(id, ids).is_ok_and(|seat| {
                    (seat.index()..ids.len()).any(|later| table.sealed(Seat(later as u8)).is_some())
                }) =>
            {
                Err(record.error_at(index, Text::new("record-answers-order")))
            }
            _ => Ok(()),
        };
    }
    let why =
        if waiting { Text::new("record-answers-missing") } else { Text::new("record-number-unexpected") };
    Err(record.error_at(index, why.with("number", number).with("expected", expected)))
}

/// The steps that a recorded one stands for, at a table with these seats.
///
/// # Errors
/// There is no such seat.
pub fn steps(recorded: &Recorded, ids: &[&str]) -> Result<Vec<Step>, Text> {
    Ok(match recorded {
        Step::Answer { seat: id, action, by } => {
            vec![Step::Answer { seat: seat(id, ids)?, action: action.clone(), by: *by }]
        }
        Step::Roll { roll } => vec![Step::Roll { roll: roll.clone() }],
        Step::Deed { deed: Deed::Accept, .. } => {
            // Who offered first is not told; it makes no difference.
            let offer = Deed::Offer { kind: OfferKind::Draw }.of(Seat(0));
            let others = Seats::first(ids.len().min(8) as u8).without(Seat(0));
            std::iter::once(offer).chain(others.into_iter().map(|seat| Deed::Accept.of(seat))).collect()
        }
        Step::Deed { seat: id, deed } => vec![deed.clone().of(seat(id, ids)?)],
    })
}

fn seat(id: &str, ids: &[&str]) -> Result<Seat, Text> {
    let at = ids.iter().position(|seat| *seat == id);
    at.map(|index| Seat(index as u8)).ok_or_else(|| no_seat(id))
}

/// The table refuses what a line says, in the words that the player would have been told.
pub(super) fn refused(record: &Record, index: usize, refusal: Refusal) -> RecordError {
    let why = Text::new("record-refused").with("move", record.lines[index].to_string());
    let why = why.with("answer", refusal.text);
    RecordError { clause: refusal.clause, ..record.error_at(index, why) }
}

/// Does the table end as the record says?
pub(super) fn result_fits(record: &Record, table: &dyn LiveTable) -> Result<(), RecordError> {
    let id = |seat: Seat| table.seat_ids()[seat.index()].to_owned();
    let over = table.turn() == Turn::Over;
    let standing = table.standing();
    let ending = standing.outcome.filter(|_| over).map(|outcome| super::Ending {
        winners: outcome.winners.into_iter().map(id).collect(),
        clause: outcome.clause.to_owned(),
    });
    let differs = |written: Arg, ruled: Arg| {
        Text::new("record-rules-differ").with("written", written).with("ruled", ruled)
    };
    if ending != record.result {
        let words = |ending: &Option<super::Ending>| match ending {
            None => "unfinished".into(),
            Some(ending) if ending.winners.is_empty() => format!("draw {}", ending.clause).into(),
            Some(ending) => format!("won {} {}", ending.winners.join(" "), ending.clause).into(),
        };
        return Err(record.error("result", differs(words(&record.result), words(&ending))));
    }
    let scores: Vec<_> = standing.scores.iter().filter(|_| over).map(|s| (id(s.seat), s.total)).collect();
    if scores != record.scores {
        let words = |scores: &[(String, i32)]| {
            Arg::List(scores.iter().map(|(id, total)| format!("{id} {total}").into()).collect())
        };
        return Err(record.error("Score", differs(words(&record.scores), words(&scores))));
    }
    digest_fits(record)
}

/// Last, so that whoever changed something is first told which line broke a rule.
fn digest_fits(record: &Record) -> Result<(), RecordError> {
    match &record.digest {
        Some(written) if *written != record.digest_of() => {
            Err(record.error("Digest", Text::new("record-changed")))
        }
        _ => Ok(()),
    }
}
