//! An answer by HTTP, for programs.

use crate::app::App;
use crate::body::{Body, Named};
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::{Caller, Request};
use crate::wire::{Answered, Given, Problem};
use axum::Json;
use axum::extract::State;

/// Answers the open decision. The reply comes when the answer is safely kept.
#[utoipa::path(post, path = "/api/tables/{id}/answer", params(("id" = String, Path)), request_body = Given,
    responses((status = 200, body = Answered), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named,
    Body(given): Body<Given>,
) -> Result<Json<Answered>> {
    let caller = Caller { person: Some(visitor.person), invite: None };
    Ok(Json(app.table(&id).await?.ask(|reply| Request::Answer(caller, given, reply)).await?))
}
