//! Africa 1880.
