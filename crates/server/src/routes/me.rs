//! Who I am, and how I want to be called.

use crate::app::App;
use crate::body::Body;
use crate::error::{Result, Why};
use crate::names;
use crate::session::Guest;
use crate::tables::is_called_so;
use crate::wire::{Me, MyName, Problem};
use axum::Json;
use axum::extract::State;
use axum_extra::extract::CookieJar;
use store::{Person, StoredSeat, StoredStage};

/// So many tables of theirs are looked at, the last changed first.
const MOST: u32 = 100;

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
    let before = std::mem::replace(&mut person.name, names::name(&wish.name)?);
    is_free(&app, &person, &before).await?;
    let tables = app.store().rename(person.id, &person.name).await?;
    app.keeper.refresh(&tables);
    Ok((guest.cookie, Json(me(person))))
}

/// Refuses a name that somebody else has at a table of theirs that goes on, be it on the same device.
async fn is_free(app: &App, person: &Person, before: &str) -> Result<()> {
    for table in app.store().tables_of(person.id, MOST).await? {
        let own = |seat: &&StoredSeat| seat.person == Some(person.id) && seat.name == before;
        let others = table.seats.iter().filter(|seat| !own(seat));
        if table.stage != StoredStage::Over && is_called_so(others, &person.name) {
            return Err(Why::NameTaken.into());
        }
    }
    Ok(())
}

/// A person as they are told.
pub(super) fn me(person: Person) -> Me {
    Me { name: person.name, account: person.account }
}
