//! What is said at a table, and who hears it.

use super::fanout::seat_of;
use super::info::manners;
use super::load::TALK;
use super::request::{Caller, SocketId};
use super::task::Task;
use crate::error::{Error, Result, Why};
use crate::limits::words;
use crate::wire::{Chronicle, Manners, PrivateTalk, Room, Said, Watchers, Words};
use crate::{names, now};
use rules::{Seat, Talk, Viewer};
use std::collections::{HashMap, VecDeque};
use store::{PersonId, StoredSeat, StoredStage, StoredTalk};

/// So many speakers are remembered at a table.
const SPEAKERS: usize = 500;
/// As much of an evening's talk can be read again: of a longer one, the end.
const WHOLE: u32 = 5_000;

impl Task {
    /// Says something: to everybody, or to the seats of a private room.
    pub(super) async fn say(&mut self, socket: SocketId, ack: u32, room: Room, text: &str) -> Result<()> {
        let found = self.viewers.socket(socket).ok_or(Error::from(Why::NotSeated))?;
        let (viewer, caller) = (found.viewer, found.caller.clone());
        let person = caller.person.ok_or(Error::from(Why::NoSession))?;
        let words = names::words(text)?;
        self.in_turn(person.id)?;
        if viewer == Viewer::Spectator && self.is_like_another(&person) {
            return Err(Why::NameTaken.into());
        }
        // whoever plays speaks from a seat: the room of those who watch is no back door
        if viewer == Viewer::Spectator && self.playing() && !self.seats_of(Some(person.id)).is_empty() {
            return Err(Why::NotSeated.into());
        }
        let room = self.room(viewer, room)?;
        self.may_talk(viewer, room.as_deref())?;
        let seat = seat_of(viewer).map(|seat| self.seat_id(seat).to_owned());
        let hearers = room.as_ref().map(|room: &Vec<String>| {
            let there = self.row.seats.iter().filter(|seat| room.contains(&seat.id));
            there.filter_map(|seat| seat.person).collect()
        });
        let step = (self.row.stage != StoredStage::Open).then(|| self.live.last_step());
        let mut said = StoredTalk {
            id: 0,
            at: now::millis(),
            step,
            turn: step.and_then(|_| self.live.turn_number()),
            seat,
            // several may share a device: each speaks under the name of the seat
            name: seat_of(viewer).map_or(person.name, |seat| self.row.seats[seat.index()].name.clone()),
            person: Some(person.id),
            room,
            hearers,
            words,
        };
        said.id = self.shared.store.say(&self.row.id, said.clone()).await?;
        if self.shared.store.is_shared() {
            // what was said elsewhere meanwhile came before it
            return self.catch_up_talk(Some((said.id, (socket, ack)))).await;
        }
        self.heard(said, Some((socket, ack)));
        Ok(())
    }

    /// Nobody talks everybody else down.
    fn in_turn(&mut self, person: PersonId) -> Result<()> {
        if self.speakers.len() > SPEAKERS {
            self.speakers.clear();
        }
        let config = &self.shared.config;
        let meter = self.speakers.entry(person).or_insert_with(|| words(config.limits, &config.wall));
        meter.check().map_err(|_| Why::TooFast.into())
    }

    /// Do the manners of the table and the phase of the game let this viewer speak in this room?
    fn may_talk(&self, viewer: Viewer, room: Option<&[String]>) -> Result<()> {
        let Manners { words, watchers, .. } = manners(&self.row);
        let (watches, apart) = (viewer == Viewer::Spectator, room.is_some());
        // before the game nobody knows yet who will watch
        if watches && watchers == Watchers::Silent && self.row.stage != StoredStage::Open {
            return Err(Why::WatchersSilent.into());
        }
        if !self.playing() || watches && apart {
            return Ok(()); // no player hears it
        }
        if watches && watchers == Watchers::Apart {
            return Err(Why::WatchersApart.into());
        }
        if words == Words::Cards {
            return Err(Why::CardsOnly.into());
        }
        let (talk, clause) = self.live.talk();
        let why = match talk {
            Talk::Free => return Ok(()),
            Talk::Public | Talk::Aloud if !apart => return Ok(()),
            Talk::Public | Talk::Aloud => Why::RoomsClosed,
            Talk::Silent => Why::Silence,
        };
        Err(Error::from(why).by(clause))
    }

