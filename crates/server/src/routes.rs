//! One file a route.

pub(crate) mod account;
pub(crate) mod answer;
pub(crate) mod board;
pub(crate) mod chart;
pub(crate) mod chronicle;
pub(crate) mod end;
pub(crate) mod forward;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod go_on;
pub(crate) mod health;
pub(crate) mod leave;
pub(crate) mod lessons;
pub(crate) mod login;
pub(crate) mod logout;
pub(crate) mod me;
pub(crate) mod metrics;
pub(crate) mod my_account;
pub(crate) mod my_tables;
pub(crate) mod pages;
pub(crate) mod picture;
pub(crate) mod record;
pub(crate) mod rematch;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod seat;
pub(crate) mod security_txt;
pub(crate) mod sit;
pub(crate) mod socket;
pub(crate) mod start;
pub(crate) mod table;
pub(crate) mod tables;

pub(crate) mod turns;

use crate::app::App;
use crate::error::{Error, Why};
use axum::Router;
use axum::routing::{get, post};

/// What lies beside the API: health, metrics, and the pages at every other address.
pub(crate) fn outside_the_api(api: Router<App>) -> Router<App> {
    api.route("/livez", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/healthz", get(health::ready))
        .route("/metrics", get(metrics::here))
        .route("/.well-known/security.txt", get(security_txt::security_txt))
        .route("/.well-known/{*rest}", get(async || Error::from(Why::NoSuchPage)))
        .route("/test/forward", post(forward::forward))
        .route("/api/{*rest}", get(async || Error::from(Why::NoSuchPage)))
        .fallback(pages::pages)
        .method_not_allowed_fallback(async || Error::from(Why::NoSuchMethod))
}
