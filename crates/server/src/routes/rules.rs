//! The rules of a game in our words.

use super::game::find;
use crate::body::{Asked, Named};
use crate::error::{Error, Result, Why, one_of};
use crate::wire::{Problem, RulesText};
use axum::Json;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;
use texts::Lang;

/// Which language.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Language {
    /// `fr` or `en`; English if absent.
    lang: Option<String>,
}

/// The rules, by section and clause.
#[utoipa::path(get, path = "/api/games/{key}/rules", params(("key" = String, Path), Language),
    responses((status = 200, body = RulesText), (status = 404, body = Problem)))]
pub(crate) async fn rules(Named(key): Named, Asked(language): Asked<Language>) -> Result<impl IntoResponse> {
    let lang = match language.lang.as_deref() {
        None => Lang::En,
        Some(text) => text
            .parse()
            .map_err(|_| Error::from(Why::Unreadable).field("lang", one_of(text, &["fr", "en"])))?,
    };
    Ok(([(header::CACHE_CONTROL, "public, max-age=300")], Json(text(&key, lang)?)))
}

/// The rules of this game in a language.
pub(crate) fn text(key: &str, lang: Lang) -> Result<RulesText> {
    let book = texts::rules(lang, find(key)?.key).ok_or(Error::from(Why::NoSuchPage))?;
    Ok(RulesText::from(book))
}
