//! A second judge of treaties, slow and obvious, written apart from the game's own: it tells the turns as chapters and
//! asks of each what was promised for it. `VEILLEE_HISTORIES=10000 cargo nextest run -p europa judgement` compares as
//! many histories.

use europa::{Action, Duty, Europa, Event, Phase, State};
use laws::{Moment, Told, histories, judgement, setup};
use rules::{Deed, Fate, Rules, Seat, Seats, Term, Turn};

/// How a doer's part stands, and after how many moments that became certain.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Part {
    Waits,
    Done(usize),
    Missed(usize),
    Free(usize),
}

struct Case<'a> {
    game: &'a Europa,
    line: &'a [Moment<Europa>],
    now: &'a State,
    last: Option<u8>,
    /// So many moments are within the term, and is that all of it?
    length: usize,
    over: bool,
}

fn slow(game: &Europa, told: &Told<'_, Europa>) -> Fate {
    let last = match told.treaty.term {
        Term::Turn => Some(told.made as u8),
        Term::Until(turn) => Some(turn as u8),
        Term::Standing => told.notice.map(|turn| turn as u8),
    };
    let mut case = Case { game, line: told.line, now: told.now, last, length: told.line.len(), over: false };
    for at in 0..=told.line.len() {
        let state = case.state(at);
        if last.is_some_and(|last| state.turn > last) || game.turn(state) == Turn::Over {
            (case.length, case.over) = (at, true);
            break;
        }
    }
    let mut parts = Vec::new();
    for clause in &told.treaty.clauses {
        let condition = clause.when.as_ref().map(|when| (when.once, case.condition(&when.deeds)));
        for doer in clause.deed.doers {
            let part = match condition {
                None => case.part(&clause.deed, doer, 0),
                Some((_, Part::Waits)) => Part::Waits,
                Some((true, Part::Done(since))) => case.part(&clause.deed, doer, since),
                Some((false, Part::Done(known))) => match case.part(&clause.deed, doer, 0) {
                    Part::Missed(at) => Part::Missed(at.max(known)),
                    part => part,
                },
                Some(_) => Part::Free(0),
            };
            parts.push((doer, part));
        }
    }
    let missed =
        parts.iter().filter_map(|(_, part)| if let Part::Missed(at) = part { Some(*at) } else { None }).min();
    if let Some(first) = missed {
        return Fate::Broken(
            parts.iter().filter(|(_, part)| *part == Part::Missed(first)).map(|(doer, _)| *doer).collect(),
        );
    }
    if parts.iter().any(|(_, part)| *part == Part::Waits) {
        return Fate::Agreed;
    }
    if parts.iter().any(|(_, part)| matches!(part, Part::Done(_))) { Fate::Kept } else { Fate::Void }
}

