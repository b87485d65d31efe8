//! A game from its first step to its last.

use crate::app::App;
use crate::body::{Asked, Named};
use crate::error::{Error, Result, Why};
use crate::session::Visitor;
use crate::tables::{self, Caller, Request};
use crate::wire::{Frame, Problem, Replay};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use rules::{Seat, Turn, Viewer};
use serde::Deserialize;
use serde_json::value::{RawValue, to_raw_value};
use store::{StoredStep, StoredTable};

/// As whom.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Eyes {
    /// `public` (if absent), `full`, or a seat.
    r#as: Option<String>,
    /// The secret of the invitation link, for a table that is not public.
    invite: Option<String>,
}

/// Every moment as that viewer knew it. In full: everything that any seat knew, once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path), Eyes),
    responses((status = 200, body = Replay), (status = 403, body = Problem)))]
pub(crate) async fn replay(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Named(id): Named,
    Asked(Eyes { r#as: eyes, invite }): Asked<Eyes>,
    headers: HeaderMap,
) -> Result<Response> {
    let caller = Caller { person: visitor.map(|visitor| visitor.person), invite };
    let eyes = eyes.unwrap_or_else(|| "public".into());
    let table = app.table(&id).await?;
    let viewer = eyes.clone();
    let (row, seen, last) = table.ask(|reply| Request::Replay { caller, viewer, reply }).await?;
    // where a seat looks back through the public's eyes, it is told so by what it may see, not by its name
    let name = if seen == Some(Viewer::Spectator) { "public".to_owned() } else { eyes };
    let which = (table.id.clone(), last, name);
    let make = || async {
        let mut steps = app.store().steps(&id, 0).await?;
        steps.retain(|step| step.number <= last);
        let made = tokio::task::spawn_blocking(move || {
            let replay = Replay { frames: frames(&row, &steps, seen)? };
            Ok(serde_json::to_vec(&replay).expect("messages are JSON"))
        });
        made.await.map_err(|_| Error::from(Why::Internal))?
    };
    Ok(app.replays.get(which, make).await?.in_parts(&headers))
}

/// Plays the log again, through these eyes or everybody's. There is no second path: these are the same steps, views and
/// sentences as in play.
pub(crate) fn frames(row: &StoredTable, steps: &[StoredStep], eyes: Option<Viewer>) -> Result<Vec<Frame>> {
    let mut live = tables::open(row)?;
    let viewer = eyes.unwrap_or(Viewer::Spectator);
    let view = |live: &dyn table::LiveTable| match eyes {
        None => {
            let seats = (0u8..)
                .zip(&row.seats)
                .map(|(place, seat)| (seat.id.as_str(), live.view_json(Viewer::Seat(Seat(place)))));
            let views: std::collections::BTreeMap<&str, Box<RawValue>> = seats.collect();
            to_raw_value(&views).expect("views are JSON")
        }
        Some(viewer) => live.view_json(viewer),
    };
    let totals =
        |live: &dyn table::LiveTable| live.standing().scores.iter().map(|score| score.total).collect();
    let asked = |live: &dyn table::LiveTable| match live.turn() {
        Turn::Decide(seats) => seats.into_iter().map(|seat| row.seats[seat.index()].id.clone()).collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    };
    let frame = |live: &dyn table::LiveTable, step, told| Frame {
        step,
        view: view(live),
        told,
        totals: totals(live),
        asked: asked(live),
    };
    let mut frames = vec![frame(&*live, 0, Vec::new())];
    for step in steps {
        tables::apply(live.as_mut(), step).map_err(|_| Error::from(Why::Unplayable))?;
        let told = live.told(step.number - 1, viewer);
        // a step behind this viewer's back is no moment of theirs
        if !told.is_empty() {
            frames.push(frame(&*live, step.number, told));
        }
    }
    // before the end, scores may be made of secrets
    if live.turn() != Turn::Over {
        frames.iter_mut().for_each(|frame| frame.totals.clear());
    }
    Ok(frames)
}
