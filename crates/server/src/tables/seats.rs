//! Sitting down, leaving, starting, and playing again.

use super::request::Caller;
use super::task::Task;
use crate::error::{Error, Result, Why, one_of};
use crate::wire::TableOpened;
use crate::{chance, names, now};
use rules::{Absence, Seat, Seats};
use store::{Person, PersonId, StoredSeat, StoredStage, StoredTable};
use table::clock::Clock;
use table::{Deed, LiveTable};

/// The level that plays for somebody who left or ran out of time.
pub(super) const STAND_IN: &str = "medium";

/// Somebody whom nobody has seen for this long, in milliseconds, can be held to have left: ten minutes.
const GONE: i64 = 600_000;

/// Who is to sit in a seat, as a host writes it.
pub(crate) enum Chair {
    /// The host.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(&'static str),
    /// The person who sits there is not there.
    Away,
}

impl Chair {
    /// `me`, `open`, `away`, or `bot:` and a level.
    pub(crate) fn read(who: &str) -> Result<Chair> {
        match (who, who.strip_prefix("bot:")) {
            ("me", _) => Ok(Chair::Me),
            ("open", _) => Ok(Chair::Open),
            ("away", _) => Ok(Chair::Away),
            (_, Some(level)) => Ok(Chair::Bot(known_level(level)?)),
            _ => Err(Error::from(Why::Unreadable).field("who", one_of(who, &["me", "open", "bot:LEVEL"]))),
        }
    }

    /// The seat of this id, with this sitter.
    pub(crate) fn seat(self, id: &str, me: &Person) -> StoredSeat {
        let mut seat = StoredSeat { id: id.to_owned(), ..StoredSeat::default() };
        match self {
            Chair::Me => (seat.person, seat.name) = (Some(me.id), me.name.clone()),
            Chair::Open | Chair::Away => {}
            Chair::Bot(level) => seat.level = Some(level.to_owned()),
        }
        seat
    }
}

/// A level by its name.
fn known_level(name: &str) -> Result<&'static str> {
    library::level(name).map(|level| level.name).ok_or(Why::NoSuchLevel.into())
}

/// The bot that is to answer for a seat: one that holds it, or one that plays for somebody who has left where the rules
/// do not say what the seat does.
pub(super) fn bot_in<'a>(row: &'a StoredTable, live: &dyn LiveTable, seat: Seat) -> Option<&'a str> {
    let left = live.away().contains(seat);
    let rules_play = live.absence() != Absence::Bot && live.absent_answer(seat).is_some();
    let level = row.seats[seat.index()].level.as_deref();
    level.or((left && !rules_play).then_some(STAND_IN))
}

/// Is one of those in these seats called so, or so that one could take them for each other?
pub(crate) fn is_called_so<'a>(seats: impl IntoIterator<Item = &'a StoredSeat>, name: &str) -> bool {
    let like = names::likeness(name);
    let mut people = seats.into_iter().filter(|seat| seat.person.is_some());
    !like.is_empty() && people.any(|seat| names::likeness(&seat.name) == like)
}

fn is_open(seat: &StoredSeat) -> bool {
    seat.person.is_none() && seat.level.is_none()
}

impl Task {
    /// Takes an open seat, for oneself or for somebody of this name beside one. The last one to be taken starts the game.
    pub(super) async fn sit(
        &mut self,
        caller: &Caller,
        seat: &str,
        (name, luck): (Option<&str>, Option<&str>),
    ) -> Result<TableOpened> {
        self.admit(caller)?;
        let person = caller.person.as_ref().ok_or(Error::from(Why::NoSession))?;
        let place = self.seat(seat)?;
        let chair = &self.row.seats[place.index()];
        if chair.person == Some(person.id) {
            self.is_back(place).await?;
            return self.look(caller);
        }
        if !is_open(chair) {
            return Err(Why::SeatTaken.into());
        }
        self.one_seat(person.id)?;
        let name = name.map(names::name).transpose()?;
        let taken = match &name {
            Some(name) => is_called_so(&self.row.seats, name),
            None => self.is_like_another(person),
        };
        if taken {
            return Err(Why::NameTaken.into());
        }
        let mut sitter = StoredSeat { luck: luck.map(str::to_owned), ..Chair::Me.seat(seat, person) };
        sitter.name = name.unwrap_or(sitter.name);
        self.fill(place, sitter).await?;
        self.look(caller)
    }

