//! A seat's choices, expanded breadth first as far as there is room for them in a message.

use crate::effect::shown;
use crate::{Next, Pick, Place, PromptSlot, Tree};
use rules::{Prompts, Seat, Slot};
use std::borrow::Cow;
use std::collections::{BTreeSet, VecDeque};

/// The bytes that a message may take, more or less, with all that a viewer is sent at once. What does not fit of the
/// choices lies deeper, and is asked for when it is needed.
pub(crate) const ROOM: usize = 6_400;

/// The slots with their trees, as far as there is room. First picks are always there, however many.
pub(crate) fn expand<G: Prompts>(game: &G, view: &G::View, seat: Seat, room: usize) -> Vec<PromptSlot> {
    let (mut left, mut labelled) = (room, BTreeSet::new());
    let mut visit = |slot: usize, path: &[String]| {
        let Next { options, complete } = shown(game.next(view, seat, slot, path));
        let needed = options.iter().map(|pick| taken(pick, &labelled)).sum();
        if needed > left && !path.is_empty() {
            return None;
        }
        left = left.saturating_sub(needed);
        labelled.extend(options.iter().filter(|pick| pick.label.is_some()).map(|pick| pick.token.clone()));
        Some(Place { complete, picks: options, then: 0..0 })
    };
    // places whose picks are still to be followed, with the tokens that lead there
    let mut waiting = VecDeque::new();
    let mut first = |(n, Slot { id, ask, optional })| {
        waiting.push_back((n, 0, Vec::new()));
        PromptSlot { id, ask, optional, tree: Tree(visit(n, &[]).into_iter().collect()) }
    };
    let mut slots: Vec<PromptSlot> = game.slots(view, seat).into_iter().enumerate().map(&mut first).collect();
    'budget: while let Some((slot, at, mut path)) = waiting.pop_front() {
        let Tree(places) = &mut slots[slot].tree;
        places[at].then = places.len()..places.len();
        let depth = path.len();
        path.push(String::new());
        for i in 0..places[at].picks.len() {
            let pick = &places[at].picks[i];
            if pick.last {
                continue;
            }
            path[depth].clear();
            path[depth].push_str(&pick.token);
            let Some(place) = visit(slot, &path) else { break 'budget };
            if place.picks.iter().any(|pick| !pick.last) {
                waiting.push_back((slot, places.len(), path.clone()));
            }
            places.push(place);
            places[at].then.end = places.len();
        }
    }
    slots
}

/// About so many bytes a pick takes where it is written (see `compact.rs`): its name is said once a slot.
fn taken(pick: &Pick, labelled: &BTreeSet<Cow<'static, str>>) -> usize {
    let label = if pick.label.is_none() || labelled.contains(&pick.token) { 0 } else { 100 };
    let effect = pick.effect.as_ref().map_or(0, |effect| 6 + effect.size());
    pick.token.len() + 4 + label + effect
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::toys::Cards;
    use rules::{Notation, Viewer, Views};

    fn tree_within(room: usize) -> Tree {
        let state = Cards.read_position("die -; x 135; y 246; ").unwrap();
        let view = Cards.view(&state, Viewer::Seat(Seat(0)));
        expand(&Cards, &view, Seat(0), room).remove(0).tree
    }

    #[test]
    fn a_tree_is_expanded_breadth_first_as_far_as_there_is_room() {
        let expanded = |room| {
            let tree = tree_within(room);
            let root = tree.root();
            (root.picks().len(), root.branches().map(|(_, then)| then.is_some()).collect::<Vec<_>>())
        };
        assert_eq!(expanded(0), (2, vec![false, false])); // the first picks cost what they cost
        assert_eq!(expanded(31), (2, vec![true, false]));
        assert_eq!(expanded(46), (2, vec![true, true]));
        let tree = tree_within(46);
        let hide = tree.root().branches().nth(1).and_then(|(_, then)| then).unwrap();
        assert!(hide.branches().all(|(pick, then)| pick.last || then.is_some_and(|then| then.complete())));
    }
}
