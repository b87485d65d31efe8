//! The site: HTTP, sockets, one writer a table.
