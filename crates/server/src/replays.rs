//! Replays: made once for all who ask, kept as long as there is room, and sent in parts.

use crate::error::{Error, Result, Why};
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use hashlink::LruCache;
use std::convert::Infallible;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::{OnceCell, Semaphore};

/// All replays that are kept have at most so many bytes.
const ROOM: usize = 48 << 20;
/// So many are made at once; whoever wants another waits for their turn.
const AT_ONCE: usize = 2;
/// So much of one is sent at once.
const PART: usize = 64 << 10;

/// Which: the table, how far it had come, and through whose eyes.
pub(crate) type Which = (Arc<str>, u32, String);

/// A replay that is being made, or has been.
type Place = Arc<OnceCell<Made>>;

/// A replay as JSON, and packed.
#[derive(Clone, Default)]
pub(crate) struct Made {
    plain: Bytes,
    packed: Bytes,
}

/// The replays that are kept.
pub(crate) struct Replays {
    kept: Mutex<LruCache<Which, Place>>,
    turns: Semaphore,
    /// How many have been made.
    made: AtomicU64,
}

impl Default for Replays {
    fn default() -> Replays {
        let kept = Mutex::new(LruCache::new_unbounded());
        Replays { kept, turns: Semaphore::new(AT_ONCE), made: AtomicU64::new(0) }
    }
}

impl Replays {
    /// How many have been made.
    pub(crate) fn made(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }

    /// The replay, as it is kept or as it is made now. Those who ask meanwhile wait for the same one.
    pub(crate) async fn get<F>(&self, which: Which, make: impl FnOnce() -> F) -> Result<Made>
    where
        F: Future<Output = Result<Vec<u8>>>,
    {
        let place = {
            let mut kept = self.kept.lock().expect("replays");
            kept.entry(which.clone()).or_insert_with(Place::default).clone()
        };
        let made = async {
            let _turn = self.turns.acquire().await.map_err(|_| Error::from(Why::Busy))?;
            let plain = make().await?;
            self.made.fetch_add(1, Ordering::Relaxed);
            let packed =
                tokio::task::spawn_blocking(move || Made { packed: packed(&plain), plain: plain.into() });
            packed.await.map_err(|_| Error::from(Why::Internal))
        };
        let replay = place.get_or_try_init(|| made).await;
        let mut kept = self.kept.lock().expect("replays");
        let replay = match replay {
            Ok(replay) => replay.clone(),
            Err(failure) => {
                kept.remove(&which);
                return Err(failure);
            }
        };
        tidy(&mut kept, ROOM);
        Ok(replay)
    }
}

/// Lets go of the least recently wanted until the others fit.
fn tidy(kept: &mut LruCache<Which, Place>, room: usize) {
    let size = |place: &Place| place.get().map_or(0, |made| made.plain.len() + made.packed.len());
    let mut bytes: usize = kept.iter().map(|(_, place)| size(place)).sum();
    while bytes > room
        && let Some((_, oldest)) = kept.remove_lru()
    {
        bytes -= size(&oldest);
    }
}

/// Packed once for all who can unpack it.
fn packed(plain: &[u8]) -> Bytes {
    let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
    let written = packer.write_all(plain).and_then(|()| packer.finish());
    written.expect("memory takes everything").into()
}

impl Made {
    /// Sent in parts: whoever reads slowly holds a part of it, not a copy.
    pub(crate) fn in_parts(self, asked: &HeaderMap) -> Response {
        let unpacks = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let unpacks = unpacks.is_some_and(|unpacks| unpacks.contains("gzip"));
        let all = if unpacks { self.packed } else { self.plain };
        let parts = (0..all.len()).step_by(PART).map(move |at| {
            let end = (at + PART).min(all.len());
            Ok::<_, Infallible>(all.slice(at..end))
        });
        let body = Body::from_stream(futures_util::stream::iter(parts));
        let kind = [(header::CONTENT_TYPE, "application/json"), (header::VARY, "accept-encoding")];
        let mut response = (kind, body).into_response();
        if unpacks {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(bytes: usize) -> Place {
        Arc::new(OnceCell::new_with(Some(Made { plain: vec![0; bytes].into(), packed: Bytes::new() })))
    }

    #[test]
    fn the_least_recently_wanted_goes_first() {
        let mut kept = LruCache::new_unbounded();
        let which = |id: &str| (Arc::from(id), 1, "public".to_owned());
        for id in ["a", "b", "c"] {
            kept.insert(which(id), made(10));
        }
        kept.insert(which("being made"), Place::default());
        assert!(kept.get(&which("a")).is_some());
        tidy(&mut kept, 25);
        assert!(
            kept.contains_key(&which("a"))
                && !kept.contains_key(&which("b"))
                && kept.contains_key(&which("c"))
        );
    }
}
