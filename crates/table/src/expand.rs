//! A seat's choices, expanded breadth first as far as a budget of picks allows.

use crate::{PromptSlot, Tree};
use rules::{Pick, Prompts, Seat};
use std::collections::VecDeque;

/// As many picks as a page can take in at once; what lies deeper is asked for when it is needed.
pub(crate) const PICKS: usize = 400;

/// A tree in the making: follow-ups are indices into the list of nodes.
struct Node {
    complete: bool,
    picks: Vec<(Pick, Option<usize>)>,
}

/// The slots with their trees, up to so many picks in all. First picks are always there, however many.
pub(crate) fn expand<G: Prompts>(game: &G, view: &G::View, seat: Seat, picks: usize) -> Vec<PromptSlot> {
    let slots = game.slots(view, seat);
    let mut nodes: Vec<Node> = Vec::new();
    let mut waiting = VecDeque::new();
    let mut left = picks;
    let mut visit = |nodes: &mut Vec<Node>, waiting: &mut VecDeque<_>, slot: usize, path: Vec<String>| {
        let next = game.next(view, seat, slot, &path);
        if next.options.len() > left && !path.is_empty() {
            return None;
        }
        left = left.saturating_sub(next.options.len());
        let at = nodes.len();
        for (i, pick) in next.options.iter().enumerate() {
            let mut longer = path.clone();
            longer.push(pick.token.clone());
            waiting.push_back((at, i, slot, longer));
        }
        let picks = next.options.into_iter().map(|pick| (pick, None)).collect();
        nodes.push(Node { complete: next.complete, picks });
        Some(at)
    };
    let roots: Vec<_> =
        (0..slots.len()).filter_map(|slot| visit(&mut nodes, &mut waiting, slot, Vec::new())).collect();
    while let Some((parent, i, slot, path)) = waiting.pop_front() {
        match visit(&mut nodes, &mut waiting, slot, path) {
            None => break,
            child => nodes[parent].picks[i].1 = child,
        }
    }
    let slots = slots.into_iter().zip(roots);
    slots
        .map(|(slot, root)| PromptSlot {
            id: slot.id,
            ask: slot.ask,
            optional: slot.optional,
            tree: tree(&mut nodes, root),
        })
        .collect()
}

fn tree(nodes: &mut Vec<Node>, at: usize) -> Tree {
    let picks = std::mem::take(&mut nodes[at].picks);
    let picks = picks.into_iter().map(|(pick, child)| (pick, child.map(|child| tree(nodes, child))));
    let picks = picks.collect();
    Tree { complete: nodes[at].complete, picks }
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
            let depth_two: Vec<_> = tree.picks.iter().map(|(_, then)| then.clone()).collect();
            (tree.picks.len(), depth_two.iter().map(Option::is_some).collect::<Vec<_>>())
        };
        assert_eq!(expanded(0), (2, vec![false, false])); // the first picks cost what they cost
        assert_eq!(expanded(5), (2, vec![true, false]));
        assert_eq!(expanded(8), (2, vec![true, true]));
        assert!(tree_within(8).picks[1].1.as_ref().unwrap().picks.iter().all(|(_, then)| then.is_some()));
    }
}
