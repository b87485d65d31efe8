//! Ends a game that all the others have left.

use crate::app::App;
use crate::body::Named;
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::{Caller, Request};
use crate::wire::{Problem, TableOpened};
use axum::Json;
use axum::extract::State;

/// The last one at a table ends the game; nobody has won then, but in a duel.
#[utoipa::path(post, path = "/api/tables/{id}/end", params(("id" = String, Path)),
    responses((status = 200, body = TableOpened), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn end(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named,
) -> Result<Json<TableOpened>> {
    let caller = Caller { person: Some(visitor.person), invite: None };
    Ok(Json(app.table(&id).await?.ask(|reply| Request::End(caller, reply)).await?))
}
