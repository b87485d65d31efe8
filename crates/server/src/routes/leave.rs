//! Leaves a table.

use crate::app::App;
use crate::body::Named;
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::{Caller, Request};
use crate::wire::{Problem, TableOpened};
use axum::Json;
use axum::extract::State;

/// Leaves every seat that I hold. What becomes of it in play, the table's contract says.
#[utoipa::path(post, path = "/api/tables/{id}/leave", params(("id" = String, Path)),
    responses((status = 200, body = TableOpened), (status = 403, body = Problem)))]
pub(crate) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named,
) -> Result<Json<TableOpened>> {
    let caller = Caller { person: Some(visitor.person), invite: None };
    Ok(Json(app.table(&id).await?.ask(|reply| Request::Leave(caller, reply)).await?))
}
