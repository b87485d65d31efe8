//! Real parts for tests.

mod cluster;

pub use cluster::Cluster;
