//! A whole position on one line, past sheets included:
//! `1885 writing | Alger: fr 2 | Kuruman: gb nl colony | absent: it | 1880 fr: Alger D; war de`.

use crate::{Africa, COLONIES, Column, Continent, PRESENCES, Phase, State, Territories, Territory, YEARS};
use rules::{ParseError, Seats, Text, quoted};

impl Africa {
    pub(super) fn position_text(&self, state: &State) -> String {
        let mut parts = vec![match state.phase {
            Phase::Setup => "setup".to_owned(),
            Phase::Diplomacy => format!("{} diplomacy", state.year()),
            Phase::Writing => format!("{} writing", state.year()),
            Phase::Over => format!("{} over", state.year()),
        }];
        for at in Territory::all() {
            let mut words = self.write_seats(state.continent.present(at));
            match state.continent.developments(at) {
                _ if state.continent.colonies.contains(at) => words.push_str(" colony"),
                0 => {}
                filled => words.push_str(&format!(" {filled}")),
            }
            if !words.is_empty() {
                parts.push(format!("{}: {}", at.name(), words.trim_start()));
            }
        }
        if !state.absent.is_empty() {
            parts.push(format!("absent: {}", self.write_seats(state.absent)));
        }
        for (year, column) in YEARS.iter().zip(&state.past) {
            for (seat, sheet) in self.all_seats().into_iter().zip(column.iter().flatten()) {
                let id = self.write_seats(Seats::one(seat));
                parts.push(format!("{year} {id}: {}", self.write_sheet(sheet)));
            }
        }
        parts.join(" | ")
    }

    pub(super) fn position_of(&self, text: &str) -> Result<State, Vec<ParseError>> {
        let mut draft = Draft::default();
        let mut parts = text.split('|').map(str::trim);
        let head = self.read_head(&mut draft, parts.next().unwrap_or_default());
        let headless = head.is_err();
        let mut errors: Vec<ParseError> = head.err().into_iter().collect();
        errors.extend(parts.filter_map(|part| self.read_part(&mut draft, part).err()));
        // Without its year and phase there is nothing to judge the whole by.
        if !headless {
            self.judge(&draft, &mut errors);
        }
        if errors.is_empty() { Ok(draft.state()) } else { Err(errors) }
    }

    fn read_head(&self, draft: &mut Draft, head: &str) -> Result<(), ParseError> {
        if head == "setup" {
            return Ok(());
        }
        let (year, phase) = head.split_once(' ').unwrap_or((head, ""));
        draft.turn = turn_of(year)?;
        draft.phase = match phase.trim() {
            "diplomacy" => Phase::Diplomacy,
            "writing" => Phase::Writing,
            "over" => Phase::Over,
            other => return Err(ParseError::word(other, &["diplomacy", "writing", "over"]).by("AF-14")),
        };
        Ok(())
    }

    fn read_part(&self, draft: &mut Draft, part: &str) -> Result<(), ParseError> {
        let (key, words) = part
            .split_once(':')
            .ok_or_else(|| ParseError::word(part, &["Alger: fr 2", "1880 fr: Alger D", "absent: it"]))?;
        if let Some((year, id)) =
            key.split_once(' ').filter(|_| key.starts_with(|c: char| c.is_ascii_digit()))
        {
            let (turn, seat) = (turn_of(year)?, self.country(id.trim())?);
            if draft.sheets[turn].contains(seat) {
                return Err(ParseError::twice(key).by("AF-19"));
            }
            draft.sheets[turn] = draft.sheets[turn].with(seat);
            draft.columns[turn][seat.index()] = self.read_sheet(words)?;
            Ok(())
        } else if key.trim() == "absent" {
            words.split_whitespace().try_for_each(|id| {
                let seat = self.country(id)?;
                draft.absent = draft.absent.with(seat);
                Ok(())
            })
        } else {
            self.read_territory(draft, self.territory(key)?, words)
        }
    }

    fn read_territory(&self, draft: &mut Draft, at: Territory, words: &str) -> Result<(), ParseError> {
        if draft.told.contains(at) {
            return Err(ParseError::twice(at.name()));
        }
        draft.told.insert(at);
        let mut present = Seats::NONE;
        let mut filled = None;
        for word in words.split_whitespace() {
            if word == "colony" {
                draft.continent.colonies.insert(at);
            } else if let Ok(number) = word.parse::<usize>() {
                if filled.replace(number).is_some() {
                    let two = Text::new("africa-position-two-numbers").with("word", at.name());
                    return Err(ParseError::spelling(two));
                }
            } else {
                let seat = self.country(word)?;
                if present.contains(seat) {
                    return Err(ParseError::twice(word).by("AF-41").within(at.name()));
                }
                present = present.with(seat);
                draft.continent.presences[seat.index()].insert(at);
            }
        }
        let squares = self.board.squares(at);
        let colony = draft.continent.colonies.contains(at);
        let filled = filled.unwrap_or(if colony { squares } else { 0 });
        if filled > squares {
            let message = Text::new("africa-position-squares").with("word", at.name());
            return Err(ParseError::clause("AF-39", message.with("squares", squares).with("found", filled)));
        }
        if colony && (filled < squares || present.is_empty()) {
            let message = Text::new("africa-position-no-colony").with("word", at.name());
            return Err(ParseError::clause("AF-60", message));
        }
        (0..filled).for_each(|_| draft.continent.develop(at));
        Ok(())
    }

