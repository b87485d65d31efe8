//! A stream of turns, for programs.

use crate::app::App;
use crate::body::{Asked, Named};
use crate::doors::Known;
use crate::error::Result;
use crate::session::{Address, Visitor};
use crate::socket::Line;
use crate::tables::Caller;
use crate::wire::{Problem, Turns};
use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::convert::Infallible;

/// Whose turns.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Whose {
    /// Which of my seats; not needed if I hold one.
    seat: Option<String>,
}

/// A line of JSON whenever an answer of mine is awaited, and one when the game is over; then the stream ends.
#[utoipa::path(get, path = "/api/tables/{id}/turns", params(("id" = String, Path), Whose),
    responses((status = 200, content_type = "application/x-ndjson", body = Turns), (status = 403, body = Problem)))]
pub(crate) async fn turns(
    State(app): State<App>,
    visitor: Visitor,
    Address(address): Address,
    connection: Option<Extension<Known>>,
    Named(id): Named,
    Asked(Whose { seat }): Asked<Whose>,
) -> Result<Response> {
    let place = app.limiters.socket(address, connection.map(|Extension(known)| known))?;
    let caller = Caller { person: Some(visitor.person.clone()), invite: None };
    let table = app.table(&id).await?;
    let line = Line::attach(table, (caller, Some(visitor.session)), seat, None, true, place).await?;
    let lines = futures_util::stream::unfold((line, Vec::new()), async |(mut line, mut messages)| {
        line.take(&mut messages).await;
        let text: String = messages.drain(..).map(|message| message.to_string()).collect();
        (!text.is_empty()).then(|| (Ok::<Bytes, Infallible>(text.into()), (line, messages)))
    });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response())
}
