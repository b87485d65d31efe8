//! The same again.

use crate::app::App;
use crate::body::Named;
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::{Caller, Request};
use crate::wire::{Problem, Rematched};
use axum::Json;
use axum::extract::State;

/// The same people and options at a new table, everybody one seat on. Whoever asks next gets the same table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = Rematched), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named,
) -> Result<Json<Rematched>> {
    let caller = Caller { person: Some(visitor.person), invite: None };
    let table = app.table(&id).await?;
    let (id, table) = table.ask(|reply| Request::Rematch(caller, reply)).await?;
    if let Some(table) = table {
        app.store().create(*table).await?;
        app.table(&id).await?; // bots begin without waiting for somebody to look
    }
    Ok(Json(Rematched { id }))
}
