//! Treaty cards: what two countries can promise each other for the sheets of this turn. Judged when the sheets
//! are read; nothing else happens to who breaks one.

use crate::{Africa, Event, Order, PRESENCES, Sheet, Territories, Territory, View};
use rules::{Fate, Next, ParseError, Pick, Seat, Seats, Text, Treaties, quoted};

/// A promise between the one who offers it and one other country.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Treaty {
    with: Seat,
    terms: Terms,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Terms {
    /// Both declare alliance to each other.
    Alliance,
    /// Neither sends an expedition or a ship there.
    KeepOut(Territory),
    /// Who offers it neither enters the territory nor develops it.
    Leave(Territory),
    /// The other country develops it.
    Develop(Territory),
    /// Both declare war on a third.
    War(Seat),
}

const KINDS: [(&str, &str); 5] = [
    ("alliance", "africa-treaty-kind-alliance"),
    ("keep-out", "africa-treaty-kind-keep-out"),
    ("leave", "africa-treaty-kind-leave"),
    ("develop", "africa-treaty-kind-develop"),
    ("war", "africa-treaty-kind-war"),
];

impl Treaties for Africa {
    type Treaty = Treaty;

    fn next_term(&self, view: &View, from: Seat, picked: &[&str]) -> Next {
        let others = || self.all_seats().without(from).into_iter();
        let country = |seat: Seat| {
            Pick::token(self.seat_id(seat)).called(Text::new("africa-pick-seat").with("seat", seat))
        };
        let place =
            |at: Territory| Pick::token(at.id()).called(Text::new("africa-pick-territory").with("at", at));
        let one_of = |options: Vec<Pick>| Next { options, complete: false };
        let done = Next { options: Vec::new(), complete: true };
        let [partner, terms @ ..] = picked else { return one_of(others().map(country).collect()) };
        let Some(with) = others().find(|seat| self.seat_id(*seat) == *partner) else {
            return Next::default();
        };
        let objects = |kind: &str| -> Vec<Pick> {
            match kind {
                "war" => others().filter(|seat| *seat != with).map(country).collect(),
                _ => self.places(view, from, with, kind).into_iter().map(place).collect(),
            }
        };
        match terms {
            [] => {
                let possible =
                    KINDS.iter().filter(|(kind, _)| *kind == "alliance" || !objects(kind).is_empty());
                one_of(possible.map(|(kind, name)| Pick::token(*kind).called(Text::new(name))).collect())
            }
            ["alliance"] => done,
            [kind] if KINDS.iter().any(|(known, _)| known == kind) => one_of(objects(kind)),
            [kind, object] if objects(kind).iter().any(|pick| pick.token == *object) => done,
            _ => Next::default(),
        }
    }

    fn read_treaty(&self, text: &str) -> Result<Treaty, ParseError> {
        let unread = || Text::new("notation-no-treaty").with("text", quoted(text));
        let error = || ParseError::spelling(unread());
        let seat = |id: &str| self.all_seats().into_iter().find(|seat| self.seat_id(*seat) == id);
        let place = |id: &str| Territory::all().find(|at| at.id() == id);
        let words: Vec<&str> = text.split(' ').collect();
        let (with, terms) = match words[..] {
            [with, "alliance"] => (seat(with), Some(Terms::Alliance)),
            [with, "keep-out", at] => (seat(with), place(at).map(Terms::KeepOut)),
            [with, "leave", at] => (seat(with), place(at).map(Terms::Leave)),
            [with, "develop", at] => (seat(with), place(at).map(Terms::Develop)),
            [with, "war", on] => (seat(with), seat(on).map(Terms::War)),
            _ => (None, None),
        };
        Ok(Treaty { with: with.ok_or_else(error)?, terms: terms.ok_or_else(error)? })
    }

    fn partners(&self, treaty: &Treaty) -> Seats {
        Seats::one(treaty.with)
    }

    fn tell_treaty(&self, from: Seat, treaty: &Treaty) -> Text {
        let (id, at, on) = match treaty.terms {
            Terms::Alliance => ("africa-treaty-alliance", None, None),
            Terms::KeepOut(at) => ("africa-treaty-keep-out", Some(at), None),
            Terms::Leave(at) => ("africa-treaty-leave", Some(at), None),
            Terms::Develop(at) => ("africa-treaty-develop", Some(at), None),
            Terms::War(on) => ("africa-treaty-war", None, Some(on)),
        };
        let text = Text::new(id).with("from", from).with("with", treaty.with);
        let text = at.into_iter().fold(text, |text, at| text.with("at", at));
        on.into_iter().fold(text, |text, on| text.with("on", on))
    }