    /// The seats of a private room, the speaker's own among them; none for those who watch; `None` for everybody.
    fn room(&self, viewer: Viewer, room: Room) -> Result<Option<Vec<String>>> {
        let mut seats = match room {
            Room::Named(name) if name == "public" => return Ok(None),
            Room::Named(name) if name == "watchers" && viewer == Viewer::Spectator => {
                return Ok(Some(Vec::new()));
            }
            Room::Named(_) => return Err(Why::BadRoom.into()),
            Room::Seats(seats) => seats,
        };
        let own = seat_of(viewer).map(|seat| self.seat_id(seat)).ok_or(Error::from(Why::NotSeated))?;
        seats.push(own.to_owned());
        // in seat order, each once, so that the same people always make the same room
        let room: Vec<String> = self
            .row
            .seats
            .iter()
            .filter(|seat| seats.contains(&seat.id))
            .map(|seat| seat.id.clone())
            .collect();
        let unknown = seats.iter().any(|seat| !room.contains(seat));
        if unknown || room.len() < 2 { Err(Why::BadRoom.into()) } else { Ok(Some(room)) }
    }

    /// Keeps in memory what the store has, and tells those who may hear it.
    fn heard(&mut self, said: StoredTalk, ack: Option<(SocketId, u32)>) {
        self.last_talk = said.id;
        let hearers: Vec<Viewer> = self.viewers.kinds().filter(|&viewer| self.hears(&said, viewer)).collect();
        self.tell_said(&self.wire(&said), &hearers, ack);
        self.talk.push_back(said);
        shorten(&mut self.talk);
    }

    fn hears(&self, said: &StoredTalk, viewer: Viewer) -> bool {
        match (&said.room, viewer) {
            (None, _) => true,
            (Some(room), _) if room.is_empty() => viewer == Viewer::Spectator,
            _ if self.is_open_now() => true,
            (Some(_), Viewer::Spectator) => false,
            // it belongs to those who were there, not to whoever sits there now
            (Some(room), Viewer::Seat(Seat(place))) => {
                let StoredSeat { id, person, .. } = &self.row.seats[usize::from(place)];
                let hearers = said.hearers.as_ref();
                room.contains(id)
                    && hearers.is_none_or(|people| person.is_some_and(|own| people.contains(&own)))
            }
        }
    }

    /// Does the table open its private rooms to everybody now that the game is over?
    fn is_open_now(&self) -> bool {
        self.row.stage == StoredStage::Over && manners(&self.row).private_talk == PrivateTalk::Opens
    }

    /// The last things said that a viewer may hear.
    pub(super) fn heard_by(&self, viewer: Viewer) -> Vec<Said> {
        self.talk.iter().filter(|said| self.hears(said, viewer)).map(|said| self.wire(said)).collect()
    }

    /// Everything said that a caller may hear, in whichever of their seats, and the treaties that they know of.
    pub(super) async fn chronicle(&mut self, caller: &Caller) -> Result<Chronicle> {
        self.admit(caller)?;
        let seats = self.seats_of(caller.id());
        let eyes = if seats.is_empty() {
            vec![Viewer::Spectator]
        } else {
            seats.into_iter().map(Viewer::Seat).collect()
        };
        let all = self.shared.store.talk(&self.row.id, 0, WHOLE).await?;
        let heard = all.iter().filter(|said| eyes.iter().any(|&viewer| self.hears(said, viewer)));
        let said = heard.map(|said| self.wire(said)).collect();
        Ok(Chronicle { said, treaties: self.treaties(eyes[0]) })
    }

    fn wire(&self, said: &StoredTalk) -> Said {
        Said {
            room: match &said.room {
                None => Room::Named("public".into()),
                Some(room) if room.is_empty() => Room::Named("watchers".into()),
                Some(room) => Room::Seats(room.clone()),
            },
            step: said.step,
            turn: said.turn.and_then(|turn| self.named(turn)),
            seat: said.seat.clone(),
            name: said.name.clone(),
            text: said.words.clone(),
            at: said.at,
        }
    }

    /// Takes over what was said on other nodes.
    pub(super) async fn catch_up_talk(&mut self, own: Option<(i64, (SocketId, u32))>) -> Result<()> {
        for said in self.shared.store.talk(&self.row.id, self.last_talk, TALK).await? {
            let ack = own.filter(|(id, _)| *id == said.id).map(|(_, ack)| ack);
            self.heard(said, ack);
        }
        Ok(())
    }
}

/// Keeps the last things said, and of each a fair part: who talks most is the first to be forgotten.
pub(super) fn shorten(talk: &mut VecDeque<StoredTalk>) {
    while talk.len() > TALK as usize {
        let mut lines: HashMap<Option<PersonId>, u32> = HashMap::new();
        talk.iter().for_each(|said| *lines.entry(said.person).or_default() += 1);
        let most = lines.values().copied().max().unwrap_or_default();
        let oldest = talk.iter().position(|said| lines.get(&said.person) == Some(&most));
        talk.remove(oldest.unwrap_or_default());
    }
}
