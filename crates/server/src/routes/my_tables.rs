//! The tables where I sit.

use super::tables::cards;
use crate::app::App;
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::Caller;
use crate::wire::TableCard;
use axum::Json;
use axum::extract::State;

/// As many as a page shows.
const LISTED: u32 = 50;

/// My tables: unfinished ones first, the last changed first.
#[utoipa::path(get, path = "/api/my/tables", responses((status = 200, body = Vec<TableCard>)))]
pub(crate) async fn my_tables(
    State(app): State<App>,
    visitor: Option<Visitor>,
) -> Result<Json<Vec<TableCard>>> {
    let Some(visitor) = visitor else { return Ok(Json(Vec::new())) };
    let tables = app.store().tables_of(visitor.person.id, LISTED).await?;
    let caller = Caller { person: Some(visitor.person), invite: None };
    Ok(Json(cards(&app, &caller, tables).await))
}
