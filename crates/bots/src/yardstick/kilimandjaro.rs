//! A determinised tree: the hidden cards and counters are guessed once and taken for the truth, a tree is grown for that
//! world by upper confidence bounds with random games at its leaves, and many such worlds are asked in turn.

use kilimandjaro::Kilimandjaro;
use kilimandjaro::action::Action;
use kilimandjaro::state::{CAMP, MOST_SEATS, Stage, State};
use kilimandjaro::view::View;
use rules::{Bot, Budget, Listed, Quick, Random, Rules, Seat, Seats, Stream, Turn, Views};

/// `tree`.
pub(crate) fn named(name: &str) -> Option<Box<dyn Bot<Kilimandjaro>>> {
    (name == "tree").then(|| Box::new(Tree) as Box<dyn Bot<Kilimandjaro>>)
}

struct Tree;

/// Games in every world.
const GAMES: usize = 150;
/// Decisions after which a random game is judged where it stands.
const LONG: usize = 60;
/// So many of the places for a counter are considered.
const PLACES: usize = 10;
const CURIOSITY: f64 = 0.7;

type Worth = [f64; MOST_SEATS];

/// What is known of a line of play.
#[derive(Default)]
struct Node {
    games: f64,
    worth: Worth,
    next: Vec<(Action, usize)>,
}

impl Bot<Kilimandjaro> for Tree {
    fn choose(
        &mut self,
        game: &Kilimandjaro,
        view: &View,
        seat: Seat,
        budget: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        let mut quick = Quick::new(random.word());
        let choices = actions(game, &game.guess(view, &mut quick), seat, &mut quick);
        let mut asked = vec![0.0; choices.len()];
        loop {
            let world = game.guess(view, &mut quick);
            let mut nodes = vec![Node::default()];
            for _ in 0..GAMES {
                grow(game, world.clone(), &choices, &mut nodes, &mut quick);
                if budget.is_over() {
                    break;
                }
            }
            for (action, node) in &nodes[0].next {
                let at = choices.iter().position(|choice| choice == action).expect("a choice");
                asked[at] += nodes[*node].games;
            }
            if budget.is_over() {
                let best = (0..asked.len()).max_by(|&a, &b| asked[a].total_cmp(&asked[b]));
                return choices[best.expect("a seat that is asked has an answer")];
            }
        }
    }
}

/// All answers, of many places for a counter only some; nobody leaves.
fn actions(game: &Kilimandjaro, state: &State, seat: Seat, random: &mut Quick) -> Vec<Action> {
    let mut all = Vec::new();
    game.legal(state, seat, &mut all);
    all.retain(|action| *action != Action::Leave);
    if matches!(state.stage(), Stage::Lay { .. }) {
        random.shuffle(&mut all);
        all.truncate(PLACES);
    }
    all
}

/// One game: down the tree, one line longer than before, then at random.
fn grow(game: &Kilimandjaro, mut state: State, first: &[Action], nodes: &mut Vec<Node>, random: &mut Quick) {
    let (mut at, mut way, mut inside) = (0, vec![0], true);
    let mut decisions = 0;
    loop {
        let seat = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let roll = game.roll(&state, random);
                game.settle(&mut state, &roll, &mut ());
                continue;
            }
            Turn::Decide(seats) => seats.into_iter().next().expect("somebody is asked"),
        };
        if decisions == LONG {
            break;
        }
        decisions += 1;
        let all = if at == 0 && inside { first.to_vec() } else { actions(game, &state, seat, random) };
        let mut action = all[random.below(all.len() as u32) as usize];
        if inside {
            let fresh = all.iter().find(|action| !nodes[at].next.iter().any(|(known, _)| known == *action));
            at = match fresh {
                Some(new) => {
                    (action, inside) = (*new, false);
                    nodes.push(Node::default());
                    let new = nodes.len() - 1;
                    nodes[at].next.push((action, new));
                    new
                }
                None => {
                    let bound = |&&(_, child): &&(Action, usize)| {
                        let node = &nodes[child];
                        let doubt = (nodes[at].games.ln() / node.games).sqrt();
                        node.worth[seat.index()] / node.games + CURIOSITY * doubt
                    };
                    let open = nodes[at].next.iter().filter(|(known, _)| all.contains(known));
                    let best = open.max_by(|a, b| bound(a).total_cmp(&bound(b))).expect("all are known");
                    action = best.0;
                    best.1
                }
            };
            way.push(at);
        }
        game.resolve(&mut state, &[(seat, action)], &mut ());
    }
    let worth = worth(game, &state);
    for node in way {
        nodes[node].games += 1.0;
        nodes[node].worth.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
    }
}

/// A win, or how far ahead of the others.
fn worth(game: &Kilimandjaro, state: &State) -> Worth {
    let winners = game.standing(state).outcome.map(|outcome| outcome.winners);
    std::array::from_fn(|seat| {
        let seat = Seat(seat as u8);
        let others = Seats::first(game.seats()).without(seat).into_iter().map(|other| state.pawn(other));
        match winners {
            Some(winners) if winners.contains(seat) => 1.0 / winners.len() as f64,
            Some(_) => 0.0,
            None if seat.0 >= game.seats() => 0.0,
            None => {
                let lead = f64::from(state.pawn(seat)) - f64::from(others.max().unwrap_or(0));
                0.5 + 0.5 * (lead / f64::from(CAMP)).clamp(-1.0, 1.0)
            }
        }
    })
}
