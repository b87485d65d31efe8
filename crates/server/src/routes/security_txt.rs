//! Whom to tell of a weakness (RFC 9116).

use crate::app::App;
use crate::error::{Error, Result, Why};
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use time::format_description::well_known::Rfc3339;
use time::{Duration, OffsetDateTime};

/// How long what it says may be believed.
const HOLDS: Duration = Duration::days(90);

/// The contact that the operator has given; without one there is nobody to name.
pub(crate) async fn security_txt(State(app): State<App>) -> Result<impl IntoResponse> {
    let contact = app.shared.config.contact.as_deref().ok_or(Error::from(Why::NoSuchPage))?;
    let now = OffsetDateTime::from_unix_timestamp(crate::now::millis() / 1000);
    let expires = now.ok().and_then(|now| (now + HOLDS).format(&Rfc3339).ok());
    let expires = expires.ok_or(Error::from(Why::Internal))?;
    let text = format!("Contact: {contact}\nExpires: {expires}\nPreferred-Languages: fr, en\n");
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}
