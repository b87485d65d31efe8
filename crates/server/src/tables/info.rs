//! The table as everybody may know it, and what it is to one caller.

use super::numbers::held;
use super::request::Caller;
use super::task::Task;
use crate::chance;
use crate::error::{Error, Result, Why};
use crate::wire::{ContractInfo, Manners, SeatInfo, SeatKind, Stage, TableCard, TableInfo, TableOpened, You};
use library::Title;
use rules::{Absence, Seat, Turn};
use std::collections::BTreeMap;
use store::{PersonId, StoredSeat, StoredStage, StoredTable};
use table::clock::Clock;
use table::{Salt, Seed};

/// The card of a table that is neither in memory nor in play, as its row tells it: nobody is there, and it is nobody's
/// turn. `None` if this program has no such game.
pub(crate) fn card(row: &StoredTable, caller: &Caller) -> Option<TableCard> {
    let title = library::edition(&row.game, row.rules_version)?;
    let id = |seat: &StoredSeat| title.seats.iter().copied().find(|id| *id == seat.id);
    let ids: Vec<&str> = row.seats.iter().map(id).collect::<Option<_>>()?;
    let clock = row.clock.as_deref().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    let commitment = Seed::new(row.seed.0).commitment(&Salt::new(row.salt.0));
    let board_hash = title.stored_board_hash(row.board.as_deref());
    Some(TableCard {
        table: info(row, title, clock, commitment, board_hash),
        you: you(row, &ids, caller, held(row, caller.id()).into_iter().next()),
        your_turn: false,
        at: row.touched,
    })
}

fn info(row: &StoredTable, title: &Title, clock: Clock, commitment: String, board_hash: String) -> TableInfo {
    TableInfo {
        id: row.id.to_string(),
        game: row.game.clone(),
        stage: match row.stage {
            StoredStage::Open => Stage::Open,
            StoredStage::Playing => Stage::Playing,
            StoredStage::Over => Stage::Over,
        },
        public: row.public,
        seats: row.seats.iter().map(seat_info).collect(),
        options: row.options.clone(),
        spectators: 0,
        commitment,
        clock,
        contract: ContractInfo { shared: shared(row), ..title.contract(clock, &row.options).into() },
        manners: manners(row),
        rules_version: row.rules_version,
        board_hash,
        duel: title.duel,
        rematch: row.rematch.clone(),
    }
}

/// What was agreed on about talk.
pub(super) fn manners(row: &StoredTable) -> Manners {
    row.manners.as_deref().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
}

/// The seats that one person holds, where it is more than one.
fn shared(row: &StoredTable) -> Vec<Vec<String>> {
    let mut held: BTreeMap<PersonId, Vec<String>> = BTreeMap::new();
    for seat in &row.seats {
        if let Some(person) = seat.person {
            held.entry(person).or_default().push(seat.id.clone());
        }
    }
    // in seat order: what number somebody has in the store is nobody's business
    let mut shared: Vec<Vec<String>> = held.into_values().filter(|seats| seats.len() > 1).collect();
    shared.sort_by_key(|seats| row.seats.iter().position(|seat| seat.id == seats[0]));
    shared
}

fn seat_info(seat: &StoredSeat) -> SeatInfo {
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
        here: false,
        away: seat.person.is_some() && seat.level.is_some(),
        again: seat.again,
        halves: seat.halves,
    }
}

