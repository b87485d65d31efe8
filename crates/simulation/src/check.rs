//! Is what everybody was told what the log says?

use crate::disk::{Disk, Kept};
use crate::player::History;
use crate::world::now_or_never;
use rules::{Seat, Setup, Viewer};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use store::{Store, StoredTable};
use table::{By, LiveTable, Opening, Salt, Seed, Step};

/// Holds a history against the log.
pub(crate) fn check(disk: &Disk, history: &History, table: &str) -> Result<(), String> {
    let row = now_or_never(disk.store.table(table)).expect("a table").expect("the table");
    let stored = now_or_never(disk.store.steps(table, 0)).expect("its log");
    let mut steps = Vec::new();
    for (step, number) in stored.iter().zip(1..) {
        if step.number != number {
            return Err(format!("forked: step {} where {number} should be", step.number));
        }
        steps.push(step.step.parse::<Step>().map_err(|error| format!("step {number}: {error}"))?);
    }
    acknowledged(history, &steps)?;
    views(history, &row, &steps)?;
    clocks(&disk.state().kept, row.seats.len())?;
    words(
        history,
        &now_or_never(disk.store.talk(table, 0, 10_000))
            .expect("its talk")
            .iter()
            .map(|said| said.words.clone())
            .collect::<Vec<_>>(),
    )
}

/// Every answer that was acknowledged is in the log, once.
fn acknowledged(history: &History, steps: &[Step]) -> Result<(), String> {
    let mut found = BTreeSet::new();
    for (viewer, told) in &history.acknowledged {
        let is_theirs = |number: &&u64| {
            let step = (**number as usize).checked_sub(1).and_then(|at| steps.get(at));
            matches!(step, Some(Step::Answer { seat, by: By::Player, .. }) if viewer.is(*seat))
        };
        let own = told.iter().rev().find(is_theirs);
        let own = own.ok_or_else(|| format!("lost: {viewer:?} was told of an answer at {told:?}"))?;
        if !found.insert(*own) {
            return Err(format!("doubled: step {own} was acknowledged twice"));
        }
    }
    Ok(())
}

/// Every view that somebody was shown follows from the log.
fn views(history: &History, row: &StoredTable, steps: &[Step]) -> Result<(), String> {
    let mut live = open(row);
    let mut truth: BTreeMap<(u64, usize), Value> = BTreeMap::new();
    let seats = row.seats.len();
    let viewers = || (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
    let mut look = |live: &dyn LiveTable, number: u64| {
        for (place, viewer) in viewers().enumerate() {
            let view = serde_json::from_str(live.view_json(viewer).get()).expect("a view is JSON");
            truth.insert((number, place), view);
        }
    };
    look(live.as_ref(), 0);
    for (step, number) in steps.iter().zip(1..) {
        live.apply(step.clone()).map_err(|refusal| format!("step {number} does not follow: {refusal}"))?;
        look(live.as_ref(), number);
    }
    for (viewer, step, view) in &history.seen {
        let place = viewers().position(|other| other == *viewer).expect("one of them");
        match truth.get(&(*step, place)) {
            None => return Err(format!("lost: {viewer:?} has seen step {step} of {}", steps.len())),
            Some(truth) if truth != view => {
                return Err(format!("forked: {viewer:?} saw another world after step {step}"));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

fn open(row: &StoredTable) -> Box<dyn LiveTable> {
    let title = library::edition(&row.game, row.rules_version).expect("a game of the shelf");
    let setup = Setup {
        seats: row.seats.iter().map(|seat| seat.id.clone()).collect(),
        options: row.options.clone(),
        board: Some(title.stored_board(row.board.as_deref())),
    };
    let (seed, salt) = (Seed::new(row.seed.0), Salt::new(row.salt.0));
    title.open(Opening { setup, seed, salt, manual_chance: false, position: None }).expect("it opens")
}

/// So much later than it was judged, in milliseconds, something may be kept: as long as a store is waited for.
const LATE: u128 = 5_000;

/// Nobody's time comes back, whoever writes it down; but a bank begins anew when it has run out.
fn clocks(kept: &[Kept], seats: usize) -> Result<(), String> {
    let mut left: Vec<Option<(u64, u128)>> = vec![None; seats];
    let mut last = 0;
    for Kept { at, last_step, clocks } in kept {
        if *last_step < last {
            return Err(format!("stale: step {last_step} was written after step {last}"));
        }
        last = *last_step;
        let Some(clocks) = clocks.as_deref() else { continue };
        let clocks: Value = serde_json::from_str(clocks).expect("clocks are JSON");
        for (place, left) in left.iter_mut().enumerate() {
            let Some(now) = clocks["seats"][place]["left"].as_u64() else { continue };
            if let Some((before, since)) = *left
                && now > before
                && at.as_millis() - since + LATE < u128::from(before)
            {
                return Err(format!(
                    "stale: seat {place} had {before} ms and has {now} after step {last_step}"
                ));
            }
            *left = Some((now, at.as_millis()));
        }
    }
    Ok(())
}

/// What was said and acknowledged is kept once; what was heard is in the order in which it was said, and each but once.
fn words(history: &History, talk: &[String]) -> Result<(), String> {
    for said in &history.said {
        let times = talk.iter().filter(|kept| *kept == said).count();
        if times != 1 {
            return Err(format!("talk: {said:?} was acknowledged and is kept {times} times"));
        }
    }
    for (name, heard) in &history.heard {
        let mut rest = talk.iter();
        if let Some(strange) = heard.iter().find(|words| !rest.any(|kept| kept == *words)) {
            return Err(format!("talk: {name} heard {strange:?} twice or out of turn: {heard:?}"));
        }
    }
    Ok(())
}
