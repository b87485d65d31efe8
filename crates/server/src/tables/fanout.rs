//! From one change to many screens: what each kind of viewer may know is made once, and sent to all of them.

use super::ahead;
use super::request::SocketId;
use super::task::Task;
use crate::wire::{
    Offer, Said, Standing, StandingOutcome, StandingScore, Tell, TreatyFate, TreatyInfo, TurnInfo, TurnName,
    Turns, Update, Welcome,
};
use axum::extract::ws::Utf8Bytes;
use rules::{Card, Fate, Seat, Talk, Text, Turn, Viewer};
use table::{Sight, Told};

/// The longest log that a page is sent when it comes; the whole of it is in the replay.
const LOG: usize = 1_000;

impl Task {
    /// Tells every viewer what happened since they were last told. Called only when it is durable.
    pub(super) fn tell_game(&mut self, ack: Option<(SocketId, u32)>) {
        let since = std::mem::replace(&mut self.shown, self.live.last_step());
        let mut told = Vec::with_capacity(self.row.seats.len() + 1);
        for viewer in self.viewers.kinds() {
            if !self.viewers.wanted(viewer) {
                self.viewers.history(viewer).skip();
            } else if self.live.concerns(since, viewer) {
                told.push(viewer); // what was agreed behind somebody's back is not even a message to them
            }
        }
        for (&viewer, sight) in told.iter().zip(self.live.sights(&told, since)) {
            let n = self.viewers.history(viewer).next();
            let update = frame(&Tell::Update(Box::new(self.update(n, since, viewer, sight))));
            let (ahead, update) = ahead::split(update, n);
            for message in ahead {
                self.viewers.send(viewer, message, None);
            }
            self.viewers.send(viewer, update, ack);
        }
        self.begin_scene();
        self.tell_turns();
    }

    /// Tells every viewer who sits where now.
    pub(super) fn tell_table(&mut self, ack: Option<(SocketId, u32)>) {
        let table = self.table_info();
        for viewer in self.viewers.kinds() {
            if !self.viewers.wanted(viewer) {
                self.viewers.history(viewer).skip();
                continue;
            }
            let n = self.viewers.history(viewer).next();
            self.viewers.send(viewer, frame(&Tell::Table { n, ack: None, table: table.clone() }), ack);
        }
    }

    /// Tells those who may hear it what was said.
    pub(super) fn tell_said(&mut self, said: &Said, hearers: &[Viewer], ack: Option<(SocketId, u32)>) {
        for &viewer in hearers {
            if !self.viewers.wanted(viewer) {
                self.viewers.history(viewer).skip();
                continue;
            }
            let n = self.viewers.history(viewer).next();
            self.viewers.send(viewer, frame(&Tell::Said { n, ack: None, said: said.clone() }), ack);
        }
    }

    /// Tells the streams of turns, whenever an answer of their seat is awaited.
    pub(super) fn tell_turns(&mut self) {
        let (decision, awaited, over) =
            (self.live.decision(), self.live.awaited(), self.live.turn() == Turn::Over);
        let due: Vec<usize> = (0..self.viewers.sockets().len())
            .filter(|&at| {
                let socket = &self.viewers.sockets()[at];
                let asked = matches!(socket.viewer, Viewer::Seat(seat) if awaited.contains(seat));
                socket.turns.is_some_and(|told| (told != decision && asked) || (told != u32::MAX && over))
            })
            .collect();
        for at in due {
            if let Viewer::Seat(seat) = self.viewers.sockets()[at].viewer {
                let line = self.turn_line(seat);
                let socket = &mut self.viewers.sockets_mut()[at];
                socket.turns = Some(if over { u32::MAX } else { decision });
                socket.outlet.put(line);
            }
        }
        if over {
            self.viewers.end_turns();
        }
    }

    fn turn_line(&self, seat: Seat) -> Utf8Bytes {
        let Sight { view, prompt, .. } = self.live.sight(Viewer::Seat(seat));
        let turns = Turns {
            seat: self.seat_id(seat),
            decision: self.live.decision(),
            view,
            prompt,
            legal: self.live.legal(seat).filter(|actions| !actions.is_empty()),
            turn: self.turn_info(),
        };
        let mut line = serde_json::to_string(&turns).expect("messages are JSON");
        line.push('\n');
        line.into()
    }

