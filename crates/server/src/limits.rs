//! How often anybody may do anything.

use crate::config::Limits;
use crate::error::Why;
use crate::now::WallClock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::Instant;
use store::PersonId;

/// The limiters that requests pass.
pub(crate) struct RateLimiters {
    limits: Limits,
    wall: WallClock,
    /// New sessions and attempts to log in, by address.
    strangers: Keyed<IpAddr>,
    /// Requests that change something, by person.
    people: Keyed<PersonId>,
    /// Open sockets, by address.
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

type Limiter<K, S> = RateLimiter<K, S, WallClock, NoOpMiddleware<Instant>>;
type Keyed<K> = Limiter<K, DefaultKeyedStateStore<K>>;

/// Counts the messages of one socket.
pub(crate) type Meter = Limiter<NotKeyed, InMemoryState>;

/// An open socket's place; given back when dropped.
pub(crate) struct SocketPlace {
    address: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

fn number(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

impl RateLimiters {
    pub(crate) fn new(limits: Limits, wall: WallClock) -> RateLimiters {
        let per_second = Quota::per_second(number(limits.per_second)).allow_burst(number(burst(limits)));
        let per_minute = Quota::per_minute(number(limits.strangers_per_minute));
        RateLimiters {
            limits,
            strangers: RateLimiter::dashmap_with_clock(per_minute, wall.clone()),
            people: RateLimiter::dashmap_with_clock(per_second, wall.clone()),
            wall,
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
        RateLimiter::direct_with_clock(quota, self.wall.clone())
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
