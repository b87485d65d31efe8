//! What guards every route: sizes, origins, headers, time.

use crate::app::App;
use crate::error::{Error, Why};
use crate::session::{Address, address};
use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use std::any::Any;
use std::net::SocketAddr;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::set_header::SetResponseHeaderLayer;

/// The largest body: a board file of one's own is the largest thing anybody sends.
const BODY: usize = 256 * 1024;

/// Nothing but our own, no inline script, nobody's frame.
const CSP: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/// A picture styles itself and does nothing else.
const CSP_PICTURE: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/// What every answer says besides.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Where a proxy speaks HTTPS for us: nobody is to come without it, for a year.
const HSTS: (HeaderName, &str) = (header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");

/// Puts the guards around the routes.
pub(crate) fn guard(router: Router, app: App) -> Router {
    let secure = app.shared.config.behind_proxy;
    // a stream of turns must not wait in a compressor's buffer
    let compress = DefaultPredicate::new().and(NotForContentType::const_new("application/x-ndjson"));
    let always = |(name, value): (HeaderName, &'static str)| {
        SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
    };
    let router = router
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CompressionLayer::new().compress_when(compress))
        .layer(from_fn_with_state(app.clone(), same_origin))
        .layer(from_fn_with_state(app, in_turn))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(SetResponseHeaderLayer::overriding(header::CONTENT_SECURITY_POLICY, policy))
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ));
    HEADERS
        .into_iter()
        .chain(secure.then_some(HSTS))
        .map(always)
        .fold(router, Router::layer)
        .layer(from_fn(log))
}

/// Refuses what another site's page asks in our visitor's name: every change, and every socket.
async fn same_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD);
    let socket = request.headers().contains_key(header::UPGRADE);
    let closing = *app.closing.borrow();
    if (!safe || socket) && !is_ours(request.headers(), request.uri()) {
        return Error::from(Why::WrongOrigin).into_response();
    }
    if closing && (!safe || socket) {
        return Error::from(Why::Busy).into_response();
    }
    next.run(request).await
}

/// Nobody asks more, or for more at once, than others can bear, whether the site knows them or not.
async fn in_turn(State(app): State<App>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let from = address(peer, request.headers(), app.shared.config.behind_proxy);
    let Some(Address(from)) = from else { return Error::from(Why::Internal).into_response() };
    if let Err(why) = app.limiters.request(from) {
        return Error::from(why).into_response();
    }
    if !is_heavy(request.uri().path()) {
        return next.run(request).await;
    }
    if let Err(why) = app.limiters.heavy(from) {
        return Error::from(why).into_response();
    }
    match app.heavy.try_acquire() {
        Ok(_turn) => next.run(request).await,
        Err(_) => Error::from(Why::Busy).into_response(),
    }
}

/// What takes long to make: whole games, pictures, boards that are read.
fn is_heavy(path: &str) -> bool {
    let last = path.rsplit('/').next().unwrap_or_default();
    path.starts_with("/api/") && matches!(last, "replay" | "record" | "board.svg" | "board" | "pick")
}

/// Programs send no `Origin` and are welcome; a browser's must name the host that it asks.
fn is_ours(headers: &HeaderMap, uri: &Uri) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let host = host.or(uri.authority().map(|authority| authority.as_str()));
    let named = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    named.is_some() && named == host
}

/// Pages may load what is ours alone; a picture styles itself.
fn policy<B>(response: &Response<B>) -> Option<HeaderValue> {
    let picture = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "image/svg+xml");
    Some(HeaderValue::from_static(if picture { CSP_PICTURE } else { CSP }))
}

/// One line a request. The path is enough: queries may hold invitations.
async fn log(request: Request, next: Next) -> Response {
    let start = crate::now::instant();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), start.elapsed());
    tracing::debug!(%method, path, status, micros = took.as_micros() as u64, "request");
    metrics::counter!("veillee_requests_total", "status" => status_word(status)).increment(1);
    metrics::histogram!("veillee_request_seconds").record(took.as_secs_f64());
    response
}

fn status_word(status: u16) -> &'static str {
    match status / 100 {
        1 => "1xx",
        2 => "2xx",
        3 => "3xx",
        4 => "4xx",
        _ => "5xx",
    }
}

fn panicked(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a request panicked");
    Error::from(Why::Internal).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_may_ask_in_a_visitors_name() {
        let with = |origin: Option<&str>| {
            let mut headers =
                HeaderMap::from_iter([(header::HOST, HeaderValue::from_static("games.example:8080"))]);
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_str(origin).unwrap());
            }
            is_ours(&headers, &Uri::from_static("/api/me"))
        };
        assert!(with(None));
        assert!(with(Some("http://games.example:8080")));
        assert!(with(Some("https://games.example:8080")));
        for strange in
            ["https://evil.example", "null", "http://games.example", "http://games.example:8080.evil.example"]
        {
            assert!(!with(Some(strange)), "{strange}");
        }
    }
}
