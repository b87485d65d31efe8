//! Figures for Prometheus.

use axum::http::header;
use axum::response::IntoResponse;

/// All figures as text.
pub(crate) async fn metrics() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], crate::figures::render())
}
