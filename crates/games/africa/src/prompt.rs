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

/// What an order comes to, where that is not the usual thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// To what an empty line comes as well (AF-25, AF-35).
    Blank,
    /// To nothing.
    Vain(Vain),
}

/// Why an order comes to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Vain {
    /// A colony needs no development (AF-67).
    Colony,
    /// All squares are filled (AF-39).
    Full,
    /// One's own country is there already (AF-41).
    AlreadyThere,
    /// No presence pawn is left (AF-49, AF-51).
    NoPawn,
}

/// A pick that comes to nothing, with a remark.
fn vain(pick: Pick<Effect>, why: Vain) -> Pick<Effect> {
    let hint = match why {
        Vain::Colony => "africa-hint-colony",
        Vain::Full => "africa-hint-full",
        Vain::AlreadyThere => "africa-hint-already-there",
        Vain::NoPawn => "africa-hint-no-pawn",
    };
    pick.hinting(Text::new(hint)).doing(Effect::Vain(why))
}

/// A pick that writes what is meant anyway.
fn blank(token: &'static str, label: &'static str) -> Pick<Effect> {
    Pick::last(token).called(Text::new(label)).doing(Effect::Blank)
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
            Line::Ready => vec![Pick::last(READY).called(Text::new("africa-pick-ready"))],
            Line::Row(row) => {
                let mut options = vec![self.develop_pick(&continent, row)];
                let expedition = |target| self.expedition_pick(&continent, seat, target);
                options.extend(self.targets(&continent, row).into_iter().map(expedition));
                options.push(blank(NOTHING, "africa-pick-nothing"));
                options
            }
            Line::Ship => {
                let pawns = continent.pawns_left(seat);
                let landing = |target| match pawns {
                    0 => vain(place(target), Vain::NoPawn),
                    _ => place(target),
                };
                self.empty_coasts(&continent).into_iter().map(landing).collect()
            }
            Line::Relation(_) => vec![
                blank(ALLIANCE, "africa-pick-alliance"),
                Pick::last(WAR).called(Text::new("africa-pick-war")),
            ],
        }
    }

    /// Develop, with a remark where it can have no effect (RU-11).
    fn develop_pick(&self, continent: &Continent, row: Territory) -> Pick<Effect> {
        let pick = Pick::last(DEVELOP).called(Text::new("africa-pick-develop"));
        if continent.colonies.contains(row) {
            vain(pick, Vain::Colony)
        } else if self.board.full(&continent.filled).contains(row) {
            vain(pick, Vain::Full)
        } else {
            pick
        }
    }

    /// A target, with a remark where one already is, or where the pawns may not suffice (AF-49).
    fn expedition_pick(&self, continent: &Continent, seat: Seat, target: Territory) -> Pick<Effect> {
        let own = continent.presences[seat.index()];
        let pawns = continent.pawns_left(seat);
        if own.contains(target) {
            vain(place(target), Vain::AlreadyThere)
        } else if pawns == 0 {
            vain(place(target), Vain::NoPawn)
        } else if pawns < own.len() {
            let order = if self.edition.stock_by_destination {
                "africa-hint-few-pawns-destination"
            } else {
                "africa-hint-few-pawns"
            };
            place(target).hinting(Text::new(order).with("left", pawns))
        } else {
            place(target)
        }
    }
}

/// A territory as a pick.
fn place(at: Territory) -> Pick<Effect> {
    Pick::last(at.name()).called(Text::new(at.message()))
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
        let named = |name: &str| Territory::all().find(|at| at.name() == name);
        for (line, picked) in form.into_iter().zip(filled) {
            let token = match &picked[..] {
                [] => None,
                [only] => Some(only.as_str()),
                _ => return None,
            };
            match (line, token) {
                (Line::Place, _) => return named(token?).map(Action::Place),
                (Line::Ready, _) => return (token? == READY).then_some(Action::Ready),
                (Line::Row(_), None | Some(NOTHING)) => {}
                (Line::Row(row), Some(DEVELOP)) => sheet.set(row, Order::Develop),
                (Line::Row(row), Some(name)) => sheet.set(row, Order::Explore(named(name)?)),
                (Line::Ship, None) => {}
                (Line::Ship, Some(name)) => sheet.set_ship(Some(named(name)?)),
                (Line::Relation(_), None | Some(ALLIANCE)) => {}
                (Line::Relation(other), Some(WAR)) => sheet.set_war(sheet.war().with(other)),
                (Line::Relation(_), Some(_)) => return None,
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
