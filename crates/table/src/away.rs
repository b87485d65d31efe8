//! Time that has run out, and players who have left.

use crate::table::Ended;
use crate::{Code, Given, LiveTable, Refusal, Table};
use rules::{Absence, Game, Seat, Seats, Text};

impl<G: Game> Table<G> {
    /// What counts as the answer of a seat whose time is over.
    pub(crate) fn late(&self, seat: Seat, written: Option<&Given>) -> Option<G::Action> {
        let view = self.view_if_asked(seat)?;
        let written = match written {
            None => String::new(),
            Some(Given::Text(text)) => text.clone(),
            Some(Given::Picks(picks)) => match self.game.assemble(&view, seat, picks) {
                Some(action) => self.game.write_action(&action),
                // what makes no answer yet is written down slot by slot
                None => {
                    let slots = self.game.slots(&view, seat).into_iter().zip(picks);
                    slots
                        .map(|(slot, picks)| format!("{} {}", slot.id, picks.join(" ")))
                        .collect::<Vec<_>>()
                        .join(" ; ")
                }
            },
        };
        // What chance fills in comes from the far end of the draws, which no roll ever reaches.
        let mut random = self.chance(u64::MAX - (u64::from(self.decision) << 8 | u64::from(seat.0)));
        let forgiven = self.game.forgive(&self.state, seat, &written, &mut random);
        forgiven.or_else(|| self.game.on_timeout(&self.state, seat))
    }

    /// What the rules answer for a seat whose player has left.
    pub(crate) fn absent(&self, seat: Seat) -> Option<G::Action> {
        let plays = self.absence() != Absence::Bot && self.asked().contains(seat);
        if plays { self.game.absent(&self.state, seat) } else { None }
    }

    /// The next answer of somebody who has left. Where nobody is left, those who could return find the table as they
    /// left it.
    pub(crate) fn answer_of_absent(&self) -> Option<(Seat, G::Action)> {
        if self.away.is_empty() {
            return None;
        }
        if self.absence() == Absence::Idle && self.away == Seats::first(self.game.seats()) {
            return None;
        }
        let mut waiting = (self.awaited() & self.away).into_iter();
        waiting.find_map(|seat| Some((seat, self.absent(seat)?)))
    }

    pub(crate) fn leave(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.away.contains(seat) {
            return Err(Code::Away.into());
        }
        self.away = self.away.with(seat);
        let matter = match self.absence() {
            Absence::Bot => "table-left-bot",
            Absence::Idle => "table-left-idle",
            Absence::Out => "table-left-out",
        };
        self.note(Some(Text::new(matter).with("seat", seat)));
        Ok(())
    }

    pub(crate) fn come_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        if !self.away.contains(seat) {
            return Err(Code::Here.into());
        }
        if self.absence() == Absence::Out {
            return Err(Refusal { clause: Some(G::LEAVING), ..Code::Gone.into() });
        }
        self.away = self.away.without(seat);
        self.note(Some(Text::new("table-returned").with("seat", seat)));
        Ok(())
    }

    pub(crate) fn close(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.end(Ended::Closed(seat));
        self.note(Some(Text::new("table-closed").with("seat", seat)));
        self.judge_treaties();
        Ok(())
    }
}
