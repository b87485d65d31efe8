//! A seat's choices, expanded breadth first as far as a budget of picks allows.

use crate::effect::shown;
use crate::{Next, Place, PromptSlot, Tree};
use rules::{Prompts, Seat, Slot};
use std::collections::VecDeque;

/// As many picks as a page can take in at once; what lies deeper is asked for when it is needed.
pub(crate) const PICKS: usize = 400;

/// The slots with their trees, up to so many picks in all. First picks are always there, however many.
pub(crate) fn expand<G: Prompts>(game: &G, view: &G::View, seat: Seat, picks: usize) -> Vec<PromptSlot> {
    let mut left = picks;
    let mut visit = |slot: usize, path: &[String]| {
        let Next { options, complete } = shown(game.next(view, seat, slot, path));
        if options.len() > left && !path.is_empty() {
            return None;
        }
        left = left.saturating_sub(options.len());
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

#[cfg(test)]
mod tests {
    use super::*;
    use laws::toys::Cards;
    use rules::{Notation, Viewer, Views};

    fn tree_within(picks: usize) -> Tree {
        let state = Cards.read_position("die -; x 135; y 246; ").unwrap();
        let view = Cards.view(&state, Viewer::Seat(Seat(0)));
        expand(&Cards, &view, Seat(0), picks).remove(0).tree
    }

    #[test]
    fn a_tree_is_expanded_breadth_first_as_far_as_the_budget_goes() {
        let expanded = |picks| {
            let tree = tree_within(picks);
            let root = tree.root();
            (root.picks().len(), root.branches().map(|(_, then)| then.is_some()).collect::<Vec<_>>())
        };
        assert_eq!(expanded(0), (2, vec![false, false])); // the first picks cost what they cost
        assert_eq!(expanded(5), (2, vec![true, false]));
        assert_eq!(expanded(8), (2, vec![true, true]));
        let tree = tree_within(8);
        let hide = tree.root().branches().nth(1).and_then(|(_, then)| then).unwrap();
        assert!(hide.branches().all(|(pick, then)| pick.last || then.is_some_and(|then| then.complete())));
    }
}
