//! What everybody learns of closed hands from passes, and hands that fit it.
//!
//! The cards that can begin a turn only become more (until they are covered), so an older unable pass says
//! nothing that the latest one does not, and a refusal that no play has explained yet says more than a
//! later one.

use crate::{Cards, Couleurs, Known, Nation, Pass, SEATS, State};
use rules::{Random, Seat};

impl Couleurs {
    /// A pass shows whether the hand held a card that could begin.
    pub(crate) fn learn_from_pass(&self, state: &mut State, seat: Seat, pass: Pass) {
        if !self.choices.closed {
            return;
        }
        let could_begin = self.board.beginners(self.board.deck - state.covered, state.covered);
        let known = &mut state.known[seat.index()];
        if pass == Pass::Unable {
            *known = Known { lacked: could_begin, at_most: 0, one_of: Cards::NONE };
        } else if known.one_of.is_empty() {
            known.one_of = could_begin;
        }
        known.tidy(state.hands[seat.index()].len());
    }

    /// Cards played are no longer in any hand. Called when they have left it.
    pub(crate) fn learn_from_play(&self, state: &mut State, seat: Seat, played: Cards) {
        if !self.choices.closed {
            return;
        }
        let own = &mut state.known[seat.index()];
        // What the hand had lacked it must have drawn since: so many draws are explained.
        own.at_most -= (own.lacked & played).len() as u8;
        if own.one_of.meets(played) {
            own.one_of = Cards::NONE;
        }
        for (known, hand) in state.known.iter_mut().zip(&state.hands) {
            known.lacked -= played;
            known.one_of -= played;
            known.tidy(hand.len());
        }
    }

    /// Drawn cards may be any. Called when they are in the hand.
    pub(crate) fn learn_from_draw(&self, state: &mut State, seat: Seat, count: usize) {
        let known = &mut state.known[seat.index()];
        if !known.lacked.is_empty() {
            known.at_most += count as u8;
        }
        known.tidy(state.hands[seat.index()].len());
    }
}

impl Known {
    /// Forgets what no longer says anything about a hand of so many cards.
    fn tidy(&mut self, held: usize) {
        if usize::from(self.at_most) >= held {
            self.lacked = Cards::NONE;
        }
        if self.lacked.is_empty() {
            self.at_most = 0;
        }
    }

    /// Could this be the hand? And is it knowledge as passes give it: tidy, and what a refusal could have been
    /// includes what was lacked before.
    pub(crate) fn fits(&self, hand: Cards) -> bool {
        let mut tidy = *self;
        tidy.tidy(hand.len());
        let refused = self.one_of.is_empty() || self.one_of.meets(hand) && self.lacked.within(self.one_of);
        tidy == *self && (hand & self.lacked).len() <= usize::from(self.at_most) && refused
    }

    /// What each of `count` cards of the hand may be, so that together they fit.
    fn places(&self, count: usize, unseen: Cards) -> Vec<Cards> {
        let free = if self.lacked.is_empty() { count } else { usize::from(self.at_most) };
        let mut places = vec![unseen - self.lacked; count];
        places.iter_mut().take(free).for_each(|place| *place = unseen);
        // A refusal is explained by one card. What it could be includes all that was lacked before, so
        // giving it the freest place excludes nothing.
        if !self.one_of.is_empty()
            && let Some(first) = places.first_mut()
        {
            *first = *first & self.one_of;
        }
        places
    }
}

/// Hidden hands of so many cards each, drawn from the unseen cards so that what is known of them fits.
pub(crate) fn deal_hidden<R: Random>(
    unseen: Cards,
    hidden: &[(Seat, usize, Known)],
    random: &mut R,
) -> [Cards; SEATS] {
    let mut places: Vec<(Seat, Cards)> = Vec::new();
    for (seat, count, known) in hidden {
        places.extend(known.places(*count, unseen).into_iter().map(|allowed| (*seat, allowed)));
    }
    places.sort_by_key(|(_, allowed)| allowed.len());
    let mut deal = Deal { places: &places, taken: [None; 128], free: unseen };
    for place in 0..places.len() {
        let seated = deal.seat_card(place, &mut Cards::NONE.clone(), random);
        assert!(seated, "the true hands fit what is known of them");
    }
    let mut hands = [Cards::NONE; SEATS];
    for card in unseen {
        if let Some(place) = deal.taken[card.index()] {
            let hand = &mut hands[places[place].0.index()];
            *hand = hand.with(card);
        }
    }
    hands
}

/// Cards matched to places: a free card if one fits, otherwise one whose place can be given another.
struct Deal<'a> {
    places: &'a [(Seat, Cards)],
    taken: [Option<usize>; 128],
    free: Cards,
}

impl Deal<'_> {
    fn seat_card<R: Random>(&mut self, place: usize, tried: &mut Cards, random: &mut R) -> bool {
        let allowed = self.places[place].1;
        loop {
            let open = allowed - *tried;
            let free = open & self.free;
            if open.is_empty() {
                return false;
            }
            let card: Nation = if free.is_empty() { open.pick(random) } else { free.pick(random) };
            *tried = tried.with(card);
            let holder = self.taken[card.index()];
            if holder.is_none_or(|other| self.seat_card(other, tried, random)) {
                self.taken[card.index()] = Some(place);
                self.free = self.free.without(card);
                return true;
            }
        }
    }
}
