//! Flags.
/// Flags.
pub struct Flags;
