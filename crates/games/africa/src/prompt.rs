//! What can be picked next: a row for each own presence, the ship, a relation with each other country.

use crate::{Action, Africa, Continent, Order, Phase, Sheet, Territories, Territory, View};
use rules::{Next, Pick, Prompts, Seat, Slot, Text};
use serde::Serialize;

/// One line of the form.
#[derive(Clone, Copy)]
enum Line {
    Place,
    Ready,
    Row(Territory),
    Ship,
    Relation(Seat),
}

const READY: &str = "ready";
const DEVELOP: &str = "D";
const NOTHING: &str = "nothing";
const ALLIANCE: &str = "alliance";
const WAR: &str = "war";

/// Why an order may come to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// A colony needs no development (AF-67).
    Colony,
    /// All squares are filled (AF-39).
    Full,
    /// One's own country is there already (AF-41).
    AlreadyThere,
    /// No presence pawn is left (AF-49, AF-51).
    NoPawn,
    /// Not every expedition may find a pawn (AF-49).
    FewPawns,
}

/// A pick with a remark of why it may come to nothing.
fn vain(pick: Pick<Effect>, effect: Effect, hint: Text) -> Pick<Effect> {
    pick.hinting(hint).doing(effect)
}

impl Africa {
    /// The lines of the form that this seat has before it.
    fn form(&self, view: &View, seat: Seat) -> Vec<Line> {
        let continent = view.continent();
        match view.phase {
            Phase::Setup if self.next_to_place(&continent) == Some(seat) => vec![Line::Place],
            Phase::Diplomacy => vec![Line::Ready],
            Phase::Writing => {
                let rows = continent.presences[seat.index()].into_iter().map(Line::Row);
                let others = self.all_seats().without(seat).into_iter().map(Line::Relation);
                rows.chain([Line::Ship]).chain(others).collect()
            }
            Phase::Setup | Phase::Over => Vec::new(),
        }
    }

    fn options(&self, view: &View, seat: Seat, line: Line) -> Vec<Pick<Effect>> {
        let continent = view.continent();
        let places = |set: Territories| set.into_iter().map(place).collect();
        match line {
            Line::Place => places(self.starts(&continent)),
            Line::Ready => vec![Pick::token(READY).called(Text::new("africa-pick-ready"))],
            Line::Row(row) => {
                let mut options = vec![self.develop_pick(&continent, row)];
                let expedition = |target| self.expedition_pick(&continent, seat, target);
                options.extend(self.targets(&continent, row).into_iter().map(expedition));
                options.push(Pick::token(NOTHING).called(Text::new("africa-pick-nothing")));
                options
            }
            Line::Ship => {
                let pawns = continent.pawns_left(seat);
                let landing = |target| match pawns {
                    0 => vain(place(target), Effect::NoPawn, Text::new("africa-hint-no-pawn")),
                    _ => place(target),
                };
                self.empty_coasts(&continent).into_iter().map(landing).collect()
            }
            Line::Relation(_) => vec![
                Pick::token(ALLIANCE).called(Text::new("africa-pick-alliance")),
                Pick::token(WAR).called(Text::new("africa-pick-war")),
            ],
        }
    }

    /// Develop, with a remark where it can have no effect (RU-11).
    fn develop_pick(&self, continent: &Continent, row: Territory) -> Pick<Effect> {
        let pick = Pick::token(DEVELOP).called(Text::new("africa-pick-develop"));
        if continent.colonies.contains(row) {
            vain(pick, Effect::Colony, Text::new("africa-hint-colony"))
        } else if self.board.full(&continent.filled).contains(row) {
            vain(pick, Effect::Full, Text::new("africa-hint-full"))
        } else {
            pick
        }
    }

    /// A target, with a remark where one already is, or where the pawns may not suffice (AF-49).
    fn expedition_pick(&self, continent: &Continent, seat: Seat, target: Territory) -> Pick<Effect> {
        let own = continent.presences[seat.index()];
        let pawns = continent.pawns_left(seat);
        if own.contains(target) {
            vain(place(target), Effect::AlreadyThere, Text::new("africa-hint-already-there"))
        } else if pawns == 0 {
            vain(place(target), Effect::NoPawn, Text::new("africa-hint-no-pawn"))
        } else if pawns < own.len() {
            vain(place(target), Effect::FewPawns, Text::new("africa-hint-few-pawns").with("left", pawns))
        } else {
            place(target)
        }
    }
}

