//! What people may wish for besides answering: help, rules, undo, the end.

use super::ask::Heard;
use super::evening::Evening;
use super::words::{WORDS, Word, plain};
use crate::error::Error;
use rules::{Seat, Text, Viewer};
use std::collections::BTreeMap;
use table::{Deed, Given, Level, OfferKind, Refusal};
use texts::{Clause, name, rules as rulebook};

impl Evening {
    /// Carries out a wish.
    pub fn word(&mut self, seat: Seat, word: Word, about: &str) -> Result<Heard, Error> {
        match word {
            Word::Help => self.help(seat)?,
            Word::Board => self.show(seat)?,
            Word::Legal => self.legal(seat)?,
            Word::Rules => self.rules(about)?,
            Word::Why => match self.clause {
                Some(clause) => self.rules(clause)?,
                None => self.screen.line(&Text::new("cli-play-no-why"))?,
            },
            Word::Score => self.scores(seat)?,
            Word::Log => {
                for told in self.table.told(0, Viewer::Seat(seat)) {
                    self.screen.line(&told.text)?;
                }
            }
            Word::Record => {
                let record = self.table.record(Level::Seat(seat), &self.written());
                self.screen.raw(record.trim_end())?;
            }
            Word::Undo => return self.undo(seat),
            Word::Resign => match self.act(Deed::Resign.of(seat)) {
                Ok(_) => return Ok(Heard::Done),
                Err(refusal) => self.refused(&refusal)?,
            },
            Word::Draw => return self.offer(seat, OfferKind::Draw),
            Word::Treaty if about.is_empty() => self.treaties(seat)?,
            Word::Treaty => self.bargain(seat, Deed::Propose { treaty: about.to_owned() })?,
            Word::Agree | Word::Refuse => {
                let treaty = about.parse().unwrap_or(0); // there is none of this number
                self.bargain(seat, Deed::Reply { treaty, yes: word == Word::Agree, why: None })?;
            }
            Word::Quit => return Ok(Heard::Left),
            Word::Back | Word::Send | Word::Suppose => {}
        }
        Ok(Heard::Aside)
    }

    /// Says why something was refused, and by which clause.
    pub fn refused(&mut self, refusal: &Refusal) -> Result<(), Error> {
        self.screen.line(&refusal.text)?;
        if let Some(clause) = refusal.clause {
            self.clause = Some(clause);
            self.screen.line(&Text::new("cli-play-clause").with("clause", clause))?;
        }
        Ok(())
    }

    fn help(&mut self, seat: Seat) -> Result<(), Error> {
        self.screen.line(&Text::new("cli-play-help"))?;
        let lang = self.screen.lang;
        for (word, meaning) in WORDS {
            let fits = match meaning {
                Word::Resign | Word::Draw => self.table.duel(),
                Word::Treaty | Word::Agree | Word::Refuse => self.table.has_treaties(),
                _ => true,
            };
            if !fits {
                continue;
            }
            let typed = name(lang, &format!("cli-word-{word}"));
            let help = match meaning {
                Word::Rules => {
                    let book = rulebook(lang, self.table.game());
                    let clause = book.and_then(|book| book.clauses().next()).map_or("", |clause| &clause.id);
                    self.screen.say(&Text::new("cli-word-rules-help").with("clause", clause))
                }
                Word::Treaty => {
                    let treaty = self.some_treaty(seat);
                    self.screen.say(&Text::new("cli-word-treaty-help").with("treaty", treaty))
                }
                _ => name(lang, &format!("cli-word-{word}-help")),
            };
            self.screen.raw(&format!("  {typed} – {help}"))?;
        }
        Ok(())
    }

    /// A treaty that this seat could offer now, as far as there is one.
    fn some_treaty(&self, seat: Seat) -> String {
        let mut terms: Vec<String> = Vec::new();
        loop {
            let next = self.table.next_term(seat, &terms);
            match next.options.first() {
                Some(pick) if !next.complete => terms.push(pick.token.to_string()),
                _ => return terms.join(" "),
            }
        }
    }

    fn legal(&mut self, seat: Seat) -> Result<(), Error> {
        match self.table.legal(seat) {
            Some(actions) => {
                let count = actions.len();
                self.screen.line(&Text::new("cli-play-legal").with("count", count))?;
                Ok(self.screen.row(&actions)?)
            }
            None => Ok(self.screen.line(&Text::new("cli-play-unlisted"))?),
        }
    }

