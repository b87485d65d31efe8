//! A new invitation.

use crate::app::App;
use crate::body::Named;
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::{Caller, Request};
use crate::wire::{Problem, TableOpened};
use axum::Json;
use axum::extract::State;

/// The host makes an invitation, which comes back in `you.invite`. Only its hash is kept; any that was made before is void.
#[utoipa::path(post, path = "/api/tables/{id}/invite", params(("id" = String, Path)),
    responses((status = 200, body = TableOpened), (status = 403, body = Problem)))]
pub(crate) async fn invite(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named,
) -> Result<Json<TableOpened>> {
    let caller = Caller { person: Some(visitor.person), invite: None };
    Ok(Json(app.table(&id).await?.ask(|reply| Request::Invite(caller, reply)).await?))
}
