//! A picture of a game's board, and of one that somebody brings.

use super::game::find;
use crate::body::{Body, Named};
use crate::error::{Error, Result};
use crate::session::Guest;
use crate::wire::{BoardDraft, BoardVerdict, FieldError, Problem};
use axum::Json;
use axum::http::header;
use axum::response::IntoResponse;
use axum_extra::extract::CookieJar;
use library::Title;
use rules::{Setup, SetupError, Viewer};
use table::{Opening, Salt, Seed};

/// The board of the box with all seats, before the first step, as a picture.
#[utoipa::path(get, path = "/api/games/{key}/board.svg", params(("key" = String, Path)),
    responses((status = 200, content_type = "image/svg+xml", body = String)))]
pub(crate) async fn board(Named(key): Named) -> Result<impl IntoResponse> {
    let picture = drawn(find(&key)?, None).map_err(Error::setup)?;
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=300")];
    Ok((headers, picture))
}

/// Checks a board file of one's own, and draws it.
#[utoipa::path(post, path = "/api/games/{key}/board", params(("key" = String, Path)), request_body = BoardDraft,
    responses((status = 200, body = BoardVerdict), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn check(
    guest: Guest,
    Named(key): Named,
    Body(draft): Body<BoardDraft>,
) -> Result<(CookieJar, Json<BoardVerdict>)> {
    let title = find(&key)?;
    let mut errors = title.check_board(&draft.board);
    let mut picture = None;
    if errors.is_empty() {
        match drawn(title, Some(draft.board)) {
            Ok(svg) => picture = Some(svg),
            Err(more) => errors = more,
        }
    }
    let faults = errors.into_iter().map(FieldError::from).collect();
    Ok((guest.cookie, Json(BoardVerdict { faults, picture })))
}

fn drawn(title: &Title, board: Option<String>) -> Result<String, Vec<SetupError>> {
    let seats = title.seats.iter().map(|id| (*id).to_owned()).collect();
    let opening = Opening {
        setup: Setup { seats, board, ..Setup::default() },
        seed: Seed::from_number(0),
        salt: Salt::from_number(0),
        manual_chance: true,
        position: None,
    };
    Ok(title.open(opening)?.draw(Viewer::Spectator))
}
