//! Treaty cards: what countries can promise each other about their sheets. Judged when sheets are read; nothing else
//! happens to who breaks one.

mod judge;
mod menu;

use crate::{Africa, Order, Sheet, State, Territory, View, YEARS};
use rules::{Arg, Clause, Deed, Draft, Line, Nature, Next, Seat, Seats, Status, Term, Text, Treaties};

/// A treaty of this game.
pub type Treaty = rules::Treaty<Duty>;

/// What a country can promise, or what can be a condition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Duty {
    /// Declares alliance to this country; without one, every doer to every other.
    Ally(Option<Seat>),
    /// Declares war on it.
    War(Seat),
    /// Sends neither expedition nor ship there.
    KeepOut(Territory),
    /// Does not develop it.
    Halt(Territory),
    /// Neither enters nor develops it.
    Leave(Territory),
    /// Develops it.
    Develop(Territory),
    /// Sends an expedition or a ship there.
    Enter(Territory),
    /// Sends a ship there.
    Land(Territory),
    /// It is a colony.
    Colony(Territory),
    /// Its squares are filled.
    Full(Territory),
}

use Duty::{Ally, Colony, Develop, Enter, Full, Halt, KeepOut, Land, Leave, War};

impl Duty {
    /// The territory that it is about.
    pub fn place(self) -> Option<Territory> {
        match self {
            Ally(_) | War(_) => None,
            KeepOut(at) | Halt(at) | Leave(at) | Develop(at) | Enter(at) | Land(at) | Colony(at)
            | Full(at) => Some(at),
        }
    }
}

/// Does this sheet send anybody there?
fn enters(sheet: &Sheet, at: Territory) -> bool {
    sheet.ship() == Some(at) || sheet.orders().any(|(_, order)| order == Order::Explore(at))
}

/// Does a doer's sheet do as promised? What was ordered counts, not what came of it.
pub fn is_kept_by(deed: &Deed<Duty>, doer: Seat, sheet: &Sheet) -> bool {
    match deed.duty {
        Ally(Some(with)) => !sheet.war().contains(with),
        Ally(None) => !sheet.war().meets(deed.doers.without(doer)),
        War(on) => sheet.war().contains(on),
        KeepOut(at) => !enters(sheet, at),
        Halt(at) => !sheet.develops().contains(at),
        Leave(at) => !enters(sheet, at) && !sheet.develops().contains(at),
        Develop(at) => sheet.develops().contains(at),
        Enter(at) => enters(sheet, at),
        Land(at) => sheet.ship() == Some(at),
        Colony(_) | Full(_) => true,
    }
}

/// Changes a doer's sheet so that it does as promised, where that is only ink.
pub fn honour(deed: &Deed<Duty>, doer: Seat, sheet: &mut Sheet) {
    if is_kept_by(deed, doer, sheet) {
        return;
    }
    match deed.duty {
        Ally(Some(with)) => sheet.set_war(sheet.war().without(with)),
        Ally(None) => sheet.set_war(sheet.war() - deed.doers),
        War(on) => sheet.set_war(sheet.war().with(on)),
        Develop(at) => sheet.set(at, Order::Develop),
        Land(at) => sheet.set_ship(Some(at)),
        KeepOut(at) | Leave(at) | Halt(at) => {
            if sheet.ship() == Some(at) && !matches!(deed.duty, Halt(_)) {
                sheet.set_ship(None);
            }
            let rows: Vec<Territory> = sheet.orders().map(|(row, _)| row).collect();
            for row in rows {
                let develops = row == at && !matches!(deed.duty, KeepOut(_));
                let explores = sheet.order(row) == Order::Explore(at) && !matches!(deed.duty, Halt(_));
                if explores || develops && sheet.order(row) == Order::Develop {
                    sheet.set(row, Order::Nothing);
                }
            }
        }
        Enter(_) | Colony(_) | Full(_) => {} // by which way is the doer's to find
    }
}

impl Treaties for Africa {
    type Duty = Duty;

    fn nature(&self, duty: &Duty) -> Nature {
        match duty {
            Ally(_) | War(_) | KeepOut(_) | Halt(_) | Leave(_) => Nature::Lasting,
            Develop(_) | Enter(_) | Land(_) => Nature::Single,
            Colony(_) | Full(_) => Nature::Fact,
        }
    }

    fn is_joint(&self, duty: &Duty) -> bool {
        matches!(duty, Ally(None))
    }

    fn read_duty(&self, words: &[&str]) -> Option<(Duty, usize)> {
        let seat = |id: &str| self.all_seats().into_iter().find(|seat| self.seat_id(*seat) == id);
        let place = |id: &str| Territory::all().find(|at| at.id() == id);
        let at = |of: fn(Territory) -> Duty| Some((of(place(words.get(1)?)?), 2));
        match *words.first()? {
            "ally" => Some(match words.get(1).and_then(|id| seat(id)) {
                Some(with) => (Ally(Some(with)), 2),
                None => (Ally(None), 1),
            }),
            "war" => Some((War(seat(words.get(1)?)?), 2)),
            "keep-out" => at(KeepOut),
            "halt" => at(Halt),
            "leave" => at(Leave),
            "develop" => at(Develop),
            "enter" => at(Enter),
            "land" => at(Land),
            "colony" => at(Colony),
            "full" => at(Full),
            _ => None,
        }
    }

