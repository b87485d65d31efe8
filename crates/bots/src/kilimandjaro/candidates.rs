//! The answers that are worth playing out.

use super::policy::{lost_to_lion, whim};
use kilimandjaro::Kilimandjaro;
use kilimandjaro::action::Action;
use kilimandjaro::counter::Counter;
use kilimandjaro::state::{Stage, State};
use rules::{Listed, Random, Seat};

/// So many places for a counter are tried.
const PLACES: usize = 12;

/// All answers, except where there are too many: a dozen places for a counter, lions only where they hurt.
pub(super) fn candidates<R: Random>(
    game: &Kilimandjaro,
    state: &State,
    seat: Seat,
    random: &mut R,
) -> Vec<Action> {
    let mut all = Vec::new();
    if let Stage::Lay { .. } = state.stage() {
        for _ in 0..20 * PLACES {
            let action = whim(game, state, seat, random);
            let poor = matches!(action, Action::Lay { counter: Counter::Lion, space } if lost_to_lion(game, space) < 12);
            if !poor && !all.contains(&action) {
                all.push(action);
            }
            if all.len() == PLACES {
                return all;
            }
        }
    }
    if all.is_empty() {
        game.legal(state, seat, &mut all);
        all.retain(|action| *action != Action::Leave);
    }
    all
}
