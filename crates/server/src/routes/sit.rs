//! Takes a seat.

use crate::app::App;
use crate::body::{Body, Named};
use crate::error::{Error, Result, Why};
use crate::session::Guest;
use crate::tables::{Caller, Request};
use crate::wire::{Problem, Sit, TableOpened};
use axum::Json;
use axum::extract::State;
use axum_extra::extract::CookieJar;
use rules::Text;

/// The most that anybody adds to a table's randomness, in bytes.
const LUCK: usize = 64;

/// Takes an open seat. The game starts with the last one.
#[utoipa::path(post, path = "/api/tables/{id}/sit", params(("id" = String, Path)), request_body = Sit,
    responses((status = 200, body = TableOpened), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn sit(
    State(app): State<App>,
    guest: Guest,
    Named(id): Named,
    Body(wish): Body<Sit>,
) -> Result<(CookieJar, Json<TableOpened>)> {
    let Sit { seat, invite, name, luck } = wish;
    if luck.as_ref().is_some_and(|luck| luck.len() > LUCK) {
        return Err(Error::from(Why::Unreadable).field("luck", Text::new("server-field-luck")));
    }
    let caller = Caller { person: Some(guest.visitor.person), invite };
    let table = app.table(&id).await?;
    let opened = table.ask(|reply| Request::Sit { caller, seat, name, luck, reply }).await?;
    Ok((guest.cookie, Json(opened)))
}
