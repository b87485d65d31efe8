//! What is worth playing out.

use super::policy;
use europa::{Action, Europa, Phase, State};
use rules::{Random, Rules, Seat};

/// Answers worth a closer look; never none.
pub fn candidates<R: Random>(game: &Europa, state: &State, seat: Seat, random: &mut R) -> Vec<Action> {
    let mut found = vec![policy::answer(game, state, seat, random, 0.0)];
    let mut add = |action: Action| {
        if !found.contains(&action) {
            found.push(action);
        }
    };
    match state.phase {
        Phase::Place { .. } => {
            for round in 0..10 {
                let noise = 0.15 + 0.08 * f64::from(round);
                add(Action::Place(policy::place(game, state, seat, random, noise)));
            }
        }
        Phase::Propose { .. } => {
            game.coalitions(state).filter(|set| set.contains(seat)).for_each(|set| add(Action::Propose(set)));
            add(Action::Pass);
        }
        Phase::Vote { .. } => {
            add(Action::Answer(true));
            add(Action::Answer(false));
        }
        Phase::Commit => {
            let most = state.hand[seat.index()];
            let stride = (most / 8).max(1);
            (0..=most).step_by(stride.into()).for_each(|n| add(Action::Commit(n)));
        }
        _ => (0..8).for_each(|_| add(game.sample(state, seat, random))),
    }
    found
}
