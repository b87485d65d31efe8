//! First cards, chains and passes. There is one judge; what can begin and what can follow are the same
//! two questions for it, for the prompts and for bots.

use crate::{Action, Board, Cards, Chain, Couleurs, Illegal, Nation, Numbers, State};
use rules::{Random, Seat};

/// All that legality depends on: so that a view, which has it too, can be asked as well as a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holding {
    /// The player's cards at the start of the turn.
    pub hand: Cards,
    /// The covered flags at the start of the turn.
    pub covered: Cards,
    /// Refusals so far.
    pub refusals: u8,
}

/// What a pass would be (CM-26).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pass {
    /// No card in hand can begin.
    Unable,
    /// A card could begin: refusal number so many.
    Refusal(u8),
    /// A card could begin and both refusals are used (CM-44).
    Forbidden,
}

impl Holding {
    /// The holding of a seat.
    #[inline(always)]
    pub fn of(state: &State, seat: Seat) -> Holding {
        let refusals = state.sheet(seat).refusals;
        Holding { hand: state.hand(seat), covered: state.covered, refusals }
    }
}

impl Board {
    /// Can the card begin a turn? Grey cards (CM-12), neighbours of a covered flag (CM-13), islands (CM-14).
    #[inline(always)]
    pub fn can_begin(&self, card: Nation, covered: Cards) -> bool {
        (self.grey | self.islands).contains(card) || self.joined(card).meets(covered)
    }

    /// The cards of a hand that can begin a turn (CM-15).
    #[inline]
    pub fn beginners(&self, hand: Cards, covered: Cards) -> Cards {
        let always = hand & (self.grey | self.islands);
        (hand - always).into_iter().filter(|&card| self.joined(card).meets(covered)).fold(always, Cards::with)
    }
}

impl Couleurs {
    /// What the player can begin with.
    #[inline]
    pub fn beginners(&self, holding: &Holding) -> Cards {
        self.board.beginners(holding.hand, holding.covered)
    }

    /// What can follow `last` when the cards `left` of the hand are not yet played: joined to the card just
    /// played (CM-17), by any kind of line (CM-18), in whatever area and grey or not (CM-22).
    #[inline(always)]
    pub fn followers(&self, holding: &Holding, last: Nation, left: Cards) -> Cards {
        let next = self.board.joined(last) & left;
        let group = self.board.group(last);
        if self.choices.all_three && !group.within(holding.hand) { next - group } else { next }
    }

    /// What a pass would be.
    #[inline]
    pub fn pass_of(&self, holding: &Holding) -> Pass {
        if self.beginners(holding).is_empty() {
            Pass::Unable
        } else if holding.refusals < Numbers::REFUSALS {
            Pass::Refusal(holding.refusals + 1)
        } else {
            Pass::Forbidden
        }
    }

    /// The one judge of a turn.
    pub(crate) fn judge(&self, holding: &Holding, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Pass if self.pass_of(holding) == Pass::Forbidden => Err(Illegal::NoMoreRefusals),
            Action::Pass => Ok(()),
            Action::Play(chain) => self.judge_chain(holding, chain.cards()),
        }
    }

    /// As many cards as one has (CM-19), and one may stop after any of them (CM-21), also when made to play (CM-47).
    fn judge_chain(&self, holding: &Holding, chain: &[Nation]) -> Result<(), Illegal> {
        let id = |card: Nation| self.board.nations.get(card.index()).map_or("?", |flag| &flag.id).to_owned();
        let mut left = holding.hand;
        let mut before: Option<Nation> = None;
        for (place, &card) in chain.iter().enumerate() {
            if chain[..place].contains(&card) || !(self.board.deck - holding.covered).contains(card) {
                return Err(Illegal::NoCard(id(card)));
            }
            if !left.contains(card) {
                return Err(Illegal::NotHeld(id(card)));
            }
            match before {
                None if !self.board.can_begin(card, holding.covered) => {
                    return Err(Illegal::CannotBegin(id(card)));
                }
                Some(last) if !self.followers(holding, last, left).contains(card) => {
                    return Err(self.why_not_after(last, card, &chain[..place], id));
                }
                _ => {}
            }
            left = left.without(card);
            before = Some(card);
        }
        if before.is_none() { Err(Illegal::Nothing) } else { Ok(()) }
    }

    /// Why a card cannot follow: the clause that speaks of this case most closely.
    fn why_not_after(
        &self,
        last: Nation,
        card: Nation,
        chain: &[Nation],
        id: impl Fn(Nation) -> String,
    ) -> Illegal {
        let board = &self.board;
        let stray = |nation| board.islands.contains(nation) && board.joined(nation).is_empty();
        if board.joined(last).contains(card) {
            Illegal::GroupNotWhole(id(last), id(card))
        } else if stray(last) {
            Illegal::IslandEnds(id(last))
        } else if stray(card) {
            Illegal::IslandLater(id(card))
        } else if chain.iter().any(|&earlier| board.joined(earlier).contains(card)) {
            Illegal::Branches(id(last), id(card))
        } else {
            Illegal::NotJoined(id(last), id(card))
        }
    }

    /// A legal turn. Chains are too many to be listed in every position that can be set up, so they grow
    /// card by card: each first card and the pass are equally likely, and so are each next card and stopping.
    pub(crate) fn random_turn<R: Random>(&self, holding: &Holding, random: &mut R) -> Action {
        let beginners = self.beginners(holding);
        let able = beginners.len() as u32;
        let may_pass = able == 0 || holding.refusals < Numbers::REFUSALS;
        let choice = random.below(able + u32::from(may_pass));
        if choice == able {
            return Action::Pass;
        }
        let mut chain = Chain::EMPTY;
        let mut last = beginners.nth(choice);
        let mut left = holding.hand;
        loop {
            chain.push(last);
            left = left.without(last);
            let next = self.followers(holding, last, left);
            let count = next.len() as u32;
            let choice = random.below(count + 1);
            if choice == count {
                return Action::Play(chain);
            }
            last = next.nth(choice);
        }
    }
}
