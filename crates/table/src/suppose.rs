//! What if, at a table: from what the viewer sees, whatever lies sealed.

use crate::expand::{ROOM, expand};
use crate::face::json;
use crate::{Code, Given, Prompt, Refusal, Table, Told};
use rules::{Game, Quick, Seat, Tell, Text, Turn, Unsupposable, Viewer};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// Supposed answers by seat.
pub type Guesses = BTreeMap<Seat, Given>;

/// What would follow, as far as the viewer can know.
#[derive(Debug)]
pub struct Supposed {
    /// What the viewer would be told; of no step, for there is none.
    pub told: Vec<Told>,
    /// The table as it would then be seen; `None` if that depends on what the viewer cannot know.
    pub view: Option<Box<RawValue>>,
}

impl<G: Game> Table<G> {
    pub(crate) fn supposed(&self, viewer: Viewer, ahead: u8, guesses: &Guesses) -> Result<Supposed, Refusal> {
        if self.turn_now() == Turn::Over {
            return Err(Code::Over.into());
        }
        let mut answers = BTreeMap::new();
        for (&seat, guess) in guesses {
            let action = match guess {
                Given::Text(text) => self.read_answer(text)?,
                Given::Picks(picks) => {
                    let view = self.foreseen(viewer, ahead, seat).ok_or(Code::NotAsked)?;
                    self.game.assemble(&view, seat, picks).ok_or(Code::Incomplete)?
                }
            };
            answers.insert(seat, action);
        }
        let view = self.game.view(&self.state, viewer);
        let supposed =
            rules::suppose(&*self.game, &view, viewer, ahead, &answers).map_err(|why| match why {
                Unsupposable::NotAsked => Code::NotAsked.into(),
                Unsupposable::Unanswered(seat) => Refusal {
                    text: Text::new("table-refused-unanswered").with("seat", seat),
                    ..Code::Unanswered.into()
                },
                Unsupposable::Illegal(illegal) => Refusal::illegal(&illegal),
            })?;
        let told = |event: &G::EventView| Told {
            step: 0,
            text: event.text(),
            clause: event.clause(),
            back: None,
            event: Some(json(event)),
        };
        Ok(Supposed {
            told: supposed.events.iter().map(told).collect(),
            view: supposed.view.as_ref().map(json),
        })
    }

    /// The choices of a seat, as far as the viewer can know them.
    pub(crate) fn prompt_supposed(&self, viewer: Viewer, ahead: u8, seat: Seat) -> Option<Prompt> {
        let view = self.foreseen(viewer, ahead, seat)?;
        Some(Prompt { decision: self.decision, slots: expand(&*self.game, &view, seat, ROOM) })
    }

    /// What an asked seat would see in a world that fits what the viewer sees.
    fn foreseen(&self, viewer: Viewer, ahead: u8, seat: Seat) -> Option<G::View> {
        let view = self.game.view(&self.state, viewer);
        let mut state = self.game.guess(&view, &mut Quick::new(0));
        rules::idle(&*self.game, &mut state, ahead).ok()?;
        let asked = matches!(self.game.turn(&state), Turn::Decide(asked) if asked.contains(seat));
        (asked && self.ended.is_none()).then(|| self.game.view(&state, Viewer::Seat(seat)))
    }
}
