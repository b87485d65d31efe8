//! Who asks: the session cookie, and the extractors that read it.

use crate::app::App;
use crate::doors::{Known, network};
use crate::error::{Error, Result, Why};
use crate::{chance, now};
use axum::extract::{ConnectInfo, FromRequestParts, OptionalFromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use std::net::{IpAddr, SocketAddr};
use store::Person;
use time::Duration;

/// The cookie's name.
const COOKIE: &str = "veillee";
/// A session lasts this long after it was last used, in milliseconds: 180 days.
const LASTS: i64 = 180 * 24 * 3_600_000;

/// Somebody with a session. As an extractor it refuses those without; `Option<Visitor>` does not.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) person: Person,
    /// The hash under which the session is kept.
    pub(crate) session: [u8; 32],
}

/// Somebody who gets a session if they have none: the first step of every guest. The answer must carry
/// [`Guest::cookie`].
pub(crate) struct Guest {
    pub(crate) visitor: Visitor,
    /// Hands a new session out; nothing to those who had one.
    pub(crate) cookie: CookieJar,
}

/// The visitor's address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        address(peer, &parts.headers, app.shared.config.behind_proxy).ok_or(Why::Internal.into())
    }
}

/// Where a request comes from: the peer or, behind a proxy, whom the proxy has seen. A house is one place.
pub(crate) fn address(peer: Option<IpAddr>, headers: &HeaderMap, behind_proxy: bool) -> Option<Address> {
    // the last address of the last line is the one that our own proxy has seen; those before it anybody can invent
    let forwarded = || {
        let named = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        named.rsplit(',').next()?.trim().parse().ok()
    };
    let named = if behind_proxy { forwarded() } else { None };
    named.or(peer).map(|address| Address(network(address)))
}

impl OptionalFromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Visitor>> {
        let jar = CookieJar::from_headers(&parts.headers);
        let Some(token) = token(&jar, app.shared.config.behind_proxy) else { return Ok(None) };
        let session = chance::hash(&token);
        let now = now::millis();
        let Some((person, expires)) = app.store().session(session, now).await? else { return Ok(None) };
        // whoever the site knows is not sent away for somebody it does not
        if let Some(Known(place)) = parts.extensions.get() {
            place.is_known();
        }
        if expires - now < LASTS / 2 {
            app.store().prolong(session, now + LASTS).await?;
        }
        Ok(Some(Visitor { person, session }))
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor> {
        let visitor = <Visitor as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        let visitor = visitor.ok_or(Error::from(Why::NoSession))?;
        app.limiters.person(visitor.person.id)?;
        Ok(visitor)
    }
}

impl FromRequestParts<App> for Guest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Guest> {
        let known = <Visitor as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        if let Some(visitor) = known {
            app.limiters.person(visitor.person.id)?;
            return Ok(Guest { visitor, cookie: CookieJar::new() });
        }
        let Address(address) = Address::from_request_parts(parts, app).await?;
        app.limiters.stranger(address)?;
        let (cookie, (session, expires)) = fresh(app);
        let person = app.store().new_guest(session, now::millis(), expires).await?;
        Ok(Guest { visitor: Visitor { person, session }, cookie: CookieJar::new().add(cookie) })
    }
}

/// A new session: its cookie, what is kept of it, and when it ends.
pub(crate) fn fresh(app: &App) -> (Cookie<'static>, ([u8; 32], i64)) {
    let token = chance::bytes::<32>();
    let cookie = cookie(base16ct::lower::encode_string(&token), app.shared.config.behind_proxy);
    (cookie, (chance::hash(&token), now::millis() + LASTS))
}

/// The cookie's name: where there is encryption, one that no other site of the same domain can plant.
fn name(secure: bool) -> &'static str {
    if secure { "__Host-veillee" } else { COOKIE }
}

/// The cookie of a session: no script reads it, no other site's form sends it.
pub(crate) fn cookie(token: String, secure: bool) -> Cookie<'static> {
    Cookie::build((name(secure), token))
        .path("/")
        .max_age(Duration::milliseconds(LASTS))
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .build()
}

/// The token in the cookie, if there is one that could be ours.
fn token(jar: &CookieJar, secure: bool) -> Option<[u8; 32]> {
    let mut token = [0; 32];
    let read = base16ct::lower::decode(jar.get(name(secure))?.value(), &mut token).ok()?;
    (read.len() == 32).then_some(token)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderValue, header};

    #[test]
    fn whom_our_proxy_has_seen_is_the_last_of_the_last_line() {
        let peer = "127.0.0.1".parse().ok();
        let from = |lines: &[&'static str], behind_proxy| {
            let line =
                |line: &&'static str| ("x-forwarded-for".parse().unwrap(), HeaderValue::from_static(line));
            let headers = HeaderMap::from_iter(lines.iter().map(line));
            address(peer, &headers, behind_proxy).unwrap().0.to_string()
        };
        assert_eq!(from(&["192.0.2.1"], false), "127.0.0.1");
        assert_eq!(from(&["192.0.2.1"], true), "192.0.2.1");
        assert_eq!(from(&["198.51.100.9, 192.0.2.1"], true), "192.0.2.1");
        let mut lines = HeaderMap::new();
        lines.append("x-forwarded-for", HeaderValue::from_static("198.51.100.9"));
        lines.append("x-forwarded-for", HeaderValue::from_static("192.0.2.1"));
        assert_eq!(
            address(peer, &lines, true).unwrap().0.to_string(),
            "192.0.2.1",
            "a forged line comes first"
        );
        assert_eq!(from(&["2001:db8::1:2:3:4"], true), "2001:db8::");
    }

    #[test]
    fn a_token_is_read_back_and_nothing_else_is() {
        let bytes: [u8; 32] = std::array::from_fn(|i| i as u8 * 7);
        let read = |cookie: &str| {
            let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(cookie).unwrap())]);
            token(&CookieJar::from_headers(&headers), false)
        };
        let hex = base16ct::lower::encode_string(&bytes);
        assert_eq!(read(&format!("a=b; veillee={hex}; c=d")), Some(bytes));
        for bad in ["", "veillee", "veillee=", "veillee=00"] {
            assert_eq!(read(bad), None, "{bad}");
        }
        assert_eq!(read(&format!("other={hex}")), None);
        for bad in ["0".repeat(62), "0".repeat(66), "g".repeat(64)] {
            assert_eq!(read(&format!("veillee={bad}")), None, "{bad}");
        }
    }
}