    /// What single parts cannot show to be wrong.
    fn judge(&self, draft: &Draft, errors: &mut Vec<ParseError>) {
        let mut wrong = |clause, message: Text| errors.push(ParseError::clause(clause, message));
        for seat in self.all_seats() {
            let id = self.write_seats(Seats::one(seat));
            if draft.continent.presences[seat.index()].len() > PRESENCES {
                let many = Text::new("africa-position-presences").with("country", &*id);
                wrong("AF-49", many.with("most", PRESENCES));
            }
            if draft.columns.iter().any(|column| column[seat.index()].war().contains(seat)) {
                wrong("AF-33", Text::new("africa-position-own-war").with("country", &*id));
            }
        }
        let ended = draft.continent.colonies.len() >= COLONIES;
        match draft.phase {
            Phase::Setup => self.judge_setup(draft, &mut wrong),
            Phase::Over if !ended && draft.turn + 1 < YEARS.len() => {
                wrong("AF-68", Text::new("africa-position-not-over"));
            }
            Phase::Diplomacy | Phase::Writing if ended => {
                wrong("AF-68", Text::new("africa-position-over"));
            }
            _ => {}
        }
        if draft.sheets[draft.turns_read()..].iter().any(|seats| !seats.is_empty()) {
            wrong("AF-36", Text::new("africa-position-unread-turn"));
        }
        if !draft.absent.is_empty() && self.edition.absent_bot {
            wrong("RU-20", Text::new("africa-position-bots"));
        }
    }

    fn judge_setup(&self, draft: &Draft, wrong: &mut impl FnMut(&'static str, Text)) {
        let presences = &draft.continent.presences[..self.countries.len()];
        if self.edition.historical {
            wrong("AF-76", Text::new("africa-position-historical"));
        }
        if presences.iter().any(|own| own.len() > 1) {
            wrong("AF-09", Text::new("africa-position-one-presence"));
        }
        if !draft.continent.occupied().into_iter().all(|at| self.board.coastal().contains(at)) {
            wrong("AF-09", Text::new("africa-position-coast"));
        }
        let placed = presences.iter().take_while(|own| !own.is_empty()).count();
        if placed == presences.len() {
            wrong("AF-09", Text::new("africa-position-all-placed"));
        } else if presences[placed..].iter().any(|own| !own.is_empty()) {
            wrong("AF-10", Text::new("africa-position-early"));
        }
        let shared = presences.iter().map(|own| own.len()).sum::<usize>() > draft.continent.occupied().len();
        if self.edition.exclusive && shared {
            wrong("AF-11", Text::new("africa-position-coast-twice"));
        }
        if draft.continent.filled[0] != Territories::NONE {
            wrong("AF-14", Text::new("africa-position-developed-early"));
        }
        if !draft.absent.is_empty() {
            wrong("RU-20", Text::new("africa-position-absent-early"));
        }
    }
}

/// The turn of a year.
fn turn_of(year: &str) -> Result<usize, ParseError> {
    let turn = YEARS.iter().position(|known| year.trim() == known.to_string());
    let unread = || Text::new("africa-position-year").with("word", quoted(year));
    turn.ok_or_else(|| ParseError::clause("AF-13", unread()))
}

/// A position being read.
struct Draft {
    phase: Phase,
    turn: usize,
    continent: Continent,
    absent: Seats,
    columns: [Column; YEARS.len()],
    /// Whose sheets were given, by turn.
    sheets: [Seats; YEARS.len()],
    /// Territories that were given.
    told: Territories,
}

impl Default for Draft {
    fn default() -> Draft {
        Draft {
            phase: Phase::Setup,
            turn: 0,
            continent: Continent::default(),
            absent: Seats::NONE,
            columns: Default::default(),
            sheets: Default::default(),
            told: Territories::NONE,
        }
    }
}

impl Draft {
    /// How many turns have been read.
    fn turns_read(&self) -> usize {
        self.turn + usize::from(self.phase == Phase::Over)
    }

    fn state(&self) -> State {
        let column = |turn: usize| (!self.sheets[turn].is_empty()).then_some(self.columns[turn]);
        State {
            continent: self.continent,
            turn: self.turn as u8,
            phase: self.phase,
            absent: self.absent,
            past: (0..self.turns_read()).map(column).collect(),
        }
    }
}
