//! Tables in memory: one task owns each and answers one request at a time.
//!
//! A step is committed before anybody hears of it. What is in memory is a cache of the store: after a
//! conflict or a failed write it is thrown away and read again. The store refuses a second writer, so any node may
//! hold any table; one of them has it in its charge, plays its bots and minds its clocks.

mod acts;
mod ahead;
mod bots;
mod changes;
mod charge;
mod clocks;
mod desks;
mod drafts;
mod fanout;
mod history;
mod info;
mod keeper;
mod load;
mod numbers;
mod presence;
mod reading;
mod request;
mod scene;
mod seats;
mod sockets;
mod talk;
mod task;
mod viewers;

pub(crate) use acts::given;
pub(crate) use charge::SOON;
pub(crate) use info::card;
pub(crate) use keeper::Keeper;
pub(crate) use load::{apply, open, opening};
pub(crate) use request::{Attach, Caller, Handle, Outlet, Request, SocketId};
pub(crate) use seats::{Chair, is_called_so};
pub(crate) use sockets::refusal;
