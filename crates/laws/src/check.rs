//! Runs one case.

use crate::cases::{Case, CaseStep, ExpectedFault, Offered, Over, Refused};
use crate::words::Heard;
use rules::{Game, Seat, Seats, Setup, Turn, Viewer};
use std::collections::BTreeSet;
use std::path::Path;
use table::record::{read_step, steps};
use table::{Faces, Legal, LiveTable, Opening, Refusal, Salt, Seed, Step, Table};

/// Everything in a case that does not hold; what it refuses is heard.
pub(crate) fn run_case<G: Game>(
    case: &Case,
    legal: Option<Legal<G>>,
    board: Option<&Path>,
    heard: &mut Vec<Heard>,
) -> Vec<String> {
    let board = match board.map(std::fs::read_to_string).transpose() {
        Ok(board) => board,
        Err(error) => return vec![format!("board: {error}")],
    };
    let every_seat = || G::SEATS.iter().map(|&seat| seat.to_owned()).collect();
    let opening = Opening {
        setup: Setup {
            seats: case.seats.clone().unwrap_or_else(every_seat),
            options: case.options.clone().unwrap_or_default(),
            board,
        },
        seed: Seed::from_number(case.seed.unwrap_or(0)),
        salt: Salt::from_number(0),
        manual_chance: case.seed.is_none(),
        position: case.position.clone(),
    };
    let table = Table::<G>::open(opening, Faces { legal, bots: |_| None, treaties: None, spelling: None });
    match (table, &case.faults) {
        (Err(found), Some(expected)) => {
            let typed = format!("{:?} {:?} {:?}", case.seats, case.options, case.position);
            heard.extend(found.iter().map(|fault| Heard { text: fault.text(), typed: typed.clone() }));
            let found = found
                .into_iter()
                .map(|fault| ExpectedFault { field: fault.field, clause: fault.clause.map(str::to_owned) });
            let (found, expected): (BTreeSet<_>, BTreeSet<_>) =
                (found.collect(), expected.iter().cloned().collect());
            differ("faults", &found, &expected).into_iter().collect()
        }
        (Err(found), None) => vec![format!("cannot be set up: {found:?}")],
        (Ok(_), Some(_)) => vec!["is set up without a fault".to_owned()],
        (Ok(_), None) if case.step.is_empty() => vec!["has neither steps nor faults".to_owned()],
        (Ok(table), None) => Run { table, faults: Vec::new(), heard }.all(&case.step),
    }
}

fn differ<T: PartialEq + std::fmt::Debug>(what: &str, found: &T, expected: &T) -> Option<String> {
    (found != expected).then(|| format!("{what}\n  is       {found:?}\n  expected {expected:?}"))
}

/// Why a line was not carried out.
struct No {
    code: &'static str,
    clauses: Vec<&'static str>,
    says: &'static str,
    why: String,
}

impl No {
    fn unreadable(says: &'static str) -> No {
        No { code: "unreadable", clauses: Vec::new(), says, why: says.to_owned() }
    }
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> No {
        let clauses = refusal.reasons.iter().map(|(clause, _)| *clause).chain(refusal.clause).collect();
        No { code: refusal.code.word(), clauses, says: refusal.text.id, why: refusal.to_string() }
    }
}

struct Run<'a, G: Game> {
    table: Table<G>,
    faults: Vec<String>,
    heard: &'a mut Vec<Heard>,
}

