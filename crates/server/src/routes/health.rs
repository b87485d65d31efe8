//! Is the site alive, and is it ready?

use crate::app::App;
use crate::error::{Error, Why};
use crate::now;
use axum::extract::State;
use axum::http::StatusCode;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// Longer than any store waits for its own disk or database.
const PATIENCE: Duration = Duration::from_secs(5);
/// So long an answer of the store holds: whoever asks, and however often, the disk is asked once a second.
const HOLDS: Duration = Duration::from_secs(1);

/// What the store last answered, and when.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

/// `ok`: the process runs and answers. Whatever else is wrong, to start it anew would not help.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// `ok` if what people do can be kept: the store has just been written to, and the site is not closing.
pub(crate) async fn ready(State(app): State<App>) -> Result<(StatusCode, &'static str), Error> {
    if *app.closing.borrow() {
        return Err(Why::Busy.into());
    }
    if is_written(&app).await { Ok((StatusCode::OK, "ok\n")) } else { Err(Why::Unavailable.into()) }
}

async fn is_written(app: &App) -> bool {
    let mut last = app.readiness.0.lock().await;
    if let Some((at, written)) = *last
        && now::since(at) < HOLDS
    {
        return written;
    }
    let written = match tokio::time::timeout(PATIENCE, app.store().ping()).await {
        Ok(Ok(())) => true,
        Ok(Err(error)) => {
            tracing::warn!(%error, "the store cannot be written");
            false
        }
        Err(_) => {
            tracing::warn!("the store does not answer");
            false
        }
    };
    *last = Some((now::instant(), written));
    written
}
