//! Who kept their word: every reading is an occasion, and what was ordered counts, not what came of it.

use super::{Duty, is_kept_by, menu};
use crate::{Action, Africa, Phase, Sheet, State};
use rules::{Deed, Line, Nature, Seat, Stage, Status, Text, Treaties};

/// What a seat wrote. A sheet that was never written is empty (AF-25, AF-35).
fn sheet_of(stage: &Stage<'_, Africa>, seat: Seat) -> Sheet {
    let own = stage.answers.iter().find(|(writer, _)| *writer == seat);
    match own {
        Some((_, Action::Sheet(sheet))) => *sheet,
        _ => Sheet::default(),
    }
}

fn has_left(stage: &Stage<'_, Africa>, seat: Seat) -> bool {
    stage.away.contains(seat) || stage.answers.contains(&(seat, Action::Absent))
}

pub(super) fn status(game: &Africa, deed: &Deed<Duty>, doer: Seat, line: &Line<'_, Africa>) -> Status {
    match game.nature(&deed.duty) {
        Nature::Fact => fact(game, deed.duty, line),
        Nature::Lasting => lasting(game, deed, doer, line),
        Nature::Single => single(game, deed, doer, line),
    }
}

fn fact(game: &Africa, duty: Duty, line: &Line<'_, Africa>) -> Status {
    let holds = |state: &State| match duty {
        Duty::Colony(at) => state.continent.colonies.contains(at),
        Duty::Full(at) => game.board.full(&state.continent.filled).contains(at),
        _ => false,
    };
    let end = line.end(game);
    let last = end.unwrap_or(line.stages.len());
    match (line.first..=last).find(|&at| holds(line.after(at))) {
        Some(at) => Status::Done(at),
        None => end.map_or(Status::Pending, Status::Failed),
    }
}

/// The readings that count.
fn readings<'a>(
    game: &Africa,
    line: &Line<'a, Africa>,
) -> impl Iterator<Item = (usize, &'a Stage<'a, Africa>)> + use<'a> {
    line.counted(game).filter(|(_, stage)| stage.before.phase == Phase::Writing)
}

fn lasting(game: &Africa, deed: &Deed<Duty>, doer: Seat, line: &Line<'_, Africa>) -> Status {
    for (at, stage) in readings(game, line) {
        if !is_kept_by(deed, doer, &sheet_of(stage, doer)) {
            return match has_left(stage, doer) {
                true => Status::Excused(at, Text::new("table-void-absent")),
                false => Status::Failed(at),
            };
        }
    }
    match line.end(game) {
        None => Status::Pending,
        Some(end) if readings(game, line).next().is_some() => Status::Done(end),
        Some(end) => Status::Excused(end, Text::new("table-void-over")),
    }
}

fn single(game: &Africa, deed: &Deed<Duty>, doer: Seat, line: &Line<'_, Africa>) -> Status {
    let Some(place) = deed.duty.place() else { return Status::Done(line.first) };
    let colony = |at: usize| line.after(at).continent.colonies.contains(place);
    if colony(line.first) {
        return Status::Excused(line.first, Text::new("africa-void-colony").with("at", place));
    }
    for (at, stage) in readings(game, line) {
        if is_kept_by(deed, doer, &sheet_of(stage, doer)) {
            return Status::Done(at);
        }
        if Some(game.turn_of(stage.before)) == line.until {
            return at_last(game, deed.duty, doer, line, at, stage);
        }
        if colony(at) {
            return Status::Excused(at, Text::new("africa-void-colony").with("at", place));
        }
    }
    line.end(game).map_or(Status::Pending, |end| Status::Excused(end, Text::new("table-void-over")))
}

/// Not done at the last occasion: was it in the doer's power?
fn at_last(
    game: &Africa,
    duty: Duty,
    doer: Seat,
    line: &Line<'_, Africa>,
    at: usize,
    stage: &Stage<'_, Africa>,
) -> Status {
    let map = &stage.before.continent;
    let own = |state: &State, place| state.continent.presences[doer.index()].contains(place);
    if has_left(stage, doer) {
        return Status::Excused(at, Text::new("table-void-absent"));
    }
    let (able, why) = match duty {
        Duty::Develop(place) => {
            (own(stage.before, place), Text::new("africa-void-presence").with("at", place))
        }
        Duty::Enter(place) => {
            (menu::reach(game, map, doer).contains(place), Text::new("africa-void-reach").with("at", place))
        }
        Duty::Land(place) => {
            // whoever went there by another way took it from themselves
            let own_doing = own(stage.before, place) && !own(line.after(0), place);
            let able = own_doing || game.empty_coasts(map).contains(place);
            (able, Text::new("africa-void-coast").with("at", place))
        }
        _ => (true, Text::new("table-void-over")),
    };
    if able { Status::Failed(at) } else { Status::Excused(at, why) }
}
