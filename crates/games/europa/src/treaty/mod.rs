//! Treaty cards: what players can promise each other. Promises bind nobody (EU-63, step 3); the referee only says
//! afterwards who kept them.

mod coalition;
mod judge;
mod menu;

use crate::board::Id;
use crate::view::country;
use crate::{Action, Europa, Phase, State, View, share};
use rules::{Arg, Clause, Deed, Draft, Game, Line, Nature, Next, Seat, Seats, Status, Term, Text, Treaties};

/// A treaty of this game.
pub type Treaty = rules::Treaty<Duty>;

/// What a player can promise, or what can be a condition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Duty {
    /// Refuses any coalition with this player there.
    Bar(Id, Seat),
    /// Sends no pawn there.
    StayOut(Id),
    /// Says yes to this player's coalitions there.
    Yes(Id, Seat),
    /// The doers win the country together.
    Coalition(Id),
    /// Has at least so many pawns there when the elections begin.
    Place(Id, u8),
    /// Gives at least so many pawns for peace.
    Peace(u8),
    /// Stops this war first, where the dove leaves it the choice.
    Stop(Id),
    /// The country is in the Union.
    Joined(Id),
}

use Duty::{Bar, Coalition, Joined, Peace, Place, StayOut, Stop, Yes};

impl Treaties for Europa {
    type Duty = Duty;

    fn nature(&self, duty: &Duty) -> Nature {
        match duty {
            Bar(..) | StayOut(_) | Yes(..) => Nature::Lasting,
            Coalition(_) | Place(..) | Peace(_) | Stop(_) => Nature::Single,
            Joined(_) => Nature::Fact,
        }
    }

    fn is_joint(&self, duty: &Duty) -> bool {
        matches!(duty, Coalition(_))
    }

    fn read_duty(&self, words: &[&str]) -> Option<(Duty, usize)> {
        let place = || self.named(words.get(1)?);
        let seat = || self.seat_of(words.get(2)?);
        let number = |at: usize| {
            let word = words.get(at)?;
            word.parse::<u8>().ok().filter(|n| *n > 0 && n.to_string() == *word)
        };
        Some(match *words.first()? {
            "bar" => (Bar(place()?, seat()?), 3),
            "stay-out" => (StayOut(place()?), 2),
            "yes" => (Yes(place()?, seat()?), 3),
            "coalition" => (Coalition(place()?), 2),
            "place" => (Place(place()?, number(2)?), 3),
            "peace" => (Peace(number(1)?), 2),
            "stop" => (Stop(place()?), 2),
            "joined" => (Joined(place()?), 2),
            _ => return None,
        })
    }

    fn write_duty(&self, duty: &Duty) -> String {
        let name = |id: Id| &self.board.countries[id as usize].id;
        match *duty {
            Bar(at, seat) => format!("bar {} {}", name(at), self.id_of(seat)),
            StayOut(at) => format!("stay-out {}", name(at)),
            Yes(at, seat) => format!("yes {} {}", name(at), self.id_of(seat)),
            Coalition(at) => format!("coalition {}", name(at)),
            Place(at, n) => format!("place {} {n}", name(at)),
            Peace(n) => format!("peace {n}"),
            Stop(at) => format!("stop {}", name(at)),
            Joined(at) => format!("joined {}", name(at)),
        }
    }

    fn next_duty(&self, view: &View, draft: &Draft, picked: &[&str]) -> Next {
        menu::next(self, &view.public, draft, picked)
    }

    fn say_duty(&self, deed: &Deed<Duty>) -> Text {
        let doers = || Arg::List(deed.doers.into_iter().map(Arg::Seat).collect());
        let text = |id, at| Text::new(id).with("doers", doers()).with("country", country(self, at));
        match deed.duty {
            Bar(at, seat) => text("europa-treaty-bar", at).with("seat", seat),
            StayOut(at) => text("europa-treaty-stay-out", at),
            Yes(at, seat) => text("europa-treaty-yes", at).with("seat", seat),
            Coalition(at) => {
                let points = self.board.countries[at as usize].points;
                text("europa-treaty-coalition", at).with("share", share(points, deed.doers.len()))
            }
            Place(at, pawns) => text("europa-treaty-place", at).with("pawns", pawns),
            Peace(pawns) => Text::new("europa-treaty-peace").with("doers", doers()).with("pawns", pawns),
            Stop(at) => text("europa-treaty-stop", at),
            Joined(at) => Text::new("europa-treaty-joined").with("country", country(self, at)),
        }
    }

    fn read_turn(&self, words: &[&str]) -> Option<(u16, usize)> {
        let ["turn", number, ..] = words else { return None };
        let turn = number.parse::<u16>().ok().filter(|n| (1..=4).contains(n) && n.to_string() == *number)?;
        Some((turn, 2))
    }

