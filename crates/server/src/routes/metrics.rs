//! Figures for Prometheus.

use crate::app::App;
use crate::error::{Error, Result, Why};
use axum::extract::{ConnectInfo, State};
use axum::http::header;
use axum::response::IntoResponse;
use std::net::SocketAddr;

/// All figures as text.
pub(crate) async fn figures() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], crate::figures::render())
}

/// The same at the address that visitors use: for this machine alone. Behind a proxy everybody seems to be this machine.
pub(crate) async fn here(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
) -> Result<impl IntoResponse> {
    if app.shared.config.behind_proxy || !peer.ip().to_canonical().is_loopback() {
        return Err(Error::from(Why::NoSuchPage));
    }
    Ok(figures().await)
}
