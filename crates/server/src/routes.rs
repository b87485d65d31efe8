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
pub(crate) mod house;
pub(crate) mod invite;
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
use crate::openapi;
use axum::Router;
use axum::routing::{MethodRouter, get, post};

/// What lies beside the API, with its methods: health, metrics and what else an address is asked for.
fn outside() -> [(&'static str, &'static str, MethodRouter<App>); 8] {
    [
        ("GET", "/livez", get(health::alive)),
        ("GET", "/readyz", get(health::ready)),
        ("GET", "/healthz", get(health::ready)),
        ("GET", "/metrics", get(metrics::here)),
        ("GET", "/.well-known/security.txt", get(security_txt::security_txt)),
        ("GET", "/.well-known/{*rest}", get(async || Error::from(Why::NoSuchPage))),
        ("POST", "/test/forward", post(forward::forward)),
        ("GET", "/api/{*rest}", get(async || Error::from(Why::NoSuchPage))),
    ]
}

/// Adds what lies beside the API, and the pages at every other address.
pub(crate) fn outside_the_api(api: Router<App>) -> Router<App> {
    let all = outside().into_iter().fold(api, |router, (_, path, route)| router.route(path, route));
    all.fallback(pages::pages).method_not_allowed_fallback(async || Error::from(Why::NoSuchMethod))
}

/// Every method and address that the site answers, such as `GET /api/tables/{id}`: what docs/access.md has a row for.
pub fn addresses() -> Vec<String> {
    let mut all: Vec<String> = outside().iter().map(|(method, path, _)| format!("{method} {path}")).collect();
    all.extend(openapi::addresses());
    all.extend(["GET /api/openapi.json", "GET /"].map(str::to_owned));
    all
}
