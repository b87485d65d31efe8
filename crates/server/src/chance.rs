//! Everything that nobody may guess, from the system's own source.

use rules::{Seat, Stream};
use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicU64, Ordering};
use store::{Secret, StoredTable};

/// What tables and bots draw from: the system's source or, in tests, a number.
pub(crate) struct Luck {
    test_seed: Option<u64>,
    opened: AtomicU64,
}

impl Luck {
    pub(crate) fn new(test_seed: Option<u64>) -> Luck {
        Luck { test_seed, opened: AtomicU64::new(0) }
    }

    /// The seed and the salt of a new table.
    pub(crate) fn table(&self) -> (Secret<32>, Secret<16>) {
        let Some(seed) = self.test_seed else { return (Secret(bytes()), Secret(bytes())) };
        let number = self.opened.fetch_add(1, Ordering::Relaxed);
        let seed = hash(format!("table {seed} {number}").as_bytes());
        (Secret(seed), Secret(first(hash(&seed))))
    }

    /// For what the bot of a seat does in a decision.
    pub(crate) fn bot(&self, table: &StoredTable, seat: Seat, decision: u32) -> Stream {
        let number = self.test_seed.map_or_else(bytes, |_| {
            let words = format!("bot {} {decision}", seat.index());
            first(hash(&[&table.seed.0, words.as_bytes()].concat()))
        });
        Stream::from_number(u64::from_le_bytes(number))
    }
}

fn first<const N: usize>(hash: [u8; 32]) -> [u8; N] {
    std::array::from_fn(|at| hash[at])
}

/// Random bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// The address of a new table: ten letters and digits that cannot be confused with each other.
pub(crate) fn table_id() -> String {
    letters(&bytes::<10>())
}

/// A secret for a link: 26 letters, 130 bits.
pub(crate) fn invitation() -> String {
    letters(&bytes::<26>())
}

/// What is kept of it.
pub(crate) fn kept(invitation: &str) -> String {
    base16ct::lower::encode_string(&hash(invitation.as_bytes()))
}

/// Five bits a letter.
fn letters(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Are two secrets the same? Compared by their hashes, so that the time it takes tells nothing.
pub(crate) fn same(a: &str, b: &str) -> bool {
    Sha256::digest(a) == Sha256::digest(b)
}

/// What is stored of a token.
pub(crate) fn hash(token: &[u8]) -> [u8; 32] {
    Sha256::digest(token).into()
}
