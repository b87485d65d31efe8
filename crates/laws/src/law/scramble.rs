//! Scramble: change every secret that a viewer cannot know, and nothing that the viewer can receive changes, as a
//! value or by a byte: the view, who is asked, refusals, and what is told of the next move. Prompts are made from
//! the view alone, so they cannot differ if the view does not.
//!
//! A move may bring a secret to light; then what follows differs rightly. The game says so (`Views::reveals`),
//! and so the same word that excuses it here keeps such a move from being undone.

use super::received::Received;
use super::viewers;
use crate::walk::{Move, Spot};
use rules::{Game, Stream, Turn, Viewer};

pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, random: &mut Stream) -> Result<(), String> {
    let Some(scramble) = spot.battery.scramble else { return Ok(()) };
    for viewer in viewers(spot.game) {
        spot.note(format!("scrambling for {viewer:?}"));
        let other = scramble(spot.game, spot.state, viewer, random);
        spot.tried.set(spot.tried.get() + 1);
        if other == *spot.state {
            continue;
        }
        spot.scrambled.set(spot.scrambled.get() + 1);
        let scrambled = spot.game.write_position(&other);
        compare(spot, viewer, &other)
            .map_err(|why| format!("{viewer:?} can tell from {scrambled}: {why}"))?;
    }
    Ok(())
}

fn compare<G: Game>(spot: &Spot<'_, G>, viewer: Viewer, other: &G::State) -> Result<(), String> {
    let game = spot.game;
    let seen = |state| Received::new(game, state, &[], viewer);
    seen(spot.state).same(&seen(other)).map_err(|why| format!("view{why}"))?;
    if game.turn(other) != spot.turn {
        return Err(format!("other seats are asked: {:?}", game.turn(other)));
    }
    if let (Viewer::Seat(seat), Turn::Decide(asked)) = (viewer, spot.turn)
        && asked.contains(seat)
    {
        for action in spot.pool {
            let (here, there) = (game.check(spot.state, seat, action), game.check(other, seat, action));
            same(&format!("verdict on {action:?}"), &format!("{here:?}"), &format!("{there:?}"))?;
        }
    }
    let Some(next) = &spot.next else { return Ok(()) };
    // The others' moves may depend on their secrets: only what could be done in both worlds is compared.
    let possible = match next {
        Move::Roll(roll) => game.check_roll(other, roll).is_ok(),
        Move::Joint(joint) => {
            joint.iter().all(|(seat, action)| viewer.is(*seat) || game.check(other, *seat, action).is_ok())
        }
    };
    if !possible {
        return Ok(());
    }
    same("the record", &written(game, spot.state, next, viewer), &written(game, other, next, viewer))?;
    let (after_here, events_here) = spot.after(spot.state, next);
    let (after_there, events_there) = spot.after(other, next);
    if events_here.iter().chain(&events_there).any(|event| game.reveals(event)) {
        return Ok(());
    }
    let here = Received::new(game, &after_here, &events_here, viewer);
    let there = Received::new(game, &after_there, &events_there, viewer);
    here.same(&there).map_err(|why| format!("what is told of the next move and seen after it{why}"))
}

/// The next move as the viewer's record would have it.
fn written<G: Game>(game: &G, state: &G::State, next: &Move<G>, viewer: Viewer) -> String {
    match next {
        Move::Roll(roll) => game.roll_seen(state, roll, viewer),
        Move::Joint(joint) => {
            let foreign = joint.iter().filter(|(seat, _)| !viewer.is(*seat));
            let seen = foreign.map(|(seat, action)| game.action_seen(state, *seat, action, viewer));
            seen.collect::<Vec<_>>().join("; ")
        }
    }
}

fn same(what: &str, here: &str, there: &str) -> Result<(), String> {
    if here == there { Ok(()) } else { Err(format!("{what}\n    here  {here}\n    there {there}")) }
}
