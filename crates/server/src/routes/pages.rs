//! The pages: embedded files, and the one page at every other address.

use crate::error::{Error, Why};
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;

/// The file at this address, or the page that finds its own way.
pub(crate) async fn pages(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if uri.path().starts_with("/api/") || uri.path() == "/api" {
        return Error::from(Why::NoSuchPage).into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return Error::from(Why::NoSuchMethod).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let Some(file) = web::asset(path).or_else(|| (!path.starts_with("assets/")).then(web::index)) else {
        return Error::from(Why::NoSuchPage).into_response();
    };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag.as_bytes() == file.etag.as_bytes());
    let packs = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let packed = file.gzip.filter(|_| packs.is_some_and(|packs| packs.contains("gzip")));
    let is_packed = packed.is_some();
    let mut response = match known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => Body::from(bytes(packed.unwrap_or(file.bytes))).into_response(),
    };
    let kept = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let charset = if file.mime.starts_with("text/") { "; charset=utf-8" } else { "" };
    let mut set = |name, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    };
    set(header::CONTENT_TYPE, &format!("{}{charset}", file.mime));
    set(header::ETAG, &file.etag);
    set(header::CACHE_CONTROL, kept);
    set(header::VARY, "accept-encoding");
    if is_packed && !known {
        set(header::CONTENT_ENCODING, "gzip");
    }
    response
}

fn bytes(file: Cow<'static, [u8]>) -> Bytes {
    match file {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}
