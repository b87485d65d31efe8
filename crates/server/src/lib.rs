//! The site: HTTP, sockets, one writer a table.

pub mod wire;
