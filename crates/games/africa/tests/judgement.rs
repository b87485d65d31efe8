//! A second judge of treaties, slow and obvious, written apart from the game's own: year by year, line by line of the
//! sheets. `VEILLEE_HISTORIES=10000 cargo nextest run -p africa judgement` compares as many histories.

use africa::{Action, Africa, COUNTRIES, Continent, Duty, Event, Order, PRESENCES, Sheet, Territory};
use laws::{Told, histories, judgement, setup};
use rules::{Deed, Fate, Rules, Seat, Seats, Term, Treaties, Turn};

/// A turn that was read.
struct Year {
    turn: u16,
    before: Continent,
    after: Continent,
    sheets: [Sheet; COUNTRIES],
    absent: Seats,
}

/// How a doer's part stands, and in which turn that became certain.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Waits,
    Done(i32),
    Missed(i32),
    Free,
}

struct Case<'a> {
    game: &'a Africa,
    years: Vec<Year>,
    /// The first map, and the last turn that counts.
    map: Continent,
    last: Option<u16>,
    over: bool,
}

fn slow(game: &Africa, told: &Told<'_, Africa>) -> Fate {
    let last = match told.treaty.term {
        Term::Turn => Some(told.made),
        Term::Until(turn) => Some(turn),
        Term::Standing => told.notice,
    };
    let mut years = Vec::new();
    for (at, moment) in told.line.iter().enumerate() {
        let turn = game.turn_of(&moment.before);
        let mut sheets = [Sheet::default(); COUNTRIES];
        let mut read = false;
        for event in &moment.events {
            if let Event::SheetRead { seat, sheet } = event {
                (sheets[seat.index()], read) = (*sheet, true);
            }
        }
        let absent: Seats = moment
            .answers
            .iter()
            .filter(|(_, action)| *action == Action::Absent)
            .map(|(seat, _)| *seat)
            .collect();
        let after = told.line.get(at + 1).map_or(told.now, |next| &next.before);
        if (read || !absent.is_empty()) && last.is_none_or(|last| turn <= last) {
            let (before, after) = (*moment.before.continent(), *after.continent());
            years.push(Year { turn, before, after, sheets, absent });
        }
    }
    let first = told.line.first().map_or(told.now, |moment| &moment.before);
    let late = last.is_some_and(|last| game.turn_of(told.now) > last);
    let over = late || game.turn(told.now) == Turn::Over;
    let case = Case { game, years, map: *first.continent(), last, over };
    let mut parts = Vec::new();
    for clause in &told.treaty.clauses {
        for doer in clause.deed.doers {
            let condition = clause.when.as_ref().map(|when| (when.once, case.condition(&when.deeds)));
            let part = match condition {
                None => case.part(&clause.deed, doer, -1),
                Some((_, Part::Waits)) => Part::Waits,
                Some((true, Part::Done(turn))) => case.part(&clause.deed, doer, turn),
                Some((false, Part::Done(known))) => match case.part(&clause.deed, doer, -1) {
                    Part::Missed(turn) => Part::Missed(turn.max(known)),
                    Part::Done(turn) => Part::Done(turn.max(known)),
                    part => part,
                },
                Some(_) => Part::Free,
            };
            parts.push((doer, part));
        }
    }
    let missed = parts
        .iter()
        .filter_map(|(_, part)| if let Part::Missed(turn) = part { Some(*turn) } else { None })
        .min();
    if let Some(first) = missed {
        let by = parts.iter().filter(|(_, part)| *part == Part::Missed(first)).map(|(doer, _)| *doer);
        return Fate::Broken(by.collect());
    }
    if parts.iter().any(|(_, part)| *part == Part::Waits) {
        return Fate::Agreed;
    }
    let kept = parts.iter().any(|(_, part)| matches!(part, Part::Done(_)));
    if kept { Fate::Kept } else { Fate::Void }
}

