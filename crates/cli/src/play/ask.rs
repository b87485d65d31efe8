//! One decision of one person: choices by number or token, or the whole answer in the game's notation.

use super::evening::Evening;
use super::words::{self, Word, plain};
use crate::error::Error;
use rules::{Seat, Text};
use table::{By, Next, Pick, PromptSlot, Step};

/// How a question ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// The table has moved on.
    Done,
    /// Ask again.
    Again,
    /// Something else was said; the question still stands above.
    Aside,
    /// The person has left.
    Left,
}

/// The answer as far as it is filled in.
struct Sheet {
    slots: Vec<PromptSlot>,
    filled: Vec<Vec<String>>,
    /// The slot that is being filled; a sheet of several may lie there as a whole.
    open: Option<usize>,
}

impl Evening {
    /// Asks a person until the table has moved on.
    pub fn answer(&mut self, seat: Seat) -> Result<Heard, Error> {
        self.news(seat)?;
        self.show(seat)?;
        let Some(prompt) = self.table.prompt(seat) else { return Ok(Heard::Done) };
        let open = (prompt.slots.len() == 1).then_some(0);
        let filled = vec![Vec::new(); prompt.slots.len()];
        let mut sheet = Sheet { slots: prompt.slots, filled, open };
        let asked = self.table.decision();
        let mut heard = Heard::Again;
        loop {
            if heard == Heard::Again {
                self.question(seat, &sheet)?;
            }
            let prompt = self.screen.names.of(seat).to_owned();
            let Some(line) = self.screen.ask(&prompt)? else { return Ok(Heard::Left) };
            heard = self.hear(seat, &mut sheet, &line)?;
            let open = self.table.decision() == asked && self.table.awaited().contains(seat);
            match heard {
                Heard::Again | Heard::Aside if open => {}
                Heard::Again | Heard::Aside => return Ok(Heard::Done),
                Heard::Done | Heard::Left => return Ok(heard),
            }
        }
    }

    fn next(&self, seat: Seat, sheet: &Sheet) -> Option<Next> {
        sheet.open.map(|slot| self.table.next(seat, slot, &sheet.filled[slot]))
    }

    /// What is asked now, and what can be picked.
    fn question(&mut self, seat: Seat, sheet: &Sheet) -> Result<(), Error> {
        let Some(next) = self.next(seat, sheet) else { return self.blanks(sheet) };
        let slot = sheet.open.expect("a next step has a slot");
        self.screen.line(&sheet.slots[slot].ask)?;
        if !sheet.filled[slot].is_empty() {
            let picked = sheet.filled[slot].join(" ");
            self.screen.line(&Text::new("cli-play-picked").with("picked", picked))?;
        }
        let numbered = numbered(&next);
        let items: Vec<String> =
            next.options.iter().enumerate().map(|(at, pick)| self.choice(numbered, at, pick)).collect();
        if next.options.iter().all(|pick| pick.label.is_none() && pick.hint.is_none()) {
            self.screen.row(&items)?;
        } else {
            items.iter().try_for_each(|item| self.screen.raw(&format!("  {item}")))?;
        }
        if next.complete && !next.options.is_empty() {
            self.screen.line(&Text::new("cli-play-could-send"))?;
        }
        Ok(())
    }

    fn choice(&self, numbered: bool, at: usize, pick: &Pick) -> String {
        let mut item = if numbered { format!("{}. {}", at + 1, pick.token) } else { pick.token.to_string() };
        if let Some(label) = &pick.label {
            let label = self.screen.say(label);
            if label != pick.token {
                item = format!("{item} – {label}");
            }
        }
        match &pick.hint {
            Some(hint) => format!("{item} ({})", self.screen.say(hint)),
            None => item,
        }
    }

    /// All blanks of a sheet and what stands in them.
    fn blanks(&mut self, sheet: &Sheet) -> Result<(), Error> {
        self.screen.line(&Text::new("cli-play-sheet"))?;
        for (index, (slot, filled)) in sheet.slots.iter().zip(&sheet.filled).enumerate() {
            let ask = self.screen.say(&slot.ask);
            let content = match (filled.is_empty(), slot.optional) {
                (false, _) => Text::plain(filled.join(" ")),
                (true, true) => Text::new("cli-play-blank-optional"),
                (true, false) => Text::new("cli-play-blank"),
            };
            let content = self.screen.say(&content);
            self.screen.raw(&format!("  {}. {} – {ask} {content}", index + 1, slot.id))?;
        }
        Ok(())
    }

