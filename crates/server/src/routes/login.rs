//! The same seats on another device.

use super::me::me;
use crate::app::App;
use crate::body::Body;
use crate::error::{Result, Why};
use crate::session::{Address, Guest, fresh};
use crate::wire::{Credentials, Me, Problem};
use axum::Json;
use axum::extract::State;
use axum_extra::extract::CookieJar;

/// Begins a session of the owner of an account in place of this one. A guest's own seats go with it.
#[utoipa::path(post, path = "/api/login", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(crate) async fn login(
    State(app): State<App>,
    Address(address): Address,
    guest: Guest,
    Body(wish): Body<Credentials>,
) -> Result<(CookieJar, Json<Me>)> {
    app.limiters.stranger(address)?;
    app.limiters.login(&wish.name)?;
    let account = app.store().account(&wish.name).await?;
    let hash = account.as_ref().map(|account| account.passphrase.clone());
    let right = app.accounts.check(wish.passphrase, hash).await?;
    let account = account.filter(|_| right).ok_or(Why::WrongPassphrase)?;
    // a cookie that somebody may have planted before is worth nothing after
    let (cookie, kept) = fresh(&app);
    let tables = app.store().adopt(guest.visitor.session, account.person.id, kept).await?;
    app.keeper.refresh(&tables);
    app.ended(guest.visitor.session).await;
    Ok((guest.cookie.add(cookie), Json(me(account.person))))
}
