//! Extractors whose refusals are ours: JSON bodies, queries and paths.

use crate::app::App;
use crate::error::{Error, Result, Why};
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use rules::Text;
use serde::de::DeserializeOwned;
use table::unread;

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

/// The query of the address.
pub(crate) struct Asked<T>(pub(crate) T);

/// The variable part of the path.
pub(crate) struct Named(pub(crate) String);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>> {
        let unreadable = |message: Text| Error::from(Why::Unreadable).field("body", message);
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if !kind.is_some_and(|kind| kind.starts_with("application/json")) {
            return Err(unreadable(Text::new("server-field-content-type")));
        }
        // a body that dribbles in holds a place that somebody else could have
        let patience = app.shared.config.deadlines.body;
        let came = tokio::time::timeout(patience, Bytes::from_request(request, app)).await;
        let bytes =
            came.map_err(|_| Error::from(Why::TooSlow))?.map_err(|rejection| match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => Error::from(Why::TooLarge),
                _ => unreadable(Text::new("json-unreadable")),
            })?;
        // a list would be taken for an object whose fields come in order: we want them named
        if !bytes.trim_ascii_start().starts_with(b"{") {
            return Err(unreadable(Text::new("json-object")));
        }
        serde_json::from_slice(&bytes).map(Body).map_err(|error| unreadable(unread(&error)))
    }
}

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked<T>> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        let unreadable = |_| Error::from(Why::Unreadable).field("query", Text::new("server-field-query"));
        let query = query.map_err(unreadable)?;
        Ok(Asked(query.0))
    }
}

impl FromRequestParts<App> for Named {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Named> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        Ok(Named(path.map_err(|_| Error::from(Why::NoSuchPage))?.0))
    }
}
