//! What a seat can commit to. A whole order sheet is one action.

use crate::{TERRITORIES, Territories, Territory};
use rules::Seats;
use serde::ser::{Serialize, SerializeStruct, Serializer};

/// One seat's answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// The first presence, in the free set-up (AF-09).
    Place(Territory),
    /// Nothing more to talk about this turn (AF-18).
    Ready,
    /// The column of this turn on the order sheet (AF-19).
    Sheet(Sheet),
    /// The player has left: an empty sheet, and the country cannot win until a sheet is written for it
    /// again (RU-20). Given by the table for a player who is gone, not chosen at random by anybody.
    Absent,
}

/// What one presence is told to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// AF-23, and what a row without an order means (AF-25).
    Nothing,
    /// AF-21.
    Develop,
    /// AF-22.
    Explore(Territory),
}

/// One column of an order sheet: an order per row, the ship, the relations.
///
/// A row holds at most one order (AF-24), the ship row at most one territory (AF-28), and each country is
/// at war or not (AF-35: what is not written is an alliance): anything else cannot be expressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    develop: Territories,
    explore: [Option<Territory>; TERRITORIES],
    ship: Option<Territory>,
    war: Seats,
}

impl Sheet {
    /// The order in the row of a territory.
    #[inline(always)]
    pub fn order(&self, row: Territory) -> Order {
        match self.explore[row.index()] {
            Some(target) => Order::Explore(target),
            None if self.develop.contains(row) => Order::Develop,
            None => Order::Nothing,
        }
    }

    /// Writes an order into a row, over what stood there.
    #[inline(always)]
    pub fn set(&mut self, row: Territory, order: Order) {
        self.develop.remove(row);
        self.explore[row.index()] = None;
        match order {
            Order::Nothing => {}
            Order::Develop => self.develop.insert(row),
            Order::Explore(target) => self.explore[row.index()] = Some(target),
        }
    }

    /// The rows that hold an order, from top to bottom.
    pub fn orders(&self) -> impl Iterator<Item = (Territory, Order)> + '_ {
        Territory::all().map(|row| (row, self.order(row))).filter(|(_, order)| *order != Order::Nothing)
    }

    /// The rows that say "develop".
    #[inline(always)]
    pub fn develops(&self) -> Territories {
        self.develop
    }

    /// The territory in the ship row.
    #[inline(always)]
    pub fn ship(&self) -> Option<Territory> {
        self.ship
    }

    /// Fills or clears the ship row.
    #[inline(always)]
    pub fn set_ship(&mut self, target: Option<Territory>) {
        self.ship = target;
    }

    /// The countries this sheet declares war on; all others are allies.
    #[inline(always)]
    pub fn war(&self) -> Seats {
        self.war
    }

    /// Declares war on exactly these.
    #[inline(always)]
    pub fn set_war(&mut self, war: Seats) {
        self.war = war;
    }
}

/// A sheet as it is written on the wire.
#[cfg(feature = "types")]
#[derive(ts_rs::TS, utoipa::ToSchema)]
#[ts(rename = "Sheet")]
#[schema(as = Sheet)]
#[allow(dead_code, reason = "described, never made")]
pub(crate) struct WrittenSheet {
    /// A sign a row, in the order of the sheet, the ship's last: `.` nothing, `+` develop, or the territory to explore
    /// (to land on), the first being `A`, the 27th `a`. Nothing follows the last order.
    rows: String,
    /// The countries it declares war on.
    war: Seats,
}

/// The sign of a territory on the wire.
fn sign(at: Territory) -> char {
    let index = at.index() as u8;
    char::from(if index < 26 { b'A' + index } else { b'a' + index - 26 })
}

/// On the wire: `{"rows":"..+......b..........................U","war":4}`. A view shows every sheet of every turn: with the
/// names of the territories they would be most of what a page is sent.
impl Serialize for Sheet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let row = |row: Territory| match self.order(row) {
            Order::Nothing => '.',
            Order::Develop => '+',
            Order::Explore(target) => sign(target),
        };
        let rows: String = Territory::all().map(row).chain([self.ship.map_or('.', sign)]).collect();
        let mut wire = serializer.serialize_struct("Sheet", 2)?;
        wire.serialize_field("rows", rows.trim_end_matches('.'))?;
        wire.serialize_field("war", &self.war)?;
        wire.end()
    }
}
