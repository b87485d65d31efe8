//! The end of a session.

use crate::app::App;
use crate::error::Result;
use crate::session::{Visitor, cookie};
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::CookieJar;

/// Ends this session. A guest's seats are lost with it; an account's are not.
#[utoipa::path(post, path = "/api/logout", responses((status = 204)))]
pub(crate) async fn logout(
    State(app): State<App>,
    visitor: Option<Visitor>,
    jar: CookieJar,
) -> Result<(StatusCode, CookieJar)> {
    if let Some(visitor) = visitor {
        app.store().end_session(visitor.session).await?;
    }
    Ok((StatusCode::NO_CONTENT, jar.remove(cookie(String::new(), app.shared.config.behind_proxy))))
}
