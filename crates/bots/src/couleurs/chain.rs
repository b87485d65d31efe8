//! The best-paid chain of a hand, by going through all simple paths with a bound.

use couleurs::{Board, Cards, Chain, Couleurs, Holding, Nation};

/// A chain and what it pays, area bonuses included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paid {
    /// The cards in order; empty if nothing can begin.
    pub chain: Chain,
    /// Its points.
    pub points: i32,
    /// Was everything better ruled out? Not if the search ran out of nodes.
    pub exact: bool,
}

/// The best-paid chain of the hand that begins with one of `starts`, looking at no more than so many nodes.
pub fn best(game: &Couleurs, holding: &Holding, starts: Cards, most_nodes: u32) -> Paid {
    let board = game.board();
    let bonus = i32::from(board.numbers.bonus_area_last_card);
    // Areas that this hand alone can complete, as the cards that it takes.
    let lacking = board.bonus_areas().map(|area| board.area_cards(area) - holding.covered);
    let mut search = Search {
        game,
        board,
        holding,
        bonus,
        goals: lacking.filter(|cards| !cards.is_empty() && cards.within(holding.hand)).collect(),
        values: by_value(board, holding.hand),
        chain: Chain::EMPTY,
        best: Paid { chain: Chain::EMPTY, points: 0, exact: true },
        nodes: most_nodes,
    };
    for start in starts {
        search.extend(start, holding.hand, 0, 1);
    }
    search.best
}

/// The cards of a hand in classes of equal value, the lowest first.
fn by_value(board: &Board, hand: Cards) -> Vec<(i32, Cards)> {
    let mut classes: Vec<(i32, Cards)> = Vec::new();
    for card in hand {
        let value = board.value(card);
        match classes.iter_mut().find(|(of, _)| *of == value) {
            Some((_, cards)) => *cards = cards.with(card),
            None => classes.push((value, Cards::one(card))),
        }
    }
    classes.sort_by_key(|(value, _)| *value);
    classes
}

struct Search<'a> {
    game: &'a Couleurs,
    board: &'a Board,
    holding: &'a Holding,
    bonus: i32,
    goals: Vec<Cards>,
    values: Vec<(i32, Cards)>,
    chain: Chain,
    best: Paid,
    nodes: u32,
}

impl Search<'_> {
    /// Lays a card as number `times` of the chain and goes on from there.
    fn extend(&mut self, card: Nation, left: Cards, before: i32, times: i32) {
        let Some(nodes) = self.nodes.checked_sub(1) else {
            self.best.exact = false;
            return;
        };
        self.nodes = nodes;
        self.chain.push(card);
        let left = left.without(card);
        let points = before + times * self.board.value(card);
        let paid = points + self.bonuses(self.holding.hand - left);
        if paid > self.best.points {
            (self.best.chain, self.best.points) = (self.chain, paid);
        }
        let next = self.game.followers(self.holding, card, left);
        if !next.is_empty() && self.bound(card, left, points, times) > self.best.points {
            for follower in next {
                self.extend(follower, left, points, times + 1);
            }
        }
        self.chain.pop();
    }

    fn bonuses(&self, played: Cards) -> i32 {
        self.goals.iter().filter(|goal| goal.within(played)).count() as i32 * self.bonus
    }

    /// No chain through here pays more: as if all cards that can still be reached came, the dearest last.
    fn bound(&self, last: Nation, left: Cards, points: i32, times: i32) -> i32 {
        let reach = reachable(self.board, last, left);
        let (mut most, mut next) = (points, times + 1);
        for (value, cards) in &self.values {
            let count = (*cards & reach).len() as i32;
            most += value * (count * next + count * (count - 1) / 2);
            next += count;
        }
        most + self.bonuses((self.holding.hand - left) | reach)
    }
}

/// The cards of `left` that lines lead to, from card to card.
fn reachable(board: &Board, from: Nation, left: Cards) -> Cards {
    let mut reach = Cards::NONE;
    let mut edge = board.joined(from) & left;
    while !edge.is_empty() {
        reach |= edge;
        edge = edge.into_iter().fold(Cards::NONE, |all, card| all | board.joined(card));
        edge = (edge & left) - reach;
    }
    reach
}
