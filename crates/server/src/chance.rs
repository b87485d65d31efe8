//! Everything that nobody may guess, from the system's own source.

use sha2::{Digest, Sha256};

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
