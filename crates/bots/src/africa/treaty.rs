//! Treaties: which a country offers, which it agrees to, and what it makes of those that it has.

use super::bargain::Scales;
use super::trust::Trust;
use super::worth::{Scene, worth};
use crate::character::Character;
use africa::{Africa, COUNTRIES, Column, Duty, Sheet, Treaty, View, honour, is_kept_by};
use rules::{Card, Deed, Fate, Quick, Random, Seat, Term, Treaties, Word};

/// What a country remembers of its treaties.
#[derive(Default)]
pub(super) struct Memory {
    /// How often each country kept its word to us, and broke it.
    kept: [f32; COUNTRIES],
    broken: [f32; COUNTRIES],
    /// What holds.
    holds: Vec<Treaty>,
    /// What waits for our word.
    waiting: Vec<(u32, Treaty)>,
    /// What was offered or holds: not to be offered again.
    open: Vec<String>,
}

/// So many treaties a country offers in a turn.
const OFFERS: usize = 2;

impl Memory {
    /// What the cards on the table say.
    pub(super) fn of(game: &Africa, seat: Seat, cards: &[Card]) -> Memory {
        let mut memory = Memory::default();
        for card in cards.iter().filter(|card| card.binds(seat)) {
            let Ok(treaty) = game.read_treaty(card.from, &card.text) else { continue };
            match card.fate {
                // a word that is kept later mends what was broken, slowly
                Fate::Broken(breakers) => {
                    breakers.into_iter().for_each(|by| memory.broken[by.index()] += 1.0);
                }
                Fate::Kept => {
                    treaty.bound().into_iter().for_each(|by| memory.kept[by.index()] += 0.5);
                }
                Fate::Agreed => memory.holds.push(treaty),
                Fate::Offered if card.awaits(seat) => memory.waiting.push((card.number, treaty)),
                _ => {}
            }
            if matches!(card.fate, Fate::Agreed | Fate::Offered) {
                memory.open.push(card.text.clone());
            }
        }
        memory
    }

    /// How far this country takes the other at its word: three kept words for one broken are the beginning.
    fn faith(&self, other: Seat) -> f32 {
        let (kept, broken) = (self.kept[other.index()] + 3.0, 2.0 * self.broken[other.index()] + 1.0);
        kept / (kept + broken)
    }

    fn trusts(&self, other: Seat) -> bool {
        self.faith(other) >= 0.5
    }

    /// How many of our promises a sheet breaks.
    pub(super) fn breaks(&self, seat: Seat, sheet: &Sheet) -> usize {
        let broken = |treaty: &&Treaty| due(treaty, seat).any(|deed| !is_kept_by(deed, seat, sheet));
        self.holds.iter().filter(broken).count()
    }

    /// The sheet as our word would have it.
    pub(super) fn keep(&self, seat: Seat, sheet: &mut Sheet) {
        self.holds.iter().for_each(|treaty| due(treaty, seat).for_each(|deed| honour(deed, seat, sheet)));
    }

    /// What others may be writing, given what they promised us: who has never broken their word mostly keeps it.
    pub(super) fn expect(&self, seat: Seat, sheets: &mut Column, random: &mut Quick) {
        for treaty in &self.holds {
            for other in treaty.parties().without(seat) {
                if (random.below(100) as f32) < 100.0 * self.faith(other) {
                    due(treaty, other).for_each(|deed| honour(deed, other, &mut sheets[other.index()]));
                }
            }
        }
    }

    /// Replies to what is offered, and offers.
    pub(super) fn words(
        &self,
        game: &Africa,
        view: &View,
        seat: Seat,
        character: Character,
        random: &mut Quick,
    ) -> Vec<Word> {
        let scene = Scene::of(game, view);
        let trust = Trust::of(view);
        let scales = Scales::of(game, view, &scene, &trust, random);
        let mut held = self.holds.clone();
        let mut words = Vec::new();
        for (number, treaty) in &self.waiting {
            let word = self.reply(game, &scales, &held, seat, *number, treaty, character, random);
            if matches!(word, Word::Agree(_)) {
                held.push(treaty.clone());
            }
            words.push(word);
        }
        let counters = words.iter().any(|word| matches!(word, Word::Counter(..)));
        let offers = self.offers(game, view, &scene, &scales, &held, seat, character);
        words.extend(offers.into_iter().take(if counters { 1 } else { OFFERS }).map(Word::Offer));
        words
    }

