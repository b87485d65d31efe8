//! Treaties: which a player offers, which it agrees to, and how it keeps them.

use super::policy;
use europa::{Action, Europa, Phase, State, Treaty};
use rules::{Card, Fate, Quick, Seat, Seats, Treaties, Word};

/// What a player remembers of its treaties.
#[derive(Default)]
pub(super) struct Memory {
    /// How often each player broke their word to us.
    betrayals: [u32; 6],
    /// What holds: who offered it, and what it says.
    holds: Vec<(Seat, Treaty)>,
    /// What waits for our word.
    waiting: Vec<(u32, Seat, Treaty)>,
    /// Every text that was ever offered to or by us in this form; nothing is asked twice.
    asked: Vec<String>,
}

impl Memory {
    /// What the cards on the table say.
    pub(super) fn of(game: &Europa, seat: Seat, cards: &[Card]) -> Memory {
        let mut memory = Memory::default();
        for card in cards.iter().filter(|card| card.binds(seat)) {
            let Ok(treaty) = game.read_treaty(&card.text) else { continue };
            match card.fate {
                Fate::Broken(breakers) => {
                    breakers.into_iter().for_each(|by| memory.betrayals[by.index()] += 1);
                }
                Fate::Agreed => memory.holds.push((card.from, treaty)),
                Fate::Offered if card.awaits(seat) => memory.waiting.push((card.number, card.from, treaty)),
                Fate::Offered | Fate::Declined | Fate::Lapsed | Fate::Kept => {}
            }
            if card.from == seat && matches!(card.fate, Fate::Offered | Fate::Agreed | Fate::Declined) {
                memory.asked.push(card.text.clone());
            }
        }
        memory
    }

    fn trusts(&self, other: Seat) -> bool {
        self.betrayals[other.index()] < 2
    }

    /// The answer as our word would have it.
    pub(super) fn keep(&self, game: &Europa, state: &State, seat: Seat, action: Action) -> Action {
        let promised = |(from, treaty): &(Seat, Treaty)| {
            let (here, members) = treaty.coalition(*from)?;
            (here == state.country() && members.contains(seat)).then_some(members)
        };
        let coalition = || self.holds.iter().find_map(promised);
        match (state.phase, action) {
            (Phase::Commit, Action::Commit(pawns)) => {
                let due = self.holds.iter().filter_map(|(from, treaty)| treaty.for_peace(*from, seat)).max();
                Action::Commit(pawns.max(due.unwrap_or(0)).min(state.hand[seat.index()]))
            }
            (Phase::Propose { .. }, Action::Propose(own)) if own == Seats::one(seat) => action,
            (Phase::Propose { .. }, _) => {
                let named = &state.proposals[..state.proposed as usize];
                let open = |set: &Seats| {
                    game.coalitions(state).any(|one| one == *set)
                        && !named.iter().any(|p| p.coalition == *set)
                };
                coalition().filter(open).map_or(action, Action::Propose)
            }
            (Phase::Vote { next, coalition: named }, Action::Answer(false)) => {
                let by = game.voter(state, next);
                let vote =
                    |(from, treaty): &(Seat, Treaty)| treaty.vote(*from, seat) == Some((state.country(), by));
                Action::Answer(coalition() == Some(named) || self.holds.iter().any(vote))
            }
            _ => action,
        }
    }

    /// Replies to what is offered, and a coalition for the election at hand.
    pub(super) fn words(&self, game: &Europa, state: &State, seat: Seat, random: &mut Quick) -> Vec<Word> {
        let hand = state.hand[seat.index()];
        let reply = |(number, from, treaty): &(u32, Seat, Treaty)| {
            let suits = match (treaty.coalition(*from), treaty.for_peace(*from, seat)) {
                (Some((at, _)), _) => hand > 0 || state.pawns[seat.index()][at as usize] > 0,
                (None, Some(pawns)) => pawns <= hand.div_ceil(2),
                (None, None) => true,
            };
            Word::Reply(*number, suits && self.trusts(*from))
        };
        let mut words: Vec<Word> = self.waiting.iter().map(reply).collect();
        words.extend(self.offer(game, state, seat, random).map(Word::Offer));
        words
    }

    fn offer(&self, game: &Europa, state: &State, seat: Seat, random: &mut Quick) -> Option<String> {
        if state.phase != Phase::Campaign || !state.seats_in(state.country()).contains(seat) {
            return None;
        }
        let Action::Propose(wish) = policy::propose(game, state, seat, random, 0.0) else { return None };
        let partners = wish.without(seat);
        let at = state.country();
        let held = |(from, treaty): &(Seat, Treaty)| treaty.coalition(*from).is_some_and(|(id, _)| id == at);
        if partners.is_empty() || self.holds.iter().any(held) || partners.into_iter().any(|p| !self.trusts(p))
        {
            return None;
        }
        let ids = rules::Game::seat_ids(game);
        let mut ids = partners.into_iter().map(|partner| ids[partner.index()]);
        let (first, third) = (ids.next()?, ids.next());
        let country = &game.board().countries[at as usize].id;
        let text = match third {
            None => format!("{first} coalition {country}"),
            Some(third) => format!("{first} coalition {country} {third}"),
        };
        (!self.asked.contains(&text)).then_some(text)
    }
}
