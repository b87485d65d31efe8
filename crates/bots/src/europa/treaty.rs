//! Treaties: which a player offers, which it agrees to, and how it keeps them.

use super::policy;
use europa::{Action, Duty, Europa, Phase, State, Treaty};
use rules::{Card, Deed, Fate, Quick, Seat, Seats, Treaties, Word};

/// What a player remembers of its treaties.
#[derive(Default)]
pub(super) struct Memory {
    /// How often each player broke their word to us.
    betrayals: [u32; 6],
    /// What holds.
    holds: Vec<Treaty>,
    /// What waits for our word.
    waiting: Vec<(u32, Treaty)>,
    /// Every text that was ever offered to or by us in this form; nothing is asked twice.
    asked: Vec<String>,
}

impl Memory {
    /// What the cards on the table say.
    pub(super) fn of(game: &Europa, seat: Seat, cards: &[Card]) -> Memory {
        let mut memory = Memory::default();
        for card in cards.iter().filter(|card| card.binds(seat)) {
            let Ok(treaty) = game.read_treaty(card.from, &card.text) else { continue };
            match card.fate {
                Fate::Broken(breakers) => {
                    breakers.into_iter().for_each(|by| memory.betrayals[by.index()] += 1);
                }
                Fate::Agreed => memory.holds.push(treaty),
                Fate::Offered if card.awaits(seat) => memory.waiting.push((card.number, treaty)),
                _ => {}
            }
            if card.from == seat && card.fate != Fate::Undone {
                memory.asked.push(card.text.clone());
            }
        }
        memory
    }

    fn trusts(&self, other: Seat) -> bool {
        self.betrayals[other.index()] < 2
    }

    /// What this seat has promised.
    fn promised(&self, seat: Seat) -> impl Iterator<Item = &Deed<Duty>> {
        let deeds = self.holds.iter().flat_map(|treaty| treaty.clauses.iter().map(|clause| &clause.deed));
        deeds.filter(move |deed| deed.doers.contains(seat))
    }

    /// The coalition that this seat has promised there.
    fn coalition(&self, seat: Seat, here: u8) -> Option<Seats> {
        self.promised(seat).find_map(|deed| match deed.duty {
            Duty::Coalition(at) if at == here => Some(deed.doers),
            _ => None,
        })
    }

    /// The answer as our word would have it.
    pub(super) fn keep(&self, game: &Europa, state: &State, seat: Seat, action: Action) -> Action {
        let coalition = || self.coalition(seat, state.country());
        match (state.phase, action) {
            (Phase::Commit, Action::Commit(pawns)) => {
                let due = self.promised(seat).filter_map(|deed| match deed.duty {
                    Duty::Peace(due) => Some(due),
                    _ => None,
                });
                Action::Commit(pawns.max(due.max().unwrap_or(0)).min(state.hand[seat.index()]))
            }
            (Phase::Propose { .. }, _) => {
                let named = &state.proposals[..state.proposed as usize];
                let open = |set: &Seats| {
                    game.coalitions(state).any(|one| one == *set)
                        && !named.iter().any(|p| p.coalition == *set)
                };
                coalition().filter(open).map_or(action, Action::Propose)
            }
            (Phase::Vote { next, coalition: named }, Action::Answer(yes)) => {
                let (here, by) = (state.country(), game.voter(state, next));
                let is = |duty: Duty| self.promised(seat).any(|deed| deed.duty == duty);
                let barred = named.into_iter().any(|other| is(Duty::Bar(here, other)));
                let refused = state.proposals[..state.proposed as usize].iter();
                let refused = |set: Seats| refused.clone().any(|p| p.coalition == set);
                match coalition() {
                    Some(set) if set == named => Action::Answer(true),
                    Some(set) if !refused(set) => Action::Answer(false),
                    _ => Action::Answer(!barred && (yes || is(Duty::Yes(here, by)))),
                }
            }
            _ => action,
        }
    }

    /// Replies to what is offered, and a coalition for the election at hand.
    pub(super) fn words(&self, game: &Europa, state: &State, seat: Seat, random: &mut Quick) -> Vec<Word> {
        let hand = state.hand[seat.index()];
        let suits = |deed: &Deed<Duty>| match deed.duty {
            Duty::Coalition(at) => hand > 0 || state.pawns[seat.index()][at as usize] > 0,
            Duty::Peace(pawns) => pawns <= hand.div_ceil(2),
            _ => true,
        };
        let reply = |(number, treaty): &(u32, Treaty)| {
            let mut own =
                treaty.clauses.iter().map(|clause| &clause.deed).filter(|deed| deed.doers.contains(seat));
            let twice = |deed: &&Deed<Duty>| match deed.duty {
                Duty::Coalition(at) => self.coalition(seat, at).is_some(),
                _ => false,
            };
            let against = |deed: &&Deed<Duty>| {
                self.promised(seat).any(|old| game.contradict(seat, deed, old)) || twice(deed)
            };
            let given = own.clone().any(|deed| against(&deed));
            if !self.trusts(treaty.from) {
                Word::Decline(*number, "you-broke-yours")
            } else if given {
                Word::Decline(*number, "word-given")
            } else if own.clone().any(|deed| self.has_better(game, state, seat, deed)) {
                Word::Decline(*number, "better-offer")
            } else if own.all(suits) {
                Word::Agree(*number)
            } else {
                Word::Decline(*number, "gains-nothing")
            }
        };
        let mut words: Vec<Word> = self.waiting.iter().map(reply).collect();
        words.extend(self.offer(game, state, seat, random).map(Word::Offer));
        words
    }

    /// In the election at hand, is there a coalition that is worth much more, those weighed in who would have to agree?
    fn has_better(&self, game: &Europa, state: &State, seat: Seat, deed: &Deed<Duty>) -> bool {
        let here = state.phase == Phase::Campaign && deed.duty == Duty::Coalition(state.country());
        if !here || !game.coalitions(state).any(|set| set == deed.doers) {
            return false;
        }
        let hope = |set: Seats| policy::value(game, state, seat, set) * 0.75f64.powi(set.len() as i32 - 1);
        let own = game.coalitions(state).filter(|set| set.contains(seat));
        let best = own.map(hope).fold(f64::MIN, f64::max);
        policy::value(game, state, seat, deed.doers) < best
    }

    fn offer(&self, game: &Europa, state: &State, seat: Seat, random: &mut Quick) -> Option<String> {
        if state.phase != Phase::Campaign || !state.seats_in(state.country()).contains(seat) {
            return None;
        }
        let Action::Propose(wish) = policy::propose(game, state, seat, random, 0.0) else { return None };
        let partners = wish.without(seat);
        let at = state.country();
        if partners.is_empty()
            || self.coalition(seat, at).is_some()
            || partners.into_iter().any(|partner| !self.trusts(partner))
        {
            return None;
        }
        let ids = rules::Game::seat_ids(game);
        let with: Vec<&str> = partners.into_iter().map(|partner| ids[partner.index()]).collect();
        let country = &game.board().countries[at as usize].id;
        let text = format!("with {} : all coalition {country}", with.join(" "));
        (!self.asked.contains(&text)).then_some(text)
    }
}
