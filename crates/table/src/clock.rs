//! Clocks as data. Nothing here reads a clock: a table's clocks are the fold of what happened when, in
//! milliseconds since 1970 that the caller saw on its own clock. Rules never know the time; when a seat's runs
//! out, the server answers for it with `By::Clock` or a bot.

use crate::{Deed, LiveTable, Step};
use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;

/// The time contract of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Nobody is hurried.
    #[default]
    None,
    /// A bank for each seat, topped up after each answer.
    Live {
        /// The bank at the start, in seconds.
        bank: u32,
        /// Added after each answer, in seconds.
        add: u32,
    },
    /// So many hours for each decision; no deadline falls in a seat's night.
    Days {
        /// Hours a decision.
        hours: u32,
    },
}

/// The hours in which a seat sleeps: minutes after midnight UTC, from the first up to but not including the
/// second; past midnight if the first is the later one. Equal ends: no night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Night {
    /// When it begins.
    pub from: u16,
    /// When it ends.
    pub to: u16,
}

impl Night {
    /// The moment itself, or the end of the night if it falls into one.
    fn postpone(self, at: u64) -> u64 {
        const DAY: u64 = 24 * HOUR;
        let (from, to) = (u64::from(self.from) * MINUTE % DAY, u64::from(self.to) * MINUTE % DAY);
        let length = (to + DAY - from) % DAY;
        let into = (at % DAY + DAY - from) % DAY;
        if into < length { at + (length - into) } else { at }
    }
}

/// Something that concerns the clocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Beat {
    /// Steps were made (see [`Beat::play`]).
    Play {
        /// The seats that answered.
        answered: Seats,
        /// Something was undone.
        undone: bool,
        /// The seats that the table now waits for.
        awaits: Seats,
        /// The number of the open decision.
        decision: u32,
        /// The rulebook's timer for this phase, in seconds, if it has one: at live tables nobody gets longer.
        limit: Option<u32>,
    },
    /// All agreed to pause.
    Pause,
    /// Play goes on.
    Resume,
    /// All agreed on another contract; banks begin anew.
    Change(Clock),
    /// A seat declared its night.
    Sleeps(Seat, Night),
}

impl Beat {
    /// What the steps that were just made at a table mean for its clocks.
    pub fn play(steps: &[Step], table: &dyn LiveTable) -> Beat {
        let answered = |step: &Step| match step {
            Step::Answer { seat, .. } => Some(*seat),
            _ => None,
        };
        // An accepted offer raises the decision only if it took something back.
        let undone = |step: &Step| matches!(step, Step::Deed { deed: Deed::Undo { .. } | Deed::Accept, .. });
        Beat::Play {
            answered: steps.iter().filter_map(answered).collect(),
            undone: steps.iter().any(undone),
            awaits: table.awaited(),
            decision: table.decision(),
            limit: table.seconds(),
        }
    }
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    clock: Clock,
    seats: Vec<SeatClock>,
    running: Seats,
    /// Seats that have answered the open decision.
    answered: Seats,
    decision: u32,
    /// The open decision is asked again after an undo: its answers earn no second increment.
    again: bool,
    paused: bool,
    /// When time was last charged.
    since: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SeatClock {
    /// Live: the bank. Days: what is left for the open decision.
    left: u64,
    /// What is left of the phase's timer.
    limit: Option<u64>,
    night: Night,
}

impl Clocks {
    /// The clocks of a table before the first beat.
    pub fn new(clock: Clock, seats: u8) -> Clocks {
        let seat = SeatClock { left: clock.start(), limit: None, night: Night::default() };
        Clocks {
            clock,
            seats: vec![seat; seats.into()],
            running: Seats::NONE,
            answered: Seats::NONE,
            decision: 0,
            again: false,
            paused: false,
            since: 0,
        }
    }

