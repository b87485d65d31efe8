//! Treaties: which a country offers, which it agrees to, and what it makes of those that it has.

use super::policy;
use super::trust::Trust;
use super::worth::{Scene, worth};
use africa::{Africa, COUNTRIES, Column, Sheet, Treaty, View};
use rules::{Card, Fate, Quick, Random, Seat, Treaties, Word};

/// What a country remembers of its treaties.
#[derive(Default)]
pub(super) struct Memory {
    /// How often each country broke its word to us.
    betrayals: [u32; COUNTRIES],
    /// What holds this turn: who offered it, with whom we have it, and what it says.
    holds: Vec<(Seat, Seat, Treaty)>,
    /// What waits for our word.
    waiting: Vec<(u32, Seat, Treaty)>,
    /// What we have offered and nobody has answered, and what holds: not to be offered again.
    open: Vec<String>,
}

/// So many treaties a country offers in a turn.
const OFFERS: usize = 2;

impl Memory {
    /// What the cards on the table say.
    pub(super) fn of(game: &Africa, seat: Seat, cards: &[Card]) -> Memory {
        let mut memory = Memory::default();
        for card in cards.iter().filter(|card| card.binds(seat)) {
            let Ok(treaty) = game.read_treaty(&card.text) else { continue };
            let other = if card.from == seat {
                game.partners(&treaty).into_iter().next().unwrap_or(card.from)
            } else {
                card.from
            };
            match card.fate {
                Fate::Broken(breakers) => {
                    breakers.into_iter().for_each(|by| memory.betrayals[by.index()] += 1);
                }
                Fate::Agreed => {
                    memory.holds.push((card.from, other, treaty));
                    memory.open.push(card.text.clone());
                }
                Fate::Offered if card.awaits(seat) => memory.waiting.push((card.number, card.from, treaty)),
                Fate::Offered => memory.open.push(card.text.clone()),
                Fate::Declined | Fate::Lapsed | Fate::Kept => {}
            }
        }
        memory
    }

    /// Does this country still take the other at its word?
    fn trusts(&self, other: Seat) -> bool {
        self.betrayals[other.index()] < 2
    }

    /// How many of our promises a sheet breaks.
    pub(super) fn broken(&self, seat: Seat, sheet: &Sheet) -> usize {
        self.holds.iter().filter(|(from, _, treaty)| treaty.is_broken_by(*from, seat, sheet)).count()
    }

    /// The sheet as our word would have it.
    pub(super) fn keep(&self, seat: Seat, sheet: &mut Sheet) {
        self.holds.iter().for_each(|(from, _, treaty)| treaty.honour(*from, seat, sheet));
    }

    /// What others may be writing, given what they promised us: who has never broken their word mostly keeps it.
    pub(super) fn expect(&self, sheets: &mut Column, random: &mut Quick) {
        for (from, other, treaty) in &self.holds {
            let faith = [85, 50, 15][self.betrayals[other.index()].min(2) as usize];
            if random.below(100) < faith {
                treaty.honour(*from, *other, &mut sheets[other.index()]);
            }
        }
    }

    /// Replies to what is offered, and offers.
    pub(super) fn words(&self, game: &Africa, view: &View, seat: Seat, random: &mut Quick) -> Vec<Word> {
        let scene = Scene::of(game, view);
        let trust = Trust::of(view);
        let plan = policy::sheet(game, &scene, &trust, seat, 0.1, random);
        let mut words: Vec<Word> = self
            .waiting
            .iter()
            .map(|(number, from, treaty)| {
                let suits = match treaty.enemy() {
                    Some(enemy) => {
                        trust.war(enemy, seat) > 0.4
                            || !self.trusts(enemy)
                            || leader(game, &scene, seat) == Some(enemy)
                    }
                    // peace is worth a change of plan, other things only what they cost: nothing
                    None => plan.war().contains(*from) || !treaty.is_broken_by(*from, seat, &plan),
                };
                Word::Reply(*number, self.trusts(*from) && suits)
            })
            .collect();
        let offers = self.offers(game, view, &scene, &trust, seat).into_iter();
        words.extend(offers.filter(|text| !self.open.contains(text)).take(OFFERS).map(Word::Offer));
        words
    }

    /// What would be good to have, the best first, each of them possible now.
    fn offers(&self, game: &Africa, view: &View, scene: &Scene, trust: &Trust, seat: Seat) -> Vec<String> {
        let own = scene.map.presences[seat.index()] - scene.map.colonies;
        let meets = |rival: Seat| (own & scene.map.presences[rival.index()]).len();
        let mut rivals: Vec<Seat> =
            game.all_seats().without(seat).into_iter().filter(|&rival| self.trusts(rival)).collect();
        rivals.sort_by_key(|&rival| std::cmp::Reverse(meets(rival)));
        let mut offers = Vec::new();
        for rival in rivals {
            let id = game.seat_id(rival);
            if meets(rival) > 0 && trust.war(rival, seat) < 0.7 {
                offers.push(format!("{id} alliance"));
            }
            // a place about to become ours alone is worth a word to the neighbours
            let ripe = own.into_iter().find(|&at| {
                let missing = game.board().squares(at) - scene.map.developments(at);
                let near = game.board().neighbours(at) & scene.map.presences[rival.index()];
                missing <= 1 && scene.map.present(at).len() == 1 && !near.is_empty()
            });
            offers.extend(ripe.map(|at| format!("{id} keep-out {}", at.id())));
            if let Some(first) = leader(game, scene, seat).filter(|&first| first != rival) {
                offers.push(format!("{id} war {}", game.seat_id(first)));
            }
        }
        offers.retain(|text| game.can_be_offered(view, seat, text));
        offers
    }
}

/// Who is so far ahead of this country that something should be done about it.
fn leader(game: &Africa, scene: &Scene, seat: Seat) -> Option<Seat> {
    let worth = worth(game, &scene.map, scene.turns);
    let ahead = |rival: Seat| worth[rival.index()] - worth[seat.index()];
    let first = game.all_seats().without(seat).into_iter().max_by(|a, b| ahead(*a).total_cmp(&ahead(*b)))?;
    (ahead(first) > 10.0).then_some(first)
}
