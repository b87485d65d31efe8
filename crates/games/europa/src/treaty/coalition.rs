//! A promised coalition, judged when its election is over: the first of the term in which it can be named. Whoever
//! names another, agrees to another or refuses it has broken the word; so has who says nothing, if nobody names it, and
//! who stays away from the country, if it fails by that.

use super::judge::{Stages, answer, election_is_past, pawns_after, void};
use crate::board::Id;
use crate::legal::{open_to_moves, open_to_pawns, voter};
use crate::{Action, Europa, Event, Phase, Public, coalition};
use rules::{Line, Seat, Seats, Status, Text, Treaties};

/// What has become of it: for all its members together.
enum Outcome {
    Pending,
    Won(usize),
    /// Broken by these.
    Betrayed(usize, Seats),
    Void(usize, Text),
}

pub(super) fn status(game: &Europa, at: Id, members: Seats, doer: Seat, line: &Line<'_, Europa>) -> Status {
    match outcome(game, at, members, line) {
        Outcome::Pending => Status::Pending,
        Outcome::Won(k) => Status::Done(k),
        Outcome::Betrayed(k, by) if by.contains(doer) => Status::Failed(k),
        Outcome::Betrayed(k, _) => Status::Excused(k, void("europa-void-betrayed", game, at)),
        Outcome::Void(k, why) => Status::Excused(k, why),
    }
}

fn outcome(game: &Europa, at: Id, members: Seats, line: &Line<'_, Europa>) -> Outcome {
    let mut came = Came { game, at, members, spare: [0; 6], turn: None };
    let mut vote: Option<Ballot> = None;
    let mut last = void("europa-void-no-election", game, at);
    let first = line.first.min(line.stages.len());
    if let Some(why) = too_late(game, at, members, line, first) {
        return Outcome::Void(first, why);
    }
    for (k, stage) in line.counted(game) {
        let state = stage.before;
        if holds_election(state, at) && vote.is_none() && coalition::may_be_named(game, state, at, members) {
            vote = Some(Ballot::default());
        }
        came.watch(stage);
        if let Some(ballot) = vote.as_mut().filter(|_| holds_election(state, at)) {
            ballot.watch(game, stage, members);
        }
        let after = line.after(k);
        let last_chance = line.until == Some(game.turn_of(stage.before)) || after.union.contains(at);
        let Some(end) = end_of(stage, at) else {
            // it opens without them: pawns stay where they are until it is over
            let opens = holds_election(after, at) && vote.is_none();
            if opens && last_chance && !coalition::may_be_named(game, after, at, members) {
                return came.lost(stage, k, void("europa-void-no-majority", game, at));
            }
            continue;
        };
        match (&vote, end) {
            (_, End::Joined(winners)) if winners == members => return Outcome::Won(k),
            (Some(ballot), _) => return ballot.judge(game, k, at, members),
            (None, End::War) => last = void("europa-void-war", game, at),
            (None, end) => {
                last = match end {
                    End::Few => void("europa-void-few", game, at),
                    End::Joined(_) => void("europa-void-joined", game, at),
                    _ => void("europa-void-no-majority", game, at),
                };
                if last_chance {
                    return came.lost(stage, k, last);
                }
            }
        }
        if line.after(k).union.contains(at) {
            return Outcome::Void(k, void("europa-void-joined", game, at));
        }
        if election_is_past(game, line, k, at) {
            return Outcome::Void(k, last);
        }
    }
    line.end(game).map_or(Outcome::Pending, |end| Outcome::Void(end, last))
}

/// Nothing can come of it any more, before anything was done about it.
fn too_late(game: &Europa, at: Id, members: Seats, line: &Line<'_, Europa>, first: usize) -> Option<Text> {
    let state = line.after(first);
    if state.union.contains(at) {
        return Some(void("europa-void-joined", game, at));
    }
    if line.until != Some(game.turn_of(state)) {
        return None;
    }
    if election_is_past(game, line, first, at) {
        return Some(void("europa-void-past", game, at));
    }
    let placing = matches!(state.phase, Phase::Place { .. } | Phase::Campaign | Phase::Moves { .. });
    let voting = matches!(state.phase, Phase::Propose { .. } | Phase::Vote { .. });
    if (placing || voting) && state.wars.contains(at) {
        return Some(void("europa-void-war", game, at));
    }
    if holds_election(state, at) && !coalition::may_be_named(game, state, at, members) {
        return Some(void("europa-void-no-majority", game, at));
    }
    (!can_win(game, state, at, members)).then(|| void("europa-void-past", game, at))
}

/// If the election there is on: may they be named in it, and by one of them?
pub(super) fn can_win(game: &Europa, state: &Public, at: Id, members: Seats) -> bool {
    if !holds_election(state, at) {
        return true;
    }
    let to_speak = |from: u8| {
        let later = (from..game.colours.len() as u8).map(|next| Seat(voter(game, state, next)));
        later.collect::<Seats>().meets(members)
    };
    let open = match state.phase {
        Phase::Propose { next } => to_speak(next),
        Phase::Vote { next, coalition } => coalition == members || to_speak(next + 1),
        _ => true,
    };
    open && coalition::may_be_named(game, state, at, members)
}