impl<G: Game> Run<'_, G> {
    fn all(mut self, steps: &[CaseStep]) -> Vec<String> {
        self.table.begin();
        for (step, number) in steps.iter().zip(1..) {
            let before = self.faults.len();
            self.step(step);
            let step = |fault: &mut String| fault.insert_str(0, &format!("step {number}: "));
            self.faults[before..].iter_mut().for_each(step);
            if self.faults.len() > before {
                break; // what follows would only repeat it
            }
        }
        self.faults
    }

    fn step(&mut self, step: &CaseStep) {
        let since = self.table.last_step();
        for act in &step.acts {
            if let Err(why) = self.act(act) {
                self.faults.push(format!("{act:?} is refused: {}", why.why));
            }
        }
        for refused in &step.refused {
            self.refused(refused);
        }
        for act in &step.allowed {
            self.allowed(act);
        }
        if let Some(turn) = &step.turn {
            let found = self.turn();
            self.compare("turn", &found, turn);
        }
        self.position(step);
        self.legal(step);
        for offered in &step.offers {
            self.offered(offered);
        }
        for (id, expected) in &step.timeout {
            let Some(seat) = self.seat(id) else { continue };
            let found = self.table.late_answer(seat, None).unwrap_or_default();
            self.compare(&format!("timeout.{id}"), &found, expected);
        }
        for (id, expected) in &step.absent {
            let Some(seat) = self.seat(id) else { continue };
            let found = self.table.absent_answer(seat).unwrap_or_default();
            self.compare(&format!("absent.{id}"), &found, expected);
        }
        self.told(step, since);
        self.views(step);
        self.standing(step);
    }

    fn compare<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, found: &T, expected: &T) {
        self.faults.extend(differ(what, found, expected));
    }

    fn seat(&mut self, id: &str) -> Option<Seat> {
        let seat = self.table.seat_ids().iter().position(|&seat| seat == id).map(|i| Seat(i as u8));
        if seat.is_none() {
            self.faults.push(format!("no seat {id:?} at this table"));
        }
        seat
    }

    fn viewer(&mut self, id: &str) -> Option<Viewer> {
        if id == "spectator" { Some(Viewer::Spectator) } else { self.seat(id).map(Viewer::Seat) }
    }

    /// Does what a line says.
    fn act(&mut self, line: &str) -> Result<(), No> {
        let recorded = read_step(line).map_err(|why| No::unreadable(why.id))?;
        for step in steps(&recorded, self.table.seat_ids()).map_err(|why| No::unreadable(why.id))? {
            let refused = self.table.act(step.into());
            if let Err(refusal) = &refused {
                self.heard.extend(Heard::of(refusal, line));
            }
            refused?;
        }
        Ok(())
    }

    fn refused(&mut self, refused: &Refused) {
        if refused.clause.is_none() && refused.code.is_none() {
            self.faults.push(format!("{:?}: say by which clause or code it is refused", refused.act));
        }
        let before = (self.table.position(), self.table.last_step());
        match self.act(&refused.act) {
            Ok(()) => self.faults.push(format!("{:?} is accepted", refused.act)),
            Err(No { code, clauses, says, why }) => {
                let clause = refused.clause.as_ref().filter(|clause| !clauses.contains(&clause.as_str()));
                let code = refused.code.as_ref().filter(|expected| *expected != code);
                let says = refused.says.as_ref().filter(|expected| *expected != says);
                if let Some(word) = clause.or(code).or(says) {
                    self.faults.push(format!("{:?} is refused, but not by {word}: {why}", refused.act));
                }
                let after = (self.table.position(), self.table.last_step());
                self.compare("a refusal changed the table:", &after, &before);
            }
        }
    }

    fn allowed(&mut self, line: &str) {
        let game = self.table.rules();
        let verdict = match read_step(line) {
            Err(why) => Err(why.id.to_owned()),
            Ok(Step::Answer { seat, action, .. }) => {
                let seat = self.table.seat_ids().iter().position(|&id| id == seat).map(|i| Seat(i as u8));
                match (seat, self.table.turn(), game.read_action(&action)) {
                    (Some(seat), Turn::Decide(asked), Ok(action)) if asked.contains(seat) => game
                        .check(self.table.state(), seat, &action)
                        .map_err(|illegal| format!("{illegal:?}")),
                    (_, _, Err(fault)) => Err(fault.to_string()),
                    _ => Err("the seat is not asked".to_owned()),
                }
            }
            Ok(Step::Roll { roll }) => match game.read_roll(&roll) {
                Err(fault) => Err(fault.to_string()),
                Ok(roll) => {
                    game.check_roll(self.table.state(), &roll).map_err(|illegal| format!("{illegal:?}"))
                }
            },
            Ok(Step::Deed { .. }) => Err("only answers and rolls can be tried".to_owned()),
        };
        if let Err(why) = verdict {
            self.faults.push(format!("{line:?} is not allowed: {why}"));
        }
    }

    fn turn(&self) -> String {
        match self.table.turn() {
            Turn::Over => "over".to_owned(),
            Turn::Chance => "chance".to_owned(),
            Turn::Decide(_) => {
                let awaited = self.table.awaited().into_iter();
                awaited.map(|seat| self.table.seat_ids()[seat.index()]).collect::<Vec<_>>().join(" ")
            }
        }
    }

    fn position(&mut self, step: &CaseStep) {
        let found = self.table.position();
        if let Some(expected) = &step.position {
            self.compare("position", &found, expected);
        }
        for part in step.position_has.iter().filter(|&part| !found.contains(part)) {
            self.faults.push(format!("position lacks {part:?}: {found}"));
        }
        for part in step.position_lacks.iter().filter(|&part| found.contains(part)) {
            self.faults.push(format!("position has {part:?}: {found}"));
        }
        let game = self.table.rules();
        match game.read_position(&found) {
            Ok(state) if state == *self.table.state() => {
                let again = game.write_position(&state);
                self.compare("position, read and written again", &again, &found);
            }
            Ok(_) => self.faults.push(format!("position reads back to another state: {found}")),
            Err(faults) => self.faults.push(format!("position cannot be read back: {found}: {faults:?}")),
        }
    }

    fn list(&mut self, id: &str) -> Vec<String> {
        let Some(seat) = self.seat(id) else { return Vec::new() };
        self.table.legal(seat).unwrap_or_else(|| {
            self.faults.push("this game does not list its actions: use `allowed` and `refused`".to_owned());
            Vec::new()
        })
    }

    fn legal(&mut self, step: &CaseStep) {
        for (id, expected) in &step.legal {
            let (found, expected) = (sorted(self.list(id)), sorted(expected.clone()));
            self.compare(&format!("legal.{id}"), &found, &expected);
        }
        for (id, count) in &step.legal_count {
            let found = self.list(id).len();
            self.compare(&format!("legal_count.{id}"), &found, count);
        }
        for (id, expected) in &step.legal_has {
            let found = self.list(id);
            for action in expected.iter().filter(|&action| !found.contains(action)) {
                self.faults.push(format!("legal.{id} lacks {action:?}: {found:?}"));
            }
        }
        for (id, expected) in &step.legal_lacks {
            let found = self.list(id);
            for action in expected.iter().filter(|&action| found.contains(action)) {
                self.faults.push(format!("legal.{id} has {action:?}"));
            }
        }
    }

    fn offered(&mut self, offered: &Offered) {
        let Some(seat) = self.seat(&offered.seat) else { return };
        let slots = self.table.prompt(seat).map_or(Vec::new(), |prompt| prompt.slots);
        let slot = match &offered.slot {
            None => (!slots.is_empty()).then_some(0),
            Some(id) => slots.iter().position(|slot| slot.id == *id),
        };
        let Some(slot) = slot else {
            let ids: Vec<_> = slots.iter().map(|slot| &slot.id).collect();
            return self
                .faults
                .push(format!("no slot {:?} for {}; there are {ids:?}", offered.slot, offered.seat));
        };
        let next = self.table.next(seat, slot, &offered.picked);
        let tokens: Vec<_> = next.options.into_iter().map(|pick| pick.token.into_owned()).collect();
        let after = format!("after {:?}", offered.picked);
        for token in offered.has.iter().filter(|&token| !tokens.contains(token)) {
            self.faults.push(format!("{after}, {token:?} is not offered: {tokens:?}"));
        }
        for token in offered.lacks.iter().filter(|&token| tokens.contains(token)) {
            self.faults.push(format!("{after}, {token:?} is offered"));
        }
        if let Some(complete) = offered.complete {
            self.compare(&format!("{after}, complete"), &next.complete, &complete);
        }
    }

    fn told(&mut self, step: &CaseStep, since: u32) {
        for (id, expected) in &step.told {
            let Some(viewer) = self.viewer(id) else { continue };
            let found: Vec<_> = self.table.told(since, viewer).into_iter().map(|told| told.text.id).collect();
            let mut rest = found.iter();
            for message in expected {
                if !rest.any(|found| found == message) {
                    self.faults.push(format!("told.{id} lacks {message:?} (in this order): {found:?}"));
                }
            }
        }
        for (id, expected) in &step.told_lacks {
            let Some(viewer) = self.viewer(id) else { continue };
            let found: Vec<_> = self.table.told(since, viewer).into_iter().map(|told| told.text.id).collect();
            for message in expected.iter().filter(|&message| found.contains(&message.as_str())) {
                self.faults.push(format!("told.{id} has {message:?}"));
            }
        }
        let seats = Seats::first(self.table.rules().seats()).into_iter().map(Viewer::Seat);
        let viewers = seats.chain([Viewer::Spectator]);
        let told = viewers.flat_map(|viewer| self.table.told(since, viewer));
        let ruled: BTreeSet<_> = told.filter_map(|told| told.clause).collect();
        for clause in step.ruled.iter().filter(|clause| !ruled.contains(clause.as_str())) {
            self.faults.push(format!("nothing told names {clause}: {ruled:?}"));
        }
    }

    fn views(&mut self, step: &CaseStep) {
        for (id, expected) in &step.view {
            let view = self.view(id);
            for (pointer, expected) in expected {
                let found = view.pointer(pointer);
                self.compare(&format!("view.{id}.{pointer}"), &found, &Some(expected));
            }
        }
        for (id, pointers) in &step.hidden {
            let view = self.view(id);
            for pointer in pointers {
                let found = view.pointer(pointer).filter(|value| !value.is_null());
                self.compare(&format!("view.{id}.{pointer}"), &found, &None);
            }
        }
    }

    fn view(&mut self, id: &str) -> serde_json::Value {
        let viewer = self.viewer(id);
        let json = viewer.map(|viewer| self.table.view_json(viewer));
        json.map_or(serde_json::Value::Null, |json| serde_json::from_str(json.get()).expect("a view is JSON"))
    }

    fn standing(&mut self, step: &CaseStep) {
        let standing = self.table.standing();
        for (id, expected) in &step.score {
            let Some(seat) = self.seat(id) else { continue };
            let found = standing.scores.iter().find(|score| score.seat == seat).map(|score| score.total);
            self.compare(&format!("score.{id}"), &found, &Some(*expected));
        }
        for (id, expected) in &step.parts {
            let Some(seat) = self.seat(id) else { continue };
            let parts =
                standing.scores.iter().filter(|score| score.seat == seat).flat_map(|score| &score.parts);
            let parts: Vec<_> = parts.collect();
            for (message, expected) in expected {
                let points = parts.iter().filter(|part| part.what.id == message).map(|part| part.points);
                let found: i32 = points.sum();
                self.compare(&format!("parts.{id}.{message}"), &found, expected);
            }
        }
        if let Some(Over { winners, clause, how, how_clause }) = &step.over {
            let Some(outcome) = standing.outcome else {
                return self.faults.push("the game is not over".to_owned());
            };
            let ids = outcome.winners.into_iter().map(|seat| self.table.seat_ids()[seat.index()].to_owned());
            let found = sorted(ids.collect());
            self.compare("winners", &found, &sorted(winners.clone()));
            self.compare("clause of the outcome", &outcome.clause, &clause.as_str());
            if let Some(how) = how {
                self.compare("how", &outcome.how.id, &how.as_str());
            }
            if let Some(expected) = how_clause {
                self.compare("clause of how it ended", &outcome.how_clause, &Some(expected.as_str()));
            }
            let turn = self.turn();
            self.compare("turn", &turn, &"over".to_owned());
        }
    }
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}
