//! Who may be connected: so many in all, so many from one place, and room kept for those who play.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use tokio::task::AbortHandle;

/// Descriptors for everything that is not a visitor: the store, the log, the listener.
const OURS: usize = 64;

/// The connections of a site.
pub(crate) struct Doors {
    most: usize,
    each: usize,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    next: u64,
    open: usize,
    from: HashMap<IpAddr, usize>,
    /// Those of whom nobody knows yet who they are, the oldest first: when there is no room left, they make it.
    unknown: BTreeMap<u64, Option<AbortHandle>>,
}

/// A connection's place; given back when dropped.
pub(crate) struct Place {
    doors: Arc<Doors>,
    number: u64,
    from: IpAddr,
}

/// A connection's place, as a request of it carries it.
#[derive(Clone)]
pub(crate) struct Known(pub(crate) Arc<Place>);

impl Doors {
    /// So many at most from one place, and as many in all as there are descriptors for, or fewer.
    pub(crate) fn new(most: u32, each: u32) -> Arc<Doors> {
        let descriptors = descriptors().saturating_sub(OURS).max(OURS);
        Arc::new(Doors {
            most: descriptors.min(most as usize),
            each: each as usize,
            inside: Mutex::default(),
        })
    }

    /// Lets somebody in; `None` if too many have come from there (where that is counted), or all who are inside are known.
    pub(crate) fn enter(self: &Arc<Doors>, from: IpAddr, counted: bool) -> Option<Place> {
        let mut inside = self.inside.lock().expect("doors");
        if counted && inside.from.get(&from).is_some_and(|open| *open >= self.each) {
            return None;
        }
        // one that has just come has no handle yet, and is not the oldest for long
        if inside.open >= self.most {
            let (_, oldest) = inside.unknown.pop_first()?;
            if let Some(handle) = oldest {
                handle.abort();
            }
        }
        let number = inside.next;
        inside.next += 1;
        inside.open += 1;
        *inside.from.entry(from).or_default() += 1;
        inside.unknown.insert(number, None);
        metrics::gauge!("veillee_connections").increment(1.0);
        Some(Place { doors: self.clone(), number, from })
    }

    /// The task that serves a place, as long as nobody knows whose it is.
    pub(crate) fn served_by(&self, number: u64, task: AbortHandle) {
        if let Some(unknown) = self.inside.lock().expect("doors").unknown.get_mut(&number) {
            *unknown = Some(task);
        }
    }
}

impl Place {
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// Whoever is here has shown a session: the place is theirs.
    pub(crate) fn is_known(&self) {
        self.doors.inside.lock().expect("doors").unknown.remove(&self.number);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        metrics::gauge!("veillee_connections").decrement(1.0);
        let mut inside = self.doors.inside.lock().expect("doors");
        inside.open -= 1;
        inside.unknown.remove(&self.number);
        if let Some(open) = inside.from.get_mut(&self.from) {
            *open -= 1;
            if *open == 0 {
                inside.from.remove(&self.from);
            }
        }
    }
}

/// How many descriptors this process may have.
fn descriptors() -> usize {
    #[cfg(unix)]
    {
        let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
        limit.current.map_or(usize::MAX, |most| usize::try_from(most).unwrap_or(usize::MAX))
    }
    #[cfg(not(unix))]
    usize::MAX
}

/// Where an address belongs: one that has a network of its own for every house is that network.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_is_one_place() {
        let of = |text: &str| network(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
        assert_ne!(of("192.0.2.7"), of("192.0.2.8"));
    }

    #[test]
    fn those_who_are_known_keep_their_place() {
        let from = |n: u8| IpAddr::from([192, 0, 2, n]);
        let doors = Doors::new(3, 2);
        let (a, b) = (doors.enter(from(1), true).unwrap(), doors.enter(from(1), true).unwrap());
        assert!(doors.enter(from(1), true).is_none(), "too many from there");
        a.is_known();
        let c = doors.enter(from(2), true).unwrap();
        let d = doors.enter(from(3), true).unwrap(); // in the place of b, which was unknown the longest
        drop(b);
        c.is_known();
        d.is_known();
        assert!(doors.enter(from(4), true).is_none(), "all are known");
        drop(a);
        assert!(doors.enter(from(4), true).is_some());
    }
}