    #[allow(clippy::too_many_arguments, reason = "a thought and all that it weighs")]
    fn reply(
        &self,
        game: &Africa,
        scales: &Scales<'_>,
        held: &[Treaty],
        seat: Seat,
        number: u32,
        treaty: &Treaty,
        character: Character,
        random: &mut Quick,
    ) -> Word {
        let gain = scales.weigh(treaty, seat, |other| self.faith(other));
        let no = |why| Word::Decline(number, why);
        if treaty.parties().without(seat).into_iter().any(|other| !self.trusts(other)) {
            return no("you-broke-yours");
        }
        if clashes(game, seat, treaty, held) {
            return no("word-given");
        }
        if gain.kept >= character.asks - 0.005 {
            let honest = character.false_words || character.keeps(gain.betrayal, random);
            return if honest { Word::Agree(number) } else { no("cannot-keep") };
        }
        // something smaller that both could want
        let instead = format!("with {} : all ally", game.seat_id(treaty.from));
        let peace = game.read_treaty(seat, &instead).ok().filter(|peace| {
            peace.clauses != treaty.clauses
                && !self.open.contains(&instead)
                && !clashes(game, seat, peace, held)
        });
        match peace.map(|peace| scales.weigh(&peace, seat, |other| self.faith(other))) {
            Some(gain) if gain.kept > character.asks => Word::Counter(number, instead),
            _ if scales.is_last_turn() => no("end-is-near"),
            _ => no("gains-nothing"),
        }
    }

    /// What would help both, the best first, each of them possible now.
    #[allow(clippy::too_many_arguments, reason = "a thought and all that it weighs")]
    fn offers(
        &self,
        game: &Africa,
        view: &View,
        scene: &Scene,
        scales: &Scales<'_>,
        held: &[Treaty],
        seat: Seat,
        character: Character,
    ) -> Vec<String> {
        let own = scene.map.presences[seat.index()] - scene.map.colonies;
        let mut offers: Vec<(f32, String)> = Vec::new();
        for rival in game.all_seats().without(seat).into_iter().filter(|&rival| self.trusts(rival)) {
            let id = game.seat_id(rival);
            let mut texts = vec![format!("with {id} : all ally")];
            // a place about to become ours alone is worth a word to the neighbours
            let ripe = own.into_iter().filter(|&at| {
                let missing = game.board().squares(at) - scene.map.developments(at);
                let near = game.board().neighbours(at) & scene.map.presences[rival.index()];
                missing <= 1 && scene.map.present(at).len() == 1 && !near.is_empty()
            });
            texts.extend(ripe.map(|at| format!("with {id} : all ally ; {id} keep-out {}", at.id())));
            let shared = own & scene.map.presences[rival.index()];
            texts.extend(
                shared.into_iter().map(|at| format!("with {id} : all ally ; all develop {}", at.id())),
            );
            if let Some(first) = leader(game, scene, seat).filter(|&first| first != rival) {
                texts.push(format!("with {id} : all ally ; all war {}", game.seat_id(first)));
            }
            for text in texts {
                let Ok(treaty) = game.read_treaty(seat, &text) else { continue };
                let text = game.write_treaty(&treaty);
                let known = self.open.contains(&text) || clashes(game, seat, &treaty, held);
                let words: Vec<&str> = text.split(' ').collect();
                if known || !game.next_term(view, seat, &words).complete {
                    continue;
                }
                let (mine, its) = (
                    scales.weigh(&treaty, seat, |other| self.faith(other)),
                    scales.weigh(&treaty, rival, |_| 0.75),
                );
                let honest = character.false_words || mine.betrayal < character.price;
                if honest && mine.kept > character.asks && its.kept > -0.005 {
                    offers.push((mine.kept * (its.kept + 0.01), text));
                }
            }
        }
        offers.sort_by(|a, b| b.0.total_cmp(&a.0));
        offers.into_iter().map(|(_, text)| text).collect()
    }
}

/// Does a treaty ask of a seat what it has promised otherwise?
fn clashes(game: &Africa, seat: Seat, treaty: &Treaty, held: &[Treaty]) -> bool {
    let same = |old: &Treaty| old.parties() == treaty.parties() && old.clauses == treaty.clauses;
    let against =
        |old: &Treaty| due(treaty, seat).any(|new| due(old, seat).any(|old| game.contradict(seat, new, old)));
    held.iter().any(|old| same(old) || against(old))
}

/// What a treaty asks of a seat's next sheet: what is to be done once, and later, is not due yet.
pub(super) fn due(treaty: &Treaty, seat: Seat) -> impl Iterator<Item = &Deed<Duty>> {
    let now = matches!(treaty.term, Term::Turn);
    let lasting = |duty: Duty| !matches!(duty, Duty::Develop(_) | Duty::Enter(_) | Duty::Land(_));
    let own = treaty.clauses.iter().map(|clause| &clause.deed).filter(move |deed| deed.doers.contains(seat));
    own.filter(move |deed| now || lasting(deed.duty))
}

/// Who is so far ahead of this country that something should be done about it.
fn leader(game: &Africa, scene: &Scene, seat: Seat) -> Option<Seat> {
    let worth = worth(game, &scene.map, scene.turns);
    let ahead = |rival: Seat| worth[rival.index()] - worth[seat.index()];
    let first = game.all_seats().without(seat).into_iter().max_by(|a, b| ahead(*a).total_cmp(&ahead(*b)))?;
    (ahead(first) > 10.0).then_some(first)
}
