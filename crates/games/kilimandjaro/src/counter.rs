//! The chance counters: eight bananas, four lions, four exchanges (KI-03).

use rules::{Member, Seat, Set};
use serde::Serialize;

/// What a counter shows on its face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Counter {
    /// May go on by the same distance (KI-25).
    Banana,
    /// Must go back to a village (KI-26).
    Lion,
    /// May change places (KI-27), or must send someone back (KI-33).
    Exchange,
}

impl Counter {
    /// All of them, in the order of the board file.
    pub const ALL: [Counter; 3] = [Counter::Banana, Counter::Lion, Counter::Exchange];
    /// How many counters there are (KI-03).
    pub const TOTAL: u8 = 16;

    /// How many there are of this face (KI-03).
    pub const fn total(self) -> u8 {
        match self {
            Counter::Banana => 8,
            Counter::Lion | Counter::Exchange => 4,
        }
    }

    /// The word of the notation and of the board file.
    pub const fn word(self) -> &'static str {
        match self {
            Counter::Banana => "banana",
            Counter::Lion => "lion",
            Counter::Exchange => "exchange",
        }
    }

    /// The counter of a word.
    pub fn of(word: &str) -> Option<Counter> {
        Counter::ALL.into_iter().find(|counter| counter.word() == word)
    }
}

impl Member for Counter {
    type Bits = u8;
    #[inline(always)]
    fn index(self) -> usize {
        self as usize
    }
    #[inline(always)]
    fn of_index(index: usize) -> Counter {
        Counter::ALL[index]
    }
}

/// Counters in no order: how many of each face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counters([u8; 3]);

impl Counters {
    /// No counter.
    pub const NONE: Counters = Counters([0; 3]);

    /// The whole set (KI-03).
    pub fn all() -> Counters {
        Counters(Counter::ALL.map(Counter::total))
    }

    /// How many of this face.
    #[inline(always)]
    pub const fn count(self, counter: Counter) -> u8 {
        self.0[counter as usize]
    }

    /// How many in all.
    #[inline(always)]
    pub const fn len(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// No counter at all?
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Adds one.
    #[inline(always)]
    pub fn add(&mut self, counter: Counter) {
        self.0[counter as usize] += 1;
    }

    /// Takes one out, of which there is at least one here.
    #[inline(always)]
    pub fn take(&mut self, counter: Counter) {
        self.0[counter as usize] -= 1;
    }

    /// How many different faces.
    #[inline(always)]
    pub fn kinds(self) -> u32 {
        self.faces().len() as u32
    }

    /// Different face number `n`, counted from 0.
    #[inline(always)]
    pub fn nth_kind(self, n: u32) -> Counter {
        self.faces().nth(n)
    }

    /// The faces that are here.
    #[inline(always)]
    fn faces(self) -> Set<Counter> {
        let [bananas, lions, exchanges] = self.0;
        Set((bananas > 0) as u8 | ((lions > 0) as u8) << 1 | ((exchanges > 0) as u8) << 2)
    }

    /// Every different face here, once.
    pub fn iter_kinds(self) -> impl Iterator<Item = Counter> {
        self.faces().into_iter()
    }

    /// Every counter.
    pub fn iter(self) -> impl Iterator<Item = Counter> {
        Counter::ALL.into_iter().flat_map(move |c| (0..self.count(c)).map(move |_| c))
    }
}

impl FromIterator<Counter> for Counters {
    fn from_iter<I: IntoIterator<Item = Counter>>(counters: I) -> Counters {
        counters.into_iter().fold(Counters::NONE, |mut all, counter| {
            all.add(counter);
            all
        })
    }
}

/// A counter that lies on the path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// What it shows, or would show.
    pub counter: Counter,
    /// Who laid it, which everybody saw.
    pub by: Seat,
    /// Has it been turned face up?
    pub up: bool,
}
