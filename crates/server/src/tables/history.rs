//! The last messages of one kind of viewer, for those whose line broke for a moment.

use axum::extract::ws::Utf8Bytes;
use std::collections::VecDeque;

/// So many messages are kept at most, and so many bytes. Whoever missed more is shown everything anew.
const MOST: usize = 8;
const BYTES: usize = 32 * 1024;

/// Numbered messages, the newest last.
#[derive(Default)]
pub(super) struct History {
    /// The number of the newest message.
    last: u64,
    messages: VecDeque<Utf8Bytes>,
    bytes: usize,
}

impl History {
    /// A history that counts on from `last`.
    pub(super) fn after(last: u64) -> History {
        History { last, ..History::default() }
    }

    /// The number of the newest message.
    pub(super) fn last(&self) -> u64 {
        self.last
    }

    /// The number that the next message has to carry.
    pub(super) fn next(&self) -> u64 {
        self.last + 1
    }

    /// Keeps the message that carries [`History::next`].
    pub(super) fn push(&mut self, message: Utf8Bytes) {
        self.last += 1;
        self.bytes += message.len();
        self.messages.push_back(message);
        while self.messages.len() > MOST || self.bytes > BYTES {
            self.bytes -= self.messages.pop_front().map_or(0, |message| message.len());
        }
    }

    /// Counts a message that nobody was there to read: older ones are of no use any more.
    pub(super) fn skip(&mut self) {
        self.last += 1;
        self.messages.clear();
        self.bytes = 0;
    }

    /// The messages after number `seen`; `None` if some of them are gone, or it is no number of ours.
    pub(super) fn since(&self, seen: u64) -> Option<impl Iterator<Item = &Utf8Bytes>> {
        let missing = usize::try_from(self.last.checked_sub(seen)?).ok()?;
        let first = self.messages.len().checked_sub(missing)?;
        Some(self.messages.range(first..))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn since(history: &History, seen: u64) -> Option<Vec<String>> {
        Some(history.since(seen)?.map(ToString::to_string).collect())
    }

    #[test]
    fn a_gap_is_filled_as_long_as_it_is_remembered() {
        let mut history = History::after(1_000);
        assert_eq!(since(&history, 1_000), Some(vec![]), "nothing was missed");
        assert_eq!(since(&history, 999), None);
        assert_eq!(since(&history, 1_001), None, "a number of another life");
        for n in 1..=40 {
            assert_eq!(history.next(), 1_000 + n);
            history.push(format!("m{n}").into());
        }
        assert_eq!(since(&history, 1_038), Some(vec!["m39".into(), "m40".into()]));
        assert_eq!(since(&history, 1_032).unwrap().len(), 8);
        assert_eq!(since(&history, 1_031), None);
        history.skip();
        assert_eq!(since(&history, 1_040), None);
        assert_eq!(since(&history, 1_041), Some(vec![]));
    }

    #[test]
    fn bytes_are_bounded() {
        let mut history = History::after(0);
        for _ in 0..10 {
            history.push("x".repeat(10_000).into());
        }
        assert_eq!(history.messages.len(), 3);
        assert!(history.bytes <= BYTES);
    }
}
