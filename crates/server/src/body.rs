//! Extractors whose refusals are ours: JSON bodies, queries and paths.

use crate::app::App;
use crate::error::{Failure, Outcome, Why};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

/// The query of the address.
pub(crate) struct Asked<T>(pub(crate) T);

/// The variable part of the path.
pub(crate) struct Named(pub(crate) String);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Outcome<Body<T>> {
        match Json::<T>::from_request(request, app).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(unreadable(&rejection)),
        }
    }
}

fn unreadable(rejection: &JsonRejection) -> Failure {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Why::TooLarge.into();
    }
    Failure::from(Why::Unreadable).field("body", rejection.body_text())
}

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Outcome<Asked<T>> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        let query =
            query.map_err(|error| Failure::from(Why::Unreadable).field("query", error.body_text()))?;
        Ok(Asked(query.0))
    }
}

impl FromRequestParts<App> for Named {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Outcome<Named> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        Ok(Named(path.map_err(|_| Failure::from(Why::NoSuchPage))?.0))
    }
}
