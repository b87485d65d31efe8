//! The games of an arena. Everything but the time budgets follows from the seed.

use crate::clock;
use crate::error::Error;
use library::Title;
use rules::{Outcome, Setup, Stream, Turn};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;
use table::{By, LiveTable, Mind, Opening, Salt, Seed, Step, Talks};

/// A bot that takes part.
pub struct Entrant {
    pub level: &'static str,
    pub time: Duration,
}

/// Who plays what.
pub struct Contest {
    pub title: &'static Title,
    pub setup: Setup,
    /// One a seat.
    pub entrants: Vec<Entrant>,
    pub seed: u64,
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

    /// Plays all games, so many at a time, and returns them in order.
    pub fn play(&self, games: u32, jobs: usize, done: &(dyn Fn() + Sync)) -> Result<Vec<Game>, Error> {
        let next = AtomicU32::new(0);
        let work = || -> Result<Vec<(u32, Game)>, Error> {
            let mut played = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
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
        let (mut minds, mut talks) = ([(); 8].map(|()| Mind::default()), Talks::default());
        let mut answers = 0;
        while let Turn::Decide(_) = table.turn() {
            if table.decision() as usize > PATIENCE * self.title.longest {
                return Ok(Game { outcome: None, answers });
            }
            while let Some(word) = talks.next(&*table, |seat| {
                let level = self.entrants[self.seated(number, seat.index())].level;
                let moment = u64::from(table.last_step()) << 8 ^ u64::from(seat.0);
                let mut random = Stream::from_number(self.seed ^ u64::from(number) << 32 ^ moment);
                Some(table.words(seat, level, &mut minds[seat.index()], &mut random))
            }) {
                let _ = table.act(word); // refused if the matter is settled meanwhile
            }
            for seat in table.awaited() {
                let entrant = &self.entrants[self.seated(number, seat.index())];
                let failed = |why: String| Error::Failed(format!("{}: {why}", entrant.level));
                let thought =
                    table.think(seat, entrant.level).ok_or_else(|| failed("no such bot".to_owned()))?;
                let mut random = Stream::from_number(
                    self.seed ^ u64::from(number) << 32 ^ answers << 8 ^ u64::from(seat.0),
                );
                let action = clock::within(entrant.time, |budget| {
                    thought(&mut minds[seat.index()], budget, &mut random)
                });
                let answer = Step::Answer { seat, action: action.clone().into(), by: By::Bot };
                table.act(answer).map_err(|refusal| failed(format!("{action}: {refusal}")))?;
                answers += 1;
            }
        }
        Ok(Game { outcome: table.standing().outcome, answers })
    }
}
