//! Randomness. Ranges and shuffles are ours, so that a record replays to the same bytes for ever.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// A source of random words, with ranges and shuffles whose results never change between versions.
pub trait Random {
    /// 64 random bits.
    fn word(&mut self) -> u64;

    /// A number from 0 up to but not including `n`, every one equally likely. `n` must not be 0.
    #[inline(always)]
    fn below(&mut self, n: u32) -> u32 {
        // Lemire's method: the high half of a 32 x 32 bit product, redrawn in the few biased cases.
        let mut product = (self.word() >> 32) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = (self.word() >> 32) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Puts the items into a random order, every order equally likely.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

/// The key of a table's draws: made from its secret seed and what the seats added to it.
#[derive(Clone, PartialEq, Eq)]
pub struct DrawKey([u8; 32]);

impl std::fmt::Debug for DrawKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DrawKey(secret)")
    }
}

impl DrawKey {
    /// Mixes the seed with the seats' contributions, in seat order; each part is framed by its length so
    /// that no two lists of parts mix alike.
    pub fn mix(seed: &[u8], contributions: &[&[u8]]) -> DrawKey {
        let mut hash = Sha256::new();
        for part in [b"veillee draw key".as_slice(), seed].iter().chain(contributions) {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        DrawKey(hash.finalize().into())
    }

    /// The generator of draw number `k`.
    pub fn draw(&self, k: u64) -> Stream {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(k.to_le_bytes());
        Stream(ChaCha12Rng::from_seed(hash.finalize().into()))
    }
}

/// The generator behind everything that is recorded: ChaCha, keyed by (seed, number of the draw).
pub struct Stream(ChaCha12Rng);

impl Stream {
    /// A stream of its own for tests, bots and arenas.
    pub fn from_number(seed: u64) -> Stream {
        DrawKey::mix(&seed.to_le_bytes(), &[]).draw(0)
    }
}

impl Random for Stream {
    #[inline]
    fn word(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// A small fast generator (wyrand) for playouts, where nothing is recorded.
#[derive(Clone)]
pub struct Quick(u64);

impl Quick {
    /// Seeded; every seed gives another sequence.
    pub fn new(seed: u64) -> Quick {
        Quick(seed ^ 0x9E37_79B9_7F4A_7C15)
    }
}

impl Random for Quick {
    #[inline(always)]
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xE703_7ED1_A0B4_28DB);
        (wide >> 64) as u64 ^ wide as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Old records must verify for ever: these values may never change.
    #[test]
    fn draws_are_pinned() {
        let key = DrawKey::mix(b"seed", &[b"anna", b"ben"]);
        let mut first = key.draw(0);
        let mut deck: Vec<u8> = (0..8).collect();
        first.shuffle(&mut deck);
        let dice: Vec<u32> = (1..6).map(|k| key.draw(k).below(10) + 1).collect();
        assert_eq!((deck, dice), (PINNED_DECK.to_vec(), PINNED_DICE.to_vec()));
    }
    const PINNED_DECK: [u8; 8] = [2, 5, 7, 3, 0, 1, 4, 6];
    const PINNED_DICE: [u32; 5] = [8, 5, 5, 3, 1];

    #[test]
    fn contributions_do_not_run_together() {
        assert_ne!(DrawKey::mix(b"s", &[b"ab", b"c"]), DrawKey::mix(b"s", &[b"a", b"bc"]));
        assert_ne!(DrawKey::mix(b"s", &[]), DrawKey::mix(b"s", &[b""]));
    }

    #[test]
    fn below_is_uniform() {
        let mut random = Quick::new(7);
        let mut seen = [0u32; 7];
        (0..70_000).for_each(|_| seen[random.below(7) as usize] += 1);
        // chi-square with 6 degrees of freedom: 22.5 is exceeded once in a thousand seeds
        let chi: f64 = seen.iter().map(|&n| (f64::from(n) - 1e4).powi(2) / 1e4).sum();
        assert!(chi < 22.5, "{chi} {seen:?}");
    }

    #[test]
    fn a_key_never_prints() {
        assert_eq!(format!("{:?}", DrawKey::mix(b"x", &[])), "DrawKey(secret)");
    }
}
