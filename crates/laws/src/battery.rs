//! The battery: sampled games, examined law by law.

use crate::walk::{Tally, walk};
use rules::{Game, Listed, Options, Setup, Stream, Treaties, Viewer};
use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use table::{Legal, Treating, Typed};

/// Changes every secret that the viewer cannot know, working on the state directly. Written from the table of
/// secrets in the game's RULES.md, not from its `view.rs`.
pub type Scramble<G> = fn(&G, &<G as rules::Rules>::State, Viewer, &mut Stream) -> <G as rules::Rules>::State;

/// What must stay the same all through a game, as text.
pub(crate) type Conserved<G> = Box<dyn Fn(&G, &<G as rules::Rules>::State) -> String>;

/// What must be true all through a game.
pub(crate) type Invariant<G> = Box<dyn Fn(&G, &<G as rules::Rules>::State) -> bool>;

/// The laws, ready to be asked of one game in one set-up.
///
/// ```
/// use laws::{Battery, setup, toys::Bids};
/// // as a game's tests/laws.rs would, in a #[test]
/// Battery::<Bids>::new(setup(&["a", "b"], &[("ties", "nobody")])).listed().games(5).run();
/// ```
pub struct Battery<G: Game> {
    pub(crate) setup: Setup,
    pub(crate) legal: Option<Legal<G>>,
    pub(crate) scramble: Option<Scramble<G>>,
    pub(crate) conserved: Option<Conserved<G>>,
    pub(crate) invariant: Option<Invariant<G>>,
    pub(crate) treaties: Option<&'static dyn Treating<G>>,
    pub(crate) across_slots: &'static [&'static str],
    secrets_percent: u32,
    games: u64,
    first_seed: u64,
}

/// A law that a game broke, with what is needed to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The name of the law.
    pub law: &'static str,
    /// The game that broke it: see [`Battery::from_seed`].
    pub seed: u64,
    /// After how many decisions and rolls.
    pub step: usize,
    /// The position then.
    pub position: String,
    /// What did not hold.
    pub why: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { law, seed, step, position, why } = self;
        write!(f, "law of {law}, seed {seed}, step {step}\n  position {position}\n  {why}")
    }
}

/// A set-up on the board of the box.
pub fn setup(seats: &[&str], options: &[(&str, &str)]) -> Setup {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    Setup {
        seats: seats.iter().map(|&seat| seat.to_owned()).collect(),
        options: options.collect::<Options>(),
        board: None,
    }
}

impl<G: Game> Battery<G> {
    /// The laws for a game in this set-up.
    pub fn new(setup: Setup) -> Battery<G> {
        Battery {
            setup,
            legal: None,
            scramble: None,
            conserved: None,
            invariant: None,
            treaties: None,
            across_slots: &[],
            secrets_percent: 50,
            games: 50,
            first_seed: 0,
        }
    }

    /// The game lists its actions: list, judge, samples and prompts must agree both ways.
    #[must_use]
    pub fn listed(mut self) -> Battery<G>
    where
        G: Listed,
    {
        self.legal = Some(G::legal);
        self
    }

    /// The game has secrets, and this changes all that a viewer cannot know.
    #[must_use]
    pub fn scramble(mut self, scramble: Scramble<G>) -> Battery<G> {
        self.scramble = Some(scramble);
        self
    }

    /// The share of examined positions in which scrambling must really change something: 50 percent unless the
    /// game says otherwise (for much of it, nothing is secret).
    #[must_use]
    pub fn secrets_in(mut self, percent: u32) -> Battery<G> {
        self.secrets_percent = percent;
        self
    }

    /// The game has treaty cards: they are offered, agreed to and judged at the tables of the battery.
    #[must_use]
    pub fn treaties(mut self) -> Battery<G>
    where
        G: Treaties,
    {
        self.treaties = Some(&Typed::<G>::CARDS);
        self
    }

    /// This is true at every moment of a game, the first one included.
    #[must_use]
    pub fn invariant(mut self, holds: impl Fn(&G, &G::State) -> bool + 'static) -> Battery<G> {
        self.invariant = Some(Box::new(holds));
        self
    }

    /// What this counts is the same at every moment of a game.
    #[must_use]
    pub fn conserved<Q: Quantity>(mut self, count: impl Fn(&G, &G::State) -> Q + 'static) -> Battery<G> {
        self.conserved = Some(Box::new(move |game, state| format!("{:?}", count(game, state))));
        self
    }

    /// Clauses that bind several slots of one answer together: slots filled one by one may break these, and
    /// only these.
    #[must_use]
    pub fn across_slots(mut self, clauses: &'static [&'static str]) -> Battery<G> {
        self.across_slots = clauses;
        self
    }

    /// How many games are sampled; 50 unless said otherwise. `VEILLEE_SOAK=20` samples twenty times as many.
    #[must_use]
    pub fn games(mut self, games: u64) -> Battery<G> {
        self.games = games;
        self
    }

    /// The seed of the first game; 0 unless said otherwise.
    #[must_use]
    pub fn from_seed(mut self, seed: u64) -> Battery<G> {
        self.first_seed = seed;
        self
    }

    /// Asks every law of every sampled game.
    ///
    /// # Panics
    /// With the first breach of each law that was broken.
    pub fn run(&self) {
        let broken = self.broken();
        let list: Vec<String> = broken.iter().map(Broken::to_string).collect();
        assert!(list.is_empty(), "{} laws broken by {}:\n{}", list.len(), G::KEY, list.join("\n"));
    }

    /// The first breach of each law that was broken.
    pub fn broken(&self) -> Vec<Broken> {
        let game = match G::open(&self.setup) {
            Ok(game) => game,
            Err(faults) => {
                let why = format!("{faults:?}");
                return vec![Broken { law: "set-up", seed: 0, step: 0, position: String::new(), why }];
            }
        };
        let ids = game.seat_ids();
        if ids.len() != usize::from(game.seats()) || !self.setup.seats.iter().eq(&ids) {
            let why = format!("{:?} sat down, {ids:?} play", self.setup.seats);
            return vec![Broken { law: "set-up", seed: 0, step: 0, position: String::new(), why }];
        }
        let mut broken: BTreeMap<&'static str, Broken> = BTreeMap::new();
        let mut tally = Tally::default();
        for seed in self.first_seed..self.first_seed + self.games * soak() {
            walk(self, &game, seed, &mut tally, &mut |found: Broken| {
                broken.entry(found.law).or_insert(found);
            });
        }
        if self.scramble.is_some() && tally.scrambled * 100 < tally.tried * self.secrets_percent {
            let why = format!(
                "scrambling changed the state in {} of {} tries; see `secrets_in`",
                tally.scrambled, tally.tried
            );
            let breach =
                Broken { law: "scramble", seed: self.first_seed, step: 0, position: String::new(), why };
            broken.entry(breach.law).or_insert(breach);
        }
        broken.into_values().collect()
    }
}

/// How many times as many games as usual are to be sampled.
fn soak() -> u64 {
    std::env::var("VEILLEE_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// What can be counted: numbers, and several of them together. What is true or false is an
/// [`invariant`](Battery::invariant): if it were false from the start, it would stay the same, too.
///
/// ```compile_fail
/// fn conserved(_: impl laws::Quantity) {}
/// conserved(true);
/// ```
pub trait Quantity: Debug {}

impl Quantity for u8 {}
impl Quantity for u32 {}
impl Quantity for usize {}
impl<Q: Quantity> Quantity for Vec<Q> {}
impl<Q: Quantity, const N: usize> Quantity for [Q; N] {}
impl<A: Quantity, B: Quantity> Quantity for (A, B) {}
