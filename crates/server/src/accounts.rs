//! Passphrases: argon2id, off the async threads, a few at a time.

use crate::error::{Result, Why};
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use tokio::sync::Semaphore;

/// How many passphrases are hashed at once: each takes 19 MiB for a moment.
const AT_ONCE: usize = 2;

/// Hashes and checks passphrases.
pub(crate) struct Accounts {
    turns: Semaphore,
}

impl Default for Accounts {
    fn default() -> Accounts {
        Accounts { turns: Semaphore::new(AT_ONCE) }
    }
}

impl Accounts {
    /// The hash of a new passphrase.
    ///
    /// # Errors
    /// Too short or too long.
    pub(crate) async fn hash(&self, passphrase: String) -> Result<String> {
        if !(8..=200).contains(&passphrase.chars().count()) {
            return Err(Why::BadPassphrase.into());
        }
        let hash =
            move || Argon2::default().hash_password(passphrase.as_bytes()).map(|hash| hash.to_string());
        self.work(hash).await?.map_err(|_| Why::Internal.into())
    }

    /// Is this the passphrase? Where there is no account, a hash is worked out all the same, so that the time
    /// it takes does not tell which names exist.
    pub(crate) async fn check(&self, passphrase: String, hash: Option<String>) -> Result<bool> {
        let check = move || match hash.as_deref().map(PasswordHash::new) {
            Some(Ok(hash)) => Argon2::default().verify_password(passphrase.as_bytes(), &hash).is_ok(),
            _ => {
                let _ = Argon2::default().hash_password(passphrase.as_bytes());
                false
            }
        };
        self.work(check).await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
        let _turn = self.turns.acquire().await.map_err(|_| Why::Busy)?;
        Ok(tokio::task::spawn_blocking(work).await.map_err(|_| Why::Internal)?)
    }
}
