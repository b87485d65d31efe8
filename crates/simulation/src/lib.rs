//! Whole sites in a world that follows from a seed: nodes, their store, the network between them and those who play,
//! and time itself. Nodes crash, lines break, the store stalls, fails, or does what it was asked and does not say so; when
//! it is over, what everybody was told is held against the log.
//!
//! ```sh
//! cargo run -p simulation -- 1000        # seeds 0 to 999
//! cargo run -p simulation -- --seed 17   # one of them, with its story
//! ```

mod alone;
mod check;
mod dice;
mod disk;
mod faults;
mod node;
mod player;
mod world;

pub use alone::{Unattended, unattended};
pub use world::{Story, run};
