//! What can be picked next, from a view alone: a first card or a pass, then card after card.

use crate::view::PassKind;
use crate::{Action, Cards, Chain, Couleurs, Holding, Nation, Phase, View};
use rules::{Arg, Next, Notation, Pick, Prompts, Seat, Slot, Text};
use serde::Serialize;

impl Prompts for Couleurs {
    type Effect = Worth;

    fn slots(&self, view: &View, seat: Seat) -> Vec<Slot> {
        match self.asked(view, seat) {
            None => Vec::new(),
            Some(holding) => {
                let able = !self.beginners(&holding).is_empty();
                let ask = if able { "couleurs-ask-turn" } else { "couleurs-ask-unable" };
                vec![Slot { id: "turn".to_owned(), ask: Text::new(ask), optional: false }]
            }
        }
    }

    fn next(&self, view: &View, seat: Seat, slot: usize, picked: &[String]) -> Next<Worth> {
        let Some(holding) = self.asked(view, seat).filter(|_| slot == 0) else { return Next::default() };
        match self.picked(&holding, picked) {
            Some(Picked::Nothing) => {
                let mut options = self.picks(&holding, view, &Chain::EMPTY, self.beginners(&holding));
                options.extend(self.pass_pick(&holding, view));
                Next { options, complete: false }
            }
            Some(Picked::Pass) => Next { options: Vec::new(), complete: true },
            Some(Picked::Cards(chain, last)) => {
                let next = self.followers(&holding, last, holding.hand - chain.set());
                Next { options: self.picks(&holding, view, &chain, next), complete: true }
            }
            None => Next::default(),
        }
    }

    fn assemble(&self, view: &View, seat: Seat, filled: &[Vec<String>]) -> Option<Action> {
        self.asked(view, seat)?;
        let [picked] = filled else { return None };
        self.made_of(picked)
    }

    fn picks(&self, _: &View, _: Seat, action: &Action) -> Vec<Vec<String>> {
        vec![match action {
            Action::Pass => vec![self.write_action(action)],
            Action::Play(chain) => chain.cards().iter().map(|&card| self.board.id(card).to_owned()).collect(),
        }]
    }
}

/// What a chain would count if it ended with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Worth {
    /// The value of the card.
    pub value: i32,
    /// How many times it counts: its place in the chain.
    pub times: usize,
    /// The points of the whole chain, bonuses included.
    pub total: i32,
    /// The bonuses among them.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "types", ts(as = "Option<i32>", optional), schema(required = false))]
    pub bonus: i32,
    /// How many cards would be drawn.
    pub draw: usize,
}

fn is_none(bonus: &i32) -> bool {
    *bonus == 0
}

impl Worth {
    fn text(&self) -> Text {
        let Worth { value, times, total, bonus, draw } = *self;
        Text::new(if bonus > 0 { "couleurs-hint-card-bonus" } else { "couleurs-hint-card" })
            .with("value", value)
            .with("times", times)
            .with("total", total)
            .with("bonus", bonus)
            .with("draw", draw)
    }
}

enum Picked {
    Nothing,
    Pass,
    Cards(Chain, Nation),
}

impl Couleurs {
    /// What the seat holds, if it is asked.
    fn asked(&self, view: &View, seat: Seat) -> Option<Holding> {
        (view.phase == Phase::Play && view.turn == seat).then(|| view.holding(seat)).flatten()
    }

    /// What the tokens make, if anything.
    fn made_of(&self, tokens: &[String]) -> Option<Action> {
        match tokens {
            [] => None,
            [only] if self.read_action(only) == Ok(Action::Pass) => Some(Action::Pass),
            _ => {
                let mut chain = Chain::EMPTY;
                tokens
                    .iter()
                    .all(|token| self.board.find(token).is_some_and(|card| chain.push(card)))
                    .then_some(Action::Play(chain))
            }
        }
    }

    /// What the tokens make, if the judge accepts it.
    fn picked(&self, holding: &Holding, tokens: &[String]) -> Option<Picked> {
        if tokens.is_empty() {
            return Some(Picked::Nothing);
        }
        let action = self.made_of(tokens)?;
        self.judge(holding, &action).ok()?;
        Some(match action {
            Action::Pass => Picked::Pass,
            Action::Play(chain) => Picked::Cards(chain, *chain.cards().last()?),
        })
    }

    /// The cards that can be laid next, each with what it would count, the sum so far, and what would be
    /// drawn if the turn ended there.
    fn picks(&self, holding: &Holding, view: &View, chain: &Chain, next: Cards) -> Vec<Pick<Worth>> {
        let times = chain.cards().len() + 1;
        let draw = usize::from(self.board.numbers.draw_after(times)).min(view.stock);
        next.into_iter()
            .map(|card| {
                let mut longer = *chain;
                longer.push(card);
                let (points, bonus) = self.worth(holding.covered, &longer);
                let (id, value) = (self.board.id(card), self.board.value(card));
                let label = Text::new("couleurs-pick-card")
                    .with("nation", Arg::name(format!("couleurs-nation-{id}")))
                    .with("value", value);
                let worth = Worth { value, times, total: points + bonus, bonus, draw };
                Pick::token(id.to_owned()).called(label).hinting(worth.text()).doing(worth)
            })
            .collect()
    }

    /// The points of a chain, and the area bonuses that it would earn.
    pub fn worth(&self, covered: Cards, chain: &Chain) -> (i32, i32) {
        let board = &self.board;
        let points = (1..).zip(chain.cards()).map(|(times, &card)| times * board.value(card)).sum();
        let after = covered | chain.set();
        let completes = |area: &usize| {
            let cards = board.area_cards(*area);
            cards.within(after) && !cards.within(covered)
        };
        let count = board.bonus_areas().filter(completes).count() as i32;
        (points, count * i32::from(board.numbers.bonus_area_last_card))
    }

    fn pass_pick(&self, holding: &Holding, view: &View) -> Option<Pick<Worth>> {
        let pass = self.pass_view(holding, view.stock);
        let (label, hint) = match pass.kind {
            PassKind::Unable => ("couleurs-pick-unable", "couleurs-hint-unable"),
            PassKind::Refuse => ("couleurs-pick-refuse", "couleurs-hint-refuse"),
            PassKind::Forbidden => return None,
        };
        let hint = Text::new(hint).with("cost", pass.cost).with("draw", pass.draw);
        Some(Pick::token(self.write_action(&Action::Pass)).called(Text::new(label)).hinting(hint))
    }
}
