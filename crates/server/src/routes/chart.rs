//! The board itself, for pages to draw: the one of the box or one of the table's own, in one form.

use crate::app::App;
use crate::body::{Asked, Named};
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::{Caller, Request};
use crate::wire::Problem;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

/// By invitation.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Invited {
    /// The secret of the invitation link, for a table that is not public.
    invite: Option<String>,
}

/// What is printed on the board of this table, and where. It never changes in a game, and no message repeats it.
#[utoipa::path(get, path = "/api/tables/{id}/board", params(("id" = String, Path), Invited),
    responses((status = 200, body = crate::wire::Chart), (status = 304), (status = 403, body = Problem)))]
pub(crate) async fn chart(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Named(id): Named,
    Asked(Invited { invite }): Asked<Invited>,
    headers: HeaderMap,
) -> Result<Response> {
    let caller = Caller { person: visitor.map(|visitor| visitor.person), invite };
    let chart = app.table(&id).await?.ask(|reply| Request::Chart(caller, reply)).await?;
    Ok(kept(&chart, &headers))
}

/// A board that is sent once: whoever has it already is told so.
pub(super) fn kept(chart: &RawValue, asked: &HeaderMap) -> Response {
    let hash: [u8; 32] = Sha256::digest(chart.get()).into();
    let tag =
        format!("\"{:x}\"", hash.iter().fold(0u128, |tag, byte| tag.rotate_left(8) ^ u128::from(*byte)));
    let known = asked.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let headers = [(header::ETAG, tag), (header::CACHE_CONTROL, "private, no-cache".to_owned())];
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, axum::Json(chart)).into_response()
}
