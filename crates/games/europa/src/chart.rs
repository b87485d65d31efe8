//! The board as pages draw it. What land looks like is theirs; what is printed on it comes from here.

use crate::Board;
use crate::board::Id;
use crate::resolve::{POINTS, TENSIONS};
use serde::Serialize;

/// What is printed on the board.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Chart {
    /// In board order: everything else names countries by their place here.
    countries: Vec<CountryChart>,
    /// Land borders, each pair once.
    borders: Vec<(Id, Id)>,
    /// Dotted links, each pair once.
    dotted: Vec<(Id, Id)>,
    /// The risks of war: a sum of two ten-sided dice, the country that it names, and in how many of a hundred throws.
    dice: Vec<(u8, Id, u8)>,
    /// The years of each turn.
    years: [String; 4],
    /// What Tensions count on the ladder of conflict (EU-35).
    tensions: u8,
    /// Beside the dove: what the first, the second and the third gain or lose (EU-38, EU-41).
    peace: [u8; 3],
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
struct CountryChart {
    id: String,
    /// Its name on the map.
    name: String,
    /// White number (EU-80).
    points: u16,
    /// Black number (EU-80).
    black: u8,
    /// What a war there counts on the ladder of conflict, and takes to be stopped (EU-35, EU-45).
    war: u8,
    /// From west to east and from north to south, 0 to 100 each.
    pos: [u8; 2],
}

impl Board {
    pub(crate) fn chart(&self) -> Chart {
        let country = |country: &crate::board::Country| CountryChart {
            id: country.id.clone(),
            name: country.local.clone(),
            points: country.points,
            black: country.black,
            war: country.war(),
            pos: country.pos,
        };
        let borders = (0..).zip(&self.land).flat_map(|(a, &near)| near.into_iter().map(move |b| (a, b)));
        let dice = (2..=20u8).map(|sum| (sum, self.named_by[usize::from(sum)], 10 - sum.abs_diff(11)));
        Chart {
            countries: self.countries.iter().map(country).collect(),
            borders: borders.filter(|(a, b)| a < b).collect(),
            dotted: self.dotted.clone(),
            dice: dice.collect(),
            years: self.years.clone(),
            tensions: TENSIONS,
            peace: POINTS,
        }
    }
}
