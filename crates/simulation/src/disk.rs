//! The store that all nodes share: the real SQL, in memory, behind lines that stall, fail and forget to answer.

use crate::dice::Dice;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use store::{Hint, Sqlite};
use tokio::sync::mpsc;

/// After so long a silence of a node the others take its tables over.
const SILENCE: Duration = Duration::from_secs(10);

/// What is wrong with a node's line to the store, and until when.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Line {
    /// Nothing is answered.
    pub(crate) stalled: Duration,
    /// Everything is refused.
    pub(crate) failing: Duration,
    /// Everything is done, and no answer comes.
    pub(crate) mute: Duration,
    /// No news of other nodes come.
    pub(crate) deaf: Duration,
    /// There is no room for anything new.
    pub(crate) full: Duration,
}

/// How the clocks of a table stood when something was kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) at: Duration,
    pub(crate) last_step: u32,
    pub(crate) clocks: Option<String>,
}

/// One life of a node.
pub(crate) type Life = u64;

#[derive(Default)]
pub(crate) struct State {
    pub(crate) lines: [Line; 2],
    pub(crate) kept: Vec<Kept>,
    /// How often something was asked of it.
    pub(crate) asked: u64,
    /// Which life has which table in its charge.
    pub(crate) charges: BTreeMap<String, Life>,
    /// When each was last heard.
    beats: BTreeMap<Life, Duration>,
    listeners: Vec<(Life, usize, mpsc::Sender<Hint>)>,
    lives: Life,
}

/// The store itself. It outlives every node.
pub(crate) struct Disk {
    pub(crate) store: Sqlite,
    state: Mutex<State>,
    dice: Mutex<Dice>,
}

/// How long the world has existed.
pub(crate) fn now() -> Duration {
    turmoil::sim_elapsed().unwrap_or_default()
}

impl Disk {
    pub(crate) fn new(seed: u64) -> Arc<Disk> {
        let store = Sqlite::in_memory().expect("memory");
        Arc::new(Disk { store, state: Mutex::default(), dice: Mutex::new(Dice(seed)) })
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("the disk")
    }

    pub(crate) fn dice(&self) -> MutexGuard<'_, Dice> {
        self.dice.lock().expect("the dice")
    }

    /// A node begins to live.
    pub(crate) fn born(&self, node: usize, hints: mpsc::Sender<Hint>) -> Life {
        let mut state = self.state();
        state.lives += 1;
        let life = state.lives;
        state.listeners.retain(|(_, other, _)| *other != node);
        state.listeners.push((life, node, hints));
        state.beats.insert(life, now());
        life
    }

    /// A node says that it is alive; those that have been silent for too long are buried with what they had.
    pub(crate) fn beat(&self, life: Life) {
        let mut state = self.state();
        state.beats.insert(life, now());
        state.beats.retain(|_, seen| *seen + SILENCE > now());
        let State { charges, beats, .. } = &mut *state;
        charges.retain(|_, life| beats.contains_key(life));
    }

    /// A node goes.
    pub(crate) fn leave(&self, life: Life) {
        let mut state = self.state();
        state.beats.remove(&life);
        state.charges.retain(|_, other| *other != life);
    }

    /// Tells the other nodes that something changed at a table, if they hear it.
    pub(crate) fn tell(&self, life: Life, table: &str) {
        let state = self.state();
        for (_, node, hints) in state.listeners.iter().filter(|(other, ..)| *other != life) {
            if state.lines[*node].deaf < now() && !self.dice().once_in(10) {
                let _ = hints.try_send(Hint::Table(table.to_owned()));
            }
        }
    }
}