    /// The clocks after all that happened, each beat with its time.
    pub fn after(clock: Clock, seats: u8, beats: &[(u64, Beat)]) -> Clocks {
        let mut clocks = Clocks::new(clock, seats);
        beats.iter().for_each(|(at, beat)| clocks.beat(*at, beat));
        clocks
    }

    /// Takes in what happened at a time.
    pub fn beat(&mut self, at: u64, beat: &Beat) {
        self.charge(at);
        match *beat {
            Beat::Play { answered, undone, awaits, decision, limit } => {
                self.answered |= answered;
                if decision != self.decision {
                    self.close(undone);
                    self.open(awaits, limit);
                    self.decision = decision;
                }
                // Who took a sealed answer back finds the clock as it was left.
                self.answered -= awaits;
                self.running = awaits;
            }
            Beat::Pause => self.paused = true,
            Beat::Resume => self.paused = false,
            Beat::Change(clock) => {
                self.clock = clock;
                self.seats.iter_mut().for_each(|seat| (seat.left, seat.limit) = (clock.start(), None));
            }
            Beat::Sleeps(seat, night) => {
                if let Some(seat) = self.seats.get_mut(seat.index()) {
                    seat.night = night;
                }
            }
        }
    }

    /// The contract in force.
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// The seats whose time is running.
    pub const fn running(&self) -> Seats {
        if self.paused { Seats::NONE } else { self.running }
    }

    /// Is the table paused?
    pub const fn paused(&self) -> bool {
        self.paused
    }

    /// The milliseconds that a seat has left at a time; `None` without a clock.
    pub fn left(&self, seat: Seat, now: u64) -> Option<u64> {
        let clock = self.seats.get(seat.index()).filter(|_| self.clock != Clock::None)?;
        if self.running().contains(seat) {
            return self.deadline_of(seat).map(|deadline| deadline.saturating_sub(now));
        }
        Some(clock.limit.map_or(clock.left, |limit| limit.min(clock.left)))
    }

    /// When the next seat's time runs out, if nothing happens before.
    pub fn deadline(&self) -> Option<u64> {
        self.running().into_iter().filter_map(|seat| self.deadline_of(seat)).min()
    }

    /// The seats whose time has run out.
    pub fn run_out(&self, now: u64) -> Seats {
        let out = |seat: &Seat| self.deadline_of(*seat).is_some_and(|deadline| deadline <= now);
        self.running().into_iter().filter(out).collect()
    }

    fn deadline_of(&self, seat: Seat) -> Option<u64> {
        let clock = self.seats.get(seat.index())?;
        match self.clock {
            Clock::None => None,
            Clock::Live { .. } => {
                Some(self.since + clock.limit.map_or(clock.left, |limit| limit.min(clock.left)))
            }
            Clock::Days { .. } => Some(clock.night.postpone(self.since + clock.left)),
        }
    }

    /// Takes the time since the last beat from the running clocks.
    fn charge(&mut self, at: u64) {
        let spent = at.saturating_sub(self.since);
        for seat in self.running() {
            if let Some(clock) = self.seats.get_mut(seat.index()) {
                clock.left = clock.left.saturating_sub(spent);
                clock.limit = clock.limit.map(|limit| limit.saturating_sub(spent));
            }
        }
        // A clock that was set back charges nobody twice.
        self.since = self.since.max(at);
    }

    /// The decision is closed: increments are earned once each, not by taking answers back and giving them again.
    fn close(&mut self, undone: bool) {
        if let (Clock::Live { add, .. }, false, false) = (self.clock, undone, self.again) {
            for seat in self.answered {
                if let Some(clock) = self.seats.get_mut(seat.index()) {
                    clock.left += u64::from(add) * SECOND;
                }
            }
        }
        self.answered = Seats::NONE;
        self.again = undone;
    }

