//! A whole position on one line, past sheets included:
//! `1885 writing | Alger: fr 2 | Kuruman: gb nl colony | absent: it | 1880 fr: Alger D; war de`.

use super::names::quoted;
use crate::{Africa, COLONIES, Column, Continent, PRESENCES, Phase, State, Territories, Territory, YEARS};
use rules::{ParseError, Seats};

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
            other => {
                let message = format!("the phase is {}, not diplomacy, writing or over", quoted(other));
                return Err(ParseError::clause("AF-14", message));
            }
        };
        Ok(())
    }

    fn read_part(&self, draft: &mut Draft, part: &str) -> Result<(), ParseError> {
        let (key, words) = part.split_once(':').ok_or_else(|| {
            ParseError::spelling(format!("{} is neither a territory nor a sheet nor absent", quoted(part)))
        })?;
        if let Some((year, id)) =
            key.split_once(' ').filter(|_| key.starts_with(|c: char| c.is_ascii_digit()))
        {
            let (turn, seat) = (turn_of(year)?, self.country(id.trim())?);
            if draft.sheets[turn].contains(seat) {
                return Err(ParseError::clause("AF-19", format!("a second sheet of {key}")));
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
            return Err(ParseError::spelling(format!("{} is told twice", at.name())));
        }
        draft.told.insert(at);
        let mut present = Seats::NONE;
        let mut filled = None;
        for word in words.split_whitespace() {
            if word == "colony" {
                draft.continent.colonies.insert(at);
            } else if let Ok(number) = word.parse::<usize>() {
                if filled.replace(number).is_some() {
                    return Err(ParseError::spelling(format!("{} has two numbers", at.name())));
                }
            } else {
                let seat = self.country(word)?;
                if present.contains(seat) {
                    let message = format!("{} has two presences of {word}", at.name());
                    return Err(ParseError::clause("AF-41", message));
                }
                present = present.with(seat);
                draft.continent.presences[seat.index()].insert(at);
            }
        }
        let squares = self.board.squares(at);
        let colony = draft.continent.colonies.contains(at);
        let filled = filled.unwrap_or(if colony { squares } else { 0 });
        if filled > squares {
            let message = format!("{} has {squares} squares, not {filled}", at.name());
            return Err(ParseError::clause("AF-39", message));
        }
        if colony && (filled < squares || present.is_empty()) {
            let message = format!("{} cannot be a colony: a square is free or nobody is there", at.name());
            return Err(ParseError::clause("AF-60", message));
        }
        (0..filled).for_each(|_| draft.continent.develop(at));
        Ok(())
    }

    /// What single parts cannot show to be wrong.
    fn judge(&self, draft: &Draft, errors: &mut Vec<ParseError>) {
        let mut wrong = |clause, message: &str| errors.push(ParseError::clause(clause, message));
        for seat in self.all_seats() {
            let id = self.write_seats(Seats::one(seat));
            if draft.continent.presences[seat.index()].len() > PRESENCES {
                wrong("AF-49", &format!("{id} has more than {PRESENCES} presences"));
            }
            if draft.columns.iter().any(|column| column[seat.index()].war().contains(seat)) {
                wrong("AF-33", &format!("{id} is at war with itself"));
            }
        }
        let ended = draft.continent.colonies.len() >= COLONIES;
        match draft.phase {
            Phase::Setup => self.judge_setup(draft, &mut wrong),
            Phase::Over if !ended && draft.turn + 1 < YEARS.len() => {
                wrong("AF-68", "it is not over before 1914 with colony figures left");
            }
            Phase::Diplomacy | Phase::Writing if ended => {
                wrong("AF-68", "it is over: all colony figures are placed");
            }
            _ => {}
        }
        if draft.sheets[draft.turns_read()..].iter().any(|seats| !seats.is_empty()) {
            wrong("AF-36", "a sheet of a turn that has not been read");
        }
        if !draft.absent.is_empty() && self.edition.absent_bot {
            wrong("RU-20", "nobody is absent where bots replace those who leave");
        }
    }

    fn judge_setup(&self, draft: &Draft, wrong: &mut impl FnMut(&'static str, &str)) {
        let presences = &draft.continent.presences[..self.countries.len()];
        if self.edition.historical {
            wrong("AF-76", "the historical set-up has nothing to place");
        }
        if presences.iter().any(|own| own.len() > 1) {
            wrong("AF-09", "each country places one presence");
        }
        if !draft.continent.occupied().into_iter().all(|at| self.board.coastal().contains(at)) {
            wrong("AF-09", "first presences stand on the coast");
        }
        let placed = presences.iter().take_while(|own| !own.is_empty()).count();
        if placed == presences.len() {
            wrong("AF-09", "all have placed their presence: the year is 1880");
        } else if presences[placed..].iter().any(|own| !own.is_empty()) {
            wrong("AF-10", "a country has placed before its turn");
        }
        let shared = presences.iter().map(|own| own.len()).sum::<usize>() > draft.continent.occupied().len();
        if self.edition.exclusive && shared {
            wrong("AF-11", "a coast is chosen twice");
        }
        if draft.continent.filled[0] != Territories::NONE {
            wrong("AF-14", "nothing is developed before the first turn");
        }
        if !draft.absent.is_empty() {
            wrong("RU-20", "nobody is absent before the first turn");
        }
    }
}

/// The turn of a year.
fn turn_of(year: &str) -> Result<usize, ParseError> {
    let turn = YEARS.iter().position(|known| year.trim() == known.to_string());
    turn.ok_or_else(|| ParseError::clause("AF-13", format!("{} is no year of a turn", quoted(year))))
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