/// A territory as a pick.
fn place(at: Territory) -> Pick<Effect> {
    Pick::token(at.name()).called(Text::new("africa-pick-territory").with("at", at))
}

impl Prompts for Africa {
    type Effect = Effect;

    fn slots(&self, view: &View, seat: Seat) -> Vec<Slot> {
        let slot = |line: Line| {
            let (id, ask) = match line {
                Line::Place => ("place".to_owned(), Text::new("africa-ask-place")),
                Line::Ready => (READY.to_owned(), Text::new("africa-ask-ready")),
                Line::Row(row) => (row.name().to_owned(), Text::new("africa-ask-order").with("at", row)),
                Line::Ship if self.options(view, seat, line).is_empty() => {
                    ("ship".to_owned(), Text::new("africa-ask-ship-none"))
                }
                Line::Ship => ("ship".to_owned(), Text::new("africa-ask-ship")),
                Line::Relation(other) => (
                    view.countries[other.index()].id.to_owned(),
                    Text::new("africa-ask-relation").with("seat", other),
                ),
            };
            Slot { id, ask, optional: !matches!(line, Line::Place | Line::Ready) }
        };
        self.form(view, seat).into_iter().map(slot).collect()
    }

    fn next(&self, view: &View, seat: Seat, slot: usize, picked: &[String]) -> Next<Effect> {
        let Some(line) = self.form(view, seat).get(slot).copied() else {
            return Next::default();
        };
        let options = self.options(view, seat, line);
        match picked {
            [] => Next { options, complete: !matches!(line, Line::Place | Line::Ready) },
            [only] => Next { options: Vec::new(), complete: options.iter().any(|pick| pick.token == *only) },
            _ => Next::default(),
        }
    }

    fn assemble(&self, view: &View, seat: Seat, filled: &[Vec<String>]) -> Option<Action> {
        let form = self.form(view, seat);
        if form.is_empty() || filled.len() != form.len() {
            return None;
        }
        let mut sheet = Sheet::default();
        for (slot, (line, picked)) in form.into_iter().zip(filled).enumerate() {
            if !self.next(view, seat, slot, picked).complete {
                return None;
            }
            let token = picked.first().map(String::as_str);
            let named = || token.and_then(|name| Territory::all().find(|at| at.name() == name));
            match line {
                Line::Place => return named().map(Action::Place),
                Line::Ready => return Some(Action::Ready),
                Line::Row(row) => match (token, named()) {
                    (Some(DEVELOP), _) => sheet.set(row, Order::Develop),
                    (_, Some(target)) => sheet.set(row, Order::Explore(target)),
                    _ => {}
                },
                Line::Ship => sheet.set_ship(named()),
                Line::Relation(other) if token == Some(WAR) => sheet.set_war(sheet.war().with(other)),
                Line::Relation(_) => {}
            }
        }
        Some(Action::Sheet(sheet))
    }

    fn picks(&self, view: &View, seat: Seat, action: &Action) -> Vec<Vec<String>> {
        let sheet = match action {
            Action::Place(at) => return vec![vec![at.name().to_owned()]],
            Action::Ready => return vec![vec![READY.to_owned()]],
            Action::Sheet(sheet) => *sheet,
            Action::Absent => Sheet::default(),
        };
        let token = |line| match line {
            Line::Row(row) => match sheet.order(row) {
                Order::Nothing => None,
                Order::Develop => Some(DEVELOP),
                Order::Explore(target) => Some(target.name()),
            },
            Line::Ship => sheet.ship().map(Territory::name),
            Line::Relation(other) => sheet.war().contains(other).then_some(WAR),
            Line::Place | Line::Ready => None,
        };
        let picked = |line| token(line).map(str::to_owned).into_iter().collect();
        self.form(view, seat).into_iter().map(picked).collect()
    }
}
