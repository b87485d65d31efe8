//! What was said and promised at a table.

use crate::app::App;
use crate::body::{Asked, Named};
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::{Caller, Request};
use crate::wire::{Chronicle, Problem};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;

/// By invitation.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Invited {
    /// The secret of the invitation link, for a table that is not public.
    invite: Option<String>,
}

/// What was said and promised at the table, as far as I may know it, with the steps after which it was.
#[utoipa::path(get, path = "/api/tables/{id}/chronicle", params(("id" = String, Path), Invited),
    responses((status = 200, body = Chronicle), (status = 403, body = Problem)))]
pub(crate) async fn chronicle(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Named(id): Named,
    Asked(Invited { invite }): Asked<Invited>,
) -> Result<Json<Chronicle>> {
    let caller = Caller { person: visitor.map(|visitor| visitor.person), invite };
    app.table(&id).await?.ask(|reply| Request::Chronicle(caller, reply)).await.map(Json)
}