impl Case<'_> {
    fn state(&self, at: usize) -> &State {
        self.line.get(at).map_or(self.now, |moment| &moment.before)
    }

    fn condition(&self, deeds: &[Deed<Duty>]) -> Part {
        let doers = |deed: &Deed<Duty>| if deed.doers.is_empty() { Seats::one(Seat(0)) } else { deed.doers };
        let parts: Vec<Part> = deeds
            .iter()
            .flat_map(|deed| doers(deed).into_iter().map(|doer| self.part(deed, doer, 0)))
            .collect();
        if parts.iter().any(|part| matches!(part, Part::Missed(_) | Part::Free(_))) {
            return Part::Free(0);
        }
        let known = |part: &Part| if let Part::Done(at) = part { Some(*at) } else { None };
        let times: Option<Vec<usize>> = parts.iter().map(known).collect();
        times.map_or(Part::Waits, |times| Part::Done(times.into_iter().max().unwrap_or(0)))
    }

    fn said(&self, at: usize, seat: Seat) -> Option<Action> {
        self.line[at].answers.iter().find(|(by, _)| *by == seat).map(|(_, action)| *action)
    }

    /// The moments that count.
    fn moments(&self, since: usize) -> std::ops::Range<usize> {
        since..self.length.max(since)
    }

    /// The first position, from `since` to the end of the term, for which this holds.
    fn first(&self, since: usize, holds: impl Fn(&State) -> bool) -> Option<usize> {
        let end = if self.over { self.length } else { self.line.len() + 1 };
        (since..end).find(|&at| holds(self.state(at)))
    }

    fn end(&self, done: bool) -> Part {
        match (self.over, done) {
            (false, _) => Part::Waits,
            (true, true) => Part::Done(self.length),
            (true, false) => Part::Free(self.length),
        }
    }

    fn is_last(&self, state: &State) -> bool {
        self.last == Some(state.turn)
    }

    fn part(&self, deed: &Deed<Duty>, doer: Seat, since: usize) -> Part {
        match deed.duty {
            Duty::Joined(at) => {
                let end = if self.over { self.length } else { self.line.len() };
                match (since..=end).find(|&k| self.state(k).union.contains(at)) {
                    Some(k) => Part::Done(k),
                    None if self.over => Part::Missed(self.length),
                    None => Part::Waits,
                }
            }
            Duty::Peace(due) => {
                for k in self.moments(since).filter(|&k| self.line[k].before.phase == Phase::Commit) {
                    let given = self.line[k].events.iter().find_map(|event| match event {
                        Event::Dove { pawns, .. } => Some(pawns[doer.index()]),
                        _ => None,
                    });
                    let before = &self.line[k].before;
                    if given.unwrap_or(0) >= due {
                        return Part::Done(k + 1);
                    }
                    if self.is_last(before) {
                        let able = before.hand[doer.index()] >= due;
                        return if able { Part::Missed(k + 1) } else { Part::Free(k + 1) };
                    }
                }
                let past = |state: &State| {
                    let before = matches!(
                        state.phase,
                        Phase::Order(_) | Phase::Cards | Phase::WarDice(_) | Phase::Commit
                    );
                    self.is_last(state) && !before
                };
                self.first(since, past).map_or_else(|| self.end(false), Part::Free)
            }
            Duty::Stop(at) => {
                for k in self.moments(since) {
                    let before = &self.line[k].before;
                    let cost = 2 * self.game.board().countries[at as usize].black;
                    if let Phase::Allocate { decider, left } = before.phase
                        && decider == doer.0
                        && before.wars.contains(at)
                        && cost <= left
                    {
                        let first = self.said(k, doer) == Some(Action::Stop(at));
                        return if first { Part::Done(k + 1) } else { Part::Missed(k + 1) };
                    }
                }
                let past = |state: &State| self.is_last(state) && (placing(state) || electing(state));
                self.first(since, past).map_or_else(|| self.end(false), Part::Free)
            }
            Duty::Place(at, due) => self.place(at, due, doer, since),
            Duty::StayOut(at) => {
                let mut free = false;
                for k in self.moments(since) {
                    match self.said(k, doer) {
                        Some(Action::Place(pawns)) if pawns.0[at as usize] > 0 => return Part::Missed(k + 1),
                        Some(Action::Move(to)) if to == at => return Part::Missed(k + 1),
                        Some(Action::Place(_)) => {
                            free |= self.game.open_to_pawns(&self.line[k].before).contains(at);
                        }
                        Some(Action::Move(_) | Action::Stay) => {
                            free |= self.game.open_to_moves(&self.line[k].before).contains(at);
                        }
                        _ => {}
                    }
                    if self.state(k + 1).union.contains(at) {
                        return if free { Part::Done(k + 1) } else { Part::Free(k + 1) };
                    }
                }
                self.no_more(at, since, free)
            }
            Duty::Yes(at, whose) => self.votes(at, doer, since, |k| match self.line[k].before.phase {
                Phase::Vote { next, .. } if self.game.voter(&self.line[k].before, next) == whose => {
                    Some(self.said(k, doer)? == Action::Answer(true))
                }
                _ => None,
            }),
            Duty::Bar(at, whose) => self.votes(at, doer, since, |k| match self.line[k].before.phase {
                Phase::Vote { coalition, .. } if coalition.contains(whose) => {
                    Some(self.said(k, doer)? == Action::Answer(false))
                }
                Phase::Propose { .. } => match self.said(k, doer)? {
                    Action::Propose(set) => Some(!set.contains(whose)),
                    _ => Some(true),
                },
                _ => None,
            }),
            Duty::Coalition(at) => self.coalition(at, deed.doers, doer, since),
        }
    }

    /// What was asked in the elections of a country; `asked` says of a moment whether the promise was kept in it.
    fn votes(&self, at: u8, _: Seat, since: usize, asked: impl Fn(usize) -> Option<bool>) -> Part {
        let mut yes = false;
        for k in self.moments(since) {
            let before = &self.line[k].before;
            let here =
                matches!(before.phase, Phase::Propose { .. } | Phase::Vote { .. }) && before.country() == at;
            match if here { asked(k) } else { None } {
                Some(false) => return Part::Missed(k + 1),
                Some(true) => yes = true,
                None => {}
            }
            if self.state(k + 1).union.contains(at) || self.has_passed(self.state(k + 1), at) {
                return if yes { Part::Done(k + 1) } else { Part::Free(k + 1) };
            }
        }
        self.no_more(at, since, yes)
    }

    fn no_more(&self, at: u8, since: usize, done: bool) -> Part {
        let state = self.state(since.min(self.line.len()));
        if state.union.contains(at) || self.has_passed(state, at) {
            return if done { Part::Done(since) } else { Part::Free(since) };
        }
        self.end(done)
    }

    /// The last election of the term there is over.
    fn has_passed(&self, state: &State, at: u8) -> bool {
        if !self.is_last(state) || !electing(state) {
            return false;
        }
        let on = !matches!(state.phase, Phase::Moves { .. }) && state.country() == at;
        let later = &state.row[(state.at as usize + 1).min(state.cards as usize)..state.cards as usize];
        !on && (!later.contains(&at) || state.wars.contains(at))
    }

    fn place(&self, at: u8, due: u8, doer: Seat, since: usize) -> Part {
        for turn in 1..=4 {
            let of_turn: Vec<usize> =
                self.moments(since).filter(|&k| self.line[k].before.turn == turn).collect();
            let places: Vec<usize> =
                of_turn.iter().copied().filter(|&k| placing(&self.line[k].before)).collect();
            let Some(&last) = places.last() else { continue };
            if placing(self.state(last + 1)) && self.state(last + 1).turn == turn {
                return Part::Waits; // the rest of the turn is still to come
            }
            let there = |k: usize| self.line[k].before.pawns[doer.index()][at as usize];
            let more = match self.said(last, doer) {
                Some(Action::Place(pawns)) => pawns.0[at as usize],
                _ => 0,
            };
            if there(last) + more >= due {
                return Part::Done(last + 1);
            }
            if self.last == Some(turn) {
                let open = places.iter().any(|&k| self.game.open_to_pawns(&self.line[k].before).contains(at));
                let upto = of_turn.iter().take_while(|&&k| k <= last);
                let most =
                    upto.map(|&k| there(k) + self.line[k].before.hand[doer.index()]).max().unwrap_or(0);
                return if open && most >= due { Part::Missed(last + 1) } else { Part::Free(last + 1) };
            }
        }
        let late = |state: &State| state.union.contains(at) || electing(state) && self.is_last(state);
        self.first(since, late).map_or_else(|| self.end(false), Part::Free)
    }

    fn coalition(&self, at: u8, members: Seats, doer: Seat, since: usize) -> Part {
        let state = self.state(since.min(self.line.len()));
        let held = |state: &State| {
            matches!(state.phase, Phase::Campaign | Phase::Propose { .. } | Phase::Vote { .. })
                && state.country() == at
        };
        let named = |state: &State| held(state) && self.game.coalitions(state).any(|set| set == members);
        if state.union.contains(at) {
            return Part::Free(since);
        }
        if self.is_last(state) {
            let war = (placing(state) || electing(state)) && state.wars.contains(at);
            let places: Vec<u8> = match state.phase {
                Phase::Propose { next } => (next..self.game.seats()).collect(),
                Phase::Vote { next, .. } => (next + 1..self.game.seats()).collect(),
                _ => (0..self.game.seats()).collect(),
            };
            let speaks = places.into_iter().any(|next| members.contains(self.game.voter(state, next)));
            let on_the_table = matches!(state.phase, Phase::Vote { coalition, .. } if coalition == members);
            if self.has_passed(state, at) || war || held(state) && (!named(state) || !speaks && !on_the_table)
            {
                return Part::Free(since);
            }
        }
        // election after election
        let mut k = since;
        while k < self.length {
            let begins = k;
            let legal =
                (begins..self.length).take_while(|&j| j == begins || self.outcome(j - 1, at).is_none());
            let Some(end) = legal.clone().find(|&j| self.outcome(j, at).is_some()) else {
                // not over: but does it go on without them?
                let opens = (begins..self.length).find(|&j| {
                    self.is_last(&self.line[j].before) && held(self.state(j + 1)) && !named(self.state(j + 1))
                });
                return match opens {
                    Some(j) if !(begins..=j).any(|i| named(&self.line[i].before)) => {
                        self.missing(since, j, at, members, doer)
                    }
                    _ => self.end(false),
                };
            };
            let winners = self.outcome(end, at).flatten();
            if winners == Some(members) {
                return Part::Done(end + 1);
            }
            let ballot: Vec<usize> = (begins..=end)
                .skip_while(|&j| !named(&self.line[j].before))
                .filter(|&j| held(&self.line[j].before))
                .collect();
            if !ballot.is_empty() {
                return self.ballot(&ballot, members, doer, end);
            }
            let at_war = self.line[end]
                .events
                .iter()
                .any(|event| matches!(event, Event::NoElection { country } if *country == at));
            let last = self.is_last(&self.line[end].before) || self.state(end + 1).union.contains(at);
            if last && !at_war {
                let opens = (begins..end).find(|&j| held(self.state(j + 1)));
                return self.missing(since, opens.unwrap_or(end), at, members, doer);
            }
            if self.has_passed(self.state(end + 1), at) || last && at_war {
                return if self.over || self.has_passed(self.state(end + 1), at) {
                    Part::Free(end + 1)
                } else {
                    Part::Waits
                };
            }
            k = end + 1;
        }
        self.end(false)
    }

    /// Did the election there end in this moment, and who won it?
    fn outcome(&self, k: usize, at: u8) -> Option<Option<Seats>> {
        self.line[k].events.iter().find_map(|event| match event {
            Event::Joined { country, winners, .. } if *country == at => {
                Some(Some(winners.iter().copied().collect()))
            }
            Event::NoElection { country } | Event::Nationalists { country, .. } if *country == at => {
                Some(None)
            }
            Event::Empty { countries } if countries.contains(at) => Some(None),
            _ => None,
        })
    }

    /// Proposal after proposal: the first in which members acted against it, before it was refused.
    fn ballot(&self, moments: &[usize], members: Seats, doer: Seat, end: usize) -> Part {
        let (mut guilty, mut silent, mut put) = (Seats::NONE, Seats::NONE, false);
        for &k in moments {
            match self.line[k].before.phase {
                Phase::Propose { .. } => {
                    if !guilty.is_empty() {
                        break;
                    }
                    for (seat, action) in
                        self.line[k].answers.iter().filter(|(seat, _)| members.contains(*seat))
                    {
                        match action {
                            Action::Propose(set) if *set == members => put = true,
                            Action::Propose(_) => guilty.insert(*seat),
                            _ => silent.insert(*seat),
                        }
                    }
                }
                Phase::Vote { coalition, .. } => {
                    let ours = coalition == members;
                    for (seat, action) in
                        self.line[k].answers.iter().filter(|(seat, _)| members.contains(*seat))
                    {
                        if *action == Action::Answer(!ours) {
                            guilty.insert(*seat);
                        }
                    }
                    if ours {
                        put = true;
                        break;
                    }
                }
                _ => {}
            }
        }
        if guilty.is_empty() && !put {
            guilty = silent;
        }
        if guilty.contains(doer) { Part::Missed(end + 1) } else { Part::Free(end + 1) }
    }

    /// They cannot be named: because a member did not come who could?
    fn missing(&self, since: usize, k: usize, at: u8, members: Seats, doer: Seat) -> Part {
        let mut there = self.line[k].before.clone();
        let mut could = [0u8; 6];
        for j in (since..=k).filter(|&j| self.line[j].before.turn == self.line[k].before.turn) {
            for (seat, action) in &self.line[j].answers {
                let before = &self.line[j].before;
                match action {
                    Action::Place(pawns) if self.game.open_to_pawns(before).contains(at) => {
                        could[seat.index()] += pawns.0.iter().sum::<u8>();
                    }
                    Action::Move(_) | Action::Stay if self.game.open_to_moves(before).contains(at) => {
                        could[seat.index()] += 1;
                    }
                    _ => {}
                }
            }
        }
        for (seat, action) in &self.line[k].answers {
            match action {
                Action::Place(pawns) => there.pawns[seat.index()][at as usize] += pawns.0[at as usize],
                Action::Move(to) if *to == at => there.pawns[seat.index()][at as usize] += 1,
                _ => {}
            }
        }
        let gone = |seat: &Seat| there.pawns[seat.index()][at as usize] == 0 && could[seat.index()] > 0;
        let absent: Seats = members.into_iter().filter(gone).collect();
        for seat in absent {
            there.pawns[seat.index()][at as usize] = could[seat.index()];
        }
        there.public.row[0] = at;
        (there.public.at, there.public.cards) = (0, 1);
        let enough = self.game.coalitions(&there).any(|set| set == members);
        if enough && absent.contains(doer) { Part::Missed(k + 1) } else { Part::Free(k + 1) }
    }
}

fn placing(state: &State) -> bool {
    matches!(state.phase, Phase::Place { .. })
}

fn electing(state: &State) -> bool {
    matches!(state.phase, Phase::Campaign | Phase::Propose { .. } | Phase::Vote { .. } | Phase::Moves { .. })
}

#[test]
fn the_judge_says_what_a_slow_one_says() {
    for options in [&[][..], &[("election_rule", "en1999"), ("voting_order", "reverse")]] {
        let setup = setup(&["blue", "green", "red", "yellow"], options);
        let seen = judgement(&setup, slow, histories(40), 120);
        for fate in ["kept", "broken", "void", "lapsed", "declined", "undone"] {
            assert!(seen.get(fate).is_some_and(|count| *count > 5), "the histories are too tame: {seen:?}");
        }
    }
}
