//! A seat's choices, expanded breadth first as far as a budget of picks allows.

use crate::{PromptSlot, Tree};
use rules::{Next, Prompts, Seat, Slot};
use std::collections::VecDeque;

/// As many picks as a page can take in at once; what lies deeper is asked for when it is needed.
pub(crate) const PICKS: usize = 400;

/// A tree in the making: it still has to be hung up in its parent, at one of its picks.
struct Branch {
    tree: Tree,
    parent: Option<(usize, usize)>,
}

/// The slots with their trees, up to so many picks in all. First picks are always there, however many.
pub(crate) fn expand<G: Prompts>(game: &G, view: &G::View, seat: Seat, picks: usize) -> Vec<PromptSlot> {
    let slots = game.slots(view, seat);
    let mut left = picks;
    let mut visit = |slot: usize, path: &[String]| {
        let Next { options, complete } = game.next(view, seat, slot, path);
        if options.len() > left && !path.is_empty() {
            return None;
        }
        left = left.saturating_sub(options.len());
        Some(Tree { complete, picks: options, then: Vec::new() })
    };
    let mut branches = Vec::with_capacity(16);
    // branches whose picks are still to be followed, with the tokens that lead there
    let mut waiting = VecDeque::new();
    for slot in 0..slots.len() {
        waiting.push_back((slot, slot, Vec::new()));
        branches.extend(visit(slot, &[]).map(|tree| Branch { tree, parent: None }));
    }
    'budget: while let Some((at, slot, mut path)) = waiting.pop_front() {
        for i in 0..branches[at].tree.picks.len() {
            let pick = &branches[at].tree.picks[i];
            if pick.last {
                continue;
            }
            path.push(pick.token.to_string());
            let Some(tree) = visit(slot, &path) else { break 'budget };
            if tree.picks.iter().any(|pick| !pick.last) {
                waiting.push_back((branches.len(), slot, path.clone()));
            }
            path.pop();
            branches.push(Branch { tree, parent: Some((at, i)) });
        }
    }
    // the last first: whatever is hung up has all its own branches by then, in reverse
    while let Some(Branch { mut tree, parent: Some((parent, place)) }) =
        branches.pop_if(|last| last.parent.is_some())
    {
        tree.then.reverse();
        let siblings = &mut branches[parent].tree.then;
        siblings.reserve(place + 1);
        siblings.push((place, tree));
    }
    let whole = |(slot, Branch { mut tree, .. }): (Slot, Branch)| {
        tree.then.reverse();
        PromptSlot { id: slot.id, ask: slot.ask, optional: slot.optional, tree }
    };
    slots.into_iter().zip(branches).map(whole).collect()
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
            (tree.picks.len(), tree.branches().map(|(_, then)| then.is_some()).collect::<Vec<_>>())
        };
        assert_eq!(expanded(0), (2, vec![false, false])); // the first picks cost what they cost
        assert_eq!(expanded(5), (2, vec![true, false]));
        assert_eq!(expanded(8), (2, vec![true, true]));
        let hide = &tree_within(8).then[1].1;
        assert!(hide.branches().all(|(pick, then)| pick.last || then.is_some_and(|then| then.complete)));
    }
}
