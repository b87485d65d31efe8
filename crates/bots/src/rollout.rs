//! Choosing among candidate answers by playing each out in worlds that the seat cannot rule out.

use rules::{Budget, Quick, Random, Seat, Stream, Turn, Views};

/// How a game is played out: every seat by the same quick policy, and what the end is worth to a seat.
pub struct Rollout<P, V> {
    /// A quick answer for any seat in any state.
    pub policy: P,
    /// What a finished game is worth to the seat; more is better.
    pub value: V,
}

/// The candidate with the best mean, by upper confidence bounds within the budget.
///
/// # Panics
/// If there is no candidate.
pub fn best<G, P, V>(
    game: &G,
    view: &G::View,
    seat: Seat,
    candidates: Vec<G::Action>,
    rollout: &Rollout<P, V>,
    budget: &Budget<'_>,
    random: &mut Stream,
) -> G::Action
where
    G: Views,
    P: Fn(&G, &G::State, Seat, &mut Quick) -> G::Action,
    V: Fn(&G, &G::State, Seat) -> f64,
{
    if candidates.len() == 1 {
        return candidates.into_iter().next().expect("one candidate");
    }
    let mut quick = Quick::new(random.word());
    let mut seen: Vec<(f64, f64)> = vec![(0.0, 0.0); candidates.len()]; // (number, sum)
    let mut rounds = 0.0f64;
    while rounds < 2.0 * candidates.len() as f64 || !budget.is_over() {
        let bound = |&(n, sum): &(f64, f64)| match n {
            0.0 => f64::INFINITY,
            n => sum / n + (rounds.ln() / n).sqrt() * 0.5,
        };
        let pick = (0..seen.len())
            .max_by(|&a, &b| bound(&seen[a]).total_cmp(&bound(&seen[b])))
            .expect("there are candidates");
        let mut state = game.guess(view, &mut quick);
        play(game, &mut state, Some((seat, &candidates[pick])), rollout, &mut quick);
        seen[pick].0 += 1.0;
        seen[pick].1 += (rollout.value)(game, &state, seat);
        rounds += 1.0;
        if rounds >= 100_000.0 {
            break;
        }
    }
    let mean = |&(n, sum): &(f64, f64)| if n == 0.0 { f64::NEG_INFINITY } else { sum / n };
    let best = (0..seen.len()).max_by(|&a, &b| mean(&seen[a]).total_cmp(&mean(&seen[b])));
    candidates.into_iter().nth(best.expect("there are candidates")).expect("in range")
}

/// Plays to the end; the first answer of one seat may be given.
fn play<G, P, V>(
    game: &G,
    state: &mut G::State,
    mut first: Option<(Seat, &G::Action)>,
    rollout: &Rollout<P, V>,
    quick: &mut Quick,
) where
    G: Views,
    P: Fn(&G, &G::State, Seat, &mut Quick) -> G::Action,
{
    let mut joint = Vec::new();
    loop {
        match game.turn(state) {
            Turn::Over => return,
            Turn::Chance => {
                let roll = game.roll(state, quick);
                game.settle(state, &roll, &mut ());
            }
            Turn::Decide(asked) => {
                joint.clear();
                for seat in asked {
                    let given =
                        first.take_if(|(chosen, _)| *chosen == seat).map(|(_, action)| action.clone());
                    joint.push((seat, given.unwrap_or_else(|| (rollout.policy)(game, state, seat, quick))));
                }
                game.resolve(state, &joint, &mut ());
            }
        }
    }
}
