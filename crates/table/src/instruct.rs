//! Standing instructions: answers that a seat gives beforehand. They are carried out as the seat's own, the
//! moment they fit; what they say is known to the seat alone.

use crate::treaties::Hearers;
use crate::{Code, Refusal, Table};
use rules::{Game, Seat, Seats, Text, Viewer};

impl<G: Game> Table<G> {
    pub(crate) fn instruct(&mut self, seat: Seat, instructions: Vec<String>) -> Result<(), Refusal> {
        let known = |name: &String| G::INSTRUCTIONS.contains(&name.as_str());
        let twice = |(at, name): (usize, &String)| instructions[..at].contains(name);
        if !instructions.iter().all(known) || instructions.iter().enumerate().any(twice) {
            return Err(Code::NoInstruction.into());
        }
        let told =
            if instructions.is_empty() { "table-instructions-none" } else { "table-instructions-given" };
        self.instructions.insert(seat, instructions);
        self.note_secret();
        self.whisper(Hearers::These(Seats::one(seat)), Text::new(told));
        Ok(())
    }

    /// The next answer that somebody has given beforehand.
    pub(crate) fn instructed(&self) -> Option<(Seat, G::Action)> {
        let awaited = self.sealed.keys().fold(self.asked(), |seats, &seat| seats.without(seat));
        awaited.into_iter().find_map(|seat| {
            let instructions = self.instructions.get(&seat).filter(|names| !names.is_empty())?;
            let view = self.game.view(&self.state, Viewer::Seat(seat));
            let action = instructions.iter().find_map(|name| self.game.obey(&view, seat, name))?;
            Some((seat, action))
        })
    }
}
