//! One game of the shelf.

use super::games::info;
use crate::body::Named;
use crate::error::{Error, Result, Why};
use crate::wire::{GameInfo, Problem};
use axum::Json;
use library::Title;

/// A game's seats and options.
#[utoipa::path(get, path = "/api/games/{key}", params(("key" = String, Path)),
    responses((status = 200, body = GameInfo), (status = 404, body = Problem)))]
pub(crate) async fn game(Named(key): Named) -> Result<Json<GameInfo>> {
    Ok(Json(info(find(&key)?)))
}

/// The game of this key.
pub(super) fn find(key: &str) -> Result<&'static Title> {
    library::title(key).ok_or(Error::from(Why::NoSuchGame))
}