    fn judge<'a>(&self, from: Seat, treaty: &Treaty, since: impl Iterator<Item = &'a Event>) -> Option<Fate> {
        let mut sheets: [Option<Sheet>; crate::COUNTRIES] = [None; crate::COUNTRIES];
        for event in since {
            if let Event::SheetRead { seat, sheet } = event {
                sheets[seat.index()] = Some(*sheet);
            }
        }
        // all sheets of a turn are read together; one that was never written is empty (AF-25, AF-35)
        sheets.iter().any(Option::is_some).then(|| {
            let sheet = |seat: Seat| sheets[seat.index()].unwrap_or_default();
            let both = [from, treaty.with].into_iter();
            let breakers: Seats =
                both.filter(|&seat| treaty.is_broken_by(from, seat, &sheet(seat))).collect();
            if breakers.is_empty() { Fate::Kept } else { Fate::Broken(breakers) }
        })
    }
}

impl Treaty {
    /// Does the sheet of one of its parties break it?
    pub fn is_broken_by(&self, from: Seat, seat: Seat, sheet: &Sheet) -> bool {
        let enters =
            |at| sheet.ship() == Some(at) || sheet.orders().any(|(_, order)| order == Order::Explore(at));
        match self.terms {
            Terms::Alliance => sheet.war().contains(if seat == from { self.with } else { from }),
            Terms::KeepOut(at) => enters(at),
            Terms::Leave(at) => seat == from && (enters(at) || sheet.develops().contains(at)),
            Terms::Develop(at) => seat == self.with && !sheet.develops().contains(at),
            Terms::War(on) => !sheet.war().contains(on),
        }
    }

    /// Changes the sheet of one of its parties so that it keeps the treaty.
    pub fn honour(&self, from: Seat, seat: Seat, sheet: &mut Sheet) {
        if !self.is_broken_by(from, seat, sheet) {
            return;
        }
        let other = if seat == from { self.with } else { from };
        match self.terms {
            Terms::Alliance => sheet.set_war(sheet.war().without(other)),
            Terms::War(on) => sheet.set_war(sheet.war().with(on)),
            Terms::Develop(at) => sheet.set(at, Order::Develop),
            Terms::KeepOut(at) | Terms::Leave(at) => {
                if sheet.ship() == Some(at) {
                    sheet.set_ship(None);
                }
                let rows: Vec<Territory> = sheet.orders().map(|(row, _)| row).collect();
                for row in rows {
                    let develops_it = row == at && matches!(self.terms, Terms::Leave(_));
                    if develops_it || sheet.order(row) == Order::Explore(at) {
                        sheet.set(row, Order::Nothing);
                    }
                }
            }
        }
    }

    /// The country that it is directed against.
    pub fn enemy(&self) -> Option<Seat> {
        match self.terms {
            Terms::War(on) => Some(on),
            _ => None,
        }
    }
}

impl Africa {
    /// The id of a seat's country.
    pub fn seat_id(&self, seat: Seat) -> &'static str {
        crate::SEAT_IDS[self.countries[seat.index()]]
    }

    /// The territories that a treaty of this kind could be about: nobody promises what could not happen anyway.
    fn places(&self, view: &View, from: Seat, with: Seat, kind: &str) -> Territories {
        let continent = view.continent();
        let open = crate::territory::ALL - continent.colonies;
        let own = |seat: Seat| continent.presences[seat.index()];
        let reach = |seat: Seat| {
            let by_land = own(seat).into_iter().map(|row| self.targets(&continent, row));
            let all = by_land.fold(self.empty_coasts(&continent), |all, some| all | some) - own(seat);
            if own(seat).len() < PRESENCES { all } else { Territories::NONE }
        };
        let full = self.board.full(&continent.filled);
        match kind {
            "keep-out" => (reach(from) | reach(with)) & open,
            "leave" => reach(from) & open | own(from) & open,
            "develop" => own(with) & (open - full),
            _ => Territories::NONE,
        }
    }
}
