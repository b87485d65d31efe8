//! Gives a guest an account.

use super::me::me;
use crate::app::App;
use crate::body::Body;
use crate::error::{Result, Why};
use crate::names;
use crate::session::{Address, Guest};
use crate::wire::{Credentials, Me, Problem};
use axum::Json;
use axum::extract::State;
use axum_extra::extract::CookieJar;

/// Opens an account for the guest who asks, with the seats that they hold.
#[utoipa::path(post, path = "/api/account", request_body = Credentials,
    responses((status = 200, body = Me), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn open_account(
    State(app): State<App>,
    Address(address): Address,
    guest: Guest,
    Body(wish): Body<Credentials>,
) -> Result<(CookieJar, Json<Me>)> {
    app.limiters.stranger(address)?;
    let mut person = guest.visitor.person;
    if person.account.is_some() {
        return Err(Why::HasAccount.into());
    }
    let name = names::name(&wish.name)?;
    let hash = app.accounts.hash(wish.passphrase).await?;
    app.store().open_account(person.id, &name, &hash).await?;
    if person.name.is_empty() {
        let tables = app.store().rename(person.id, &name).await?;
        app.keeper.refresh(&tables);
        person.name.clone_from(&name);
    }
    person.account = Some(name);
    Ok((guest.cookie, Json(me(person))))
}
