//! The guided first game of a box. Every request opens the prepared table anew: nothing is stored, and nobody
//! has to be known.

use super::game::find;
use crate::app::App;
use crate::body::{Asked, Body};
use crate::error::{Error, Result, Why, one_of};
use crate::tables::given;
use crate::wire::{LessonAnswered, LessonGiven, LessonNext, LessonOffer, LessonPick, LessonStep, Problem};
use axum::Json;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use library::Lesson;
use rules::{Card, Seat, Text, Viewer};
use serde::Deserialize;
use serde_json::value::RawValue;
use table::{By, Deed, Given, LiveTable, Next, Sight, Step};

/// A step of a game's lessons, its table laid out.
pub(crate) struct Opened {
    lesson: &'static Lesson,
    n: usize,
    count: usize,
    table: Box<dyn LiveTable>,
    seat: Seat,
}

impl FromRequestParts<App> for Opened {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Opened> {
        let path = Path::<(String, String)>::from_request_parts(parts, app).await;
        let Path((key, n)) = path.map_err(|_| Error::from(Why::NoSuchPage))?;
        let title = find(&key)?;
        let steps = title.lessons.steps();
        let open = |n: usize| {
            let at = n.checked_sub(1)?;
            let (table, seat) = title.lessons.open(title, at)?;
            Some(Opened { lesson: &steps[at], n, count: steps.len(), table, seat })
        };
        n.parse().ok().and_then(open).ok_or(Error::from(Why::NoSuchLesson))
    }
}

impl Opened {
    fn view(&self) -> Box<RawValue> {
        self.table.view_json(Viewer::Seat(self.seat))
    }

    /// Carries out an answer, if it is legal: as the notation writes it.
    fn answer(&mut self, action: Given) -> Result<String> {
        if self.lesson.is_offer() {
            return self.reply(&action);
        }
        let steps = self.table.act(Step::Answer { seat: self.seat, action, by: By::Player })?;
        let written = steps.into_iter().find_map(|step| match step {
            Step::Answer { action, .. } => Some(action),
            _ => None,
        });
        Ok(written.unwrap_or_default())
    }
}

impl Opened {
    /// Answers the treaty that is offered.
    fn reply(&mut self, word: &Given) -> Result<String> {
        let yes = match word {
            Given::Text(text) if text == "yes" => true,
            Given::Text(text) if text == "no" => false,
            _ => return Err(Error::from(Why::Unreadable).field("action", one_of("", &["yes", "no"]))),
        };
        let treaty = self.offered().map_or(0, |(card, _)| card.number);
        self.table.act(Deed::Reply { treaty, yes, why: None }.of(self.seat))?;
        Ok(if yes { "yes" } else { "no" }.to_owned())
    }

    fn offered(&self) -> Option<(Card, Text)> {
        self.table.treaties(Viewer::Seat(self.seat)).into_iter().next()
    }
}

/// A step of the guided first game: a prepared table, what is said about it, and what can be chosen.
#[utoipa::path(get, path = "/api/games/{key}/lessons/{n}",
    params(("key" = String, Path), ("n" = u32, Path, description = "From 1")),
    responses((status = 200, body = LessonStep), (status = 404, body = Problem)))]
pub(crate) async fn lesson(opened: Opened) -> Json<LessonStep> {
    let offer = opened.offered();
    let Opened { lesson, n, count, ref table, seat } = opened;
    let ids = table.seat_ids();
    let Sight { view, stage, prompt, .. } = table.sight(Viewer::Seat(seat));
    Json(LessonStep {
        n: n as u32,
        count: count as u32,
        seats: ids.iter().map(|id| (*id).to_owned()).collect(),
        options: table.options().clone().into_iter().collect(),
        seat: ids[seat.index()].to_owned(),
        say: Text::new(&lesson.say),
        stage,
        view,
        prompt: prompt.filter(|_| offer.is_none()),
        target: target(lesson, table.as_ref(), seat),
        offer: offer.map(|(card, text)| LessonOffer { from: ids[card.from.index()].to_owned(), text }),
    })
}

/// What is to be touched for an answer that goes on: the tokens of a single blank, or the blanks to fill.
fn target(lesson: &Lesson, table: &dyn LiveTable, seat: Seat) -> Vec<String> {
    let picks = lesson.expected().first().and_then(|action| table.picks(seat, action)).unwrap_or_default();
    let slots = table.prompt(seat).map(|prompt| prompt.slots).unwrap_or_default();
    if slots.len() == 1 {
        return picks.concat();
    }
    let filled = slots.into_iter().zip(picks).filter(|(_, tokens)| !tokens.is_empty());
    filled.map(|(slot, _)| slot.id).collect()
}

/// Tries an answer. One that is legal but not what the step is about changes nothing and says so.
#[utoipa::path(post, path = "/api/games/{key}/lessons/{n}",
    params(("key" = String, Path), ("n" = u32, Path, description = "From 1")), request_body = LessonGiven,
    responses((status = 200, body = LessonAnswered), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn answer(
    mut opened: Opened,
    Body(answer): Body<LessonGiven>,
) -> Result<Json<LessonAnswered>> {
    let before = opened.table.last_step();
    let action = opened.answer(given(answer.picks, answer.action)?)?;
    if !opened.lesson.expects(&action) {
        let say = Text::new("server-lesson-other");
        return Ok(Json(LessonAnswered { action, done: false, say, view: None, told: Vec::new() }));
    }
    Ok(Json(LessonAnswered {
        done: true,
        say: Text::new(&opened.lesson.then),
        view: Some(opened.view()),
        told: opened.table.told(before, Viewer::Seat(opened.seat)),
        action,
    }))
}

/// What may follow the picked tokens, where the prompt does not say so itself.
#[utoipa::path(post, path = "/api/games/{key}/lessons/{n}/pick",
    params(("key" = String, Path), ("n" = u32, Path, description = "From 1")), request_body = LessonPick,
    responses((status = 200, body = LessonNext), (status = 404, body = Problem)))]
pub(crate) async fn pick(opened: Opened, Body(pick): Body<LessonPick>) -> Json<LessonNext> {
    let Next { options, complete } = opened.table.next(opened.seat, pick.slot as usize, &pick.picked);
    Json(LessonNext { options, complete })
}

/// When.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct After {
    /// After this answer; absent: before any.
    action: Option<String>,
}

/// The prepared table as the learner's seat sees it, as a picture.
#[utoipa::path(get, path = "/api/games/{key}/lessons/{n}/board.svg",
    params(("key" = String, Path), ("n" = u32, Path, description = "From 1"), After),
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = 404, body = Problem)))]
pub(crate) async fn picture(mut opened: Opened, Asked(after): Asked<After>) -> Result<impl IntoResponse> {
    if let Some(action) = after.action {
        opened.answer(action.into())?;
    }
    let picture = opened.table.draw(Viewer::Seat(opened.seat));
    Ok(([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=300")], picture))
}

/// What is printed on the board of the prepared table, and where.
#[utoipa::path(get, path = "/api/games/{key}/lessons/{n}/board",
    params(("key" = String, Path), ("n" = u32, Path, description = "From 1")),
    responses((status = 200, body = crate::wire::Chart), (status = 304), (status = 404, body = Problem)))]
pub(crate) async fn chart(opened: Opened, headers: HeaderMap) -> Response {
    super::chart::kept(&opened.table.chart(), &headers)
}
