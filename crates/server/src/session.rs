//! Who asks: the session cookie, and the extractors that read it.

use crate::app::App;
use crate::error::{Failure, Outcome, Why};
use crate::{chance, now};
use axum::extract::{ConnectInfo, FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use std::net::{IpAddr, SocketAddr};
use store::Person;

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
    /// The header that hands a new session out; empty for those who had one.
    pub(crate) cookie: HeaderMap,
}

/// The visitor's address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Outcome<Address> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        // the last address is the one that our own proxy has seen; those before it anybody can invent
        let forwarded = || {
            let named = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
            named.rsplit(',').next()?.trim().parse().ok()
        };
        let named = if app.shared.config.behind_proxy { forwarded() } else { None };
        named.or(peer).map(Address).ok_or(Why::Internal.into())
    }
}

impl OptionalFromRequestParts<App> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Outcome<Option<Visitor>> {
        let Some(session) = token(&parts.headers).map(|token| chance::hash(&token)) else { return Ok(None) };
        let now = now::millis();
        let Some((person, expires)) = app.store().session(session, now).await? else { return Ok(None) };
        if expires - now < LASTS / 2 {
            app.store().prolong(session, now + LASTS).await?;
        }
        Ok(Some(Visitor { person, session }))
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Outcome<Visitor> {
        let visitor = <Visitor as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        let visitor = visitor.ok_or(Failure::from(Why::NoSession))?;
        app.gates.person(visitor.person.id)?;
        Ok(visitor)
    }
}

impl FromRequestParts<App> for Guest {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Outcome<Guest> {
        let known = <Visitor as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        if let Some(visitor) = known {
            app.gates.person(visitor.person.id)?;
            return Ok(Guest { visitor, cookie: HeaderMap::new() });
        }
        let Address(address) = Address::from_request_parts(parts, app).await?;
        app.gates.stranger(address)?;
        let token = chance::bytes::<32>();
        let (session, now) = (chance::hash(&token), now::millis());
        let person = app.store().new_guest(session, now, now + LASTS).await?;
        let cookie = set_cookie(&hex(&token), LASTS / 1_000, app.shared.config.behind_proxy);
        Ok(Guest { visitor: Visitor { person, session }, cookie })
    }
}

/// The header that takes a session away.
pub(crate) fn no_cookie(secure: bool) -> HeaderMap {
    set_cookie("", 0, secure)
}

fn set_cookie(value: &str, seconds: i64, secure: bool) -> HeaderMap {
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let cookie = HeaderValue::from_str(&cookie).expect("hex and constants");
    HeaderMap::from_iter([(header::SET_COOKIE, cookie)])
}

/// The token in the cookie, if there is one that could be ours.
fn token(headers: &HeaderMap) -> Option<[u8; 32]> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| *name == COOKIE)?;
    let digit = |c: u8| char::from(c).to_digit(16).map(|digit| digit as u8);
    let (bytes, rest) = value.as_bytes().as_chunks::<2>();
    if bytes.len() != 32 || !rest.is_empty() {
        return None;
    }
    let mut token = [0; 32];
    for (byte, &[high, low]) in token.iter_mut().zip(bytes) {
        *byte = digit(high)? << 4 | digit(low)?;
    }
    Some(token)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_back_and_nothing_else_is() {
        let bytes: [u8; 32] = std::array::from_fn(|i| i as u8 * 7);
        let with =
            |cookie: &str| HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(cookie).unwrap())]);
        assert_eq!(token(&with(&format!("a=b; veillee={}; c=d", hex(&bytes)))), Some(bytes));
        let long = "0".repeat(66);
        for bad in [
            "",
            "veillee",
            "veillee=",
            "veillee=00",
            &format!("veillee={long}"),
            &format!("other={}", hex(&bytes)),
        ] {
            assert_eq!(token(&with(bad)), None, "{bad}");
        }
        assert_eq!(token(&with(&format!("veillee={}", "g".repeat(64)))), None);
    }
}
