//! A whole sheet on one line: `Alger D; Dakar>Sahara; ship Libye; war de be`.

use super::names::{ALLIANCE, DEVELOP, NOTHING, SHIP, WAR, fold};
use crate::{Africa, Order, SEAT_IDS, Sheet, Territories, Territory};
use rules::{ParseError, Seat, Seats, Text};

impl Africa {
    /// Rows from top to bottom, then the ship, then the wars; what is left out is nothing and alliance.
    pub(super) fn write_sheet(&self, sheet: &Sheet) -> String {
        let mut entries: Vec<String> = Vec::new();
        for (row, order) in sheet.orders() {
            match order {
                Order::Explore(target) => entries.push(format!("{}>{}", row.name(), target.name())),
                Order::Develop => entries.push(format!("{} D", row.name())),
                Order::Nothing => {}
            }
        }
        entries.extend(sheet.ship().map(|target| format!("ship {}", target.name())));
        if !sheet.war().is_empty() {
            entries.push(format!("war {}", self.write_seats(sheet.war())));
        }
        if entries.is_empty() { "nothing".to_owned() } else { entries.join("; ") }
    }

    /// Seat ids with blanks between.
    pub(super) fn write_seats(&self, seats: Seats) -> String {
        let id = |seat: Seat| self.countries.get(seat.index()).map(|country| SEAT_IDS[*country]);
        seats.into_iter().filter_map(id).collect::<Vec<_>>().join(" ")
    }

    /// Every entry that cannot be read is named, not just the first.
    pub(super) fn read_sheet(&self, text: &str) -> Result<Sheet, ParseError> {
        let (sheet, errors) = self.read_entries(text);
        errors.into_iter().reduce(ParseError::and).map_or(Ok(sheet), Err)
    }

    /// What can be read of a sheet, entry by entry, and why the rest cannot.
    pub(crate) fn read_entries(&self, text: &str) -> (Sheet, Vec<ParseError>) {
        if NOTHING.contains(&fold(text).as_str()) {
            return Default::default();
        }
        let mut draft = Draft::default();
        let errors =
            text.split(';').filter_map(|entry| self.read_entry(&mut draft, entry.trim()).err()).collect();
        (draft.sheet, errors)
    }

    fn read_entry(&self, draft: &mut Draft, entry: &str) -> Result<(), ParseError> {
        if let Some((row, target)) = entry.split_once('>') {
            return draft.order(self.territory(row)?, Order::Explore(self.territory(target)?));
        }
        let (first, after) = entry.split_once(char::is_whitespace).unwrap_or((entry, ""));
        let (before, last) = entry.rsplit_once(char::is_whitespace).unwrap_or(("", entry));
        let is = |word: &str, list: &[&str]| list.contains(&fold(word).as_str());
        if is(first, SHIP) {
            draft.land(self.territory(after)?)
        } else if is(first, WAR) {
            after.split_whitespace().try_for_each(|id| draft.relate(self.country(id)?, true))
        } else if is(first, ALLIANCE) {
            after.split_whitespace().try_for_each(|id| draft.relate(self.country(id)?, false))
        } else if is(last, DEVELOP) {
            draft.order(self.territory(before)?, Order::Develop)
        } else if is(last, NOTHING) {
            draft.order(self.territory(before)?, Order::Nothing)
        } else {
            Err(ParseError::word(entry, &["Alger D", "Alger>Sahara", "ship Libye", "war de be"]))
        }
    }
}

/// A sheet being read, with what was already said, so that nothing is said twice.
#[derive(Default)]
struct Draft {
    sheet: Sheet,
    rows: Territories,
    related: Seats,
}

impl Draft {
    fn order(&mut self, row: Territory, order: Order) -> Result<(), ParseError> {
        if self.rows.contains(row) {
            return Err(ParseError::twice(row.name()).by("AF-24"));
        }
        self.rows.insert(row);
        self.sheet.set(row, order);
        Ok(())
    }

    fn land(&mut self, target: Territory) -> Result<(), ParseError> {
        if self.sheet.ship().is_some() {
            return Err(ParseError::clause("AF-28", Text::new("africa-unread-two-ships")));
        }
        self.sheet.set_ship(Some(target));
        Ok(())
    }

    fn relate(&mut self, country: Seat, war: bool) -> Result<(), ParseError> {
        if self.related.contains(country) {
            return Err(ParseError::clause("AF-34", Text::new("africa-unread-two-declarations")));
        }
        self.related = self.related.with(country);
        if war {
            self.sheet.set_war(self.sheet.war().with(country));
        }
        Ok(())
    }
}