    fn write_duty(&self, duty: &Duty) -> String {
        match *duty {
            Ally(None) => "ally".to_owned(),
            Ally(Some(with)) => format!("ally {}", self.seat_id(with)),
            War(on) => format!("war {}", self.seat_id(on)),
            KeepOut(at) => format!("keep-out {}", at.id()),
            Halt(at) => format!("halt {}", at.id()),
            Leave(at) => format!("leave {}", at.id()),
            Develop(at) => format!("develop {}", at.id()),
            Enter(at) => format!("enter {}", at.id()),
            Land(at) => format!("land {}", at.id()),
            Colony(at) => format!("colony {}", at.id()),
            Full(at) => format!("full {}", at.id()),
        }
    }

    fn next_duty(&self, view: &View, draft: &Draft, picked: &[&str]) -> Next {
        menu::next(self, view, draft, picked)
    }

    fn say_duty(&self, deed: &Deed<Duty>) -> Text {
        let (id, at, on) = match deed.duty {
            Ally(None) => ("africa-treaty-ally-all", None, None),
            Ally(with) => ("africa-treaty-ally", None, with),
            War(on) => ("africa-treaty-war", None, Some(on)),
            KeepOut(at) => ("africa-treaty-keep-out", Some(at), None),
            Halt(at) => ("africa-treaty-halt", Some(at), None),
            Leave(at) => ("africa-treaty-leave", Some(at), None),
            Develop(at) => ("africa-treaty-develop", Some(at), None),
            Enter(at) => ("africa-treaty-enter", Some(at), None),
            Land(at) => ("africa-treaty-land", Some(at), None),
            Colony(at) => ("africa-treaty-colony", Some(at), None),
            Full(at) => ("africa-treaty-full", Some(at), None),
        };
        let mut text = Text::new(id);
        if !deed.doers.is_empty() {
            text = text.with("doers", Arg::List(deed.doers.into_iter().map(Arg::Seat).collect()));
        }
        let text = at.into_iter().fold(text, |text, at| text.with("at", at));
        on.into_iter().fold(text, |text, on| text.with("on", on))
    }

    fn read_turn(&self, words: &[&str]) -> Option<(u16, usize)> {
        let year: u16 = words.first()?.parse().ok()?;
        let turn = YEARS.iter().position(|known| *known == year)?;
        Some((turn as u16, 1))
    }

    fn write_turn(&self, turn: u16) -> String {
        YEARS[usize::from(turn).min(YEARS.len() - 1)].to_string()
    }

    fn say_turn(&self, turn: u16) -> Text {
        Text::new("africa-treaty-year").with("year", self.write_turn(turn))
    }

    fn say_term(&self, turn: u16, once: bool) -> Text {
        let id = if once { "africa-treaty-by" } else { "africa-treaty-until" };
        Text::new(id).with("year", self.write_turn(turn))
    }

    fn turn_of(&self, state: &State) -> u16 {
        u16::from(state.turn)
    }

    fn turn_in(&self, view: &View) -> u16 {
        view.turn_index() as u16
    }

    fn last_turn(&self) -> u16 {
        YEARS.len() as u16 - 1
    }

    /// `de alliance`, `de keep-out sahara`, `de leave sahara`, `de develop dahomey`, `de war gb`.
    fn read_short(&self, from: Seat, words: &[&str]) -> Option<Treaty> {
        let (with, duty) = words.split_first()?;
        let with = self.all_seats().into_iter().find(|seat| self.seat_id(*seat) == *with)?;
        let both = Seats::one(from).with(with);
        let (doers, duty) = match *duty {
            ["alliance"] => (both, Ally(None)),
            [kind @ ("keep-out" | "leave" | "develop" | "war"), object] => {
                let (duty, _) = self.read_duty(&[kind, object])?;
                let doers = match duty {
                    Leave(_) => Seats::one(from),
                    Develop(_) => Seats::one(with),
                    _ => both,
                };
                (doers, duty)
            }
            _ => return None,
        };
        let clauses = vec![Clause { deed: Deed { doers, duty }, when: None }];
        Some(Treaty { from, with: Seats::one(with), clauses, term: Term::Turn })
    }

    fn next_short(&self, view: &View, from: Seat, picked: &[&str]) -> Next {
        menu::next_short(self, view, from, picked)
    }

    fn status(&self, deed: &Deed<Duty>, doer: Seat, line: &Line<'_, Africa>) -> Status {
        judge::status(self, deed, doer, line)
    }

    fn contradict(&self, seat: Seat, one: &Deed<Duty>, other: &Deed<Duty>) -> bool {
        let allies = |deed: &Deed<Duty>| match deed.duty {
            Ally(Some(with)) => Seats::one(with),
            Ally(None) => deed.doers.without(seat),
            _ => Seats::NONE,
        };
        let clash = |a: &Deed<Duty>, b: &Deed<Duty>| match (a.duty, b.duty) {
            (War(on), Ally(_)) => allies(b).contains(on),
            (Develop(at), Halt(no) | Leave(no)) | (Enter(at) | Land(at), KeepOut(no) | Leave(no)) => at == no,
            (Land(here), Land(there)) => here != there,
            _ => false,
        };
        clash(one, other) || clash(other, one)
    }

    /// Sheets are written when nothing more is agreed.
    fn is_against(&self, _: &State, doer: Seat, deed: &Deed<Duty>, answer: &crate::Action) -> bool {
        matches!(answer, crate::Action::Sheet(sheet) if !is_kept_by(deed, doer, sheet))
    }
}

impl Africa {
    /// The id of a seat's country.
    pub fn seat_id(&self, seat: Seat) -> &'static str {
        crate::SEAT_IDS[self.countries[seat.index()]]
    }
}
