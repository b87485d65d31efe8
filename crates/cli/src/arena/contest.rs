//! The games of an arena. Everything but the time budgets follows from the seed.

use super::program::Program;
use crate::clock;
use crate::error::Error;
use library::Title;
use rules::{Outcome, Seat, Setup, Stream, Turn};
use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;
use table::{By, LiveTable, Mind, Opening, Salt, Seed, Step, Talks};

/// What takes part.
pub struct Entrant {
    pub name: String,
    pub who: Who,
    pub time: Duration,
}

/// One of our bots, or a program of anybody's.
pub enum Who {
    Bot(String),
    Program(String),
}

/// Who plays what.
pub struct Contest {
    pub title: &'static Title,
    pub setup: Setup,
    /// One a seat.
    pub entrants: Vec<Entrant>,
    pub seed: u64,
    /// So many decisions at the beginning are answered by chance, the same for all games of one rotation: games that
    /// begin with no draw differ by them alone.
    pub opening: u32,
}

/// How a game went.
pub struct Game {
    /// `None` if it was broken off.
    pub outcome: Option<Outcome>,
    pub answers: u64,
}

/// A game that is this much longer than any sampled one is broken off: some options allow endless play.
const PATIENCE: usize = 4;

impl Contest {
    /// The table of game `number`. The seats rotate, and all games of one rotation have the same luck, so
    /// that it favours nobody.
    pub fn open(&self, number: u32) -> Result<Box<dyn LiveTable>, Error> {
        let luck =
            self.seed.wrapping_mul(1 << 20).wrapping_add(u64::from(number) / self.entrants.len() as u64);
        let opening = Opening {
            setup: self.setup.clone(),
            seed: Seed::from_number(luck),
            salt: Salt::from_number(luck),
            manual_chance: false,
            position: None,
        };
        let mut table = self.title.open(opening)?;
        table.begin();
        Ok(table)
    }

    /// Which entrant sits in seat `seat` of game `number`.
    pub fn seated(&self, number: u32, seat: usize) -> usize {
        (seat + number as usize) % self.entrants.len()
    }

    /// Plays the games of these numbers, so many at a time, and returns them in order.
    pub fn play(
        &self,
        numbers: Range<u32>,
        jobs: usize,
        done: &(dyn Fn() + Sync),
    ) -> Result<Vec<Game>, Error> {
        let next = AtomicU32::new(numbers.start);
        let work = || -> Result<Vec<(u32, Game)>, Error> {
            let mut played = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= numbers.end {
                    return Ok(played);
                }
                played.push((number, self.game(number)?));
                done();
            }
        };
        let mut all: Vec<(u32, Game)> = Vec::new();
        thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                all.extend(worker.join().expect("a worker hands panics on")?);
            }
            Ok::<(), Error>(())
        })?;
        all.sort_by_key(|(number, _)| *number);
        Ok(all.into_iter().map(|(_, game)| game).collect())
    }

    fn game(&self, number: u32) -> Result<Game, Error> {
        let mut table = self.open(number)?;
        let mut players = (0..table.seat_ids().len())
            .map(|seat| Player::sit(&self.entrants[self.seated(number, seat)]))
            .collect::<Result<Vec<_>, _>>()?;
        let (mut talks, mut answers) = (Talks::default(), 0);
        while let Turn::Decide(_) = table.turn() {
            if table.decision() as usize > PATIENCE * self.title.longest {
                return Ok(Game { outcome: None, answers });
            }
            let is_program = |seat: &Seat| players[seat.index()].program.is_some();
            let (programs, bots): (Vec<Seat>, Vec<Seat>) = table.awaited().into_iter().partition(is_program);
            // Programs first, so that bots hear what they offer while there is time to answer it.
            for seat in programs {
                self.answer(&mut *table, number, seat, &mut players[seat.index()], answers)?;
                answers += 1;
            }
            while let Some(word) = talks.next(&*table, |seat| {
                let player = &mut players[seat.index()];
                let Who::Bot(level) = &player.entrant.who else { return None };
                let moment = u64::from(table.last_step()) << 8 ^ u64::from(seat.0);
                let mut random = Stream::from_number(self.seed ^ u64::from(number) << 32 ^ moment);
                Some(table.words(seat, level, &mut player.mind, &mut random))
            }) {
                let _ = table.act(word); // refused if the matter is settled meanwhile
            }
            for seat in bots {
                self.answer(&mut *table, number, seat, &mut players[seat.index()], answers)?;
                answers += 1;
            }
        }
        Ok(Game { outcome: table.standing().outcome, answers })
    }

    fn answer(
        &self,
        table: &mut dyn LiveTable,
        number: u32,
        seat: Seat,
        player: &mut Player<'_>,
        answers: u64,
    ) -> Result<(), Error> {
        let Entrant { name, who, time } = player.entrant;
        let open = table.decision() <= self.opening;
        let level = match who {
            _ if open => CHANCE,
            Who::Bot(level) => level,
            Who::Program(_) => {
                let program = player.program.as_mut().expect("started when it sat down");
                return program.answer(table, seat, *time);
            }
        };
        let failed = |why: String| Error::Failed(format!("{name}: {why}"));
        let thought = table.think(seat, level).ok_or_else(|| failed("no such bot".to_owned()))?;
        let game = if open { number / self.entrants.len() as u32 } else { number };
        let luck = self.seed ^ u64::from(game) << 32 ^ answers << 8 ^ u64::from(seat.0);
        let mut random = Stream::from_number(luck);
        let mut nobody = Mind::default();
        let mind = if open { &mut nobody } else { &mut player.mind };
        let action = clock::within(*time, |budget| thought(mind, budget, &mut random));
        let answer = Step::Answer { seat, action: action.clone().into(), by: By::Bot };
        table.act(answer).map_err(|refusal| failed(format!("{action}: {refusal}")))?;
        Ok(())
    }
}

/// The bot that answers by chance.
const CHANCE: &str = "random";

/// An entrant at a table.
struct Player<'a> {
    entrant: &'a Entrant,
    mind: Mind,
    program: Option<Program>,
}

impl Player<'_> {
    fn sit(entrant: &Entrant) -> Result<Player<'_>, Error> {
        let program = match &entrant.who {
            Who::Bot(_) => None,
            Who::Program(command) => Some(Program::start(command)?),
        };
        Ok(Player { entrant, mind: Mind::default(), program })
    }
}
