//! The board as pages draw it.

use crate::board::Kind;
use crate::{Board, Nation};
use serde::Serialize;

/// The smallest flags, which stand at a corner of a neighbour.
const CORNERS: [[f32; 2]; 4] = [[-0.45, -0.45], [0.45, -0.45], [-0.45, 0.5], [0.45, 0.5]];

/// A board for pages. Nations are places in `nations`.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Chart<'a> {
    grid: [u8; 2],
    stock: [f32; 2],
    note: &'a [String; 2],
    areas: Vec<AreaChart<'a>>,
    nations: Vec<NationChart<'a>>,
    lines: Vec<LineChart>,
    clauses: Clauses,
}

/// The clauses behind what a page says of a turn.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
struct Clauses {
    /// Which cards can begin.
    begin: &'static str,
    /// How often one may refuse.
    refusals: &'static str,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
struct AreaChart<'a> {
    id: &'a str,
    names: &'a [String; 2],
    border: &'a str,
    letter: char,
    /// What its last card is paid.
    bonus: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
struct NationChart<'a> {
    id: &'a str,
    names: &'a [String; 2],
    area: usize,
    value: i32,
    island: bool,
    at: [f32; 2],
    /// Where its capital is, in degrees east and north, if the board says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    capital: Option<[f32; 2]>,
    /// Stands beside a neighbour, drawn smaller.
    small: bool,
    /// Its flag on a field of 60 by 40, as SVG, where it is not that of the box.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    flag: Option<&'a str>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
struct LineChart {
    ends: [u8; 2],
    kind: Kind,
    stub: bool,
}

impl Board {
    /// The board for pages.
    pub fn chart(&self) -> Chart<'_> {
        let places = self.places();
        let nations = (0..self.nations.len()).map(|index| Nation(index as u8));
        Chart {
            grid: self.grid,
            stock: self.stock_place,
            note: &self.note,
            areas: self
                .areas
                .iter()
                .map(|area| AreaChart {
                    id: &area.id,
                    names: &area.names,
                    border: &area.border,
                    letter: area.letter,
                    bonus: if area.bonus { self.numbers.bonus_area_last_card } else { 0 },
                })
                .collect(),
            nations: nations
                .map(|nation| NationChart {
                    id: self.id(nation),
                    names: &self.nations[nation.index()].names,
                    area: self.area_of(nation),
                    value: self.value(nation),
                    island: self.islands.contains(nation),
                    at: places[nation.index()],
                    capital: self.nations[nation.index()].capital,
                    small: self.nations[nation.index()].place.is_none(),
                    flag: self.own_flags.get(self.id(nation)).map(String::as_str),
                })
                .collect(),
            lines: self
                .lines
                .iter()
                .map(|line| LineChart { ends: line.ends.map(|end| end.0), kind: line.kind, stub: line.stub })
                .collect(),
            clauses: Clauses { begin: "CM-15", refusals: "CM-44" },
        }
    }

    /// Where every flag stands, in grid steps. A small state stands at a corner of its first neighbour on the
    /// grid, where it is out of the way of the others.
    pub(crate) fn places(&self) -> Vec<[f32; 2]> {
        let grid_of = |nation: Nation| self.nations[nation.index()].place.map(|grid| grid.map(f32::from));
        let mut guests: Vec<[f32; 2]> = Vec::new();
        let mut places = Vec::new();
        for nation in (0..self.nations.len()).map(|index| Nation(index as u8)) {
            places.push(grid_of(nation).unwrap_or_else(|| {
                let host = self.joined(nation).into_iter().find_map(grid_of).unwrap_or(self.stock_place);
                let corner = CORNERS.map(|corner| [host[0] + corner[0], host[1] + corner[1]]);
                let free = |at: &&[f32; 2]| {
                    guests.iter().all(|other| (at[0] - other[0]).abs() + (at[1] - other[1]).abs() > 0.6)
                };
                let chosen = *corner.iter().find(free).unwrap_or(&corner[0]);
                guests.push(chosen);
                chosen
            }));
        }
        places
    }
}
