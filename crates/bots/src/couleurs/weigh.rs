//! What a turn is worth beyond its points.
//!
//! Nobody else can cover a flag whose card is in my hand, so a chain that I hold keeps until the game ends: short
//! plays that draw many cards make it longer. For the same reason the last card of a corner area is mine to
//! play when I like, and pays 25 once the others have covered the rest. Against that stands the end: what is
//! still in hand then is not worth a chain, it is subtracted.

use super::chain;
use couleurs::{Action, Cards, Chain, Couleurs, Holding, Nation, State};
use rules::{Rules, Seat};

/// How closely turns are looked at.
#[derive(Clone, Copy)]
pub struct Care {
    /// Most chains that are weighed.
    pub chains: usize,
    /// Most nodes in the search for the chain that is kept for later.
    pub nodes: u32,
}

/// For an answer at the table.
pub const CLOSE: Care = Care { chains: 400, nodes: 1000 };
/// For an answer in a playout.
pub const QUICK: Care = Care { chains: 60, nodes: 100 };

/// What a drawn card is worth while there is time to use it. More than it seems: it also feeds every later turn.
const CARD: f64 = 12.0;
/// How likely any one of the others' cards is laid in time, when I wait to lay the last of its area.
const LAID_IN_TIME: f64 = 0.75;
/// Cards that a player draws in a turn, on average.
const DRAWN: f64 = 2.0;
/// Cards that a player lays in a turn, on average.
const LAID: f64 = 2.0;

/// Every turn that is worth a thought, the best first.
pub fn turns(game: &Couleurs, state: &State, seat: Seat, care: Care) -> Vec<(f64, Action)> {
    let holding = Holding::of(state, seat);
    let scale = Scale::new(game, state, seat, care);
    let mut weighed: Vec<(f64, Action)> = chains(game, &holding, care.chains)
        .into_iter()
        .map(|chain| {
            let (points, bonus) = game.worth(holding.covered, &chain);
            let draw = game.board().numbers.draw_after(chain.cards().len());
            (scale.weigh(chain.set(), points + bonus, draw), Action::Play(chain))
        })
        .collect();
    if !matches!(game.pass_of(&holding), couleurs::Pass::Forbidden) {
        let cost = game.board().numbers.penalty_refusal(holding.refusals + 1);
        let draw = game.board().numbers.draw_after_pass;
        weighed.push((scale.weigh(Cards::NONE, -cost, draw), Action::Pass));
    }
    weighed.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    weighed
}

/// All legal chains, as far as there is room: chains with one first card after the other.
fn chains(game: &Couleurs, holding: &Holding, most: usize) -> Vec<Chain> {
    let mut found = Vec::new();
    for first in game.beginners(holding) {
        grow(game, holding, first, holding.hand, &mut Chain::EMPTY.clone(), most, &mut found);
    }
    found
}

fn grow(
    game: &Couleurs,
    holding: &Holding,
    card: Nation,
    left: Cards,
    chain: &mut Chain,
    most: usize,
    found: &mut Vec<Chain>,
) {
    if found.len() < most {
        chain.push(card);
        found.push(*chain);
        let left = left.without(card);
        for next in game.followers(holding, card, left) {
            grow(game, holding, next, left, chain, most, found);
        }
        chain.pop();
    }
}

/// The situation in which turns are weighed.
struct Scale<'a> {
    game: &'a Couleurs,
    holding: Holding,
    stock: f64,
    /// The opponents' shortest hand.
    shortest: f64,
    nodes: u32,
}

impl<'a> Scale<'a> {
    fn new(game: &'a Couleurs, state: &State, seat: Seat, care: Care) -> Scale<'a> {
        let others = (0..game.seats()).map(Seat).filter(|&other| other != seat);
        let shortest = others.map(|other| state.hand(other).len()).min().unwrap_or(0);
        Scale {
            game,
            holding: Holding::of(state, seat),
            stock: state.stock().len() as f64,
            shortest: shortest as f64,
            nodes: care.nodes,
        }
    }

    /// What it is worth to play these cards for so many points and to draw so many.
    fn weigh(&self, played: Cards, points: i32, draw: u8) -> f64 {
        let board = self.game.board();
        let draw = f64::from(draw).min(self.stock);
        let stock = self.stock - draw;
        let hand = self.holding.hand - played;
        if hand.is_empty() && stock == 0.0 {
            return f64::from(points + i32::from(board.numbers.bonus_out));
        }
        let covered = self.holding.covered | played;
        let kept = chain::best(self.game, &Holding { hand, covered, refusals: 0 }, hand, self.nodes);
        let later = f64::from(kept.points) + CARD * draw + self.areas(hand, covered);
        let end = self.chance_of_the_end(stock);
        f64::from(points) + (1.0 - end) * later - end * f64::from(board.value_of(hand))
    }

    /// How likely the game ends before the seat's next turn.
    fn chance_of_the_end(&self, stock: f64) -> f64 {
        let others = f64::from(self.game.seats() - 1);
        let rounds = stock / (DRAWN * others) + self.shortest / LAID;
        if rounds <= 1.0 { 0.7 } else { 0.5f64.powf(rounds) }
    }

    /// What it is worth to hold cards of corner areas to the last.
    fn areas(&self, hand: Cards, covered: Cards) -> f64 {
        let board = self.game.board();
        let bonus = f64::from(board.numbers.bonus_area_last_card);
        board
            .bonus_areas()
            .map(|area| board.area_cards(area) - covered)
            .filter(|open| open.meets(hand))
            .map(|open| bonus * LAID_IN_TIME.powi((open - hand).len() as i32))
            .sum()
    }
}
