//! The task that owns a table.

use super::load::Loaded;
use super::request::Request;
use super::scene::Scene;
use super::viewers::Viewers;
use crate::app::Shared;
use crate::error::Result;
use crate::limits::Meter;
use crate::now;
use crate::wire::Desk;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Draft, Head, PersonId, StoredStage, StoredTable, StoredTalk};
use table::clock::Clocks;
use table::{LiveTable, Talks};
use tokio::sync::mpsc;

/// Comings and goings are told together, this long after the first of them.
const PRESENCE: Duration = Duration::from_millis(300);

/// A table in memory.
pub(super) struct Task {
    pub(super) shared: Arc<Shared>,
    pub(super) row: StoredTable,
    pub(super) live: Box<dyn LiveTable>,
    /// The last step that viewers have been told of.
    pub(super) shown: u32,
    pub(super) viewers: Viewers,
    pub(super) talk: VecDeque<StoredTalk>,
    pub(super) last_talk: i64,
    /// How fast each of those who speak may.
    pub(super) speakers: HashMap<PersonId, Meter>,
    pub(super) drafts: Vec<Draft>,
    /// What those who came keep for their own eyes.
    pub(super) desks: HashMap<PersonId, BTreeMap<String, Desk>>,
    pub(super) clocks: Option<Clocks>,
    /// How far pages have come in showing what happened.
    pub(super) scene: Scene,
    /// The decision that each seat's bot is thinking about.
    pub(super) thinking: [Option<u32>; 8],
    /// What bots say besides answering.
    pub(super) talks: Talks,
    /// Is it ours to play the bots and mind the clocks?
    pub(super) in_charge: bool,
    /// When comings and goings are to be told.
    pub(super) presence: Option<Instant>,
    /// The way back to this task, for bots. Weak: it must not keep the mailbox open.
    pub(super) mailbox: mpsc::WeakSender<Request>,
    /// The store failed when a clock or a bot wanted to write.
    pub(super) trouble: Option<Trouble>,
    /// When those who are here were last reported, and their sessions looked at.
    pub(super) reported: Instant,
    /// What is in memory is of no use any more.
    pub(super) lost: bool,
    used: Instant,
}

/// When to try again what the store refused, and how long was waited the last time.
pub(super) struct Trouble {
    pub(super) until: Instant,
    waited: Duration,
}

/// The first and the longest wait.
const WAIT: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));

impl Task {
    pub(super) fn new(shared: Arc<Shared>, loaded: Loaded, mailbox: mpsc::WeakSender<Request>) -> Task {
        let Loaded { row, live, clocks, talk, drafts } = loaded;
        metrics::gauge!("veillee_tables_in_memory").increment(1.0);
        Task {
            shown: live.last_step(),
            viewers: Viewers::new(row.seats.len()),
            last_talk: talk.last().map_or(0, |said| said.id),
            talk: shortened(talk),
            speakers: HashMap::new(),
            desks: HashMap::new(),
            thinking: [None; 8],
            talks: Talks::default(),
            in_charge: false,
            presence: None,
            trouble: None,
            reported: now::instant(),
            lost: false,
            used: now::instant(),
            shared,
            row,
            live,
            drafts,
            clocks,
            scene: Scene::default(),
            mailbox,
        }
    }

