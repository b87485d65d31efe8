//! What can be picked next, from a view alone.
//!
//! What a seat may do depends only on what it knows; so any world that fits its view allows the same, and the
//! one judge can be asked about a guessed one. What a pick would lead to is told from the view itself.

use crate::Kilimandjaro;
use crate::action::Action;
use crate::card::Card;
use crate::effect::{Effect, Way, reached};
use crate::names::{card_name, name_of};
use crate::state::{Stage, State};
use crate::view::{View, reach_with};
use rules::{Listed, Next, Notation, Pick, Prompts, Quick, Seat, Slot, Text, Views};

impl Prompts for Kilimandjaro {
    type Effect = Effect;

    fn slots(&self, view: &View, seat: Seat) -> Vec<Slot> {
        if view.stage.seat() != Some(seat) {
            return Vec::new();
        }
        let (id, ask) = match view.stage {
            Stage::Lay { .. } => ("lay", Text::new("kilimandjaro-ask-lay")),
            Stage::Play { .. } => ("play", Text::new("kilimandjaro-ask-play")),
            Stage::Move { reach, .. } => ("move", Text::new("kilimandjaro-ask-move").with("reach", reach)),
            Stage::Banana { distance, .. } => {
                ("banana", Text::new("kilimandjaro-ask-banana").with("distance", distance))
            }
            Stage::Swap { .. } => ("exchange", Text::new("kilimandjaro-ask-swap")),
            Stage::Send { .. } => ("send", Text::new("kilimandjaro-ask-send")),
            _ => return Vec::new(),
        };
        vec![Slot { id: id.to_owned(), ask, optional: false }]
    }

    fn next(&self, view: &View, seat: Seat, slot: usize, picked: &[String]) -> Next<Effect> {
        if slot != 0 || self.slots(view, seat).is_empty() {
            return Next::default();
        }
        let state = self.some_world(view);
        if self.whole(&state, seat, picked).is_some() {
            return Next { options: Vec::new(), complete: true };
        }
        let mut actions = Vec::new();
        self.legal(&state, seat, &mut actions);
        let mut options: Vec<Pick<Effect>> = Vec::new();
        for action in actions {
            let pick = match (picked, self.tokens(action)) {
                ([], (first, second)) => self.pick_of(view, seat, action, first, second.is_none()),
                ([first], (token, Some(second))) if *first == token => {
                    self.pick_of(view, seat, action, second, true)
                }
                _ => continue,
            };
            if options.last().is_none_or(|last| last.token != pick.token)
                && options.iter().all(|other| other.token != pick.token)
            {
                options.push(pick);
            }
        }
        Next { options, complete: false }
    }

    fn assemble(&self, view: &View, seat: Seat, filled: &[Vec<String>]) -> Option<Action> {
        match filled {
            [picked] if !self.slots(view, seat).is_empty() => self.made_of(view.stage, picked),
            _ => None,
        }
    }

    fn picks(&self, _: &View, _: Seat, action: &Action) -> Vec<Vec<String>> {
        let (first, second) = self.tokens(*action);
        vec![[first].into_iter().chain(second).collect()]
    }
}

impl Kilimandjaro {
    fn some_world(&self, view: &View) -> State {
        self.guess(view, &mut Quick::new(0))
    }

    /// The legal action that these tokens make.
    fn whole(&self, state: &State, seat: Seat, picked: &[String]) -> Option<Action> {
        let action = self.made_of(state.stage, picked)?;
        self.judge(state, seat, action).is_ok().then_some(action)
    }

    /// The action that these tokens make.
    fn made_of(&self, stage: Stage, picked: &[String]) -> Option<Action> {
        let text = match (stage, picked) {
            (_, [leave]) if leave == "leave" => leave.clone(),
            (Stage::Lay { .. }, [counter, space]) => format!("{counter}@{space}"),
            (Stage::Play { .. }, [card, pile]) => format!("{card}>{pile}"),
            (Stage::Move { .. }, [distance]) => format!("go {distance}"),
            (Stage::Swap { .. }, [seat]) if seat != "stay" => format!("swap {seat}"),
            (Stage::Send { .. }, [seat]) => format!("send {seat}"),
            (Stage::Banana { .. } | Stage::Swap { .. }, [word]) => word.clone(),
            _ => return None,
        };
        self.read_action(&text).ok()
    }