    fn write_turn(&self, turn: u16) -> String {
        format!("turn {turn}")
    }

    fn say_turn(&self, turn: u16) -> Text {
        Text::new("europa-treaty-turn").with("turn", turn)
    }

    fn say_term(&self, turn: u16, once: bool) -> Text {
        let id = if once { "europa-treaty-by" } else { "europa-treaty-until" };
        Text::new(id).with("turn", turn)
    }

    fn turn_of(&self, state: &State) -> u16 {
        u16::from(state.turn)
    }

    fn turn_in(&self, view: &View) -> u16 {
        u16::from(view.public.turn)
    }

    fn last_turn(&self) -> u16 {
        4
    }

    /// `green coalition france [red]`, `green place france 2`, `green peace 3 2`, `green votes france italie`.
    fn read_short(&self, from: Seat, words: &[&str]) -> Option<Treaty> {
        let (with, terms) = words.split_first()?;
        let other = self.seat_of(with)?;
        let number = |text: &str| text.parse().ok();
        let promise = |doers: Seats, duty| Clause { deed: Deed { doers, duty }, when: None };
        let (own, its) = (Seats::one(from), Seats::one(other));
        let mut partners = its;
        let clauses = match *terms {
            ["coalition", at] => vec![promise(own | its, Coalition(self.named(at)?))],
            ["coalition", at, third] => {
                partners.insert(self.seat_of(third)?);
                vec![promise(own | partners, Coalition(self.named(at)?))]
            }
            ["place", at, n] => vec![promise(own, Place(self.named(at)?, number(n)?))],
            ["peace", n, m] => vec![promise(own, Peace(number(n)?)), promise(its, Peace(number(m)?))],
            ["votes", here, there] => {
                let (here, there) = (self.named(here)?, self.named(there)?);
                vec![promise(own, Yes(here, other)), promise(its, Yes(there, from))]
            }
            _ => return None,
        };
        Some(Treaty { from, with: partners, clauses, term: Term::Turn })
    }

    fn next_short(&self, view: &View, from: Seat, picked: &[&str]) -> Next {
        menu::next_short(self, &view.public, from, picked)
    }

    fn status(&self, deed: &Deed<Duty>, doer: Seat, line: &Line<'_, Europa>) -> Status {
        match deed.duty {
            Coalition(at) => coalition::status(self, at, deed.doers, doer, line),
            duty => judge::status(self, duty, doer, line),
        }
    }

    fn contradict(&self, _: Seat, one: &Deed<Duty>, other: &Deed<Duty>) -> bool {
        let clash = |a: &Deed<Duty>, b: &Deed<Duty>| match (a.duty, b.duty) {
            (Coalition(here), Coalition(there)) => here == there && a.doers != b.doers,
            (Coalition(here), Bar(there, seat)) => here == there && a.doers.contains(seat),
            (Yes(here, with), Bar(there, seat)) => here == there && with == seat,
            (Place(here, _), StayOut(there)) => here == there,
            _ => false,
        };
        clash(one, other) || clash(other, one)
    }

    fn is_against(&self, state: &State, doer: Seat, deed: &Deed<Duty>, answer: &Action) -> bool {
        let here = |at: Id| state.cards > 0 && state.country() == at;
        match (state.phase, deed.duty, *answer) {
            (Phase::Commit, Peace(due), Action::Commit(given)) => given < due,
            (Phase::Place { .. }, StayOut(at), Action::Place(pawns)) => pawns.0[at as usize] > 0,
            (Phase::Allocate { .. }, Stop(at), Action::Stop(other) | Action::Calm(other)) => {
                other != at && state.wars.contains(at)
            }
            (Phase::Vote { coalition, .. }, Coalition(at), Action::Answer(yes)) if here(at) => {
                yes != (coalition == deed.doers)
            }
            (Phase::Vote { coalition, .. }, Bar(at, seat), Action::Answer(true)) => {
                here(at) && coalition.contains(seat) && seat != doer
            }
            (Phase::Vote { next, .. }, Yes(at, seat), Action::Answer(false)) => {
                here(at) && self.voter(state, next) == seat
            }
            (Phase::Propose { .. }, Coalition(at), Action::Propose(named)) => here(at) && named != deed.doers,
            (Phase::Propose { .. }, Bar(at, seat), Action::Propose(named)) => {
                here(at) && named.contains(seat)
            }
            _ => false,
        }
    }
}

impl Europa {
    fn id_of(&self, seat: Seat) -> &'static str {
        self.seat_ids()[seat.index()]
    }

    fn seat_of(&self, id: &str) -> Option<Seat> {
        self.seat_ids().iter().position(|known| *known == id).map(|at| Seat(at as u8))
    }

    /// The country of exactly this name.
    fn named(&self, name: &str) -> Option<Id> {
        self.board.find(name).filter(|id| self.board.countries[*id as usize].id == name)
    }
}
