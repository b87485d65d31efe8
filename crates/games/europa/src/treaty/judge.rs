//! Who kept their word, duty by duty; coalitions have a file of their own.

use super::Duty;
use crate::board::Id;
use crate::legal::{cost_of_war, open_to_moves, open_to_pawns, voter};
use crate::view::country;
use crate::{Action, Europa, Phase, State};
use rules::{Line, Seat, Stage, Status, Text, Treaties};

pub(super) type Stages<'a> = Stage<'a, Europa>;

/// What a seat answered.
pub(super) fn answer(stage: &Stages<'_>, seat: Seat) -> Option<Action> {
    stage.answers.iter().find(|(by, _)| *by == seat).map(|(_, action)| *action)
}

pub(super) fn void(id: &'static str, game: &Europa, at: Id) -> Text {
    Text::new(id).with("country", country(game, at))
}

pub(super) fn status(game: &Europa, duty: Duty, doer: Seat, line: &Line<'_, Europa>) -> Status {
    match duty {
        Duty::Peace(due) => peace(game, due, doer, line),
        Duty::Stop(at) => stop(game, at, doer, line),
        Duty::Place(at, due) => place(game, at, due, doer, line),
        Duty::StayOut(at) => stay_out(game, at, doer, line),
        Duty::Yes(at, whose) => {
            let occasion = |stage: &Stages<'_>| match (stage.before.phase, answer(stage, doer)) {
                (Phase::Vote { next, .. }, Some(Action::Answer(yes))) => {
                    (voter(game, stage.before, next) == whose.0).then_some(yes)
                }
                _ => None,
            };
            vote(game, at, doer, line, occasion)
        }
        Duty::Bar(at, whose) => {
            let occasion = |stage: &Stages<'_>| match (stage.before.phase, answer(stage, doer)) {
                (Phase::Vote { coalition, .. }, Some(Action::Answer(yes))) => {
                    coalition.contains(whose).then_some(!yes)
                }
                (Phase::Propose { .. }, Some(Action::Propose(named))) => Some(!named.contains(whose)),
                (Phase::Propose { .. }, Some(_)) => Some(true),
                _ => None,
            };
            vote(game, at, doer, line, occasion)
        }
        Duty::Joined(at) => {
            let end = line.end(game);
            let last = end.unwrap_or(line.stages.len());
            match (line.first..=last).find(|&k| line.after(k).union.contains(at)) {
                Some(k) => Status::Done(k),
                None => end.map_or(Status::Pending, Status::Failed),
            }
        }
        Duty::Coalition(_) => Status::Pending, // judged beside
    }
}

/// The dove of this turn has been opened, or there is none.
fn dove_is_past(state: &State) -> bool {
    !matches!(state.phase, Phase::Order(_) | Phase::Cards | Phase::WarDice(_) | Phase::Commit)
}

/// Every opening of the dove is an occasion (EU-37).
fn peace(game: &Europa, due: u8, doer: Seat, line: &Line<'_, Europa>) -> Status {
    let last_turn = |state: &State| line.until == Some(game.turn_of(state));
    for (at, stage) in line.counted(game).filter(|(_, stage)| stage.before.phase == Phase::Commit) {
        let given = match answer(stage, doer) {
            Some(Action::Commit(given)) => given,
            _ => 0,
        };
        if given >= due {
            return Status::Done(at);
        }
        if last_turn(stage.before) {
            return if stage.away.contains(doer) {
                Status::Excused(at, Text::new("table-void-absent"))
            } else if stage.before.hand[doer.index()] < due {
                Status::Excused(at, Text::new("europa-void-few-pawns"))
            } else {
                Status::Failed(at)
            };
        }
    }
    let end = line.end(game);
    let last = end.unwrap_or(line.stages.len());
    let past = |at: usize| last_turn(line.after(at)) && dove_is_past(line.after(at));
    match (line.first..last).chain(end.is_none().then_some(last)).find(|&at| past(at)) {
        Some(at) => Status::Excused(at, Text::new("europa-void-no-dove")),
        None => end.map_or(Status::Pending, |end| Status::Excused(end, Text::new("europa-void-no-dove"))),
    }
}

/// EU-44 to EU-46: the first choice of who decides.
fn stop(game: &Europa, at: Id, doer: Seat, line: &Line<'_, Europa>) -> Status {
    for (k, stage) in line.counted(game) {
        let Phase::Allocate { decider, left } = stage.before.phase else { continue };
        let possible = stage.before.wars.contains(at) && cost_of_war(game, at) <= left;
        if decider == doer.0 && possible {
            return match answer(stage, doer) {
                Some(Action::Stop(first)) if first == at => Status::Done(k),
                _ if stage.away.contains(doer) => Status::Excused(k, Text::new("table-void-absent")),
                _ => Status::Failed(k),
            };
        }
    }
    let not_asked = |at| Status::Excused(at, Text::new("europa-void-not-decider"));
    let last = line.stages.len();
    let past = |k: usize| {
        let state = line.after(k);
        let chosen = matches!(
            state.phase,
            Phase::Place { .. }
                | Phase::Campaign
                | Phase::Propose { .. }
                | Phase::Vote { .. }
                | Phase::Moves { .. }
        );
        chosen && line.until == Some(game.turn_of(state))
    };
    match line.end(game) {
        Some(end) => not_asked((line.first..end).find(|&k| past(k)).unwrap_or(end)),
        None => (line.first..=last).find(|&k| past(k)).map_or(Status::Pending, not_asked),
    }
}

