//! A game from the first turn to the last.

use super::ask::Heard;
use super::keep::Opened;
use super::screen::Screen;
use crate::clock;
use crate::error::Error;
use crate::seats::Who;
use rules::{Arg, Seat, Stream, Text, Turn, Viewer};
use std::time::Duration;
use table::{By, Given, LiveTable, Mind, Refusal, Step, Talks};

/// A table and the people around it.
pub struct Evening {
    pub table: Box<dyn LiveTable>,
    /// How it was opened, and what has happened since: what a game needs to be taken up again.
    pub opened: Opened,
    pub steps: Vec<Step>,
    pub screen: Screen,
    pub who: Vec<Who>,
    /// The last step that each seat has been told of.
    told: Vec<u32>,
    /// The clause behind the last refusal or ruling, for "why".
    pub clause: Option<&'static str>,
    /// The person at the screen.
    looking: Option<Seat>,
    /// What bots have in mind, seat by seat, and what they say besides answering.
    minds: Vec<Mind>,
    talks: Talks,
    ms: Option<u64>,
}

impl Evening {
    /// A table that so much has happened at.
    pub fn new(
        table: Box<dyn LiveTable>,
        (opened, steps): (Opened, Vec<Step>),
        who: Vec<Who>,
        screen: Screen,
        ms: Option<u64>,
    ) -> Evening {
        let told = vec![table.last_step(); who.len()];
        let minds = who.iter().map(|_| Mind::default()).collect();
        let (clause, looking, talks) = (None, None, Talks::default());
        Evening { table, opened, steps, screen, who, told, clause, looking, minds, talks, ms }
    }

    /// Carries out a request, and keeps the steps that it makes.
    pub fn act(&mut self, step: Step<Given>) -> Result<(), Refusal> {
        self.steps.extend(self.table.act(step)?);
        Ok(())
    }

    /// Plays until the game is over or everybody has left; was it left?
    pub fn spend(&mut self) -> Result<bool, Error> {
        self.welcome()?;
        self.steps.extend(self.table.begin());
        while let Turn::Decide(_) = self.table.turn() {
            self.hear_bots();
            let Some(seat) = self.table.awaited().into_iter().next() else { break };
            match self.who[seat.index()].clone() {
                Who::Bot(level) => {
                    let time = self.ms.map_or(level.time, Duration::from_millis);
                    self.bot(seat, level.name, time)?;
                }
                Who::You(_) => {
                    self.curtain(seat)?;
                    if self.answer(seat)? == Heard::Left {
                        return Ok(true);
                    }
                }
            }
        }
        self.farewell()?;
        Ok(false)
    }

