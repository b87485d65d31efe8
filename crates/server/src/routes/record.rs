//! The record of a game.

use crate::app::App;
use crate::body::{Asked, Named};
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::{Caller, Request};
use crate::wire::{Problem, Record};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;

/// How much of it.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// `public` (if absent), `seat` or `full`.
    level: Option<String>,
    /// Which of my seats, for level `seat`.
    seat: Option<String>,
    /// The secret of the invitation link, for a table that is not public.
    invite: Option<String>,
}

/// The record: as the public saw it, as my seat knew it, or in full once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path), Wanted),
    responses((status = 200, body = Record), (status = 403, body = Problem)))]
pub(crate) async fn record(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Named(id): Named,
    Asked(Wanted { level, seat, invite }): Asked<Wanted>,
) -> Result<Json<Record>> {
    let caller = Caller { person: visitor.map(|visitor| visitor.person), invite };
    let level = level.unwrap_or_else(|| "public".into());
    let table = app.table(&id).await?;
    Ok(Json(table.ask(|reply| Request::Record { caller, level, seat, reply }).await?))
}
