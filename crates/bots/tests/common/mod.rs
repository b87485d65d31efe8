//! What the tests of all games' bots ask: is every answer legal and in time, is the same luck the same game, and is a
//! level worth its name? Budgets are counted in looks at the clock, so that games are the same on every machine.

use rules::{Bot, Budget, Game, Seat, Seats, Setup, Stream, Turn, Viewer};
use std::cell::Cell;

pub const LEVELS: [&str; 4] = ["random", "easy", "medium", "strong"];

/// A bot whose time is up looks at the clock at most so often before it answers.
const LATE: u32 = 4;

pub type Levels<G> = fn(&str) -> Option<Box<dyn Bot<G>>>;

/// A game with its first so many seats.
pub fn open<G: Game>(seats: usize, options: &[(&str, &str)]) -> G {
    let seats = G::SEATS[..seats].iter().map(|&id| id.to_owned()).collect();
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    G::open(&Setup { seats, options, board: None }).unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// Games between bots.
pub struct Match<'a, G: Game> {
    pub game: &'a G,
    pub levels: Levels<G>,
    /// Looks at the clock that an answer may take.
    pub looks: u32,
    /// Decisions that chance answers before the bots take over.
    pub opening: usize,
    /// A game is left where it is after so many decisions.
    pub longest: usize,
}

impl<'a, G: Game> Match<'a, G> {
    pub fn new(game: &'a G, levels: Levels<G>, looks: u32) -> Match<'a, G> {
        Match { game, levels, looks, opening: 0, longest: usize::MAX }
    }

    /// Plays a game; every answer is judged and handed to `watch` with the state that it answers. Returns the last state.
    pub fn watch(&self, names: &[&str], seed: u64, mut watch: impl FnMut(&G::State, &G::Action)) -> G::State {
        let game = self.game;
        let mut bots: Vec<_> = names.iter().map(|name| (self.levels)(name).expect("a level")).collect();
        let (mut random, mut chance) = (Stream::from_number(seed), Stream::from_number(!seed));
        let (mut state, mut events) = (game.start(), Vec::new());
        let mut decisions = 0;
        loop {
            match game.turn(&state) {
                Turn::Decide(_) if decisions == self.longest => return state,
                Turn::Over => return state,
                Turn::Chance => {
                    let roll = game.roll(&state, &mut chance);
                    game.settle(&mut state, &roll, &mut events);
                }
                Turn::Decide(asked) => {
                    let joint: Vec<(Seat, G::Action)> = asked
                        .into_iter()
                        .map(|seat| {
                            let action = if decisions < self.opening {
                                game.sample(&state, seat, &mut random)
                            } else {
                                self.ask(bots[seat.index()].as_mut(), &state, seat, &mut random)
                            };
                            assert_eq!(game.check(&state, seat, &action), Ok(()), "{names:?} {seat:?}");
                            watch(&state, &action);
                            (seat, action)
                        })
                        .collect();
                    game.resolve(&mut state, &joint, &mut events);
                    decisions += 1;
                }
            }
            for event in events.drain(..) {
                for (place, bot) in (0..).zip(&mut bots) {
                    let seen = game.event_view(&event, Viewer::Seat(Seat(place)));
                    seen.iter().for_each(|event| bot.notice(game, event));
                }
            }
        }
    }

    fn ask(&self, bot: &mut dyn Bot<G>, state: &G::State, seat: Seat, random: &mut Stream) -> G::Action {
        let looked = Cell::new(0);
        let over = || looked.replace(looked.get() + 1) >= self.looks;
        let view = self.game.view(state, Viewer::Seat(seat));
        let action = bot.choose(self.game, &view, seat, &Budget::until(&over), random);
        assert!(looked.get() <= self.looks.saturating_add(LATE), "{} looks at the clock", looked.get());
        action
    }

    /// The last state of a game.
    pub fn play(&self, names: &[&str], seed: u64) -> G::State {
        self.watch(names, seed, |_, _| {})
    }

    /// Who won.
    pub fn winners(&self, names: &[&str], seed: u64) -> Seats {
        let outcome = self.game.standing(&self.play(names, seed)).outcome;
        outcome.map_or(Seats::NONE, |outcome| outcome.winners)
    }

    /// How many of so many games the one bot wins, alone or not, against others of another level, seats rotated.
    pub fn wins(&self, one: &str, others: &str, games: u64) -> u64 {
        let seats = usize::from(self.game.seats());
        let won = |number: &u64| {
            let hero = (*number as usize) % seats;
            let mut names = vec![others; seats];
            names[hero] = one;
            self.winners(&names, *number).contains(Seat(hero as u8))
        };
        (0..games).filter(won).count() as u64
    }

    /// The same luck makes the same game, answer by answer.
    pub fn is_repeatable(&self, names: &[&str], seed: u64) {
        let answers = || {
            let mut answers = Vec::new();
            self.watch(names, seed, |_, action| answers.push(self.game.write_action(action)));
            answers
        };
        assert_eq!(answers(), answers(), "{names:?}");
    }

    /// Yardsticks of the arena answer legally as well, whatever time they have.
    pub fn yardsticks_answer(&mut self, names: &[&str]) {
        for looks in [0, 3] {
            self.looks = looks;
            let seats = usize::from(self.game.seats());
            for start in 0..names.len() {
                let seated: Vec<&str> = (start..start + seats).map(|at| names[at % names.len()]).collect();
                self.play(&seated, start as u64);
            }
        }
    }

    /// Every level, at every seat, with some time and without.
    pub fn every_level_answers(&mut self) {
        for (looks, shift) in
            [0, 3].into_iter().flat_map(|looks| (0..LEVELS.len()).map(move |shift| (looks, shift)))
        {
            self.looks = looks;
            let seats = usize::from(self.game.seats());
            let names: Vec<&str> = (0..seats).map(|seat| LEVELS[(seat + shift) % LEVELS.len()]).collect();
            self.play(&names, shift as u64);
        }
        assert!((self.levels)("godlike").is_none());
    }
}
