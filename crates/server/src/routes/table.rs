//! A table.

use crate::app::App;
use crate::body::{Asked, Named};
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::{Caller, Request};
use crate::wire::{Problem, TableOpened};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;

/// The invitation that a caller holds up.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Invitation {
    /// The secret of the invitation link, for a table that is not public.
    pub(crate) invite: Option<String>,
}

/// The table, and what it is to me.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), Invitation),
    responses((status = 200, body = TableOpened), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn table(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Named(id): Named,
    Asked(asked): Asked<Invitation>,
) -> Result<Json<TableOpened>> {
    let caller = Caller { person: visitor.map(|visitor| visitor.person), invite: asked.invite };
    Ok(Json(app.table(&id).await?.ask(|reply| Request::Look(caller, reply)).await?))
}