/// What a table with seats of these ids is to a caller, who looks as `seat`.
fn you(row: &StoredTable, ids: &[&'static str], caller: &Caller, seat: Option<Seat>) -> You {
    let seats = held(row, caller.id());
    let host = caller.id() == Some(row.host);
    let id = |seat: Seat| ids[seat.index()];
    You {
        seat: seat.map(id),
        seats: seats.into_iter().map(id).collect(),
        host,
        // of an invitation only its hash is kept: whoever holds it up gets it back, to pass it on
        invite: caller.invite.clone().filter(|_| (host || !seats.is_empty()) && is_invited(row, caller)),
    }
}

/// Does a caller hold up the invitation?
fn is_invited(row: &StoredTable, caller: &Caller) -> bool {
    caller.invite.as_deref().is_some_and(|invite| chance::same(&chance::kept(invite), &row.invite))
}

impl Task {
    /// What is public about the table.
    pub(super) fn table_info(&self) -> TableInfo {
        let clock = self.clocks.as_ref().map_or(Clock::None, |clocks| clocks.clock());
        let (commitment, board_hash) = (self.live.commitment().to_owned(), self.live.board_hash().to_owned());
        let title = library::edition(&self.row.game, self.row.rules_version).expect("it was opened");
        let mut info = info(&self.row, title, clock, commitment, board_hash);
        info.spectators = self.spectators();
        for ((place, seat), won) in (0u8..).zip(&mut info.seats).zip(self.halves_won()) {
            seat.halves += won;
            let place = Seat(place);
            seat.here = self.row.seats[place.index()].person.is_some_and(|owner| self.is_here(owner));
            seat.away |= self.live.away().contains(place);
            if seat.away && self.live.absence() == Absence::Bot {
                seat.level = self.bot_in(place).map(str::to_owned);
            }
        }
        info
    }

    /// What each seat has won by this game, in half points: a game that was drawn counts one for both. Only duels make
    /// a match; nothing, as long as the game goes on.
    pub(super) fn halves_won(&self) -> Vec<i64> {
        let over = self.live.duel() && self.live.turn() == Turn::Over;
        let winners = over.then(|| self.live.standing().outcome).flatten().map(|outcome| outcome.winners);
        let won = |seat| {
            winners.map_or(0, |winners| match winners.is_empty() {
                true => 1,
                false => 2 * i64::from(winners.contains(seat)),
            })
        };
        (0..self.row.seats.len()).map(|place| won(Seat(place as u8))).collect()
    }

    /// What the table is to a caller, who looks as `seat`.
    pub(super) fn you(&self, caller: &Caller, seat: Option<Seat>) -> You {
        you(&self.row, self.live.seat_ids(), caller, seat)
    }

    /// Public tables are for everybody; others for those who sit there, the host, and those who were invited.
    pub(super) fn admit(&self, caller: &Caller) -> Result<()> {
        let at_home = caller.id() == Some(self.row.host) || !self.seats_of(caller.id()).is_empty();
        if self.row.public || at_home || is_invited(&self.row, caller) {
            Ok(())
        } else {
            Err(Why::NotInvited.into())
        }
    }

    pub(super) fn look(&self, caller: &Caller) -> Result<TableOpened> {
        self.admit(caller)?;
        let seat = self.seats_of(caller.id()).into_iter().next();
        Ok(TableOpened { id: self.row.id.to_string(), table: self.table_info(), you: self.you(caller, seat) })
    }

    pub(super) fn card(&self, caller: &Caller) -> Result<TableCard> {
        let TableOpened { table, you, .. } = self.look(caller)?;
        let held = self.seats_of(caller.id());
        let your_turn = self.playing() && self.live.awaited().into_iter().any(|seat| held.contains(seat));
        Ok(TableCard { table, you, your_turn, at: self.row.touched })
    }

    /// The seat that a caller means: the one named, else the one they hold, else the one of theirs that is asked.
    pub(super) fn own_seat(&self, caller: &Caller, named: Option<&str>) -> Result<Seat> {
        let held = self.seats_of(caller.id());
        if let Some(id) = named {
            let seat = self.seat(id)?;
            return if held.contains(seat) { Ok(seat) } else { Err(Why::NotSeated.into()) };
        }
        let mut asked = self.live.awaited().into_iter().filter(|&seat| held.contains(seat));
        match (held.len(), asked.next(), asked.next()) {
            (0, ..) => Err(Error::from(Why::NotSeated)),
            (1, ..) => Ok(held.into_iter().next().expect("one")),
            (_, Some(seat), None) => Ok(seat),
            _ => Err(Why::WhichSeat.into()),
        }
    }
}
