//! The one loop of negotiation, for server, arena, referee and terminal alike.

use crate::{Deed, Given, LiveTable, Step};
use rules::{Seat, Turn};
use std::collections::VecDeque;

/// What bots say besides answering. Each may make offers once in a decision, and replies whenever something waits for
/// its word.
#[derive(Default)]
pub struct Talks {
    /// The decision in which each seat's bot last had the word, and the last step then.
    spoke: [Option<(u32, u32)>; 8],
    /// What the bot that has the word has still to say.
    words: VecDeque<Step<Given>>,
}

impl Talks {
    /// The next thing that a bot wants to say: carry it out and ask again, until everybody has said everything. If it is
    /// refused, the matter was settled meanwhile. `ask` has the bot of a seat speak ([`LiveTable::words`]); `None`: there
    /// is no bot, or it has no time now.
    pub fn next(
        &mut self,
        table: &dyn LiveTable,
        mut ask: impl FnMut(Seat) -> Option<Vec<Step<Given>>>,
    ) -> Option<Step<Given>> {
        let (decision, step) = (table.decision(), table.last_step());
        for place in 0..table.seat_ids().len() {
            if !self.words.is_empty() || table.turn() == Turn::Over {
                break;
            }
            let seat = Seat(place as u8);
            let offers = table.has_treaties() && self.spoke[place].is_none_or(|(last, _)| last != decision);
            let replies = self.spoke[place].is_none_or(|(_, last)| last != step) && table.awaits_word(seat);
            if (offers || replies)
                && let Some(mut words) = ask(seat)
            {
                self.spoke[place] = Some((decision, step));
                words.retain(|word| offers || !matches!(word, Step::Deed { deed: Deed::Propose { .. }, .. }));
                self.words.extend(words);
            }
        }
        self.words.pop_front()
    }
}
