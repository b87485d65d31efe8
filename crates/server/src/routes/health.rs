//! Is the site well?

use crate::app::App;
use crate::error::{Error, Why};
use axum::extract::State;
use axum::http::StatusCode;
use std::time::Duration;

/// `ok` if the store answers and the site is not closing.
pub(crate) async fn health(State(app): State<App>) -> Result<(StatusCode, &'static str), Error> {
    if *app.closing.borrow() {
        return Err(Why::Busy.into());
    }
    let answer = tokio::time::timeout(Duration::from_secs(3), app.store().ping()).await;
    answer.map_err(|_| Error::from(Why::Unavailable))??;
    Ok((StatusCode::OK, "ok\n"))
}