    /// The people at this terminal.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let you = |(index, who): (usize, &Who)| matches!(who, Who::You(_)).then_some(Seat(index as u8));
        self.who.iter().enumerate().filter_map(you)
    }

    /// Who sits where, for the record.
    pub fn written(&self) -> Vec<String> {
        self.who.iter().map(Who::written).collect()
    }

    fn welcome(&mut self) -> Result<(), Error> {
        let title = Arg::name(format!("{}-title", self.table.game()));
        self.screen.heading(&Text::new("cli-play-title").with("title", title))?;
        for (index, who) in self.who.iter().enumerate() {
            let id = format!("{}-seat-{}", self.table.game(), self.table.seat_ids()[index]);
            let text = match who {
                Who::You(None) => Text::new("cli-play-you"),
                Who::You(Some(name)) => Text::new("cli-play-person").with("name", name.as_str()),
                Who::Bot(level) => {
                    let level = Arg::name(format!("bot-level-{}", level.name));
                    Text::new("cli-play-bot").with("level", level)
                }
            };
            self.screen.line(&text.with("seat", Arg::name(id)))?;
        }
        let commitment = self.table.commitment().to_owned();
        self.screen.line(&Text::new("cli-play-commitment").with("hash", commitment))?;
        Ok(self.screen.line(&Text::new("cli-play-hint"))?)
    }

    /// Bots say what they have to say besides answering.
    pub fn hear_bots(&mut self) {
        let Evening { table, who, minds, talks, opened, steps, .. } = self;
        while let Some(word) = talks.next(&**table, |seat| {
            let Who::Bot(level) = &who[seat.index()] else { return None };
            let mut random = luck(opened.seed, &**table);
            Some(table.words(seat, level.name, &mut minds[seat.index()], &mut random))
        }) {
            // refused if the matter is settled meanwhile
            steps.extend(table.act(word).unwrap_or_default());
        }
    }

    fn bot(&mut self, seat: Seat, level: &str, time: Duration) -> Result<(), Error> {
        let missing = || Error::Failed(format!("no bot {level} for {}", self.table.game()));
        let thought = self.table.think(seat, level).ok_or_else(missing)?;
        let mut random = luck(self.opened.seed, &*self.table);
        let mind = &mut self.minds[seat.index()];
        let action = clock::within(time, |budget| thought(mind, budget, &mut random));
        let answer = Step::Answer { seat, action: action.into(), by: By::Bot };
        self.act(answer).map_err(|refusal| Error::Failed(refusal.to_string()))?;
        // One person need not wait for their turn to hear what happened.
        let mut people = self.people();
        match (people.next(), people.next()) {
            (Some(alone), None) => {
                drop(people);
                self.news(alone)
            }
            (None, _) => {
                drop(people);
                self.news(seat)
            }
            _ => Ok(()),
        }
    }

    /// Between two people who may not see each other's screen, somebody has to look away.
    fn curtain(&mut self, seat: Seat) -> Result<(), Error> {
        let before = self.looking.replace(seat);
        let first = self.people().next() == Some(seat);
        let moved_on = before.is_some_and(|before| before != seat) || (before.is_none() && !first);
        let alone = self.people().count() < 2;
        if alone || !moved_on || !self.secrets() {
            return Ok(());
        }
        self.screen.clear()?;
        let prompt = self.screen.say(&Text::new("cli-play-curtain").with("seat", seat));
        self.screen.ask(&prompt)?;
        Ok(self.screen.clear()?)
    }

    /// Do the people know different things, or answer at the same time?
    fn secrets(&self) -> bool {
        let together = matches!(self.table.turn(), Turn::Decide(seats) if seats.len() > 1);
        let mut lines = self.people().map(|seat| self.table.lines(Viewer::Seat(seat)));
        let first = lines.next();
        together || lines.any(|lines| Some(lines) != first)
    }

    /// What this seat has not been told yet.
    pub fn news(&mut self, seat: Seat) -> Result<(), Error> {
        for told in self.table.told(self.told[seat.index()], Viewer::Seat(seat)) {
            self.clause = told.clause.or(self.clause);
            self.screen.line(&told.text)?;
        }
        let last = self.table.last_step();
        // At an open table what one has read, all have read.
        if self.secrets() {
            self.told[seat.index()] = last
        } else {
            self.told.fill(last)
        }
        Ok(())
    }

    /// The table as this seat sees it.
    pub fn show(&mut self, seat: Seat) -> Result<(), Error> {
        let viewer = Viewer::Seat(seat);
        let stage = self.table.sight(viewer).stage;
        let lines = self.table.lines(viewer);
        self.screen.raw("")?;
        // Some games begin their lines with the stage.
        for line in stage.iter().filter(|stage| lines.first() != Some(stage)).chain(&lines) {
            self.screen.line(line)?;
        }
        Ok(())
    }

    fn farewell(&mut self) -> Result<(), Error> {
        let seat = self.people().next().unwrap_or(Seat(0));
        self.news(seat)?;
        self.show(seat)?;
        self.scores(seat)
    }

    /// Who stands where as far as this seat may know, with every point explained.
    pub fn scores(&mut self, seat: Seat) -> Result<(), Error> {
        let ended = (self.table.turn() == Turn::Over).then(|| self.table.standing().outcome).flatten();
        if let Some(outcome) = &ended {
            self.clause = Some(outcome.clause);
            self.screen.heading(&outcome.how)?;
            let winners = Arg::List(outcome.winners.into_iter().map(Arg::from).collect());
            let text = match outcome.winners.len() {
                0 => Text::new("outcome-draw"),
                1 => Text::new("outcome-won").with("winners", winners),
                _ => Text::new("outcome-shared").with("winners", winners),
            };
            self.screen.line(&text)?;
        }
        let known = self.table.scores(Viewer::Seat(seat));
        for place in (0..self.who.len()).map(|place| Seat(place as u8)) {
            let Some(score) = known.iter().find(|score| score.seat == place) else {
                self.screen.line(&Text::new("cli-play-score-hidden").with("seat", place))?;
                continue;
            };
            let total = Text::new("cli-play-score").with("seat", place).with("total", score.total);
            self.screen.line(&total)?;
            for part in &score.parts {
                let part =
                    Text::new("cli-play-part").with("what", part.what.clone()).with("points", part.points);
                self.screen.line(&part)?;
            }
            if let Some(part) = &score.tie_break {
                let tie = Text::new("cli-play-tie-break").with("what", part.what.clone());
                self.screen.line(&tie.with("points", part.points))?;
            }
        }
        Ok(())
    }
}

/// What bots draw now, in the game of this number.
fn luck(number: u64, table: &dyn LiveTable) -> Stream {
    Stream::from_number(number ^ u64::from(table.last_step()) << 32)
}
