//! The pages, built and embedded.
