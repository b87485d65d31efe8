//! What is written of a game: three levels, replay, and proof of fairness.

use super::super::notation::mangle;
use super::{Breach, open, open_as};
use crate::battery::Battery;
use rules::{Game, Random, Seats, Stream};
use table::record::steps;
use table::{Level, LiveTable, Record, Seed, Step, Table, replay, verify};

pub(super) fn examine<G: Game>(
    battery: &Battery<G>,
    seed: u64,
    first: &Table<G>,
    second: &Table<G>,
    random: &mut Stream,
) -> Result<(), Breach> {
    let names = vec!["Zoë \"Z\"".to_owned()];
    let seats = Seats::first(first.rules().seats()).into_iter().map(Level::Seat);
    for level in seats.chain([Level::Public, Level::Full]) {
        let text = first.record(level, &names);
        if second.record(level, &names) != text {
            return Err(("record", format!("two orders of answers make two records at {level:?}")));
        }
        match text.parse::<Record>() {
            Ok(record) if record.to_string() == text => {}
            Ok(record) => return Err(("record", format!("is\n{text}\nand written again\n{record}"))),
            Err(fault) => return Err(("record", format!("{fault}; in\n{text}"))),
        }
    }
    let text = first.record(Level::Full, &names);
    let record: Record = text.parse().expect("it was read just before");
    let mut again: Table<G> = open(battery, seed);
    replay(&record, &mut again, &mut |_| {}).map_err(|fault| ("replay", fault.to_string()))?;
    if again.state() != first.state() {
        return Err(("replay", format!("the record makes {}, not {}", again.position(), first.position())));
    }
    verify(&record, &mut open::<G>(battery, seed)).map_err(|fault| ("verify", fault.to_string()))?;
    forgeries(battery, seed, &record, random)?;
    for _ in 0..4 {
        let _: Result<Record, _> = mangle(&text, random).parse(); // may fail, must not panic
    }
    Ok(())
}

/// A forged record is refused by the check that is there for what was forged: its digest is made to fit again.
fn forgeries<G: Game>(
    battery: &Battery<G>,
    seed: u64,
    record: &Record,
    random: &mut Stream,
) -> Result<(), Breach> {
    let refused = |what: &str, field: &str, reason: &str, forge: &mut dyn FnMut(&mut Record)| {
        let mut forged = record.clone();
        forge(&mut forged);
        forged.digest = Some(forged.digest_of());
        let mut table = open_as(battery, forged.opening(battery.setup.board.clone()));
        match verify(&forged, &mut table) {
            Err(fault) if (fault.field.as_str(), fault.reason.id) == (field, reason) => Ok(()),
            found => Err(("verify", format!("a record with {what} is not refused for that: {found:?}"))),
        }
    };
    refused("a seed that nobody was bound to", "Commit", "record-commitment", &mut |forged| {
        forged.seed = Some(Seed::from_number(!seed));
    })?;
    if let Some((at, roll)) = other_roll::<G>(battery, seed, record, random) {
        let what = format!("{} instead of {}", roll, record.lines[at]);
        refused(&what, "move", "record-roll-differs", &mut |forged| {
            forged.lines[at].what = Step::Roll { roll: roll.clone() };
        })?;
    }
    match random.below(3) {
        0 => refused("another score", "Score", "record-rules-differ", &mut |forged| {
            forged.scores[0].1 += 1;
        }),
        1 => refused("another result", "result", "record-rules-differ", &mut |forged| forged.result = None),
        _ => changed_answer(battery, seed, record, random),
    }
}

/// One of the rolls of a record, and another that could have been made in its place.
fn other_roll<G: Game>(
    battery: &Battery<G>,
    seed: u64,
    record: &Record,
    random: &mut Stream,
) -> Option<(usize, String)> {
    let rolls = (0..record.lines.len()).filter(|&at| matches!(record.lines[at].what, Step::Roll { .. }));
    let rolls: Vec<usize> = rolls.collect();
    let at = *rolls.get(random.below(rolls.len().max(1) as u32) as usize)?;
    let Step::Roll { roll: written } = &record.lines[at].what else { return None };
    let mut table: Table<G> = open(battery, seed);
    for line in &record.lines[..at] {
        for step in steps(&line.what, table.seat_ids()).expect("the record was replayed before") {
            table.apply(step).expect("the record was replayed before");
        }
    }
    let game = table.rules();
    let others = (0..16).map(|_| game.write_roll(&game.roll(table.state(), random)));
    others.into_iter().find(|other| other != written).map(|other| (at, other))
}

/// An answer that could be given somewhere in this game, in place of another: it may be legal and lead to the same
/// end, but the digest knows.
fn changed_answer<G: Game>(
    battery: &Battery<G>,
    seed: u64,
    record: &Record,
    random: &mut Stream,
) -> Result<(), Breach> {
    let mut forged = record.clone();
    let actions: Vec<&String> = (record.lines.iter())
        .filter_map(|line| if let Step::Answer { action, .. } = &line.what { Some(action) } else { None })
        .collect();
    let at = random.below(record.lines.len() as u32) as usize;
    let Step::Answer { action, .. } = &mut forged.lines[at].what else { return Ok(()) };
    let Some(other) = actions.into_iter().find(|other| *other != action) else { return Ok(()) };
    action.clone_from(other);
    match verify(&forged, &mut open::<G>(battery, seed)) {
        Err(_) => Ok(()),
        Ok(()) => Err(("verify", format!("a record with line {} changed is accepted", forged.lines[at]))),
    }
}
