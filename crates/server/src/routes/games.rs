//! The shelf.

use crate::wire::{GameInfo, OptionInfo, TimedPhase};
use axum::Json;
use library::Title;

/// Every game, in the order of the shelf.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    Json(library::titles().map(info).collect())
}

/// A game as it is told.
pub(super) fn info(title: &Title) -> GameInfo {
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let option = |spec: &rules::OptionSpec| OptionInfo {
        name: spec.name.to_owned(),
        values: words(spec.values),
        open: spec.open.is_some(),
    };
    let phase =
        |phase: &rules::Phase| TimedPhase { name: phase.name.to_owned(), option: phase.option.to_owned() };
    GameInfo {
        key: title.key.to_owned(),
        seats: words(title.seats),
        min_seats: title.min_seats as u32,
        minutes: u32::from(title.minutes),
        options: title.options.iter().map(option).collect(),
        first_game: title
            .first_game
            .iter()
            .map(|&(name, value)| (name.to_owned(), value.to_owned()))
            .collect(),
        instructions: words(title.instructions),
        phases: title.phases.iter().map(phase).collect(),
        levels: library::LEVELS.iter().map(|level| level.name.to_owned()).collect(),
        rules_version: title.rules_version,
        treaties: title.treaties,
        lessons: title.lessons.steps().len() as u32,
    }
}
