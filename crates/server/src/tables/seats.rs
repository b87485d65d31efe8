//! Sitting down, leaving, starting, and playing again.

use super::request::Caller;
use super::task::Task;
use crate::error::{Error, Result, Why};
use crate::wire::TableOpened;
use crate::{chance, now};
use rules::Seat;
use store::{Person, StoredSeat, StoredStage, StoredTable};

/// The level that plays for somebody who left or ran out of time.
const STAND_IN: &str = "medium";

/// Who is to sit in a seat, as a host writes it.
pub(crate) enum Chair {
    /// The host.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(&'static str),
}

impl Chair {
    /// `me`, `open`, or `bot:` and a level.
    pub(crate) fn read(who: &str) -> Result<Chair> {
        match (who, who.strip_prefix("bot:")) {
            ("me", _) => Ok(Chair::Me),
            ("open", _) => Ok(Chair::Open),
            (_, Some(level)) => Ok(Chair::Bot(known_level(level)?)),
            _ => Err(Error::from(Why::Unreadable).field("who", "me, open, or bot:LEVEL")),
        }
    }

    /// The seat of this id, with this sitter.
    pub(crate) fn seat(self, id: &str, me: &Person) -> StoredSeat {
        let mut seat = StoredSeat { id: id.to_owned(), ..StoredSeat::default() };
        match self {
            Chair::Me => (seat.person, seat.name) = (Some(me.id), me.name.clone()),
            Chair::Open => {}
            Chair::Bot(level) => seat.level = Some(level.to_owned()),
        }
        seat
    }
}

/// A level by its name.
fn known_level(name: &str) -> Result<&'static str> {
    library::level(name).map(|level| level.name).ok_or(Why::NoSuchLevel.into())
}

fn is_open(seat: &StoredSeat) -> bool {
    seat.person.is_none() && seat.level.is_none()
}

impl Task {
    /// Takes an open seat. The last one to be taken starts the game.
    pub(super) async fn sit(
        &mut self,
        caller: &Caller,
        seat: &str,
        luck: Option<&str>,
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
        let sitter = StoredSeat { luck: luck.map(str::to_owned), ..Chair::Me.seat(seat, person) };
        self.fill(place, sitter).await?;
        self.look(caller)
    }

    /// The host opens a seat or gives it to a bot. In play, a person who is not there can be stood in for.
    pub(super) async fn set_seat(&mut self, caller: &Caller, seat: &str, who: &str) -> Result<TableOpened> {
        self.admit_host(caller)?;
        let place = self.seat(seat)?;
        let chair = Chair::read(who)?;
        let before = &self.row.seats[place.index()];
        let me = caller.person.as_ref().ok_or(Error::from(Why::NoSession))?;
        let strange = before.person.is_some_and(|person| person != me.id);
        match self.row.stage {
            StoredStage::Open if strange => return Err(Why::SeatTaken.into()),
            StoredStage::Open => self.fill(place, chair.seat(seat, me)).await?,
            StoredStage::Playing => {
                let here = self.viewers.sockets().iter().any(|socket| socket.viewer.is(place));
                let Chair::Bot(level) = chair else { return Err(Why::Started.into()) };
                if before.person.is_some() && here {
                    return Err(Why::SeatTaken.into());
                }
                self.play_by(place, Some(level)).await?;
            }
            StoredStage::Over => return Err(Why::Started.into()),
        }
        self.look(caller)
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

    /// Leaves every seat. In play a bot holds it until its owner is back.
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
                    self.stand_in(seat).await?;
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

    /// A bot plays for a seat's owner until they are back.
    pub(super) async fn stand_in(&mut self, seat: Seat) -> Result<()> {
        self.play_by(seat, Some(STAND_IN)).await
    }

    /// The owner of a seat is back: whatever a bot was thinking for them is void.
    pub(super) async fn is_back(&mut self, seat: Seat) -> Result<()> {
        let StoredSeat { person, level, .. } = &self.row.seats[seat.index()];
        if person.is_some() && level.is_some() && self.playing() {
            self.play_by(seat, None).await
        } else {
            Ok(())
        }
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

    fn admit_host(&self, caller: &Caller) -> Result<()> {
        if caller.id() == Some(self.row.host) { Ok(()) } else { Err(Why::NotHost.into()) }
    }

    /// The id of the rematch and, for the first who asks, its table: everybody moves one seat on, so that in
    /// a duel the camps are exchanged.
    pub(super) async fn rematch(&mut self, caller: &Caller) -> Result<(String, Option<Box<StoredTable>>)> {
        self.admit(caller)?;
        if self.seats_of(caller.id()).is_empty() && caller.id() != Some(self.row.host) {
            return Err(Why::NotSeated.into());
        }
        if self.row.stage != StoredStage::Over {
            return Err(Why::NotOver.into());
        }
        let id = match &self.row.rematch {
            Some(id) if self.shared.store.table(id).await?.is_some() => return Ok((id.clone(), None)),
            // the link was kept, but the site went down before the table was
            Some(id) => id.clone(),
            None => {
                let id = chance::table_id();
                self.save(|row| row.rematch = Some(id.clone())).await?;
                id
            }
        };
        let table = self.again(&id);
        self.tell_table(None);
        Ok((id, Some(Box::new(table))))
    }

    fn again(&self, id: &str) -> StoredTable {
        let count = self.row.seats.len();
        let won = self.halves_won();
        let seats = (0..count).map(|place| {
            let before = (place + count - 1) % count;
            let StoredSeat { id, .. } = &self.row.seats[place];
            let sitter = self.row.seats[before].clone();
            StoredSeat { id: id.clone(), luck: None, halves: sitter.halves + won[before], ..sitter }
        });
        let seats: Vec<_> = seats.collect();
        let newest = library::title(&self.row.game);
        let (now, (seed, salt)) = (now::millis(), self.shared.luck.table());
        StoredTable {
            id: id.into(),
            version: 1,
            rules_version: newest.map_or(self.row.rules_version, |title| title.rules_version),
            board: newest.map(|title| title.next_board(self.row.board.as_deref())),
            invite: chance::invitation(),
            seed,
            salt,
            stage: StoredStage::Playing,
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