    /// What would follow from an answer (that of the sheet, if none is typed) and from what others are supposed to
    /// answer: `Alger D / de: war fr`.
    pub fn suppose(&mut self, seat: Seat, filled: &[Vec<String>], line: &str) -> Result<Heard, Error> {
        let mut answers = BTreeMap::new();
        if self.table.assemble(seat, filled).is_some() {
            answers.insert(seat, Given::Picks(filled.to_vec()));
        }
        for part in line.split(" / ").map(str::trim).filter(|part| !part.is_empty()) {
            let ids = self.table.seat_ids();
            let named = part.split_once(':').and_then(|(id, action)| {
                let at = ids.iter().position(|known| *known == id.trim())?;
                Some((Seat(at as u8), action.trim()))
            });
            let (seat, action) = named.unwrap_or((seat, part));
            answers.insert(seat, Given::Text(action.to_owned()));
        }
        match self.table.suppose(Viewer::Seat(seat), 0, &answers) {
            Ok(supposed) => {
                self.screen.line(&Text::new("cli-play-supposed"))?;
                for told in supposed.told {
                    self.clause = told.clause.or(self.clause);
                    self.screen.line(&told.text)?;
                }
                if supposed.view.is_none() {
                    self.screen.line(&Text::new("cli-play-supposed-secret"))?;
                }
            }
            Err(refusal) => self.refused(&refusal)?,
        }
        Ok(Heard::Aside)
    }

    /// The sections; or one clause; or every clause in which a word appears.
    fn rules(&mut self, what: &str) -> Result<(), Error> {
        let Some(book) = rulebook(self.screen.lang, self.table.game()) else {
            return Ok(self.screen.line(&Text::new("cli-play-no-rules"))?);
        };
        if what.is_empty() {
            self.screen.heading(&Text::plain(book.title.as_str()))?;
            for paragraph in &book.intro {
                self.screen.paragraph(paragraph, "")?;
            }
            for section in &book.sections {
                self.screen.heading(&Text::plain(section.title.as_str()))?;
                section.intro.iter().try_for_each(|paragraph| self.screen.paragraph(paragraph, ""))?;
                section.clauses.iter().try_for_each(|clause| self.clause(clause))?;
            }
            return Ok(());
        }
        let found: Vec<&Clause> = match book.clause(what) {
            Some(clause) => vec![clause],
            None => book.clauses().filter(|clause| plain(&clause.text).contains(&plain(what))).collect(),
        };
        if found.is_empty() {
            self.screen.line(&Text::new("cli-play-no-clause").with("what", what))?;
        }
        found.into_iter().try_for_each(|clause| self.clause(clause))
    }

    fn clause(&mut self, clause: &Clause) -> Result<(), Error> {
        let ours = if clause.ruling {
            format!(" ({})", name(self.screen.lang, "cli-rules-ruling"))
        } else {
            String::new()
        };
        Ok(self.screen.paragraph(&format!("{}{ours} {}", clause.id, clause.text), "  ")?)
    }

    /// One's own last answer comes back at once if nobody has acted since; otherwise the others are asked.
    fn undo(&mut self, seat: Seat) -> Result<Heard, Error> {
        if !self.table.can_undo(seat) {
            return self.offer(seat, OfferKind::TakeBack);
        }
        match self.act(Deed::Undo { to: None }.of(seat)) {
            Ok(_) => Ok(Heard::Done),
            Err(refusal) => {
                self.refused(&refusal)?;
                Ok(Heard::Aside)
            }
        }
    }

    /// Makes an offer and has everybody answer it.
    fn offer(&mut self, seat: Seat, kind: OfferKind) -> Result<Heard, Error> {
        if let Err(refusal) = self.act(Deed::Offer { kind }.of(seat)) {
            self.refused(&refusal)?;
            return Ok(Heard::Aside);
        }
        self.hear_bots();
        let others: Vec<Seat> = self.people().filter(|&other| other != seat).collect();
        for other in others {
            if self.table.offer().is_none() {
                break;
            }
            let deed = if self.agrees(other)? { Deed::Accept } else { Deed::Decline };
            if let Err(refusal) = self.act(deed.of(other)) {
                self.refused(&refusal)?;
            }
        }
        self.news(seat)?;
        Ok(Heard::Aside)
    }

    /// The treaties that this seat knows of, and how one of its own could begin.
    fn treaties(&mut self, seat: Seat) -> Result<(), Error> {
        for (card, says) in self.table.treaties(Viewer::Seat(seat)) {
            let fate = card.fate.word();
            let line = Text::new("cli-play-treaty").with("number", card.number).with("treaty", says);
            self.screen.line(&line.with("fate", fate))?;
        }
        let first = self.table.next_term(seat, &[]).options;
        let first: Vec<String> = first.iter().map(|pick| pick.token.to_string()).collect();
        Ok(self.screen.row(&first)?)
    }

    /// Says something about treaties, and hears what the bots say to it.
    fn bargain(&mut self, seat: Seat, deed: Deed) -> Result<(), Error> {
        match self.act(deed.of(seat)) {
            Ok(_) => self.hear_bots(),
            Err(refusal) => self.refused(&refusal)?,
        }
        self.news(seat)
    }

    fn agrees(&mut self, seat: Seat) -> Result<bool, Error> {
        self.news(seat)?;
        let prompt = self.screen.say(&Text::new("cli-play-agree").with("seat", seat));
        let yes = name(self.screen.lang, "cli-word-yes");
        let answer = self.screen.ask(&prompt)?.map(|line| plain(&line)).unwrap_or_default();
        Ok(!answer.is_empty() && (plain(&yes).starts_with(&answer) || "yes".starts_with(&answer)))
    }
}