    fn hear(&mut self, seat: Seat, sheet: &mut Sheet, line: &str) -> Result<Heard, Error> {
        if line.is_empty() {
            return Ok(Heard::Again);
        }
        if self.pick(seat, sheet, line) {
            return self.settled(seat, sheet);
        }
        match words::read(self.screen.lang, line) {
            Some((Word::Back, _)) => {
                match sheet.open {
                    Some(slot) if sheet.filled[slot].pop().is_some() => {}
                    _ if sheet.slots.len() > 1 => sheet.open = None,
                    _ => {}
                }
                Ok(Heard::Again)
            }
            Some((Word::Send, _)) => self.send(seat, sheet),
            Some((Word::Suppose, answers)) => self.suppose(seat, &sheet.filled, answers),
            Some((word, about)) => self.word(seat, word, about),
            None => self.submit(seat, line.to_owned()),
        }
    }

    /// Takes the words of the line as picks, if every one fits.
    fn pick(&self, seat: Seat, sheet: &mut Sheet, line: &str) -> bool {
        let Some(slot) = sheet.open else {
            let by_id = sheet.slots.iter().position(|slot| plain(&slot.id) == plain(line));
            let by_number = line.parse().ok().filter(|number| (1..=sheet.slots.len()).contains(number));
            let chosen = by_id.or(by_number.map(|number: usize| number - 1));
            if let Some(slot) = chosen {
                sheet.filled[slot].clear();
                sheet.open = Some(slot);
            }
            return chosen.is_some();
        };
        let mut filled = sheet.filled[slot].clone();
        let whole = self.table.next(seat, slot, &filled);
        let words: Vec<&str> = if self.matching(&whole, line).is_some() {
            vec![line]
        } else {
            line.split_whitespace().collect()
        };
        for word in words {
            let next = self.table.next(seat, slot, &filled);
            match self.matching(&next, word) {
                Some(token) => filled.push(token),
                None => return false,
            }
        }
        sheet.filled[slot] = filled;
        true
    }

    /// The pick that a word means: its token, its name, or its number in the list.
    fn matching(&self, next: &Next, word: &str) -> Option<String> {
        let named = |pick: &Pick| {
            let label = pick.label.as_ref().map(|label| plain(&self.screen.say(label)));
            plain(&pick.token) == plain(word) || label.is_some_and(|label| label == plain(word))
        };
        let by_number = || {
            let number: usize = word.parse().ok().filter(|_| numbered(next))?;
            next.options.get(number.checked_sub(1)?)
        };
        let exact = next.options.iter().find(|pick| pick.token == word);
        let pick = exact.or_else(|| next.options.iter().find(|pick| named(pick))).or_else(by_number);
        pick.map(|pick| pick.token.to_string())
    }

    /// Sends an answer that nothing can be added to; closes a full slot of a sheet.
    fn settled(&mut self, seat: Seat, sheet: &mut Sheet) -> Result<Heard, Error> {
        match self.next(seat, sheet) {
            Some(next) if next.complete && next.options.is_empty() => {
                if sheet.slots.len() == 1 {
                    return self.send(seat, sheet);
                }
                sheet.open = None;
                Ok(Heard::Again)
            }
            _ => Ok(Heard::Again),
        }
    }

    fn send(&mut self, seat: Seat, sheet: &mut Sheet) -> Result<Heard, Error> {
        let Some(action) = self.table.assemble(seat, &sheet.filled) else {
            self.screen.line(&Text::new("cli-play-incomplete"))?;
            return Ok(Heard::Aside);
        };
        let heard = self.submit(seat, action)?;
        if sheet.slots.len() == 1 && heard == Heard::Aside {
            sheet.filled[0].clear();
            return Ok(Heard::Again);
        }
        Ok(heard)
    }

    /// Hands an answer in; a refusal is explained and changes nothing.
    fn submit(&mut self, seat: Seat, action: String) -> Result<Heard, Error> {
        match self.act(Step::Answer { seat, action: action.into(), by: By::Player }) {
            Ok(()) => {
                self.news(seat)?;
                Ok(Heard::Done)
            }
            Err(refusal) => {
                self.refused(&refusal)?;
                Ok(Heard::Aside)
            }
        }
    }
}

/// Choices are numbered, unless their tokens are numbers themselves.
fn numbered(next: &Next) -> bool {
    next.options.iter().all(|pick| pick.token.parse::<i64>().is_err())
}
