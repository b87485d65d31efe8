//! Africa: a quick policy that fills sheets by weighing territories, a model of each rival's wars, and a search
//! for the orders that answer best what the rivals may be writing.
//!
//! Wars are conduct, not search, until the last turn: a best response to what is expected of the others is war on nearly
//! all of them, since war costs nothing today; four bots that think so found eight colonies a game instead of 22, and one
//! that was at peace with all until it struck at all won half of its games against three of them.

mod bargain;
mod policy;
mod respond;
mod treaty;
mod trust;
mod worth;

use crate::character::Character;
use africa::{Action, Africa, Phase, View};
use rules::{Bot, Budget, Card, Quick, Random, Rules, Seat, Stream, Views, Word};
use treaty::Memory;
use trust::Trust;

/// The bot of a level, or a yardstick.
pub fn level(name: &str) -> Option<Box<dyn Bot<Africa>>> {
    Some(match name {
        "random" => Box::new(crate::RandomBot),
        "easy" => Box::new(Policy {
            noise: 6.0,
            whim: 35,
            memory: Memory::default(),
            character: Character::of(name),
        }),
        "medium" => Box::new(Policy {
            noise: 0.8,
            whim: 0,
            memory: Memory::default(),
            character: Character::of(name),
        }),
        "strong" => Box::new(Responder { memory: Memory::default(), character: Character::of(name) }),
        _ => return crate::yardstick::africa::named(name),
    })
}

/// Sheets straight from the policy.
struct Policy {
    /// How far off its judgement of an order may be, in points.
    noise: f32,
    /// How many sheets of a hundred are written without any thought.
    whim: u32,
    memory: Memory,
    character: Character,
}

impl Bot<Africa> for Policy {
    fn choose(
        &mut self,
        game: &Africa,
        view: &View,
        seat: Seat,
        _: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        let mut quick = Quick::new(random.word());
        match view.phase {
            Phase::Writing if quick.below(100) < self.whim => {
                game.sample(&game.guess(view, random), seat, random)
            }
            Phase::Writing => {
                let trust = Trust::of(view);
                let scene = worth::Scene::of(game, view);
                let mut sheet = policy::sheet(game, &scene, &trust, seat, self.noise, &mut quick);
                // a bot of few thoughts keeps its word as its character has it
                if quick.below(20) >= if self.character.false_words { 6 } else { 1 } {
                    self.memory.keep(seat, &mut sheet);
                }
                Action::Sheet(sheet)
            }
            Phase::Setup => Action::Place(policy::start(game, &view.continent(), self.noise, &mut quick)),
            Phase::Diplomacy | Phase::Over => Action::Ready,
        }
    }

    fn remember(&mut self, game: &Africa, seat: Seat, cards: &[Card]) {
        self.memory = Memory::of(game, seat, cards);
    }

    fn negotiate(&mut self, game: &Africa, view: &View, seat: Seat, random: &mut Stream) -> Vec<Word> {
        self.memory.words(game, view, seat, self.character, &mut Quick::new(random.word()))
    }
}

/// The best response to what the rivals may be writing.
struct Responder {
    memory: Memory,
    character: Character,
}

impl Bot<Africa> for Responder {
    fn choose(
        &mut self,
        game: &Africa,
        view: &View,
        seat: Seat,
        budget: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        let mut quick = Quick::new(random.word());
        match view.phase {
            Phase::Writing => Action::Sheet(respond::sheet(
                game,
                view,
                seat,
                &self.memory,
                self.character,
                budget,
                &mut quick,
            )),
            Phase::Setup => Action::Place(policy::start(game, &view.continent(), 0.5, &mut quick)),
            Phase::Diplomacy | Phase::Over => Action::Ready,
        }
    }

    fn remember(&mut self, game: &Africa, seat: Seat, cards: &[Card]) {
        self.memory = Memory::of(game, seat, cards);
    }

    fn negotiate(&mut self, game: &Africa, view: &View, seat: Seat, random: &mut Stream) -> Vec<Word> {
        self.memory.words(game, view, seat, self.character, &mut Quick::new(random.word()))
    }
}
