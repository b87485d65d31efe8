//! The table's secret, and the public hash that commits to it.

use base16ct::lower::encode_string;
use sha2::{Digest, Sha256};
use std::fmt;

/// What all draws of a table come from, together with what the seats add to it. Secret until the end.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// Random bytes that keep the commitment from being guessed. Secret until the end.
#[derive(Clone, PartialEq, Eq)]
pub struct Salt([u8; 16]);

impl Seed {
    /// A seed from a good source of randomness.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed of a number, for games that somebody wants to see again (`--seed N`).
    pub fn from_number(number: u64) -> Seed {
        Seed(framed(&[b"veillee seed", &number.to_le_bytes()]))
    }

    /// The bytes, for the one place that mixes the draw key and the one that stores them.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The public hash that commits to this seed: SHA-256 in hex over (salt, seed), each framed by its length.
    pub fn commitment(&self, salt: &Salt) -> String {
        encode_string(&framed(&[b"veillee commitment", &salt.0, &self.0]))
    }
}

impl Salt {
    /// A salt from a good source of randomness.
    pub const fn new(bytes: [u8; 16]) -> Salt {
        Salt(bytes)
    }

    /// The salt of a number, for games that somebody wants to see again (`--seed N`).
    pub fn from_number(number: u64) -> Salt {
        let hash = framed(&[b"veillee salt", &number.to_le_bytes()]);
        Salt(std::array::from_fn(|i| hash[i]))
    }

    /// The bytes, for the one place that stores them.
    pub const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

/// A seed in a log would give every later draw away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt(secret)")
    }
}

/// The hash of several parts, each behind its length so that no two lists of parts hash alike.
fn framed(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// `sha256:` and the hash of a text in hex.
pub fn text_hash(text: &str) -> String {
    format!("sha256:{}", encode_string(&Sha256::digest(text.as_bytes())))
}

/// How a board is named: `sha256:` and the hash of what its file says, in hex.
pub fn board_hash(text: &str) -> String {
    // Of what is not TOML the text itself; only toys have such boards.
    rules::meaning(text).map_or_else(|| text_hash(text), |hash| format!("sha256:{}", encode_string(&hash)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Old records must verify for ever: these values may never change.
    #[test]
    fn the_commitment_is_pinned() {
        let (seed, salt) = (Seed::from_number(7), Salt::from_number(7));
        assert_eq!(
            seed.commitment(&salt),
            "69490e4fcad5cbf5da665401f7dbcf199b1b537e38e2fffd44fa42405278c2c1"
        );
        assert_ne!(seed.commitment(&salt), seed.commitment(&Salt::from_number(8)));
        assert_ne!(seed.commitment(&salt), Seed::from_number(8).commitment(&salt));
    }

    #[test]
    fn secrets_never_print() {
        assert_eq!(format!("{:?}", Seed::from_number(7)), "Seed(secret)");
        assert_eq!(format!("{:?}", Salt::from_number(7)), "Salt(secret)");
    }
}
