//! From a moment of a game that is over, on against bots.

use crate::app::App;
use crate::body::{Body, Named};
use crate::error::{Error, Result, Why};
use crate::session::{Address, Guest};
use crate::tables::{self, Caller, Chair, Request};
use crate::wire::{GoOn, Problem, TableOpened};
use crate::{chance, now};
use axum::Json;
use axum::extract::State;
use axum_extra::extract::CookieJar;
use rules::Turn;
use store::{StoredStage, StoredStep, StoredTable};

/// Opens a table that begins where a finished game stood, with me in one seat and bots in all others. What lay hidden then
/// stays hidden from me; treaties stay behind, and chance decides anew.
#[utoipa::path(post, path = "/api/tables/{id}/go_on", params(("id" = String, Path)), request_body = GoOn,
    responses((status = 200, body = TableOpened), (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn go_on(
    State(app): State<App>,
    Address(address): Address,
    guest: Guest,
    Named(id): Named,
    Body(wish): Body<GoOn>,
) -> Result<(CookieJar, Json<TableOpened>)> {
    let person = guest.visitor.person;
    app.limiters.opening(address)?;
    if app.store().hosted(person.id).await? >= app.shared.config.limits.tables {
        return Err(Why::TooManyTables.into());
    }
    let caller = Caller { person: Some(person.clone()), invite: wish.invite };
    let table = app.table(&id).await?;
    // what everybody knew is told of finished games alone
    let viewer = "full".to_owned();
    let (row, _, _) = table.ask(|reply| Request::Replay { caller, viewer, reply }).await?;
    let steps = app.store().steps(&id, 0).await?;
    let position = position(&row, &steps, wish.step)?;
    if !row.seats.iter().any(|seat| seat.id == wish.seat) {
        return Err(Why::NoSuchSeat.into());
    }
    let level = wish.level.as_deref().unwrap_or("medium");
    let mut seats = Vec::with_capacity(row.seats.len());
    for seat in &row.seats {
        let chair = if seat.id == wish.seat { Chair::Me } else { Chair::read(&format!("bot:{level}"))? };
        seats.push(chair.seat(&seat.id, &person));
    }
    let (now, (seed, salt)) = (now::millis(), app.shared.luck.table());
    let table = StoredTable {
        id: chance::table_id().into(),
        version: 1,
        position: Some(position),
        public: false,
        invite: chance::kept(&chance::invitation()),
        seed,
        salt,
        host: person.id,
        clock: None,
        clocks: None,
        stage: StoredStage::Playing,
        rematch: None,
        created: now,
        touched: now,
        due: Some(0),
        seats,
        ..*row
    };
    let id = table.id.clone();
    app.store().create(table).await?;
    let caller = Caller { person: Some(person), invite: None };
    let opened = app.table(&id).await?.ask(|reply| Request::Look(caller, reply)).await?;
    Ok((guest.cookie, Json(opened)))
}

/// How the game stood after a step.
fn position(row: &StoredTable, steps: &[StoredStep], last: u32) -> Result<String> {
    let mut live = tables::open(row)?;
    for step in steps.iter().filter(|step| step.number <= last) {
        tables::apply(live.as_mut(), step).map_err(|_| Error::from(Why::Unplayable))?;
    }
    if live.turn() == Turn::Over {
        return Err(Why::NoMore.into());
    }
    Ok(live.position())
}