    fn update(&self, n: u64, since: u32, viewer: Viewer, sight: Sight) -> Update {
        let seat = seat_of(viewer);
        let Sight { view, told, stage, prompt } = sight;
        let (sealed, sealed_picks) = self.sealed(seat);
        // what one seals may speak against an offer that one has not answered yet
        let warned = |viewer: Viewer| seat_of(viewer).is_some_and(|seat| self.live.awaits_word(seat));
        Update {
            n,
            ack: None,
            step: self.live.last_step(),
            view,
            told,
            turn: self.turn_info(),
            decision: self.live.decision(),
            prompt,
            sealed,
            sealed_picks,
            offer: self.offer_info(),
            can_undo: seat.is_some_and(|seat| self.live.can_undo(seat)),
            standing: self.standing_info(),
            stage,
            clocks: self.clocks_info(),
            talk_now: self.talk_now(),
            treaties: (self.live.has_treaty_news(since, viewer) || warned(viewer))
                .then(|| self.treaties(viewer)),
            instructions: seat.map_or_else(Vec::new, |seat| self.live.instructions(seat).to_vec()),
            now: self.now(),
        }
    }

    /// The sealed answer of a seat, in words and in picks.
    fn sealed(&self, seat: Option<Seat>) -> (Option<String>, Option<Vec<Vec<String>>>) {
        let words = seat.and_then(|seat| self.live.sealed(seat));
        let picks = seat.zip(words.as_deref()).and_then(|(seat, words)| self.live.picks(seat, words));
        (words, picks)
    }

    /// The turn that is played, in a game of negotiation.
    fn now(&self) -> Option<TurnName> {
        self.live.turn_number().and_then(|number| self.named(number))
    }

    /// A turn with its name.
    pub(super) fn named(&self, number: u16) -> Option<TurnName> {
        Some(TurnName { number, name: self.live.turn_name(number)? })
    }

    /// What may be said now, in a game of negotiation.
    fn talk_now(&self) -> Option<Talk> {
        self.live.has_treaties().then(|| self.live.talk().0)
    }

    pub(super) fn treaties(&self, viewer: Viewer) -> Vec<TreatyInfo> {
        let info = |(card, text): (Card, Text)| {
            let fate = match card.fate {
                Fate::Offered => TreatyFate::Offered,
                Fate::Agreed => TreatyFate::Agreed,
                Fate::Declined => TreatyFate::Declined,
                Fate::Withdrawn => TreatyFate::Withdrawn,
                Fate::Countered => TreatyFate::Countered,
                Fate::Undone => TreatyFate::Undone,
                Fate::Lapsed => TreatyFate::Lapsed,
                Fate::Void => TreatyFate::Void,
                Fate::Kept => TreatyFate::Kept,
                Fate::Broken(_) => TreatyFate::Broken,
            };
            TreatyInfo {
                number: card.number,
                from: self.seat_id(card.from),
                partners: self.seat_ids(card.partners),
                agreed: self.seat_ids(card.agreed),
                warnings: match viewer {
                    Viewer::Seat(seat) => self.live.treaty_warnings(seat, card.number),
                    Viewer::Spectator => Vec::new(),
                },
                answers: match viewer {
                    Viewer::Seat(seat) => self.live.treaty_answers(seat, card.number),
                    Viewer::Spectator => Vec::new(),
                },
                terms: card.text,
                text,
                fate,
                broken_by: self.seat_ids(card.fate.breakers()),
                counters: card.counters,
                by: card.by.map(|seat| self.seat_id(seat)),
                why: card.why,
                clause: card.clause,
                early: card.early,
                made: card.made,
                when: card.when,
                offered_at: card.offered_at,
                agreed_at: card.agreed_at,
                decided_at: card.decided_at,
            }
        };
        self.live.treaties(viewer).into_iter().map(info).collect()
    }

