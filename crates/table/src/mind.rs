//! A bot keeps its seat: what it has worked out goes with it from one decision to the next.

use crate::table::What;
use crate::{Deed, Given, OfferKind, Step, Table, Thought};
use rules::{Bot, Budget, Card, Game, Seat, Stream, Viewer, Word};
use std::any::Any;
use std::sync::Arc;

/// A bot between its decisions. Whoever holds the seat keeps it and hands it to every thought and every word of the
/// seat's bot; an empty one is as good, only slower: the bot is then made anew.
#[derive(Default)]
pub struct Mind(Option<Kept>);

struct Kept {
    /// A `Box<dyn Bot<G>>`.
    bot: Box<dyn Any + Send>,
    level: String,
    /// The last thing done when it thought; `None`: it has not thought yet.
    seen: Option<u32>,
    bytes: usize,
}

impl Mind {
    /// About how many bytes it takes.
    pub fn bytes(&self) -> usize {
        self.0.as_ref().map_or(0, |kept| size_of::<Kept>() + kept.level.len() + kept.bytes)
    }

    /// The bot of this level that is kept here, if it `fits`; else the new one, which is kept from now on.
    fn bot<G: Game>(
        &mut self,
        level: &str,
        new: Box<dyn Bot<G>>,
        fits: impl FnOnce(Option<u32>) -> bool,
    ) -> &mut Kept {
        let same = |kept: &Kept| kept.level == level && kept.bot.is::<Box<dyn Bot<G>>>() && fits(kept.seen);
        if !self.0.as_ref().is_some_and(same) {
            self.0 = Some(Kept { bot: Box::new(new), level: level.to_owned(), seen: None, bytes: 0 });
        }
        self.0.as_mut().expect("there is one now")
    }
}

impl Kept {
    fn typed<G: Game>(&mut self) -> &mut dyn Bot<G> {
        &mut **self.bot.downcast_mut::<Box<dyn Bot<G>>>().expect("asked for by its type")
    }
}

impl<G: Game> Table<G> {
    /// Which of the things done is the seat's last answer.
    pub(crate) fn last_answer(&self, seat: Seat) -> Option<usize> {
        let mine =
            |what: &What<G>| matches!(what, What::Joint(joint) if joint.iter().any(|(by, _)| *by == seat));
        self.done.iter().rposition(|done| mine(&done.what))
    }

    fn known_cards(&self, seat: Seat) -> Vec<Card> {
        self.cards_of(Viewer::Seat(seat)).into_iter().map(|(card, _)| card).collect()
    }

    /// A bot's thinking about the open decision. It carries the seat's view, what the seat saw since its last answer,
    /// its treaties, and nothing else.
    pub(crate) fn thought(&self, seat: Seat, level: &str) -> Option<Thought> {
        let view = self.view_if_asked(seat)?;
        let (new, level) = ((self.faces.bots)(level)?, level.to_owned());
        let since = self.last_answer(seat).unwrap_or(0);
        let step = |done: usize| done.checked_sub(1).map_or(0, |last| self.done[last].step);
        let (before, now) = (step(since), step(self.done.len()));
        let events = self.done[since..].iter().flat_map(|done| &self.log[done.step as usize - 1].events);
        let news: Vec<G::EventView> =
            events.filter_map(|event| self.game.event_view(event, Viewer::Seat(seat))).collect();
        let (game, cards) = (Arc::clone(&self.game), self.known_cards(seat));
        Some(Box::new(move |mind: &mut Mind, budget: &Budget<'_>, random: &mut Stream| {
            // a bot that missed something, or saw what was undone, gives way to a new one
            let kept = mind.bot(&level, new, |seen| seen == Some(before) || seen == Some(now));
            let told = kept.seen.replace(now) == Some(now);
            let bot = kept.typed::<G>();
            if !told {
                news.iter().for_each(|event| bot.notice(&game, event));
            }
            bot.remember(&game, seat, &cards);
            let action = bot.choose(&game, &view, seat, budget, random);
            kept.bytes = kept.typed::<G>().bytes();
            game.write_action(&action)
        }))
    }

    /// What a bot has to say besides answering: to an open offer, and about treaties.
    pub(crate) fn bot_words(
        &self,
        seat: Seat,
        level: &str,
        mind: &mut Mind,
        random: &mut Stream,
    ) -> Vec<Step<Given>> {
        let Some(new) = (self.faces.bots)(level) else { return Vec::new() };
        let bot = mind.bot(level, new, |_| true).typed::<G>();
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let mut words = Vec::new();
        if let Some(offer) = self.offer.as_ref().filter(|offer| offer.waits_for(seat)) {
            let agreed = match offer.kind {
                OfferKind::TakeBack => true, // people try things out
                OfferKind::Draw => bot.agrees_to_draw(&self.game, &view, seat),
            };
            words.push(if agreed { Deed::Accept } else { Deed::Decline });
        }
        if self.treating().is_ok() {
            bot.remember(&self.game, seat, &self.known_cards(seat));
            let deed = |word| match word {
                Word::Offer(treaty) => Deed::Propose { treaty },
                Word::Agree(treaty) => Deed::Reply { treaty, yes: true, why: None },
                Word::Decline(treaty, why) => Deed::Reply { treaty, yes: false, why: Some(why.to_owned()) },
                Word::Counter(treaty, offer) => Deed::Counter { treaty, offer },
            };
            words.extend(bot.negotiate(&self.game, &view, seat, random).into_iter().map(deed));
        }
        words.into_iter().map(|deed| deed.of(seat)).collect()
    }
}
