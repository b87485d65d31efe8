//! The end of a session.

use crate::app::App;
use crate::error::Result;
use crate::session::{Visitor, cookie};
use crate::tables::{Caller, Request};
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::CookieJar;
use store::{Person, StoredStage, StoredTable};

/// More seats nobody has.
const MOST: u32 = 1_000;

/// Nobody waits for a guest who cannot come back: every seat is left.
pub(super) async fn leave_all(app: &App, person: &Person) -> Result<()> {
    let unfinished = |table: &StoredTable| table.stage != StoredStage::Over;
    for table in app.store().tables_of(person.id, MOST).await?.into_iter().filter(unfinished) {
        let caller = Caller { person: Some(person.clone()), invite: None };
        // one that cannot be read cannot be left either
        if let Ok(table) = app.table(&table.id).await {
            let _ = table.ask(|reply| Request::Leave(caller, reply)).await;
        }
    }
    Ok(())
}

/// Ends this session, and its sockets. A guest's seats are lost with it; an account's are not.
#[utoipa::path(post, path = "/api/logout", responses((status = 204)))]
pub(crate) async fn logout(
    State(app): State<App>,
    visitor: Option<Visitor>,
    jar: CookieJar,
) -> Result<(StatusCode, CookieJar)> {
    if let Some(visitor) = visitor {
        if visitor.person.account.is_none() {
            leave_all(&app, &visitor.person).await?;
        }
        app.store().end_session(visitor.session).await?;
        app.ended(visitor.session).await;
    }
    Ok((StatusCode::NO_CONTENT, jar.remove(cookie(String::new(), app.shared.config.behind_proxy))))
}
