//! The same again.

use crate::app::App;
use crate::body::Named;
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::{Caller, Request};
use crate::wire::{Problem, Rematched};
use axum::Json;
use axum::extract::State;

/// I would play again: the same people and options at a new table, everybody one seat on. It is made once everybody
/// has said so; at a live table, once everybody is there as well.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = Rematched), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn rematch(app: State<App>, visitor: Visitor, id: Named) -> Result<Json<Rematched>> {
    said(app, visitor, id, true).await
}

/// I would not, or not any more.
#[utoipa::path(post, path = "/api/tables/{id}/rematch/decline", params(("id" = String, Path)),
    responses((status = 200, body = Rematched), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn decline(app: State<App>, visitor: Visitor, id: Named) -> Result<Json<Rematched>> {
    said(app, visitor, id, false).await
}

async fn said(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named,
    yes: bool,
) -> Result<Json<Rematched>> {
    let caller = Caller { person: Some(visitor.person), invite: None };
    let table = app.table(&id).await?;
    let id = table.ask(|reply| Request::Rematch { caller, yes, reply }).await?;
    if let Some(id) = &id {
        app.table(id).await?; // bots begin without waiting for somebody to look
    }
    Ok(Json(Rematched { id }))
}
