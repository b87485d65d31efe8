//! How often anybody may do anything.

use crate::config::Limits;
use crate::error::Why;
use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use store::PersonId;

/// The gates that requests pass.
pub(crate) struct Gates {
    limits: Limits,
    /// New sessions and attempts to log in, by address.
    strangers: DefaultKeyedRateLimiter<IpAddr>,
    /// Requests that change something, by person.
    people: DefaultKeyedRateLimiter<PersonId>,
    /// Open sockets, by address.
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

/// Counts the messages of one socket.
pub(crate) type Meter = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

/// An open socket's place; given back when dropped.
pub(crate) struct SocketPlace {
    address: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

fn number(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

impl Gates {
    pub(crate) fn new(limits: Limits) -> Gates {
        let per_second = Quota::per_second(number(limits.per_second)).allow_burst(number(burst(limits)));
        Gates {
            limits,
            strangers: RateLimiter::keyed(Quota::per_minute(number(limits.strangers_per_minute))),
            people: RateLimiter::keyed(per_second),
            sockets: Arc::default(),
        }
    }

    /// A new session, or an attempt to log in.
    pub(crate) fn stranger(&self, address: IpAddr) -> Result<(), Why> {
        self.strangers.check_key(&address).map_err(|_| Why::TooFast)
    }

    /// A request that changes something.
    pub(crate) fn person(&self, person: PersonId) -> Result<(), Why> {
        self.people.check_key(&person).map_err(|_| Why::TooFast)
    }

    /// A new socket.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<SocketPlace, Why> {
        let mut sockets = self.sockets.lock().expect("sockets");
        let open = sockets.entry(address).or_default();
        if *open >= self.limits.sockets {
            return Err(Why::TooFast);
        }
        *open += 1;
        metrics::gauge!("veillee_sockets").increment(1.0);
        Ok(SocketPlace { address, sockets: self.sockets.clone() })
    }

    /// A meter for the messages of a new socket.
    pub(crate) fn meter(&self) -> Meter {
        let quota = Quota::per_second(number(self.limits.per_second)).allow_burst(number(burst(self.limits)));
        RateLimiter::direct(quota)
    }

    /// Forgets those who have been quiet; called now and then.
    pub(crate) fn tidy(&self) {
        self.strangers.retain_recent();
        self.people.retain_recent();
    }
}

/// A page that loads asks several things at once.
fn burst(limits: Limits) -> u32 {
    limits.per_second.saturating_mul(3)
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        metrics::gauge!("veillee_sockets").decrement(1.0);
        let mut sockets = self.sockets.lock().expect("sockets");
        if let Some(open) = sockets.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}
