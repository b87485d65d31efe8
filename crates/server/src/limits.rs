//! How often anybody may do anything.

use crate::config::Limits;
use crate::doors::Known;
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
    /// Requests of whatever kind, by address; and those for what takes long.
    requests: Keyed<IpAddr>,
    heavy: Keyed<IpAddr>,
    /// Tables opened, by address; and what is kept or shown to everybody.
    openings: Keyed<IpAddr>,
    showings: Keyed<IpAddr>,
    /// Attempts to log in, by account.
    logins: Keyed<String>,
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
    /// The connection that it came by, and still is.
    _connection: Option<Known>,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

fn number(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

impl RateLimiters {
    pub(crate) fn new(limits: Limits, wall: WallClock) -> RateLimiters {
        let per_second = Quota::per_second(number(limits.per_second)).allow_burst(number(burst(limits)));
        let per_minute = Quota::per_minute(number(limits.strangers_per_minute));
        let keyed = |quota| RateLimiter::dashmap_with_clock(quota, wall.clone());
        RateLimiters {
            limits,
            strangers: RateLimiter::dashmap_with_clock(per_minute, wall.clone()),
            people: RateLimiter::dashmap_with_clock(per_second, wall.clone()),
            requests: keyed(
                Quota::per_second(number(limits.requests)).allow_burst(number(many(limits.requests))),
            ),
            heavy: keyed(Quota::per_second(number(limits.heavy)).allow_burst(number(burst_of(limits.heavy)))),
            openings: keyed(Quota::per_minute(number(limits.openings))),
            showings: keyed(Quota::per_hour(number(limits.showings))),
            logins: RateLimiter::dashmap_with_clock(Quota::per_minute(number(limits.logins)), wall.clone()),
            wall,
            sockets: Arc::default(),
        }
    }

    /// A new session, or an attempt to log in.
    pub(crate) fn stranger(&self, address: IpAddr) -> Result<(), Why> {
        self.strangers.check_key(&address).map_err(|_| Why::TooFast)
    }

    /// A request of any kind.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Why> {
        self.requests.check_key(&address).map(drop).map_err(|_| Why::TooFast)
    }

    /// A request for something that takes long to make.
    pub(crate) fn heavy(&self, address: IpAddr) -> Result<(), Why> {
        self.heavy.check_key(&address).map_err(|_| Why::TooFast)
    }

    /// A new table.
    pub(crate) fn opening(&self, address: IpAddr) -> Result<(), Why> {
        self.openings.check_key(&address).map_err(|_| Why::TooFast)
    }

    /// Something of one's own that is kept for long, or that everybody sees.
    pub(crate) fn showing(&self, address: IpAddr) -> Result<(), Why> {
        self.showings.check_key(&address).map_err(|_| Why::TooFast)
    }

    /// An attempt to log in to an account, from wherever.
    pub(crate) fn login(&self, account: &str) -> Result<(), Why> {
        self.logins.check_key(&account.to_lowercase()).map_err(|_| Why::TooFast)
    }

    /// A request that changes something.
    pub(crate) fn person(&self, person: PersonId) -> Result<(), Why> {
        self.people.check_key(&person).map_err(|_| Why::TooFast)
    }

    /// A new socket.
    pub(crate) fn socket(&self, address: IpAddr, connection: Option<Known>) -> Result<SocketPlace, Why> {
        let mut sockets = self.sockets.lock().expect("sockets");
        let open = sockets.entry(address).or_default();
        if *open >= self.limits.sockets {
            return Err(Why::TooFast);
        }
        *open += 1;
        metrics::gauge!("veillee_sockets").increment(1.0);
        if let Some(Known(place)) = &connection {
            place.is_known();
        }
        Ok(SocketPlace { address, _connection: connection, sockets: self.sockets.clone() })
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
        for addresses in [&self.requests, &self.heavy, &self.openings, &self.showings] {
            addresses.retain_recent();
        }
        self.logins.retain_recent();
    }
}

/// A meter for what one person says at one table.
pub(crate) fn words(limits: Limits, wall: &WallClock) -> Meter {
    let quota = Quota::per_second(number(limits.words)).allow_burst(number(limits.words.saturating_mul(20)));
    RateLimiter::direct_with_clock(quota, wall.clone())
}

/// A page that loads asks several things at once.
fn burst(limits: Limits) -> u32 {
    burst_of(limits.per_second)
}

fn burst_of(per_second: u32) -> u32 {
    per_second.saturating_mul(3)
}

/// A house, a school or an office may come through one address.
fn many(per_second: u32) -> u32 {
    per_second.saturating_mul(10)
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
