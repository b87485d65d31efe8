//! What has become of each card, by the line of play since it was agreed to.

use super::{Pact, Treating};
use crate::Table;
use crate::table::{Done, What};
use rules::{Fate, Game, Line, Stage, Text, Verdict};

impl<G: Game> Table<G> {
    /// A line of play that ends here.
    pub(super) fn line<'a>(
        &'a self,
        stages: &'a [Stage<'a, G>],
        made: u16,
        notice: Option<u16>,
    ) -> Line<'a, G> {
        let closed = self.ended.is_some();
        Line { stages, first: 0, now: &self.state, made, notice, until: None, closed }
    }

    /// Does any treaty wait for what happens next? Then the position before it is kept with it.
    pub(crate) fn position_to_keep(&self) -> Option<Box<G::State>> {
        self.pacts.iter().any(Pact::is_live).then(|| Box::new(self.state.clone()))
    }

    /// After something was done: which treaties were kept, broken, or are about nothing any more?
    pub(crate) fn judge_treaties(&mut self) {
        let Some(treating) = self.faces.treaties.filter(|_| self.pacts.iter().any(Pact::is_live)) else {
            return;
        };
        let verdicts = self.verdicts(treating);
        for (at, verdict) in verdicts {
            self.settle(treating, at, verdict);
        }
    }

    /// The verdicts on all cards whose fate is open and now decided.
    fn verdicts(&self, treating: &dyn Treating<G>) -> Vec<(usize, Verdict)> {
        let live = || self.pacts.iter().enumerate().filter(|(_, pact)| pact.is_live());
        let from = live().filter_map(|(_, pact)| pact.signed).min().unwrap_or(self.done.len());
        let stages: Vec<Stage<'_, G>> = self.done[from..].iter().map(|done| self.stage(done)).collect();
        let judge = |(at, pact): (usize, &Pact)| {
            let since = pact.signed.map_or(stages.len(), |signed| signed - from);
            let line = self.line(&stages[since..], pact.made, pact.notice);
            (at, treating.judge(&self.game, (pact.card.from, &pact.card.text), &line))
        };
        live().map(judge).filter(|(_, verdict)| *verdict != Verdict::Open).collect()
    }

    fn stage<'a>(&'a self, done: &'a Done<G>) -> Stage<'a, G> {
        let answers: &[_] = match &done.what {
            What::Joint(joint) => joint,
            What::Roll(_) => &[],
        };
        let before = done.before.as_deref().expect("kept while a treaty waited");
        Stage { before, answers, events: &self.log[done.step as usize - 1].events, away: done.away }
    }

    fn settle(&mut self, treating: &dyn Treating<G>, at: usize, verdict: Verdict) {
        let (done, step) = (self.done.len(), self.number_of_last_step());
        let turn = self.done.last().and_then(|done| done.before.as_deref());
        let turn = treating.turn_of(&self.game, turn.unwrap_or(&self.state));
        let when = treating.say_turn(&self.game, turn);
        let pact = &mut self.pacts[at];
        let offered = pact.card.fate == Fate::Offered;
        let number = pact.card.number;
        pact.decided = Some(done);
        let card = &mut pact.card;
        (card.decided_at, card.when) = (Some(step), Some(when));
        let from = card.from;
        match verdict {
            Verdict::Open => {}
            Verdict::Void { why, .. } => {
                card.fate = if offered { Fate::Lapsed } else { Fate::Void };
                card.why = Some(why.clone());
                let id = if offered { "table-treaty-lapsed" } else { "table-treaty-void" };
                let text = self.about(number, id, from).with("why", why);
                self.tell_parties(number, text);
            }
            _ if offered => {
                card.fate = Fate::Lapsed;
                let why = Text::new("table-void-over");
                card.why = Some(why.clone());
                let text = self.about(number, "table-treaty-lapsed", from).with("why", why);
                self.tell_parties(number, text);
            }
            Verdict::Kept { early, .. } => {
                (card.fate, card.early) = (Fate::Kept, early);
                let id = if early { "table-treaty-kept-early" } else { "table-treaty-kept" };
                let text = self.about(number, id, from);
                self.tell_parties(number, text);
            }
            Verdict::Broken { by, clause, .. } => {
                (card.fate, card.clause) = (Fate::Broken(by), Some(clause + 1));
                for seat in by {
                    let text = self.about(number, "table-treaty-broken", seat);
                    self.tell_parties(number, text);
                }
            }
        }
    }

    /// What was said and decided in a time that is undone is unsaid and undecided; the step that undid it is the last of
    /// the log, and tells those who spoke.
    pub(crate) fn unsay_treaties(&mut self) {
        let keep = self.done.len();
        for at in 0..self.pacts.len() {
            let pact = &mut self.pacts[at];
            if pact.card.fate == Fate::Undone {
                continue;
            }
            let number = pact.card.number;
            if pact.offered > keep {
                pact.said.clear();
                pact.hear();
                pact.card.fate = Fate::Undone;
                let text = self.about(number, "table-treaty-undone", self.pacts[at].card.from);
                self.tell_parties(number, text);
                continue;
            }
            let before = pact.said.len();
            pact.said.retain(|said| said.done <= keep);
            let unsaid = pact.said.len() < before;
            if unsaid || pact.decided.is_some_and(|decided| decided > keep) {
                pact.hear();
                let text = self.about(number, "table-treaty-reopened", self.pacts[at].card.from);
                self.tell_parties(number, text);
            }
        }
    }
}