    /// The host opens a seat or gives it to a bot. In play, a person who is not there can be held to have left.
    pub(super) async fn set_seat(&mut self, caller: &Caller, seat: &str, who: &str) -> Result<TableOpened> {
        self.admit_host(caller)?;
        let place = self.seat(seat)?;
        let chair = Chair::read(who)?;
        let before = &self.row.seats[place.index()];
        let me = caller.person.as_ref().ok_or(Error::from(Why::NoSession))?;
        let strange = before.person.is_some_and(|person| person != me.id);
        match self.row.stage {
            // a host may show somebody the door, and not sit down in their place
            StoredStage::Open if strange && matches!(chair, Chair::Me | Chair::Away) => {
                return Err(Why::SeatTaken.into());
            }
            StoredStage::Open => {
                if matches!(chair, Chair::Me) && before.person.is_none() {
                    self.one_seat(me.id)?;
                }
                self.fill(place, chair.seat(seat, me)).await?;
            }
            StoredStage::Playing => {
                match (chair, before.person) {
                    // what becomes of somebody's seat, the contract says, and not the host
                    (Chair::Bot(_) | Chair::Away, Some(owner)) => {
                        self.is_gone(place, owner).await?;
                        self.depart(place, None).await?;
                    }
                    (Chair::Bot(level), None) => self.play_by(place, Some(level)).await?,
                    _ => return Err(Why::Started.into()),
                }
            }
            StoredStage::Over => return Err(Why::Started.into()),
        }
        self.look(caller)
    }

    /// At a table where strangers meet, nobody looks into two hands.
    fn one_seat(&self, person: PersonId) -> Result<()> {
        let strangers = self.row.public && self.row.stage == StoredStage::Open;
        if strangers && !self.seats_of(Some(person)).is_empty() { Err(Why::OneSeat.into()) } else { Ok(()) }
    }

    /// Is somebody else at this table called so, or so that one could take them for each other?
    pub(super) fn is_like_another(&self, person: &Person) -> bool {
        is_called_so(self.row.seats.iter().filter(|seat| seat.person != Some(person.id)), &person.name)
    }

    /// Refuses unless nobody has seen the owner of a seat for long, on any node, or they have left.
    async fn is_gone(&mut self, seat: Seat, owner: PersonId) -> Result<()> {
        if self.live.away().contains(seat) {
            return Ok(());
        }
        if self.is_here(owner) {
            return Err(Why::SeatTaken.into());
        }
        let seen = self.shared.store.last_seen(&self.row.id, owner).await?.unwrap_or_default();
        let seen = seen.max(self.row.created).max(self.shared.started);
        if self.shared.config.wall.millis() - seen < GONE { Err(Why::NotGone.into()) } else { Ok(()) }
    }

    /// The host starts now: bots take the open seats.
    pub(super) async fn start(&mut self, caller: &Caller, level: Option<&str>) -> Result<TableOpened> {
        self.admit_host(caller)?;
        if self.row.stage != StoredStage::Open {
            return Err(Why::Started.into());
        }
        let level = known_level(level.unwrap_or(STAND_IN))?;
        self.save(|row| {
            for seat in row.seats.iter_mut().filter(|seat| is_open(seat)) {
                seat.level = Some(level.to_owned());
            }
            row.stage = StoredStage::Playing;
        })
        .await?;
        self.started().await?;
        self.look(caller)
    }

    /// Leaves every seat. What becomes of it in play, the table chose when it was opened.
    pub(super) async fn leave(&mut self, caller: &Caller) -> Result<TableOpened> {
        self.admit(caller)?;
        let held = self.seats_of(caller.id());
        if held.is_empty() {
            return Err(Why::NotSeated.into());
        }
        match self.row.stage {
            StoredStage::Open => {
                self.save(|row| {
                    for seat in held {
                        let seat = &mut row.seats[seat.index()];
                        *seat = StoredSeat { id: std::mem::take(&mut seat.id), ..StoredSeat::default() };
                    }
                })
                .await?;
                self.seats_changed();
            }
            StoredStage::Playing => {
                for seat in held {
                    self.depart(seat, None).await?;
                }
            }
            StoredStage::Over => {}
        }
        let opened = TableOpened {
            id: self.row.id.to_string(),
            table: self.table_info(),
            you: self.you(caller, self.seats_of(caller.id()).into_iter().next()),
        };
        Ok(opened)
    }

