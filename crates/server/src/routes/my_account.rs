//! What the owner of an account can do with it.

use super::logout::leave_all;
use crate::app::App;
use crate::body::Body;
use crate::error::{Error, Result, Why};
use crate::session::{Visitor, cookie};
use crate::wire::{Passphrase, PassphraseChange, Problem};
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::CookieJar;

/// Refuses whoever does not know the passphrase, however often they try.
async fn is_owner(app: &App, visitor: &Visitor, passphrase: String) -> Result<()> {
    let name = visitor.person.account.as_deref().ok_or(Error::from(Why::WrongPassphrase))?;
    app.limiters.login(name)?;
    let account = app.store().account(name).await?;
    let right = app.accounts.check(passphrase, account.map(|account| account.passphrase)).await?;
    if right { Ok(()) } else { Err(Why::WrongPassphrase.into()) }
}

/// Changes the passphrase. All other sessions end.
#[utoipa::path(post, path = "/api/account/passphrase", request_body = PassphraseChange,
    responses((status = 204), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    Body(PassphraseChange { passphrase, new }): Body<PassphraseChange>,
) -> Result<StatusCode> {
    is_owner(&app, &visitor, passphrase).await?;
    let hash = app.accounts.hash(new).await?;
    app.store().set_passphrase(visitor.person.id, &hash).await?;
    app.store().end_sessions(visitor.person.id, Some(visitor.session)).await?;
    app.check_sessions().await;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all sessions but this one, and their sockets.
#[utoipa::path(post, path = "/api/account/others", responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn end_others(State(app): State<App>, visitor: Visitor) -> Result<StatusCode> {
    app.store().end_sessions(visitor.person.id, Some(visitor.session)).await?;
    app.check_sessions().await;
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes the account: name, passphrase and sessions. Seats are left; finished games stay, without the name.
#[utoipa::path(post, path = "/api/account/delete", request_body = Passphrase,
    responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Body(Passphrase { passphrase }): Body<Passphrase>,
) -> Result<(StatusCode, CookieJar)> {
    is_owner(&app, &visitor, passphrase).await?;
    leave_all(&app, &visitor.person).await?;
    let tables = app.store().forget(visitor.person.id).await?;
    app.keeper.refresh(&tables);
    app.check_sessions().await;
    Ok((StatusCode::NO_CONTENT, jar.remove(cookie(String::new(), app.shared.config.behind_proxy))))
}
