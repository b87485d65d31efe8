//! Records and replays, to those who may have them.

use super::request::Caller;
use super::task::Task;
use crate::error::{Error, Result, Why, one_of};
use crate::wire::Record;
use rules::Viewer;
use serde_json::value::RawValue;
use store::{StoredStage, StoredTable};
use table::Level;

impl Task {
    /// The record: as the public saw it; as a seat knew it, to its owner; in full once the game is over.
    pub(super) fn record(&self, caller: &Caller, level: &str, seat: Option<&str>) -> Result<Record> {
        self.admit(caller)?;
        let level = match level {
            "public" => Level::Public,
            "seat" => Level::Seat(self.own_seat(caller, seat)?),
            "full" if self.row.stage == StoredStage::Over => Level::Full,
            "full" => return Err(Why::Secret.into()),
            _ => {
                return Err(
                    Error::from(Why::Unreadable).field("level", one_of(level, &["public", "seat", "full"]))
                );
            }
        };
        let names: Vec<String> = self.row.seats.iter().map(|seat| seat.name.clone()).collect();
        Ok(Record { record: self.live.record(level, &names) })
    }

    /// The table as the public sees it, or as one of the caller's seats does.
    pub(super) fn picture(&self, caller: &Caller, seat: Option<&str>) -> Result<String> {
        self.admit(caller)?;
        let viewer = match seat {
            None => Viewer::Spectator,
            seat => Viewer::Seat(self.own_seat(caller, seat)?),
        };
        Ok(self.live.draw(viewer))
    }

    /// What is printed on the board.
    pub(super) fn chart(&self, caller: &Caller) -> Result<Box<RawValue>> {
        self.admit(caller)?;
        Ok(self.live.chart())
    }

    /// The table, and through whose eyes it is replayed for `viewer`: the public, a seat (its owner, or anybody once
    /// the game is over), or everybody's (once it is over), which is `None`.
    pub(super) fn for_replay(
        &self,
        caller: &Caller,
        viewer: &str,
    ) -> Result<(Box<StoredTable>, Option<Viewer>, u32)> {
        self.admit(caller)?;
        let over = self.row.stage == StoredStage::Over;
        let eyes = match viewer {
            "public" => Some(Viewer::Spectator),
            "full" if over => None,
            "full" => return Err(Why::Secret.into()),
            seat => {
                let seat = self.seat(seat)?;
                if !over && !self.seats_of(caller.id()).contains(seat) {
                    return Err(Why::Secret.into());
                }
                Some(self.live.looking_back(Viewer::Seat(seat)))
            }
        };
        if self.row.stage == StoredStage::Open {
            return Err(Why::NotStarted.into());
        }
        Ok((Box::new(self.row.clone()), eyes, self.live.last_step()))
    }
}
