//! Players of a different make, to measure the bots by: seated in the arena by name, never offered to people. They are
//! small and use nothing of the bots' (but for one of Europa's), so that a weakness of these is not theirs as well.

pub(crate) mod africa;
pub(crate) mod europa;
pub(crate) mod kilimandjaro;
pub(crate) mod neuf_pistes;
