//! Real parts for tests: a throw-away PostgreSQL cluster, and visitors who come to a site through its front
//! door.

mod cluster;
mod picks;
mod socket;
mod visitor;

pub use cluster::Cluster;
pub use picks::picks;
pub use socket::Socket;
pub use visitor::Visitor;