    /// The one or two tokens of an action.
    fn tokens(&self, action: Action) -> (String, Option<String>) {
        match action {
            Action::Lay { counter, space } => (counter.word().to_owned(), Some(space.to_string())),
            Action::Play { card, on, pile } => (card.to_string(), Some(self.pile_token(on, pile))),
            Action::Go(distance) => (distance.to_string(), None),
            Action::Swap(seat) | Action::Send(seat) => (self.id(seat).to_owned(), None),
            Action::Eat | Action::Stay | Action::Leave => (self.write_action(&action), None),
        }
    }

    /// What an answer calls a pile.
    pub(crate) fn pile_token(&self, of: Seat, pile: u8) -> String {
        format!("{}{}", self.id(of), pile + 1)
    }

    /// A token with its name and what it would do. `last`: it completes the action.
    fn pick_of(&self, view: &View, seat: Seat, action: Action, token: String, last: bool) -> Pick<Effect> {
        let pick = Pick::token(token);
        let here = view.expedition(seat).space;
        match action {
            Action::Lay { counter, .. } if !last => {
                pick.called(Text::new("kilimandjaro-pick-counter").with("counter", name_of(counter)))
            }
            Action::Lay { .. } => pick,
            Action::Play { card, .. } if !last => {
                pick.called(Text::new("kilimandjaro-pick-card").with("card", card_name(card)))
            }
            Action::Play { card, on, pile } => self.pick_of_pile(view, seat, card, on, pile, pick),
            Action::Go(distance) => with(pick, Effect::Go(self.way(view, here, distance))),
            Action::Eat => {
                let distance = if let Stage::Banana { distance, .. } = view.stage { distance } else { 0 };
                with(
                    pick.called(Text::new("kilimandjaro-pick-eat")),
                    Effect::Go(self.way(view, here, distance)),
                )
            }
            Action::Stay => pick.called(Text::new("kilimandjaro-pick-stay").with("space", here)),
            Action::Swap(with_whom) => {
                let there = view.expedition(with_whom).space;
                let label = Text::new("kilimandjaro-pick-swap").with("seat", with_whom).with("space", there);
                let gain = i16::from(there) - i16::from(here);
                with(pick.called(label), Effect::Swap { with: with_whom, gain })
            }
            Action::Send(whom) => {
                let from = view.expedition(whom).space;
                let label = Text::new("kilimandjaro-pick-send").with("seat", whom);
                with(pick.called(label), Effect::Send { from, to: self.board.village_behind(from) })
            }
            Action::Leave => pick.called(Text::new("kilimandjaro-pick-leave")),
        }
    }

    /// A pile on which a card may be played: what lies there, and how far that then carries.
    fn pick_of_pile(
        &self,
        view: &View,
        seat: Seat,
        card: Card,
        on: Seat,
        pile: u8,
        pick: Pick<Effect>,
    ) -> Pick<Effect> {
        let (mine, theirs) = (view.expedition(seat), view.expedition(on));
        let Some(piles) = theirs.piles else { return pick };
        let label = if seat == on {
            Text::new("kilimandjaro-pick-own-pile")
        } else {
            Text::new("kilimandjaro-pick-pile").with("seat", on)
        };
        let label = label.with("pile", pile + 1).with("card", card_name(piles[pile as usize]));
        let after = reach_with(piles, card, pile.into());
        let way = |reach| match self.edition.up_to {
            true => Way { distance: reach, space: reached(mine.space, reach), up_to: true, there: None },
            false => self.way(view, mine.space, reach),
        };
        let effect = match seat == on {
            true => Effect::Go(way(after)),
            false => Effect::Cover { seat: on, before: theirs.reach, after, own: way(mine.reach) },
        };
        with(pick.called(label), effect)
    }

    fn way(&self, view: &View, from: u8, distance: u8) -> Way {
        Way::of(&self.board, view, from, distance)
    }
}

/// A pick with what it would do, in words as well.
fn with(pick: Pick<Effect>, effect: Effect) -> Pick<Effect> {
    pick.hinting(effect.text()).doing(effect)
}