/// Pawns of a seat in a country once this stage's own answer is carried out.
pub(super) fn pawns_after(stage: &Stages<'_>, seat: Seat, at: Id) -> u8 {
    let there = stage.before.pawns[seat.index()][at as usize];
    there
        + match answer(stage, seat) {
            Some(Action::Place(placement)) => placement.0[at as usize],
            Some(Action::Move(to)) if to == at => 1,
            _ => 0,
        }
}

/// Every beginning of elections is an occasion: what lies there when all pawns are placed (EU-49).
fn place(game: &Europa, at: Id, due: u8, doer: Seat, line: &Line<'_, Europa>) -> Status {
    // the most pawns that could have been there, and was the country open at all?
    let (mut most, mut open, mut turn) = (0, false, None);
    for (k, stage) in line.counted(game) {
        let now = game.turn_of(stage.before);
        if turn != Some(now) {
            (most, open, turn) = (0, false, Some(now));
        }
        let own = &stage.before.pawns[doer.index()];
        most = most.max(stage.before.hand[doer.index()] + own[at as usize]);
        if !matches!(stage.before.phase, Phase::Place { .. }) {
            continue;
        }
        open |= open_to_pawns(game, stage.before).contains(at);
        if matches!(line.after(k).phase, Phase::Place { .. }) && game.turn_of(line.after(k)) == now {
            continue;
        }
        if pawns_after(stage, doer, at) >= due {
            return Status::Done(k);
        }
        if line.until == Some(now) {
            return if !open {
                Status::Excused(k, void("europa-void-closed", game, at))
            } else if most < due {
                Status::Excused(k, Text::new("europa-void-few-pawns"))
            } else if stage.away.contains(doer) {
                Status::Excused(k, Text::new("table-void-absent"))
            } else {
                Status::Failed(k)
            };
        }
    }
    past_placing(game, line, at)
}

/// Nothing was placed: too late, or not yet?
fn past_placing(game: &Europa, line: &Line<'_, Europa>, at: Id) -> Status {
    let past = |k: usize| {
        let state = line.after(k);
        let elections = matches!(
            state.phase,
            Phase::Campaign | Phase::Propose { .. } | Phase::Vote { .. } | Phase::Moves { .. }
        );
        state.union.contains(at) || elections && line.until == Some(game.turn_of(state))
    };
    let end = line.end(game);
    let last = end.unwrap_or(line.stages.len());
    match (line.first..last).chain(end.is_none().then_some(last)).find(|&k| past(k)).or(end) {
        Some(k) => Status::Excused(k, void("europa-void-closed", game, at)),
        None => Status::Pending,
    }
}

/// Placing and moving on are the occasions.
fn stay_out(game: &Europa, at: Id, doer: Seat, line: &Line<'_, Europa>) -> Status {
    let mut asked = false;
    for (k, stage) in line.counted(game) {
        match answer(stage, doer) {
            Some(Action::Place(placement)) => {
                asked |= open_to_pawns(game, stage.before).contains(at);
                if placement.0[at as usize] > 0 {
                    return Status::Failed(k);
                }
            }
            Some(Action::Move(to)) if to == at => return Status::Failed(k),
            Some(Action::Move(_) | Action::Stay) => {
                asked |= open_to_moves(game, stage.before).contains(at);
            }
            _ => {}
        }
        if line.after(k).union.contains(at) {
            return ended(game, asked, k, at);
        }
    }
    over_or_joined(game, line, at, asked)
}

/// Each vote that `occasion` knows is one; it says whether the promise was kept there.
fn vote(
    game: &Europa,
    at: Id,
    doer: Seat,
    line: &Line<'_, Europa>,
    occasion: impl Fn(&Stages<'_>) -> Option<bool>,
) -> Status {
    let mut asked = false;
    for (k, stage) in line.counted(game) {
        let state = stage.before;
        let here = matches!(state.phase, Phase::Propose { .. } | Phase::Vote { .. }) && state.country() == at;
        match if here { occasion(stage) } else { None } {
            Some(true) => asked = true,
            Some(false) if stage.away.contains(doer) => {
                return Status::Excused(k, Text::new("table-void-absent"));
            }
            Some(false) => return Status::Failed(k),
            None => {}
        }
        if line.after(k).union.contains(at) || election_is_past(game, line, k, at) {
            return ended(game, asked, k, at);
        }
    }
    over_or_joined(game, line, at, asked)
}

/// The last election of the term there has been held.
pub(super) fn election_is_past(game: &Europa, line: &Line<'_, Europa>, k: usize, at: Id) -> bool {
    let state = line.after(k);
    let running = matches!(
        state.phase,
        Phase::Campaign | Phase::Propose { .. } | Phase::Vote { .. } | Phase::Moves { .. }
    );
    let on = !matches!(state.phase, Phase::Moves { .. }) && state.country() == at;
    running && line.until == Some(game.turn_of(state)) && !on && !state.to_come().contains(at)
}

fn ended(game: &Europa, asked: bool, k: usize, at: Id) -> Status {
    if asked { Status::Done(k) } else { Status::Excused(k, void("europa-void-never-asked", game, at)) }
}

fn over_or_joined(game: &Europa, line: &Line<'_, Europa>, at: Id, asked: bool) -> Status {
    let first = line.first.min(line.stages.len());
    if line.after(first).union.contains(at) || election_is_past(game, line, first, at) {
        return ended(game, asked, first, at);
    }
    line.end(game).map_or(Status::Pending, |end| ended(game, asked, end, at))
}
