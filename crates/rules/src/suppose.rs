//! What if: what would follow if those who are asked answered so. It works from a view alone, in a world that fits
//! the view, so it tells nobody more than they could work out themselves.

use crate::{Quick, Rules, Seat, Turn, Viewer, Views};
use std::collections::BTreeMap;

/// So many worlds are tried: in the first ones a seat may not hold what it is supposed to play.
const WORLDS: usize = 32;

/// What would follow, as far as the viewer can know.
pub struct Supposed<G: Views> {
    /// What the viewer would be told, up to where a secret would come to light.
    pub events: Vec<G::EventView>,
    /// The table as it would then be seen; `None` if that depends on a secret.
    pub view: Option<G::View>,
}

/// Why something cannot be supposed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsupposable<I> {
    /// The game asks nobody now, or not this seat.
    NotAsked,
    /// Nothing is supposed of this seat, and the rules put nothing in the place of its answer.
    Unanswered(Seat),
    /// The rules forbid it, as far as the viewer can know.
    Illegal(I),
}

/// What would follow from these answers to the decision that comes so many decisions after the open one. Seats that
/// are asked and not named here do what the rules put in the place of an answer that never came; so do all until then.
///
/// # Errors
/// Why that cannot be supposed.
pub fn suppose<G: Views>(
    game: &G,
    view: &G::View,
    viewer: Viewer,
    ahead: u8,
    answers: &BTreeMap<Seat, G::Action>,
) -> Result<Supposed<G>, Unsupposable<G::Illegal>> {
    // The same question gets the same answer.
    let mut random = Quick::new(0);
    let mut worlds = if game.is_open() { 1 } else { WORLDS };
    loop {
        let mut state = game.guess(view, &mut random);
        worlds -= 1;
        let mut events = idle(game, &mut state, ahead)?;
        if !events.iter().any(|event| game.reveals(event)) {
            let joint = match joint(game, &state, answers) {
                Ok(joint) => joint,
                Err(Unsupposable::Illegal(_)) if worlds > 0 => continue,
                Err(why) => return Err(why),
            };
            game.resolve(&mut state, &joint, &mut events);
        }
        // What a secret decides begins where it comes to light.
        let known = events.iter().position(|event| game.reveals(event));
        let told = &events[..known.unwrap_or(events.len())];
        return Ok(Supposed {
            events: told.iter().filter_map(|event| game.event_view(event, viewer)).collect(),
            view: known.is_none().then(|| game.view(&state, viewer)),
        });
    }
}

/// Carries out so many decisions in which nobody answers.
///
/// # Errors
/// Why that cannot be supposed.
pub fn idle<G: Rules>(
    game: &G,
    state: &mut G::State,
    decisions: u8,
) -> Result<Vec<G::Event>, Unsupposable<G::Illegal>> {
    let mut events = Vec::new();
    for _ in 0..decisions {
        let joint = joint(game, state, &BTreeMap::new())?;
        game.resolve(state, &joint, &mut events);
    }
    Ok(events)
}

/// The answers of all who are asked.
#[expect(clippy::type_complexity, reason = "said once")]
fn joint<G: Rules>(
    game: &G,
    state: &G::State,
    answers: &BTreeMap<Seat, G::Action>,
) -> Result<Vec<(Seat, G::Action)>, Unsupposable<G::Illegal>> {
    let Turn::Decide(asked) = game.turn(state) else { return Err(Unsupposable::NotAsked) };
    if answers.keys().any(|&seat| !asked.contains(seat)) {
        return Err(Unsupposable::NotAsked);
    }
    let answer = |seat: Seat| {
        let Some(action) = answers.get(&seat) else {
            let idle = game.on_timeout(state, seat).ok_or(Unsupposable::Unanswered(seat))?;
            return Ok((seat, idle));
        };
        game.check(state, seat, action).map_err(Unsupposable::Illegal)?;
        Ok((seat, action.clone()))
    };
    asked.into_iter().map(answer).collect()
}
