//! Worker threads for bots, so that thinking never delays the server, and what the bots have in mind between decisions.

use crate::config::BotTimes;
use crate::minds::{Minds, SeatAt};
use crate::now;
use rules::{Budget, Stream};
use std::cell::Cell;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;
use table::Thought;
use tokio::runtime::Handle;

/// So many times a bot looks at the clock where thinking is counted: the same thoughts on every machine.
const LOOKS: u32 = 16;

/// A thought, whose it is, its chance, how long it may take, and whom to tell.
struct Job {
    at: SeatAt,
    thought: Thought,
    random: Stream,
    think: Duration,
    tell: Box<dyn FnOnce(Option<String>) + Send>,
}

/// The workers.
pub(crate) struct Bots {
    times: BotTimes,
    counted: bool,
    queue: mpsc::Sender<Job>,
    waiting: Arc<AtomicUsize>,
    minds: Arc<Minds>,
}

impl Bots {
    /// Starts the threads. They end when this is dropped. In tests thinking is counted, not timed.
    pub(crate) fn start(times: BotTimes, counted: bool) -> Bots {
        let (queue, jobs) = mpsc::channel();
        let jobs = Arc::new(Mutex::new(jobs));
        let waiting = Arc::new(AtomicUsize::new(0));
        let minds = Arc::new(Minds::new(times.memory));
        for _ in 0..times.threads {
            let (jobs, waiting, minds) = (jobs.clone(), waiting.clone(), minds.clone());
            let thread = std::thread::Builder::new().name("bot".into());
            thread.spawn(move || work(&jobs, &waiting, &minds, counted)).expect("a thread can be started");
        }
        Bots { times, counted, queue, waiting, minds }
    }

    /// What the bots have in mind.
    pub(crate) fn minds(&self) -> &Minds {
        &self.minds
    }

    /// Thinks at a level, and then tells: `None` if the bot failed. With `calmly`, not before people had
    /// time to see what happened before.
    pub(crate) fn think<F>(
        &self,
        at: SeatAt,
        (thought, random): (Thought, Stream),
        level: &str,
        calmly: bool,
        tell: impl FnOnce(Option<String>) -> F + Send + 'static,
    ) where
        F: Future<Output = ()> + Send,
    {
        let shown = now::instant() + if calmly { self.times.at_least } else { Duration::ZERO };
        let runtime = Handle::current();
        let tell = Box::new(move |action| {
            runtime.spawn(async move {
                tokio::time::sleep_until(shown.into()).await;
                tell(action).await;
            });
        });
        // when many wait, each gets less time, so that nobody waits long
        let crowd = self.waiting.fetch_add(1, Ordering::Relaxed) / self.times.threads.max(1);
        let time =
            library::level(level).map_or(self.times.at_most, |level| level.time.min(self.times.at_most));
        let think = time / (crowd as u32 + 1);
        let job = Job { at, thought, random, think, tell };
        match self.times.threads {
            0 => job.work(&self.waiting, &self.minds, self.counted),
            _ => drop(self.queue.send(job)),
        }
        metrics::counter!("veillee_thoughts_total").increment(1);
    }
}

fn work(jobs: &Mutex<mpsc::Receiver<Job>>, waiting: &AtomicUsize, minds: &Minds, counted: bool) {
    loop {
        let next = jobs.lock().expect("no worker panics while it waits").recv();
        let Ok(job) = next else { return };
        job.work(waiting, minds, counted);
    }
}

impl Job {
    fn work(self, waiting: &AtomicUsize, minds: &Minds, counted: bool) {
        let Job { at, thought, mut random, think, tell } = self;
        let (end, looks) = (now::instant() + think, Cell::new(0));
        let over = || match counted {
            true => looks.replace(looks.get() + 1) >= LOOKS,
            false => now::instant() >= end,
        };
        // a bot that panics is a fault of ours that must cost nobody else anything
        let think =
            AssertUnwindSafe(|| minds.with(at, |mind| thought(mind, &Budget::until(&over), &mut random)));
        let action = std::panic::catch_unwind(think);
        waiting.fetch_sub(1, Ordering::Relaxed);
        if action.is_err() {
            tracing::error!("a bot panicked");
        }
        tell(action.ok());
    }
}
