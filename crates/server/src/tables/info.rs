//! The table as everybody may know it, and what it is to one caller.

use super::request::Caller;
use super::task::Task;
use crate::chance;
use crate::error::{Failure, Outcome, Why};
use crate::wire::{SeatInfo, SeatKind, Stage, TableCard, TableInfo, TableOpened, You};
use rules::{Seat, Viewer};
use store::{StoredSeat, StoredStage};
use table::clock::Clock;

impl Task {
    /// What is public about the table.
    pub(super) fn table_info(&self) -> TableInfo {
        let seats = (0u8..).zip(&self.row.seats).map(|(place, seat)| self.seat_info(Seat(place), seat));
        TableInfo {
            id: self.row.id.to_string(),
            game: self.row.game.clone(),
            stage: match self.row.stage {
                StoredStage::Open => Stage::Open,
                StoredStage::Playing => Stage::Playing,
                StoredStage::Over => Stage::Over,
            },
            public: self.row.public,
            seats: seats.collect(),
            options: self.row.options.clone(),
            spectators: self.viewers.count(Viewer::Spectator),
            commitment: self.live.commitment().to_owned(),
            clock: self.clocks.as_ref().map_or(Clock::None, |clocks| clocks.clock()),
            rules_version: self.row.rules_version,
            board_hash: self.live.board_hash().to_owned(),
            duel: self.live.duel(),
            rematch: self.row.rematch.clone(),
        }
    }

    fn seat_info(&self, place: Seat, seat: &StoredSeat) -> SeatInfo {
        let kind = match (seat.person, &seat.level) {
            (Some(_), _) => SeatKind::Person,
            (None, Some(_)) => SeatKind::Bot,
            (None, None) => SeatKind::Open,
        };
        SeatInfo {
            id: seat.id.clone(),
            kind,
            name: seat.person.map(|_| seat.name.clone()),
            level: seat.level.clone(),
            here: self.viewers.sockets().iter().any(|socket| socket.viewer.is(place)),
        }
    }

    /// What the table is to a caller, who looks as `seat`.
    pub(super) fn you(&self, caller: &Caller, seat: Option<Seat>) -> You {
        let seats = self.seats_of(caller.id());
        let host = caller.id() == Some(self.row.host);
        You {
            seat: seat.map(|seat| self.seat_id(seat)),
            seats: self.seat_ids(seats),
            host,
            invite: (host || !seats.is_empty()).then(|| self.row.invite.clone()),
        }
    }

    /// Public tables are for everybody; others for those who sit there, the host, and those who were invited.
    pub(super) fn admit(&self, caller: &Caller) -> Outcome<()> {
        let at_home = caller.id() == Some(self.row.host) || !self.seats_of(caller.id()).is_empty();
        let invited =
            || caller.invite.as_deref().is_some_and(|invite| chance::same(invite, &self.row.invite));
        if self.row.public || at_home || invited() { Ok(()) } else { Err(Why::NotInvited.into()) }
    }

    pub(super) fn look(&self, caller: &Caller) -> Outcome<TableOpened> {
        self.admit(caller)?;
        let seat = self.seats_of(caller.id()).into_iter().next();
        Ok(TableOpened { id: self.row.id.to_string(), table: self.table_info(), you: self.you(caller, seat) })
    }

    pub(super) fn card(&self, caller: &Caller) -> Outcome<TableCard> {
        let TableOpened { table, you, .. } = self.look(caller)?;
        let held = self.seats_of(caller.id());
        let your_turn = self.playing() && self.live.awaited().into_iter().any(|seat| held.contains(seat));
        Ok(TableCard { table, you, your_turn, at: self.row.touched })
    }

    /// The seat that a caller means: the one named, else the one they hold, else the one of theirs that is asked.
    pub(super) fn own_seat(&self, caller: &Caller, named: Option<&str>) -> Outcome<Seat> {
        let held = self.seats_of(caller.id());
        if let Some(id) = named {
            let seat = self.seat(id)?;
            return if held.contains(seat) { Ok(seat) } else { Err(Why::NotSeated.into()) };
        }
        let mut asked = self.live.awaited().into_iter().filter(|&seat| held.contains(seat));
        match (held.len(), asked.next(), asked.next()) {
            (0, ..) => Err(Failure::from(Why::NotSeated)),
            (1, ..) => Ok(held.into_iter().next().expect("one")),
            (_, Some(seat), None) => Ok(seat),
            _ => Err(Why::WhichSeat.into()),
        }
    }
}
