//! For tests: time stands still, and is set forward from here.

use crate::app::App;
use crate::body::Body;
use crate::error::{Error, Result, Why};
use crate::tables::Request;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use std::time::Duration;

/// How far.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Forward {
    seconds: u32,
}

/// Sets the clock forward at a site that is a test; at any other there is no such address.
pub(crate) async fn forward(
    State(app): State<App>,
    Body(Forward { seconds }): Body<Forward>,
) -> Result<StatusCode> {
    if app.shared.config.test_seed.is_none() {
        return Err(Error::from(Why::NoSuchPage));
    }
    app.shared.config.wall.forward(Duration::from_secs(seconds.into()));
    for table in app.keeper.all() {
        table.put(Request::Refresh)?;
    }
    Ok(StatusCode::NO_CONTENT)
}
