//! What plays in an empty seat.

mod cpu;
pub mod playout;

pub mod africa;
mod character;
pub mod couleurs;
pub mod europa;
pub mod kilimandjaro;
pub mod neuf_pistes;
mod random;
mod rollout;
mod yardstick;

pub use character::Character;
pub use random::RandomBot;
pub use rollout::{Rollout, best};