    /// Serves requests until nobody needs the table in memory.
    pub(super) async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        self.take_charge().await;
        // a game that was interrupted between its start and its first draw goes on here
        if let Err(failure) = self.begin().await {
            tracing::warn!(table = &*self.row.id, code = failure.code(), "a table could not begin");
        }
        self.rouse_bots().await;
        let mut alarm = pin!(tokio::time::sleep_until(self.next_wake().into()));
        while !self.lost {
            // an alarm that is too early does no harm and is set again then: most requests only put it off
            let wake = self.next_wake().into();
            if wake < alarm.deadline() || alarm.is_elapsed() {
                alarm.as_mut().reset(wake);
            }
            tokio::select! {
                request = requests.recv() => match request {
                    Some(Request::Close) | None => break,
                    Some(request) => {
                        // news from the store are no reason to stay
                        if !matches!(request, Request::Refresh | Request::Compare(_) | Request::InCharge | Request::Ended(_)) {
                            self.used = now::instant();
                        }
                        self.serve(request).await;
                    }
                },
                () = &mut alarm => {
                    if self.on_wake().await {
                        self.let_go().await;
                        // whoever came while we let go is served after all
                        if requests.is_empty() {
                            break;
                        }
                        self.take_charge().await;
                    }
                }
            }
            self.rouse_bots().await;
        }
        if self.lost {
            self.let_go().await;
        }
        self.say_goodbye();
        // whoever has put a request into the mailbox by now gets no answer and asks again
        requests.close();
    }

    async fn serve(&mut self, request: Request) {
        match request {
            Request::Attach(attach) => self.attach(*attach).await,
            Request::Detach(socket) => self.detach(socket).await,
            Request::Ask(socket, ask) => self.hear(socket, ask).await,
            Request::CaughtUp(socket) => self.caught_up(socket),
            Request::Look(caller, reply) => drop(reply.send(self.look(&caller))),
            Request::Card(caller, reply) => drop(reply.send(self.card(&caller))),
            Request::Sit { caller, seat, name, luck, reply } => {
                let done = self.sit(&caller, &seat, (name.as_deref(), luck.as_deref())).await;
                drop(reply.send(done));
            }
            Request::Leave(caller, reply) => drop(reply.send(self.leave(&caller).await)),
            Request::End(caller, reply) => drop(reply.send(self.close(&caller).await)),
            Request::Seat { caller, seat, who, reply } => {
                drop(reply.send(self.set_seat(&caller, &seat, &who).await));
            }
            Request::Start { caller, level, reply } => {
                drop(reply.send(self.start(&caller, level.as_deref()).await));
            }
            Request::Invite(caller, reply) => drop(reply.send(self.invite(&caller).await)),
            Request::Rematch { caller, yes, reply } => drop(reply.send(self.rematch(&caller, yes).await)),
            Request::Answer(caller, given, reply) => drop(reply.send(self.given(&caller, given).await)),
            Request::Record { caller, level, seat, reply } => {
                drop(reply.send(self.record(&caller, &level, seat.as_deref())));
            }
            Request::Picture { caller, seat, reply } => {
                drop(reply.send(self.picture(&caller, seat.as_deref())));
            }
            Request::Chart(caller, reply) => drop(reply.send(self.chart(&caller))),
            Request::Replay { caller, viewer, reply } => drop(reply.send(self.for_replay(&caller, &viewer))),
            Request::Chronicle(caller, reply) => drop(reply.send(self.chronicle(&caller).await)),
            Request::Thought { seat, decision, action } => self.thought(seat, decision, action).await,
            Request::Suggestion { socket, seat, ack, decision, action } => {
                self.suggest(socket, seat, ack, decision, action);
            }
            Request::CheckSessions => self.check_sessions().await,
            Request::Ended(session) => self.end_session(session),
            Request::Refresh => self.refresh().await,
            Request::Compare(head) => {
                let Head { version, last_step, last_talk, ours, .. } = head;
                if (version, last_step, last_talk)
                    != (self.row.version, self.live.last_step(), self.last_talk)
                {
                    self.refresh().await;
                }
                self.in_charge(ours).await;
                self.report().await;
            }
            Request::InCharge => self.in_charge(Some(true)).await,
            Request::Close => {}
        }
    }

    /// When to look up without being asked.
    fn next_wake(&self) -> Instant {
        let idle = self.used + self.shared.config.idle;
        let trouble = self.trouble.as_ref().map(|trouble| trouble.until);
        [self.presence, self.time_runs_out(), trouble].into_iter().flatten().fold(idle, Instant::min)
    }

    /// Something is due. True: the table leaves memory.
    async fn on_wake(&mut self) -> bool {
        let now = now::instant();
        if self.presence.is_some_and(|due| due <= now) {
            self.presence = None;
            self.tell_table(None);
        }
        self.check_clocks().await;
        if now < self.used + self.shared.config.idle {
            return false;
        }
        self.used = now;
        let thinking = self.thinking.iter().any(Option::is_some);
        self.viewers.is_empty() && !self.is_needed() && !thinking
    }

    /// Waits before the next attempt, longer each time.
    pub(super) fn is_in_trouble(&mut self) {
        let waited = self.trouble.as_ref().map_or(WAIT.0, |trouble| (2 * trouble.waited).min(WAIT.1));
        self.trouble = Some(Trouble { until: now::instant() + waited, waited });
    }

    pub(super) fn playing(&self) -> bool {
        self.row.stage == StoredStage::Playing
    }

    /// Somebody came or went.
    pub(super) fn presence_changed(&mut self) {
        self.presence.get_or_insert(now::instant() + PRESENCE);
    }

    /// Looks at the store after a hint that something changed there.
    pub(super) async fn refresh(&mut self) {
        if let Err(failure) = self.catch_up().await {
            tracing::warn!(table = &*self.row.id, code = failure.code(), "a table could not catch up");
        }
    }

    async fn catch_up(&mut self) -> Result<()> {
        self.catch_up_row().await?;
        self.catch_up_steps().await?;
        self.catch_up_talk(None).await
    }
}

fn shortened(talk: Vec<StoredTalk>) -> VecDeque<StoredTalk> {
    let mut talk = talk.into();
    super::talk::shorten(&mut talk);
    talk
}

impl Drop for Task {
    fn drop(&mut self) {
        metrics::gauge!("veillee_tables_in_memory").decrement(1.0);
    }
}
