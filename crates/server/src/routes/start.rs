//! Starts without waiting.

use crate::app::App;
use crate::body::{Body, Named};
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::{Caller, Request};
use crate::wire::{Problem, Start, TableOpened};
use axum::Json;
use axum::extract::State;

/// The host starts now: bots take the open seats.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)), request_body = Start,
    responses((status = 200, body = TableOpened), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn start(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named,
    Body(Start { level }): Body<Start>,
) -> Result<Json<TableOpened>> {
    let caller = Caller { person: Some(visitor.person), invite: None };
    let table = app.table(&id).await?;
    Ok(Json(table.ask(|reply| Request::Start { caller, level, reply }).await?))
}
