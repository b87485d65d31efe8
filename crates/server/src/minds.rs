//! What bots have in mind between their decisions: kept for all tables together, within a limit.

use hashlink::LruCache;
use rules::Seat;
use std::sync::{Arc, Mutex};
use table::Mind;

/// A seat of a table.
pub(crate) type SeatAt = (Arc<str>, Seat);

/// The minds of all bots that are not thinking right now. Those that were not needed for the longest time are forgotten
/// when there are too many; such a bot is made anew when its seat is asked again.
pub(crate) struct Minds {
    most: usize,
    kept: Mutex<Kept>,
}

struct Kept {
    minds: LruCache<SeatAt, Mind>,
    bytes: usize,
}

/// What an entry takes besides what the bot itself holds.
const ENTRY: usize = 128;

fn size(mind: &Mind) -> usize {
    ENTRY + mind.bytes()
}

impl Minds {
    /// None yet, and never more than so many bytes of them.
    pub(crate) fn new(most: usize) -> Minds {
        Minds { most, kept: Mutex::new(Kept { minds: LruCache::new_unbounded(), bytes: 0 }) }
    }

    /// Does something with the mind of a seat's bot, and keeps it. If that panics, the mind is gone.
    pub(crate) fn with<T>(&self, at: SeatAt, use_it: impl FnOnce(&mut Mind) -> T) -> T {
        let mut mind = self.take(&at);
        let done = use_it(&mut mind);
        self.put(at, mind);
        done
    }

    fn take(&self, at: &SeatAt) -> Mind {
        let mut kept = self.kept.lock().expect("nobody panics while holding it");
        let mind = kept.minds.remove(at);
        kept.bytes -= mind.as_ref().map_or(0, size);
        mind.unwrap_or_default()
    }

    fn put(&self, at: SeatAt, mind: Mind) {
        let mut forgotten = Vec::new(); // dropped after the lock: a mind may be large
        let mut kept = self.kept.lock().expect("nobody panics while holding it");
        kept.bytes += size(&mind);
        let other = kept.minds.insert(at, mind);
        kept.bytes -= other.as_ref().map_or(0, size);
        forgotten.extend(other);
        while kept.bytes > self.most
            && let Some((_, oldest)) = kept.minds.remove_lru()
        {
            kept.bytes -= size(&oldest);
            forgotten.push(oldest);
        }
        drop(kept);
    }

    /// The game at a table is over.
    pub(crate) fn forget(&self, table: &Arc<str>, seats: usize) {
        (0..seats).for_each(|place| drop(self.take(&(table.clone(), Seat(place as u8)))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Budget, Setup, Stream};
    use table::{By, LiveTable, Opening, Salt, Seed, Step};

    fn table() -> Box<dyn LiveTable> {
        let title = library::title("neuf-pistes").expect("on the shelf");
        let seats = title.seats.iter().map(|id| (*id).to_owned()).collect();
        let setup = Setup { seats, ..Setup::default() };
        let (seed, salt) = (Seed::from_number(1), Salt::from_number(1));
        title.open(Opening { setup, seed, salt, manual_chance: false, position: None }).expect("it opens")
    }

    /// The next answer, by a bot that hardly thinks; and the bytes it had in mind before.
    fn move_on(table: &mut dyn LiveTable, minds: &Minds, at: SeatAt) -> usize {
        let seat = at.1;
        let thought = table.think(seat, "strong").expect("a level");
        let (before, action) = minds.with(at, |mind| {
            let before = mind.bytes();
            (before, thought(mind, &Budget::until(&|| true), &mut Stream::from_number(1)))
        });
        table.act(Step::Answer { seat, action: action.into(), by: By::Bot }).expect("a legal move");
        before
    }

    #[test]
    fn a_bot_keeps_its_mind_until_there_are_too_many() {
        let minds = Minds::new(40 << 20); // two strong bots of 16 MB and no third
        let at = |name: &str, seat: u8| (Arc::from(name), Seat(seat));
        let mut tables = [table(), table()];
        for (table, name) in tables.iter_mut().zip(["a", "b"]) {
            assert_eq!(move_on(table.as_mut(), &minds, at(name, 0)), 0);
        }
        let kept = |minds: &Minds| {
            let kept = minds.kept.lock().unwrap();
            (kept.minds.iter().map(|(at, _)| format!("{}{}", at.0, at.1.0)).collect::<Vec<_>>(), kept.bytes)
        };
        assert_eq!(kept(&minds).0, ["a0", "b0"]);
        // the third comes, and the one that was not needed for the longest time goes
        move_on(tables[1].as_mut(), &minds, at("b", 1));
        assert_eq!(kept(&minds).0, ["b0", "b1"]);
        assert!(move_on(tables[1].as_mut(), &minds, at("b", 0)) > 16 << 20);
        assert_eq!(kept(&minds).0, ["b1", "b0"]);
        assert!(kept(&minds).1 <= 40 << 20);
        minds.forget(&Arc::from("b"), 2);
        assert_eq!(kept(&minds), (Vec::new(), 0));
    }
}
