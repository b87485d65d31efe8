//! Who I am, and how I want to be called.

use crate::app::App;
use crate::body::Body;
use crate::error::Result;
use crate::names;
use crate::session::Guest;
use crate::wire::{Me, MyName, Problem};
use axum::Json;
use axum::extract::State;
use axum_extra::extract::CookieJar;
use store::Person;

/// Who I am. A visitor without a session gets one.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(crate) async fn get_me(guest: Guest) -> (CookieJar, Json<Me>) {
    (guest.cookie, Json(me(guest.visitor.person)))
}

/// How I want to be called, from now on and at the seats that I hold.
#[utoipa::path(post, path = "/api/me", request_body = MyName,
    responses((status = 200, body = Me), (status = 422, body = Problem)))]
pub(crate) async fn set_me(
    State(app): State<App>,
    guest: Guest,
    Body(wish): Body<MyName>,
) -> Result<(CookieJar, Json<Me>)> {
    let mut person = guest.visitor.person;
    person.name = names::name(&wish.name)?;
    let tables = app.store().rename(person.id, &person.name).await?;
    app.keeper.refresh(&tables);
    Ok((guest.cookie, Json(me(person))))
}

/// A person as they are told.
pub(super) fn me(person: Person) -> Me {
    Me { name: person.name, account: person.account }
}