    /// The owner of a seat has left, or is held to have left; by a decision, only if it is still open.
    pub(super) async fn depart(&mut self, seat: Seat, decision: Option<u32>) -> Result<()> {
        if !self.live.away().contains(seat) {
            self.act(Deed::Leave.of(seat), decision, None).await?;
        }
        self.take_charge().await;
        self.seats_changed();
        Ok(())
    }

    /// The owner of a seat is back, if the table lets them: whatever a bot was thinking for them is void.
    pub(super) async fn is_back(&mut self, seat: Seat) -> Result<()> {
        let StoredSeat { person, level, .. } = &self.row.seats[seat.index()];
        if person.is_none() || !self.playing() {
            return Ok(());
        }
        if level.is_some() {
            self.play_by(seat, None).await?;
        }
        if self.live.away().contains(seat) && self.live.absence() != Absence::Out {
            self.thinking[seat.index()] = None;
            self.act(Deed::Return.of(seat), None, None).await?;
            self.seats_changed();
        }
        Ok(())
    }

    /// The last one at the table ends a game that all the others have left. In a duel who left has lost.
    pub(super) async fn close(&mut self, caller: &Caller) -> Result<TableOpened> {
        self.admit(caller)?;
        let held = self.seats_of(caller.id());
        let own = held.into_iter().next().ok_or(Error::from(Why::NotSeated))?;
        if !self.playing() {
            return Err(Why::NotStarted.into());
        }
        let others = self.people(&self.row) - held;
        if others.is_empty() || !(self.present(&self.row) - held).is_empty() {
            return Err(Why::NotAlone.into());
        }
        let deed = match others.into_iter().next().filter(|_| self.live.duel()) {
            Some(left) => Deed::Resign.of(left),
            None => Deed::Close.of(own),
        };
        self.act(deed, None, None).await?;
        self.tell_table(None);
        self.look(caller)
    }

    /// The bot that is to answer for a seat, if one is.
    pub(super) fn bot_in(&self, seat: Seat) -> Option<&str> {
        bot_in(&self.row, self.live.as_ref(), seat)
    }

    /// The seats of people.
    fn people(&self, row: &StoredTable) -> Seats {
        let people = (0u8..).zip(&row.seats).filter(|(_, seat)| seat.person.is_some());
        people.map(|(place, _)| Seat(place)).collect()
    }

    /// The seats of people who have not left.
    pub(super) fn present(&self, row: &StoredTable) -> Seats {
        let there = |seat: &Seat| row.seats[seat.index()].level.is_none();
        (self.people(row) - self.live.away()).into_iter().filter(there).collect()
    }

    /// Have all the people left?
    pub(super) fn is_deserted(&self, row: &StoredTable) -> bool {
        !self.people(row).is_empty() && self.present(row).is_empty()
    }

    async fn play_by(&mut self, seat: Seat, level: Option<&str>) -> Result<()> {
        let level = level.map(str::to_owned);
        self.save(|row| row.seats[seat.index()].level = level).await?;
        self.thinking[seat.index()] = None;
        self.take_charge().await;
        self.seats_changed();
        Ok(())
    }

    async fn fill(&mut self, place: Seat, sitter: StoredSeat) -> Result<()> {
        if self.row.stage != StoredStage::Open {
            return Err(Why::Started.into());
        }
        self.save(|row| {
            row.seats[place.index()] = sitter;
            if !row.seats.iter().any(is_open) {
                row.stage = StoredStage::Playing;
            }
        })
        .await?;
        if self.playing() {
            return self.started().await;
        }
        self.seats_changed();
        Ok(())
    }

    /// The game has just started.
    async fn started(&mut self) -> Result<()> {
        metrics::counter!("veillee_games_started_total").increment(1);
        self.take_charge().await;
        self.begin().await?;
        self.seats_changed();
        self.welcome_all();
        Ok(())
    }