/// Is the election of this country on?
fn holds_election(state: &Public, at: Id) -> bool {
    let on = matches!(state.phase, Phase::Campaign | Phase::Propose { .. } | Phase::Vote { .. });
    on && state.country() == at
}

/// How an election ended.
enum End {
    Joined(Seats),
    War,
    Few,
    Lost,
}

fn end_of(stage: &Stages<'_>, at: Id) -> Option<End> {
    stage.events.iter().find_map(|event| match event {
        Event::Joined { country, winners, .. } if *country == at => {
            Some(End::Joined(winners.iter().copied().collect()))
        }
        Event::NoElection { country } if *country == at => Some(End::War),
        Event::Nationalists { country, why } if *country == at => {
            Some(if *why == "pawns" { End::Few } else { End::Lost })
        }
        Event::Empty { countries } if countries.contains(at) => Some(End::Few),
        _ => None,
    })
}

/// What members did in a vote in which the coalition could be named.
#[derive(Default)]
struct Ballot {
    /// Who acted against it in the first proposal, with its answers, in which somebody did.
    against: Seats,
    /// That proposal is over.
    closed: bool,
    /// It was put to the vote.
    named: bool,
    /// It was refused: what comes later is free.
    refused: bool,
    /// Who named nobody.
    passed: Seats,
    /// Who acted against it without being there.
    away: Seats,
}

impl Ballot {
    fn watch(&mut self, game: &Europa, stage: &Stages<'_>, members: Seats) {
        if self.refused || self.closed {
            return;
        }
        match stage.before.phase {
            Phase::Propose { next } => {
                let by = Seat(voter(game, stage.before, next));
                if !self.against.is_empty() {
                    self.closed = true; // another proposal begins
                    return;
                }
                match answer(stage, by) {
                    Some(Action::Propose(named)) if named == members => self.named = true,
                    Some(Action::Propose(_)) if members.contains(by) => self.blame(stage, by),
                    Some(Action::Pass) if members.contains(by) => {
                        if stage.away.contains(by) {
                            self.away.insert(by);
                        } else {
                            self.passed.insert(by);
                        }
                    }
                    _ => {}
                }
            }
            Phase::Vote { coalition, .. } => {
                self.named |= coalition == members;
                for seat in members {
                    let Some(Action::Answer(yes)) = answer(stage, seat) else { continue };
                    if yes != (coalition == members) && (yes || coalition == members) {
                        self.blame(stage, seat);
                    }
                }
                self.refused = coalition == members;
            }
            _ => {}
        }
    }

    fn blame(&mut self, stage: &Stages<'_>, seat: Seat) {
        if stage.away.contains(seat) {
            self.away.insert(seat);
        } else {
            self.against.insert(seat);
        }
    }

    fn judge(&self, game: &Europa, k: usize, at: Id, members: Seats) -> Outcome {
        let silent = if self.named { Seats::NONE } else { self.passed & members };
        match (self.against, silent) {
            (Seats::NONE, Seats::NONE) if !self.away.is_empty() => {
                Outcome::Void(k, Text::new("table-void-absent"))
            }
            (Seats::NONE, Seats::NONE) => Outcome::Void(k, void("europa-void-outvoted", game, at)),
            (Seats::NONE, silent) => Outcome::Betrayed(k, silent),
            (against, _) => Outcome::Betrayed(k, against),
        }
    }
}

/// Who could have come to the country after the promise, this turn.
struct Came<'a> {
    game: &'a Europa,
    at: Id,
    members: Seats,
    /// Pawns that each could have brought.
    spare: [u8; 6],
    turn: Option<u8>,
}

impl Came<'_> {
    fn watch(&mut self, stage: &Stages<'_>) {
        if self.turn != Some(stage.before.turn) {
            (self.spare, self.turn) = ([0; 6], Some(stage.before.turn));
        }
        for (seat, action) in stage.answers {
            if stage.away.contains(*seat) {
                continue;
            }
            let spare = match action {
                Action::Place(placement) if open_to_pawns(self.game, stage.before).contains(self.at) => {
                    placement.total() as u8
                }
                Action::Move(_) | Action::Stay
                    if open_to_moves(self.game, stage.before).contains(self.at) =>
                {
                    1
                }
                _ => 0,
            };
            self.spare[seat.index()] += spare;
        }
    }

    /// It cannot be named: by whose fault, if by anybody's?
    fn lost(&self, stage: &Stages<'_>, k: usize, why: Text) -> Outcome {
        match self.stayed_away(stage) {
            Seats::NONE => Outcome::Void(k, why),
            absent => Outcome::Betrayed(k, absent),
        }
    }

    /// Members who have no pawn there although they could, and without whom it could not be named.
    fn stayed_away(&self, stage: &Stages<'_>) -> Seats {
        let mut there = stage.before.public.clone();
        for seat in Seats::first(self.game.colours.len() as u8) {
            there.pawns[seat.index()][self.at as usize] = pawns_after(stage, seat, self.at);
        }
        let none = |seat: &Seat| there.pawns[seat.index()][self.at as usize] == 0;
        let absent: Seats =
            self.members.into_iter().filter(|seat| none(seat) && self.spare[seat.index()] > 0).collect();
        for seat in absent {
            there.pawns[seat.index()][self.at as usize] = self.spare[seat.index()];
        }
        if coalition::may_be_named(self.game, &there, self.at, self.members) { absent } else { Seats::NONE }
    }
}
