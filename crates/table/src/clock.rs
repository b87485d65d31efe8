//! Clocks as data. Nothing here reads a clock: a table's clocks are the fold of what happened when, in
//! milliseconds since 1970 that the caller saw on its own clock. Rules never know the time; when it runs out for a seat,
//! the server answers for it, once, with `By::Clock` or a bot.
//!
//! At live tables a decision of several is a phase: its time belongs to the table, the same for all, and nobody's bank
//! is touched. A bank runs while its seat alone is asked.

use crate::{By, Deed, LiveTable, Step};
use rules::{Seat, Seats, Time, Turn};
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
    /// Phases as the rulebook has them, and a bank for each seat that runs while it alone is asked, topped up after each
    /// answer.
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

/// So many time-outs in a row make a seat absent.
const PATIENCE: u8 = 2;

/// Something that concerns the clocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beat {
    /// Steps were made (see [`Beat::play`]).
    Play {
        /// The seats that answered themselves.
        answered: Seats,
        /// The seats whose players came back.
        back: Seats,
        /// Something was undone.
        undone: bool,
        /// The seats that the open decision is asked of.
        asked: Seats,
        /// Those that the table still waits for.
        awaits: Seats,
        /// The number of the open decision.
        decision: u32,
        /// What the rulebook says of its time.
        time: Time,
    },
    /// What happened is being shown: no time runs until then.
    Scene {
        /// When it will have been seen, at the latest.
        until: u64,
    },
    /// Everybody has seen it.
    Seen,
    /// The time of a seat ran out, and it had written nothing.
    Missed(Seat),
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
            Step::Answer { seat, by: By::Player, .. } => Some(*seat),
            _ => None,
        };
        let back = |step: &Step| match step {
            Step::Deed { seat, deed: Deed::Return } => Some(*seat),
            _ => None,
        };
        // An accepted offer raises the decision only if it took something back.
        let undone = |step: &Step| matches!(step, Step::Deed { deed: Deed::Undo { .. } | Deed::Accept, .. });
        let asked = match table.turn() {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        };
        Beat::Play {
            answered: steps.iter().filter_map(answered).collect(),
            back: steps.iter().filter_map(back).collect(),
            undone: steps.iter().any(undone),
            asked,
            awaits: table.awaited(),
            decision: table.decision(),
            time: table.time(),
        }
    }
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    clock: Clock,
    seats: Vec<SeatClock>,
    /// The seats that the table waits for.
    running: Seats,
    /// Seats that have answered the open decision.
    answered: Seats,
    decision: u32,
    /// The open decision is asked again after an undo: its answers earn no second increment.
    again: bool,
    paused: bool,
    /// When time was last charged, or from when on it runs.
    since: u64,
    /// When what is being shown happened: time runs from then on as soon as everybody has seen it.
    #[serde(default)]
    shown: u64,
    /// The open decision is the table's.
    #[serde(default)]
    phase: Option<PhaseClock>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SeatClock {
    /// Live: the bank. Days: what is left for the open decision.
    left: u64,
    night: Night,
    /// Time-outs since the seat last answered itself.
    #[serde(default)]
    missed: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct PhaseClock {
    /// `None`: no limit.
    left: Option<u64>,
    /// Everybody may use it up.
    talk: bool,
}

impl Clocks {
    /// The clocks of a table before the first beat.
    pub fn new(clock: Clock, seats: u8) -> Clocks {
        let seat = SeatClock { left: clock.start(), night: Night::default(), missed: 0 };
        Clocks {
            clock,
            seats: vec![seat; seats.into()],
            running: Seats::NONE,
            answered: Seats::NONE,
            decision: 0,
            again: false,
            paused: false,
            since: 0,
            shown: 0,
            phase: None,
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
            Beat::Play { answered, back, undone, asked, awaits, decision, time } => {
                self.answered |= answered;
                for seat in answered | back {
                    self.of(seat, |clock| clock.missed = 0);
                }
                if decision != self.decision {
                    self.close(undone);
                    self.open(asked, time);
                    self.decision = decision;
                }
                // Who took a sealed answer back finds the clock as it was left.
                self.answered -= awaits;
                self.running = awaits;
            }
            Beat::Scene { until } => {
                self.shown = self.shown.max(at).min(self.since);
                self.since = self.since.max(until);
            }
            Beat::Seen => self.since = self.since.min(self.shown.max(at)),
            Beat::Missed(seat) => self.miss(seat),
            Beat::Pause => self.paused = true,
            Beat::Resume => self.paused = false,
            Beat::Change(clock) => {
                self.clock = clock;
                self.phase = None;
                self.seats.iter_mut().for_each(|seat| seat.left = clock.start());
            }
            Beat::Sleeps(seat, night) => self.of(seat, |clock| clock.night = night),
        }
    }

    /// The contract in force.
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// The seats whose own time is running: none in a phase, which is the table's.
    pub const fn running(&self) -> Seats {
        if self.paused || self.phase.is_some() { Seats::NONE } else { self.running }
    }

    /// Is the table paused?
    pub const fn paused(&self) -> bool {
        self.paused
    }

    /// The milliseconds of its own that a seat has left at a time; `None` without a clock.
    pub fn left(&self, seat: Seat, now: u64) -> Option<u64> {
        let clock = self.seats.get(seat.index()).filter(|_| self.clock != Clock::None)?;
        if self.running().contains(seat) {
            return self.deadline_of(seat).map(|deadline| deadline.saturating_sub(now.max(self.since)));
        }
        Some(clock.left)
    }

    /// The milliseconds that the table has left of its phase at a time; `None` if it is in none that ends by itself.
    pub fn phase_left(&self, now: u64) -> Option<u64> {
        let left = self.phase?.left?;
        let spent = if self.paused || self.running.is_empty() { 0 } else { now.saturating_sub(self.since) };
        Some(left.saturating_sub(spent))
    }

    /// The milliseconds for which no time runs yet, because what happened is being shown.
    pub const fn held(&self, now: u64) -> u64 {
        self.since.saturating_sub(now)
    }

    /// When the time of the next of these seats runs out, if nothing happens before.
    pub fn deadline(&self, of: Seats) -> Option<u64> {
        let waiting = if self.paused { Seats::NONE } else { self.running & of };
        waiting.into_iter().filter_map(|seat| self.deadline_of(seat)).min()
    }

    /// The seats whose time has run out.
    pub fn run_out(&self, now: u64) -> Seats {
        let out = |seat: &Seat| self.deadline(Seats::one(*seat)).is_some_and(|deadline| deadline <= now);
        self.running.into_iter().filter(out).collect()
    }

    /// Has this seat let its time run out too often to be held for present?
    pub fn is_absent(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|clock| clock.missed >= PATIENCE)
    }

    fn deadline_of(&self, seat: Seat) -> Option<u64> {
        let clock = self.seats.get(seat.index())?;
        match (self.clock, self.phase) {
            (Clock::None, _) => None,
            (_, Some(phase)) => Some(self.since + phase.left?),
            (Clock::Live { .. }, None) => Some(self.since + clock.left),
            (Clock::Days { .. }, None) => Some(clock.night.postpone(self.since + clock.left)),
        }
    }

    fn of(&mut self, seat: Seat, change: impl FnOnce(&mut SeatClock)) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            change(clock);
        }
    }

    /// Takes the time since the last beat from the phase, or from the running clocks.
    fn charge(&mut self, at: u64) {
        let spent = at.saturating_sub(self.since);
        match &mut self.phase {
            Some(phase) if !self.paused && !self.running.is_empty() => {
                phase.left = phase.left.map(|left| left.saturating_sub(spent));
            }
            _ => {
                for seat in self.running() {
                    self.of(seat, |clock| clock.left = clock.left.saturating_sub(spent));
                }
            }
        }
        // A clock that was set back charges nobody twice.
        self.since = self.since.max(at);
    }

    /// A time-out costs the decision, and no more: a bank that is empty begins anew. To talk until the end is no
    /// time-out.
    fn miss(&mut self, seat: Seat) {
        if self.phase.is_some_and(|phase| phase.talk) {
            return;
        }
        let (clock, phase) = (self.clock, self.phase);
        self.of(seat, |seat| {
            seat.missed = seat.missed.saturating_add(1);
            if let (Clock::Live { .. }, None) = (clock, phase) {
                seat.left = clock.start();
            }
        });
    }

    /// The decision is closed: increments are earned once each, by those who were alone to decide, and not by taking
    /// answers back and giving them again.
    fn close(&mut self, undone: bool) {
        if let (Clock::Live { add, .. }, None, false, false) = (self.clock, self.phase, undone, self.again) {
            for seat in self.answered {
                self.of(seat, |clock| clock.left += u64::from(add) * SECOND);
            }
        }
        self.answered = Seats::NONE;
        self.again = undone;
    }

    fn open(&mut self, asked: Seats, time: Time) {
        self.phase = None;
        match self.clock {
            Clock::None => {}
            Clock::Live { .. } => self.phase = PhaseClock::of(asked, time, self.clock.start()),
            Clock::Days { .. } => {
                for seat in asked {
                    let start = self.clock.start();
                    self.of(seat, |clock| clock.left = start);
                }
            }
        }
    }
}