    /// The host makes an invitation; any that was made before is void.
    pub(super) async fn invite(&mut self, caller: &Caller) -> Result<TableOpened> {
        self.admit_host(caller)?;
        let invitation = chance::invitation();
        self.save(|row| row.invite = chance::kept(&invitation)).await?;
        self.look(&Caller { invite: Some(invitation), ..caller.clone() })
    }

    fn admit_host(&self, caller: &Caller) -> Result<()> {
        if caller.id() == Some(self.row.host) { Ok(()) } else { Err(Why::NotHost.into()) }
    }

    /// Says whether one would play the same again, for all one's seats; the table of the rematch, once there is one.
    pub(super) async fn rematch(&mut self, caller: &Caller, yes: bool) -> Result<Option<String>> {
        self.admit(caller)?;
        let held = self.seats_of(caller.id());
        // whoever opened a table for bots alone has nobody to ask
        let alone = caller.id() == Some(self.row.host) && self.people(&self.row).is_empty();
        if held.is_empty() && !alone {
            return Err(Why::NotSeated.into());
        }
        if self.row.stage != StoredStage::Over {
            return Err(Why::NotOver.into());
        }
        if self.row.rematch.is_none() && !held.is_empty() {
            let say = |row: &mut StoredTable| {
                held.into_iter().for_each(|seat| row.seats[seat.index()].again = Some(yes));
            };
            self.save(say).await?;
        }
        if yes || self.row.rematch.is_some() {
            self.play_again().await?;
        }
        self.tell_table(None);
        Ok(self.row.rematch.clone())
    }

    /// Makes the table of the rematch if everybody wants it who has not left: everybody moves one seat on, so that in a
    /// duel the camps are exchanged. Nobody is left alone with a clock that runs: at a live table all have to be here.
    pub(super) async fn play_again(&mut self) -> Result<()> {
        let wanted = |seat: &StoredSeat| seat.again == Some(true);
        let asked = self.present(&self.row);
        if self.row.stage != StoredStage::Over
            || !asked.into_iter().all(|seat| wanted(&self.row.seats[seat.index()]))
        {
            return Ok(());
        }
        let live = self.clocks.as_ref().is_some_and(|clocks| matches!(clocks.clock(), Clock::Live { .. }));
        let people: Vec<PersonId> =
            self.row.seats.iter().filter(|seat| wanted(seat)).filter_map(|seat| seat.person).collect();
        for person in people {
            if live && !self.is_around(person).await? {
                return Ok(());
            }
        }
        let id = match &self.row.rematch {
            Some(id) => id.clone(),
            None => {
                let id = chance::table_id();
                self.save(|row| row.rematch = Some(id.clone())).await?;
                id
            }
        };
        // the link may have been kept without the table, if the site went down in between
        if self.shared.store.table(&id).await?.is_none() {
            self.shared.store.create(self.again(&id)).await?;
        }
        Ok(())
    }

    fn again(&self, id: &str) -> StoredTable {
        let count = self.row.seats.len();
        let won = self.halves_won();
        let seats = (0..count).map(|place| {
            let before = (place + count - 1) % count;
            let StoredSeat { id, .. } = &self.row.seats[place];
            let mut sitter = self.row.seats[before].clone();
            let left = self.live.away().contains(Seat(before as u8));
            // for somebody who has left a bot begins
            sitter.level = sitter.level.or_else(|| left.then(|| STAND_IN.to_owned()));
            StoredSeat {
                id: id.clone(),
                luck: None,
                again: None,
                halves: sitter.halves + won[before],
                ..sitter
            }
        });
        let seats: Vec<_> = seats.collect();
        let newest = library::title(&self.row.game);
        let (now, (seed, salt)) = (now::millis(), self.shared.luck.table());
        StoredTable {
            id: id.into(),
            version: 1,
            rules_version: newest.map_or(self.row.rules_version, |title| title.rules_version),
            board: newest.map(|title| title.next_board(self.row.board.as_deref())),
            invite: chance::kept(&chance::invitation()), // whoever wants to invite makes one that they know
            seed,
            salt,
            stage: StoredStage::Playing,
            position: None,
            rematch: None,
            created: now,
            touched: now,
            due: Some(0),
            clocks: None,
            seats,
            options: self.live.rematch_options(),
            ..self.row.clone()
        }
    }
}
