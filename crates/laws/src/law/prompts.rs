//! Prompts: every path ends, what it ends in is accepted, every listed action can be reached, and what picks make
//! can be told in picks again.

use crate::walk::Spot;
use rules::{Explain, Game, Random, Seat, Stream, Turn, Viewer};

/// No slot of any game takes more picks than this.
const LONGEST_PATH: usize = 1000;
/// Trees with more complete paths than this are sampled only.
const WHOLE_TREE: usize = 3000;

pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, random: &mut Stream) -> Result<(), String> {
    for viewer in super::viewers(spot.game) {
        let Viewer::Seat(seat) = viewer else { continue };
        let view = spot.game.view(spot.state, viewer);
        let slots = spot.game.slots(&view, seat);
        let asked = matches!(spot.turn, Turn::Decide(asked) if asked.contains(seat));
        if slots.is_empty() == asked {
            let not = if asked { "" } else { "not " };
            return Err(format!("{seat:?} is {not}asked, but has {} slots to fill", slots.len()));
        }
        if asked {
            walk_paths(spot, &view, seat, random)?;
            reach_all(spot, &view, seat)?;
        }
    }
    Ok(())
}

/// Fills the slots at random, several times.
fn walk_paths<G: Game>(
    spot: &Spot<'_, G>,
    view: &G::View,
    seat: Seat,
    random: &mut Stream,
) -> Result<(), String> {
    let slots = spot.game.slots(view, seat);
    let mut accepted = false;
    let mut last_refusal = "nothing was assembled".to_owned();
    for _ in 0..12 {
        let filled: Result<Vec<_>, _> =
            (0..slots.len()).map(|slot| fill(spot, view, seat, slot, slots[slot].optional, random)).collect();
        let filled = filled?;
        spot.note(format!("assembling {filled:?}"));
        match spot.game.assemble(view, seat, &filled) {
            None if slots.len() == 1 => {
                return Err(format!("{seat:?} picked {filled:?}, which makes no action"));
            }
            None => {}
            Some(action) => match spot.game.check(spot.state, seat, &action) {
                Ok(()) => {
                    accepted = true;
                    let told = spot.game.picks(view, seat, &action);
                    if spot.game.assemble(view, seat, &told).as_ref() != Some(&action) {
                        return Err(format!(
                            "{action:?} of {seat:?} is told in the picks {told:?}, which do not make it"
                        ));
                    }
                }
                Err(illegal) => {
                    last_refusal = format!("{seat:?} picked {filled:?}, `check` refuses it: {illegal:?}");
                    let across = spot.battery.across_slots.contains(&illegal.clause());
                    if slots.len() == 1 || !across {
                        return Err(last_refusal);
                    }
                }
            },
        }
    }
    // Slots that bind each other may refuse each other, but a seat must be able to answer at all.
    if accepted || minimal(spot, view, seat) { Ok(()) } else { Err(last_refusal) }
}

/// Is the answer accepted in which every slot that may stay empty does, and the others take their first way?
fn minimal<G: Game>(spot: &Spot<'_, G>, view: &G::View, seat: Seat) -> bool {
    let filled = spot.game.slots(view, seat).into_iter().enumerate().map(|(slot, about)| {
        let mut picked = Vec::new();
        while !about.optional && picked.len() < LONGEST_PATH {
            let next = spot.game.next(view, seat, slot, &picked);
            match next.options.into_iter().next() {
                Some(pick) if !next.complete => picked.push(pick.token.into_owned()),
                _ => break,
            }
        }
        picked
    });
    let filled: Vec<_> = filled.collect();
    let action = spot.game.assemble(view, seat, &filled);
    action.is_some_and(|action| spot.game.check(spot.state, seat, &action).is_ok())
}

fn fill<G: Game>(
    spot: &Spot<'_, G>,
    view: &G::View,
    seat: Seat,
    slot: usize,
    optional: bool,
    random: &mut Stream,
) -> Result<Vec<String>, String> {
    let mut picked = Vec::new();
    let mut said_last = false;
    loop {
        spot.note(format!("asking what {seat:?} may pick in slot {slot} after {picked:?}"));
        let next = spot.game.next(view, seat, slot, &picked);
        let may_stop = next.complete || optional && picked.is_empty();
        if next.options.is_empty() && !may_stop {
            return Err(format!("a dead end for {seat:?} in slot {slot} after {picked:?}"));
        }
        if said_last && !(next.complete && next.options.is_empty()) {
            return Err(format!("{picked:?} was to be the last pick of {seat:?} in slot {slot}, and is not"));
        }
        if picked.len() > LONGEST_PATH {
            return Err(format!("a path without end for {seat:?} in slot {slot}: {picked:?}"));
        }
        if next.options.is_empty() || may_stop && random.below(4) == 0 {
            return Ok(picked);
        }
        let pick = &next.options[random.below(next.options.len() as u32) as usize];
        said_last = pick.last;
        picked.push(pick.token.to_string());
    }
}

/// Every listed action is assembled by some path.
fn reach_all<G: Game>(spot: &Spot<'_, G>, view: &G::View, seat: Seat) -> Result<(), String> {
    let Some(legal) = spot.battery.legal else { return Ok(()) };
    if spot.game.slots(view, seat).len() != 1 {
        return Ok(());
    }
    let mut reached = Vec::new();
    let mut open: Vec<Vec<String>> = vec![Vec::new()];
    while let Some(picked) = open.pop() {
        let next = spot.game.next(view, seat, 0, &picked);
        if next.complete {
            reached.extend(spot.game.assemble(view, seat, std::slice::from_ref(&picked)));
        }
        open.extend(next.options.into_iter().map(|pick| [&picked[..], &[pick.token.into_owned()]].concat()));
        if open.len() + reached.len() > WHOLE_TREE {
            return Ok(());
        }
    }
    let mut list = Vec::new();
    legal(spot.game, spot.state, seat, &mut list);
    match list.iter().find(|action| !reached.contains(action)) {
        None => Ok(()),
        Some(action) => Err(format!("no path of {seat:?} leads to the legal action {action:?}")),
    }
}