    /// Everything that a socket may know, to begin with or to begin anew.
    pub(super) fn welcome(&mut self, socket: SocketId, ack: Option<u32>) {
        let Some(found) = self.viewers.socket(socket) else { return };
        let (viewer, outlet, caller) = (found.viewer, found.outlet.clone(), found.caller.clone());
        let seat = seat_of(viewer);
        let started = self.row.stage != store::StoredStage::Open;
        let sight = started.then(|| self.live.sight(viewer));
        let (view, stage, prompt) = match sight {
            Some(Sight { view, stage, prompt, .. }) => (Some(view), stage, prompt),
            None => (None, None, None),
        };
        let mut log: Vec<Told> = if started { self.live.told(0, viewer) } else { Vec::new() };
        log.drain(..log.len().saturating_sub(LOG));
        let decision = self.live.decision();
        let (sealed, sealed_picks) = self.sealed(seat);
        let welcome = Welcome {
            n: self.viewers.history(viewer).last(),
            ack,
            you: self.you(&caller, seat),
            table: self.table_info(),
            open: self.live.is_open(),
            step: self.live.last_step(),
            view,
            log,
            turn: started.then(|| self.turn_info()),
            decision,
            prompt,
            sealed,
            sealed_picks,
            draft: seat.and_then(|seat| self.draft(seat)),
            offer: self.offer_info(),
            can_undo: seat.is_some_and(|seat| self.live.can_undo(seat)),
            standing: self.standing_info(),
            stage,
            clocks: self.clocks_info(),
            talk: self.heard_by(viewer),
            talk_now: self.talk_now(),
            treaties: self.treaties(viewer),
            instructions: seat.map_or_else(Vec::new, |seat| self.live.instructions(seat).to_vec()),
            now: self.now(),
            desk: self.desk_of(&caller, viewer),
        };
        outlet.put(frame(&Tell::Welcome(Box::new(welcome))));
    }

    /// The site closes: everybody is told when to come back, and let go.
    pub(super) fn say_goodbye(&mut self) {
        let retry_ms = self.shared.config.retry.as_millis() as u32;
        let message = frame(&Tell::Closing { retry_ms });
        for socket in self.viewers.sockets().iter().filter(|socket| socket.turns.is_none()) {
            socket.outlet.put(message.clone());
        }
    }

    fn turn_info(&self) -> TurnInfo {
        match self.live.turn() {
            Turn::Over => TurnInfo::Over { over: true },
            Turn::Decide(seats) => {
                TurnInfo::Decide { decide: self.seat_ids(seats), awaited: self.seat_ids(self.live.awaited()) }
            }
            // draws are made together with the step before them: nobody ever waits for one
            Turn::Chance => TurnInfo::Decide { decide: Vec::new(), awaited: Vec::new() },
        }
    }

    fn offer_info(&self) -> Option<Offer> {
        let (from, kind, agreed) = self.live.offer()?;
        Some(Offer { from: self.seat_id(from), kind, agreed: self.seat_ids(agreed) })
    }

    /// Only once the game is over: before that, scores may be made of secrets.
    fn standing_info(&self) -> Option<Standing> {
        if self.live.turn() != Turn::Over {
            return None;
        }
        let standing = self.live.standing();
        let ranks = standing.ranks();
        let score = |(score, rank): (rules::Score, usize)| StandingScore {
            seat: self.seat_id(score.seat),
            total: score.total,
            parts: score.parts,
            rank,
            tie_break: score.tie_break,
        };
        let outcome = |outcome: rules::Outcome| StandingOutcome {
            winners: self.seat_ids(outcome.winners),
            how: outcome.how,
            clause: outcome.clause.to_owned(),
            how_clause: outcome.how_clause.map(str::to_owned),
        };
        Some(Standing {
            scores: standing.scores.into_iter().zip(ranks).map(score).collect(),
            outcome: standing.outcome.map(outcome),
        })
    }
}

/// The seat of a viewer.
pub(super) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// A message as it goes over the wire.
pub(super) fn frame(message: &Tell) -> Utf8Bytes {
    let mut text = Vec::with_capacity(2_048); // most fit
    serde_json::to_writer(&mut text, message).expect("messages are JSON");
    Utf8Bytes::try_from(text).expect("JSON is UTF-8")
}