    fn open(&mut self, seats: Seats, limit: Option<u32>) {
        for (seat, index) in self.seats.iter_mut().zip(0..) {
            let asked = seats.contains(Seat(index));
            seat.limit = limit.filter(|_| asked).map(|limit| u64::from(limit) * SECOND);
            if let (true, Clock::Days { .. }) = (asked, self.clock) {
                seat.left = self.clock.start();
            }
        }
    }
}

impl Clock {
    fn start(self) -> u64 {
        match self {
            Clock::None => 0,
            Clock::Live { bank, .. } => u64::from(bank) * SECOND,
            Clock::Days { hours } => u64::from(hours) * HOUR,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Set;

    const A: Seats = Set(0b01);
    const B: Seats = Set(0b10);
    const BOTH: Seats = Seats::first(2);

    fn play(answered: Seats, awaits: Seats, decision: u32) -> Beat {
        Beat::Play { answered, undone: false, awaits, decision, limit: None }
    }

    fn undo(awaits: Seats, decision: u32) -> Beat {
        Beat::Play { answered: Seats::NONE, undone: true, awaits, decision, limit: None }
    }

    fn seconds(clocks: &Clocks, now: u64) -> [u64; 2] {
        [0, 1].map(|seat| clocks.left(Seat(seat), now).expect("a clock") / SECOND)
    }

    const LIVE: Clock = Clock::Live { bank: 60, add: 5 };

    #[test]
    fn a_bank_runs_while_its_seat_is_asked_and_grows_by_the_increment() {
        let t = 1_000_000;
        let beats = [(t, play(Seats::NONE, A, 1)), (t + 10_000, play(A, B, 2))];
        let clocks = Clocks::after(LIVE, 2, &beats);
        assert_eq!(seconds(&clocks, t + 10_000), [55, 60]);
        assert_eq!(seconds(&clocks, t + 40_000), [55, 30]);
        assert_eq!((clocks.running(), clocks.deadline()), (B, Some(t + 70_000)));
        assert_eq!(clocks.run_out(t + 69_999), Seats::NONE);
        assert_eq!(clocks.run_out(t + 70_000), B);
        assert_eq!(clocks.left(Seat(1), t + 999_000), Some(0));
    }

    #[test]
    fn sealed_answers_stop_a_clock_and_taking_them_back_earns_nothing() {
        let beats = [
            (0, play(Seats::NONE, BOTH, 1)),
            (10_000, play(A, B, 1)),              // a seals
            (20_000, play(Seats::NONE, BOTH, 1)), // takes it back
            (25_000, play(A, B, 1)),              // seals again
            (30_000, play(B, A, 2)),              // b answers, the next decision is a's
        ];
        assert_eq!(seconds(&Clocks::after(LIVE, 2, &beats[..2]), 15_000), [50, 45]);
        assert_eq!(seconds(&Clocks::after(LIVE, 2, &beats), 30_000), [60 - 10 - 5 + 5, 60 - 30 + 5]);
    }

    #[test]
    fn undoing_and_answering_again_earns_no_second_increment() {
        let beats = [
            (0, play(Seats::NONE, A, 1)),
            (1_000, play(A, B, 2)),
            (2_000, undo(A, 3)),
            (3_000, play(A, B, 4)),
            (4_000, undo(A, 5)),
            (5_000, play(A, B, 6)),
        ];
        assert_eq!(seconds(&Clocks::after(LIVE, 2, &beats), 5_000), [60 + 5 - 3, 60 - 2]);
    }

    #[test]
    fn a_phase_has_its_own_timer() {
        let limited = Beat::Play { answered: A, undone: false, awaits: BOTH, decision: 2, limit: Some(20) };
        let beats = [(0, play(Seats::NONE, A, 1)), (50_000, limited), (60_000, play(B, A, 2))];
        let clocks = Clocks::after(LIVE, 2, &beats);
        assert_eq!(Clocks::after(LIVE, 2, &beats[..2]).deadline(), Some(50_000 + 15_000)); // a's bank is shorter
        assert_eq!(clocks.deadline(), Some(65_000));
        let next = [&beats[..], &[(64_000, play(A, B, 3))]].concat();
        assert_eq!(Clocks::after(LIVE, 2, &next).deadline(), Some(64_000 + 55_000)); // the timer is over
    }

    #[test]
    fn days_start_afresh_with_every_decision() {
        let days = Clock::Days { hours: 24 };
        let beats = [(0, play(Seats::NONE, A, 1)), (20 * HOUR, play(A, B, 2)), (21 * HOUR, play(B, A, 3))];
        assert_eq!(Clocks::after(days, 2, &beats[..1]).deadline(), Some(24 * HOUR));
        assert_eq!(Clocks::after(days, 2, &beats).deadline(), Some(45 * HOUR));
    }

    #[test]
    fn no_deadline_falls_in_a_night() {
        let days = Clock::Days { hours: 24 };
        let night = |from, to| (0, Beat::Sleeps(Seat(0), Night { from, to }));
        let deadline = |night, asked| {
            Clocks::after(days, 2, &[night, (asked, play(Seats::NONE, A, 1))]).deadline().unwrap()
        };
        // 22:00 to 07:00 goes over midnight
        assert_eq!(deadline(night(22 * 60, 7 * 60), 23 * HOUR), 55 * HOUR);
        assert_eq!(deadline(night(22 * 60, 7 * 60), 3 * HOUR), 31 * HOUR);
        assert_eq!(deadline(night(22 * 60, 7 * 60), 7 * HOUR), 31 * HOUR);
        assert_eq!(deadline(night(22 * 60, 7 * 60), 22 * HOUR - 1), 46 * HOUR - 1);
        assert_eq!(deadline(night(60, 8 * 60), 2 * HOUR), 32 * HOUR);
        assert_eq!(deadline(night(300, 300), 5 * HOUR), 29 * HOUR); // no night at all
        assert_eq!(deadline(night(0, 24 * 60), 5 * HOUR), 29 * HOUR); // one cannot sleep for ever
    }

    #[test]
    fn a_pause_costs_nobody_anything() {
        let beats = [(0, play(Seats::NONE, A, 1)), (10_000, Beat::Pause)];
        let paused = Clocks::after(LIVE, 2, &beats);
        assert_eq!((paused.running(), paused.deadline()), (Seats::NONE, None));
        assert_eq!(seconds(&paused, 500_000), [50, 60]);
        assert_eq!(paused.run_out(500_000), Seats::NONE);
        let resumed = Clocks::after(LIVE, 2, &[&beats[..], &[(500_000, Beat::Resume)]].concat());
        assert_eq!(resumed.deadline(), Some(550_000));
        let days = Clock::Days { hours: 1 };
        let resumed = Clocks::after(days, 2, &[&beats[..], &[(HOUR, Beat::Resume)]].concat());
        assert_eq!(resumed.deadline(), Some(2 * HOUR - 10_000));
    }

    #[test]
    fn a_table_may_change_between_contracts() {
        let beats = [(0, play(Seats::NONE, A, 1)), (30_000, Beat::Change(Clock::Days { hours: 2 }))];
        let clocks = Clocks::after(LIVE, 2, &beats);
        assert_eq!(clocks.deadline(), Some(30_000 + 2 * HOUR));
        let clocks = Clocks::after(LIVE, 2, &[&beats[..], &[(40_000, Beat::Change(LIVE))]].concat());
        assert_eq!(clocks.deadline(), Some(100_000));
        assert_eq!(Clocks::after(Clock::None, 2, &beats[..1]).deadline(), None);
        assert_eq!(Clocks::after(Clock::None, 2, &beats[..1]).left(Seat(0), 5), None);
    }

    #[test]
    fn a_clock_on_the_wall_that_is_set_back_charges_nobody_twice() {
        let beats = [(100_000, play(Seats::NONE, A, 1)), (90_000, play(A, B, 2)), (101_000, play(B, A, 3))];
        let clocks = Clocks::after(LIVE, 2, &beats);
        assert_eq!(seconds(&clocks, 101_000), [65, 64]);
    }
}
