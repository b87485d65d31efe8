//! A picture of a game's board.

use super::game::find;
use crate::body::Named;
use crate::error::{Error, Result};
use axum::http::header;
use axum::response::IntoResponse;
use rules::{Setup, Viewer};
use table::{Opening, Salt, Seed};

/// The board of the box with all seats, before the first step, as a picture.
#[utoipa::path(get, path = "/api/games/{key}/board.svg", params(("key" = String, Path)),
    responses((status = 200, content_type = "image/svg+xml", body = String)))]
pub(crate) async fn board(Named(key): Named) -> Result<impl IntoResponse> {
    let title = find(&key)?;
    let seats = title.seats.iter().map(|id| (*id).to_owned()).collect();
    let opening = Opening {
        setup: Setup { seats, ..Setup::default() },
        seed: Seed::from_number(0),
        salt: Salt::from_number(0),
        manual_chance: true,
        position: None,
    };
    let picture = title.open(opening).map_err(Error::setup)?.draw(Viewer::Spectator);
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=300")];
    Ok((headers, picture))
}
