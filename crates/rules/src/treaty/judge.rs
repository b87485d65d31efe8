//! The judge: what has become of a treaty is a function of the line of play since it was agreed to, and of nothing
//! else. It is asked anew after every step, so nothing can go stale.

use super::{Clause, Deed, Term, Treaties, Treaty, When};
use crate::{Rules, Seat, Seats, Text, Turn};

/// One thing that was done: what belongs together, so that nobody's part of it excuses another's.
pub struct Stage<'a, G: Rules + ?Sized> {
    /// The position before it.
    pub before: &'a G::State,
    /// What those who were asked answered; nothing where chance decided.
    pub answers: &'a [(Seat, G::Action)],
    /// What happened.
    pub events: &'a [G::Event],
    /// Seats whose players had left.
    pub away: Seats,
}

impl<G: Rules + ?Sized> Clone for Stage<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Rules + ?Sized> Copy for Stage<'_, G> {}

/// A line of play since a treaty was agreed to, as far as it counts.
pub struct Line<'a, G: Rules + ?Sized> {
    /// What was done, one thing after the other.
    pub stages: &'a [Stage<'a, G>],
    /// So many of them do not count.
    pub first: usize,
    /// The position now.
    pub now: &'a G::State,
    /// The turn in which it was offered.
    pub made: u16,
    /// The turn in which notice was given.
    pub notice: Option<u16>,
    /// The last turn that counts, as the term has it.
    pub until: Option<u16>,
    /// The players have ended the game.
    pub closed: bool,
}

impl<G: Rules + ?Sized> Clone for Line<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Rules + ?Sized> Copy for Line<'_, G> {}

impl<'a, G: Treaties> Line<'a, G> {
    /// The position after so many of the stages.
    pub fn after(&self, stages: usize) -> &'a G::State {
        self.stages.get(stages).map_or(self.now, |stage| stage.before)
    }

    /// After how many stages the term, or the game, was over.
    pub fn end(&self, game: &G) -> Option<usize> {
        let last = self.stages.len();
        let over = |at: usize| {
            let state = self.after(at);
            let late = self.until.is_some_and(|until| game.turn_of(state) > until);
            late || game.turn(state) == Turn::Over || self.closed && at == last
        };
        (0..=last).find(|&at| over(at))
    }

    /// The stages that count, each with how many there are when it is over.
    pub fn counted(&self, game: &G) -> impl Iterator<Item = (usize, &'a Stage<'a, G>)> + use<'a, G> {
        let end = self.end(game).unwrap_or(self.stages.len());
        let stages = self.stages;
        (self.first..end).map(move |at| (at + 1, &stages[at]))
    }
}

/// How a promise of one doer stands. The number: after how many stages that was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// Not decided.
    Pending,
    /// As promised.
    Done(usize),
    /// Not as promised, although it was in the doer's power.
    Failed(usize),
    /// It was not in the doer's power, and why.
    Excused(usize, Text),
}

/// What has become of a treaty that everybody agreed to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Not decided.
    Open,
    /// Everybody did what they had promised.
    Kept {
        /// After how many stages.
        at: usize,
        /// Before its term was over?
        early: bool,
    },
    /// Somebody did not.
    Broken {
        /// After how many stages.
        at: usize,
        /// Who.
        by: Seats,
        /// Which clause, from 0: the first that was.
        clause: usize,
    },
    /// Nobody had anything to keep.
    Void {
        /// After how many stages.
        at: usize,
        /// Why.
        why: Text,
    },
}

/// A condition along a line.
enum Holds {
    Pending,
    Yes(usize),
    No(usize),
}

pub(super) fn judge<G: Treaties>(game: &G, treaty: &Treaty<G::Duty>, line: &Line<'_, G>) -> Verdict {
    let until = match treaty.term {
        Term::Turn => Some(line.made),
        Term::Until(turn) => Some(turn),
        Term::Standing => line.notice,
    };
    let line = Line { until, ..*line };
    let mut broken: Option<(usize, Seats, usize)> = None;
    let (mut pending, mut done, mut void) = (false, None, None);
    let mut last = 0;
    for (number, clause) in treaty.clauses.iter().enumerate() {
        for doer in clause.deed.doers {
            match promise(game, clause, doer, &line) {
                Status::Pending => pending = true,
                Status::Done(at) => done = done.max(Some(at)),
                Status::Failed(at) => {
                    broken = Some(match broken {
                        Some((first, by, which)) if first == at => (first, by.with(doer), which),
                        Some(earlier) if earlier.0 < at => earlier,
                        _ => (at, Seats::one(doer), number),
                    });
                }
                Status::Excused(at, why) => {
                    last = last.max(at);
                    void.get_or_insert(why);
                }
            }
        }
    }
    match (broken, done) {
        (Some((at, by, clause)), _) => Verdict::Broken { at, by, clause },
        _ if pending => Verdict::Open,
        (None, Some(at)) => {
            let deed = at.checked_sub(1).map_or(line.made, |stage| game.turn_of(line.stages[stage].before));
            let ended = line.end(game).is_some_and(|end| end <= at);
            let early = !ended && line.until.is_some_and(|until| deed < until);
            Verdict::Kept { at: at.max(last), early }
        }
        (None, None) => {
            let why = void.unwrap_or_else(|| Text::new("table-void-condition"));
            Verdict::Void { at: last, why }
        }
    }
}

/// How one doer's part of a clause stands.
fn promise<G: Treaties>(game: &G, clause: &Clause<G::Duty>, doer: Seat, line: &Line<'_, G>) -> Status {
    let Some(When { once, deeds }) = &clause.when else { return game.status(&clause.deed, doer, line) };
    match condition(game, deeds, line) {
        Holds::Pending => Status::Pending,
        Holds::No(at) => Status::Excused(at, Text::new("table-void-condition")),
        Holds::Yes(at) if *once => {
            game.status(&clause.deed, doer, &Line { first: line.first.max(at), ..*line })
        }
        Holds::Yes(known) => match game.status(&clause.deed, doer, line) {
            Status::Pending => Status::Pending,
            Status::Done(at) => Status::Done(at.max(known)),
            Status::Failed(at) => Status::Failed(at.max(known)),
            Status::Excused(at, why) => Status::Excused(at.max(known), why),
        },
    }
}

fn condition<G: Treaties>(game: &G, deeds: &[Deed<G::Duty>], line: &Line<'_, G>) -> Holds {
    let (mut yes, mut no, mut pending) = (0, None, false);
    for deed in deeds {
        // a fact is nobody's doing
        let doers = if deed.doers.is_empty() { Seats::one(Seat(0)) } else { deed.doers };
        for doer in doers {
            match game.status(deed, doer, line) {
                Status::Pending => pending = true,
                Status::Done(at) => yes = yes.max(at),
                Status::Failed(at) | Status::Excused(at, _) => {
                    no = Some(no.map_or(at, |first: usize| first.min(at)));
                }
            }
        }
    }
    match no {
        Some(at) => Holds::No(at),
        None if pending => Holds::Pending,
        None => Holds::Yes(yes),
    }
}
