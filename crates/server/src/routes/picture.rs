//! A picture of a table, for pages without a board of their own and for archives.

use crate::app::App;
use crate::body::{Asked, Named};
use crate::error::Result;
use crate::session::Visitor;
use crate::tables::{Caller, Request};
use crate::wire::Problem;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;

/// Through whose eyes.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// One of my seats; absent: as the public sees it.
    seat: Option<String>,
    /// The secret of the invitation link, for a table that is not public.
    invite: Option<String>,
}

/// The table as it stands, as the public or one of my seats sees it.
#[utoipa::path(get, path = "/api/tables/{id}/board.svg", params(("id" = String, Path), Wanted),
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = 403, body = Problem)))]
pub(crate) async fn picture(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Named(id): Named,
    Asked(Wanted { seat, invite }): Asked<Wanted>,
) -> Result<impl IntoResponse> {
    let caller = Caller { person: visitor.map(|visitor| visitor.person), invite };
    let table = app.table(&id).await?;
    let picture = table.ask(|reply| Request::Picture { caller, seat, reply }).await?;
    // what one seat sees is nobody else's to keep
    Ok(([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "private, no-store")], picture))
}
