//! The host changes a seat.

use crate::app::App;
use crate::body::{Body, Named};
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::{Caller, Request};
use crate::wire::{Problem, SeatChoice, TableOpened};
use axum::Json;
use axum::extract::State;

/// Opens a seat, or gives it to a bot. In play, somebody who is not there can be held to have left.
#[utoipa::path(post, path = "/api/tables/{id}/seat", params(("id" = String, Path)), request_body = SeatChoice,
    responses((status = 200, body = TableOpened), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn seat(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named,
    Body(SeatChoice { seat, who }): Body<SeatChoice>,
) -> Result<Json<TableOpened>> {
    let caller = Caller { person: Some(visitor.person), invite: None };
    let table = app.table(&id).await?;
    Ok(Json(table.ask(|reply| Request::Seat { caller, seat, who, reply }).await?))
}
