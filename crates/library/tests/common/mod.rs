//! Real games to test with: played by random bots, from every box on the shelf.
#![allow(clippy::disallowed_methods)] // tests may look at the clock

use library::{Seating, Title};
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestCaseResult, TestRunner};
use rules::{Budget, Options, Setup, Stream, Turn};
use std::time::{Duration, Instant};
use table::{By, Level, LiveTable, Mind, Opening, Salt, Seed, Step};

/// How to open a game.
pub fn opening(title: &Title, seats: usize, options: &Options, seed: u64) -> Opening {
    let seats = title.seat(&Seating::Count(seats)).expect("a number of seats that can play");
    Opening {
        setup: Setup { seats, options: options.clone(), board: None },
        seed: Seed::from_number(seed),
        salt: Salt::from_number(seed),
        manual_chance: false,
        position: None,
    }
}

/// A table of this game that has begun.
pub fn begin(title: &Title, opening: Opening) -> Box<dyn LiveTable> {
    let mut table = title.open(opening).unwrap_or_else(|errors| panic!("{}: {errors:?}", title.key));
    table.begin();
    table
}

/// Plays on with random bots, to the end or for so many answers; `seen` looks on before each.
pub fn play(
    table: &mut dyn LiveTable,
    answers: usize,
    seed: u64,
    mut seen: impl FnMut(&dyn LiveTable, &str),
) {
    let mut random = Stream::from_number(seed);
    for _ in 0..answers {
        let Turn::Decide(_) = table.turn() else { return };
        let seat = table.awaited().into_iter().next().expect("somebody is awaited");
        let thought = table.think(seat, "random").expect("every game has a random bot");
        let action = thought(&mut Mind::default(), &Budget::until(&|| true), &mut random);
        seen(table, &action);
        let answer = Step::Answer { seat, action: action.clone().into(), by: By::Bot };
        table.act(answer).unwrap_or_else(|refusal| panic!("{} {action}: {refusal}", table.game()));
    }
}

/// Texts of a game, as it writes them itself.
pub struct Material {
    pub title: &'static Title,
    pub positions: Vec<String>,
    pub actions: Vec<String>,
    /// What chance decided; an action, for games without chance.
    pub rolls: Vec<String>,
    pub record: String,
}

/// A game of every title.
pub fn materials() -> Vec<Material> {
    library::titles().map(material).collect()
}

/// A game of this title, played to its end.
pub fn material(title: &'static Title) -> Material {
    let mut table = begin(title, opening(title, title.min_seats, &Options::new(), 5));
    let (mut positions, mut actions) = (vec![table.position()], Vec::new());
    play(table.as_mut(), 100_000, 5, |table, action| {
        positions.push(table.position());
        actions.push(action.to_owned());
    });
    let record = table.record(Level::Full, &[]);
    let rolls = record.lines().filter_map(|line| Some(line.split_once(". * ")?.1.to_owned()));
    let rolls = rolls.chain(actions.first().cloned()).collect();
    Material { title, positions, actions, rolls, record }
}

const ROUNDS: u64 = 10;

/// Runs the test on so many rounds of examples, the same every time; with `VEILLEE_FUZZ_SECONDS`, on as many more as
/// there is time for.
pub fn for_a_while<S: Strategy>(strategy: S, test: impl Fn(S::Value) -> TestCaseResult) {
    let seconds =
        std::env::var("VEILLEE_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(0.0);
    let end = Instant::now() + Duration::from_secs_f64(seconds);
    for round in 0.. {
        let rng_seed = RngSeed::Fixed(round);
        let config = Config { cases: 16, failure_persistence: None, rng_seed, ..Config::default() };
        TestRunner::new(config)
            .run(&strategy, &test)
            .unwrap_or_else(|failure| panic!("round {round}: {failure}"));
        if round >= ROUNDS && Instant::now() >= end {
            break;
        }
    }
}