impl PhaseClock {
    /// The time of a decision that belongs to the table: what the rulebook says, else as long as a bank. `None`: one
    /// seat is alone to decide.
    fn of(asked: Seats, time: Time, bank: u64) -> Option<PhaseClock> {
        let seconds = |limit: Option<u32>| limit.map(|limit| u64::from(limit) * SECOND);
        match time {
            Time::Talk(limit) => Some(PhaseClock { left: seconds(limit), talk: true }),
            Time::Write(limit) => Some(PhaseClock { left: seconds(limit), talk: false }),
            Time::Unsaid if asked.len() > 1 => Some(PhaseClock { left: Some(bank), talk: false }),
            Time::Unsaid => None,
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

    /// A decision of which the rulebook says nothing.
    fn play(answered: Seats, awaits: Seats, decision: u32) -> Beat {
        timed(answered, awaits, awaits, decision, Time::Unsaid)
    }

    fn timed(answered: Seats, asked: Seats, awaits: Seats, decision: u32, time: Time) -> Beat {
        Beat::Play { answered, back: Seats::NONE, undone: false, asked, awaits, decision, time }
    }

    fn undo(awaits: Seats, decision: u32) -> Beat {
        let (answered, back, time) = (Seats::NONE, Seats::NONE, Time::Unsaid);
        Beat::Play { answered, back, undone: true, asked: awaits, awaits, decision, time }
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
        assert_eq!((clocks.running(), clocks.deadline(BOTH)), (B, Some(t + 70_000)));
        assert_eq!(clocks.run_out(t + 69_999), Seats::NONE);
        assert_eq!(clocks.run_out(t + 70_000), B);
        assert_eq!(clocks.left(Seat(1), t + 999_000), Some(0));
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
    fn a_phase_is_the_tables_and_touches_no_bank() {
        let write = Time::Write(Some(20));
        let open = |awaits| timed(Seats::NONE, BOTH, awaits, 2, write);
        let beats = [
            (0, play(Seats::NONE, A, 1)),
            (50_000, timed(A, BOTH, BOTH, 2, write)), // the bank of a is low
            (60_000, open(B)),                        // a seals
            (61_000, open(BOTH)),                     // and takes it back
            (65_000, timed(A, BOTH, B, 2, write)),
            (69_000, play(B, A, 3)), // all are ready: it ends early
        ];
        for beats in [&beats[..2], &beats[..3], &beats[..4], &beats[..5]] {
            let clocks = Clocks::after(LIVE, 2, beats);
            assert_eq!((clocks.deadline(BOTH), clocks.running()), (Some(70_000), Seats::NONE));
            assert_eq!(clocks.phase_left(66_000), Some(4_000));
            assert_eq!(seconds(&clocks, 69_000), [15, 60], "and it earns nothing");
        }
        assert_eq!(Clocks::after(LIVE, 2, &beats[..5]).run_out(70_000), B);
        let after = Clocks::after(LIVE, 2, &beats);
        assert_eq!((after.deadline(BOTH), after.phase_left(69_000)), (Some(69_000 + 15_000), None));
        // a phase that the table gave no limit has none; one of which nothing is said lasts as long as a bank
        let endless = Clocks::after(LIVE, 2, &[(0, timed(Seats::NONE, BOTH, BOTH, 1, Time::Write(None)))]);
        assert_eq!((endless.deadline(BOTH), endless.phase_left(9)), (None, None));
        assert_eq!(Clocks::after(LIVE, 2, &[(0, play(Seats::NONE, BOTH, 1))]).deadline(BOTH), Some(60_000));
        // nothing of it runs where nobody is hurried, and decisions have their days where they have days
        for (clock, deadline) in [(Clock::None, None), (Clock::Days { hours: 2 }, Some(2 * HOUR))] {
            let clocks = Clocks::after(clock, 2, &[(0, timed(Seats::NONE, BOTH, BOTH, 1, write))]);
            assert_eq!((clocks.deadline(BOTH), clocks.phase_left(9)), (deadline, None));
        }
    }

    #[test]
    fn a_time_out_costs_one_decision_and_two_in_a_row_make_a_seat_absent() {
        let late = |from: u64, decision: u32| {
            let missed = (from + 60_000, Beat::Missed(Seat(0)));
            [missed, (from + 61_000, play(Seats::NONE, B, decision + 1))]
        };
        let mut beats = vec![(0, play(Seats::NONE, A, 1))];
        beats.extend(late(0, 1));
        beats.push((70_000, play(B, A, 3)));
        let once = Clocks::after(LIVE, 2, &beats);
        assert!(!once.is_absent(Seat(0)));
        assert_eq!(once.deadline(BOTH), Some(130_000 - 1_000), "the bank began anew when it was empty");
        let answered = [&beats[..], &[(80_000, play(A, A, 4))], &late(80_000, 4)].concat();
        assert!(!Clocks::after(LIVE, 2, &answered).is_absent(Seat(0)), "not in a row");
        beats.extend(late(70_000, 3));
        assert!(Clocks::after(LIVE, 2, &beats).is_absent(Seat(0)));
        let Beat::Play { answered, undone, asked, awaits, decision, time, .. } = play(Seats::NONE, A, 5)
        else {
            panic!()
        };
        let back = Beat::Play { answered, back: A, undone, asked, awaits, decision, time };
        beats.push((140_000, back));
        assert!(!Clocks::after(LIVE, 2, &beats).is_absent(Seat(0)), "who comes back is there");
    }

    #[test]
    fn to_talk_until_the_end_is_no_time_out() {
        let talk = |decision| timed(Seats::NONE, BOTH, BOTH, decision, Time::Talk(Some(480)));
        let beats: Vec<_> = (0..4)
            .flat_map(|n| [(n * 480_000, talk(n as u32 + 1)), ((n + 1) * 480_000, Beat::Missed(Seat(0)))])
            .collect();
        let clocks = Clocks::after(LIVE, 2, &beats);
        assert_eq!((clocks.is_absent(Seat(0)), seconds(&clocks, 0)), (false, [60, 60]));
    }

    /// What tables in play have in the store from before phases were the table's.
    #[test]
    fn clocks_that_were_kept_are_read_for_ever() {
        let kept = r#"{"clock":{"kind":"live","bank":900,"add":10},"seats":[{"left":140000,"limit":300000,"night":{"from":0,"to":0}},
            {"left":900000,"limit":null,"night":{"from":1320,"to":420}}],"running":1,"answered":2,"decision":7,"again":false,
            "paused":false,"since":1000}"#;
        let clocks: Clocks = serde_json::from_str(kept).expect("as they were kept");
        assert_eq!((clocks.deadline(BOTH), clocks.phase_left(0)), (Some(141_000), None));
        let kept = serde_json::to_string(&clocks).expect("plain data");
        assert_eq!(serde_json::from_str::<Clocks>(&kept).expect("as it was written"), clocks);
    }

    #[test]
    fn days_start_afresh_with_every_decision() {
        let days = Clock::Days { hours: 24 };
        let beats = [(0, play(Seats::NONE, A, 1)), (20 * HOUR, play(A, B, 2)), (21 * HOUR, play(B, A, 3))];
        assert_eq!(Clocks::after(days, 2, &beats[..1]).deadline(BOTH), Some(24 * HOUR));
        assert_eq!(Clocks::after(days, 2, &beats).deadline(BOTH), Some(45 * HOUR));
    }

    #[test]
    fn no_deadline_falls_in_a_night() {
        let days = Clock::Days { hours: 24 };
        let night = |from, to| (0, Beat::Sleeps(Seat(0), Night { from, to }));
        let deadline = |night, asked| {
            Clocks::after(days, 2, &[night, (asked, play(Seats::NONE, A, 1))]).deadline(BOTH).unwrap()
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
        assert_eq!((paused.running(), paused.deadline(BOTH)), (Seats::NONE, None));
        assert_eq!(seconds(&paused, 500_000), [50, 60]);
        assert_eq!(paused.run_out(500_000), Seats::NONE);
        let resumed = Clocks::after(LIVE, 2, &[&beats[..], &[(500_000, Beat::Resume)]].concat());
        assert_eq!(resumed.deadline(BOTH), Some(550_000));
        let days = Clock::Days { hours: 1 };
        let resumed = Clocks::after(days, 2, &[&beats[..], &[(HOUR, Beat::Resume)]].concat());
        assert_eq!(resumed.deadline(BOTH), Some(2 * HOUR - 10_000));
    }

    #[test]
    fn a_table_may_change_between_contracts() {
        let beats = [(0, play(Seats::NONE, A, 1)), (30_000, Beat::Change(Clock::Days { hours: 2 }))];
        let clocks = Clocks::after(LIVE, 2, &beats);
        assert_eq!(clocks.deadline(BOTH), Some(30_000 + 2 * HOUR));
        let clocks = Clocks::after(LIVE, 2, &[&beats[..], &[(40_000, Beat::Change(LIVE))]].concat());
        assert_eq!(clocks.deadline(BOTH), Some(100_000));
        assert_eq!(Clocks::after(Clock::None, 2, &beats[..1]).deadline(BOTH), None);
        assert_eq!(Clocks::after(Clock::None, 2, &beats[..1]).left(Seat(0), 5), None);
    }

    /// While what happened is shown no time runs: at most until then, and no longer than until all have seen it.
    #[test]
    fn nothing_runs_while_a_scene_is_shown() {
        let scene = (10_000, Beat::Scene { until: 14_000 });
        let beats = [(0, play(Seats::NONE, A, 1)), (10_000, play(A, B, 2)), scene];
        let shown = Clocks::after(LIVE, 2, &beats);
        assert_eq!((shown.held(11_000), shown.left(Seat(1), 11_000)), (3_000, Some(60_000)));
        assert_eq!((shown.deadline(BOTH), shown.held(20_000)), (Some(74_000), 0), "dawdling gains nothing");
        // whoever answers meanwhile has used nothing
        let quick = Clocks::after(LIVE, 2, &[&beats[..], &[(12_000, play(B, A, 3))]].concat());
        assert_eq!((seconds(&quick, 14_000), quick.deadline(BOTH)), ([55, 65], Some(69_000)));
        let seen = |at| Clocks::after(LIVE, 2, &[&beats[..], &[(at, Beat::Seen)]].concat());
        assert_eq!((seen(11_000).deadline(BOTH), seen(11_000).held(11_000)), (Some(71_000), 0));
        assert_eq!(
            seen(9_000).deadline(BOTH),
            Some(70_000),
            "a clock that was set back charges nobody twice"
        );
        assert_eq!(seen(30_000).deadline(BOTH), Some(74_000), "seen too late is not seen sooner");
        // two scenes, one after the other: the later end counts
        let more = [(11_000, Beat::Scene { until: 13_000 }), (12_000, Beat::Seen)];
        let twice = Clocks::after(LIVE, 2, &[&beats[..], &more].concat());
        assert_eq!(twice.deadline(BOTH), Some(72_000));
        // the time of a phase waits as well
        let phase = timed(A, BOTH, BOTH, 2, Time::Write(Some(20)));
        let beats = [(0, play(Seats::NONE, A, 1)), (10_000, phase), (10_000, Beat::Scene { until: 14_000 })];
        let phase = Clocks::after(LIVE, 2, &beats);
        assert_eq!((phase.phase_left(13_000), phase.deadline(BOTH)), (Some(20_000), Some(34_000)));
    }

    #[test]
    fn a_clock_on_the_wall_that_is_set_back_charges_nobody_twice() {
        let beats = [(100_000, play(Seats::NONE, A, 1)), (90_000, play(A, B, 2)), (101_000, play(B, A, 3))];
        let clocks = Clocks::after(LIVE, 2, &beats);
        assert_eq!(seconds(&clocks, 101_000), [65, 64]);
    }
}