impl Case<'_> {
    fn condition(&self, deeds: &[Deed<Duty>]) -> Part {
        let mut all = Part::Done(-1);
        for deed in deeds {
            let doers = if deed.doers.is_empty() { Seats::one(Seat(0)) } else { deed.doers };
            for doer in doers {
                all = match (all, self.part(deed, doer, -1)) {
                    (Part::Free, _) | (_, Part::Free | Part::Missed(_)) => Part::Free,
                    (Part::Waits, _) | (_, Part::Waits) => Part::Waits,
                    (Part::Done(a), Part::Done(b)) => Part::Done(a.max(b)),
                    (part, _) => part,
                };
            }
        }
        all
    }

    /// Readings later than `since` count.
    fn part(&self, deed: &Deed<Duty>, doer: Seat, since: i32) -> Part {
        let years = || self.years.iter().filter(|year| i32::from(year.turn) > since);
        let end = years().next_back().map_or(since, |year| i32::from(year.turn));
        let colony = |map: &Continent, at: Territory| map.colonies.contains(at);
        let single = |at: Territory| {
            let then = self.years.iter().rfind(|year| i32::from(year.turn) <= since);
            if colony(then.map_or(&self.map, |year| &year.after), at) {
                return Part::Free;
            }
            for year in years() {
                if self.does(deed, doer, year) {
                    return Part::Done(i32::from(year.turn));
                }
                if Some(year.turn) == self.last {
                    let gone = year.absent.contains(doer);
                    let able = !gone && self.able(deed.duty, doer, year, at);
                    return if able { Part::Missed(i32::from(year.turn)) } else { Part::Free };
                }
                if colony(&year.after, at) {
                    return Part::Free;
                }
            }
            if self.over { Part::Free } else { Part::Waits }
        };
        let fact = |holds: &dyn Fn(&Continent) -> bool| {
            if holds(&self.map) {
                return Part::Done(-1);
            }
            match years().find(|year| holds(&year.after)) {
                Some(year) => Part::Done(i32::from(year.turn)),
                None if self.over => Part::Missed(end),
                None => Part::Waits,
            }
        };
        match deed.duty {
            Duty::Develop(at) | Duty::Enter(at) | Duty::Land(at) => single(at),
            Duty::Colony(at) => fact(&|map| colony(map, at)),
            Duty::Full(at) => fact(&|map| map.developments(at) == self.game.board().squares(at)),
            _ => match years().find(|year| !self.does(deed, doer, year)) {
                Some(year) if year.absent.contains(doer) => Part::Free,
                Some(year) => Part::Missed(i32::from(year.turn)),
                None if !self.over => Part::Waits,
                None if years().next().is_none() => Part::Free,
                None => Part::Done(end),
            },
        }
    }

    fn does(&self, deed: &Deed<Duty>, doer: Seat, year: &Year) -> bool {
        let sheet = &year.sheets[doer.index()];
        let at_war = |with: Seat| sheet.war().into_iter().any(|enemy| enemy == with);
        let goes = |at: Territory| {
            Territory::all().any(|row| sheet.order(row) == Order::Explore(at)) || sheet.ship() == Some(at)
        };
        let builds = |at: Territory| sheet.order(at) == Order::Develop;
        match deed.duty {
            Duty::Ally(Some(with)) => !at_war(with),
            Duty::Ally(None) => deed.doers.into_iter().all(|other| other == doer || !at_war(other)),
            Duty::War(on) => at_war(on),
            Duty::KeepOut(at) => !goes(at),
            Duty::Halt(at) => !builds(at),
            Duty::Leave(at) => !goes(at) && !builds(at),
            Duty::Develop(at) => builds(at),
            Duty::Enter(at) => goes(at),
            Duty::Land(at) => sheet.ship() == Some(at),
            Duty::Colony(_) | Duty::Full(_) => true,
        }
    }

    fn able(&self, duty: Duty, doer: Seat, year: &Year, at: Territory) -> bool {
        let own = year.before.presences[doer.index()];
        let coast = self.game.empty_coasts(&year.before).contains(at);
        match duty {
            Duty::Develop(_) => own.contains(at),
            Duty::Enter(_) => {
                let near = own.into_iter().any(|row| self.game.targets(&year.before, row).contains(at));
                own.len() < PRESENCES && !own.contains(at) && (near || coast)
            }
            _ => coast || own.contains(at) && !self.map.presences[doer.index()].contains(at),
        }
    }
}

#[test]
fn the_judge_says_what_a_slow_one_says() {
    let setup = setup(&["gb", "fr", "de", "it"], &[("setup", "historical")]);
    let seen = judgement(&setup, slow, histories(150), 20);
    for fate in ["kept", "broken", "void", "lapsed", "declined", "agreed"] {
        assert!(seen.get(fate).is_some_and(|count| *count > 10), "the histories are too tame: {seen:?}");
    }
}
